# Kraken: Nebulis, the figure, Sentinels, Treasures.

### Why a move is not possible
refusal-nebulis-beyond-price = The price is { $price }: it takes no more Nebulis than that.
refusal-nebulis-missing = That would take { $need } Nebulis; you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-nebulis-limit = Only { $most } Nebulis can be part of one payment.
refusal-pearls-missing = That would take { $need ->
    [1] 1 Pearl
   *[other] { $need } Pearls
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-pearls-remain = A Nebulis comes after all your Pearls: { $pearls ->
    [1] 1 Pearl
   *[other] { $pearls } Pearls
} would be left.
refusal-figure-most = The Kraken can only go to one of the opponents who have just reached the most Nebulis.
refusal-reserved = A Sentinel { $seat_of } reserves this.
refusal-sentinel-placed = This Sentinel reserves something already: it returns when that is taken.
refusal-sentinel-rests = This Sentinel has just returned: it can be used from your next turn on.
refusal-sentinel-area = There is a Sentinel in this area already, and only one has room.
refusal-other-race = The Ally discarded must be { $race_one }.
refusal-lord-not-used = { $lord_cap } is not under a Location.
