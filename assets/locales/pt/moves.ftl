# Nomes das jogadas (botões, opções) e, com "-tip", uma frase sobre cada uma.

move-plot = Conspirar: 1 Pérola
move-plot-tip = Pague 1 Pérola: o Lorde do topo do baralho vem para a Corte, no espaço vazio mais distante do baralho.
move-explore = Explorar
move-explore-tip = Revele cartas de Exploração, uma a uma, até levar um Aliado ou lutar contra um Monstro.
move-explore-on = Continuar
move-explore-on-tip = Deixe esta carta onde está e revele a seguinte.
move-explore-threat = Continuar: Ameaça { $space }
move-explore-threat-tip = Deixe o Monstro em paz. A Ameaça sobe ao espaço { $space } e a carta seguinte é revelada.
move-explore-must = Revelar a carta seguinte
move-explore-must-tip = Depois de uma venda, a exploração continua.
move-council = Pegar a pilha de { $race_plural }: { $count }
move-council-tip = Pegue para a mão a pilha inteira de { $race_plural } do Conselho: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
move-council-any = Pegar a pilha de { $race_plural }
move-council-any-tip = Pegue para a mão a pilha inteira de { $race_plural } do Conselho.
move-recruit = Recrutar { $lord_the }
move-recruit-tip = Pague com Aliados no valor de { $cost }, de exatamente { $amount }, entre elas { $race }. Pérolas cobrem o que falta.
move-recruit-any-tip = Pague com Aliados no valor de { $cost }, de exatamente { $amount }. Pérolas cobrem o que falta.
move-recruit-only-tip = Pague só com { $race_plural }, no valor total de { $cost }. Pérolas cobrem o que falta.
move-recruit-pearls = Recrutar { $lord_the } por { $price }
move-recruit-pearls-tip = Pague exatamente { $price }; nenhum Aliado é usado.
move-skip = Passar sem ação
move-skip-tip = Neste turno nenhuma ação é possível.
move-buy = Comprar por { $price }
move-buy-tip = Pague { $price } a { $explorer } e leve { $card_the } para a mão. { $most ->
    [1] Uma compra
   *[other] { $most } compras
} por turno.
move-buy-any = Comprar { $card_the }
move-buy-any-tip = Leve { $card_the } para a mão em troca de Pérolas.
move-pass = Passar
move-pass-tip = Não comprar este Aliado.
move-take = Levar { $card_the }
move-take-tip = Leve { $card_the } de graça para a mão. A exploração acaba.
move-fight = Lutar: { $reward }
move-fight-tip = A vitória é certa. A exploração acaba, a recompensa é { $reward }, e a Ameaça volta ao espaço 1.
move-fight-any = Lutar contra o Monstro
move-fight-any-tip = A exploração acaba com uma luta.
move-reward = { $gains }
move-reward-tip = Receba esta recompensa: { $gains }.
move-pick = Pagar com { $card_the }
move-pick-tip = Junte { $card_the } ao pagamento.
move-back = Retirar { $card_the }
move-back-tip = Retire { $card_the } do pagamento.
move-affiliate = Afiliar { $card_the }
move-affiliate-tip = Ponha { $card_the } à sua frente para sempre. Os outros Aliados usados são descartados.
move-discard = Descartar { $card_the }
move-discard-tip = { $card_cap } vai da mão para o descarte.
move-discard-sell = Descartar { $card_the } por { $price }
move-discard-sell-tip = { $card_cap } vai para o descarte e rende { $price }.
move-use = Usar { $lord_the }
move-strip = Descartar a pilha de { $race_plural }
move-strip-tip = A pilha inteira de { $race_plural } do Conselho vai para o descarte, sem ser vista.
move-dismiss = Entregar { $lord_the }
move-dismiss-tip = { $lord_cap } sai da partida; em troca vem o Lorde do topo do baralho, seja qual for.
move-dismiss-court = Substituir { $lord_the }
move-dismiss-court-tip = { $lord_cap } sai da Corte e da partida; o Lorde do topo do baralho ocupa o espaço.
move-exchange = { $lord_cap } { $new_by }
move-exchange-tip = { $lord_cap } sai da partida; da Corte vem { $new_the }.
move-turn = Virar { $lord_the }
move-turn-tip = { $lord_cap } de { $owner } perde a habilidade e a Chave até o fim da partida.
move-rob = Tirar 1 ficha de { $victim }
move-rob-tip = Tire ao acaso 1 ficha de Monstro de { $victim }.
move-draw = Revelar { $amount }
move-draw-tip = { $amount_count ->
    [1] Revele 1 Localidade e assuma o seu controle.
   *[other] Revele { $amount } e assuma o controle de uma delas. As restantes ficam disponíveis para todos.
}
move-settle = Escolher { $location_the }
move-settle-tip = Assuma o controle { $location_of } com { $need } Chaves.
move-settle-alone = Escolher { $location_the }
move-settle-alone-tip = Assuma o controle { $location_of } só com { $by_the }.
move-settle-search = Levar { $location_the }
move-settle-search-tip = Leve { $location_the } do baralho em troca { $old_of }.
move-pledge = Gastar { $lord_the }
move-pledge-tip = Gaste a Chave { $lord_of }: o Lorde vai para baixo da Localidade e perde a habilidade.
move-pledge-token = Gastar 1 ficha de Chave
move-pledge-token-tip = Gaste uma ficha de Chave na Localidade.
move-release = Retirar { $lord_the }
move-release-tip = Retire { $lord_the } das Chaves escolhidas.
move-release-token = Retirar 1 ficha de Chave
move-release-token-tip = Retire uma ficha de Chave das Chaves escolhidas.
move-swap = { $location_cap } { $new_by }
move-swap-tip = Devolva { $location_the } e fique com { $new_the }. Os Lordes que estão por baixo vão junto.
move-confirm = Confirmar
move-confirm-tip = Faça o que foi escolhido.
move-confirm-recruit = Recrutar
move-confirm-recruit-tip = Pague e fique com { $lord_the }. Depois disto já não se pode cancelar.
move-confirm-control = Assumir o controle
move-confirm-control-tip = Gaste as Chaves escolhidas e fique com { $location_the }.
move-cancel = Cancelar
move-cancel-tip = Volte atrás sem custo.
move-decline = Dispensar
move-decline-tip = Não usar esta habilidade.
move-decline-search = Ficar com { $location_the }
move-decline-search-tip = Não trocar nada. O baralho é embaralhado.
move-done = Pronto
move-done-tip = Não usar mais habilidades.
move-done-late = Acabar o turno
move-done-late-tip = Não usar mais habilidades neste turno.
