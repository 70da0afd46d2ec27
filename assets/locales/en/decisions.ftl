# The prompt of every decision: verb and object in bold, then what is missing. "-other": somebody else decides.
# Then the remarks at the right of the prompt and the notes of a payment.

decision-choose-action = **Choose your action:** { $actions }.
decision-choose-action-none = **No action is possible:** use what is left, or skip it.
decision-choose-action-other = { $player } is choosing an action
word-action-explore = explore
word-action-council = take from the Council
word-action-recruit = recruit
decision-second-stack = **Take a second stack** from the Council.
decision-second-stack-other = { $player } is choosing a second Council stack
decision-late-powers = **Use a power** or end your turn.
decision-late-powers-other = { $player } may still use a power
decision-discard-to-limit = **Discard { $amount }:** { $by_the } leaves you { $limit } in hand.
decision-discard-to-limit-other = { $player } has to discard { $amount }
decision-discard-down = **Discard { $amount }:** { $by_the } leaves you { $limit } in hand.
decision-discard-down-other = { $player } has to discard { $amount }
decision-discard-one = **Discard 1 Ally** of your choice ({ $by }).
decision-discard-one-other = { $player } is choosing an Ally to discard
decision-consider-purchase = **Buy { $card }** from { $explorer } for { $price }?
decision-consider-purchase-other = { $player } is considering { $card } ({ $price })
decision-decide-ally = **Take { $card }** for free, or reveal the next card.
decision-decide-ally-last = **Take { $card }:** it lies on the last space.
decision-decide-ally-empty = **Take { $card }:** no card is left to reveal.
decision-decide-ally-other = { $player } is deciding about { $card }
decision-face-monster = **Fight { $card_the }** ({ $reward }), or go on: the Threat rises to space { $space }.
decision-face-monster-top = **Fight { $card_the }** ({ $reward }), or go on: the Threat stays on space { $space }.
decision-face-monster-last = **Fight { $card_the }** ({ $reward }): it lies on the last space.
decision-face-monster-empty = **Fight { $card_the }** ({ $reward }): no card is left to reveal.
decision-face-monster-other = { $player } is facing { $card_the }
decision-must-go-on = **Reveal the next card,** or use a power first.
decision-must-go-on-other = { $player } is about to reveal the next card
decision-pick-reward = **Choose your reward** of Threat space { $space }.
decision-pick-reward-other = { $player } is choosing a reward
decision-pay-for-lord = **Recruit { $lord_the }:** value { $cost } from { $amount }, one of them { $race }.
decision-pay-for-lord-any = **Recruit { $lord_the }:** value { $cost } from { $amount }.
decision-pay-for-lord-only = **Recruit { $lord_the }:** value { $cost } from { $race_plural } only.
decision-pay-for-lord-race = **Recruit { $lord_the }:** add { $race_one }.
decision-pay-for-lord-race-more = **Recruit { $lord_the }:** add { $race_one } and { $count ->
    [1] 1 Ally of another Race
   *[other] Allies of { $count } more Races
}.
decision-pay-for-lord-more = **Recruit { $lord_the }:** add { $count ->
    [1] 1 Ally of another Race
   *[other] Allies of { $count } more Races
}.
decision-pay-for-lord-less = **Recruit { $lord_the }:** take out { $count ->
    [1] 1 Race
   *[other] { $count } Races
}.
decision-pay-for-lord-short = **Recruit { $lord_the }:** { $count } of value still missing.
decision-pay-for-lord-extra = **Recruit { $lord_the }:** take out { $card }, it is not needed.
decision-pay-for-lord-ready = **Recruit { $lord_the }** with Allies worth { $value }{ $pearls ->
    [0] {""}
    [1] {" "}and 1 Pearl
   *[other] {" "}and { $pearls } Pearls
}?
decision-pay-for-lord-other = { $player } is paying for { $lord_the }
decision-choose-affiliate = **Affiliate 1 Ally:** the weakest are equal, choose one.
decision-choose-affiliate-any = **Affiliate 1 Ally:** any one of those used.
decision-choose-affiliate-other = { $player } is choosing an Ally to affiliate
decision-turn-one-lord = **Turn 1 free Lord** of { $owner }.
decision-turn-one-lord-other = { $player } is choosing a Lord of { $owner } to turn
decision-choose-victim = **Choose an opponent** and take 1 of their Monster tokens.
decision-choose-victim-other = { $player } is choosing an opponent to rob
decision-choose-stack = **Take 1 stack** from the Council ({ $by }).
decision-choose-stack-other = { $player } is choosing a Council stack
decision-sell-ally = **Discard 1 Ally** from hand for { $price } ({ $by }).
decision-sell-ally-other = { $player } is choosing an Ally to sell
decision-remove-stack = **Discard 1 Council stack,** unseen ({ $by }).
decision-remove-stack-other = { $player } is choosing a Council stack to discard
decision-recruit-for-pearls = **Recruit 1 more Lord** for { $price }, or do without ({ $by }).
decision-recruit-for-pearls-other = { $player } may recruit 1 more Lord for { $price }
decision-exchange-for-court = **Exchange a free Lord of yours** for one of the Court, or do without ({ $by }).
decision-exchange-for-court-other = { $player } may exchange a Lord for one of the Court
decision-exchange-for-deck = **Exchange a free Lord of yours** for the top of the deck, or do without ({ $by }).
decision-exchange-for-deck-other = { $player } may exchange a Lord for the top of the deck
decision-replace-court-lord = **Discard a Lord of the Court** for the top of the deck ({ $by }).
decision-replace-court-lord-other = { $player } is replacing a Lord of the Court
decision-control-location = **Take control of a Location:** choose one, or draw up to { $most }.
decision-control-location-draw = **Take control of a Location:** none is available, draw up to { $most }.
decision-control-location-available = **Take control of a Location:** choose an available one.
decision-control-location-other = { $player } is choosing a Location
decision-choose-among-drawn = **Choose 1 of the { $count } Locations** just drawn.
decision-choose-among-drawn-other = { $player } is choosing among the Locations drawn
decision-spend-keys = **Spend { $need } Keys** on { $location_the }: { $count ->
    [1] 1 more
   *[other] { $count } more
}.
decision-spend-keys-ready = **Spend { $need } Keys** on { $location_the }?
decision-spend-keys-other = { $player } is choosing the Keys for { $location_the }
decision-settle-alone = **Choose a Location** for { $by_the }.
decision-settle-alone-other = { $player } is choosing a Location for { $by_the }
decision-exchange-location = **Swap 1 of your Locations** for an available one, or do without ({ $by }).
decision-exchange-location-other = { $player } may swap a Location
decision-search-locations = **Exchange { $location_the }** for a Location of the deck, or keep what you have.
decision-search-locations-other = { $player } is looking through the Location deck
decision-game-over = The game is over.

### Remarks at the right of the prompt
remark-last-turn = Your last turn
remark-extra-turn = Extra turn
remark-next-lord-ends = Your next Lord begins the last round
remark-plot = Plotting costs 1 Pearl
remark-seventh-lord = Your 7th Lord: the last round begins
remark-court-ends = The Court cannot be filled: the last round begins
remark-refill = The Court fills up: +{ $count } Pearls
remark-third-key = { $count } Keys: a Location follows
remark-cost = Costs { $now } instead of { $printed }
remark-any-race = No Race is mandatory
remark-nobody-can-buy = Nobody can buy: take it or go on
remark-nobody-bought = Nobody wanted it: take it or go on
remark-last-space = Last space: +1 Pearl
remark-income = Ending here: +{ $count } { $count ->
    [1] Pearl
   *[other] Pearls
} ({ $by })
remark-reward-lowered = Reward of space { $space } ({ $by })
remark-hand-limit = Above { $limit } Allies: discard at once ({ $by })
remark-pearls-left = { $count ->
    [0] No Pearl left
    [1] 1 Pearl left
   *[other] { $count } Pearls left
} after that
remark-threat-returns = Then the Threat returns to space 1
remark-affiliated = It never returns to your hand
remark-turned = It keeps its points, not its power or Key
remark-stolen = Only you two learn its value
remark-second-stack = Compulsory ({ $by })
remark-new-power = Its power takes effect
remark-keys-later = The Keys are chosen afterwards
remark-others-available = { $count ->
    [1] The other stays available to all
   *[other] The others stay available to all
}
remark-lords-used = Lords under a Location lose their power
remark-becomes-available = Your old Location becomes available to all
remark-shuffled = The deck is shuffled afterwards
remark-once = Once in your turn

### Notes of a payment
pay-race-missing = { $race } missing
pay-races-missing = { $count ->
    [1] 1 Race missing
   *[other] { $count } Races missing
}
pay-races-too-many = { $count ->
    [1] 1 Race too many
   *[other] { $count } Races too many
}
pay-races-complete = complete
pay-value-missing = { $count } missing
pay-value-pearls = { $count } short: { $pearls }
pay-value-exact = exact
pay-value-over = { $count } above
pay-pearls-none = none needed
pay-pearls-fill = { $count ->
    [1] fills the gap
   *[other] fill the gap
}
pay-affiliate-lowest = will be affiliated (lowest value)
pay-affiliate-equal = or an equal one will be affiliated
pay-affiliate-any = or any other one can be affiliated
pay-affiliate-none = The weakest Ally used will be affiliated.
pay-extra = { $card } not needed
pay-cheapest = Cheapest
pay-no-cheaper = The cheapest payment is chosen.
