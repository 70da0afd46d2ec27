# O registro: uma linha por acontecimento. Depois, a partir de "sum-", as linhas curtas de "Desde o seu último turno",
# sem sujeito.

event-game-started = A partida começa; { $player } joga primeiro
event-turn-started = Turno de { $player }
event-turn-started-extra = Turno extra de { $player }
event-turn-started-last = Último turno de { $player }
event-pearls-gained-track = { $player } ganhou { $amount } no último espaço
event-pearls-gained-refill = { $player } ganhou { $amount } por esvaziar a Corte
event-pearls-gained-reward = { $player } ganhou { $amount } pela luta
event-pearls-gained-lord = { $player } ganhou { $amount } ({ $by })
event-pearls-lost = { $player } pagou { $amount } à Tesouraria ({ $by })
event-pearls-lost-none = { $player } não tinha Pérolas para pagar ({ $by })
event-lord-plotted = { $player } conspirou por 1 Pérola: { $lord_the } chegou à Corte
event-card-revealed = { $player } revelou { $card_one } no espaço { $space }
event-discard-reshuffled = O descarte foi embaralhado num novo baralho de Exploração de { $amount }
event-offer-declined = { $player } não quis { $card_the } por { $price }
event-ally-bought = { $player } comprou { $card_the } de { $explorer } por { $price }
event-threat-rose = { $player } deixou passar o Monstro: a Ameaça está agora no espaço { $space }
event-ally-taken = { $player } levou { $card_the } de graça
event-monster-fought = { $player } lutou contra { $card_the }: recompensa do espaço de Ameaça { $space }
event-exploration-ended-both = Para o Conselho: { $cards }; descarte: { $monsters } (exploração de { $player })
event-exploration-ended-council = Para o Conselho: { $cards } (exploração de { $player })
event-exploration-ended-monsters = Descarte: { $monsters } (exploração de { $player })
event-exploration-ended-nothing = A exploração de { $player } não deixou nada para trás
event-reward-paid = { $player } ganhou { $gains }
event-reward-paid-seen = { $player } ganhou { $gains } (valor: { $values })
event-stack-taken = { $player } pegou a pilha de { $race_plural } do Conselho: { $amount }
event-stack-taken-seen = { $player } pegou a pilha de { $race_plural } do Conselho: { $cards }
event-lord-recruited = { $player } recrutou { $lord_the } com { $means }
event-lord-recruited-pearls = { $player } recrutou { $lord_the } por { $amount }
event-lord-acquired = { $player } levou { $lord_the } da Corte ({ $by })
event-lord-drawn = { $player } tirou { $lord_the } do baralho de Lordes ({ $by })
event-ally-affiliated = { $player } afiliou { $card_the }
event-court-refilled = A Corte foi reabastecida ({ $player }): { $lords }
event-court-refilled-short = A Corte recebeu os últimos Lordes ({ $player }): { $lords }
event-court-refilled-nothing = { $player } esvaziou a Corte, e o baralho de Lordes está vazio
event-locations-drawn = { $player } revelou { $locations }
event-location-controlled = { $player } assumiu o controle { $location_of } com { $means }
event-location-exchanged = { $player } trocou { $old_the } { $new_by }
event-location-exchanged-gone = { $player } trocou { $old_the } { $new_by }, do baralho
event-locations-searched = { $player } viu { $amount } do baralho, que depois foi embaralhado
event-ally-discarded = { $player } descartou { $card_the } ({ $by })
event-stack-discarded = { $player } descartou, sem ver, a pilha de { $race_plural } do Conselho: { $amount }
event-lord-turned = { $player } virou { $lord_the } de { $owner }
event-token-stolen = { $player } tirou uma ficha de Monstro de { $victim }
event-token-stolen-seen = { $player } tirou uma ficha de Monstro de valor { $value } de { $victim }
event-lord-dismissed = { $player } descartou { $lord_the } ({ $by })
event-court-lord-replaced = { $player } substituiu na Corte { $old_the } { $new_by }
event-extra-turn-won = { $player } ganhou um turno extra
event-power-used = { $player } usou { $lord_the }
event-power-without-target = { $lord_cap } não { $lord_gender ->
    [mp] tinham
    [fp] tinham
   *[m] tinha
} sobre que agir ({ $player })
event-power-declined = { $player } não quis usar { $lord_the }
event-protected = { $player } tem proteção contra { $lord_the }
event-action-skipped = { $player } não tinha nenhuma ação possível
event-end-triggered-seventh-lord = { $player } tem 7 Lordes: começa a última ronda
event-end-triggered-court = { $player } deixou uma Corte que não pode ser reabastecida: começa a última ronda
event-hand-affiliated-both = { $player } afiliou { $cards } e descartou { $rest }
event-hand-affiliated-all = { $player } afiliou { $cards }
event-hand-affiliated-nothing = { $player } não tinha na mão Aliados para afiliar
event-tokens-revealed = { $player } mostrou { $amount }: { $values }, ao todo { $sum }
event-tokens-revealed-none = { $player } não tem pontos em fichas de Monstro
event-game-ended = { $player } vence com { $points }
event-game-ended-shared = { $players } dividem a vitória com { $points }

### Desde o seu último turno
sum-bought = comprou { $card_the } por { $price }
sum-explored = explorou e levou { $card_the }
sum-fought = lutou: { $gains }
sum-explored-nothing = explorou e não levou nada
sum-sold = vendeu { $amount } por { $price }
sum-stack = pegou a pilha de { $race_plural } do Conselho: { $amount }
sum-recruited = recrutou { $lord_the }
sum-acquired = levou { $lord_the } ({ $by })
sum-plotted = conspirou: { $lords }
sum-controlled = controla agora { $locations }
sum-exchanged = trocou { $old_the } { $new_by }
sum-dismissed = entregou { $lord_the }
sum-replaced = pôs { $new_the } no lugar { $old_of }
sum-stripped = descartou { $amount } do Conselho
sum-sold-ally = vendeu { $cards }: { $gain }
sum-discarded = descartou { $cards } ({ $by })
sum-paid = pagou { $price } ({ $by })
sum-turned = virou { $lord_the } de { $owner }
sum-turned-yours = virou { $lord_gender ->
    [f] a sua { $lord }
   *[m] o seu { $lord }
}
sum-robbed = tirou uma ficha de { $victim }
sum-robbed-you = tirou-lhe uma ficha
sum-extra-turn = joga um turno extra
sum-lords = tem agora { $amount }
sum-last-round = abriu a última ronda
sum-more = … e mais { $count }
