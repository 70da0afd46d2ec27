# Leviathan: the Border, fights, new Monster tokens, Martial Law.

### Why a move is not possible
refusal-no-fighter = No Ally in your hand may attack a Leviathan on the Border.
refusal-not-on-border = This Leviathan is not on the Border.
refusal-other-leviathan = In this fight you can only attack the Leviathan that you have attacked already.
refusal-fight-race = Only { $race_plural } and crabs may attack this Leviathan.
refusal-fight-crabs = Only crabs may attack this Leviathan.
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
