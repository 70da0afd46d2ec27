# Posiciones y opciones con las que no se puede jugar.

error-scenario-no-toml = Esto no es TOML, el formato de los archivos de escenario.
error-scenario-toml-twice = Lo que se define aquí ya se definió antes.
error-scenario-too-deep = El archivo tiene demasiados niveles, uno dentro de otro.
error-scenario-number-too-long = El archivo contiene un número con demasiadas cifras.
error-scenario-missing-field = Falta el campo «{ $field }».
error-scenario-unknown-field = No existe el campo «{ $field }».
error-scenario-wrong-kind = «{ $field }» debe ser { $wanted ->
    [int] un número entero
    [str] un texto entre comillas
    [bool] true o false
    [array] una lista
    [object] una tabla
    [int-str] un número entero o un texto entre comillas
   *[other] otra cosa
}, y no { $found ->
    [int] un número entero
    [str] un texto entre comillas
    [bool] true o false
    [float] un número con decimales
    [array] una lista
    [object] una tabla
   *[other] una fecha
}.
error-scenario-wrong-value = «{ $field }» no puede tener este valor.
error-scenario-impossible = Las reglas no pueden seguir desde esta posición.
error-scenario-holder-not-richest = El asiento { $seat } no puede tener la figura: la tiene quien tiene más Nébulis, y nadie mientras nadie tenga.
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
error-scenario-nothing-to-choose = «{ $step }» no tendría nada que elegir en esta posición.
error-scenario-no-key = «{ $name }»: solo un Lord con Llave puede estar bajo una Localización.
error-scenario-face-down-opponent = «{ $name }»: los Lores del Oponente Legendario están bajo Localizaciones bocabajo, todos los demás bajo Localizaciones abiertas.
error-scenario-face-down-count = { $down ->
    [0] Ningún Lord está
    [1] 1 Lord está
   *[other] { $down } Lores están
} bajo una Localización bocabajo, pero «buried» y «hidden» indican { $put }.
error-scenario-solo-only = «{ $field }» es solo para jugar en solitario.
