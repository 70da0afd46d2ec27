# Palabras del juego: Razas, Gremios, cartas, cantidades, listas y las formas en que los nombres entran en una frase.

### Razas. `one`: con artículo, `title`: al principio, `plural`.
race-jellyfish = medusa
    .plural = medusas
    .one = una medusa
    .title = Medusa
    .gender = f
race-crab = cangrejo
    .plural = cangrejos
    .one = un cangrejo
    .title = Cangrejo
    .gender = m
race-seahorse = caballito de mar
    .plural = caballitos de mar
    .one = un caballito de mar
    .title = Caballito de mar
    .gender = m
race-shellfish = marisco
    .plural = mariscos
    .one = un marisco
    .title = Marisco
    .gender = m
race-squid = calamar
    .plural = calamares
    .one = un calamar
    .title = Calamar
    .gender = m
race-kraken = kraken
    .plural = krakens
    .one = un kraken
    .title = Kraken
    .gender = m

### Gremios
guild-mage = Mago
    .plural = Magos
guild-soldier = Militar
    .plural = Militares
guild-farmer = Granjero
    .plural = Granjeros
guild-merchant = Mercader
    .plural = Mercaderes
guild-politician = Político
    .plural = Políticos
guild-ambassador = Embajador
    .plural = Embajadores
guild-smuggler = Contrabandista
    .plural = Contrabandistas

### Cuándo tiene efecto una habilidad, de dónde viene una carta
timing-none = Sin habilidad
timing-immediate = Una vez, ahora
timing-permanent = Permanente
timing-per_turn = En cada turno

### Cartas
card-ally = { $race } { $value }
card-monster = Monstruo
    .gender = m
card-back = una carta
    .gender = proper

### Cantidades
amount-pearls = { $count ->
    [1] 1 Perla
   *[other] { $count } Perlas
}
amount-keys = { $count ->
    [1] 1 Llave
   *[other] { $count } Llaves
}
amount-tokens = { $count ->
    [1] 1 ficha de Monstruo
   *[other] { $count } fichas de Monstruo
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
    [1] 1 Lord
   *[other] { $count } Lores
}
amount-locations = { $count ->
    [1] 1 Localización
   *[other] { $count } Localizaciones
}
amount-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
amount-races = { $count ->
    [1] 1 Raza
   *[other] { $count } Razas
}
amount-monsters = { $count ->
    [1] 1 Monstruo
   *[other] { $count } Monstruos
}
amount-points = { $count ->
    [1] 1 punto
   *[other] { $count } puntos
}

### Listas
list-and = { $first } y { $last }
list-comma = { $first }, { $last }
list-or = { $first } o { $last }
list-plus = { $first } + { $last }

### Los nombres en una frase. gender: m, f, mp, fp; proper, un nombre sin artículo.
form-the = { $gender ->
    [proper] { $name }
    [f] la { $name }
    [mp] los { $name }
    [fp] las { $name }
   *[m] el { $name }
}
form-one = { $gender ->
    [proper] { $name }
    [f] una { $name }
    [mp] unos { $name }
    [fp] unas { $name }
   *[m] un { $name }
}
form-of = { $gender ->
    [proper] de { $name }
    [f] de la { $name }
    [mp] de los { $name }
    [fp] de las { $name }
   *[m] del { $name }
}
form-to = { $gender ->
    [proper] a { $name }
    [f] a la { $name }
    [mp] a los { $name }
    [fp] a las { $name }
   *[m] al { $name }
}
form-by = { $gender ->
    [proper] por { $name }
    [f] por la { $name }
    [mp] por los { $name }
    [fp] por las { $name }
   *[m] por el { $name }
}

### Origen de los puntos, desempate
score-locations = Localizaciones
score-lords = Lores
score-affiliated = Aliados afiliados
score-monsters = Fichas de Monstruo
score-total = Total
tie-pearls = Perlas
tie-strongest = Lord más fuerte

### Zonas y contadores de la mesa
word-council = Consejo
word-pearls = Perlas
word-keys = Llaves
word-lords = Lores
word-locations = Localizaciones
word-affiliated = Afiliados
word-value = Valor
word-races = Razas
table-your-lords = Tus Lores
table-lords-of = { $count } de { $most }
table-affiliated-sum = cuentan los más fuertes: { $sum }
table-since = Desde tu último turno
table-your-turn = es tu turno
table-undo = Deshacer: { $what }
table-undo-plain = Deshacer
table-hint = Pista
table-log = Registro
table-your-tokens = las tuyas: { $values }
table-pearls-of = de { $count }
table-now-worth = vale ahora { $points }

### Recompensas de los espacios de Amenaza en pocas palabras
reward-space-1 = 1 Perla o 1 ficha
reward-space-2 = 2 Perlas o fichas
reward-space-3 = 1 Llave
reward-space-4 = 1 Llave + 1 Perla o ficha
reward-space-5 = 1 Llave + 2 Perlas o fichas
reward-space-6 = 2 Llaves
