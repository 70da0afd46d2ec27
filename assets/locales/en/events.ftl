# The log: one line for each event. Then, from "sum-", the short lines of "Since your last turn", without subject.

event-game-started = The game begins; { $player } plays first
event-turn-started = Turn of { $player }
event-turn-started-extra = Extra turn of { $player }
event-turn-started-last = Last turn of { $player }
event-pearls-gained-track = { $player } gained { $amount } on the last space
event-pearls-gained-refill = { $player } gained { $amount } for emptying the Court
event-pearls-gained-reward = { $player } gained { $amount } for the fight
event-pearls-gained-lord = { $player } gained { $amount } ({ $by })
event-pearls-lost = { $player } paid { $amount } to the Treasury ({ $by })
event-pearls-lost-none = { $player } had no Pearl to pay ({ $by })
event-lord-plotted = { $player } plotted for 1 Pearl: { $lord_the } came to the Court
event-card-revealed = { $player } revealed { $card_one } on space { $space }
event-discard-reshuffled = The discard was shuffled into a new Exploration deck of { $amount }
event-offer-declined = { $player } passed on { $card } for { $price }
event-ally-bought = { $player } bought { $card } from { $explorer } for { $price }
event-threat-rose = { $player } let the Monster pass: the Threat is now on space { $space }
event-ally-taken = { $player } took { $card } for free
event-monster-fought = { $player } fought { $card_the }: reward of Threat space { $space }
event-exploration-ended-both = To the Council: { $cards }; discarded: { $monsters } (exploration of { $player })
event-exploration-ended-council = To the Council: { $cards } (exploration of { $player })
event-exploration-ended-monsters = Discarded: { $monsters } (exploration of { $player })
event-exploration-ended-nothing = The exploration of { $player } left nothing behind
event-reward-paid = { $player } won { $gains }
event-reward-paid-seen = { $player } won { $gains } (worth { $values })
event-stack-taken = { $player } took { $count } { $count ->
    [1] { $race }
   *[other] { $race_plural }
} from the Council
event-stack-taken-seen = { $player } took the { $race } stack from the Council: { $cards }
event-lord-recruited = { $player } recruited { $lord_the } with { $means }
event-lord-recruited-pearls = { $player } recruited { $lord_the } for { $amount }
event-lord-acquired = { $player } took { $lord_the } from the Court ({ $by })
event-lord-drawn = { $player } drew { $lord_the } from the Lord deck ({ $by })
event-ally-affiliated = { $player } affiliated { $card }
event-court-refilled = The Court filled up ({ $player }): { $lords }
event-court-refilled-short = The Court filled up with the last Lords ({ $player }): { $lords }
event-court-refilled-nothing = { $player } emptied the Court, and the Lord deck is empty
event-locations-drawn = { $player } drew { $locations }
event-location-controlled = { $player } took control of { $location_the } with { $means }
event-location-exchanged = { $player } exchanged { $old_the } for { $new_the }
event-location-exchanged-gone = { $player } exchanged { $old_the } for { $new_the } from the deck
event-locations-searched = { $player } looked through the { $amount } of the deck, then it was shuffled
event-ally-discarded = { $player } discarded { $card } ({ $by })
event-stack-discarded = { $player } discarded the { $race } stack of the Council, unseen: { $amount }
event-lord-turned = { $player } turned { $lord_the } of { $owner }
event-token-stolen = { $player } took a Monster token from { $victim }
event-token-stolen-seen = { $player } took a Monster token worth { $value } from { $victim }
event-lord-dismissed = { $player } discarded { $lord_the } ({ $by })
event-court-lord-replaced = { $player } replaced { $old_the } in the Court by { $new_the }
event-extra-turn-won = { $player } won an extra turn
event-power-used = { $player } used { $lord_the }
event-power-without-target = { $lord_cap } had nothing to act on ({ $player })
event-power-declined = { $player } did without { $lord_the }
event-protected = { $player } is protected from { $lord_the }
event-action-skipped = { $player } had no possible action
event-end-triggered-seventh-lord = { $player } has 7 Lords: the last round begins
event-end-triggered-court = { $player } left a Court that cannot be filled: the last round begins
event-hand-affiliated-both = { $player } affiliated { $cards } and discarded { $rest }
event-hand-affiliated-all = { $player } affiliated { $cards }
event-hand-affiliated-nothing = { $player } had no Ally in hand to affiliate
event-tokens-revealed = { $player } revealed { $amount }: { $values }, together { $sum }
event-tokens-revealed-none = { $player } has no Monster token
event-game-ended = { $player } wins with { $points }
event-game-ended-shared = { $players } share the victory with { $points }

### Since your last turn
sum-bought = bought { $card } for { $price }
sum-explored = explored and took { $card }
sum-fought = fought: { $gains }
sum-explored-nothing = explored and took nothing
sum-sold = sold { $amount } for { $price }
sum-stack = took { $count } { $count ->
    [1] { $race }
   *[other] { $race_plural }
} from the Council
sum-recruited = recruited { $lord_the }
sum-acquired = took { $lord_the } ({ $by })
sum-plotted = plotted: { $lords }
sum-controlled = now controls { $locations }
sum-exchanged = exchanged { $old_the } for { $new_the }
sum-dismissed = gave up { $lord_the }
sum-replaced = put { $new_the } in place of { $old_the }
sum-stripped = discarded { $amount } of the Council
sum-sold-ally = sold { $cards }: { $gain }
sum-discarded = discarded { $cards } ({ $by })
sum-paid = paid { $price } ({ $by })
sum-turned = turned { $lord_the } of { $owner }
sum-turned-yours = turned your { $lord }
sum-robbed = took a token from { $victim }
sum-robbed-you = took a token from you
sum-extra-turn = plays an extra turn
sum-lords = now has { $amount }
sum-last-round = began the last round
sum-more = … and { $count } more
