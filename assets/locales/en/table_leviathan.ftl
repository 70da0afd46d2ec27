# The table of Leviathan

ui-table-border = Border
ui-table-leviathan-deck = Leviathans
ui-table-attack = Attack
ui-table-attack-choose = Choose the Leviathan and the Ally
ui-table-attack-none = No Ally of your hand may attack it
ui-table-attack-fighters = { $count ->
    [0] no Ally can attack it
    [1] 1 Ally can attack it
   *[other] { $count } Allies can attack it
}
ui-table-attack-pearls = Pearls for the attack
ui-table-attack-go = Attack
ui-table-guide-attack = Choose **a Leviathan** of the Border, then **an Ally** of your hand.
ui-table-guide-attack-ally = Now choose **an Ally** of your hand: it is discarded.
ui-table-guide-attack-again = Choose **an Ally** of your hand for another attack, or stop.
ui-table-guide-zone = Choose **a free zone** of the Border.
ui-table-guide-strike = Choose **a Leviathan** of the Border.
ui-table-guide-beset = Choose **an opponent**.
ui-table-guide-reveal = Choose **an effect token** to reveal.
ui-table-guide-reveal-stack = Now choose **a Council stack**: it goes to your hand.
ui-table-guide-loot = Choose **a token** of an opponent.
ui-table-guide-lose-lord = Choose **a free Lord of yours**: the attack takes it.
ui-table-guide-martial-law = Choose **an Ally** of your hand to discard, or pay.
ui-table-tokens-title = Choose the reward
ui-table-tokens-points = With points
ui-table-tokens-points-note = 2, 3 or 4 points each at the end
ui-table-tokens-effect = With an effect
ui-table-tokens-effect-note = 2 or 3 Pearls, a Key or a Council stack, once revealed
