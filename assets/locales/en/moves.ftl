# Labels of moves (buttons, options) and, with "-tip", a sentence about each.

move-plot = Plot: 1 Pearl
move-plot-tip = Pay 1 Pearl: the top Lord of the deck comes to the Court, into the empty space farthest from the deck.
move-explore = Explore
move-explore-tip = Reveal Exploration cards one by one, until you take an Ally or fight a Monster.
move-explore-on = Go on
move-explore-on-tip = Leave this card where it is and reveal the next one.
move-explore-threat = Go on: Threat to { $space }
move-explore-threat-tip = Leave the Monster alone. The Threat rises to space { $space } and the next card is revealed.
move-explore-must = Reveal the next card
move-explore-must-tip = After a sale the exploration goes on.
move-council = Take the { $race } stack: { $count }
move-council-tip = Take the whole { $race } stack of the Council into your hand: { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
move-council-any = Take the { $race } stack
move-council-any-tip = Take the whole { $race } stack of the Council into your hand.
move-recruit = Recruit { $lord_the }
move-recruit-tip = Pay with Allies worth { $cost } from exactly { $amount }, { $race } among them. Pearls fill a shortfall.
move-recruit-any-tip = Pay with Allies worth { $cost } from exactly { $amount }. Pearls fill a shortfall.
move-recruit-only-tip = Pay with { $race_plural } only, worth { $cost } together. Pearls fill a shortfall.
move-recruit-pearls = Recruit { $lord_the } for { $price }
move-recruit-pearls-tip = Pay exactly { $price }; no Ally is used.
move-skip = Skip the action
move-skip-tip = No action is possible in this turn.
move-buy = Buy for { $price }
move-buy-tip = Pay { $price } to { $explorer } and take { $card } into your hand. { $most ->
    [1] One purchase
   *[other] { $most } purchases
} a turn.
move-buy-any = Buy { $card }
move-buy-any-tip = Take { $card } into your hand for Pearls.
move-pass = Pass
move-pass-tip = Do not buy this Ally.
move-take = Take { $card }
move-take-tip = Take { $card } into your hand for free. The exploration ends.
move-fight = Fight: { $reward }
move-fight-tip = You always win. The exploration ends, you gain { $reward }, and the Threat returns to space 1.
move-fight-any = Fight the Monster
move-fight-any-tip = The exploration ends with a fight.
move-reward = { $gains }
move-reward-tip = Take this as your reward: { $gains }.
move-pick = Pay with { $card }
move-pick-tip = Add { $card } to the payment.
move-back = Take back { $card }
move-back-tip = Take { $card } out of the payment.
move-affiliate = Affiliate { $card }
move-affiliate-tip = Lay { $card } in front of you for good. The other Allies used are discarded.
move-discard = Discard { $card }
move-discard-tip = { $card_cap } goes from your hand to the discard.
move-discard-sell = Discard { $card } for { $price }
move-discard-sell-tip = { $card_cap } goes to the discard and you gain { $price }.
move-use = Use { $lord_the }
move-strip = Discard the { $race } stack
move-strip-tip = The whole { $race } stack of the Council goes to the discard, unseen.
move-dismiss = Give up { $lord_the }
move-dismiss-tip = { $lord_cap } leaves the game; you get the top Lord of the deck, whoever it is.
move-dismiss-court = Replace { $lord_the }
move-dismiss-court-tip = { $lord_cap } leaves the Court and the game; the top Lord of the deck takes the space.
move-exchange = { $lord_cap } for { $new_the }
move-exchange-tip = { $lord_cap } leaves the game; { $new_the } comes from the Court to you.
move-turn = Turn { $lord_the }
move-turn-tip = { $lord_cap } of { $owner } loses its power and its Key for the rest of the game.
move-rob = Take 1 token from { $victim }
move-rob-tip = Take 1 Monster token of { $victim } at random.
move-draw = Draw { $amount }
move-draw-tip = { $amount_count ->
    [1] Turn up 1 Location and take control of it.
   *[other] Turn up { $amount } and take control of one of them. The rest become available to all.
}
move-settle = Choose { $location_the }
move-settle-tip = Take control of { $location_the } with { $need } Keys.
move-settle-alone = Choose { $location_the }
move-settle-alone-tip = Take control of { $location_the } with { $by_the } alone.
move-settle-search = Take { $location_the }
move-settle-search-tip = Take { $location_the } from the deck in exchange for { $old_the }.
move-pledge = Spend { $lord_the }
move-pledge-tip = Spend the Key of { $lord_the }: the Lord goes under the Location and loses its power.
move-pledge-token = Spend 1 Key token
move-pledge-token-tip = Spend a Key token on the Location.
move-release = Take back { $lord_the }
move-release-tip = Take { $lord_the } out of the Keys chosen.
move-release-token = Take back 1 Key token
move-release-token-tip = Take a Key token out of the Keys chosen.
move-swap = { $location_cap } for { $new_the }
move-swap-tip = Give { $location_the } back and take { $new_the }. The Lords beneath move along.
move-confirm = Confirm
move-confirm-tip = Carry out what has been chosen.
move-confirm-recruit = Recruit
move-confirm-recruit-tip = Pay and take { $lord_the }. This cannot be called off any more.
move-confirm-control = Take control
move-confirm-control-tip = Spend the Keys chosen and take { $location_the }.
move-cancel = Cancel
move-cancel-tip = Go back without cost.
move-decline = Do without
move-decline-tip = Do not use this power.
move-decline-search = Keep { $location_the }
move-decline-search-tip = Exchange nothing. The deck is shuffled.
move-done = Done
move-done-tip = Use no more powers.
move-done-late = End the turn
move-done-late-tip = Use no more powers in this turn.
