# La pregunta de cada decisión: verbo y objeto en negrita, después lo que falta. "-other": decide otra persona.
# Después, las observaciones a la derecha de la pregunta y las notas de un pago.

decision-choose-action = **Elige tu acción:** { $actions }.
decision-choose-action-none = **Ninguna acción es posible:** usa lo que queda o sáltala.
decision-choose-action-other = { $player } está eligiendo una acción
word-action-explore = explorar
word-action-council = tomar del Consejo
word-action-recruit = reclutar
decision-second-stack = **Toma una segunda pila** del Consejo.
decision-second-stack-other = { $player } está eligiendo una segunda pila del Consejo
decision-late-powers = **Usa una habilidad** o acaba el turno.
decision-late-powers-other = { $player } todavía puede usar una habilidad
decision-discard-to-limit = **Descarta { $amount }:** { $by_the } solo permite { $limit } en la mano.
decision-discard-to-limit-other = { $player } tiene que descartar { $amount }
decision-discard-down = **Descarta { $amount }:** { $by_the } solo permite { $limit } en la mano.
decision-discard-down-other = { $player } tiene que descartar { $amount }
decision-discard-one = **Descarta 1 Aliado** a tu elección ({ $by }).
decision-discard-one-other = { $player } está eligiendo un Aliado para descartar
decision-consider-purchase = **¿Comprar { $card_the }** de { $explorer } por { $price }?
decision-consider-purchase-other = { $player } considera { $card_the } ({ $price })
decision-decide-ally = **Llévate { $card_the }** gratis o revela la carta siguiente.
decision-decide-ally-last = **Llévate { $card_the }:** está en el último espacio.
decision-decide-ally-empty = **Llévate { $card_the }:** no quedan cartas por revelar.
decision-decide-ally-other = { $player } está decidiendo sobre { $card_the }
decision-face-monster = **Lucha contra { $card_the }** ({ $reward }) o sigue: la Amenaza sube al espacio { $space }.
decision-face-monster-top = **Lucha contra { $card_the }** ({ $reward }) o sigue: la Amenaza se queda en el espacio { $space }.
decision-face-monster-last = **Lucha contra { $card_the }** ({ $reward }): está en el último espacio.
decision-face-monster-empty = **Lucha contra { $card_the }** ({ $reward }): no quedan cartas por revelar.
decision-face-monster-other = { $player } está ante { $card_the }
decision-must-go-on = **Revela la carta siguiente** o usa antes una habilidad.
decision-must-go-on-other = { $player } va a revelar la carta siguiente
decision-pick-reward = **Elige la recompensa** del espacio de Amenaza { $space }.
decision-pick-reward-other = { $player } está eligiendo una recompensa
decision-pay-for-lord = **Reclutar { $lord_to }:** valor { $cost } de { $amount }, una de ellas { $race }.
decision-pay-for-lord-any = **Reclutar { $lord_to }:** valor { $cost } de { $amount }.
decision-pay-for-lord-only = **Reclutar { $lord_to }:** valor { $cost } solo de { $race_plural }.
decision-pay-for-lord-race = **Reclutar { $lord_to }:** añade { $race_one }.
decision-pay-for-lord-race-more = **Reclutar { $lord_to }:** añade { $race_one } y { $count ->
    [1] 1 Aliado de otra Raza
   *[other] Aliados de { $count } Razas más
}.
decision-pay-for-lord-more = **Reclutar { $lord_to }:** añade { $count ->
    [1] 1 Aliado de otra Raza
   *[other] Aliados de { $count } Razas más
}.
decision-pay-for-lord-less = **Reclutar { $lord_to }:** retira { $count ->
    [1] 1 Raza
   *[other] { $count } Razas
}.
decision-pay-for-lord-short = **Reclutar { $lord_to }:** { $count ->
    [1] falta 1 de valor.
   *[other] faltan { $count } de valor.
}
decision-pay-for-lord-extra = **Reclutar { $lord_to }:** retira { $card_the }, que sobra.
decision-pay-for-lord-ready = **¿Reclutar { $lord_to }** con Aliados por valor de { $value }{ $pearls ->
    [0] {""}
    [1] {" "}y 1 Perla
   *[other] {" "}y { $pearls } Perlas
}?
decision-pay-for-lord-other = { $player } está pagando por { $lord_the }
decision-choose-affiliate = **Afilia 1 Aliado:** los más débiles son iguales, elige uno.
decision-choose-affiliate-any = **Afilia 1 Aliado:** cualquiera de los usados.
decision-choose-affiliate-other = { $player } está eligiendo un Aliado para afiliar
decision-turn-one-lord = **Gira 1 Lord libre** de { $owner }.
decision-turn-one-lord-other = { $player } está eligiendo un Lord de { $owner } para girarlo
decision-choose-victim = **Elige a un oponente** y quítale 1 ficha de Monstruo.
decision-choose-victim-other = { $player } está eligiendo a un oponente para robarle
decision-choose-stack = **Toma 1 pila** del Consejo ({ $by }).
decision-choose-stack-other = { $player } está eligiendo una pila del Consejo
decision-sell-ally = **Descarta 1 Aliado** de la mano por { $price } ({ $by }).
decision-sell-ally-other = { $player } está eligiendo un Aliado para vender
decision-remove-stack = **Descarta 1 pila del Consejo** sin verla ({ $by }).
decision-remove-stack-other = { $player } está eligiendo una pila del Consejo para descartar
decision-recruit-for-pearls = **Recluta 1 Lord más** por { $price } o renuncia ({ $by }).
decision-recruit-for-pearls-other = { $player } puede reclutar 1 Lord más por { $price }
decision-exchange-for-court = **Cambia un Lord libre tuyo** por uno de la Corte o renuncia ({ $by }).
decision-exchange-for-court-other = { $player } puede cambiar un Lord por uno de la Corte
decision-exchange-for-deck = **Cambia un Lord libre tuyo** por el primero del mazo o renuncia ({ $by }).
decision-exchange-for-deck-other = { $player } puede cambiar un Lord por el primero del mazo
decision-replace-court-lord = **Descarta un Lord de la Corte** a cambio del primero del mazo ({ $by }).
decision-replace-court-lord-other = { $player } está sustituyendo un Lord de la Corte
decision-control-location = **Controla una Localización:** elige una disponible o roba hasta { $most }.
decision-control-location-draw = **Controla una Localización:** ninguna disponible, roba hasta { $most }.
decision-control-location-available = **Controla una Localización:** elige una disponible.
decision-control-location-other = { $player } está eligiendo una Localización
decision-choose-among-drawn = **Elige 1 de las { $count } Localizaciones** recién robadas.
decision-choose-among-drawn-other = { $player } está eligiendo entre las Localizaciones robadas
decision-spend-keys = **Gasta { $need } Llaves** para { $location_the }: { $count ->
    [1] falta 1
   *[other] faltan { $count }
}.
decision-spend-keys-ready = **¿Gastar { $need } Llaves** para { $location_the }?
decision-spend-keys-other = { $player } está eligiendo las Llaves para { $location_the }
decision-settle-alone = **Elige una Localización** para { $by_the }.
decision-settle-alone-other = { $player } está eligiendo una Localización para { $by_the }
decision-exchange-location = **Cambia 1 de tus Localizaciones** por una disponible o renuncia ({ $by }).
decision-exchange-location-other = { $player } puede cambiar una Localización
decision-search-locations = **Cambia { $location_the }** por una Localización del mazo o quédate como estás.
decision-search-locations-other = { $player } está mirando el mazo de Localizaciones
decision-game-over = La partida ha terminado.

### Observaciones a la derecha de la pregunta
remark-last-turn = Tu último turno
remark-extra-turn = Turno adicional
remark-next-lord-ends = Tu próximo Lord abre la última ronda
remark-plot = Conspirar cuesta 1 Perla
remark-seventh-lord = Tu 7.º Lord: empieza la última ronda
remark-court-ends = La Corte no se puede reponer: empieza la última ronda
remark-refill = La Corte se repone: +{ $count } Perlas
remark-third-key = { $count } Llaves: después, una Localización
remark-cost = Cuesta { $now } en lugar de { $printed }
remark-any-race = Ninguna Raza es obligatoria
remark-nobody-can-buy = Nadie puede comprar: llévatelo o sigue
remark-nobody-bought = Nadie lo quiso: llévatelo o sigue
remark-last-space = Último espacio: +1 Perla
remark-income = Acabar aquí: +{ $count } { $count ->
    [1] Perla
   *[other] Perlas
} ({ $by })
remark-reward-lowered = Recompensa del espacio { $space } ({ $by })
remark-hand-limit = Más de { $limit } Aliados: descarte inmediato ({ $by })
remark-pearls-left = { $count ->
    [0] No queda ninguna Perla
    [1] Queda 1 Perla
   *[other] Quedan { $count } Perlas
}
remark-threat-returns = Después la Amenaza vuelve al espacio 1
remark-affiliated = Ya no vuelve a la mano
remark-turned = Conserva sus puntos, pierde habilidad y Llave
remark-stolen = Solo los dos jugadores conocen su valor
remark-second-stack = Obligatorio ({ $by })
remark-new-power = Su habilidad tiene efecto
remark-keys-later = Las Llaves se eligen después
remark-others-available = { $count ->
    [1] La otra queda disponible para todos
   *[other] Las otras quedan disponibles para todos
}
remark-lords-used = Los Lores bajo una Localización pierden su habilidad
remark-becomes-available = Tu antigua Localización queda disponible para todos
remark-shuffled = Después el mazo se baraja
remark-once = Una vez por turno

### Notas de un pago
pay-race-missing = falta { $race }
pay-races-missing = { $count ->
    [1] falta 1 Raza
   *[other] faltan { $count } Razas
}
pay-races-too-many = { $count ->
    [1] sobra 1 Raza
   *[other] sobran { $count } Razas
}
pay-races-complete = completo
pay-value-missing = { $count ->
    [1] falta 1
   *[other] faltan { $count }
}
pay-value-pearls = { $count ->
    [1] falta 1
   *[other] faltan { $count }
}: { $pearls }
pay-value-exact = exacto
pay-value-over = { $count ->
    [1] sobra 1
   *[other] sobran { $count }
}
pay-pearls-none = no hacen falta
pay-pearls-fill = { $count ->
    [1] cubre lo que falta
   *[other] cubren lo que falta
}
pay-affiliate-lowest = será el Aliado afiliado (menor valor)
pay-affiliate-equal = u otro igual será afiliado
pay-affiliate-any = o cualquier otro puede ser afiliado
pay-affiliate-none = Se afiliará el Aliado usado más débil.
pay-extra = sobra { $card }
pay-cheapest = Más barato
pay-no-cheaper = Ya está elegido el pago más barato.
