# A pergunta de cada decisão: verbo e objeto a negrito, depois o que falta. "-other": é outra pessoa que decide.
# Depois, as observações à direita da pergunta e as notas de um pagamento.

decision-choose-action = **Escolha a sua ação:** { $actions }.
decision-choose-action-none = **Nenhuma ação é possível:** use o que resta ou passe à frente.
decision-choose-action-other = { $player } está escolhendo uma ação
word-action-explore = explorar
word-action-council = pegar do Conselho
word-action-recruit = recrutar
decision-second-stack = **Pegue uma segunda pilha** do Conselho.
decision-second-stack-other = { $player } está escolhendo uma segunda pilha do Conselho
decision-late-powers = **Use uma habilidade** ou acabe o turno.
decision-late-powers-other = { $player } ainda pode usar uma habilidade
decision-discard-to-limit = **Descarte { $amount }:** { $by_the } só permite { $limit } na mão.
decision-discard-to-limit-other = { $player } tem de descartar { $amount }
decision-discard-down = **Descarte { $amount }:** { $by_the } só permite { $limit } na mão.
decision-discard-down-other = { $player } tem de descartar { $amount }
decision-discard-one = **Descarte 1 Aliado** à sua escolha ({ $by }).
decision-discard-one-other = { $player } está escolhendo um Aliado para descartar
decision-consider-purchase = **Comprar { $card_the }** de { $explorer } por { $price }?
decision-consider-purchase-other = { $player } considera { $card_the } ({ $price })
decision-decide-ally = **Leve { $card_the }** de graça ou revele a carta seguinte.
decision-decide-ally-last = **Leve { $card_the }:** está no último espaço.
decision-decide-ally-empty = **Leve { $card_the }:** não restam cartas para revelar.
decision-decide-ally-other = { $player } está decidindo sobre { $card_the }
decision-face-monster = **Lute contra { $card_the }** ({ $reward }) ou continue: a Ameaça sobe ao espaço { $space }.
decision-face-monster-top = **Lute contra { $card_the }** ({ $reward }) ou continue: a Ameaça fica no espaço { $space }.
decision-face-monster-last = **Lute contra { $card_the }** ({ $reward }): está no último espaço.
decision-face-monster-empty = **Lute contra { $card_the }** ({ $reward }): não restam cartas para revelar.
decision-face-monster-other = { $player } está diante { $card_of }
decision-must-go-on = **Revele a carta seguinte** ou use antes uma habilidade.
decision-must-go-on-other = { $player } vai revelar a carta seguinte
decision-pick-reward = **Escolha a recompensa** do espaço de Ameaça { $space }.
decision-pick-reward-other = { $player } está escolhendo uma recompensa
decision-pay-for-lord = **Recrutar { $lord_the }:** valor { $cost } de { $amount }, uma delas { $race }.
decision-pay-for-lord-any = **Recrutar { $lord_the }:** valor { $cost } de { $amount }.
decision-pay-for-lord-only = **Recrutar { $lord_the }:** valor { $cost } só de { $race_plural }.
decision-pay-for-lord-race = **Recrutar { $lord_the }:** junte { $race_one }.
decision-pay-for-lord-race-more = **Recrutar { $lord_the }:** junte { $race_one } e { $count ->
    [1] 1 Aliado de outra Raça
   *[other] Aliados de mais { $count } Raças
}.
decision-pay-for-lord-more = **Recrutar { $lord_the }:** junte { $count ->
    [1] 1 Aliado de outra Raça
   *[other] Aliados de mais { $count } Raças
}.
decision-pay-for-lord-less = **Recrutar { $lord_the }:** retire { $count ->
    [1] 1 Raça
   *[other] { $count } Raças
}.
decision-pay-for-lord-short = **Recrutar { $lord_the }:** { $count ->
    [1] falta 1 de valor.
   *[other] faltam { $count } de valor.
}
decision-pay-for-lord-extra = **Recrutar { $lord_the }:** retire { $card_the }, que sobra.
decision-pay-for-lord-ready = **Recrutar { $lord_the }** com Aliados no valor de { $value }{ $pearls ->
    [0] {""}
    [1] {" "}e 1 Pérola
   *[other] {" "}e { $pearls } Pérolas
}?
decision-pay-for-lord-other = { $player } está pagando { $lord_the }
decision-choose-affiliate = **Afilie 1 Aliado:** os mais fracos são iguais, escolha um.
decision-choose-affiliate-any = **Afilie 1 Aliado:** qualquer um dos usados.
decision-choose-affiliate-other = { $player } está escolhendo um Aliado para afiliar
decision-turn-one-lord = **Vire 1 Lorde livre** de { $owner }.
decision-turn-one-lord-other = { $player } está escolhendo um Lorde de { $owner } para virar
decision-choose-victim = **Escolha um adversário** e tire 1 das suas fichas de Monstro.
decision-choose-victim-other = { $player } está escolhendo um adversário para roubar
decision-choose-stack = **Pegue 1 pilha** do Conselho ({ $by }).
decision-choose-stack-other = { $player } está escolhendo uma pilha do Conselho
decision-sell-ally = **Descarte 1 Aliado** da mão por { $price } ({ $by }).
decision-sell-ally-other = { $player } está escolhendo um Aliado para vender
decision-remove-stack = **Descarte 1 pilha do Conselho,** sem a ver ({ $by }).
decision-remove-stack-other = { $player } está escolhendo uma pilha do Conselho para descartar
decision-recruit-for-pearls = **Recrute mais 1 Lorde** por { $price } ou dispense ({ $by }).
decision-recruit-for-pearls-other = { $player } pode recrutar mais 1 Lorde por { $price }
decision-exchange-for-court = **Troque um Lorde livre seu** por um da Corte ou dispense ({ $by }).
decision-exchange-for-court-other = { $player } pode trocar um Lorde por um da Corte
decision-exchange-for-deck = **Troque um Lorde livre seu** pelo topo do baralho ou dispense ({ $by }).
decision-exchange-for-deck-other = { $player } pode trocar um Lorde pelo do topo do baralho
decision-replace-court-lord = **Descarte um Lorde da Corte** em troca do topo do baralho ({ $by }).
decision-replace-court-lord-other = { $player } está substituindo um Lorde da Corte
decision-control-location = **Controle uma Localidade:** escolha uma disponível ou revele até { $most }.
decision-control-location-draw = **Controle uma Localidade:** nenhuma disponível, revele até { $most }.
decision-control-location-available = **Controle uma Localidade:** escolha uma disponível.
decision-control-location-other = { $player } está escolhendo uma Localidade
decision-choose-among-drawn = **Escolha 1 das { $count } Localidades** acabadas de revelar.
decision-choose-among-drawn-other = { $player } está escolhendo entre as Localidades reveladas
decision-spend-keys = **Gaste { $need } Chaves** para { $location_the }: { $count ->
    [1] falta 1
   *[other] faltam { $count }
}.
decision-spend-keys-ready = **Gastar { $need } Chaves** para { $location_the }?
decision-spend-keys-other = { $player } está escolhendo as Chaves para { $location_the }
decision-settle-alone = **Escolha uma Localidade** para { $by_the }.
decision-settle-alone-other = { $player } está escolhendo uma Localidade para { $by_the }
decision-exchange-location = **Troque 1 das suas Localidades** por uma disponível ou dispense ({ $by }).
decision-exchange-location-other = { $player } pode trocar uma Localidade
decision-search-locations = **Troque { $location_the }** por uma Localidade do baralho ou fique como está.
decision-search-locations-other = { $player } está olhando o baralho de Localidades
decision-game-over = A partida acabou.

### Observações à direita da pergunta
remark-last-turn = O seu último turno
remark-extra-turn = Turno extra
remark-next-lord-ends = O seu próximo Lorde abre a última ronda
remark-plot = Conspirar custa 1 Pérola
remark-seventh-lord = O seu 7.º Lorde: começa a última ronda
remark-court-ends = A Corte não pode ser reabastecida: começa a última ronda
remark-refill = A Corte é reabastecida: +{ $count } Pérolas
remark-third-key = { $count } Chaves: segue-se uma Localidade
remark-cost = Custa { $now } em vez de { $printed }
remark-any-race = Nenhuma Raça é obrigatória
remark-nobody-can-buy = Ninguém pode comprar: leve ou continue
remark-nobody-bought = Ninguém quis: leve ou continue
remark-last-space = Último espaço: +1 Pérola
remark-income = Acabar aqui: +{ $count } { $count ->
    [1] Pérola
   *[other] Pérolas
} ({ $by })
remark-reward-lowered = Recompensa do espaço { $space } ({ $by })
remark-hand-limit = Acima de { $limit } Aliados: descarte imediato ({ $by })
remark-pearls-left = { $count ->
    [0] Não sobra nenhuma Pérola
    [1] Sobra 1 Pérola
   *[other] Sobram { $count } Pérolas
}
remark-threat-returns = Depois a Ameaça volta ao espaço 1
remark-affiliated = Não volta mais à mão
remark-turned = Mantém os pontos, perde a habilidade e a Chave
remark-stolen = Só os dois jogadores conhecem o valor
remark-second-stack = Obrigatório ({ $by })
remark-new-power = A habilidade dele tem efeito
remark-keys-later = As Chaves escolhem-se depois
remark-others-available = { $count ->
    [1] A outra fica disponível para todos
   *[other] As outras ficam disponíveis para todos
}
remark-lords-used = Lordes sob uma Localidade perdem a habilidade
remark-becomes-available = A sua antiga Localidade fica disponível para todos
remark-shuffled = O baralho é embaralhado depois
remark-once = Uma vez por turno

### Notas de um pagamento
pay-race-missing = falta { $race }
pay-races-missing = { $count ->
    [1] falta 1 Raça
   *[other] faltam { $count } Raças
}
pay-races-too-many = { $count ->
    [1] 1 Raça a mais
   *[other] { $count } Raças a mais
}
pay-races-complete = completo
pay-value-missing = { $count ->
    [1] falta 1
   *[other] faltam { $count }
}
pay-value-pearls = { $count ->
    [1] falta 1
   *[other] faltam { $count }
}: { $pearls }
pay-value-exact = exato
pay-value-over = { $count } a mais
pay-pearls-none = não são precisas
pay-pearls-fill = { $count ->
    [1] cobre a falta
   *[other] cobrem a falta
}
pay-affiliate-lowest = será o Aliado afiliado (menor valor)
pay-affiliate-equal = ou outro igual será afiliado
pay-affiliate-any = ou qualquer outro pode ser afiliado
pay-affiliate-none = Será afiliado o Aliado usado mais fraco.
pay-extra = sobra { $card }
pay-cheapest = Mais barato
pay-no-cheaper = Já está escolhido o pagamento mais barato.
