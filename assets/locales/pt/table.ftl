# A mesa de Abyss e o que fica por cima dela.

ui-table-hint-line = **Dica:** { $move }
ui-table-any-key = Qualquer tecla ou clique continua.
ui-table-auto = A única opção é tomada sozinha.
ui-table-hint-hand = A dica parte da mão de { $name }: mostre-a primeiro (E).
ui-table-ask-end = Acabar o turno?
ui-table-ask-end-detail = { $count ->
    [1] Ainda se pode usar uma habilidade.
   *[other] Ainda se podem usar { $count } habilidades.
 }
ui-table-ask-end-yes = Acabar o turno
ui-table-ask-fizzle = Ficar com este Lorde?
ui-table-ask-fizzle-detail = A habilidade não tem agora sobre o que agir e não faria nada.
ui-table-ask-fizzle-yes = Ficar mesmo assim
ui-table-ask-no = Ainda não
ui-table-broken = **Aconteceu algo imprevisto.** A partida está guardada como estava na última decisão. Há um relatório em { $path }.
ui-table-broken-untold = **Aconteceu algo imprevisto.** A partida está guardada como estava na última decisão. Não foi possível escrever o relatório: { $why }.
ui-table-missing-file = Falta um arquivo do programa, ou está danificado ({ $name }). As suas partidas estão guardadas; instale o programa de novo.
ui-table-price = Preço
ui-table-key-token = Chave
ui-table-see-hand = Mostrar a mão de { $name }
ui-table-council = Conselho
ui-table-council-note = { $count ->
    [0] nenhuma pilha
    [1] uma pilha
   *[other] { $count } pilhas
 }
ui-table-recruit = Recrutar
ui-table-recruit-note = { $count ->
    [0] nenhum Lorde ao alcance
    [1] um Lorde ao alcance
   *[other] { $count } Lordes ao alcance
 }
ui-table-explore = Explorar
ui-table-explore-note = { $count ->
    [1] resta uma carta
   *[other] restam { $count } cartas
 }
ui-table-explore-shuffle = o descarte é baralhado antes
ui-table-nothing-left = não resta carta
ui-table-offer-why = { $have ->
    [0] Nenhum Aliado desta Raça na mão.
    [1] Um Aliado desta Raça na mão.
   *[other] { $have } Aliados desta Raça na mão.
 }
ui-table-offer-open = Oferta de { $name }. { $most ->
    [1] Só se compra um Aliado por turno.
   *[other] { $left ->
        [1] Pode comprar-se mais um Aliado neste turno.
       *[other] Podem comprar-se { $left } Aliados neste turno.
    }
 }
ui-table-turned = virado
ui-table-worth = Vale agora para você: **{ $worth }**
ui-table-worth-of = Vale para { $name }: **{ $worth }**
ui-table-controlled = Controlada por { $name }
ui-table-cost = Custo { $cost }, { $races ->
    [1] uma Raça
   *[other] { $races } Raças
 }
ui-table-cost-now = { $cost } para você agora
ui-table-mandatory = incluindo { $race }
ui-table-cost-only = Custo { $cost }, só { $races }
ui-table-influence = Influência { $points }
ui-table-has-key = Chave
ui-table-ruling = Esclarecimentos

ui-table-plot = Conspirar
ui-table-plot-note = { $count ->
    [0] a Corte está cheia
    [1] um espaço livre na Corte
   *[other] { $count } espaços livres na Corte
 }
ui-table-council-tip = Pegue para a mão uma pilha inteira do Conselho. Escolha a pilha na mesa.
ui-table-recruit-tip = Pague com Aliados e Pérolas um Lorde da Corte. Escolha o Lorde na mesa.
ui-table-cheapest-tip = Propõe o pagamento que entrega o menor valor. Você ainda pode mudá-lo.
ui-table-guide-hand = Escolha **uma carta da sua mão**, aqui embaixo.
ui-table-guide-court = Escolha **um Lorde da Corte**, aqui em cima.
ui-table-guide-swap-lord = Escolha primeiro **um Lorde da Corte**, depois **o seu Lorde** que sai.
ui-table-guide-swap-lord-then = Escolha agora **o seu Lorde** que sai da partida.
ui-table-guide-swap-location = Escolha primeiro **uma Localidade disponível**, depois **a sua** que é devolvida.
ui-table-guide-swap-location-then = Escolha agora **a sua Localidade** que é devolvida.
ui-table-guide-available = Escolha **uma Localidade disponível**, acima, ou revele novas do baralho:
ui-table-guide-keys = Escolha **Lordes com Chave**, embaixo à direita.

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
ui-score-shared = **{ $tied }** compartilham a vitória com { $points } pontos cada.
