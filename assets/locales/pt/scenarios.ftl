# Onde um cenário não está como se espera: partes de uma frase, mostradas depois do nome do arquivo.

failure-illegal = “{ $move }” não está entre as jogadas permitidas ({ $count ->
    [0] nenhuma
   *[other] { $legal }
}), é recusada com { $reason }
failure-unreadable = “{ $move }” não é uma jogada
failure-not-legal = “{ $move }” deveria estar entre as jogadas permitidas ({ $count ->
    [0] nenhuma
   *[other] { $legal }
})
failure-only = as jogadas permitidas deveriam ser ({ $expected ->
    [0] nenhuma
   *[other] { $wanted }
}), são ({ $count ->
    [0] nenhuma
   *[other] { $legal }
})
failure-refused = “{ $move }” deveria ser recusada com { $expected }, é recusada com { $found }
failure-not-refused = “{ $move }” deveria ser recusada com { $expected }, é permitida
failure-event = “{ $event }” deveria ter acontecido; aconteceu: { $count ->
    [0] nada
   *[other] { $happened }
}
failure-value = { $field } deveria ser { $expected }, é { $found }
failure-value-any-order = { $field } deveria ser { $expected } em qualquer ordem, é { $found }
failure-nothing = { $field } deveria ser { $expected }, não há nada com esse nome
failure-points = os pontos deveriam ser { $expected }, são { $found }
failure-places = as colocações deveriam ser { $expected }, são { $found }
failure-sources = há pontos por origem para { $most } lugares, não para { $found }
failure-over = a partida deveria ter terminado
failure-not-over = a partida não deveria ter terminado
failure-seat = o lugar { $seat } deveria decidir, decide o lugar { $found }
failure-seat-nobody = o lugar { $seat } deveria decidir, ninguém decide

# Por que um texto não é uma jogada.

refusal-unreadable-word = O jogo não conhece a jogada “{ $word }”.
refusal-unreadable-count = Depois de “{ $word }” { $wanted ->
    [0] não se escreve nada
    [1] escreve-se 1 palavra
   *[other] escrevem-se { $wanted } palavras
}, e não { $found }.
refusal-unreadable-argument = “{ $word }” não serve nesse ponto.
