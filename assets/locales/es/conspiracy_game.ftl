# Lo que Conspiracy dice mientras se juega: registro, resumen, preguntas, observaciones, jugadas.

### El registro
event-conspiracy-game-started = Empieza la partida; { $player_the } juega primero
event-conspiracy-turn-started = Turno { $player_of }
event-conspiracy-turn-started-again = Turno repetido { $player_of }
event-conspiracy-turn-started-last = Último turno { $player_of }
event-conspiracy-turn-skipped = No hay ningún Lord que tomar (turno { $player_of })
event-conspiracy-lords-drawn = { $player_cap } robó { $lords }
event-conspiracy-lord-kept = { $player_cap } se quedó con { $lord_the }
event-conspiracy-lord-kept-rest = { $player_cap } se quedó con { $lord_the }; a las pilas: { $rest }
event-conspiracy-pile-taken = { $player_cap } tomó la pila de { $guild_plural }: { $lords }
event-conspiracy-lord-placed = { $player_cap } colocó { $lord_to } en el lugar { $place }
event-conspiracy-lords-returned = La Cámara { $player_of } está llena: de vuelta a la pila de { $guild_plural }: { $lords }
event-conspiracy-lord-turned-up = Del mazo a su pila: { $lord } ({ $by } { $player_of })
event-conspiracy-lord-turned-up-search = Ninguna pila sirve: { $lord_the } sale del mazo a su pila ({ $player })
event-conspiracy-pearls-gained = { $player_cap } ganó { $amount }
event-conspiracy-pearls-gained-location = { $player_cap } ganó { $amount } ({ $location })
event-conspiracy-pearl-master = { $player_cap } es Maestro de las Perlas
event-conspiracy-pearl-master-former = { $player_cap } es Maestro de las Perlas en lugar { $former_of }
event-conspiracy-lords-swapped = { $player_cap } intercambió { $lord_to } (ahora en el lugar { $place }) y { $other_to } (ahora en el lugar { $other_place })
event-conspiracy-swap-declined = { $player_cap } no quiso intercambiar Lores
event-conspiracy-swap-without-target = { $player_cap } no tenía dos Lores sin Llave que intercambiar
event-conspiracy-locations-drawn = { $player_cap } robó { $locations }
event-conspiracy-location-deck-searched = { $player_cap } buscó en todo el mazo de Localizaciones: { $amount }
event-conspiracy-location-put = { $player_cap } puso { $location_the } en el lugar { $place }
event-conspiracy-location-buried = { $player_cap } puso { $location_the } en el lugar { $place }, boca abajo
event-conspiracy-location-buried-unseen = { $player_cap } puso una Localización desconocida en el lugar { $place }, boca abajo
event-conspiracy-no-location = No hay Localización para { $player_the }: las Llaves siguen contando
event-conspiracy-gate-closed = { $location_cap } { $player_of }: los oponentes roban exactamente { $count ->
    [1] 1 Lord
   *[other] { $count } Lores
}
event-conspiracy-gate-opened = Acaba la orden { $location_of } { $player_of }
event-conspiracy-lords-recycled = Todas las pilas volvieron al mazo: { $amount } ({ $player })
event-conspiracy-lords-recycled-nothing = No había pilas que barajar ({ $player })
event-conspiracy-locations-recycled = De vuelta al mazo de Localizaciones: { $locations } ({ $player })
event-conspiracy-locations-recycled-nothing = No había Localizaciones disponibles que barajar ({ $player })
event-conspiracy-condition-matched = { $player_cap } busca { $condition }: pila de { $guilds }
event-conspiracy-condition-matched-nothing = No se cumple ninguna condición { $player_of }: cualquier pila sirve
event-conspiracy-top-lord-ordered = { $player_cap } debe tomar en su próximo turno el Lord de la parte superior del mazo
event-conspiracy-replay-token-taken = { $player_cap } ganó la ficha de repetición con una coalición de { $count }
event-conspiracy-replay-token-returned = { $player_cap } devolvió la ficha de repetición y juega un turno más
event-conspiracy-end-triggered = La Cámara { $player_of } está llena: cada oponente tiene un último turno
event-conspiracy-game-ended = { $player_cap } gana con { $points }
event-conspiracy-game-ended-shared = { $players } comparten la victoria con { $points }

### Desde tu último turno
sum-conspiracy-kept = se quedó con { $lord_the }
sum-conspiracy-pile = tomó la pila de { $guild_plural }: { $count ->
    [1] 1 Lord
   *[other] { $count } Lores
}
sum-conspiracy-location = ahora tiene { $locations }
sum-conspiracy-buried = puso una Localización boca abajo
sum-conspiracy-swapped = intercambió { $lord_to } y { $other_to }
sum-conspiracy-pearl-master = es Maestro de las Perlas
sum-conspiracy-gate = manda robar exactamente { $count ->
    [1] 1 Lord
   *[other] { $count } Lores
} del mazo
sum-conspiracy-lords-recycled = barajó todas las pilas en el mazo
sum-conspiracy-locations-recycled = barajó las Localizaciones disponibles
sum-conspiracy-ordered = manda tomar el Lord de la parte superior del mazo
sum-conspiracy-last-turns = llenó su Cámara: últimos turnos
sum-conspiracy-filled = ahora tiene { $amount } en la Cámara

### Las preguntas
decision-conspiracy-choose-recruit = **Recluta:** roba { $most ->
    [1] el último Lord
   *[other] de 1 a { $most } Lores
} del mazo o toma una pila.
decision-conspiracy-choose-recruit-deck = **Recluta:** roba { $most ->
    [1] el último Lord
   *[other] de 1 a { $most } Lores
} del mazo.
decision-conspiracy-choose-recruit-pile = **Recluta:** el mazo está vacío, toma una pila.
decision-conspiracy-choose-recruit-gate = **Recluta:** { $location_the } { $player_of } manda robar exactamente { $count ->
    [1] 1 Lord
   *[other] { $count } Lores
}.
decision-conspiracy-choose-recruit-ordered = **Recluta:** { $player_the } manda tomar el Lord de la parte superior del mazo.
decision-conspiracy-choose-recruit-other = { $player_cap } está reclutando
decision-conspiracy-choose-kept = **Quédate con 1 de los { $count } Lores** robados; los demás van a sus pilas.
decision-conspiracy-choose-kept-other = { $player_cap } está eligiendo entre { $lords }
decision-conspiracy-choose-next = **Elige el Lord** para el lugar { $place }.
decision-conspiracy-choose-next-few = **Elige el Lord** para el lugar { $place }: solo hay sitio para { $free } de { $count }.
decision-conspiracy-choose-next-opponent = **Elige el Lord { $player_of }** para el lugar { $place }.
decision-conspiracy-choose-next-opponent-few = **Elige el Lord { $player_of }** para el lugar { $place }: solo hay sitio para { $free } de { $count }.
decision-conspiracy-choose-next-other = { $player_cap } está eligiendo el orden de los Lores
decision-conspiracy-choose-swap = **Intercambia 2 Lores sin Llave** de tu Cámara o déjalo como está ({ $lord }).
decision-conspiracy-choose-swap-other = { $player_cap } puede intercambiar dos Lores
decision-conspiracy-choose-location = **Toma una Localización:** elige una disponible o roba { $most ->
    [1] la última
   *[other] de 1 a { $most }
}.
decision-conspiracy-choose-location-draw = **Toma una Localización:** ninguna disponible, roba { $most ->
    [1] la última
   *[other] de 1 a { $most }
}.
decision-conspiracy-choose-location-available = **Toma una Localización:** elige una disponible.
decision-conspiracy-choose-location-other = { $player_cap } está eligiendo una Localización
decision-conspiracy-choose-among-drawn = **Quédate con 1 de las { $count } Localizaciones** recién robadas.
decision-conspiracy-choose-among-drawn-other = { $player_cap } está eligiendo entre { $locations }
decision-conspiracy-search-deck = **Elige una Localización** de todo el mazo.
decision-conspiracy-search-deck-other = { $player_cap } está buscando una Localización en todo el mazo
decision-conspiracy-offer-replay = **¿Devolver la ficha de repetición** y jugar un turno más?
decision-conspiracy-offer-replay-other = { $player_cap } puede jugar un turno más
decision-conspiracy-choose-for-opponent = **Elige la pila** para { $player_the }, que busca { $condition }.
decision-conspiracy-choose-for-opponent-any = **Elige la pila** para { $player_the }: no se cumple ninguna condición.
decision-conspiracy-choose-for-opponent-other = { $player_cap } está eligiendo la pila para { $opponent_the }

### Observaciones
remark-conspiracy-again = Turno repetido
remark-conspiracy-keys-alike = { $keys }: otra igual trae una Localización
remark-conspiracy-keys-any = { $keys }: cualquier otra trae una Localización
remark-conspiracy-keys-no-location = { $keys }, pero no hay Localización que tomar
remark-conspiracy-keys-next = { $keys }: la próxima Llave trae una Localización
remark-conspiracy-full = Cámara llena: cada oponente tiene un último turno
remark-conspiracy-gain = { $gains }
remark-conspiracy-gain-opponent = Para el oponente: { $gains }
remark-conspiracy-swap = Un intercambio no da Perlas ni Localizaciones
remark-conspiracy-token = La ficha se puede ganar otra vez
word-gain-more = +{ $points }
word-gain-less = −{ $points }
word-gain-none = ningún punto más
word-gain-token = ficha de repetición
word-gain-returned = { $count ->
    [1] 1 Lord vuelve
   *[other] { $count } Lores vuelven
}

### Las jugadas
move-conspiracy-draw = Robar { $amount }
move-conspiracy-draw-tip = { $amount_count ->
    [1] Roba el Lord de la parte superior del mazo y quédate con él, sea cual sea.
   *[other] Roba { $amount } del mazo y quédate con uno. Los demás van a las pilas de sus Gremios.
}
move-conspiracy-pile = Tomar { $amount }: { $guild_plural }
move-conspiracy-pile-tip = Toma la pila entera y coloca sus Lores de uno en uno, en el orden que quieras: { $lords }.
move-conspiracy-pile-any = Tomar la pila de { $guild_plural }
move-conspiracy-pile-any-tip = Toma la pila entera y coloca sus Lores de uno en uno, en el orden que quieras.
move-conspiracy-keep = Quedarse con { $lord_the }
move-conspiracy-keep-tip = { $lord_cap } va al lugar { $place }. { $power }
move-conspiracy-keep-any-tip = { $lord_cap } va al próximo lugar. { $power }
move-conspiracy-place = Colocar { $lord_to }
move-conspiracy-place-tip = { $lord_cap } va al lugar { $place }. { $power }
move-conspiracy-place-any-tip = { $lord_cap } va al próximo lugar. { $power }
move-conspiracy-place-opponent-tip = { $lord_cap } va al lugar { $place } { $player_of }.
move-conspiracy-swap = Intercambiar { $lord_to } y { $other_to }
move-conspiracy-swap-tip = { $lord_cap } va al lugar { $other_place }, { $other_the } al lugar { $place }.
move-conspiracy-swap-any-tip = Los dos Lores cambian de lugar.
move-conspiracy-decline = No intercambiar
move-conspiracy-decline-tip = Todos los Lores se quedan donde están.
move-conspiracy-locations = Robar { $amount }
move-conspiracy-locations-tip = { $amount_count ->
    [1] Roba la Localización de la parte superior del mazo y quédate con ella, sea cual sea.
   *[other] Roba { $amount } y quédate con una de ellas. Las demás quedan disponibles para todos.
}
move-conspiracy-settle = Tomar { $location_the }
move-conspiracy-settle-tip = Se pone sobre { $lord_the }. { $text }
move-conspiracy-settle-any-tip = { $text }
move-conspiracy-replay = Jugar un turno más
move-conspiracy-replay-tip = Devuelve la ficha de repetición: tu turno vuelve a empezar ahora.
move-conspiracy-end = Acabar el turno
move-conspiracy-end-tip = Guarda la ficha de repetición para más adelante.
move-conspiracy-give = Dar { $amount }: { $guild_plural }
move-conspiracy-give-tip = { $player_cap } toma esta pila: { $lords }.
move-conspiracy-give-any = Dar la pila de { $guild_plural }
move-conspiracy-give-any-tip = El oponente toma la pila entera.
