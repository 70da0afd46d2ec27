# Leviathan: the Border, fights, new Monster tokens, Martial Law.

### Leviathans: the first word tells the Race, the second how hard they are
leviathan-1 = Stinging Colossus
    .gender = n
leviathan-2 = Stinging Stalker
    .gender = n
leviathan-3 = Stinging Devourer
    .gender = n
leviathan-4 = Stinging Prowler
    .gender = n
leviathan-5 = Armoured Colossus
    .gender = n
leviathan-6 = Armoured Stalker
    .gender = n
leviathan-7 = Armoured Devourer
    .gender = n
leviathan-8 = Armoured Prowler
    .gender = n
leviathan-9 = Inkborn Colossus
    .gender = n
leviathan-10 = Inkborn Stalker
    .gender = n
leviathan-11 = Inkborn Devourer
    .gender = n
leviathan-12 = Inkborn Prowler
    .gender = n
leviathan-13 = Sargasso Colossus
    .gender = n
leviathan-14 = Sargasso Stalker
    .gender = n
leviathan-15 = Sargasso Devourer
    .gender = n
leviathan-16 = Sargasso Prowler
    .gender = n
leviathan-17 = Abyssal Colossus
    .gender = n
leviathan-18 = Abyssal Stalker
    .gender = n
leviathan-19 = Abyssal Devourer
    .gender = n
leviathan-20 = Abyssal Prowler
    .gender = n

### Words
amount-wounds = { $count ->
    [1] 1 Wound
   *[other] { $count } Wounds
}
amount-life-points = { $count ->
    [1] 1 Life Point
   *[other] { $count } Life Points
}
amount-levels = { $count ->
    [1] 1 level
   *[other] { $count } levels
}
amount-leviathans = { $count ->
    [1] 1 Leviathan
   *[other] { $count } Leviathans
}
amount-points-tokens = { $count ->
    [1] 1 points token
   *[other] { $count } points tokens
}
amount-effect-tokens = { $count ->
    [1] 1 effect token
   *[other] { $count } effect tokens
}
card-fighting = fighting { $race } { $value }
why-leviathan = Leviathan attack
why-martial-law = Martial Law
penalty-wounds = { $count ->
    [1] 1 Wound
   *[other] { $count } Wounds
}
penalty-pearls = loss of { $count ->
    [1] 1 Pearl
   *[other] { $count } Pearls
}
penalty-allies = loss of { $count ->
    [1] 1 Ally from hand
   *[other] { $count } Allies from hand
}
penalty-lord = loss of { $count ->
    [1] 1 free Lord
   *[other] { $count } free Lords
}
effect-pearls-2 = 2 Pearls
effect-pearls-3 = 3 Pearls
effect-key = 1 Key
effect-stack = 1 Council stack
word-border = Border
word-leviathans = Leviathans
word-wounds = Wounds
word-scourge = Scourge
word-martial-law = Martial Law
word-points-tokens = Points tokens
word-effect-tokens = Effect tokens
word-die = die { $die }
word-meet-fight = fight on the Border
word-meet-go-on = go on and add a Leviathan
word-meet-go-on-empty = go on
word-meet-ignore = ignore it
table-life-left = { $left } of { $all ->
    [1] 1 Life Point
   *[other] { $all } Life Points
}
table-scourge-of = The Scourge is with { $name }
table-attack-chance = chance of success { $percent } %
table-attack-risk = Risk of an attack: { $percent } %.
score-wounds = Wounds
score-scourge = Scourge
ui-score-wounds-of = Wounds of { $name }
ui-score-scourge-of = Scourge of { $name }

### The log
event-pearls-gained-failure = { $player } gained { $amount } for the failed attack
event-pearls-gained-token = { $player } gained { $amount } from an effect token
event-monster-dropped-passed = { $player } went on: { $card_the } was discarded
event-monster-dropped-ignored = { $player } ignored { $card_the }, which was discarded
event-monster-dropped-calm = { $card_cap } was discarded without effect (exploration of { $player })
event-leviathan-revealed = { $player } revealed { $leviathan_the } and rolled { $dice }: zone { $zone }
event-leviathan-revealed-bred = { $player } revealed { $leviathan_the }
event-leviathan-placed = { $leviathan_cap } took zone { $zone } of the Border ({ $player })
event-leviathan-attacked = { $leviathan_cap } attacked { $player }: { $penalty }
event-leviathan-left = { $leviathan_cap } left zone { $zone } and the game ({ $player })
event-wounds-taken = { $player } took { $amount }
event-fight-declared = { $player } began a fight on the Border
event-fight-declared-lord = { $player } began a fight on the Border ({ $by })
event-attack-made = { $player } attacked { $leviathan_the } with { $card }
event-attack-rolled = { $player } rolled { $die }
event-attack-rolled-twice = { $player } rolled { $dice }: { $die } counts
event-attack-boosted = { $player } paid { $amount } for the attack
event-attack-resolved = Attack Power of { $player }: { $parts } = { $power }, { $levels } passed
event-attack-resolved-failed = Attack Power of { $player }: { $parts } = { $power }, too little
event-life-point-lost = { $leviathan_cap } lost { $amount }, { $left } left: { $reward } for { $player }
event-life-point-lost-last = { $leviathan_cap } lost the last Life Point: { $reward } for { $player }
event-leviathan-slain = { $player } slew { $leviathan_the }
event-scourge-taken = { $player } took the Scourge
event-scourge-taken-over = { $player } took the Scourge from { $old }
event-tokens-drawn = { $player } won { $gains }
event-tokens-drawn-seen = { $player } won { $gains }: { $faces }
event-tokens-drawn-short = { $player } won { $gains }; for { $lost } more none was left
event-tokens-drawn-short-seen = { $player } won { $gains }: { $faces }; for { $lost } more none was left
event-tokens-drawn-none = No Monster token was left for the reward of { $player }
event-new-token-revealed = { $player } revealed an effect token: { $effect }
event-new-token-stolen = { $player } took an effect token from { $victim }
event-new-token-stolen-seen = { $player } took an effect token from { $victim }: { $effect }
event-fight-ended = The fight of { $player } is over
event-allies-kept = { $player } paid { $amount } to keep all Allies (Martial Law)
event-end-triggered-leviathans = No Leviathan is left in the deck: the last round begins ({ $player })
event-end-triggered-base-tokens = No points token is left in the pile: the last round begins ({ $player })
event-end-triggered-new-tokens = No effect token is left in the pile: the last round begins ({ $player })

### Since your last turn
sum-leviathan-placed = added { $leviathan_the } to zone { $zone }
sum-attacked = was attacked by { $leviathan_the }
sum-attacked-wounds = took { $amount } from { $leviathan_the }
sum-attacked-pearls = lost { $amount } to { $leviathan_the }
sum-attacked-lord = lost { $lord_the } to { $leviathan_the }
sum-attack-failed = attacked { $leviathan_the } in vain
sum-attack-hit = attacked { $leviathan_the } ({ $amount }): { $gains }
sum-leviathan-slain = slew { $leviathan_the }: { $gains }
sum-scourge = took the Scourge
sum-scourge-yours = took the Scourge from you
sum-monster-ignored = ignored a Monster
sum-token-revealed = revealed an effect token: { $effect }
sum-allies-kept = paid { $amount } (Martial Law)

### Prompts
decision-meet-monster = **A Monster is revealed:** { $options }.
decision-meet-monster-other = { $player } is facing { $card_the }
decision-choose-attack = **Attack a Leviathan** with 1 Ally from hand.
decision-choose-attack-offered = **Fight a Leviathan** with 1 Ally from hand, or do without ({ $by }).
decision-choose-attack-again = **Attack { $leviathan_the } again,** or stop.
decision-choose-attack-second = **Attack a second Leviathan,** or stop.
decision-choose-attack-other = { $player } is choosing an attack
decision-boost-attack = **Add Pearls to the attack,** or none: { $parts } = { $power } against resistance { $resistance }.
decision-boost-attack-other = { $player } may add Pearls to the attack
decision-choose-tokens = **Take { $amount }:** { $amount_count ->
    [1] with points or with an effect
   *[other] with points, with an effect, or some of each
}.
decision-choose-tokens-other = { $player } is choosing Monster tokens
decision-reveal-tokens = **Reveal effect tokens,** or keep them for later.
decision-reveal-tokens-other = { $player } may reveal effect tokens
decision-discard-to-attack = **Discard { $amount }** from hand: a Leviathan attacks.
decision-discard-to-attack-other = { $player } has to discard { $amount }
decision-discard-lord-to-attack = **Discard 1 free Lord:** a Leviathan attacks.
decision-discard-lord-to-attack-other = { $player } has to discard a free Lord
decision-choose-zone = **Put { $leviathan_the }** on a free zone of the Border.
decision-choose-zone-other = { $player } is choosing a zone for { $leviathan_the }
decision-choose-beset = **Choose an opponent,** who adds a Leviathan to the Border ({ $by }).
decision-choose-beset-other = { $player } is choosing who adds a Leviathan
decision-choose-strike = **Choose a Leviathan:** it loses 1 Life Point ({ $by }).
decision-choose-strike-other = { $player } is choosing a Leviathan
decision-choose-loot = **Take 1 Monster token** from an opponent, one with points or one with an effect.
decision-choose-loot-other = { $player } is choosing a Monster token to take
decision-martial-law = **Discard { $amount },** or pay 1 Pearl for each beyond 12.
decision-martial-law-poor = **Discard at least { $amount }:** beyond 12 each costs 1 Pearl.
decision-martial-law-other = { $player } has to obey Martial Law

### Remarks at the right of the prompt
remark-calm = Your last turn: Monsters have no effect
remark-beyond = { $count ->
    [1] 1 Ally beyond 12: Martial Law at the end of the turn
   *[other] { $count } Allies beyond 12: Martial Law at the end of the turn
}
remark-beyond-after = { $count ->
    [1] Then 1 Ally beyond 12: Martial Law
   *[other] Then { $count } Allies beyond 12: Martial Law
}
remark-fight-compulsory = Last space: the fight is compulsory, +1 Pearl
remark-cannot-fight = You cannot fight: { $percent } % risk of an attack
remark-cannot-fight-safe = You cannot fight; nobody attacks you
remark-attack-risk = Going on: { $percent } % risk of an attack
remark-ignored = Ignoring it adds no Leviathan
remark-attack-safe = Going on: no Leviathan is left to add
remark-last-leviathan = Going on adds the last Leviathan: the last round begins
remark-fight-declared = At least one attack must follow
remark-next-level = The next level has resistance { $resistance }
remark-chance = { $percent ->
    [0] No chance of success
   *[other] Success { $percent } %
}
remark-best-chance = Best chance of success: { $percent } %
remark-chance-two = Success { $percent } %, 2 levels { $more } %
remark-chance-pearls = Success { $percent } %, with all Pearls { $more } %
remark-boost-need = { $count } more needed
remark-boost-short = { $count } more needed: you have too few Pearls
remark-boost-passed = Success without Pearls
remark-boost-next = { $count } more for the next level
remark-outcome-failed = The attack fails: +1 Pearl
remark-outcome-passed = { $levels } passed: { $amount }
remark-outcome-slain = Slain: { $amount }
remark-effect-tokens = Unrevealed effect tokens score nothing at the end
remark-pile-empties = The pile runs out: the last round begins
remark-tokens-kept = Kept ones wait for the start of a later turn
remark-attack-fate = The attack cannot be avoided
remark-nebulis-from-attack = It brings { $amount }
remark-lord-lost = Its points and its power are lost
remark-beset-risk = { $percent } % chance that a Leviathan attacks
remark-zone-chance = { $ways } of 36 rolls name this zone
remark-nobody-attacked = Nobody is attacked
remark-martial-law = Martial Law, in every turn
remark-strike = As after a successful attack; no further one follows

### Moves
move-meet-fight = Fight a Leviathan
move-meet-fight-tip = Choose a Leviathan of the Border and attack it with an Ally. At least one attack must follow.
move-meet-go-on = Go on: add a Leviathan
move-meet-go-on-tip = The Monster is discarded and a Leviathan comes to the zone that the dice name. If one is there already, it attacks you first. Then the next card is revealed.
move-meet-go-on-empty = Go on
move-meet-go-on-empty-tip = The Monster is discarded and the next card is revealed. No Leviathan is left to add.
move-ignore = Ignore the Monster
move-ignore-tip = The Monster is discarded without effect and the next card is revealed.
move-attack = { $card_cap } against { $leviathan_the }
move-attack-again = Attack with { $card }
move-attack-tip = Discard { $card } and roll 1 die against resistance { $resistance }: { $percent } % chance of success.
move-attack-pearls-tip = Discard { $card } and roll 1 die against resistance { $resistance }: { $percent } % chance of success. Then Pearls may be added, up to { $more } %.
move-attack-twice-tip = Discard { $card } and roll both dice, the higher counts, against resistance { $resistance }: { $percent } % chance of success.
move-attack-any-tip = Discard { $card } and roll for the attack on { $leviathan_the }.
move-boost = { $pearls ->
    [0] No Pearls: Power { $power }
    [1] 1 Pearl: Power { $power }
   *[other] { $pearls } Pearls: Power { $power }
}
move-boost-tip = { $outcome }.
move-boost-any = { $pearls ->
    [0] No Pearls
    [1] 1 Pearl for the attack
   *[other] { $pearls } Pearls for the attack
}
move-boost-any-tip = Each Pearl adds 1 to the Attack Power.
move-stop-fighting = Stop fighting
move-stop-fighting-tip = The fight is over. The Life Points taken stay lost.
move-draw-tokens = { $gains }
move-draw-tokens-tip = Draw at random: { $gains }.
move-reveal = Reveal: { $effect }
move-reveal-tip = Gain { $effect }. The token leaves the game.
move-reveal-stack = Reveal: { $race } stack
move-reveal-stack-tip = Take the whole { $race } stack of the Council into your hand. The token leaves the game.
move-keep = Keep all for { $price }
move-keep-tip = Pay { $price } and keep every Ally in hand.
move-rob-points = 1 points token of { $victim }
move-rob-points-tip = Take 1 points token of { $victim } at random.
move-rob-new = 1 effect token of { $victim }
move-rob-new-tip = Take 1 effect token of { $victim } at random. You may reveal it at the start of a later turn.
move-beset = { $victim } adds a Leviathan
move-beset-tip = { $victim } reveals a Leviathan and rolls the dice. If its zone is taken, the Leviathan there attacks { $victim }.
move-strike = { $leviathan_cap }
move-strike-tip = { $leviathan_cap } loses 1 Life Point and you take { $amount }.
move-strike-any-tip = { $leviathan_cap } loses 1 Life Point.
move-place = Zone { $zone }
move-place-tip = { $leviathan_cap } goes to zone { $zone }, which { $ways } of 36 rolls name.
move-keep-tokens = Keep the rest
move-keep-tokens-tip = Reveal no more for now. What is kept can be revealed at the start of a later turn.
move-lose-lord = Discard { $lord_the }
move-lose-lord-tip = { $lord_cap } leaves the game: it no longer counts or works.

### Places and pieces
tip-zone = Zone { $zone }, free: { $ways } of 36 rolls name it. A Leviathan that comes here attacks nobody.
tip-zone-taken = Zone { $zone }: { $ways } of 36 rolls name it. Then this Leviathan attacks and leaves.
tip-leviathan-race = It asks for { $race_plural } or crabs.
tip-leviathan-crabs = It names no Race: it asks for crabs.
tip-leviathan-level = Level: resistance { $resistance }, reward { $reward }.
tip-leviathan-level-passed = Level passed: resistance { $resistance }.
tip-leviathan-penalty = Its attack, when another Leviathan takes its zone: { $penalty }.
tip-leviathan-slain = Slain by { $player }. It has no points of its own, but counts for the Scourge.
tip-leviathan-deck = Leviathan deck: { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}. If it is empty at the end of a turn, the last round begins.
tip-wounds = Wounds: { $count }. Each costs 1 point at the end.
tip-scourge = The Scourge of the Abyss: 5 points at the end. Whoever has slain as many Leviathans as its owner takes it over.
tip-scourge-aside = The Scourge of the Abyss: the first player to slay a Leviathan takes it. 5 points at the end.
tip-slain = Slain Leviathans: { $count }. They count for the Scourge.
tip-points-token-pile = Points tokens: { $count ->
    [0] none left
   *[other] { $count } left
}. Each is worth 2, 3 or 4 points. If none is left at the end of a turn, the last round begins.
tip-effect-token-pile = Effect tokens: { $count ->
    [0] none left
   *[other] { $count } left
}. Each brings 2 or 3 Pearls, a Key or a Council stack. If none is left at the end of a turn, the last round begins.
tip-effect-tokens = Effect tokens, face down: they bring 2 or 3 Pearls, a Key or a Council stack, once revealed. Unrevealed they count nothing.
tip-effect-tokens-own = Your effect tokens: they can be revealed at the start of your turn. Unrevealed they count nothing at the end.
tip-effect-pearls-2 = Effect token: 2 Pearls.
tip-effect-pearls-3 = Effect token: 3 Pearls.
tip-effect-key = Effect token: 1 Key. With the third Key a Location is taken at once.
tip-effect-stack = Effect token: 1 whole stack of the Council goes to the hand.
tip-fighting-pearls = In an attack each Pearl paid after the die adds 1.
tip-fighting-twice = In an attack both dice are rolled and the higher counts.
tip-leviathan-monster = Monster. Whoever explores may fight a Leviathan now, or goes on and adds one to the Border.
tip-leviathan-monster-calm = Monster. A supply has run out: Monsters are now discarded without effect.
tip-leviathan-track-last = Last space: an Ally here must be taken. At a Monster, whoever can fight must fight, and gains 1 Pearl.
tip-martial-law = Martial Law: at the end of your turn each Ally in hand beyond 12 costs 1 Pearl or is discarded.
tip-kraken-fights = It may attack any Leviathan and then brings { $amount }.

### Why a move is not possible
refusal-fight-first = Choose to fight first, then an Ally and a Leviathan.
refusal-no-fighter = No Ally in your hand may attack a Leviathan on the Border.
refusal-not-on-border = This Leviathan is not on the Border.
refusal-other-leviathan = In this fight you can only attack the Leviathan that you have attacked already.
refusal-fight-race = This Leviathan asks for { $race_plural } or crabs.
refusal-fight-crabs = This Leviathan asks for crabs.
refusal-fight-declared = The fight is declared: at least one attack must follow.
refusal-boost-pearls = That would take { $need ->
    [1] 1 Pearl
   *[other] { $need } Pearls
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-tokens-total = The tokens must add up to { $need }.
refusal-token-later = This token can only be revealed at the beginning of one of your turns.
refusal-zone-taken = There is a Leviathan in this zone already.
refusal-seat-protected = The Shaman { $seat_of } protects against this.
refusal-martial-law-pearls = Keeping all of them costs { $need ->
    [1] 1 Pearl
   *[other] { $need } Pearls
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
refusal-martial-law-exact = You pay for all Allies beyond 12 or discard some first: { $need ->
    [1] it is 1 now
   *[other] there are { $need } now
}.
refusal-kraken-stays = Krakens cannot be discarded to Martial Law.

### The table of played games
cli-source-wounds = Wounds
cli-source-scourge = Scourge
