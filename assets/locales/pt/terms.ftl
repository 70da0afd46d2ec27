# Palavras do jogo: Raças, Guildas, cartas, quantidades, listas e as formas em que os nomes entram numa frase.

### Raças. `one`: com artigo, `title`: no início, `plural`.
race-jellyfish = água-viva
    .plural = águas-vivas
    .one = uma água-viva
    .title = Água-viva
    .gender = f
race-crab = caranguejo
    .plural = caranguejos
    .one = um caranguejo
    .title = Caranguejo
    .gender = m
race-seahorse = cavalo-marinho
    .plural = cavalos-marinhos
    .one = um cavalo-marinho
    .title = Cavalo-marinho
    .gender = m
race-shellfish = marisco
    .plural = mariscos
    .one = um marisco
    .title = Marisco
    .gender = m
race-squid = lula
    .plural = lulas
    .one = uma lula
    .title = Lula
    .gender = f
race-kraken = kraken
    .plural = krakens
    .one = um kraken
    .title = Kraken
    .gender = m

### Guildas
guild-mage = Mago
    .plural = Magos
guild-soldier = Militar
    .plural = Militares
guild-farmer = Agricultor
    .plural = Agricultores
guild-merchant = Mercador
    .plural = Mercadores
guild-politician = Político
    .plural = Políticos
guild-ambassador = Embaixador
    .plural = Embaixadores
guild-smuggler = Contrabandista
    .plural = Contrabandistas

### Quando uma habilidade tem efeito, de onde vem uma carta
timing-none = Sem habilidade
timing-immediate = Uma vez, agora
timing-permanent = Permanente
timing-per_turn = Em cada turno

### Cartas
card-ally = { $race } { $value }
card-monster = Monstro
    .gender = m
card-back = uma carta
    .gender = proper

### Quantidades
amount-pearls = { $count ->
    [1] 1 Pérola
   *[other] { $count } Pérolas
}
amount-keys = { $count ->
    [1] 1 Chave
   *[other] { $count } Chaves
}
amount-tokens = { $count ->
    [1] 1 ficha de Monstro
   *[other] { $count } fichas de Monstro
}
amount-tokens-short = { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}
amount-allies = { $count ->
    [1] 1 Aliado
   *[other] { $count } Aliados
}
amount-lords = { $count ->
    [1] 1 Lorde
   *[other] { $count } Lordes
}
amount-locations = { $count ->
    [1] 1 Localidade
   *[other] { $count } Localidades
}
amount-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
amount-races = { $count ->
    [1] 1 Raça
   *[other] { $count } Raças
}
amount-monsters = { $count ->
    [1] 1 Monstro
   *[other] { $count } Monstros
}
amount-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}

### Listas
list-and = { $first } e { $last }
list-comma = { $first }, { $last }
list-or = { $first } ou { $last }
list-plus = { $first } + { $last }

### Os nomes numa frase. gender: m, f, mp, fp; proper, um nome sem artigo.
form-the = { $gender ->
    [proper] { $name }
    [f] a { $name }
    [mp] os { $name }
    [fp] as { $name }
   *[m] o { $name }
}
form-one = { $gender ->
    [proper] { $name }
    [f] uma { $name }
    [mp] uns { $name }
    [fp] umas { $name }
   *[m] um { $name }
}
form-of = { $gender ->
    [proper] de { $name }
    [f] da { $name }
    [mp] dos { $name }
    [fp] das { $name }
   *[m] do { $name }
}
form-to = { $gender ->
    [proper] a { $name }
    [f] à { $name }
    [mp] aos { $name }
    [fp] às { $name }
   *[m] ao { $name }
}
form-by = { $gender ->
    [proper] por { $name }
    [f] pela { $name }
    [mp] pelos { $name }
    [fp] pelas { $name }
   *[m] pelo { $name }
}

### Origem dos pontos, desempate
score-locations = Localidades
score-lords = Lordes
score-affiliated = Aliados afiliados
score-monsters = Fichas de Monstro
score-total = Total
tie-pearls = Pérolas
tie-strongest = Lorde mais forte

### Zonas e contadores da mesa
word-council = Conselho
word-pearls = Pérolas
word-keys = Chaves
word-lords = Lordes
word-locations = Localidades
word-affiliated = Afiliados
word-value = Valor
word-races = Raças
table-your-lords = Seus Lordes
table-lords-of = { $count } de { $most }
table-affiliated-sum = contam os mais fortes: { $sum }
table-since = Desde o seu último turno
table-your-turn = é a sua vez
table-undo = Desfazer: { $what }
table-undo-plain = Desfazer
table-hint = Dica
table-log = Registro
table-your-tokens = as suas: { $values }
table-pearls-of = de { $count }
table-now-worth = vale agora { $points }

### Recompensas dos espaços de Ameaça em poucas palavras
reward-space-1 = 1 Pérola ou 1 ficha
reward-space-2 = 2 Pérolas ou fichas
reward-space-3 = 1 Chave
reward-space-4 = 1 Chave + 1 Pérola ou ficha
reward-space-5 = 1 Chave + 2 Pérolas ou fichas
reward-space-6 = 2 Chaves
