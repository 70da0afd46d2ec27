# O Leviatã no palco da mesa: níveis, chances, Poder de Ataque, resultados.

### A Monster is revealed
ui-fight-fight = Lutar
ui-fight-fighters = { $count ->
    [1] 1 Aliado pode atacar
   *[other] { $count } Aliados podem atacar
}
ui-fight-go-on = Continuar
ui-fight-risk = { $count } % de risco de ataque
ui-fight-no-risk = nada pode atacar
ui-fight-no-deck = não há mais Leviatãs
ui-fight-ignore = Ignorar
ui-fight-dropped = o Monstro é descartado

### Before the dice
ui-table-guide-fight-attack = Escolha **um Aliado** da mão e leve-o a um Leviatã.
ui-table-guide-fight-attack-one = Escolha **um Aliado** da mão: ele ataca.
ui-fight-percent = { $count } %
ui-fight-lost = perdido
ui-fight-more = { $count ->
    [1] falta 1
   *[other] faltam { $count }
}
ui-fight-die = 1–6
ui-fight-twice = o melhor de 2
ui-fight-power = poder
ui-fight-miss-short = falha: +1 <i:pearl>
ui-fight-miss-note = Uma falha dá 1 <i:pearl>; o Aliado se perde sempre.
ui-fight-rolls = { $name } rola os dados

### Pearls after the die
ui-fight-each = +1 por Pérola
ui-fight-have = { $count ->
    [0] não tem nenhuma
   *[other] tem { $count }
}
ui-fight-plus = Mais uma Pérola
ui-fight-less = Menos uma Pérola
ui-fight-none-yet = Ainda não somou nenhuma Pérola.
ui-fight-reach = Paga só o que este nível exige
ui-fight-strike = Atacar
ui-fight-would-miss = **falha** por { $count }; +1 <i:pearl>
ui-fight-would-hit = ganha { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}; fica com { $left } de vida
ui-fight-would-slay = **mata-o** e ganha { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}

### Results
ui-fight-missed = **Falhou** por { $count }; +1 <i:pearl>
ui-fight-was-hit = <c:gain>**Atingido!**</c> { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}; { $left ->
    [1] resta 1 Ponto de Vida
   *[other] restam { $left } Pontos de Vida
}.
ui-fight-was-slain = <c:brass>**Morto!**</c> { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}.
ui-fight-stamp-hit = { $count ->
    [1] Atingido!
   *[other] { $count } níveis atingidos!
}
ui-fight-stamp-miss = Falhou
ui-fight-slain-by = morto por { $name }

### Arrivals
ui-fight-zone = zona
ui-fight-free = a zona { $zone } está livre
ui-fight-taken = a zona { $zone } está ocupada: **{ $name }** ataca!
ui-fight-choose-zone = para uma zona livre
ui-table-guide-fight-zone = Leve o Leviatã para **uma zona livre** da Fronteira.

### Martial Law
ui-fight-hand = { $count } de { $most } Aliados
ui-table-guide-fight-martial-law = Escolha Aliados para descartar, embaixo, ou pague <i:pearl> { $count } por todos os que excedem.
ui-table-guide-fight-martial-law-poor = Escolha Aliados para descartar, embaixo. Ficar com todos custaria <i:pearl> { $count }.
