# Kraken: Nébulis, la miniatura, Centinelas, Tesoros.

### Por qué una jugada no es posible
refusal-nebulis-beyond-price = El precio es { $price }: no entran más Nébulis que esas.
refusal-nebulis-missing = { $need ->
    [1] Haría falta 1 Nébulis
   *[other] Harían falta { $need } Nébulis
}; { $have ->
    [0] no tienes ninguna
    [1] tienes 1
   *[other] tienes { $have }
}.
refusal-nebulis-limit = En un pago { $most ->
    [1] solo entra 1 Nébulis
   *[other] solo entran { $most } Nébulis
}.
refusal-pearls-missing = { $need ->
    [1] Haría falta 1 Perla
   *[other] Harían falta { $need } Perlas
}; { $have ->
    [0] no tienes ninguna
    [1] tienes 1
   *[other] tienes { $have }
}.
refusal-pearls-remain = Una Nébulis solo entra después de todas las Perlas: { $pearls ->
    [1] quedaría 1 Perla
   *[other] quedarían { $pearls } Perlas
}.
refusal-figure-most = El Kraken solo puede ir a uno de los oponentes que acaban de alcanzar el mayor número de Nébulis.
refusal-reserved = Esto está reservado por un Centinela { $seat_of }.
refusal-sentinel-placed = Este Centinela ya reserva algo: vuelve cuando se tome lo que reserva.
refusal-sentinel-rests = Este Centinela acaba de volver: se puede usar a partir de tu próximo turno.
refusal-sentinel-area = En esta zona ya hay un Centinela, y solo cabe uno.
refusal-other-race = Hay que descartar { $race_one }.
refusal-lord-not-used = { $lord_cap } no está bajo una Localización.
