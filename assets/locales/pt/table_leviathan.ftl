# A mesa de Leviathan

ui-table-border = Fronteira
ui-table-leviathan-deck = Leviatãs
ui-table-attack = Ataque
ui-table-attack-choose = Escolha o Leviatã e o Aliado
ui-table-attack-none = Nenhum Aliado da sua mão pode atacá-lo
ui-table-attack-fighters = { $count ->
    [0] nenhum Aliado pode atacá-lo
    [1] 1 Aliado pode atacá-lo
   *[other] { $count } Aliados podem atacá-lo
}
ui-table-attack-pearls = Pérolas para o ataque
ui-table-attack-go = Atacar
ui-table-guide-attack = Escolha **um Leviatã** da Fronteira, depois **um Aliado** da sua mão.
ui-table-guide-attack-ally = Escolha agora **um Aliado** da sua mão: ele vai para o descarte.
ui-table-guide-attack-again = Escolha **um Aliado** da sua mão para outro ataque ou pare.
ui-table-guide-zone = Escolha **uma zona livre** da Fronteira.
ui-table-guide-strike = Escolha **um Leviatã** da Fronteira.
ui-table-guide-beset = Escolha **um adversário**.
ui-table-guide-reveal = Escolha **uma ficha de efeito** para revelar.
ui-table-guide-reveal-stack = Escolha agora **uma pilha do Conselho**: ela vai para a sua mão.
ui-table-guide-loot = Escolha **uma ficha** de um adversário.
ui-table-guide-lose-lord = Escolha **um Lorde livre seu**: o ataque leva-o.
ui-table-guide-martial-law = Escolha **um Aliado** da sua mão para descartar ou pague.
ui-table-tokens-title = Escolha a recompensa
ui-table-tokens-points = De pontos
ui-table-tokens-points-note = 2, 3 ou 4 pontos cada uma, no fim
ui-table-tokens-effect = De efeito
ui-table-tokens-effect-note = 2 ou 3 Pérolas, uma Chave ou uma pilha do Conselho, quando reveladas
