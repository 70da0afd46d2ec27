# Leviathan en el escenario de la mesa: niveles, probabilidades, Poder de Ataque, resultados.

### A Monster is revealed
ui-fight-fight = Luchar
ui-fight-fighters = { $count ->
    [1] 1 Aliado puede atacar
   *[other] { $count } Aliados pueden atacar
}
ui-fight-go-on = Seguir
ui-fight-risk = { $count } % de riesgo de ataque
ui-fight-no-risk = nada puede atacar
ui-fight-no-deck = no quedan Leviatanes
ui-fight-ignore = Ignorar
ui-fight-dropped = el Monstruo se descarta

### Before the dice
ui-table-guide-fight-attack = Elige **un Aliado** de tu mano y llévalo a un Leviatán.
ui-table-guide-fight-attack-one = Elige **un Aliado** de tu mano: atacará.
ui-fight-percent = { $count } %
ui-fight-lost = perdido
ui-fight-more = { $count ->
    [1] falta 1
   *[other] faltan { $count }
}
ui-fight-die = 1–6
ui-fight-twice = el mejor de 2
ui-fight-power = poder
ui-fight-miss-short = fallo: +1 <i:pearl>
ui-fight-miss-note = Un fallo da 1 <i:pearl>; el Aliado se pierde siempre.
ui-fight-rolls = { $name } tira los dados

### Pearls after the die
ui-fight-each = +1 por Perla
ui-fight-have = { $count ->
    [0] no tienes
   *[other] tienes { $count }
}
ui-fight-plus = Una Perla más
ui-fight-less = Una Perla menos
ui-fight-none-yet = Aún no has sumado ninguna Perla.
ui-fight-reach = Paga justo lo que pide este nivel
ui-fight-strike = Atacar
ui-fight-would-miss = **falla** por { $count }; +1 <i:pearl>
ui-fight-would-hit = gana { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}; le queda { $left } de vida
ui-fight-would-slay = **lo mata** y gana { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}

### Results
ui-fight-missed = **Falló** por { $count }; +1 <i:pearl>
ui-fight-was-hit = <c:gain>**¡Herido!**</c> { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}; { $left ->
    [1] queda 1 Punto de Vida
   *[other] quedan { $left } Puntos de Vida
}.
ui-fight-was-slain = <c:brass>**¡Muerto!**</c> { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}.
ui-fight-stamp-hit = { $count ->
    [1] ¡Herido!
   *[other] ¡{ $count } niveles superados!
}
ui-fight-stamp-miss = Falló
ui-fight-slain-by = muerto por { $name }

### Arrivals
ui-fight-zone = zona
ui-fight-free = la zona { $zone } está libre
ui-fight-taken = la zona { $zone } está ocupada: ¡**{ $name }** ataca!
ui-fight-choose-zone = para una zona libre
ui-table-guide-fight-zone = Lleva el Leviatán a **una zona libre** de la Frontera.

### Martial Law
ui-fight-hand = { $count } de { $most } Aliados
ui-table-guide-fight-martial-law = Elige Aliados que descartar, abajo, o paga <i:pearl> { $count } por todos los que sobran.
ui-table-guide-fight-martial-law-poor = Elige Aliados que descartar, abajo. Conservarlos todos costaría <i:pearl> { $count }.
