# The table of Abyss and what lies over it.

ui-table-hint-line = **Hint:** { $move }
ui-table-price = Price
ui-table-key-token = Key
ui-table-see-hand = Show the hand of { $name }
ui-table-council = Council
ui-table-council-note = { $count ->
    [0] no stack to take
    [one] one stack
   *[other] { $count } stacks
 }
ui-table-recruit = Recruit
ui-table-recruit-note = { $count ->
    [0] no Lord within reach
    [one] one Lord within reach
   *[other] { $count } Lords within reach
 }
ui-table-explore = Explore
ui-table-explore-note = { $count ->
    [one] one card left
   *[other] { $count } cards left
 }
ui-table-explore-shuffle = discard is shuffled first
ui-table-nothing-left = no card left
ui-table-offer-why = { $have ->
    [0] You hold no Ally of this Race.
    [one] You hold one Ally of this Race.
   *[other] You hold { $have } Allies of this Race.
 }
ui-table-offer-open = Offered by { $name }. Only one Ally may be bought in a turn.
ui-table-turned = turned
ui-table-worth = Worth to you now: **{ $worth }**
ui-table-cost = Cost { $cost }, { $races ->
    [one] one Race
   *[other] { $races } Races
 }
ui-table-cost-now = { $cost } for you now
ui-table-mandatory = with at least one { $race }
ui-table-influence = Influence { $points }
ui-table-has-key = Key
ui-table-ruling = Rulings

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
