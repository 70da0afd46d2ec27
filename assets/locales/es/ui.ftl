# Menús, ajustes, botones y diálogos. Los ids empiezan por "ui-".

### General
ui-ok = De acuerdo
ui-back = Volver
ui-yes = Sí
ui-no = No
ui-key-enter = Intro
ui-key-esc = Esc
ui-language = Idioma

### Título
ui-tagline = Un senado bajo el mar
ui-continue = Continuar
ui-new-game = Nueva partida
ui-settings = Ajustes
ui-quit = Salir
ui-version = Adaptación libre de aficionados · arte propio · versión { $version }
ui-credits = Adaptación no oficial de Abyss, juego de mesa de Bruno Cathala y Charles Chevallier, publicado por Bombyx

### Nueva partida
ui-who-sits = ¿Quién se sienta a la mesa?
ui-game-abyss = Abyss
ui-game-abyss-about = { $low }–{ $high } jugadores, unos 45 minutos
ui-expansions = Expansiones
ui-expansion-kraken = Kraken
ui-expansion-kraken-about = 18 Lores y perlas negras
ui-expansion-leviathan = Leviatán
ui-expansion-leviathan-about = combates, un quinto asiento
ui-house-rules = Reglas de la mesa
ui-live-score = Puntuación siempre visible
ui-take-back = Se puede deshacer
ui-same-cards = Las mismas cartas (semilla)
ui-seed-hint = Número
ui-column-seat = Asiento
ui-column-name = Nombre
ui-column-played-by = Quién juega
ui-column-level = Nivel
ui-column-sign = Signo
ui-person = Persona
ui-computer = Ordenador
ui-level-random = Aprendiz
ui-level-heuristic = Hábil
ui-covered = mano oculta, tapada entre turnos
ui-uncovered = mano siempre a la vista: nadie más mira
ui-nothing-hidden = todas las cartas están a la vista
ui-player-name = Jugador { $number }
ui-computer-name-1 = Nautilo
ui-computer-name-2 = Kai
ui-computer-name-3 = Dumas
ui-computer-name-4 = Oriana
ui-computer-name-5 = Pelagia
ui-add-seat-person = Una persona más
ui-add-seat-computer = Un ordenador más
ui-free-seat = El asiento { $number } está libre
ui-locked-seat = El asiento { $number } necesita la expansión { $expansion }
ui-turn-on = Activar
ui-remove-seat = Quitar el asiento { $number }
ui-choose-sign = Elige un signo
ui-sign-taken = Elegir el signo de otro asiento intercambia los dos.
ui-shuffle-seats = Sortear asientos
ui-begin = Empezar
ui-seats-persons = { $persons ->
    [1] Una persona
    [2] Dos personas
    [3] Tres personas
    [4] Cuatro personas
    [5] Cinco personas
   *[other] { $persons } personas
}.
ui-seats-both = { $persons ->
    [1] Una persona
    [2] Dos personas
    [3] Tres personas
    [4] Cuatro personas
    [5] Cinco personas
   *[other] { $persons } personas
} y { $computers ->
    [1] un ordenador
    [2] dos ordenadores
    [3] tres ordenadores
    [4] cuatro ordenadores
    [5] cinco ordenadores
   *[other] { $computers } ordenadores
}.
ui-seats-computers = { $computers ->
    [1] Un ordenador
    [2] Dos ordenadores
    [3] Tres ordenadores
    [4] Cuatro ordenadores
    [5] Cinco ordenadores
   *[other] { $computers } ordenadores
} juegan entre sí; tú miras.
ui-seats-covered = La pantalla se tapa antes de mostrar la mano de cada persona.
ui-seats-open = No hace falta tapar la pantalla: solo una persona tiene mano que ocultar.
ui-seats-away = { $count ->
    [1] { $names } se queda
   *[other] { $names } se quedan
} fuera: en { $game } juegan { $most } como máximo.
ui-seats-away-expansion = { $count ->
    [1] { $names } se queda
   *[other] { $names } se quedan
} fuera: sin { $expansion } juegan { $most } como máximo. Activada de nuevo, la expansión trae a todos de vuelta.

### Ajustes
ui-settings-sub = Todo vale al momento y queda guardado.
ui-section-look = Aspecto
ui-section-play = Juego
ui-section-sound = Sonido
ui-text-size = Tamaño del texto
ui-full-screen = Pantalla completa
ui-reduced-motion = Menos movimiento
ui-animation = Animaciones
ui-speed-off = No
ui-speed-fast = Rápidas
ui-speed-normal = Normales
ui-speed-slow = Lentas
ui-pace = Ritmo del ordenador
ui-pace-instant = Inmediato
ui-pace-fast = Rápido
ui-pace-normal = Normal
ui-pace-slow = Lento
ui-pace-key = Espera mi tecla
ui-auto-single = Tomar sola la única opción
ui-confirm-fizzle = Preguntar antes de un efecto sin resultado
ui-confirm-end-turn = Preguntar antes de acabar pronto el turno
ui-confirm-leave = Preguntar antes de dejar una partida
ui-muted = Sin sonido (Ctrl+M)
ui-music = Música
ui-effects = Efectos
ui-interface-sound = Interfaz
ui-no-sound-device = Este ordenador no tiene dispositivo de sonido: el juego va en silencio.
ui-settings-unsaved = No se pudieron guardar los ajustes ({ $reason }). Valen hasta que salgas.
ui-percent = { $value } %

### Cubierta
ui-cover-only = Ahora solo { $name } debe mirar la pantalla.
ui-cover-ready = Soy { $name }: mostrar mi mano
ui-menu = Menú

### Puntuación
ui-scores-title = El senado ha elegido
ui-scores-points = Puntos
ui-scores-pick = Elige un número para ver sus cartas
ui-scores-table = Ver la mesa
ui-table-points = Volver a los puntos
ui-score-slain = { $count ->
    [0] Ningún Leviatán muerto
    [1] 1 Leviatán muerto
   *[other] { $count } Leviatanes muertos
}
ui-score-effect-tokens = Las fichas de efecto que no se revelaron no cuentan nada: { $count }
ui-scores-title-screen = Inicio
ui-scores-not-needed = no hizo falta

### Menú sobre la mesa, preguntas
ui-resume = Volver al juego
ui-quit-to-title = Salir al inicio
ui-game-kept = La partida queda guardada
ui-leave-game = ¿Dejar esta partida?
ui-leave-game-detail = Queda guardada como está; «Continuar» la trae de vuelta.
ui-leave = Dejar
ui-stay = Quedarse
ui-ask-again = Preguntar siempre
