# Kraken: Nebulis, the figure, Sentinels, Treasures.

### Words
amount-nebulis = { $count } Nebulis
word-nebulis = Nebulis
word-figure = Kraken
word-treasures = Treasures
word-treasure = Treasure
word-reserve-lord = a Lord of the Court
word-reserve-council = a stack
word-reserve-location = a Location
word-treasures-left = { $count } worth { $value }
treasure-3 = 1 Key
treasure-4 = 2 Pearls
treasure-5 = 1 Monster token
treasure-6 = 1 Ally of the deck
treasure-7 = none
table-figure-of = The Kraken is with { $name }
table-treasures-worth = Treasures: { $points }
table-search-risk = { $count } of { $all } end the search
score-nebulis = Nebulis
score-figure = Kraken
ui-score-nebulis-of = Nebulis of { $name }
ui-score-figure-of = Kraken of { $name }
cli-source-nebulis = Nebulis
cli-source-figure = Kraken

### The log
event-pearls-gained-treasure = { $player } gained { $amount } from a Treasure
event-nebulis-gained-krakens = { $player } gained { $amount } from the krakens used
event-nebulis-gained-lord = { $player } gained { $amount } ({ $by })
event-nebulis-lost = { $player } returned { $amount } ({ $by })
event-nebulis-paid = { $player } paid { $receiver } { $amount } in place of Pearls
event-nebulis-paid-supply = { $player } paid { $amount } in place of Pearls
event-nebulis-given = { $player } gave { $receiver } { $amount } ({ $by })
event-figure-taken = { $player } received the Kraken
event-figure-taken-over = { $player } received the Kraken from { $old }
event-figure-returned = { $player } is rid of the Kraken: nobody has Nebulis
event-kraken-laid = { $player } laid { $card } on the { $race } stack of the Council
event-krakens-turned-in = { $player } discarded { $cards } from hand and gained { $amount }
event-krakens-turned-in-clean = { $player } discarded { $cards } from hand without gaining Nebulis
event-sentinel-taken = { $player } took the Sentinel { $by_of }
event-sentinel-placed-lord = { $player } reserved { $lord_the } in the Court ({ $by })
event-sentinel-placed-council = { $player } reserved the { $race } stack of the Council ({ $by })
event-sentinel-placed-location = { $player } reserved { $location_the } ({ $by })
event-sentinel-returned-lord = The Sentinel { $by_of } left { $lord_the } and returned to { $player }
event-sentinel-returned-council = The Sentinel { $by_of } left the { $race } stack and returned to { $player }
event-sentinel-returned-location = The Sentinel { $by_of } left { $location_the } and returned to { $player }
event-treasure-drawn = { $player } found a Treasure worth { $value } ({ $location })
event-key-gained = { $player } gained { $amount } from a Treasure
event-token-drawn = { $player } gained a Monster token from a Treasure
event-token-drawn-seen = { $player } gained a Monster token worth { $value } from a Treasure
event-card-turned-over-ally = { $player } found { $card } and took it
event-card-turned-over-monster = { $player } turned over { $card_one }, which was discarded
event-treasures-discarded = Two Treasures worth { $value } leave the game: the search of { $player } is over ({ $location })
event-search-ended = The search of { $player } ended: { $location_the } is worth { $worth }
event-discard-opened = The discard was opened for { $player }: { $amount } ({ $by })
event-ally-recovered = { $player } took { $card } from the discard
event-pearl-stolen = { $player } took 1 Pearl from { $victim } ({ $by })
event-race-named = { $player } named { $race_plural } ({ $by })
event-affiliated-discarded = { $player } discarded { $card } from the affiliated Allies ({ $by })
event-lord-turned-up = { $player } brought { $lord_the } to the Court ({ $by })
event-lord-freed = { $player } freed { $lord_the } from under { $location_the }

### Since your last turn
sum-nebulis-gained = gained { $amount }
sum-nebulis-to-you = passed you { $amount }
sum-nebulis-given = gave { $receiver } { $amount }
sum-pearl-stolen = took 1 Pearl from { $victim } ({ $by })
sum-pearl-stolen-yours = took 1 of your Pearls ({ $by })
sum-figure = now has the Kraken
sum-figure-yours = the Kraken is with you now
sum-reserved-lord = reserved { $lord_the }
sum-reserved-council = reserved the { $race } stack
sum-reserved-location = reserved { $location_the }
sum-searched = searched for Treasures: { $location_the } is worth { $worth }
sum-kraken-laid = laid { $card } on the { $race } stack
sum-recovered = took { $card } from the discard
sum-race-named = named { $race_plural } ({ $by })
sum-affiliated-discarded = lost affiliated { $card } ({ $by })
sum-turned-up = brought { $lord_the } to the Court
sum-freed = freed { $lord_the }

### Prompts
decision-pay-for-lord-ready-coins = **Recruit { $lord_the }** with Allies worth { $value } and { $price }?
decision-lay-kraken = **Lay { $card }** on any stack of the Council.
decision-lay-kraken-other = { $player } is choosing a stack for { $card }
decision-choose-holder = **Pass the Kraken** to an opponent who has reached your number of Nebulis.
decision-choose-holder-other = { $player } is passing the Kraken on
decision-place-sentinel = **Reserve** { $areas }, or keep the Sentinel ({ $by }).
decision-place-sentinel-other = { $player } is placing a Sentinel
decision-search-on = **Search for another Treasure,** or stop: { $location_the } is now worth { $worth }.
decision-search-on-other = { $player } is searching for Treasures ({ $location })
decision-choose-receiver = **Give 1 Nebulis** to an opponent: { $count ->
    [1] the last one
   *[other] { $count } are left
} ({ $by }).
decision-choose-receiver-other = { $player } is choosing who gets a Nebulis
decision-recover-ally = **Take 1 Ally** from the discard ({ $by }).
decision-recover-ally-other = { $player } is choosing an Ally of the discard
decision-name-race = **Name a Race:** each opponent discards 1 affiliated Ally of it ({ $by }).
decision-name-race-other = { $player } is naming a Race
decision-discard-affiliated = **Discard 1 affiliated Ally** of this Race: { $race } ({ $by }).
decision-discard-affiliated-other = { $player } is choosing an affiliated Ally to discard: { $race }
decision-choose-used-lord = **Free 1 Lord** from under a Location ({ $by }).
decision-choose-used-lord-other = { $player } is choosing a Lord to free

### Remarks at the right of the prompt
remark-sentinel-ready = A Sentinel may reserve something
remark-nebulis = The krakens bring { $amount }
remark-nebulis-figure = The krakens bring { $amount } and the Kraken figure
remark-nebulis-left = { $count ->
    [0] No Nebulis left
   *[other] { $count } Nebulis left
} after that
remark-figure-leaves = The Kraken goes to an opponent
remark-figure-aside = The Kraken returns beside the board
remark-figure = Whoever has it at the end loses { $count } points
remark-kraken-seen = Everybody knows where it lies (value { $value })
remark-reserved = Nobody else may take it
remark-search = { $count } of { $all } Treasures would end the search
remark-together = The Nebulis are handed over together
remark-discard-open = Everybody sees the discard
remark-condemn = { $count ->
    [0] Hits nobody
    [1] Hits 1 opponent
   *[other] Hits { $count } opponents
}
remark-their-choice = Each opponent chooses which one
remark-points-lost = It no longer counts at the end
remark-freed = Its power and its Key work again
remark-worth = An Ally worth { $value } is lost

### Payment
pay-pearls-coins = and Nebulis fill the gap

### Moves
move-buy-nebulis = Buy for { $price }
move-buy-nebulis-tip = Pay { $price } to { $explorer } and take { $card } into your hand.
move-buy-nebulis-any = Buy { $card } with { $amount }
move-buy-nebulis-any-tip = Take { $card } into your hand, with { $amount } in the price.
move-recruit-nebulis = Recruit { $lord_the } for { $price }
move-recruit-nebulis-tip = Pay { $price } for { $lord_the }; no Ally is used.
move-recruit-nebulis-any = Recruit { $lord_the } with { $amount }
move-recruit-nebulis-any-tip = { $lord_cap } is paid for with { $amount } in the price; no Ally is used.
move-confirm-nebulis = Recruit with { $price }
move-confirm-nebulis-tip = Fill the gap with { $price } and take { $lord_the }. This cannot be called off any more.
move-confirm-nebulis-any = Recruit with { $amount }
move-confirm-nebulis-any-tip = The gap is filled with { $amount }, the rest of it with Pearls.
move-lay = To the { $race } stack
move-lay-tip = Lay { $card } on the { $race } stack of the Council. Whoever takes the stack takes the kraken too.
move-pass-figure = The Kraken to { $receiver }
move-pass-figure-tip = { $receiver } receives the Kraken and loses { $count } points if it stays there to the end.
move-guard-lord = Reserve { $lord_the }
move-guard-lord-tip = Only the owner of the Sentinel { $by_of } may take { $lord_the }. Then the Sentinel returns.
move-guard-stack = Reserve the { $race } stack
move-guard-stack-tip = Only the owner of the Sentinel { $by_of } may take the { $race } stack, which goes on receiving Allies. Then the Sentinel returns.
move-guard-location = Reserve { $location_the }
move-guard-location-tip = Only the owner of the Sentinel { $by_of } may take { $location_the }. Then the Sentinel returns.
move-search = Search on
move-search-tip = Turn up another Treasure and take its reward. With a value that lies there already both leave and the search ends. Left: { $treasures }.
move-search-any-tip = Turn up another Treasure and take its reward. With a value that lies there already both leave and the search ends.
move-stop = Stop: { $worth }
move-stop-tip = The search ends; { $location_the } is worth { $worth }.
move-stop-any = Stop the search
move-stop-any-tip = The search ends and the Treasures stay on the Location.
move-give-nebulis = 1 Nebulis to { $receiver }
move-give-nebulis-tip = { $receiver } gets 1 Nebulis of yours.
move-recover = Take { $card }
move-recover-tip = { $card_cap } goes from the discard to your hand, seen by all.
move-recover-kraken-tip = { $card_cap } goes from the discard to your hand. Used for a Lord it brings { $amount }.
move-condemn = { $race_title }
move-condemn-tip = Each unprotected opponent with affiliated { $race_plural } discards 1 of them.
move-surrender = Discard { $card }
move-surrender-tip = { $card_cap } goes from your affiliated Allies to the discard.
move-free = Free { $lord_the }
move-free-tip = { $lord_cap } comes from under the Location, which stays yours; its power and its Key work again.

### Places and pieces
tip-nebulis = Nebulis: { $count }. Each costs 1 point at the end. { $most ->
    [1] One
   *[other] Up to { $most }
} can be part of the payment for an Ally or a Lord, { $freely ->
    [yes] even while you have Pearls
   *[no] once all Pearls are spent
}; they pay for nothing else.
tip-figure = The Kraken: whoever has most Nebulis keeps the figure and loses 5 points if it stays there to the end. Whoever reaches the same number takes it over.
tip-figure-aside = The Kraken: it goes to the first player who receives Nebulis.
tip-sentinel = The Sentinel { $lord_of }, which belongs to { $player }. It may reserve a Lord of the Court, a Council stack or an available Location, one in each area.
tip-sentinel-rests = The Sentinel { $lord_of } returned in this turn: it can be used from the next one on.
tip-reserved = Reserved by { $player }: nobody else may take this, not even with a power.
tip-treasure-deck = Treasures: { $count ->
    [0] none left
   *[other] { $count } left
}. At the start there are 3 worth 3, 4 worth 4, 5 worth 5, 6 worth 6 and 7 worth 7.
tip-treasure = A Treasure worth { $value }. Its reward when turned up: { $reward }.
tip-sacred-site = Sacred site: whoever takes it searches for Treasures and may stop after each one. A value that comes twice loses both and ends the search.
tip-kraken = Kraken, value { $value }. It stands for any Race. Used for a Lord it brings { $amount }; it is never affiliated.

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
refusal-sentinel-area = There is a Sentinel in this area already, and there is room for only one.
refusal-other-race = The Ally discarded must be { $race_one }.
refusal-lord-not-used = { $lord_cap } is not under a Location.
