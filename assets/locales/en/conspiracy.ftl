# Conspiracy: Guilds, Lords, Legendary Opponents, points, words and tooltips of the table, variants.

### Guilds as Conspiracy shows them
conspiracy-guild-farmer = Farmer
    .plural = Farmers
    .gender = proper
conspiracy-guild-soldier = Military
    .plural = Military
    .gender = proper
conspiracy-guild-merchant = Merchant
    .plural = Merchants
    .gender = proper
conspiracy-guild-politician = Politician
    .plural = Politicians
    .gender = proper
conspiracy-guild-mage = Mage
    .plural = Mages
    .gender = proper

### Lords: name, what they bring in a few words, in a sentence, and when. Rulings last.
chamber-lord = { $guild } { $value }
chamber-lord-title = { $guild }, value { $value }
lord-kind-0 = Swap
lord-kind-0-power = You may swap 2 Lords without a Key in your Chamber, this one or others.
lord-kind-0-ruling = Lords of value 1 and 2 never move, and neither do Locations. A swap gives no Pearls, repeats no power and brings no Location. It may be declined.
lord-kind-1 = 1 silver Key
lord-kind-1-power = Brings 1 silver Key. Two Keys alike, or any three, bring a Location.
lord-kind-1-ruling = Only Keys placed after your last Location count. A third Key that is not needed is lost too.
lord-kind-2 = 1 gold Key
lord-kind-2-power = Brings 1 gold Key. Two Keys alike, or any three, bring a Location.
lord-kind-2-ruling = Only Keys placed after your last Location count. A third Key that is not needed is lost too.
lord-kind-3 = 2 Pearls
lord-kind-3-power = Gain 2 Pearls.
lord-kind-4 = 1 Pearl
lord-kind-4-power = Gain 1 Pearl.
lord-kind-6 = 1 card of the deck
lord-kind-6-power = The top Lord of the deck goes to the pile of its Guild.
lord-kind-6-ruling = That Lord is not recruited, not even while its pile is being placed. With an empty deck nothing happens.
timing-placed = When placed
timing-key = Towards the next Location

### Legendary Opponents: name, extra points at the end, power
opponent-any = Legendary Opponent
    .gender = n
opponent-farmer = Farmer Legend
    .gender = n
opponent-soldier = Military Legend
    .gender = n
opponent-soldier-extra = At the end, 1 more point and 2 for each Military Lord in its Chamber.
opponent-soldier-power = Whenever it takes the Military pile, your next turn must take exactly the top Lord of the deck.
opponent-merchant = Merchant Legend
    .gender = n
opponent-merchant-extra = At the end, 1 more point for every two Pearls.
opponent-politician = Politician Legend
    .gender = n
opponent-politician-extra = At the end, the value of its highest Lord once more.
opponent-mage = Mage Legend
    .gender = n
opponent-mage-extra = At the end, 1 more point for each Location.
opponent-mage-power = Any two Keys are enough for it to take a Location.
opponent-extra-none = At the end, no extra points.
opponent-power-none = No power of its own.
opponent-rule = It takes the pile that best meets the first of its conditions that any pile meets. Its Locations lie face down and are worth 5 points.
condition-several = Lords, 2 or more
condition-several-text = The pile with the most Lords, if it has 2 or more.
condition-keys = Lords with a Key
condition-keys-text = The pile with the most Lords that bring a Key.
condition-pearls = Lords with Pearls
condition-pearls-text = The pile with the most Lords that bring Pearls.
condition-soldiers = Military Lords
condition-soldiers-text = The Military pile, if there is any Lord in it.
condition-six = a Lord of value 6
condition-six-text = A pile with a Lord of value 6.
condition-coalition = a coalition of 3 or more
condition-coalition-text = The pile that would make the largest coalition of 3 or more from its next place on.

### Amounts
amount-silver-keys = { $count ->
    [1] 1 silver Key
   *[other] { $count } silver Keys
}
amount-gold-keys = { $count ->
    [1] 1 gold Key
   *[other] { $count } gold Keys
}

### Points and ties
score-coalition = Coalition
score-pearl-master = Pearl Master
score-highest = Highest Lords
tie-pearl-master = Pearl Master
ui-score-highest = The highest Lord of each Guild counts
ui-score-coalition = 3 points for each Lord of the largest coalition
ui-score-face-down = Face down they are worth 5 points
ui-score-coalition-of = Coalition of { $name }
ui-score-pearl-master-of = Pearls of { $name }
ui-score-solo-won = **{ $name }** beats { $opponent } by { $points } to { $rest }.
ui-score-solo-lost = **{ $opponent }** wins by { $points } to { $rest }.
ui-score-solo-won-tie = { $points } points on either side. <c:brass>**{ $name } wins as Pearl Master.**</c>
ui-score-solo-lost-tie = { $points } points on either side. <c:brass>**{ $opponent } wins: a tie is won only as Pearl Master.**</c>

### Words of the table
word-pearl-master = Pearl Master
word-replay-token = Replay token
word-top-card-only = Top card only
table-chamber-filled = { $count } of { $most } places
table-keys-open = Keys waiting
table-pile-of = { $guild } pile
table-gate = { $location } of { $name }
table-gate-order = exactly { $count } from the deck
table-opponent-wants = Wants, in this order
table-search = The whole Location deck

### Tooltips: the common table
tip-conspiracy-lord-deck = Lord deck: { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}. Draw 1 to 3 and keep one; the others go to their piles. Only the Great Whirlpool ever refills the deck.
tip-conspiracy-pile = { $guild } pile: { $count ->
    [0] empty
    [1] 1 Lord
   *[other] { $count } Lords
}. Whoever takes it places all its Lords, one by one, in any order.
tip-conspiracy-location-deck = Location deck: { $count ->
    [0] empty
    [1] 1 left
   *[other] { $count } left
}. With the right Keys, draw 1 to 3 and keep one; the others become available.
tip-conspiracy-location-available = Available to whoever has the Keys: two alike, or any three.
tip-conspiracy-location-row = Room for available Locations.
tip-conspiracy-ordered = In the next turn only the top Lord of the deck can be taken.
tip-conspiracy-token-opponent = Replay token: whoever makes a new coalition of 3 or more wins it and may play one more turn later.
tip-conspiracy-token-own = Replay token: at the end of your turn it can be returned for one more turn.

### Tooltips: a player
tip-conspiracy-place-next = Place { $place }: the next Lord goes here.
tip-conspiracy-place-empty = Place { $place }. Places are filled in order, from left to right and top to bottom.
tip-conspiracy-place-covered = This Lord lies under a Location. Its value, Guild and Key still count for the score.
tip-conspiracy-face-down = A Location that lies face down: it is worth 5 points and has no other effect.
tip-conspiracy-pearls = Pearls: they decide who is Pearl Master, and ties. They are never spent.
tip-conspiracy-pearl-master = Pearl Master: 5 points at the end. Whoever gains Pearls and then has as many as the Master takes over.
tip-conspiracy-keys = Keys placed after the last Location. Two alike, or any three, bring a Location.
tip-conspiracy-keys-any = Keys placed after the last Location. With the Hall of Keys any two bring a Location.
tip-conspiracy-coalition = The largest coalition: 3 points for each neighbouring Lord of one Guild. Now { $count ->
    [0] there is none
    [1] it is 1 Lord
   *[other] it is { $count } Lords
}.
tip-conspiracy-highest = For each Guild the value of the highest Lord counts.
tip-conspiracy-chamber = Chamber: 15 places. When one is full, every opponent has one more turn.

### Choosing the game, variants
ui-game-conspiracy = Conspiracy
ui-game-conspiracy-about = { $low }–{ $high } players, about 20 minutes
ui-variants = Variants
ui-opponent = Legendary Opponent
ui-opponent-random = Any of them
ui-variant-bonus-locations = 5 more Locations
ui-variant-bonus-locations-about = Four alliances of Lords of the same value, and the Quiet Citadel.
ui-variant-opponent-farmer = Against the Farmer Legend
ui-variant-opponent-soldier = Against the Military Legend
ui-variant-opponent-merchant = Against the Merchant Legend
ui-variant-opponent-politician = Against the Politician Legend
ui-variant-opponent-mage = Against the Mage Legend
