# What Conspiracy says while it is played: log, summary, prompts, remarks, moves.

### The log
event-conspiracy-game-started = The game begins; { $player_the } plays first
event-conspiracy-turn-started = Turn { $player_of }
event-conspiracy-turn-started-again = Replayed turn { $player_of }
event-conspiracy-turn-started-last = Last turn { $player_of }
event-conspiracy-turn-skipped = There is no Lord to take (turn { $player_of })
event-conspiracy-lords-drawn = { $player_cap } drew { $lords }
event-conspiracy-lord-kept = { $player_cap } kept { $lord_the }
event-conspiracy-lord-kept-rest = { $player_cap } kept { $lord_the }; to the piles: { $rest }
event-conspiracy-pile-taken = { $player_cap } took the { $guild } pile: { $lords }
event-conspiracy-lord-placed = { $player_cap } placed { $lord_the } on place { $place }
event-conspiracy-lords-returned = The Chamber { $player_of } is full: back to the { $guild } pile: { $lords }
event-conspiracy-lord-turned-up = From the deck to its pile: { $lord } ({ $by } { $player_of })
event-conspiracy-lord-turned-up-search = No pile will do: { $lord_the } goes from the deck to its pile ({ $player })
event-conspiracy-pearls-gained = { $player_cap } gained { $amount }
event-conspiracy-pearls-gained-location = { $player_cap } gained { $amount } ({ $location })
event-conspiracy-pearl-master = { $player_cap } is Pearl Master
event-conspiracy-pearl-master-former = { $player_cap } is Pearl Master instead { $former_of }
event-conspiracy-lords-swapped = { $player_cap } swapped { $lord_the } (now on place { $place }) and { $other_the } (now on place { $other_place })
event-conspiracy-swap-declined = { $player_cap } did not want to swap Lords
event-conspiracy-swap-without-target = { $player_cap } had no two Lords without a Key to swap
event-conspiracy-locations-drawn = { $player_cap } drew { $locations }
event-conspiracy-location-deck-searched = { $player_cap } searched the whole Location deck: { $amount }
event-conspiracy-location-put = { $player_cap } put { $location_the } on place { $place }
event-conspiracy-location-buried = { $player_cap } put { $location_the } on place { $place }, face down
event-conspiracy-location-buried-unseen = { $player_cap } put an unknown Location on place { $place }, face down
event-conspiracy-no-location = There is no Location for { $player_the }: the Keys still count
event-conspiracy-gate-closed = { $location_cap } { $player_of }: opponents draw exactly { $count ->
    [1] 1 Lord
   *[other] { $count } Lords
}
event-conspiracy-gate-opened = The order { $location_of } { $player_of } ends
event-conspiracy-lords-recycled = All piles went back into the deck: { $amount } ({ $player })
event-conspiracy-lords-recycled-nothing = There were no piles to shuffle ({ $player })
event-conspiracy-locations-recycled = Back into the Location deck: { $locations } ({ $player })
event-conspiracy-locations-recycled-nothing = There were no available Locations to shuffle ({ $player })
event-conspiracy-condition-matched = { $player_cap } looks for { $condition }: { $guilds }
event-conspiracy-condition-matched-nothing = No condition { $player_of } is met: any pile will do
event-conspiracy-top-lord-ordered = { $player_cap } must take the top Lord of the deck in the next turn
event-conspiracy-replay-token-taken = { $player_cap } won the replay token with a coalition of { $count }
event-conspiracy-replay-token-returned = { $player_cap } returned the replay token and plays one more turn
event-conspiracy-end-triggered = The Chamber { $player_of } is full: every opponent has one last turn
event-conspiracy-game-ended = { $player_cap } wins with { $points }
event-conspiracy-game-ended-shared = { $players } share the victory with { $points }

### Since your last turn
sum-conspiracy-kept = kept { $lord_the }
sum-conspiracy-pile = took the { $guild } pile: { $count ->
    [1] 1 Lord
   *[other] { $count } Lords
}
sum-conspiracy-location = now has { $locations }
sum-conspiracy-buried = put a Location face down
sum-conspiracy-swapped = swapped { $lord_the } and { $other_the }
sum-conspiracy-pearl-master = is Pearl Master
sum-conspiracy-gate = orders exactly { $count ->
    [1] 1 Lord
   *[other] { $count } Lords
} from the deck
sum-conspiracy-lords-recycled = shuffled all piles into the deck
sum-conspiracy-locations-recycled = shuffled the available Locations
sum-conspiracy-ordered = orders the top Lord of the deck
sum-conspiracy-last-turns = filled the Chamber: last turns
sum-conspiracy-filled = now has { $amount } in the Chamber

### The prompts
decision-conspiracy-choose-recruit = **Recruit:** draw { $most ->
    [1] the last Lord
   *[other] 1 to { $most } Lords
} from the deck, or take a pile.
decision-conspiracy-choose-recruit-deck = **Recruit:** draw { $most ->
    [1] the last Lord
   *[other] 1 to { $most } Lords
} from the deck.
decision-conspiracy-choose-recruit-pile = **Recruit:** the deck is empty, take a pile.
decision-conspiracy-choose-recruit-gate = **Recruit:** { $location_the } { $player_of } orders exactly { $count ->
    [1] 1 Lord
   *[other] { $count } Lords
} from the deck.
decision-conspiracy-choose-recruit-ordered = **Recruit:** { $player_the } orders the top Lord of the deck.
decision-conspiracy-choose-recruit-other = { $player_cap } is recruiting
decision-conspiracy-choose-kept = **Keep 1 of the { $count } Lords** drawn; the others go to their piles.
decision-conspiracy-choose-kept-other = { $player_cap } is choosing among { $lords }
decision-conspiracy-choose-next = **Choose the Lord** for place { $place }.
decision-conspiracy-choose-next-few = **Choose the Lord** for place { $place }: there is room for only { $free } of { $count }.
decision-conspiracy-choose-next-opponent = **Choose the Lord { $player_of }** for place { $place }.
decision-conspiracy-choose-next-opponent-few = **Choose the Lord { $player_of }** for place { $place }: there is room for only { $free } of { $count }.
decision-conspiracy-choose-next-other = { $player_cap } is choosing the order of the Lords
decision-conspiracy-choose-swap = **Swap 2 Lords without a Key** in your Chamber, or leave it as it is ({ $lord }).
decision-conspiracy-choose-swap-other = { $player_cap } may swap two Lords
decision-conspiracy-choose-location = **Take a Location:** choose an available one or draw { $most ->
    [1] the last one
   *[other] 1 to { $most }
}.
decision-conspiracy-choose-location-draw = **Take a Location:** none is available, draw { $most ->
    [1] the last one
   *[other] 1 to { $most }
}.
decision-conspiracy-choose-location-available = **Take a Location:** choose an available one.
decision-conspiracy-choose-location-other = { $player_cap } is choosing a Location
decision-conspiracy-choose-among-drawn = **Keep 1 of the { $count } Locations** just drawn.
decision-conspiracy-choose-among-drawn-other = { $player_cap } is choosing among { $locations }
decision-conspiracy-search-deck = **Choose a Location** from the whole deck.
decision-conspiracy-search-deck-other = { $player_cap } is searching the whole Location deck
decision-conspiracy-offer-replay = **Return the replay token** and play one more turn?
decision-conspiracy-offer-replay-other = { $player_cap } may play one more turn
decision-conspiracy-choose-for-opponent = **Choose the pile** for { $player_the }, who looks for { $condition }.
decision-conspiracy-choose-for-opponent-any = **Choose the pile** for { $player_the }: no condition is met.
decision-conspiracy-choose-for-opponent-other = { $player_cap } is choosing the pile for { $opponent_the }

### Remarks
remark-conspiracy-again = Replayed turn
remark-conspiracy-keys-alike = { $keys }: another one alike brings a Location
remark-conspiracy-keys-any = { $keys }: any other Key brings a Location
remark-conspiracy-keys-no-location = { $keys }, but there is no Location to take
remark-conspiracy-keys-next = { $keys }: the next Key brings a Location
remark-conspiracy-full = Chamber full: every opponent has one last turn
remark-conspiracy-gain = { $gains }
remark-conspiracy-gain-opponent = For the opponent: { $gains }
remark-conspiracy-swap = A swap gives no Pearls and no Location
remark-conspiracy-token = The token can be won again
word-gain-more = +{ $points }
word-gain-less = −{ $points }
word-gain-none = no more points
word-gain-token = replay token
word-gain-returned = { $count ->
    [1] 1 Lord goes back
   *[other] { $count } Lords go back
}

### The moves
move-conspiracy-draw = Draw { $amount }
move-conspiracy-draw-tip = { $amount_count ->
    [1] Turn up the top Lord of the deck and keep it, whoever it is.
   *[other] Turn up { $amount } of the deck and keep one. The others go to the piles of their Guilds.
}
move-conspiracy-pile = Take { $amount }: { $guild_plural }
move-conspiracy-pile-tip = Take the whole pile and place its Lords one by one, in the order you like: { $lords }.
move-conspiracy-pile-any = Take the { $guild } pile
move-conspiracy-pile-any-tip = Take the whole pile and place its Lords one by one, in the order you like.
move-conspiracy-keep = Keep { $lord_the }
move-conspiracy-keep-tip = { $lord_cap } goes to place { $place }. { $power }
move-conspiracy-keep-any-tip = { $lord_cap } goes to the next place. { $power }
move-conspiracy-place = Place { $lord_the }
move-conspiracy-place-tip = { $lord_cap } goes to place { $place }. { $power }
move-conspiracy-place-any-tip = { $lord_cap } goes to the next place. { $power }
move-conspiracy-place-opponent-tip = { $lord_cap } goes to place { $place } { $player_of }.
move-conspiracy-swap = Swap { $lord_the } and { $other_the }
move-conspiracy-swap-tip = { $lord_cap } goes to place { $other_place }, { $other_the } to place { $place }.
move-conspiracy-swap-any-tip = The two Lords change places.
move-conspiracy-decline = No swap
move-conspiracy-decline-tip = All Lords stay where they are.
move-conspiracy-locations = Draw { $amount }
move-conspiracy-locations-tip = { $amount_count ->
    [1] Turn up the top Location of the deck and take it, whichever it is.
   *[other] Turn up { $amount } and take one of them. The rest become available to all.
}
move-conspiracy-settle = Take { $location_the }
move-conspiracy-settle-tip = It goes on { $lord_the }. { $text }
move-conspiracy-settle-any-tip = { $text }
move-conspiracy-replay = Play one more turn
move-conspiracy-replay-tip = Return the replay token: your turn begins anew at once.
move-conspiracy-end = End the turn
move-conspiracy-end-tip = Keep the replay token for later.
move-conspiracy-give = Give { $amount }: { $guild_plural }
move-conspiracy-give-tip = { $player_cap } takes this pile: { $lords }.
move-conspiracy-give-any = Give the { $guild } pile
move-conspiracy-give-any-tip = The opponent takes the whole pile.
