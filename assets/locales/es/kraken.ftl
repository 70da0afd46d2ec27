# Kraken: Nébulis, la miniatura, Centinelas, Tesoros.

### Palabras
amount-nebulis = { $count } Nébulis
word-nebulis = Nébulis
word-figure = Kraken
word-treasures = Tesoros
word-treasure = Tesoro
word-reserve-lord = un Lord de la Corte
word-reserve-council = una pila
word-reserve-location = una Localización
word-treasures-left = { $count } de valor { $value }
treasure-3 = 1 Llave
treasure-4 = 2 Perlas
treasure-5 = 1 ficha de Monstruo
treasure-6 = 1 Aliado del mazo
treasure-7 = ninguna
table-figure-of = El Kraken, con { $name }
table-treasures-worth = Tesoros: { $points }
table-search-risk = { $count } de { $all } acaban con la búsqueda
score-nebulis = Nébulis
score-figure = Kraken
ui-score-nebulis-of = Nébulis de { $name }
ui-score-figure-of = Kraken de { $name }
cli-source-nebulis = Nébulis
cli-source-figure = Kraken

### El registro
event-pearls-gained-treasure = { $player } ganó { $amount } de un Tesoro
event-nebulis-gained-krakens = { $player } recibió { $amount } de los krakens usados
event-nebulis-gained-lord = { $player } recibió { $amount } ({ $by })
event-nebulis-lost = { $player } devolvió { $amount } ({ $by })
event-nebulis-paid = { $player } pagó { $amount } a { $receiver } en lugar de Perlas
event-nebulis-paid-supply = { $player } pagó { $amount } en lugar de Perlas
event-nebulis-given = { $player } dio { $amount } a { $receiver } ({ $by })
event-figure-taken = { $player } recibió el Kraken
event-figure-taken-over = { $player } recibió el Kraken, que tenía { $old }
event-figure-returned = { $player } ya no tiene el Kraken: nadie tiene Nébulis
event-kraken-laid = { $player } puso { $card_the } en la pila de { $race_plural } del Consejo
event-krakens-turned-in = { $player } descartó { $cards } de la mano y recibió { $amount }
event-krakens-turned-in-clean = { $player } descartó { $cards } de la mano sin recibir Nébulis
event-sentinel-taken = { $player } tomó el Centinela { $by_of }
event-sentinel-placed-lord = { $player } reservó { $lord_the } en la Corte ({ $by })
event-sentinel-placed-council = { $player } reservó la pila de { $race_plural } del Consejo ({ $by })
event-sentinel-placed-location = { $player } reservó { $location_the } ({ $by })
event-sentinel-returned-lord = El Centinela { $by_of } dejó { $lord_the } y volvió a { $player }
event-sentinel-returned-council = El Centinela { $by_of } dejó la pila de { $race_plural } y volvió a { $player }
event-sentinel-returned-location = El Centinela { $by_of } dejó { $location_the } y volvió a { $player }
event-treasure-drawn = { $player } encontró un Tesoro de valor { $value } ({ $location })
event-key-gained = { $player } ganó { $amount } de un Tesoro
event-token-drawn = { $player } ganó una ficha de Monstruo de un Tesoro
event-token-drawn-seen = { $player } ganó de un Tesoro una ficha de Monstruo de valor { $value }
event-card-turned-over-ally = { $player } encontró { $card_the } y se llevó la carta a la mano
event-card-turned-over-monster = { $player } volvió { $card_one }, que fue al descarte
event-treasures-discarded = Dos Tesoros de valor { $value } salen de la partida: acabó la búsqueda de { $player } ({ $location })
event-search-ended = La búsqueda de { $player } acabó: { $location_the } vale { $worth }
event-discard-opened = El descarte se abrió para { $player }: { $amount } ({ $by })
event-ally-recovered = { $player } tomó { $card_the } del descarte
event-pearl-stolen = { $player } se quedó con 1 Perla de { $victim } ({ $by })
event-race-named = { $player } nombró esta Raza: { $race_plural } ({ $by })
event-affiliated-discarded = { $player } descartó de sus afiliados { $card_the } ({ $by })
event-lord-turned-up = { $player } puso { $lord_the } en la Corte ({ $by })
event-lord-freed = { $player } liberó { $lord_to }, que estaba bajo { $location_the }

### Desde tu último turno
sum-nebulis-gained = recibió { $amount }
sum-nebulis-to-you = te pasó { $amount }
sum-nebulis-given = dio { $amount } a { $receiver }
sum-pearl-stolen = se quedó con 1 Perla de { $victim } ({ $by })
sum-pearl-stolen-yours = se quedó con 1 de tus Perlas ({ $by })
sum-figure = tiene ahora el Kraken
sum-figure-yours = ahora tienes el Kraken
sum-reserved-lord = reservó { $lord_the }
sum-reserved-council = reservó la pila de { $race_plural }
sum-reserved-location = reservó { $location_the }
sum-searched = buscó Tesoros: { $location_the } vale { $worth }
sum-kraken-laid = puso { $card_the } en la pila de { $race_plural }
sum-recovered = tomó { $card_the } del descarte
sum-race-named = nombró esta Raza: { $race_plural } ({ $by })
sum-affiliated-discarded = perdió { $card_the } de sus afiliados ({ $by })
sum-turned-up = puso { $lord_the } en la Corte
sum-freed = liberó { $lord_to }

### Preguntas
decision-pay-for-lord-ready-coins = **¿Reclutar { $lord_to }** con Aliados por valor de { $value } y { $price }?
decision-lay-kraken = **Pon { $card_the }** en una pila del Consejo, la que quieras.
decision-lay-kraken-other = { $player } está eligiendo una pila para { $card_the }
decision-choose-holder = **Pasa el Kraken** a un oponente que alcanzó tu número de Nébulis.
decision-choose-holder-other = { $player } está pasando el Kraken
decision-place-sentinel = **Reserva** { $areas }, o guarda el Centinela ({ $by }).
decision-place-sentinel-other = { $player } está colocando un Centinela
decision-search-on = **Busca otro Tesoro** o para: { $location_the } vale ahora { $worth }.
decision-search-on-other = { $player } está buscando Tesoros ({ $location })
decision-choose-receiver = **Da 1 Nébulis** a un oponente: { $count ->
    [1] es la última
   *[other] todavía hay { $count }
} ({ $by }).
decision-choose-receiver-other = { $player } está eligiendo quién recibe una Nébulis
decision-recover-ally = **Toma 1 Aliado** del descarte ({ $by }).
decision-recover-ally-other = { $player } está eligiendo un Aliado del descarte
decision-name-race = **Nombra una Raza:** cada oponente descarta 1 Aliado afiliado de ella ({ $by }).
decision-name-race-other = { $player } está nombrando una Raza
decision-discard-affiliated = **Descarta 1 Aliado afiliado** de esta Raza: { $race } ({ $by }).
decision-discard-affiliated-other = { $player } está eligiendo un Aliado afiliado para descartar: { $race }
decision-choose-used-lord = **Libera 1 Lord** que está bajo una Localización ({ $by }).
decision-choose-used-lord-other = { $player } está eligiendo un Lord para liberar

### Observaciones a la derecha de la pregunta
remark-sentinel-ready = Un Centinela puede reservar algo
remark-nebulis = Los krakens traen { $amount }
remark-nebulis-figure = Los krakens traen { $amount } y la miniatura del Kraken
remark-nebulis-left = { $count ->
    [0] No queda ninguna Nébulis
    [1] Queda 1 Nébulis
   *[other] Quedan { $count } Nébulis
}
remark-figure-leaves = El Kraken pasa a un oponente
remark-figure-aside = El Kraken vuelve junto al tablero
remark-figure = Quien lo tenga al final pierde { $count } puntos
remark-kraken-seen = Todos saben dónde queda (valor { $value })
remark-reserved = Nadie más podrá llevárselo
remark-search = { $count } de { $all } Tesoros acabarían con la búsqueda
remark-together = Las Nébulis se entregan todas juntas
remark-discard-open = Todos ven el descarte
remark-condemn = { $count ->
    [0] No afecta a nadie
    [1] Afecta a 1 oponente
   *[other] Afecta a { $count } oponentes
}
remark-their-choice = Cada oponente elige cuál
remark-points-lost = Deja de contar al final
remark-freed = Su habilidad y su Llave vuelven a tener efecto
remark-worth = Se pierde un Aliado de valor { $value }

### Pago
pay-pearls-coins = y Nébulis cubren lo que falta

### Jugadas
move-buy-nebulis = Comprar por { $price }
move-buy-nebulis-tip = Paga { $price } a { $explorer } y llévate { $card_the } a la mano.
move-buy-nebulis-any = Comprar { $card_the } con { $amount }
move-buy-nebulis-any-tip = Llévate { $card_the } a la mano, con { $amount } en el precio.
move-recruit-nebulis = Reclutar { $lord_to } por { $price }
move-recruit-nebulis-tip = Paga { $price } por { $lord_the }; no se usa ningún Aliado.
move-recruit-nebulis-any = Reclutar { $lord_to } con { $amount }
move-recruit-nebulis-any-tip = { $lord_cap } se paga con { $amount } en el precio; no se usa ningún Aliado.
move-confirm-nebulis = Reclutar con { $price }
move-confirm-nebulis-tip = Paga lo que falta con { $price } y llévate { $lord_to }. Ya no se puede volver atrás.
move-confirm-nebulis-any = Reclutar con { $amount }
move-confirm-nebulis-any-tip = Lo que falta se paga con { $amount }, y el resto con Perlas.
move-lay = A la pila de { $race_plural }
move-lay-tip = Pon { $card_the } en la pila de { $race_plural } del Consejo. Quien la tome se lleva el kraken.
move-pass-figure = El Kraken para { $receiver }
move-pass-figure-tip = { $receiver } recibe el Kraken y pierde { $count } puntos si lo tiene al final.
move-guard-lord = Reservar { $lord_the }
move-guard-lord-tip = Solo el dueño del Centinela { $by_of } puede llevarse { $lord_to }. Después el Centinela vuelve.
move-guard-stack = Reservar la pila de { $race_plural }
move-guard-stack-tip = Solo el dueño del Centinela { $by_of } puede tomar la pila de { $race_plural }, que sigue recibiendo Aliados. Después el Centinela vuelve.
move-guard-location = Reservar { $location_the }
move-guard-location-tip = Solo el dueño del Centinela { $by_of } puede tomar { $location_the }. Después el Centinela vuelve.
move-search = Seguir buscando
move-search-tip = Revela otro Tesoro y recibe su recompensa. Con un valor repetido, los dos salen y la búsqueda acaba. Quedan: { $treasures }.
move-search-any-tip = Revela otro Tesoro y recibe su recompensa. Con un valor repetido, los dos salen y la búsqueda acaba.
move-stop = Parar: { $worth }
move-stop-tip = La búsqueda acaba; { $location_the } vale { $worth }.
move-stop-any = Parar la búsqueda
move-stop-any-tip = La búsqueda acaba y los Tesoros quedan en la Localización.
move-give-nebulis = 1 Nébulis para { $receiver }
move-give-nebulis-tip = { $receiver } recibe 1 Nébulis tuya.
move-recover = Tomar { $card_the }
move-recover-tip = { $card_cap } va del descarte a la mano, a la vista de todos.
move-recover-kraken-tip = { $card_cap } va del descarte a la mano. Usado para un Lord, trae { $amount }.
move-condemn = { $race_title }
move-condemn-tip = Cada oponente sin protección con { $race_plural } entre sus afiliados descarta 1.
move-surrender = Descartar { $card_the }
move-surrender-tip = { $card_cap } va de los Aliados afiliados al descarte.
move-free = Liberar { $lord_to }
move-free-tip = { $lord_cap } sale de debajo de la Localización, que sigue siendo tuya; su habilidad y su Llave vuelven a tener efecto.

### Lugares y piezas
tip-nebulis = Nébulis: { $count }. Cada una cuesta 1 punto al final. En el pago de un Aliado o de un Lord { $most ->
    [1] entra 1
   *[other] entran hasta { $most }
}, { $freely ->
    [yes] aunque queden Perlas
   *[no] después de gastar todas las Perlas
}; en ningún otro.
tip-figure = El Kraken: quien tiene más Nébulis guarda la miniatura y pierde 5 puntos si la tiene al final. Quien alcanza el mismo número se la queda.
tip-figure-aside = El Kraken: va al primer jugador que reciba Nébulis.
tip-sentinel = El Centinela { $lord_of }, de { $player }. Puede reservar un Lord de la Corte, una pila del Consejo o una Localización disponible, uno por zona.
tip-sentinel-rests = El Centinela { $lord_of } volvió en este turno: se puede usar a partir del próximo.
tip-reserved = Reservado por { $player }: nadie más puede llevárselo, ni con una habilidad.
tip-treasure-deck = Tesoros: { $count ->
    [0] no queda ninguno
    [1] queda 1
   *[other] quedan { $count }
}. Al principio son 3 de valor 3, 4 de valor 4, 5 de valor 5, 6 de valor 6 y 7 de valor 7.
tip-treasure = Tesoro de valor { $value }. Recompensa al revelarse: { $reward }.
tip-sacred-site = Lugar Sagrado: quien lo toma busca Tesoros y puede parar después de cada uno. Un valor repetido hace perder los dos iguales y acaba con la búsqueda.
tip-kraken = Kraken, valor { $value }. Vale por cualquier Raza. Usado para un Lord trae { $amount }; nunca se afilia.

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
