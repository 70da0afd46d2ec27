# The table of Kraken

ui-table-guide-sentinel = Carry the token to a marked place, or click there.
ui-table-guide-sentinel-then = Now choose what the Sentinel reserves.
ui-table-guide-recover = Choose an Ally of the discard: it goes to your hand.
ui-table-pay-pearls = Pearls only
ui-table-pay-coins = With { $count } Nebulis
ui-table-offer-wild = { $have ->
    [0] You hold no kraken.
    [1] You hold one kraken.
   *[other] You hold { $have } krakens.
}
