# Posições e opções com que não se pode jogar.

error-scenario-no-toml = O arquivo não é TOML válido: { $why }
error-scenario-wrong-field = Um campo da posição está errado: { $why }
error-scenario-impossible = As regras não conhecem partida nesta posição: { $why }
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
