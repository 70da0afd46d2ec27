# The table of Abyss and what lies over it.

ui-table-hint-line = **Hint:** { $move }
ui-table-any-key = Any key or click goes on.
ui-table-auto = The only option is taken by itself.
ui-table-hint-hand = A hint is found from the hand of { $name }: show it first (E).
ui-table-ask-end = End your turn?
ui-table-ask-end-detail = { $count ->
    [1] One power can still be used.
   *[other] { $count } powers can still be used.
 }
ui-table-ask-end-yes = End the turn
ui-table-ask-fizzle = Take this Lord?
ui-table-ask-fizzle-detail = Its power has nothing to act on now and would do nothing.
ui-table-ask-fizzle-yes = Take it anyway
ui-table-ask-no = Not yet
ui-table-broken = **Something unforeseen happened.** The game is kept as it was at the last decision. A report lies in { $path }.
ui-table-broken-untold = **Something unforeseen happened.** The game is kept as it was at the last decision. The report could not be written: { $why }.
ui-table-missing-file = A file of the program is missing or damaged ({ $name }). Your games are kept; please install the program again.
ui-table-price = Price
ui-table-key-token = Key
ui-table-see-hand = Show the hand of { $name }
ui-table-council = Council
ui-table-council-note = { $count ->
    [0] no stack to take
    [1] one stack
   *[other] { $count } stacks
 }
ui-table-recruit = Recruit
ui-table-recruit-note = { $count ->
    [0] no Lord within reach
    [1] one Lord within reach
   *[other] { $count } Lords within reach
 }
ui-table-explore = Explore
ui-table-explore-note = { $count ->
    [1] one card left
   *[other] { $count } cards left
 }
ui-table-explore-shuffle = discard is shuffled first
ui-table-nothing-left = no card left
ui-table-offer-why = { $have ->
    [0] You hold no Ally of this Race.
    [1] You hold one Ally of this Race.
   *[other] You hold { $have } Allies of this Race.
 }
ui-table-offer-open = Offered by { $name }. { $most ->
    [1] Only one Ally may be bought in a turn.
   *[other] { $left ->
        [1] You may buy one more Ally in this turn.
       *[other] You may buy { $left } Allies in this turn.
    }
 }
ui-table-turned = turned
ui-table-worth = Worth to you now: **{ $worth }**
ui-table-worth-of = Worth to { $name }: **{ $worth }**
ui-table-controlled = Controlled by { $name }
ui-table-cost = Cost { $cost }, { $races ->
    [1] one Race
   *[other] { $races } Races
 }
ui-table-cost-now = { $cost } for you now
ui-table-mandatory = including { $race }
ui-table-cost-only = Cost { $cost }, only { $races }
ui-table-influence = Influence { $points }
ui-table-has-key = Key
ui-table-ruling = Rulings

ui-table-plot = Plot
ui-table-plot-note = { $count ->
    [0] the Court is full
    [1] one space is free in the Court
   *[other] { $count } spaces are free in the Court
 }
ui-table-council-tip = Take a whole Council stack into your hand. Choose the stack on the board.
ui-table-recruit-tip = Pay Allies and Pearls for a Lord of the Court. Choose the Lord on the board.
ui-table-cheapest-tip = Proposes the payment that gives away the least value. You may change it.
ui-table-guide-hand = Choose **a card of your hand**, below.
ui-table-guide-court = Choose **a Lord of the Court**, above.
ui-table-guide-swap-lord = First choose **a Lord of the Court**, then **your Lord** that leaves.
ui-table-guide-swap-lord-then = Now choose **your Lord** that leaves the game.
ui-table-guide-swap-location = First choose **an available Location**, then **your own** that goes back.
ui-table-guide-swap-location-then = Now choose **your Location** that goes back.
ui-table-guide-available = Choose **an available Location** above, or turn up new ones from the deck:
ui-table-guide-keys = Choose **Lords with a Key**, at the lower right.

ui-zoom-keys = Arrows: next card · Esc: back
ui-zoom-keys-act = Arrows: next card · Enter: choose · Esc: back
ui-log-keys = Wheel or arrows scroll · Esc closes

ui-score-locations-of = Locations of { $name }
ui-score-lords-of = Lords of { $name }
ui-score-affiliated-of = Affiliated: { $name }
ui-score-monsters-of = Monsters of { $name }
ui-score-you = you
ui-score-person = person
ui-score-computer = computer, { $level }
ui-score-strongest = The strongest of each Race count
ui-score-not-counted = These do not count
ui-score-won = **{ $name }** wins with { $points } points.
ui-score-won-pearls = **{ $tied }** have { $points } points each. More Pearls decide: { $have } against { $rest }. <c:brass>**{ $name } wins.**</c>
ui-score-won-lord = **{ $tied }** have { $points } points each and the same Pearls. The strongest Lord decides: { $have }. <c:brass>**{ $name } wins.**</c>
ui-score-shared = **{ $tied }** share the victory with { $points } points each.
