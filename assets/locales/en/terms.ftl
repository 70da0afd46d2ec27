# Words of the game: Races, Guilds, cards, amounts, lists, and the forms in which names stand in a sentence.

### Races. `one`: with article, `title`: at the beginning, `plural`.
race-jellyfish = jellyfish
    .plural = jellyfish
    .one = a jellyfish
    .title = Jellyfish
    .gender = proper
race-crab = crab
    .plural = crabs
    .one = a crab
    .title = Crab
    .gender = proper
race-seahorse = seahorse
    .plural = seahorses
    .one = a seahorse
    .title = Seahorse
    .gender = proper
race-shellfish = shellfish
    .plural = shellfish
    .one = a shellfish
    .title = Shellfish
    .gender = proper
race-squid = squid
    .plural = squid
    .one = a squid
    .title = Squid
    .gender = proper
race-kraken = kraken
    .plural = krakens
    .one = a kraken
    .title = Kraken
    .gender = proper

### Guilds
guild-mage = Mage
    .plural = Mages
guild-soldier = Soldier
    .plural = Soldiers
guild-farmer = Farmer
    .plural = Farmers
guild-merchant = Merchant
    .plural = Merchants
guild-politician = Politician
    .plural = Politicians
guild-ambassador = Ambassador
    .plural = Ambassadors
guild-smuggler = Smuggler
    .plural = Smugglers

### When a power works, where a card comes from
timing-none = No power
timing-immediate = Once, now
timing-permanent = Lasting
timing-per_turn = Each turn

### Cards
card-ally = { $race } { $value }
card-monster = Monster
    .gender = n
card-back = a card
    .gender = proper

### Amounts
amount-pearls = { $count ->
    [1] 1 Pearl
   *[other] { $count } Pearls
}
amount-keys = { $count ->
    [1] 1 Key
   *[other] { $count } Keys
}
amount-tokens = { $count ->
    [1] 1 Monster token
   *[other] { $count } Monster tokens
}
amount-tokens-short = { $count ->
    [1] 1 token
   *[other] { $count } tokens
}
amount-allies = { $count ->
    [1] 1 Ally
   *[other] { $count } Allies
}
amount-lords = { $count ->
    [1] 1 Lord
   *[other] { $count } Lords
}
amount-locations = { $count ->
    [1] 1 Location
   *[other] { $count } Locations
}
amount-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
amount-races = { $count ->
    [1] 1 Race
   *[other] { $count } Races
}
amount-monsters = { $count ->
    [1] 1 Monster
   *[other] { $count } Monsters
}
amount-points = { $count ->
    [1] 1 point
   *[other] { $count } points
}

### Lists
list-and = { $first } and { $last }
list-comma = { $first }, { $last }
list-or = { $first } or { $last }
list-plus = { $first } + { $last }

### Names in a sentence. gender: n a Lord or thing, proper a name without article.
form-the = { $gender ->
    [proper] { $name }
   *[other] the { $name }
}
form-one = { $gender ->
    [proper] { $name }
   *[other] a { $name }
}
form-of = { $gender ->
    [proper] of { $name }
   *[other] of the { $name }
}
form-to = { $gender ->
    [proper] to { $name }
   *[other] to the { $name }
}
form-by = { $gender ->
    [proper] by { $name }
   *[other] by the { $name }
}

### Sources of points, ties
score-locations = Locations
score-lords = Lords
score-affiliated = Affiliated Allies
score-monsters = Monster tokens
score-total = Total
tie-pearls = Pearls
tie-strongest = Strongest Lord

### Zones and counters of the table
word-council = Council
word-pearls = Pearls
word-keys = Keys
word-lords = Lords
word-locations = Locations
word-affiliated = Affiliated
word-value = Value
word-races = Races
table-your-lords = Your Lords
table-lords-of = { $count } of { $most }
table-affiliated-sum = strongest count: { $sum }
table-since = Since your last turn
table-your-turn = your turn
table-undo = Undo: { $what }
table-undo-plain = Undo
table-hint = Hint
table-log = Log
table-your-tokens = yours: { $values }
table-pearls-of = of { $count }
table-now-worth = now worth { $points }

### Rewards of the Threat spaces in a few words
reward-space-1 = 1 Pearl or 1 token
reward-space-2 = 2 Pearls or tokens
reward-space-3 = 1 Key
reward-space-4 = 1 Key + 1 Pearl or token
reward-space-5 = 1 Key + 2 Pearls or tokens
reward-space-6 = 2 Keys
