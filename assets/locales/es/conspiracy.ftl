# Conspiracy: Gremios, Lores, oponentes legendarios, puntos, palabras y pistas de la mesa, variantes.

### Gremios, como los muestra Conspiracy
conspiracy-guild-farmer = Granjero
    .plural = Granjeros
    .gender = m
conspiracy-guild-soldier = Militar
    .plural = Militares
    .gender = m
conspiracy-guild-merchant = Mercader
    .plural = Mercaderes
    .gender = m
conspiracy-guild-politician = Político
    .plural = Políticos
    .gender = m
conspiracy-guild-mage = Mago
    .plural = Magos
    .gender = m

### Lores: nombre, lo que traen en pocas palabras, en una frase, y cuándo. Al final, las aclaraciones.
chamber-lord = { $guild } { $value }
chamber-lord-title = { $guild }, valor { $value }
lord-kind-0 = Intercambio
lord-kind-0-power = Puedes intercambiar 2 Lores sin Llave de tu Cámara, este u otros.
lord-kind-0-ruling = Los Lores de valor 1 y 2 nunca cambian de lugar, ni las Localizaciones. Un intercambio no da Perlas, no repite habilidades y no trae Localizaciones. Se puede renunciar a él.
lord-kind-1 = 1 Llave de plata
lord-kind-1-power = Trae 1 Llave de plata. Dos Llaves iguales, o tres cualesquiera, dan derecho a una Localización.
lord-kind-1-ruling = Solo cuentan las Llaves colocadas después de tu última Localización. Una tercera Llave que sobra también se pierde.
lord-kind-2 = 1 Llave de oro
lord-kind-2-power = Trae 1 Llave de oro. Dos Llaves iguales, o tres cualesquiera, dan derecho a una Localización.
lord-kind-2-ruling = Solo cuentan las Llaves colocadas después de tu última Localización. Una tercera Llave que sobra también se pierde.
lord-kind-3 = 2 Perlas
lord-kind-3-power = Gana 2 Perlas.
lord-kind-4 = 1 Perla
lord-kind-4-power = Gana 1 Perla.
lord-kind-6 = 1 carta del mazo
lord-kind-6-power = El Lord de la parte superior del mazo va a la pila de su Gremio.
lord-kind-6-ruling = Ese Lord no se recluta, ni siquiera cuando se está colocando su pila. Con el mazo vacío no ocurre nada.
timing-placed = Al colocarlo
timing-key = Para la próxima Localización

### Oponentes legendarios: nombre, puntos adicionales al final, habilidad
opponent-any = Oponente Legendario
    .gender = m
opponent-farmer = Granjero Legendario
    .gender = m
opponent-soldier = Militar Legendario
    .gender = m
opponent-soldier-extra = Al final, 1 punto más y 2 por cada Militar de su Cámara.
opponent-soldier-power = Cada vez que toma la pila de los Militares, tu próximo turno debe tomar exactamente el Lord de la parte superior del mazo.
opponent-merchant = Mercader Legendario
    .gender = m
opponent-merchant-extra = Al final, 1 punto más por cada dos Perlas.
opponent-politician = Político Legendario
    .gender = m
opponent-politician-extra = Al final, otra vez el valor de su Lord más alto.
opponent-mage = Mago Legendario
    .gender = m
opponent-mage-extra = Al final, 1 punto más por cada Localización.
opponent-mage-power = Dos Llaves cualesquiera le bastan para tomar una Localización.
opponent-extra-none = Al final, ningún punto adicional.
opponent-power-none = Sin habilidad propia.
opponent-rule = Toma la pila que mejor cumple la primera de sus condiciones que cumpla alguna pila. Sus Localizaciones quedan boca abajo y valen 5 puntos.
condition-several = Lores, 2 o más
condition-several-text = La pila con más Lores, si tiene 2 o más.
condition-keys = Lores con Llave
condition-keys-text = La pila con más Lores que traen una Llave.
condition-pearls = Lores con Perlas
condition-pearls-text = La pila con más Lores que traen Perlas.
condition-soldiers = Militares
condition-soldiers-text = La pila de los Militares, si tiene algún Lord.
condition-six = un Lord de valor 6
condition-six-text = Una pila con un Lord de valor 6.
condition-coalition = una coalición de 3 o más
condition-coalition-text = La pila que, desde su próximo lugar, formaría la mayor coalición de 3 o más.

### Cantidades
amount-silver-keys = { $count ->
    [1] 1 Llave de plata
   *[other] { $count } Llaves de plata
}
amount-gold-keys = { $count ->
    [1] 1 Llave de oro
   *[other] { $count } Llaves de oro
}

### Puntos y desempate
score-coalition = Coalición
score-pearl-master = Maestro de las Perlas
score-highest = Lores más altos
tie-pearl-master = Maestro de las Perlas
ui-score-highest = Cuenta el Lord más alto de cada Gremio
ui-score-coalition = 3 puntos por cada Lord de la mayor coalición
ui-score-face-down = Las que están boca abajo valen 5 puntos
ui-score-coalition-of = Coalición de { $name }
ui-score-pearl-master-of = Perlas de { $name }
ui-score-solo-won = **{ $name }** vence a { $opponent } por { $points } a { $rest }.
ui-score-solo-lost = **{ $opponent }** vence por { $points } a { $rest }.
ui-score-solo-won-tie = { $points } puntos para cada bando. <c:brass>**Gana { $name }, Maestro de las Perlas.**</c>
ui-score-solo-lost-tie = { $points } puntos para cada bando. <c:brass>**Gana { $opponent }: un empate solo se gana como Maestro de las Perlas.**</c>

### Palabras de la mesa
word-pearl-master = Maestro de las Perlas
word-replay-token = Ficha de repetición
word-top-card-only = Solo la carta superior
table-chamber-filled = { $count } de { $most } lugares
table-keys-open = Llaves en espera
table-pile-of = Pila: { $guild_plural }
table-gate = { $location } de { $name }
table-gate-order = exactamente { $count } del mazo
table-opponent-wants = Quiere, por orden
table-search = El mazo de Localizaciones entero

### Pistas: la mesa común
tip-conspiracy-lord-deck = Mazo de Lores: { $count ->
    [0] vacío
    [1] 1 carta
   *[other] { $count } cartas
}. Roba de 1 a 3 y quédate con uno; los demás van a sus pilas. El mazo solo se rehace con el Gran Remolino.
tip-conspiracy-pile = Pila de { $guild_plural }: { $count ->
    [0] vacía
    [1] 1 Lord
   *[other] { $count } Lores
}. Quien la toma coloca todos sus Lores, de uno en uno, en el orden que quiera.
tip-conspiracy-location-deck = Mazo de Localizaciones: { $count ->
    [0] vacío
    [1] queda 1
   *[other] quedan { $count }
}. Con las Llaves adecuadas, roba de 1 a 3 y quédate con una; las demás quedan disponibles.
tip-conspiracy-location-available = Disponible para quien tenga las Llaves: dos iguales o tres cualesquiera.
tip-conspiracy-location-row = Sitio para Localizaciones disponibles.
tip-conspiracy-ordered = En el próximo turno solo se puede tomar el Lord de la parte superior del mazo.
tip-conspiracy-token-opponent = Ficha de repetición: quien forma una nueva coalición de 3 o más la gana y después puede jugar un turno más.
tip-conspiracy-token-own = Ficha de repetición: al final de tu turno se puede devolver para jugar un turno más.

### Pistas: un jugador
tip-conspiracy-place-next = Lugar { $place }: aquí queda el próximo Lord.
tip-conspiracy-place-empty = Lugar { $place }. Los lugares se ocupan por orden, de izquierda a derecha y de arriba abajo.
tip-conspiracy-place-covered = Este Lord está bajo una Localización. Su valor, su Gremio y su Llave siguen contando en la puntuación.
tip-conspiracy-face-down = Una Localización boca abajo: vale 5 puntos y no tiene otro efecto.
tip-conspiracy-pearls = Perlas: deciden quién es Maestro de las Perlas y los empates. Nunca se gastan.
tip-conspiracy-pearl-master = Maestro de las Perlas: 5 puntos al final. Quien gana Perlas y llega a tantas como el Maestro ocupa su lugar.
tip-conspiracy-keys = Llaves colocadas después de la última Localización. Dos iguales, o tres cualesquiera, traen una Localización.
tip-conspiracy-keys-any = Llaves colocadas después de la última Localización. Con el Salón de las Llaves, dos cualesquiera traen una Localización.
tip-conspiracy-coalition = La mayor coalición: 3 puntos por cada Lord vecino del mismo Gremio. Ahora { $count ->
    [0] no hay ninguna
    [1] es 1 Lord
   *[other] son { $count } Lores
}.
tip-conspiracy-highest = De cada Gremio cuenta el valor del Lord más alto.
tip-conspiracy-chamber = Cámara: 15 lugares. Cuando una se llena, cada oponente tiene un turno más.

### Elección del juego, variantes
ui-game-conspiracy = Conspiracy
ui-game-conspiracy-about = { $low }–{ $high } jugadores, unos 20 minutos
ui-variants = Variantes
ui-opponent = Oponente legendario
ui-opponent-random = Cualquiera
ui-variant-bonus-locations = 5 Localizaciones más
ui-variant-bonus-locations-about = Cuatro alianzas de Lores del mismo valor y la Ciudadela Silenciosa.
ui-variant-opponent-farmer = Contra el Granjero Legendario
ui-variant-opponent-soldier = Contra el Militar Legendario
ui-variant-opponent-merchant = Contra el Mercader Legendario
ui-variant-opponent-politician = Contra el Político Legendario
ui-variant-opponent-mage = Contra el Mago Legendario
