# Posições e opções com que não se pode jogar.

error-scenario-no-toml = Isto não é TOML, o formato dos arquivos de cenário.
error-scenario-toml-twice = O que se define aqui já foi definido antes.
error-scenario-too-deep = O arquivo tem níveis demais, um dentro do outro.
error-scenario-number-too-long = O arquivo contém um número com algarismos demais.
error-scenario-missing-field = Falta o campo “{ $field }”.
error-scenario-unknown-field = Não existe o campo “{ $field }”.
error-scenario-wrong-kind = “{ $field }” tem de ser { $wanted ->
    [int] um número inteiro
    [str] um texto entre aspas
    [bool] true ou false
    [array] uma lista
    [object] uma tabela
    [int-str] um número inteiro ou um texto entre aspas
   *[other] outra coisa
}, e não { $found ->
    [int] um número inteiro
    [str] um texto entre aspas
    [bool] true ou false
    [float] um número com decimais
    [array] uma lista
    [object] uma tabela
   *[other] uma data
}.
error-scenario-wrong-value = “{ $field }” não pode ter este valor.
error-scenario-impossible = As regras não conseguem seguir a partir desta posição.
error-scenario-holder-not-richest = O lugar { $seat } não pode ter a figura: ela fica com quem tem mais Nébulis, e com ninguém enquanto ninguém tiver.
error-scenario-twice = “{ $name }” aparece duas vezes.
error-scenario-too-many = Não existem tantas cópias de “{ $name }”.
error-scenario-unknown-name = O jogo não conhece “{ $name }”.
error-scenario-out-of-range = “{ $name }” é { $value }; tem de estar entre { $least } e { $most }.
error-scenario-twice-or-unknown = “{ $name }” aparece duas vezes ou não existe neste jogo.
error-scenario-not-under = “{ $name }”: o Lorde está sob uma Localidade que o jogador não controla.
error-scenario-court-spaces = A Corte tem { $spaces } espaços; indique todos, os vazios como "".
error-scenario-monster-in-hand = Um Monstro não pode estar numa mão nem ser afiliado.
error-unknown-game = Não existe o jogo “{ $name }”; existem: { $known }.
error-unknown-expansion = { $game } não tem a expansão “{ $name }”.
error-unknown-variant = { $game } não tem a variante “{ $name }”.
error-seats-out-of-range = Não é possível jogar com { $seats ->
    [1] 1 jogador
   *[other] { $seats } jogadores
}: o jogo é para { $least } a { $most }.
error-scenario-wrong-pile = “{ $name }” não pertence à pilha “{ $pile }”.
error-variant-solo-only = A variante “{ $name }” é só para jogar sozinho.
error-variants-exclude = Não se podem escolher juntas “{ $name }” e “{ $other }”.
error-scenario-wrong-stack = “{ $name }” não pertence à pilha “{ $stack }”.
error-scenario-nothing-to-choose = “{ $step }” não teria o que escolher nesta posição.
error-scenario-no-key = “{ $name }”: só um Lorde com Chave pode ficar sob uma Localidade.
error-scenario-face-down-opponent = “{ $name }”: os Lordes do Oponente Lendário ficam sob Localidades viradas para baixo, todos os outros sob Localidades abertas.
error-scenario-face-down-count = { $down ->
    [0] Nenhum Lorde está
    [1] 1 Lorde está
   *[other] { $down } Lordes estão
} sob uma Localidade virada para baixo, mas “buried” e “hidden” indicam { $put }.
error-scenario-solo-only = “{ $field }” é só para jogar sozinho.
