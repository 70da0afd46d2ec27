# La línea de órdenes. Los ids empiezan por "cli-".

### Ayuda
cli-usage = uso:
cli-arguments = qué
cli-options = opciones
cli-examples = ejemplos:
cli-command = ORDEN
cli-commands = órdenes
cli-file = ARCHIVO
cli-name = NOMBRE
cli-about = Abyss, un senado bajo el mar. Sin orden se abre la ventana.
cli-about-play = Abre la ventana para jugar.
cli-about-simulate = Hace que jugadores del ordenador jueguen partidas enteras y muestra los resultados.
cli-about-check = Ejecuta archivos de escenario y dice cuáles están bien.
cli-about-shot = Pinta una escena en un archivo PNG; no hace falta pantalla.
cli-about-doctor = Dice lo que un informe de error necesita saber de este ordenador.
cli-help-lang = idioma de esta ejecución: pt, es o en
cli-help-version = muestra la versión y sale
cli-help-help = muestra esta ayuda y sale
cli-help-game = a qué juego se juega: { $games } (abyss)
cli-help-expansions = expansiones que participan, separadas por comas ({ $expansions })
cli-help-variants = variantes de las reglas, separadas por comas ({ $variants })
cli-help-players = número de jugadores ({ $sizes })
cli-with-expansion = con { $expansion } { $least }–{ $most }
cli-help-new-game = una partida nueva, cuando no hay --scenario ni --save
cli-help-seats = quién juega, por asiento, con comas: { $kinds }; sin esto, el más fuerte; uno solo ocupa todos los asientos de --players
cli-help-rotate = pasa a cada jugador al asiento siguiente de una partida a otra
cli-help-games = número de partidas (1)
cli-help-seed = número con el que se baraja la primera partida (0); cada nueva partida toma el siguiente
cli-help-jobs = número de procesos (1); los resultados no dependen de él
cli-help-json = escribe cada partida con su puntuación, elemento por elemento, en JSON; sin archivo, o con -, en la salida estándar
cli-help-check-files = archivos de escenario (TOML); - es la entrada estándar
cli-help-scene = qué escena se pinta: { $scenes } (table)
cli-help-scenario = archivo de escenario con la posición; - es la entrada estándar
cli-help-save = partida guardada; - es la entrada estándar
cli-help-seat = asiento de quien mira, desde 0
cli-help-size = ancho y alto en píxeles (1280x720)
cli-help-scale = tamaño de los textos en tanto por ciento (100)
cli-help-out = archivo PNG que se escribe; - es la salida estándar
cli-help-doctor-json = escribe lo hallado en JSON; sin archivo, en la salida estándar

### Errores, una frase cada uno
cli-error-unrecognized = No sé qué hacer con «{ $what }»; --help muestra lo que hay.
cli-error-required = Falta algo: { $what }; --help muestra cómo se usa.
cli-error-value-missing = { $name } necesita un valor a continuación.
cli-error-no-value = { $name } no lleva valor, pero se dio «{ $value }».
cli-error-choice = No existe «{ $value }» para { $name }; existe: { $known }.
cli-error-together = { $name } y { $other } no pueden usarse juntos.
cli-error-ambiguous = «{ $what }» puede querer decir { $known }.
cli-error-arguments = No se entienden estos argumentos; { $command } --help muestra cómo se usa.
cli-error-number = «{ $value }» no sirve para { $name }: hace falta un número entero de { $least } a { $most }.
cli-error-size = «{ $value }» no sirve para --size: escribe ancho x alto en píxeles, de { $least } a { $most }.
cli-error-seats = --players dice { $players }, pero --seats indica { $seats }.
cli-error-seats-expansion = { $seats } jugadores necesitan la expansión { $expansion }: añade --expansions { $expansion }.
cli-error-file-missing = El archivo { $path } no existe.
cli-error-file-folder = { $path } es una carpeta, no un archivo.
cli-error-file-denied = No se puede leer o escribir el archivo { $path }.
cli-error-file-large = «{ $path }» es más grande de lo que puede ser un archivo así.
cli-error-no-room = No queda espacio para escribir la salida.
cli-error-no-text = El archivo { $path } no contiene texto.
cli-error-save = { $path } no es una partida guardada que este programa pueda mostrar.
cli-error-no-display = No hay pantalla donde abrir una ventana; sin ella puedes ejecutar, por ejemplo, «{ $example }».
cli-error-played = El escenario no se puede jugar: { $why }.
cli-line = línea { $line }: { $why }
cli-seat = asiento { $seat }
cli-interrupted = Interrumpido.
cli-broken = El programa cometió un error ({ $why }), y su informe no se pudo escribir.
cli-broken-report = El programa cometió un error; por favor, envía el informe { $path } cuando nos lo cuentes.

### simulate
cli-playing = Jugando
cli-table-caption = { $games ->
    [1] Una partida de { $moves } jugadas
   *[other] { $games } partidas de { $moves } jugadas de media
}
cli-column-player = Jugador
cli-column-games = Partidas
cli-column-wins = Ganadas
cli-column-shared = Compartidas
cli-column-share = Parte
cli-column-points = Puntos
cli-source-locations = Localizaciones
cli-source-lords = Lores
cli-source-affiliated = Aliados
cli-source-coalition = Coalición
cli-source-pearl-master = Perlas
cli-source-monsters = Monstruos

### check
cli-check-ok = { $path }: bien
cli-check-failed = { $path }: falló: { $why }
cli-check-unusable = { $path }: no se puede usar: { $why }
cli-check-because = { $what } – { $why }
cli-check-round = en la ronda { $number }: { $what }

### shot
cli-shot-done = Se pintó { $path }.

### doctor
cli-doctor-versions = Versiones
cli-doctor-folders = Carpetas (! no se puede escribir)
cli-doctor-languages = Idiomas
cli-doctor-art = Imágenes
cli-doctor-fonts = Tipos de letra
cli-doctor-screen = Pantalla
cli-doctor-sound = Sonido
cli-doctor-platform = Sistema
cli-doctor-frozen = Programa empaquetado
cli-doctor-games = Juegos
cli-doctor-settings = Ajustes
cli-doctor-saves = Partidas guardadas
cli-doctor-logs = Informes
cli-doctor-portable = Todo en una carpeta
cli-doctor-system = Idioma del sistema
cli-doctor-chosen = Idioma elegido
cli-doctor-pictures = Imágenes
cli-doctor-yes = sí
cli-doctor-no = no
cli-doctor-present = presente
cli-doctor-missing = falta
cli-doctor-sum = { $count ->
    [0] Todo está como debe estar.
    [1] Una cosa no está como debería (marcada con !).
   *[other] { $count } cosas no están como deberían (marcadas con !).
}
