# Conspiracy: Guildas, Lordes, adversários lendários, pontos, palavras e dicas da mesa, variantes.

### Guildas, como Conspiracy as mostra
conspiracy-guild-farmer = Agricultor
    .plural = Agricultores
    .gender = m
conspiracy-guild-soldier = Militar
    .plural = Militares
    .gender = m
conspiracy-guild-merchant = Mercador
    .plural = Mercadores
    .gender = m
conspiracy-guild-politician = Político
    .plural = Políticos
    .gender = m
conspiracy-guild-mage = Mago
    .plural = Magos
    .gender = m

### Lordes: nome, o que trazem em poucas palavras, numa frase, e quando. Os esclarecimentos no fim.
chamber-lord = { $guild } { $value }
chamber-lord-title = { $guild }, valor { $value }
lord-kind-0 = Troca
lord-kind-0-power = Troque de lugar, se quiser, 2 Lordes sem Chave da sua Câmara, este ou outros.
lord-kind-0-ruling = Lordes de valor 1 e 2 nunca mudam de lugar, nem as Localidades. Uma troca não dá Pérolas, não repete habilidades e não traz Localidades. É possível não trocar.
lord-kind-1 = 1 Chave de prata
lord-kind-1-power = Traz 1 Chave de prata. Duas Chaves iguais, ou três quaisquer, dão direito a uma Localidade.
lord-kind-1-ruling = Só contam as Chaves colocadas depois da sua última Localidade. Uma terceira Chave que sobra também se perde.
lord-kind-2 = 1 Chave de ouro
lord-kind-2-power = Traz 1 Chave de ouro. Duas Chaves iguais, ou três quaisquer, dão direito a uma Localidade.
lord-kind-2-ruling = Só contam as Chaves colocadas depois da sua última Localidade. Uma terceira Chave que sobra também se perde.
lord-kind-3 = 2 Pérolas
lord-kind-3-power = Ganhe 2 Pérolas.
lord-kind-4 = 1 Pérola
lord-kind-4-power = Ganhe 1 Pérola.
lord-kind-6 = 1 carta do baralho
lord-kind-6-power = O Lorde do topo do baralho vai para a pilha da sua Guilda.
lord-kind-6-ruling = Esse Lorde não é recrutado, nem quando a sua pilha está sendo colocada. Com o baralho vazio, nada acontece.
timing-placed = Ao ser colocado
timing-key = Para a próxima Localidade

### Adversários lendários: nome, pontos a mais no fim, habilidade
opponent-any = Adversário Lendário
    .gender = m
opponent-farmer = Agricultor Lendário
    .gender = m
opponent-soldier = Militar Lendário
    .gender = m
opponent-soldier-extra = No fim, mais 1 ponto e 2 por cada Militar da sua Câmara.
opponent-soldier-power = Sempre que leva a pilha dos Militares, o seu próximo turno tem de pegar exatamente o Lorde do topo do baralho.
opponent-merchant = Mercador Lendário
    .gender = m
opponent-merchant-extra = No fim, mais 1 ponto por cada duas Pérolas.
opponent-politician = Político Lendário
    .gender = m
opponent-politician-extra = No fim, mais uma vez o valor do seu Lorde mais alto.
opponent-mage = Mago Lendário
    .gender = m
opponent-mage-extra = No fim, mais 1 ponto por cada Localidade.
opponent-mage-power = Duas Chaves quaisquer bastam para levar uma Localidade.
opponent-extra-none = No fim, nenhum ponto a mais.
opponent-power-none = Sem habilidade própria.
opponent-rule = Leva a pilha que melhor cumpre a primeira das suas condições que alguma pilha cumpra. As Localidades ficam viradas para baixo e valem 5 pontos.
condition-several = Lordes, 2 ou mais
condition-several-text = A pilha com mais Lordes, se tiver 2 ou mais.
condition-keys = Lordes com Chave
condition-keys-text = A pilha com mais Lordes que trazem uma Chave.
condition-pearls = Lordes com Pérolas
condition-pearls-text = A pilha com mais Lordes que trazem Pérolas.
condition-soldiers = Militares
condition-soldiers-text = A pilha dos Militares, se tiver algum Lorde.
condition-six = um Lorde de valor 6
condition-six-text = Uma pilha com um Lorde de valor 6.
condition-coalition = uma coalizão de 3 ou mais
condition-coalition-text = A pilha que, a partir do próximo lugar, faria a maior coalizão de 3 ou mais.

### Quantidades
amount-silver-keys = { $count ->
    [1] 1 Chave de prata
   *[other] { $count } Chaves de prata
}
amount-gold-keys = { $count ->
    [1] 1 Chave de ouro
   *[other] { $count } Chaves de ouro
}

### Pontos e desempate
score-coalition = Coalizão
score-pearl-master = Mestre das Pérolas
score-highest = Lordes mais altos
tie-pearl-master = Mestre das Pérolas
ui-score-highest = Conta o Lorde mais alto de cada Guilda
ui-score-coalition = 3 pontos por cada Lorde da maior coalizão
ui-score-face-down = Viradas para baixo valem 5 pontos
ui-score-coalition-of = Coalizão de { $name }
ui-score-pearl-master-of = Pérolas de { $name }
ui-score-solo-won = **{ $name }** vence { $opponent } por { $points } a { $rest }.
ui-score-solo-lost = **{ $opponent }** vence por { $points } a { $rest }.
ui-score-solo-won-tie = { $points } pontos para cada lado. <c:brass>**Vence { $name }, Mestre das Pérolas.**</c>
ui-score-solo-lost-tie = { $points } pontos para cada lado. <c:brass>**Vence { $opponent }: um empate só se ganha como Mestre das Pérolas.**</c>

### Palavras da mesa
word-pearl-master = Mestre das Pérolas
word-replay-token = Ficha de repetição
word-top-card-only = Só a carta do topo
table-chamber-filled = { $count } de { $most } lugares
table-keys-open = Chaves à espera
table-pile-of = Pilha: { $guild_plural }
table-gate = { $location } de { $name }
table-gate-order = exatamente { $count } do baralho
table-opponent-wants = Quer, por ordem
table-search = O baralho de Localidades inteiro

### Dicas: a mesa comum
tip-conspiracy-lord-deck = Baralho de Lordes: { $count ->
    [0] vazio
    [1] 1 carta
   *[other] { $count } cartas
}. Revele de 1 a 3 e fique com um; os outros vão para as suas pilhas. O baralho só se refaz com o Grande Redemoinho.
tip-conspiracy-pile = Pilha de { $guild_plural }: { $count ->
    [0] vazia
    [1] 1 Lorde
   *[other] { $count } Lordes
}. Quem a pega coloca todos os Lordes, um a um, na ordem que quiser.
tip-conspiracy-location-deck = Baralho de Localidades: { $count ->
    [0] vazio
    [1] resta 1
   *[other] restam { $count }
}. Com as Chaves certas, revele de 1 a 3 e fique com uma; as outras ficam disponíveis.
tip-conspiracy-location-available = Disponível para quem tiver as Chaves: duas iguais ou três quaisquer.
tip-conspiracy-location-row = Lugar para Localidades disponíveis.
tip-conspiracy-ordered = No próximo turno só pode ser pego o Lorde do topo do baralho.
tip-conspiracy-token-opponent = Ficha de repetição: quem faz uma nova coalizão de 3 ou mais ganha-a e pode depois jogar um turno a mais.
tip-conspiracy-token-own = Ficha de repetição: no fim do seu turno pode ser devolvida para jogar mais um turno.

### Dicas: um jogador
tip-conspiracy-place-next = Lugar { $place }: aqui fica o próximo Lorde.
tip-conspiracy-place-empty = Lugar { $place }. Os lugares são ocupados por ordem, da esquerda para a direita e de cima para baixo.
tip-conspiracy-place-covered = Este Lorde está sob uma Localidade. Valor, Guilda e Chave continuam a contar na pontuação.
tip-conspiracy-face-down = Uma Localidade virada para baixo: vale 5 pontos e não tem outro efeito.
tip-conspiracy-pearls = Pérolas: decidem quem é Mestre das Pérolas e os empates. Nunca se gastam.
tip-conspiracy-pearl-master = Mestre das Pérolas: 5 pontos no fim. Quem ganha Pérolas e chega a tantas como o Mestre toma o seu lugar.
tip-conspiracy-keys = Chaves colocadas depois da última Localidade. Duas iguais, ou três quaisquer, trazem uma Localidade.
tip-conspiracy-keys-any = Chaves colocadas depois da última Localidade. Com o Salão das Chaves, duas quaisquer trazem uma Localidade.
tip-conspiracy-coalition = A maior coalizão: 3 pontos por cada Lorde vizinho da mesma Guilda. Agora { $count ->
    [0] não há nenhuma
    [1] é 1 Lorde
   *[other] são { $count } Lordes
}.
tip-conspiracy-highest = De cada Guilda conta o valor do Lorde mais alto.
tip-conspiracy-chamber = Câmara: 15 lugares. Quando uma fica cheia, cada adversário tem mais um turno.

### Escolha do jogo, variantes
ui-game-conspiracy = Conspiracy
ui-game-conspiracy-about = { $low }–{ $high } jogadores, cerca de 20 minutos
ui-variants = Variantes
ui-opponent = Adversário lendário
ui-opponent-random = Qualquer um
ui-variant-bonus-locations = Mais 5 Localidades
ui-variant-bonus-locations-about = Quatro alianças de Lordes do mesmo valor e a Cidadela Silenciosa.
ui-variant-opponent-farmer = Contra o Agricultor Lendário
ui-variant-opponent-soldier = Contra o Militar Lendário
ui-variant-opponent-merchant = Contra o Mercador Lendário
ui-variant-opponent-politician = Contra o Político Lendário
ui-variant-opponent-mage = Contra o Mago Lendário
