# Leviathan: la Frontera, luchas, nuevas fichas de Monstruo, Ley Marcial.

### Leviatanes: la primera palabra dice lo difíciles que son, la segunda la Raza
leviathan-1 = Coloso Urticante
    .gender = m
leviathan-2 = Acechador Urticante
    .gender = m
leviathan-3 = Devorador Urticante
    .gender = m
leviathan-4 = Merodeador Urticante
    .gender = m
leviathan-5 = Coloso Acorazado
    .gender = m
leviathan-6 = Acechador Acorazado
    .gender = m
leviathan-7 = Devorador Acorazado
    .gender = m
leviathan-8 = Merodeador Acorazado
    .gender = m
leviathan-9 = Coloso de Tinta
    .gender = m
leviathan-10 = Acechador de Tinta
    .gender = m
leviathan-11 = Devorador de Tinta
    .gender = m
leviathan-12 = Merodeador de Tinta
    .gender = m
leviathan-13 = Coloso del Sargazo
    .gender = m
leviathan-14 = Acechador del Sargazo
    .gender = m
leviathan-15 = Devorador del Sargazo
    .gender = m
leviathan-16 = Merodeador del Sargazo
    .gender = m
leviathan-17 = Coloso Abisal
    .gender = m
leviathan-18 = Acechador Abisal
    .gender = m
leviathan-19 = Devorador Abisal
    .gender = m
leviathan-20 = Merodeador Abisal
    .gender = m

### Palabras
amount-wounds = { $count ->
    [1] 1 Herida
   *[other] { $count } Heridas
}
amount-life-points = { $count ->
    [1] 1 Punto de Vida
   *[other] { $count } Puntos de Vida
}
amount-levels = { $count ->
    [1] 1 nivel
   *[other] { $count } niveles
}
amount-leviathans = { $count ->
    [1] 1 Leviatán
   *[other] { $count } Leviatanes
}
amount-points-tokens = { $count ->
    [1] 1 ficha de puntos
   *[other] { $count } fichas de puntos
}
amount-effect-tokens = { $count ->
    [1] 1 ficha de efecto
   *[other] { $count } fichas de efecto
}
card-fighting = { $race } de combate { $value }
why-leviathan = ataque de un Leviatán
why-martial-law = Ley Marcial
penalty-wounds = { $count ->
    [1] 1 Herida
   *[other] { $count } Heridas
}
penalty-pearls = pérdida de { $count ->
    [1] 1 Perla
   *[other] { $count } Perlas
}
penalty-allies = pérdida de { $count ->
    [1] 1 Aliado de la mano
   *[other] { $count } Aliados de la mano
}
penalty-lord = pérdida de { $count ->
    [1] 1 Lord libre
   *[other] { $count } Lores libres
}
effect-pearls-2 = 2 Perlas
effect-pearls-3 = 3 Perlas
effect-key = 1 Llave
effect-stack = 1 pila del Consejo
word-border = Frontera
word-leviathans = Leviatanes
word-wounds = Heridas
word-scourge = Azote
word-martial-law = Ley Marcial
word-points-tokens = Fichas de puntos
word-effect-tokens = Fichas de efecto
word-die = dado { $die }
word-meet-fight = lucha en la Frontera
word-meet-go-on = sigue y añade un Leviatán
word-meet-go-on-empty = sigue
word-meet-ignore = ignóralo
table-life-left = { $left } de { $all ->
    [1] 1 Punto de Vida
   *[other] { $all } Puntos de Vida
}
table-scourge-of = El Azote, con { $name }
table-attack-chance = probabilidad de éxito { $percent } %
table-attack-risk = Riesgo de un ataque: { $percent } %.
score-wounds = Heridas
score-scourge = Azote
ui-score-wounds-of = Heridas de { $name }
ui-score-scourge-of = Azote de { $name }

### El registro
event-pearls-gained-failure = { $player } ganó { $amount } por el ataque sin efecto
event-pearls-gained-token = { $player } ganó { $amount } de una ficha de efecto
event-monster-dropped-passed = { $player } siguió: { $card_the } fue al descarte
event-monster-dropped-ignored = { $player } ignoró { $card_to }, que fue al descarte
event-monster-dropped-calm = { $card_cap } fue al descarte sin efecto (exploración de { $player })
event-leviathan-revealed = { $player } reveló { $leviathan_the } y sacó { $dice } en los dados: zona { $zone }
event-leviathan-revealed-bred = { $player } reveló { $leviathan_the }
event-leviathan-placed = { $leviathan_cap } ocupó la zona { $zone } de la Frontera ({ $player })
event-leviathan-attacked = { $leviathan_cap } atacó a { $player }: { $penalty }
event-leviathan-left = { $leviathan_cap } dejó la zona { $zone } y la partida ({ $player })
event-wounds-taken = { $player } recibió { $amount }
event-fight-declared = { $player } empezó una lucha en la Frontera
event-fight-declared-lord = { $player } empezó una lucha en la Frontera ({ $by })
event-attack-made = { $player } atacó { $leviathan_to } con { $card_the }
event-attack-rolled = { $player } sacó { $die } en el dado
event-attack-rolled-twice = { $player } sacó { $dice } en los dados: cuenta el { $die }
event-attack-boosted = { $player } pagó { $amount } por el ataque
event-attack-resolved = Poder de Ataque de { $player }: { $parts } = { $power }, { $levels_count ->
    [1] { $levels } superado
   *[other] { $levels } superados
}
event-attack-resolved-failed = Poder de Ataque de { $player }: { $parts } = { $power }, no alcanza
event-life-point-lost = { $leviathan_cap } perdió { $amount }, { $left ->
    [1] queda 1
   *[other] quedan { $left }
}: { $reward } para { $player }
event-life-point-lost-last = { $leviathan_cap } perdió el último Punto de Vida: { $reward } para { $player }
event-leviathan-slain = { $player } mató { $leviathan_to }
event-scourge-taken = { $player } tomó el Azote
event-scourge-taken-over = { $player } tomó el Azote, que tenía { $old }
event-tokens-drawn = { $player } ganó { $gains }
event-tokens-drawn-seen = { $player } ganó { $gains }: { $faces }
event-tokens-drawn-short = { $player } ganó { $gains }; { $lost ->
    [1] faltó 1
   *[other] faltaron { $lost }
}, las pilas están vacías
event-tokens-drawn-short-seen = { $player } ganó { $gains }: { $faces }; { $lost ->
    [1] faltó 1
   *[other] faltaron { $lost }
}, las pilas están vacías
event-tokens-drawn-none = No queda ninguna ficha de Monstruo para la recompensa de { $player }
event-new-token-revealed = { $player } reveló una ficha de efecto: { $effect }
event-new-token-stolen = { $player } le quitó una ficha de efecto a { $victim }
event-new-token-stolen-seen = { $player } le quitó una ficha de efecto a { $victim }: { $effect }
event-fight-ended = La lucha de { $player } acabó
event-allies-kept = { $player } pagó { $amount } para conservar todos los Aliados (Ley Marcial)
event-end-triggered-leviathans = No queda ningún Leviatán en el mazo: empieza la última ronda ({ $player })
event-end-triggered-base-tokens = No queda ninguna ficha de puntos en la pila: empieza la última ronda ({ $player })
event-end-triggered-new-tokens = No queda ninguna ficha de efecto en la pila: empieza la última ronda ({ $player })

### Desde tu último turno
sum-leviathan-placed = puso { $leviathan_to } en la zona { $zone }
sum-attacked = sufrió el ataque { $leviathan_of }
sum-attacked-wounds = recibió { $amount } { $leviathan_of }
sum-attacked-pearls = perdió { $amount } ante { $leviathan_the }
sum-attacked-lord = perdió { $lord_to } ante { $leviathan_the }
sum-attack-failed = atacó en vano { $leviathan_to }
sum-attack-hit = atacó { $leviathan_to } ({ $amount }): { $gains }
sum-leviathan-slain = mató { $leviathan_to }: { $gains }
sum-scourge = tomó el Azote
sum-scourge-yours = te quitó el Azote
sum-monster-ignored = ignoró a un Monstruo
sum-token-revealed = reveló una ficha de efecto: { $effect }
sum-allies-kept = pagó { $amount } (Ley Marcial)

### Preguntas
decision-meet-monster = **Apareció un Monstruo:** { $options }.
decision-meet-monster-other = { $player } está ante { $card_the }
decision-choose-attack = **Ataca a un Leviatán** con 1 Aliado de la mano.
decision-choose-attack-offered = **Lucha contra un Leviatán** con 1 Aliado de la mano o renuncia ({ $by }).
decision-choose-attack-again = **Ataca { $leviathan_to } otra vez** o para.
decision-choose-attack-second = **Ataca a un segundo Leviatán** o para.
decision-choose-attack-other = { $player } está eligiendo un ataque
decision-boost-attack = **Suma Perlas al ataque** o ninguna: { $parts } = { $power } contra resistencia { $resistance }.
decision-boost-attack-other = { $player } puede sumar Perlas al ataque
decision-choose-tokens = **Toma { $amount }:** { $amount_count ->
    [1] de puntos o de efecto
   *[other] de puntos, de efecto o algunas de cada tipo
}.
decision-choose-tokens-other = { $player } está eligiendo fichas de Monstruo
decision-reveal-tokens = **Revela fichas de efecto** o guárdalas para después.
decision-reveal-tokens-other = { $player } puede revelar fichas de efecto
decision-discard-to-attack = **Descarta { $amount }** de la mano: un Leviatán ataca.
decision-discard-to-attack-other = { $player } tiene que descartar { $amount }
decision-discard-lord-to-attack = **Descarta 1 Lord libre:** un Leviatán ataca.
decision-discard-lord-to-attack-other = { $player } tiene que descartar un Lord libre
decision-choose-zone = **Pon { $leviathan_to }** en una zona libre de la Frontera.
decision-choose-zone-other = { $player } está eligiendo una zona para { $leviathan_the }
decision-choose-beset = **Elige a un oponente,** que añade un Leviatán a la Frontera ({ $by }).
decision-choose-beset-other = { $player } está eligiendo quién añade un Leviatán
decision-choose-strike = **Elige un Leviatán,** que pierde 1 Punto de Vida ({ $by }).
decision-choose-strike-other = { $player } está eligiendo un Leviatán
decision-choose-loot = **Quita 1 ficha de Monstruo** a un oponente, una de puntos o una de efecto.
decision-choose-loot-other = { $player } está eligiendo una ficha de Monstruo para quitarla
decision-martial-law = **Descarta { $amount }** o paga 1 Perla por cada uno más allá de 12.
decision-martial-law-poor = **Descarta al menos { $amount }:** más allá de 12, cada uno cuesta 1 Perla.
decision-martial-law-other = { $player } tiene que cumplir la Ley Marcial

### Observaciones a la derecha de la pregunta
remark-calm = Tu último turno: los Monstruos no tienen efecto
remark-beyond = { $count ->
    [1] 1 Aliado más allá de 12: Ley Marcial al final del turno
   *[other] { $count } Aliados más allá de 12: Ley Marcial al final del turno
}
remark-beyond-after = { $count ->
    [1] Después 1 Aliado más allá de 12: Ley Marcial
   *[other] Después { $count } Aliados más allá de 12: Ley Marcial
}
remark-fight-compulsory = Último espacio: la lucha es obligatoria, +1 Perla
remark-cannot-fight = No puedes luchar: { $percent } % de riesgo de un ataque
remark-cannot-fight-safe = No puedes luchar; nadie ataca
remark-attack-risk = Seguir: { $percent } % de riesgo de un ataque
remark-ignored = Ignorarlo no añade ningún Leviatán
remark-attack-safe = Seguir: no queda ningún Leviatán
remark-last-leviathan = Seguir pone el último Leviatán: empieza la última ronda
remark-fight-declared = Hay que atacar al menos una vez
remark-next-level = El próximo nivel tiene resistencia { $resistance }
remark-chance = { $percent ->
    [0] Sin ninguna probabilidad de éxito
   *[other] Éxito { $percent } %
}
remark-best-chance = La mejor probabilidad de éxito: { $percent } %
remark-chance-two = Éxito { $percent } %, 2 niveles { $more } %
remark-chance-pearls = Éxito { $percent } %, con todas las Perlas { $more } %
remark-boost-need = { $count ->
    [1] Falta 1
   *[other] Faltan { $count }
}
remark-boost-short = { $count ->
    [1] Falta 1
   *[other] Faltan { $count }
}: tus Perlas no alcanzan
remark-boost-passed = Éxito sin Perlas
remark-boost-next = { $count ->
    [1] Falta 1
   *[other] Faltan { $count }
} para el nivel siguiente
remark-outcome-failed = El ataque no tiene efecto: +1 Perla
remark-outcome-passed = { $levels_count ->
    [1] { $levels } superado
   *[other] { $levels } superados
}: { $amount }
remark-outcome-slain = Muerto: { $amount }
remark-effect-tokens = Las fichas de efecto sin revelar no cuentan nada al final
remark-pile-empties = La pila se acaba: empieza la última ronda
remark-tokens-kept = Las guardadas esperan al comienzo de otro turno tuyo
remark-attack-fate = El ataque no se puede evitar
remark-nebulis-from-attack = Trae { $amount }
remark-lord-lost = Se pierden sus puntos y su habilidad
remark-beset-risk = { $percent } % de probabilidad de que ataque un Leviatán
remark-zone-chance = { $ways } de 36 tiradas dan esta zona
remark-nobody-attacked = Nadie es atacado
remark-martial-law = Ley Marcial, en cada turno
remark-strike = Como después de un ataque; no sigue ningún otro

### Jugadas
move-meet-fight = Luchar contra un Leviatán
move-meet-fight-tip = Elige un Leviatán de la Frontera y atácalo con un Aliado. Hay que atacar al menos una vez.
move-meet-go-on = Seguir: otro Leviatán
move-meet-go-on-tip = El Monstruo va al descarte, y un Leviatán ocupa la zona que indican los dados. Si ya hay uno, ataca antes. Después se revela la carta siguiente.
move-meet-go-on-empty = Seguir
move-meet-go-on-empty-tip = El Monstruo va al descarte y se revela la carta siguiente. No queda ningún Leviatán que añadir.
move-ignore = Ignorar al Monstruo
move-ignore-tip = El Monstruo va al descarte sin efecto y se revela la carta siguiente.
move-attack = { $card_cap } contra { $leviathan_the }
move-attack-again = Atacar con { $card_the }
move-attack-tip = Descarta { $card_the } y tira 1 dado contra resistencia { $resistance }: { $percent } % de probabilidad de éxito.
move-attack-pearls-tip = Descarta { $card_the } y tira 1 dado contra resistencia { $resistance }: { $percent } % de probabilidad de éxito. Después se pueden sumar Perlas, hasta { $more } %.
move-attack-twice-tip = Descarta { $card_the } y tira los 2 dados, de los que cuenta el mayor, contra resistencia { $resistance }: { $percent } % de probabilidad de éxito.
move-attack-any-tip = Descarta { $card_the } y tira los dados para el ataque contra { $leviathan_the }.
move-boost = { $pearls ->
    [0] Sin Perlas: Poder { $power }
    [1] 1 Perla: Poder { $power }
   *[other] { $pearls } Perlas: Poder { $power }
}
move-boost-tip = { $outcome }.
move-boost-any = { $pearls ->
    [0] Sin Perlas
    [1] 1 Perla para el ataque
   *[other] { $pearls } Perlas para el ataque
}
move-boost-any-tip = Cada Perla suma 1 al Poder de Ataque.
move-stop-fighting = Dejar de luchar
move-stop-fighting-tip = La lucha acaba. Los Puntos de Vida ya quitados siguen perdidos.
move-draw-tokens = { $gains }
move-draw-tokens-tip = Toma al azar: { $gains }.
move-reveal = Revelar: { $effect }
move-reveal-tip = Gana { $effect }. La ficha sale de la partida.
move-reveal-stack = Revelar: pila de { $race_plural }
move-reveal-stack-tip = Toma para tu mano la pila entera de { $race_plural } del Consejo. La ficha sale de la partida.
move-keep = Conservar todos por { $price }
move-keep-tip = Paga { $price } y conserva todos los Aliados en la mano.
move-rob-points = 1 ficha de puntos de { $victim }
move-rob-points-tip = Quita al azar 1 ficha de puntos a { $victim }.
move-rob-new = 1 ficha de efecto de { $victim }
move-rob-new-tip = Quita al azar 1 ficha de efecto a { $victim }. Se puede revelar al comienzo de otro turno tuyo.
move-beset = { $victim } añade un Leviatán
move-beset-tip = { $victim } revela un Leviatán y tira los dados. Si la zona está ocupada, el Leviatán que hay allí ataca a { $victim }.
move-strike = { $leviathan_cap }
move-strike-tip = { $leviathan_cap } pierde 1 Punto de Vida; la recompensa es { $amount }.
move-strike-any-tip = { $leviathan_cap } pierde 1 Punto de Vida.
move-place = Zona { $zone }
move-place-tip = { $leviathan_cap } va a la zona { $zone }, que dan { $ways } de 36 tiradas.
move-keep-tokens = Guardar las demás
move-keep-tokens-tip = No revelar más por ahora. Las fichas guardadas se pueden revelar al comienzo de otro turno tuyo.
move-lose-lord = Descartar { $lord_to }
move-lose-lord-tip = { $lord_cap } sale de la partida: ya no cuenta ni tiene efecto.

### Lugares y piezas
tip-zone = Zona { $zone }, libre: { $ways } de 36 tiradas dan esta zona. Un Leviatán que llegue aquí no ataca a nadie.
tip-zone-taken = Zona { $zone }: { $ways } de 36 tiradas dan esta zona. Entonces este Leviatán ataca y se va.
tip-leviathan-race = Pide { $race_plural } o cangrejos.
tip-leviathan-crabs = No indica ninguna Raza: pide cangrejos.
tip-leviathan-level = Nivel: resistencia { $resistance }, recompensa { $reward }.
tip-leviathan-level-passed = Nivel superado: resistencia { $resistance }.
tip-leviathan-penalty = Su ataque, cuando otro Leviatán llega a su zona: { $penalty }.
tip-leviathan-slain = Muerto por { $player }. No vale puntos, pero cuenta para el Azote.
tip-leviathan-deck = Mazo de Leviatanes: { $count ->
    [0] vacío
    [1] 1 carta
   *[other] { $count } cartas
}. Si está vacío al final de un turno, empieza la última ronda.
tip-wounds = Heridas: { $count }. Cada una cuesta 1 punto al final.
tip-scourge = El Azote del Abismo: 5 puntos al final. Quien ha matado tantos Leviatanes como su dueño se lo queda.
tip-scourge-aside = El Azote del Abismo: va al primer jugador que mate a un Leviatán. 5 puntos al final.
tip-slain = Leviatanes muertos: { $count }. Cuentan para el Azote.
tip-points-token-pile = Fichas de puntos: { $count ->
    [0] no queda ninguna
    [1] queda 1
   *[other] quedan { $count }
}. Cada una vale 2, 3 o 4 puntos. Si no queda ninguna al final de un turno, empieza la última ronda.
tip-effect-token-pile = Fichas de efecto: { $count ->
    [0] no queda ninguna
    [1] queda 1
   *[other] quedan { $count }
}. Cada una trae 2 o 3 Perlas, una Llave o una pila del Consejo. Si no queda ninguna al final de un turno, empieza la última ronda.
tip-effect-tokens = Fichas de efecto, boca abajo: al revelarse traen 2 o 3 Perlas, una Llave o una pila del Consejo. Sin revelar no cuentan nada.
tip-effect-tokens-own = Tus fichas de efecto: se pueden revelar al comienzo de tu turno. Sin revelar no cuentan nada al final.
tip-effect-pearls-2 = Ficha de efecto: 2 Perlas.
tip-effect-pearls-3 = Ficha de efecto: 3 Perlas.
tip-effect-key = Ficha de efecto: 1 Llave. Con la tercera Llave sigue enseguida una Localización.
tip-effect-stack = Ficha de efecto: 1 pila entera del Consejo va a la mano.
tip-fighting-pearls = En un ataque, cada Perla pagada después del dado suma 1.
tip-fighting-twice = En un ataque se tiran los dos dados y cuenta el mayor.
tip-leviathan-monster = Monstruo. Quien explora puede luchar ahora contra un Leviatán o seguir y añadir uno a la Frontera.
tip-leviathan-monster-calm = Monstruo. Una de las reservas se acabó: los Monstruos van al descarte sin efecto.
tip-leviathan-track-last = Último espacio: hay que llevarse un Aliado. Ante un Monstruo, quien puede luchar tiene que luchar y gana 1 Perla.
tip-martial-law = Ley Marcial: al final de tu turno, cada Aliado de la mano más allá de 12 cuesta 1 Perla o se descarta.
tip-kraken-fights = Puede atacar a cualquier Leviatán y entonces trae { $amount }.

### Por qué una jugada no es posible
refusal-fight-first = Elige primero luchar; después, un Aliado y un Leviatán.
refusal-no-fighter = Ningún Aliado de tu mano puede atacar a un Leviatán de la Frontera.
refusal-not-on-border = Este Leviatán no está en la Frontera.
refusal-other-leviathan = En esta lucha solo puedes atacar al Leviatán que ya has atacado.
refusal-fight-race = Este Leviatán pide { $race_plural } o cangrejos.
refusal-fight-crabs = Este Leviatán pide cangrejos.
refusal-fight-declared = La lucha está declarada: hay que atacar al menos una vez.
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
