# Kraken: Nébulis, a miniatura, Sentinelas, Tesouros.

### Palavras
amount-nebulis = { $count } Nébulis
word-nebulis = Nébulis
word-figure = Kraken
word-treasures = Tesouros
word-treasure = Tesouro
word-reserve-lord = um Lorde da Corte
word-reserve-council = uma pilha
word-reserve-location = uma Localidade
word-treasures-left = { $count } de valor { $value }
treasure-3 = 1 Chave
treasure-4 = 2 Pérolas
treasure-5 = 1 ficha de Monstro
treasure-6 = 1 Aliado do baralho
treasure-7 = nenhuma
table-figure-of = Kraken com { $name }
table-treasures-worth = Tesouros: { $points }
table-search-risk = { $count } de { $all } acabam com a busca
score-nebulis = Nébulis
score-figure = Kraken
ui-score-nebulis-of = Nébulis de { $name }
ui-score-figure-of = Kraken de { $name }
cli-source-nebulis = Nébulis
cli-source-figure = Kraken

### O registro
event-pearls-gained-treasure = { $player } ganhou { $amount } de um Tesouro
event-nebulis-gained-krakens = { $player } recebeu { $amount } dos krakens usados
event-nebulis-gained-lord = { $player } recebeu { $amount } ({ $by })
event-nebulis-lost = { $player } devolveu { $amount } ({ $by })
event-nebulis-paid = { $player } pagou { $amount } a { $receiver } em vez de Pérolas
event-nebulis-paid-supply = { $player } pagou { $amount } em vez de Pérolas
event-nebulis-given = { $player } deu { $amount } a { $receiver } ({ $by })
event-figure-taken = { $player } recebeu o Kraken
event-figure-taken-over = { $player } recebeu o Kraken, que estava com { $old }
event-figure-returned = { $player } já não tem o Kraken: ninguém tem Nébulis
event-kraken-laid = { $player } pôs { $card_the } na pilha de { $race_plural } do Conselho
event-krakens-turned-in = { $player } descartou { $cards } da mão e recebeu { $amount }
event-krakens-turned-in-clean = { $player } descartou { $cards } da mão sem receber Nébulis
event-sentinel-taken = { $player } pegou a Sentinela { $by_of }
event-sentinel-placed-lord = { $player } reservou { $lord_the } na Corte ({ $by })
event-sentinel-placed-council = { $player } reservou a pilha de { $race_plural } do Conselho ({ $by })
event-sentinel-placed-location = { $player } reservou { $location_the } ({ $by })
event-sentinel-returned-lord = A Sentinela { $by_of } deixou { $lord_the } e voltou a { $player }
event-sentinel-returned-council = A Sentinela { $by_of } deixou a pilha de { $race_plural } e voltou a { $player }
event-sentinel-returned-location = A Sentinela { $by_of } deixou { $location_the } e voltou a { $player }
event-treasure-drawn = { $player } encontrou um Tesouro de valor { $value } ({ $location })
event-key-gained = { $player } ganhou { $amount } de um Tesouro
event-token-drawn = { $player } ganhou uma ficha de Monstro de um Tesouro
event-token-drawn-seen = { $player } ganhou de um Tesouro uma ficha de Monstro de valor { $value }
event-card-turned-over-ally = { $player } encontrou { $card_the } e levou a carta para a mão
event-card-turned-over-monster = { $player } virou { $card_one }, que foi para o descarte
event-treasures-discarded = Dois Tesouros de valor { $value } saem da partida: acabou a busca de { $player } ({ $location })
event-search-ended = A busca de { $player } acabou: { $location_the } vale { $worth }
event-discard-opened = O descarte foi aberto para { $player }: { $amount } ({ $by })
event-ally-recovered = { $player } pegou { $card_the } do descarte
event-pearl-stolen = { $player } ficou com 1 Pérola de { $victim } ({ $by })
event-race-named = { $player } indicou esta Raça: { $race_plural } ({ $by })
event-affiliated-discarded = { $player } descartou dos seus afiliados { $card_the } ({ $by })
event-lord-turned-up = { $player } pôs { $lord_the } na Corte ({ $by })
event-lord-freed = { $player } libertou { $lord_the }, que estava sob { $location_the }

### Desde o seu último turno
sum-nebulis-gained = recebeu { $amount }
sum-nebulis-to-you = passou-lhe { $amount }
sum-nebulis-given = deu { $amount } a { $receiver }
sum-pearl-stolen = ficou com 1 Pérola de { $victim } ({ $by })
sum-pearl-stolen-yours = ficou com 1 das suas Pérolas ({ $by })
sum-figure = tem agora o Kraken
sum-figure-yours = o Kraken agora é seu
sum-reserved-lord = reservou { $lord_the }
sum-reserved-council = reservou a pilha de { $race_plural }
sum-reserved-location = reservou { $location_the }
sum-searched = procurou Tesouros: { $location_the } vale { $worth }
sum-kraken-laid = pôs { $card_the } na pilha de { $race_plural }
sum-recovered = pegou { $card_the } do descarte
sum-race-named = indicou esta Raça: { $race_plural } ({ $by })
sum-affiliated-discarded = perdeu { $card_the } dos afiliados ({ $by })
sum-turned-up = pôs { $lord_the } na Corte
sum-freed = libertou { $lord_the }

### Perguntas
decision-pay-for-lord-ready-coins = **Recrutar { $lord_the }** com Aliados no valor de { $value } e { $price }?
decision-lay-kraken = **Ponha { $card_the }** numa pilha do Conselho, qualquer que seja.
decision-lay-kraken-other = { $player } está escolhendo uma pilha para { $card_the }
decision-choose-holder = **Passe o Kraken** a um adversário que chegou ao seu número de Nébulis.
decision-choose-holder-other = { $player } está passando o Kraken
decision-place-sentinel = **Reserve** { $areas }, ou guarde a Sentinela ({ $by }).
decision-place-sentinel-other = { $player } está colocando uma Sentinela
decision-search-on = **Procure outro Tesouro** ou pare: { $location_the } vale agora { $worth }.
decision-search-on-other = { $player } está procurando Tesouros ({ $location })
decision-choose-receiver = **Dê 1 Nébulis** a um adversário: { $count ->
    [1] é a última
   *[other] ainda há { $count }
} ({ $by }).
decision-choose-receiver-other = { $player } está escolhendo quem recebe uma Nébulis
decision-recover-ally = **Pegue 1 Aliado** do descarte ({ $by }).
decision-recover-ally-other = { $player } está escolhendo um Aliado do descarte
decision-name-race = **Indique uma Raça:** cada adversário descarta 1 Aliado afiliado dela ({ $by }).
decision-name-race-other = { $player } está indicando uma Raça
decision-discard-affiliated = **Descarte 1 Aliado afiliado** desta Raça: { $race } ({ $by }).
decision-discard-affiliated-other = { $player } está escolhendo um Aliado afiliado para descartar: { $race }
decision-choose-used-lord = **Liberte 1 Lorde** que está sob uma Localidade ({ $by }).
decision-choose-used-lord-other = { $player } está escolhendo um Lorde para libertar

### Observações à direita da pergunta
remark-sentinel-ready = Uma Sentinela pode reservar algo
remark-nebulis = Os krakens trazem { $amount }
remark-nebulis-figure = Os krakens trazem { $amount } e a miniatura do Kraken
remark-nebulis-left = { $count ->
    [0] Não sobra nenhuma Nébulis
    [1] Sobra 1 Nébulis
   *[other] Sobram { $count } Nébulis
}
remark-figure-leaves = O Kraken passa para um adversário
remark-figure-aside = O Kraken volta para o lado do tabuleiro
remark-figure = Quem o tiver no fim perde { $count } pontos
remark-kraken-seen = Todos sabem onde fica (valor { $value })
remark-reserved = Mais ninguém pode levá-lo
remark-search = { $count } de { $all } Tesouros acabariam com a busca
remark-together = As Nébulis são entregues todas juntas
remark-discard-open = Todos veem o descarte
remark-condemn = { $count ->
    [0] Não atinge ninguém
    [1] Atinge 1 adversário
   *[other] Atinge { $count } adversários
}
remark-their-choice = Cada adversário escolhe qual
remark-points-lost = Deixa de contar no fim
remark-freed = A habilidade e a Chave voltam a ter efeito
remark-worth = Perde-se um Aliado de valor { $value }

### Pagamento
pay-pearls-coins = e Nébulis cobrem a falta

### Jogadas
move-buy-nebulis = Comprar por { $price }
move-buy-nebulis-tip = Pague { $price } a { $explorer } e leve { $card_the } para a mão.
move-buy-nebulis-any = Comprar { $card_the } com { $amount }
move-buy-nebulis-any-tip = Leve { $card_the } para a mão, com { $amount } no preço.
move-recruit-nebulis = Recrutar { $lord_the } por { $price }
move-recruit-nebulis-tip = Pague { $price } por { $lord_the }; nenhum Aliado é usado.
move-recruit-nebulis-any = Recrutar { $lord_the } com { $amount }
move-recruit-nebulis-any-tip = { $lord_cap } é pago com { $amount } no preço; nenhum Aliado é usado.
move-confirm-nebulis = Recrutar com { $price }
move-confirm-nebulis-tip = Pague a falta com { $price } e leve { $lord_the }. Já não se pode voltar atrás.
move-confirm-nebulis-any = Recrutar com { $amount }
move-confirm-nebulis-any-tip = A falta é paga com { $amount }, e o resto dela com Pérolas.
move-lay = Para a pilha de { $race_plural }
move-lay-tip = Ponha { $card_the } na pilha de { $race_plural } do Conselho. Quem a pegar leva o kraken.
move-pass-figure = O Kraken para { $receiver }
move-pass-figure-tip = { $receiver } recebe o Kraken e perde { $count } pontos se o tiver no fim.
move-guard-lord = Reservar { $lord_the }
move-guard-lord-tip = Só o dono da Sentinela { $by_of } pode levar { $lord_the }. Depois a Sentinela volta.
move-guard-stack = Reservar a pilha de { $race_plural }
move-guard-stack-tip = Só o dono da Sentinela { $by_of } pode pegar a pilha de { $race_plural }, que continua a receber Aliados. Depois a Sentinela volta.
move-guard-location = Reservar { $location_the }
move-guard-location-tip = Só o dono da Sentinela { $by_of } pode tomar { $location_the }. Depois a Sentinela volta.
move-search = Procurar mais
move-search-tip = Revele outro Tesouro e receba a recompensa. Com um valor repetido, os dois saem e a busca acaba. Restam: { $treasures }.
move-search-any-tip = Revele outro Tesouro e receba a recompensa. Com um valor repetido, os dois saem e a busca acaba.
move-stop = Parar: { $worth }
move-stop-tip = A busca acaba; { $location_the } vale { $worth }.
move-stop-any = Parar a busca
move-stop-any-tip = A busca acaba e os Tesouros ficam na Localidade.
move-give-nebulis = 1 Nébulis para { $receiver }
move-give-nebulis-tip = { $receiver } recebe 1 Nébulis sua.
move-recover = Pegar { $card_the }
move-recover-tip = { $card_cap } vai do descarte para a mão, à vista de todos.
move-recover-kraken-tip = { $card_cap } vai do descarte para a mão. Usado para um Lorde, traz { $amount }.
move-condemn = { $race_title }
move-condemn-tip = Cada adversário sem proteção com { $race_plural } entre os afiliados descarta 1.
move-surrender = Descartar { $card_the }
move-surrender-tip = { $card_cap } vai dos Aliados afiliados para o descarte.
move-free = Libertar { $lord_the }
move-free-tip = { $lord_cap } sai de sob a Localidade, que continua sua; a habilidade e a Chave voltam a ter efeito.

### Lugares e peças
tip-nebulis = Nébulis: { $count }. Cada uma custa 1 ponto no fim. No pagamento de um Aliado ou de um Lorde { $most ->
    [1] entra 1
   *[other] entram até { $most }
}, { $freely ->
    [yes] mesmo que sobrem Pérolas
   *[no] depois de gastas todas as Pérolas
}; em nenhum outro.
tip-figure = O Kraken: quem tem mais Nébulis guarda a miniatura e perde 5 pontos se a tiver no fim. Quem chega ao mesmo número fica com ela.
tip-figure-aside = O Kraken: vai para o primeiro jogador que receber Nébulis.
tip-sentinel = A Sentinela { $lord_of }, de { $player }. Pode reservar um Lorde da Corte, uma pilha do Conselho ou uma Localidade disponível, uma por área.
tip-sentinel-rests = A Sentinela { $lord_of } voltou neste turno: pode ser usada a partir do próximo.
tip-reserved = Reservado por { $player }: mais ninguém pode levar isto, nem com uma habilidade.
tip-treasure-deck = Tesouros: { $count ->
    [0] não resta nenhum
    [1] resta 1
   *[other] restam { $count }
}. No início são 3 de valor 3, 4 de valor 4, 5 de valor 5, 6 de valor 6 e 7 de valor 7.
tip-treasure = Tesouro de valor { $value }. Recompensa ao ser revelado: { $reward }.
tip-sacred-site = Local Sagrado: quem o toma procura Tesouros e pode parar depois de cada um. Um valor repetido faz perder os dois iguais e acaba com a busca.
tip-kraken = Kraken, valor { $value }. Vale por qualquer Raça. Usado para um Lorde traz { $amount }; nunca é afiliado.

### Por que uma jogada não é possível
refusal-nebulis-beyond-price = O preço é { $price }: mais Nébulis do que isso não entram.
refusal-nebulis-missing = { $need ->
    [1] Seria precisa 1 Nébulis
   *[other] Seriam precisas { $need } Nébulis
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-nebulis-limit = Num pagamento { $most ->
    [1] só entra 1 Nébulis
   *[other] só entram { $most } Nébulis
}.
refusal-pearls-missing = { $need ->
    [1] Seria precisa 1 Pérola
   *[other] Seriam precisas { $need } Pérolas
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-pearls-remain = Uma Nébulis só entra depois de todas as Pérolas: { $pearls ->
    [1] sobraria 1 Pérola
   *[other] sobrariam { $pearls } Pérolas
}.
refusal-figure-most = O Kraken só pode ir para um dos adversários que acabam de chegar ao maior número de Nébulis.
refusal-reserved = Isto está reservado por uma Sentinela { $seat_of }.
refusal-sentinel-placed = Esta Sentinela já reserva algo: volta quando o que ela reserva for levado.
refusal-sentinel-rests = Esta Sentinela acaba de voltar: pode ser usada a partir do seu próximo turno.
refusal-sentinel-area = Nesta área já há uma Sentinela, e só cabe uma.
refusal-other-race = É preciso descartar { $race_one }.
refusal-lord-not-used = { $lord_cap } não está sob uma Localidade.
