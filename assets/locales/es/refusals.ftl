# Por qué una jugada no es posible: una frase con números.

refusal-not-now = Eso no es posible ahora.
refusal-plot-pearl = Conspirar cuesta { $need ->
    [1] 1 Perla
   *[other] { $need } Perlas
}; { $have ->
    [0] no tienes ninguna
    [1] tienes 1
   *[other] tienes { $have }
}.
refusal-court-full = Todos los espacios de la Corte están ocupados.
refusal-lord-deck-empty = El mazo de Lores está vacío.
refusal-nothing-to-reveal = No queda ninguna carta de Exploración por revelar.
refusal-race-missing = { $lord_cap } se paga al menos con { $race_one }.
refusal-races-missing = { $lord_cap } pide { $need ->
    [1] 1 Raza
   *[other] { $need } Razas distintas
}; { $have ->
    [0] todavía no hay ninguna.
    [1] solo hay 1.
   *[other] solo hay { $have }.
}
refusal-races-too-many = { $lord_cap } pide exactamente { $need ->
    [1] 1 Raza
   *[other] { $need } Razas
}; así son { $have }.
refusal-value-missing = { $lord_cap } cuesta { $need }: los Aliados llegan a { $have } y { $pearls ->
    [0] no tienes Perlas
    [1] solo tienes 1 Perla
   *[other] solo tienes { $pearls } Perlas
}.
refusal-superfluous = { $race_title } { $value } no hace falta: el pago supera el coste en { $surplus }.
refusal-lord-used = { $lord_cap } está bajo una Localización.
refusal-lord-turned = { $lord_cap } está { $lord_gender ->
    [f] girada
   *[m] girado
}: sin habilidad y sin Llave.
refusal-lord-without-key = { $lord_cap } no tiene Llave.
refusal-stack-empty = La pila de { $race_plural } del Consejo está vacía.
refusal-power-used = { $lord_cap } ya se ha usado en este turno.
refusal-power-needs-target = { $lord_cap } no tiene ahora sobre qué actuar.
refusal-not-itself = { $lord_cap } no se puede entregar para su propia habilidad.
refusal-not-weakest = Solo se puede afiliar el más débil de los Aliados usados.
refusal-draw-one-to-four = Se pueden robar de 1 a { $most } Localizaciones.
refusal-locations-short = Se pidieron { $need }; el mazo de Localizaciones { $have ->
    [0] está vacío
    [1] solo tiene 1
   *[other] solo tiene { $have }
}.
refusal-only-drawn = Solo se puede elegir una de las cartas recién robadas.
refusal-keys-missing = Una Localización pide { $need } Llaves; { $have ->
    [0] todavía no hay ninguna elegida.
    [1] solo hay 1 elegida.
   *[other] solo hay { $have } elegidas.
}
refusal-keys-enough = Ya hay { $need } Llaves elegidas: retira una primero.
refusal-no-key-token = No queda ninguna ficha de Llave por gastar.
refusal-must-reveal = Después de una venta hay que revelar la carta siguiente.
refusal-last-space = Es el último espacio: la exploración acaba aquí.
refusal-only-last-card = Solo se puede elegir la última carta revelada.
refusal-tokens-short = Esta recompensa pide { $need ->
    [1] 1 ficha de Monstruo
   *[other] { $need } fichas de Monstruo
}; la pila { $have ->
    [0] está vacía
    [1] solo tiene 1
   *[other] solo tiene { $have }
}.
refusal-undo-off = En esta mesa no se deshacen jugadas.
refusal-undo-nothing = No hay nada que deshacer.
refusal-undo-other = Otro jugador ya ha decidido después: la jugada se queda.
refusal-undo-revealed = Esa jugada se queda como está: reveló algo oculto, o las reglas no dejan deshacerla.

### Conspiracy
refusal-draw-one-to-three = Se pueden robar de 1 a { $most } cartas.
refusal-lords-short = Se pidieron { $need }; el mazo de Lores solo tiene { $have ->
    [1] 1
   *[other] { $have }
}.
refusal-pile-empty = La pila de { $guild_plural } está vacía.
refusal-pile-not-wanted = El oponente no toma ahora la pila de { $guild_plural }: busca { $condition }.
refusal-gate-orders = { $location_cap } { $seat_of } manda { $need ->
    [1] robar exactamente 1 carta del mazo
   *[other] robar exactamente { $need } cartas del mazo
}.
refusal-opponent-orders = El oponente manda { $need ->
    [1] robar exactamente 1 carta del mazo
   *[other] robar exactamente { $need } cartas del mazo
}.
refusal-only-waiting = Solo se puede colocar un Lord que espera su lugar.
refusal-swap-not-yours = { $lord_cap } no está en tu Cámara.
refusal-swap-key = { $lord_cap } tiene una Llave: no se puede intercambiar.
refusal-swap-same = Un intercambio necesita dos Lores distintos.
refusal-location-not-available = { $location_cap } no está entre las Localizaciones disponibles.
refusal-only-deck = Solo se puede elegir una Localización del mazo.
