# Why a move is not possible: one sentence with numbers.

refusal-not-now = That is not possible now.
refusal-plot-pearl = Plotting costs { $need ->
    [1] 1 Pearl
   *[other] { $need } Pearls
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-court-full = Every space of the Court is taken.
refusal-lord-deck-empty = The Lord deck is empty.
refusal-nothing-to-reveal = There is no Exploration card left to reveal.
refusal-race-missing = { $lord_cap } must be paid with at least one { $race }.
refusal-races-missing = { $lord_cap } needs { $need ->
    [1] 1 Race
   *[other] { $need } different Races
}; { $have ->
    [0] there is none yet.
    [1] there is only 1.
   *[other] there are only { $have }.
}
refusal-races-too-many = { $lord_cap } takes exactly { $need ->
    [1] 1 Race
   *[other] { $need } Races
}; that makes { $have }.
refusal-value-missing = { $lord_cap } costs { $need }: the Allies reach { $have }, and you have { $pearls ->
    [0] no Pearl
    [1] 1 Pearl
   *[other] { $pearls } Pearls
}.
refusal-superfluous = { $race_title } { $value } is not needed: the payment is { $surplus } above the cost.
refusal-lord-used = { $lord_cap } lies under a Location.
refusal-lord-turned = { $lord_cap } is turned: no power and no Key.
refusal-lord-without-key = { $lord_cap } has no Key.
refusal-stack-empty = The { $race } stack of the Council is empty.
refusal-power-used = { $lord_cap } has already been used this turn.
refusal-power-needs-target = { $lord_cap } has nothing to act on now.
refusal-not-itself = { $lord_cap } cannot be given up for its own power.
refusal-not-weakest = Only the weakest of the Allies used can be affiliated.
refusal-draw-one-to-four = Between 1 and { $most } Locations can be drawn.
refusal-locations-short = { $need } were asked for; the Location deck holds { $have ->
    [0] none
    [1] only 1
   *[other] only { $have }
}.
refusal-only-drawn = Only one of the cards just drawn can be chosen.
refusal-keys-missing = A Location takes { $need } Keys; { $have ->
    [0] none is chosen yet.
    [1] only 1 is chosen.
   *[other] only { $have } are chosen.
}
refusal-keys-enough = { $need } Keys are chosen already: take one back first.
refusal-no-key-token = There is no Key token left to spend.
refusal-must-reveal = After a sale the next card must be revealed.
refusal-last-space = This is the last space: the exploration ends here.
refusal-only-last-card = Only the last card revealed can be chosen.
refusal-tokens-short = This reward takes { $need ->
    [1] 1 Monster token
   *[other] { $need } Monster tokens
}; the pile holds { $have ->
    [0] none
    [1] only 1
   *[other] only { $have }
}.
refusal-undo-off = Taking back is switched off at this table.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other = Another player has decided since then: the move stands.
refusal-undo-revealed = That move stands: it showed something hidden, or the rules let nobody take it back.

### Conspiracy
refusal-draw-one-to-three = Between 1 and { $most } cards can be drawn.
refusal-lords-short = { $need } were asked for; the Lord deck holds { $have ->
    [1] only 1
   *[other] only { $have }
}.
refusal-pile-empty = The { $guild } pile is empty.
refusal-pile-not-wanted = The opponent does not take the { $guild } pile now: it looks for { $condition }.
refusal-gate-orders = { $location_cap } { $seat_of } orders exactly { $need ->
    [1] 1 card from the deck
   *[other] { $need } cards from the deck
}.
refusal-opponent-orders = The opponent orders exactly { $need ->
    [1] 1 card from the deck
   *[other] { $need } cards from the deck
}.
refusal-only-waiting = Only a Lord that waits for its place can be placed.
refusal-swap-not-yours = { $lord_cap } is not in your Chamber.
refusal-swap-key = { $lord_cap } has a Key: it cannot be swapped.
refusal-swap-same = A swap needs two different Lords.
refusal-location-not-available = { $location_cap } is not among the available Locations.
refusal-only-deck = Only a Location of the deck can be chosen.
