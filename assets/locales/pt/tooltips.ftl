# Uma frase sobre cada lugar e cada peça da mesa.

### A mesa comum
tip-lord-deck = Baralho de Lordes: { $count ->
    [0] vazio
    [1] 1 carta
   *[other] { $count } cartas
}. Reabastece a Corte. Se não chegar para todos os espaços vazios, começa a última ronda.
tip-court-space = Um espaço vazio da Corte. Conspirar põe aqui o Lorde do topo do baralho por 1 Pérola.
tip-court-space-waiting = Um espaço vazio da Corte. Os Lordes afastam-se do baralho; com 2 ou menos, a Corte é reabastecida.
tip-council-stack = Pilha de { $race_plural } do Conselho, virada para baixo: { $count ->
    [0] vazia
    [1] 1 carta
   *[other] { $count } cartas
}. Como ação, é possível pegar uma pilha inteira.
tip-exploration-deck = Baralho de Exploração: { $count ->
    [0] vazio
    [1] 1 carta
   *[other] { $count } cartas
}. Quando falta uma carta, o descarte é embaralhado.
tip-track-space = Espaço { $space } da exploração.
tip-track-last = Último espaço: aqui é obrigatório levar o Aliado ou lutar, e ganha-se 1 Pérola.
tip-track-card = No espaço { $space }. Só a última carta revelada pode ser levada ou combatida.
tip-price = O próximo Aliado vendido neste turno custa { $price }.
tip-discard = Descarte das cartas de Exploração: { $count ->
    [0] vazio
    [1] 1 carta
   *[other] { $count } cartas
}. Ninguém pode procurar nele.
tip-threat-token = A Ameaça: quem luta contra um Monstro recebe a recompensa deste espaço. Sobe sempre que um Monstro é deixado em paz e volta ao espaço 1 depois de uma luta.
tip-threat-1 = Espaço de Ameaça 1: 1 Pérola ou 1 ficha de Monstro.
tip-threat-2 = Espaço de Ameaça 2: 2 Pérolas, 1 Pérola e 1 ficha de Monstro, ou 2 fichas de Monstro.
tip-threat-3 = Espaço de Ameaça 3: 1 Chave.
tip-threat-4 = Espaço de Ameaça 4: 1 Chave e ainda 1 Pérola ou 1 ficha de Monstro.
tip-threat-5 = Espaço de Ameaça 5: 1 Chave e ainda 2 Pérolas, 1 Pérola e 1 ficha de Monstro, ou 2 fichas de Monstro.
tip-threat-6 = Espaço de Ameaça 6: 2 Chaves.
tip-token-pile = Fichas de Monstro: { $count ->
    [0] não resta nenhuma
    [1] resta 1
   *[other] restam { $count }
}. Cada uma vale 2, 3 ou 4 pontos.
tip-location-deck = Baralho de Localidades: { $count ->
    [0] vazio
    [1] resta 1
   *[other] restam { $count }
}. Com 3 Chaves podem ser reveladas até 4 para escolher uma delas.
tip-location-available = Disponível para quem tiver 3 Chaves.
tip-location-empty = Lugar para Localidades disponíveis.

### Cartas
tip-ally = { $race_title }, valor { $value }. Os Aliados pagam os Lordes.
tip-monster = Monstro. Quem explora pode lutar contra ele pela recompensa do espaço de Ameaça.
tip-lord-cost = Valor de Aliados a atingir. As Pérolas podem cobrir o que falta.
tip-lord-races = Exatamente este número de Raças diferentes. A Raça indicada tem de estar entre elas.
tip-lord-influence = Pontos no fim da partida.
tip-lord-key = Uma Chave, enquanto o Lorde estiver livre e não virado.
tip-lord-free = Livre: a habilidade e a Chave têm efeito.
tip-lord-used = Sob uma Localidade: já sem habilidade nem Chave. Os pontos contam.
tip-lord-turned = Virado por um Assassino: sem habilidade nem Chave. Os pontos contam.

### Um jogador
tip-pearls = Pérolas: compram Aliados, pagam conspirações e cobrem o que falta para um Lorde. No fim, desempatam.
tip-keys = Chaves: fichas e Lordes livres com Chave. Com 3 Chaves é obrigatório assumir o controle de uma Localidade.
tip-tokens = Fichas de Monstro: viradas para baixo até o fim, cada uma vale 2, 3 ou 4 pontos.
tip-tokens-own = As suas fichas de Monstro; mais ninguém conhece os valores.
tip-lords = Lordes: o 7.º Lorde de um jogador abre a última ronda.
tip-lord-slot = Lugar para um Lorde. O 7.º abre a última ronda.
tip-locations = Localidades controladas; os seus pontos contam no fim.
tip-affiliated = Aliados afiliados: no fim só conta o mais forte de cada Raça. Não voltam mais à mão.
tip-score = Pontos conhecidos até agora: sem fichas de Monstro escondidas, mãos e Cidade dos Espelhos.
tip-first-player = Começou a partida.
tip-active-player = É a vez deste jogador.

### Ferramentas
tip-undo = Desfaz a última jogada, desde que nada escondido tenha sido revelado.
tip-hint = Sugere uma jogada e diz porquê.
tip-log = Tudo o que aconteceu.
tip-menu = Menu
