# Posiciones y opciones con las que no se puede jugar.

error-scenario-no-toml = El archivo no es TOML válido: { $why }
error-scenario-wrong-field = Un campo de la posición está mal: { $why }
error-scenario-impossible = Las reglas no conocen ninguna partida en esta posición: { $why }
error-scenario-twice = «{ $name }» aparece dos veces.
error-scenario-too-many = No existen tantas copias de «{ $name }».
error-scenario-unknown-name = El juego no conoce «{ $name }».
error-scenario-out-of-range = «{ $name }» es { $value }; debe estar entre { $least } y { $most }.
error-scenario-twice-or-unknown = «{ $name }» aparece dos veces o no existe en este juego.
error-scenario-not-under = «{ $name }»: el Lord está bajo una Localización que el jugador no controla.
error-scenario-court-spaces = La Corte tiene { $spaces } espacios; indícalos todos, los vacíos como "".
error-scenario-monster-in-hand = Un Monstruo no puede estar en una mano ni ser afiliado.
error-unknown-game = No existe el juego «{ $name }»; existen: { $known }.
error-unknown-expansion = { $game } no tiene la expansión «{ $name }».
error-unknown-variant = { $game } no tiene la variante «{ $name }».
error-seats-out-of-range = No se puede jugar con { $seats ->
    [1] 1 jugador
   *[other] { $seats } jugadores
}: el juego es para { $least } a { $most }.
error-scenario-wrong-pile = «{ $name }» no pertenece a la pila «{ $pile }».
error-variant-solo-only = La variante «{ $name }» es solo para jugar en solitario.
error-variants-exclude = No se pueden elegir juntas «{ $name }» y «{ $other }».
error-scenario-wrong-stack = «{ $name }» no pertenece a la pila «{ $stack }».
