# Leviathan on the stage of the table: levels, chances, Attack Power, results.

### A Monster is revealed
ui-fight-fight = Fight
ui-fight-fighters = { $count ->
    [1] 1 Ally can attack
   *[other] { $count } Allies can attack
}
ui-fight-go-on = Go on
ui-fight-risk = { $count } % risk of an attack
ui-fight-no-risk = nothing can attack
ui-fight-no-deck = no Leviathan is left
ui-fight-ignore = Ignore it
ui-fight-dropped = the Monster is dropped

### Before the dice
ui-table-guide-fight-attack = Choose **an Ally** of your hand and take it to a Leviathan.
ui-table-guide-fight-attack-one = Choose **an Ally** of your hand: it attacks.
ui-fight-percent = { $count } %
ui-fight-lost = gone
ui-fight-more = { $count } more
ui-fight-die = 1–6
ui-fight-twice = better of 2
ui-fight-power = power
ui-fight-miss-short = miss: +1 <i:pearl>
ui-fight-miss-note = A miss brings 1 <i:pearl>; the Ally is lost either way.
ui-fight-rolls = { $name } rolls

### Pearls after the die
ui-fight-each = +1 a Pearl
ui-fight-have = { $count ->
    [0] you have none
   *[other] you have { $count }
}
ui-fight-plus = One Pearl more
ui-fight-less = One Pearl less
ui-fight-none-yet = No Pearl has been added yet.
ui-fight-reach = Pays just what this level needs
ui-fight-strike = Strike
ui-fight-would-miss = **misses** by { $count }; +1 <i:pearl>
ui-fight-would-hit = wins { $count ->
    [1] 1 token
   *[other] { $count } tokens
}; it lives on with { $left }
ui-fight-would-slay = **slays it** and wins { $count ->
    [1] 1 token
   *[other] { $count } tokens
}

### Results
ui-fight-missed = **Missed** by { $count }; +1 <i:pearl>
ui-fight-was-hit = <c:gain>**Hit!**</c> { $count ->
    [1] 1 token
   *[other] { $count } tokens
}; { $left ->
    [1] 1 Life Point is left
   *[other] { $left } Life Points are left
}.
ui-fight-was-slain = <c:brass>**Slain!**</c> { $count ->
    [1] 1 token
   *[other] { $count } tokens
}.
ui-fight-stamp-hit = { $count ->
    [1] Hit!
   *[other] { $count } levels hit!
}
ui-fight-stamp-miss = Missed
ui-fight-slain-by = slain by { $name }

### Arrivals
ui-fight-zone = zone
ui-fight-free = zone { $zone } is free
ui-fight-taken = zone { $zone } is taken: **{ $name }** attacks!
ui-fight-choose-zone = for a free zone
ui-table-guide-fight-zone = Take the Leviathan to **a free zone** of the Border.

### Martial Law
ui-fight-hand = { $count } of { $most } Allies
ui-table-guide-fight-martial-law = Choose Allies to discard, below, or pay <i:pearl> { $count } for all that are beyond.
ui-table-guide-fight-martial-law-poor = Choose Allies to discard, below. Keeping all would cost <i:pearl> { $count }.
