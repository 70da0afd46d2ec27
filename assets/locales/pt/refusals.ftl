# Por que uma jogada não é possível: uma frase com números.

refusal-not-now = Isso não é possível agora.
refusal-plot-pearl = Conspirar custa { $need ->
    [1] 1 Pérola
   *[other] { $need } Pérolas
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-court-full = Todos os espaços da Corte estão ocupados.
refusal-lord-deck-empty = O baralho de Lordes está vazio.
refusal-nothing-to-reveal = Não resta nenhuma carta de Exploração para revelar.
refusal-race-missing = { $lord_cap } tem de ser pago com pelo menos { $race_one }.
refusal-races-missing = { $lord_cap } pede { $need ->
    [1] 1 Raça
   *[other] { $need } Raças diferentes
}; { $have ->
    [0] ainda não há nenhuma.
    [1] só há 1.
   *[other] só há { $have }.
}
refusal-races-too-many = { $lord_cap } pede exatamente { $need ->
    [1] 1 Raça
   *[other] { $need } Raças
}; assim são { $have }.
refusal-value-missing = { $lord_cap } custa { $need }: os Aliados chegam a { $have }, e { $pearls ->
    [0] não há Pérolas
    [1] só há 1 Pérola
   *[other] só há { $pearls } Pérolas
}.
refusal-superfluous = { $race_title } { $value } sobra: o pagamento excede o custo em { $surplus }.
refusal-lord-used = { $lord_cap } está sob uma Localidade.
refusal-lord-turned = { $lord_cap } está { $lord_gender ->
    [f] virada
   *[m] virado
}: sem habilidade e sem Chave.
refusal-lord-without-key = { $lord_cap } não tem Chave.
refusal-stack-empty = A pilha de { $race_plural } do Conselho está vazia.
refusal-power-used = { $lord_cap } já foi { $lord_gender ->
    [f] usada
   *[m] usado
} neste turno.
refusal-power-needs-target = { $lord_cap } não tem agora sobre que agir.
refusal-not-itself = { $lord_cap } não pode ser entregue para a sua própria habilidade.
refusal-not-weakest = Só o mais fraco dos Aliados usados pode ser afiliado.
refusal-draw-one-to-four = Podem ser reveladas de 1 a { $most } Localidades.
refusal-locations-short = Foram pedidas { $need }; o baralho de Localidades { $have ->
    [0] está vazio
    [1] só tem 1
   *[other] só tem { $have }
}.
refusal-only-drawn = Só pode ser escolhida uma das cartas acabadas de revelar.
refusal-keys-missing = Uma Localidade pede { $need } Chaves; { $have ->
    [0] ainda não há nenhuma escolhida.
    [1] só há 1 escolhida.
   *[other] só há { $have } escolhidas.
}
refusal-keys-enough = Já há { $need } Chaves escolhidas: retire uma primeiro.
refusal-no-key-token = Não resta nenhuma ficha de Chave para gastar.
refusal-must-reveal = Depois de uma venda, a carta seguinte tem de ser revelada.
refusal-last-space = É o último espaço: a exploração acaba aqui.
refusal-only-last-card = Só pode ser escolhida a última carta revelada.
refusal-tokens-short = Esta recompensa pede { $need ->
    [1] 1 ficha de Monstro
   *[other] { $need } fichas de Monstro
}; a pilha { $have ->
    [0] está vazia
    [1] só tem 1
   *[other] só tem { $have }
}.
refusal-undo-off = Nesta mesa não se desfazem jogadas.
refusal-undo-nothing = Não há nada para desfazer.
refusal-undo-other = Outro jogador já decidiu entretanto: a jogada fica.
refusal-undo-revealed = Essa jogada fica como está: revelou algo escondido, ou as regras não deixam desfazê-la.

### Conspiracy
refusal-draw-one-to-three = Podem ser reveladas de 1 a { $most } cartas.
refusal-lords-short = Foram pedidas { $need }; o baralho de Lordes só tem { $have ->
    [1] 1
   *[other] { $have }
}.
refusal-pile-empty = A pilha de { $guild_plural } está vazia.
refusal-pile-not-wanted = O adversário não leva agora a pilha de { $guild_plural }: procura { $condition }.
refusal-gate-orders = { $location_cap } { $seat_of } manda { $need ->
    [1] revelar exatamente 1 carta do baralho
   *[other] revelar exatamente { $need } cartas do baralho
}.
refusal-opponent-orders = O adversário manda { $need ->
    [1] revelar exatamente 1 carta do baralho
   *[other] revelar exatamente { $need } cartas do baralho
}.
refusal-only-waiting = Só pode ser colocado um Lorde que espera o seu lugar.
refusal-swap-not-yours = { $lord_cap } não está na sua Câmara.
refusal-swap-key = { $lord_cap } tem uma Chave: não pode ser trocado.
refusal-swap-same = Uma troca precisa de dois Lordes diferentes.
refusal-location-not-available = { $location_cap } não está entre as Localidades disponíveis.
refusal-only-deck = Só pode ser escolhida uma Localidade do baralho.
