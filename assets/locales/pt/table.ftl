# A mesa de Abyss e o que fica por cima dela.

ui-table-hint-line = **Dica:** { $move }
ui-table-price = Preço
ui-table-key-token = Chave
ui-table-see-hand = Mostrar a mão de { $name }
ui-table-council = Conselho
ui-table-council-note = { $count ->
    [0] nenhuma pilha
    [one] uma pilha
   *[other] { $count } pilhas
 }
ui-table-recruit = Recrutar
ui-table-recruit-note = { $count ->
    [0] nenhum Lorde ao alcance
    [one] um Lorde ao alcance
   *[other] { $count } Lordes ao alcance
 }
ui-table-explore = Explorar
ui-table-explore-note = { $count ->
    [one] resta uma carta
   *[other] restam { $count } cartas
 }
ui-table-explore-shuffle = o descarte é baralhado antes
ui-table-nothing-left = não resta carta
ui-table-offer-why = { $have ->
    [0] Nenhum Aliado desta Raça na mão.
    [one] Um Aliado desta Raça na mão.
   *[other] { $have } Aliados desta Raça na mão.
 }
ui-table-offer-open = Oferta de { $name }. Só se compra um Aliado por vez.
ui-table-turned = virado
ui-table-worth = Vale agora para si: **{ $worth }**
ui-table-cost = Custo { $cost }, { $races ->
    [one] uma Raça
   *[other] { $races } Raças
 }
ui-table-cost-now = { $cost } para si agora
ui-table-mandatory = com pelo menos: { $race }
ui-table-influence = Influência { $points }
ui-table-has-key = Chave
ui-table-ruling = Esclarecimentos

ui-zoom-keys = Setas: outra carta · Esc: voltar
ui-zoom-keys-act = Setas: outra carta · Enter: escolher · Esc: voltar
ui-log-keys = Roda ou setas deslocam · Esc fecha

ui-score-locations-of = Localidades de { $name }
ui-score-lords-of = Lordes de { $name }
ui-score-affiliated-of = Afiliados de { $name }
ui-score-monsters-of = Monstros de { $name }
ui-score-you = você
ui-score-person = pessoa
ui-score-computer = computador, { $level }
ui-score-strongest = Contam os mais fortes de cada Raça
ui-score-not-counted = Estes não contam
ui-score-won = **{ $name }** vence com { $points } pontos.
ui-score-won-pearls = **{ $tied }** têm { $points } pontos cada. Decidem as Pérolas: { $have } contra { $rest }. <c:brass>**Vence { $name }.**</c>
ui-score-won-lord = **{ $tied }** têm { $points } pontos cada e as mesmas Pérolas. Decide o Lorde mais forte: { $have }. <c:brass>**Vence { $name }.**</c>
ui-score-shared = **{ $tied }** partilham a vitória com { $points } pontos cada.
