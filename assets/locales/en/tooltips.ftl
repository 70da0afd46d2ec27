# A sentence about every place and piece of the table.

### The shared table
tip-lord-deck = Lord deck: { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}. It fills the Court. If it cannot fill every empty space, the last round begins.
tip-court-space = An empty space of the Court. Plotting puts the top Lord of the deck here for 1 Pearl.
tip-court-space-waiting = An empty space of the Court. The Lords slide away from the deck; with 2 or fewer left the Court fills up.
tip-council-stack = { $race_title } stack of the Council, face down: { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}. As your action you may take a whole stack.
tip-exploration-deck = Exploration deck: { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}. When a card is needed and there is none, the discard is shuffled.
tip-track-space = Space { $space } of the exploration.
tip-track-last = Last space: the card here must be taken or fought, and brings 1 Pearl.
tip-track-card = On space { $space }. Only the last card revealed can be taken or fought.
tip-price = The next Ally sold in this turn costs { $price }.
tip-discard = Discard of the Exploration cards: { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}. Nobody may look through it.
tip-threat-token = The Threat: whoever fights a Monster gets the reward of this space. It rises whenever a Monster is left alone and returns to space 1 after a fight.
tip-threat-1 = Threat space 1: 1 Pearl or 1 Monster token.
tip-threat-2 = Threat space 2: 2 Pearls, 1 Pearl and 1 Monster token, or 2 Monster tokens.
tip-threat-3 = Threat space 3: 1 Key.
tip-threat-4 = Threat space 4: 1 Key, and 1 Pearl or 1 Monster token.
tip-threat-5 = Threat space 5: 1 Key, and 2 Pearls, 1 Pearl and 1 Monster token, or 2 Monster tokens.
tip-threat-6 = Threat space 6: 2 Keys.
tip-token-pile = Monster tokens: { $count ->
    [0] none left
   *[other] { $count } left
}. Each is worth 2, 3 or 4 points.
tip-location-deck = Location deck: { $count ->
    [0] empty
    [1] 1 left
   *[other] { $count } left
}. For 3 Keys you may draw up to 4 and choose one of them.
tip-location-available = Available to everybody who has 3 Keys.
tip-location-empty = Room for available Locations.

### Cards
tip-ally = { $race_title }, value { $value }. Allies pay for Lords.
tip-monster = Monster. The explorer may fight it for the reward of the Threat space.
tip-lord-cost = Value of Allies to reach. Pearls may fill what is missing.
tip-lord-races = So many different Races, exactly. The Race shown must be among them.
tip-lord-influence = Points at the end of the game.
tip-lord-key = A Key, as long as the Lord is free and not turned.
tip-lord-free = Free: its power and its Key work.
tip-lord-used = Under a Location: no power and no Key any more. Its points count.
tip-lord-turned = Turned by an Assassin: no power and no Key. Its points count.

### A player
tip-pearls = Pearls: they buy Allies, pay for plotting and fill what is missing for a Lord. At the end they break a tie.
tip-keys = Keys: tokens and free Lords with a Key. With 3 Keys a Location must be taken.
tip-tokens = Monster tokens: face down until the end, each worth 2, 3 or 4 points.
tip-tokens-own = Your Monster tokens; only you know their values.
tip-lords = Lords: the 7th Lord of a player begins the last round.
tip-lord-slot = Room for a Lord. The 7th begins the last round.
tip-locations = Locations under control; their points count at the end.
tip-affiliated = Affiliated Allies: at the end only the strongest of each Race counts. They never return to the hand.
tip-score = Points as far as they are known: without hidden Monster tokens, hands and the City of Mirrors.
tip-first-player = Began the game.
tip-active-player = It is this player's turn.

### Tools
tip-undo = Take your last move back, as long as nothing hidden was revealed.
tip-hint = Suggests a move and says why.
tip-log = Everything that has happened.
tip-menu = Menu
