# El registro: una línea por suceso. Después, desde "sum-", las líneas cortas de "Desde tu último turno", sin sujeto.

event-game-started = Empieza la partida; { $player } juega primero
event-turn-started = Turno de { $player }
event-turn-started-extra = Turno adicional de { $player }
event-turn-started-last = Último turno de { $player }
event-pearls-gained-track = { $player } ganó { $amount } en el último espacio
event-pearls-gained-refill = { $player } ganó { $amount } por vaciar la Corte
event-pearls-gained-reward = { $player } ganó { $amount } por la lucha
event-pearls-gained-lord = { $player } ganó { $amount } ({ $by })
event-pearls-lost = { $player } pagó { $amount } a la Tesorería ({ $by })
event-pearls-lost-none = { $player } no tenía Perlas para pagar ({ $by })
event-lord-plotted = { $player } conspiró por 1 Perla: { $lord_the } llegó a la Corte
event-card-revealed = { $player } reveló { $card_one } en el espacio { $space }
event-discard-reshuffled = El descarte se barajó en un nuevo mazo de Exploración de { $amount }
event-offer-declined = { $player } no quiso { $card_the } por { $price }
event-ally-bought = { $player } compró { $card_the } de { $explorer } por { $price }
event-threat-rose = { $player } dejó pasar al Monstruo: la Amenaza está ahora en el espacio { $space }
event-ally-taken = { $player } se llevó { $card_the } gratis
event-monster-fought = { $player } luchó contra { $card_the }: recompensa del espacio de Amenaza { $space }
event-exploration-ended-both = Al Consejo: { $cards }; al descarte: { $monsters } (exploración de { $player })
event-exploration-ended-council = Al Consejo: { $cards } (exploración de { $player })
event-exploration-ended-monsters = Al descarte: { $monsters } (exploración de { $player })
event-exploration-ended-nothing = La exploración de { $player } no dejó nada atrás
event-reward-paid = { $player } ganó { $gains }
event-reward-paid-seen = { $player } ganó { $gains } (valor: { $values })
event-stack-taken = { $player } tomó { $count } { $count ->
    [1] { $race }
   *[other] { $race_plural }
} del Consejo
event-stack-taken-seen = { $player } tomó la pila de { $race_plural } del Consejo: { $cards }
event-lord-recruited = { $player } reclutó { $lord_to } con { $means }
event-lord-recruited-pearls = { $player } reclutó { $lord_to } por { $amount }
event-lord-acquired = { $player } se llevó { $lord_to } de la Corte ({ $by })
event-lord-drawn = { $player } robó { $lord_the } del mazo de Lores ({ $by })
event-ally-affiliated = { $player } afilió { $card_the }
event-court-refilled = La Corte se repuso ({ $player }): { $lords }
event-court-refilled-short = La Corte recibió los últimos Lores ({ $player }): { $lords }
event-court-refilled-nothing = { $player } vació la Corte, y el mazo de Lores está vacío
event-locations-drawn = { $player } robó { $locations }
event-location-controlled = { $player } tomó el control { $location_of } con { $means }
event-location-exchanged = { $player } cambió { $old_the } { $new_by }
event-location-exchanged-gone = { $player } cambió { $old_the } { $new_by }, del mazo
event-locations-searched = { $player } miró { $amount } del mazo, que después se barajó
event-ally-discarded = { $player } descartó { $card_the } ({ $by })
event-stack-discarded = { $player } descartó sin ver la pila de { $race_plural } del Consejo: { $amount }
event-lord-turned = { $player } giró { $lord_the } de { $owner }
event-token-stolen = { $player } le quitó una ficha de Monstruo a { $victim }
event-token-stolen-seen = { $player } le quitó una ficha de Monstruo de valor { $value } a { $victim }
event-lord-dismissed = { $player } descartó { $lord_the } ({ $by })
event-court-lord-replaced = { $player } sustituyó en la Corte { $old_the } { $new_by }
event-extra-turn-won = { $player } ganó un turno adicional
event-power-used = { $player } usó { $lord_the }
event-power-without-target = { $lord_cap } no { $lord_gender ->
    [mp] tenían
    [fp] tenían
   *[m] tenía
} sobre qué actuar ({ $player })
event-power-declined = { $player } no quiso usar { $lord_the }
event-protected = { $player } tiene protección contra { $lord_the }
event-action-skipped = { $player } no tenía ninguna acción posible
event-end-triggered-seventh-lord = { $player } tiene 7 Lores: empieza la última ronda
event-end-triggered-court = { $player } dejó una Corte que no se puede reponer: empieza la última ronda
event-hand-affiliated-both = { $player } afilió { $cards } y descartó { $rest }
event-hand-affiliated-all = { $player } afilió { $cards }
event-hand-affiliated-nothing = { $player } no tenía en la mano Aliados que afiliar
event-tokens-revealed = { $player } mostró { $amount }: { $values }, en total { $sum }
event-tokens-revealed-none = { $player } no tiene fichas de Monstruo
event-game-ended = { $player } gana con { $points }
event-game-ended-shared = { $players } comparten la victoria con { $points }

### Desde tu último turno
sum-bought = compró { $card_the } por { $price }
sum-explored = exploró y se llevó { $card_the }
sum-fought = luchó: { $gains }
sum-explored-nothing = exploró y no se llevó nada
sum-sold = vendió { $amount } por { $price }
sum-stack = tomó { $count } { $count ->
    [1] { $race }
   *[other] { $race_plural }
} del Consejo
sum-recruited = reclutó { $lord_to }
sum-acquired = se llevó { $lord_to } ({ $by })
sum-plotted = conspiró: { $lords }
sum-controlled = ahora controla { $locations }
sum-exchanged = cambió { $old_the } { $new_by }
sum-dismissed = entregó { $lord_the }
sum-replaced = puso { $new_the } en lugar { $old_of }
sum-stripped = descartó { $amount } del Consejo
sum-sold-ally = vendió { $cards }: { $gain }
sum-discarded = descartó { $cards } ({ $by })
sum-paid = pagó { $price } ({ $by })
sum-turned = giró { $lord_the } de { $owner }
sum-turned-yours = giró tu { $lord }
sum-robbed = le quitó una ficha a { $victim }
sum-robbed-you = te quitó una ficha
sum-extra-turn = juega un turno adicional
sum-lords = ahora tiene { $amount }
sum-last-round = abrió la última ronda
sum-more = … y { $count } más
