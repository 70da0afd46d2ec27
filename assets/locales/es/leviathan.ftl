# Leviathan: la Frontera, combates, nuevas fichas de Monstruo, Ley Marcial.

### Por qué una jugada no es posible
refusal-no-fighter = Ningún Aliado de tu mano puede atacar a un Leviatán de la Frontera.
refusal-not-on-border = Este Leviatán no está en la Frontera.
refusal-other-leviathan = En este combate solo puedes atacar al Leviatán que ya has atacado.
refusal-fight-race = Solo { $race_plural } y cangrejos pueden atacar a este Leviatán.
refusal-fight-crabs = Solo los cangrejos pueden atacar a este Leviatán.
refusal-fight-declared = El combate está declarado: hay que atacar al menos una vez.
refusal-boost-pearls = { $need ->
    [1] Haría falta 1 Perla
   *[other] Harían falta { $need } Perlas
}; { $have ->
    [0] no tienes ninguna
    [1] tienes 1
   *[other] tienes { $have }
}.
refusal-tokens-total = Las fichas deben sumar { $need }.
refusal-token-later = Esta ficha solo se puede revelar al comienzo de uno de tus turnos.
refusal-zone-taken = Ya hay un Leviatán en esta zona.
refusal-seat-protected = El Chamán { $seat_of } protege de esto.
refusal-martial-law-pearls = Conservarlos todos cuesta { $need ->
    [1] 1 Perla
   *[other] { $need } Perlas
}; { $have ->
    [0] no tienes ninguna
    [1] tienes 1
   *[other] tienes { $have }
}.
refusal-martial-law-exact = Se paga por todos los Aliados más allá de 12, o antes se descartan algunos: { $need ->
    [1] ahora es 1
   *[other] ahora son { $need }
}.
refusal-kraken-stays = Los krakens no se pueden descartar por la Ley Marcial.

### La tabla de las partidas jugadas
cli-source-wounds = Heridas
cli-source-scourge = Azote
