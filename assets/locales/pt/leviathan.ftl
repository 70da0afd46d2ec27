# Leviathan: a Fronteira, lutas, novas fichas de Monstro, Lei Marcial.

### Leviatãs: a primeira palavra diz como são difíceis, a segunda a Raça
leviathan-1 = Colosso Urticante
    .gender = m
leviathan-2 = Espreitador Urticante
    .gender = m
leviathan-3 = Devorador Urticante
    .gender = m
leviathan-4 = Rondador Urticante
    .gender = m
leviathan-5 = Colosso Couraçado
    .gender = m
leviathan-6 = Espreitador Couraçado
    .gender = m
leviathan-7 = Devorador Couraçado
    .gender = m
leviathan-8 = Rondador Couraçado
    .gender = m
leviathan-9 = Colosso de Tinta
    .gender = m
leviathan-10 = Espreitador de Tinta
    .gender = m
leviathan-11 = Devorador de Tinta
    .gender = m
leviathan-12 = Rondador de Tinta
    .gender = m
leviathan-13 = Colosso do Sargaço
    .gender = m
leviathan-14 = Espreitador do Sargaço
    .gender = m
leviathan-15 = Devorador do Sargaço
    .gender = m
leviathan-16 = Rondador do Sargaço
    .gender = m
leviathan-17 = Colosso Abissal
    .gender = m
leviathan-18 = Espreitador Abissal
    .gender = m
leviathan-19 = Devorador Abissal
    .gender = m
leviathan-20 = Rondador Abissal
    .gender = m

### Palavras
amount-wounds = { $count ->
    [1] 1 Ferimento
   *[other] { $count } Ferimentos
}
amount-life-points = { $count ->
    [1] 1 Ponto de Vida
   *[other] { $count } Pontos de Vida
}
amount-levels = { $count ->
    [1] 1 nível
   *[other] { $count } níveis
}
amount-leviathans = { $count ->
    [1] 1 Leviatã
   *[other] { $count } Leviatãs
}
amount-points-tokens = { $count ->
    [1] 1 ficha de pontos
   *[other] { $count } fichas de pontos
}
amount-effect-tokens = { $count ->
    [1] 1 ficha de efeito
   *[other] { $count } fichas de efeito
}
card-fighting = { $race } de combate { $value }
why-leviathan = ataque de um Leviatã
why-martial-law = Lei Marcial
penalty-wounds = { $count ->
    [1] 1 Ferimento
   *[other] { $count } Ferimentos
}
penalty-pearls = perda de { $count ->
    [1] 1 Pérola
   *[other] { $count } Pérolas
}
penalty-allies = perda de { $count ->
    [1] 1 Aliado da mão
   *[other] { $count } Aliados da mão
}
penalty-lord = perda de { $count ->
    [1] 1 Lorde livre
   *[other] { $count } Lordes livres
}
effect-pearls-2 = 2 Pérolas
effect-pearls-3 = 3 Pérolas
effect-key = 1 Chave
effect-stack = 1 pilha do Conselho
word-border = Fronteira
word-leviathans = Leviatãs
word-wounds = Ferimentos
word-scourge = Flagelo
word-martial-law = Lei Marcial
word-points-tokens = Fichas de pontos
word-effect-tokens = Fichas de efeito
word-die = dado { $die }
word-meet-fight = lute na Fronteira
word-meet-go-on = continue e acrescente um Leviatã
word-meet-go-on-empty = continue
word-meet-ignore = ignore-o
table-life-left = { $left } de { $all ->
    [1] 1 Ponto de Vida
   *[other] { $all } Pontos de Vida
}
table-scourge-of = Flagelo com { $name }
table-attack-chance = chance de sucesso { $percent } %
table-attack-risk = Risco de um ataque: { $percent } %.
score-wounds = Ferimentos
score-scourge = Flagelo
ui-score-wounds-of = Ferimentos de { $name }
ui-score-scourge-of = Flagelo de { $name }

### O registro
event-pearls-gained-failure = { $player } ganhou { $amount } pelo ataque sem efeito
event-pearls-gained-token = { $player } ganhou { $amount } de uma ficha de efeito
event-monster-dropped-passed = { $player } continuou: { $card_the } foi para o descarte
event-monster-dropped-ignored = { $player } ignorou { $card_the }, que foi para o descarte
event-monster-dropped-calm = { $card_cap } foi para o descarte, sem efeito (exploração de { $player })
event-leviathan-revealed = { $player } revelou { $leviathan_the } e tirou { $dice } nos dados: zona { $zone }
event-leviathan-revealed-bred = { $player } revelou { $leviathan_the }
event-leviathan-placed = { $leviathan_cap } ocupou a zona { $zone } da Fronteira ({ $player })
event-leviathan-attacked = { $leviathan_cap } atacou { $player }: { $penalty }
event-leviathan-left = { $leviathan_cap } deixou a zona { $zone } e a partida ({ $player })
event-wounds-taken = { $player } recebeu { $amount }
event-fight-declared = { $player } começou uma luta na Fronteira
event-fight-declared-lord = { $player } começou uma luta na Fronteira ({ $by })
event-attack-made = { $player } atacou { $leviathan_the } com { $card_the }
event-attack-rolled = { $player } tirou { $die } no dado
event-attack-rolled-twice = { $player } tirou { $dice } nos dados: conta o { $die }
event-attack-boosted = { $player } pagou { $amount } pelo ataque
event-attack-resolved = Poder de Ataque de { $player }: { $parts } = { $power }, { $levels_count ->
    [1] { $levels } superado
   *[other] { $levels } superados
}
event-attack-resolved-failed = Poder de Ataque de { $player }: { $parts } = { $power }, não basta
event-life-point-lost = { $leviathan_cap } perdeu { $amount }, { $left ->
    [1] resta 1
   *[other] restam { $left }
}: { $reward } para { $player }
event-life-point-lost-last = { $leviathan_cap } perdeu o último Ponto de Vida: { $reward } para { $player }
event-leviathan-slain = { $player } matou { $leviathan_the }
event-scourge-taken = { $player } pegou o Flagelo
event-scourge-taken-over = { $player } pegou o Flagelo, que estava com { $old }
event-tokens-drawn = { $player } ganhou { $gains }
event-tokens-drawn-seen = { $player } ganhou { $gains }: { $faces }
event-tokens-drawn-short = { $player } ganhou { $gains }; { $lost ->
    [1] faltou 1
   *[other] faltaram { $lost }
}, as pilhas estão vazias
event-tokens-drawn-short-seen = { $player } ganhou { $gains }: { $faces }; { $lost ->
    [1] faltou 1
   *[other] faltaram { $lost }
}, as pilhas estão vazias
event-tokens-drawn-none = Não resta nenhuma ficha de Monstro para a recompensa de { $player }
event-new-token-revealed = { $player } revelou uma ficha de efeito: { $effect }
event-new-token-stolen = { $player } tirou uma ficha de efeito de { $victim }
event-new-token-stolen-seen = { $player } tirou uma ficha de efeito de { $victim }: { $effect }
event-fight-ended = A luta de { $player } acabou
event-allies-kept = { $player } pagou { $amount } para manter todos os Aliados (Lei Marcial)
event-end-triggered-leviathans = Não resta nenhum Leviatã no baralho: começa a última ronda ({ $player })
event-end-triggered-base-tokens = Não resta nenhuma ficha de pontos na pilha: começa a última ronda ({ $player })
event-end-triggered-new-tokens = Não resta nenhuma ficha de efeito na pilha: começa a última ronda ({ $player })

### Desde o seu último turno
sum-leviathan-placed = pôs { $leviathan_the } na zona { $zone }
sum-attacked = sofreu o ataque { $leviathan_of }
sum-attacked-wounds = recebeu { $amount } { $leviathan_of }
sum-attacked-pearls = perdeu { $amount } para { $leviathan_the }
sum-attacked-lord = perdeu { $lord_the } para { $leviathan_the }
sum-attack-failed = atacou em vão { $leviathan_the }
sum-attack-hit = atacou { $leviathan_the } ({ $amount }): { $gains }
sum-leviathan-slain = matou { $leviathan_the }: { $gains }
sum-scourge = pegou o Flagelo
sum-scourge-yours = tirou-lhe o Flagelo
sum-monster-ignored = ignorou um Monstro
sum-token-revealed = revelou uma ficha de efeito: { $effect }
sum-allies-kept = pagou { $amount } (Lei Marcial)

### Perguntas
decision-meet-monster = **Apareceu um Monstro:** { $options }.
decision-meet-monster-other = { $player } está diante { $card_of }
decision-choose-attack = **Ataque um Leviatã** com 1 Aliado da mão.
decision-choose-attack-offered = **Lute contra um Leviatã** com 1 Aliado da mão ou dispense ({ $by }).
decision-choose-attack-again = **Ataque { $leviathan_the } outra vez** ou pare.
decision-choose-attack-second = **Ataque um segundo Leviatã** ou pare.
decision-choose-attack-other = { $player } está escolhendo um ataque
decision-boost-attack = **Some Pérolas ao ataque** ou nenhuma: { $parts } = { $power } contra resistência { $resistance }.
decision-boost-attack-other = { $player } pode somar Pérolas ao ataque
decision-choose-tokens = **Pegue { $amount }:** { $amount_count ->
    [1] de pontos ou de efeito
   *[other] de pontos, de efeito ou algumas de cada
}.
decision-choose-tokens-other = { $player } está escolhendo fichas de Monstro
decision-reveal-tokens = **Revele fichas de efeito** ou guarde-as para depois.
decision-reveal-tokens-other = { $player } pode revelar fichas de efeito
decision-discard-to-attack = **Descarte { $amount }** da mão: um Leviatã ataca.
decision-discard-to-attack-other = { $player } tem de descartar { $amount }
decision-discard-lord-to-attack = **Descarte 1 Lorde livre:** um Leviatã ataca.
decision-discard-lord-to-attack-other = { $player } tem de descartar um Lorde livre
decision-choose-zone = **Ponha { $leviathan_the }** numa zona livre da Fronteira.
decision-choose-zone-other = { $player } está escolhendo uma zona para { $leviathan_the }
decision-choose-beset = **Escolha um adversário,** que acrescenta um Leviatã à Fronteira ({ $by }).
decision-choose-beset-other = { $player } está escolhendo quem acrescenta um Leviatã
decision-choose-strike = **Escolha um Leviatã,** que perde 1 Ponto de Vida ({ $by }).
decision-choose-strike-other = { $player } está escolhendo um Leviatã
decision-choose-loot = **Tire 1 ficha de Monstro** de um adversário, uma de pontos ou uma de efeito.
decision-choose-loot-other = { $player } está escolhendo uma ficha de Monstro para tirar
decision-martial-law = **Descarte { $amount }** ou pague 1 Pérola por cada um além de 12.
decision-martial-law-poor = **Descarte pelo menos { $amount }:** além de 12, cada um custa 1 Pérola.
decision-martial-law-other = { $player } tem de cumprir a Lei Marcial

### Observações à direita da pergunta
remark-calm = O seu último turno: os Monstros não têm efeito
remark-beyond = { $count ->
    [1] 1 Aliado além de 12: Lei Marcial no fim do turno
   *[other] { $count } Aliados além de 12: Lei Marcial no fim do turno
}
remark-beyond-after = { $count ->
    [1] Depois 1 Aliado além de 12: Lei Marcial
   *[other] Depois { $count } Aliados além de 12: Lei Marcial
}
remark-fight-compulsory = Último espaço: a luta é obrigatória, +1 Pérola
remark-cannot-fight = Não é possível lutar: { $percent } % de risco de um ataque
remark-cannot-fight-safe = Não é possível lutar; ninguém ataca
remark-attack-risk = Continuar: { $percent } % de risco de um ataque
remark-ignored = Ignorar não acrescenta nenhum Leviatã
remark-attack-safe = Continuar: não resta nenhum Leviatã
remark-last-leviathan = Continuar põe o último Leviatã: começa a última ronda
remark-fight-declared = É obrigatório atacar pelo menos uma vez
remark-next-level = O próximo nível tem resistência { $resistance }
remark-chance = { $percent ->
    [0] Sem nenhuma chance de sucesso
   *[other] Sucesso { $percent } %
}
remark-best-chance = A melhor chance de sucesso: { $percent } %
remark-chance-two = Sucesso { $percent } %, 2 níveis { $more } %
remark-chance-pearls = Sucesso { $percent } %, com todas as Pérolas { $more } %
remark-boost-need = { $count ->
    [1] Falta 1
   *[other] Faltam { $count }
}
remark-boost-short = { $count ->
    [1] Falta 1
   *[other] Faltam { $count }
}: as Pérolas não bastam
remark-boost-passed = Sucesso sem Pérolas
remark-boost-next = { $count ->
    [1] Falta 1
   *[other] Faltam { $count }
} para o nível seguinte
remark-outcome-failed = O ataque não tem efeito: +1 Pérola
remark-outcome-passed = { $levels_count ->
    [1] { $levels } superado
   *[other] { $levels } superados
}: { $amount }
remark-outcome-slain = Morto: { $amount }
remark-effect-tokens = Fichas de efeito não reveladas não valem nada no fim
remark-pile-empties = A pilha acaba: começa a última ronda
remark-tokens-kept = As guardadas esperam pelo começo de um turno seu
remark-attack-fate = O ataque não pode ser evitado
remark-nebulis-from-attack = Traz { $amount }
remark-lord-lost = Perdem-se os pontos e a habilidade
remark-beset-risk = { $percent } % de chance de um Leviatã atacar
remark-zone-chance = { $ways } de 36 resultados dos dados dão esta zona
remark-nobody-attacked = Ninguém é atacado
remark-martial-law = Lei Marcial, em cada turno
remark-strike = Como depois de um ataque; não se segue nenhum outro

### Jogadas
move-meet-fight = Lutar contra um Leviatã
move-meet-fight-tip = Escolha um Leviatã da Fronteira e ataque-o com um Aliado. É obrigatório atacar pelo menos uma vez.
move-meet-go-on = Continuar: mais um Leviatã
move-meet-go-on-tip = O Monstro vai para o descarte, e um Leviatã ocupa a zona que os dados indicam. Se já houver um lá, ele ataca antes. Depois revela-se a carta seguinte.
move-meet-go-on-empty = Continuar
move-meet-go-on-empty-tip = O Monstro vai para o descarte e revela-se a carta seguinte. Não resta nenhum Leviatã para acrescentar.
move-ignore = Ignorar o Monstro
move-ignore-tip = O Monstro vai para o descarte, sem efeito, e revela-se a carta seguinte.
move-attack = { $card_cap } contra { $leviathan_the }
move-attack-again = Atacar com { $card_the }
move-attack-tip = Descarte { $card_the } e role 1 dado contra resistência { $resistance }: { $percent } % de chance de sucesso.
move-attack-pearls-tip = Descarte { $card_the } e role 1 dado contra resistência { $resistance }: { $percent } % de chance de sucesso. Depois podem somar-se Pérolas, até { $more } %.
move-attack-twice-tip = Descarte { $card_the } e role os 2 dados, dos quais conta o maior, contra resistência { $resistance }: { $percent } % de chance de sucesso.
move-attack-any-tip = Descarte { $card_the } e role os dados para o ataque contra { $leviathan_the }.
move-boost = { $pearls ->
    [0] Sem Pérolas: Poder { $power }
    [1] 1 Pérola: Poder { $power }
   *[other] { $pearls } Pérolas: Poder { $power }
}
move-boost-tip = { $outcome }.
move-boost-any = { $pearls ->
    [0] Sem Pérolas
    [1] 1 Pérola para o ataque
   *[other] { $pearls } Pérolas para o ataque
}
move-boost-any-tip = Cada Pérola soma 1 ao Poder de Ataque.
move-stop-fighting = Parar de lutar
move-stop-fighting-tip = A luta acaba. Os Pontos de Vida já tirados continuam perdidos.
move-draw-tokens = { $gains }
move-draw-tokens-tip = Pegue ao acaso: { $gains }.
move-reveal = Revelar: { $effect }
move-reveal-tip = Ganhe { $effect }. A ficha sai da partida.
move-reveal-stack = Revelar: pilha de { $race_plural }
move-reveal-stack-tip = Pegue para a mão a pilha inteira de { $race_plural } do Conselho. A ficha sai da partida.
move-keep = Manter todos por { $price }
move-keep-tip = Pague { $price } e mantenha todos os Aliados na mão.
move-rob-points = 1 ficha de pontos de { $victim }
move-rob-points-tip = Tire ao acaso 1 ficha de pontos de { $victim }.
move-rob-new = 1 ficha de efeito de { $victim }
move-rob-new-tip = Tire ao acaso 1 ficha de efeito de { $victim }. Ela pode ser revelada no começo de outro turno seu.
move-beset = { $victim } acrescenta um Leviatã
move-beset-tip = { $victim } revela um Leviatã e rola os dados. Se a zona estiver ocupada, o Leviatã que lá está ataca { $victim }.
move-strike = { $leviathan_cap }
move-strike-tip = { $leviathan_cap } perde 1 Ponto de Vida; a recompensa é { $amount }.
move-strike-any-tip = { $leviathan_cap } perde 1 Ponto de Vida.
move-place = Zona { $zone }
move-place-tip = { $leviathan_cap } vai para a zona { $zone }, que { $ways } de 36 resultados dos dados dão.
move-keep-tokens = Guardar as restantes
move-keep-tokens-tip = Não revelar mais por agora. As fichas guardadas podem ser reveladas no começo de outro turno seu.
move-lose-lord = Descartar { $lord_the }
move-lose-lord-tip = { $lord_cap } sai da partida: já não conta nem tem efeito.

### Lugares e peças
tip-zone = Zona { $zone }, livre: { $ways } de 36 resultados dos dados dão esta zona. Um Leviatã que chegue aqui não ataca ninguém.
tip-zone-taken = Zona { $zone }: { $ways } de 36 resultados dos dados dão esta zona. Então este Leviatã ataca e vai embora.
tip-leviathan-race = Pede { $race_plural } ou caranguejos.
tip-leviathan-crabs = Não indica nenhuma Raça: pede caranguejos.
tip-leviathan-level = Nível: resistência { $resistance }, recompensa { $reward }.
tip-leviathan-level-passed = Nível superado: resistência { $resistance }.
tip-leviathan-penalty = O ataque dele, quando outro Leviatã chega à sua zona: { $penalty }.
tip-leviathan-slain = Morto por { $player }. Não vale pontos, mas conta para o Flagelo.
tip-leviathan-deck = Baralho de Leviatãs: { $count ->
    [0] vazio
    [1] 1 carta
   *[other] { $count } cartas
}. Se estiver vazio no fim de um turno, começa a última ronda.
tip-wounds = Ferimentos: { $count }. Cada um custa 1 ponto no fim.
tip-scourge = O Flagelo do Abismo: 5 pontos no fim. Quem matar tantos Leviatãs quanto o dono fica com ele.
tip-scourge-aside = O Flagelo do Abismo: vai para o primeiro jogador que matar um Leviatã. 5 pontos no fim.
tip-slain = Leviatãs mortos: { $count }. Contam para o Flagelo.
tip-points-token-pile = Fichas de pontos: { $count ->
    [0] não resta nenhuma
    [1] resta 1
   *[other] restam { $count }
}. Cada uma vale 2, 3 ou 4 pontos. Se não restar nenhuma no fim de um turno, começa a última ronda.
tip-effect-token-pile = Fichas de efeito: { $count ->
    [0] não resta nenhuma
    [1] resta 1
   *[other] restam { $count }
}. Cada uma traz 2 ou 3 Pérolas, uma Chave ou uma pilha do Conselho. Se não restar nenhuma no fim de um turno, começa a última ronda.
tip-effect-tokens = Fichas de efeito, viradas para baixo: quando reveladas, trazem 2 ou 3 Pérolas, uma Chave ou uma pilha do Conselho. Não reveladas, não valem nada.
tip-effect-tokens-own = As suas fichas de efeito: podem ser reveladas no começo do seu turno. Não reveladas, não valem nada no fim.
tip-effect-pearls-2 = Ficha de efeito: 2 Pérolas.
tip-effect-pearls-3 = Ficha de efeito: 3 Pérolas.
tip-effect-key = Ficha de efeito: 1 Chave. Com a terceira Chave segue-se logo uma Localidade.
tip-effect-stack = Ficha de efeito: 1 pilha inteira do Conselho vai para a mão.
tip-fighting-pearls = Num ataque, cada Pérola paga depois do dado soma 1.
tip-fighting-twice = Num ataque rolam-se os dois dados e conta o maior.
tip-leviathan-monster = Monstro. Quem explora pode lutar agora contra um Leviatã ou continuar e acrescentar um à Fronteira.
tip-leviathan-monster-calm = Monstro. Uma das reservas acabou: os Monstros vão para o descarte, sem efeito.
tip-leviathan-track-last = Último espaço: um Aliado tem de ser levado. Diante de um Monstro, quem pode lutar é obrigado a lutar e ganha 1 Pérola.
tip-martial-law = Lei Marcial: no fim do seu turno, cada Aliado da mão além de 12 custa 1 Pérola ou é descartado.
tip-kraken-fights = Pode atacar qualquer Leviatã e traz então { $amount }.

### Por que uma jogada não é possível
refusal-fight-first = Escolha primeiro lutar; depois, um Aliado e um Leviatã.
refusal-no-fighter = Nenhum Aliado da sua mão pode atacar um Leviatã da Fronteira.
refusal-not-on-border = Este Leviatã não está na Fronteira.
refusal-other-leviathan = Nesta luta só pode ser atacado o Leviatã que já foi atacado.
refusal-fight-race = Este Leviatã pede { $race_plural } ou caranguejos.
refusal-fight-crabs = Este Leviatã pede caranguejos.
refusal-fight-declared = A luta está declarada: é preciso atacar pelo menos uma vez.
refusal-boost-pearls = { $need ->
    [1] Seria precisa 1 Pérola
   *[other] Seriam precisas { $need } Pérolas
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-tokens-total = As fichas têm de somar { $need }.
refusal-token-later = Esta ficha só pode ser revelada no começo de um turno seu.
refusal-zone-taken = Já há um Leviatã nesta zona.
refusal-seat-protected = O Xamã { $seat_of } protege disto.
refusal-martial-law-pearls = Manter todos custa { $need ->
    [1] 1 Pérola
   *[other] { $need } Pérolas
}; na sua concha { $have ->
    [0] não há nenhuma
    [1] há 1
   *[other] há { $have }
}.
refusal-martial-law-exact = Paga-se por todos os Aliados além de 12, ou descartam-se alguns antes: { $need ->
    [1] agora é 1
   *[other] agora são { $need }
}.
refusal-kraken-stays = Krakens não podem ser descartados pela Lei Marcial.

### A tabela das partidas jogadas
cli-source-wounds = Ferimentos
cli-source-scourge = Flagelo
