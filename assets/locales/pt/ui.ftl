# Menus, configurações, botões e diálogos. Os ids começam por "ui-".

### Geral
ui-ok = Certo
ui-back = Voltar
ui-yes = Sim
ui-no = Não
ui-key-enter = Enter
ui-key-esc = Esc
ui-language = Idioma

### Título
ui-tagline = Um senado no fundo do mar
ui-continue = Continuar
ui-new-game = Novo jogo
ui-settings = Configurações
ui-quit = Sair
ui-version = Adaptação livre de fãs · arte própria · versão { $version }
ui-credits = Adaptação não oficial de Abyss, jogo de tabuleiro de Bruno Cathala e Charles Chevallier, publicado pela Bombyx

### Novo jogo
ui-who-sits = Quem se senta à mesa?
ui-game-abyss = Abyss
ui-game-abyss-about = { $low }–{ $high } jogadores, cerca de 45 minutos
ui-expansions = Expansões
ui-expansion-kraken = Kraken
ui-expansion-kraken-about = 18 Lordes e pérolas negras
ui-expansion-leviathan = Leviatã
ui-expansion-leviathan-about = lutas e um quinto lugar
ui-house-rules = Regras da mesa
ui-live-score = Pontuação sempre à vista
ui-take-back = Permitido desfazer jogadas
ui-same-cards = As mesmas cartas (semente)
ui-seed-hint = Número
ui-column-seat = Lugar
ui-column-name = Nome
ui-column-played-by = Quem joga
ui-column-level = Nível
ui-column-sign = Sinal
ui-person = Pessoa
ui-computer = Computador
ui-level-random = Aprendiz
ui-level-heuristic = Hábil
ui-covered = mão escondida, coberta entre turnos
ui-uncovered = mão sempre à vista: ninguém mais olha
ui-nothing-hidden = todas as cartas estão à vista
ui-player-name = Jogador { $number }
ui-computer-name-1 = Náutilo
ui-computer-name-2 = Kai
ui-computer-name-3 = Dumas
ui-computer-name-4 = Oriana
ui-computer-name-5 = Pelágia
ui-add-seat-person = Mais uma pessoa
ui-add-seat-computer = Mais um computador
ui-free-seat = O lugar { $number } está livre
ui-locked-seat = O lugar { $number } precisa da expansão { $expansion }
ui-turn-on = Ativar
ui-remove-seat = Retirar o lugar { $number }
ui-choose-sign = Escolha um sinal
ui-sign-taken = Escolher o sinal de outro lugar troca os dois.
ui-shuffle-seats = Sortear lugares
ui-begin = Começar
ui-seats-persons = { $persons ->
    [1] Uma pessoa
    [2] Duas pessoas
    [3] Três pessoas
    [4] Quatro pessoas
    [5] Cinco pessoas
   *[other] { $persons } pessoas
}.
ui-seats-both = { $persons ->
    [1] Uma pessoa
    [2] Duas pessoas
    [3] Três pessoas
    [4] Quatro pessoas
    [5] Cinco pessoas
   *[other] { $persons } pessoas
} e { $computers ->
    [1] um computador
    [2] dois computadores
    [3] três computadores
    [4] quatro computadores
    [5] cinco computadores
   *[other] { $computers } computadores
}.
ui-seats-computers = { $computers ->
    [1] Um computador
    [2] Dois computadores
    [3] Três computadores
    [4] Quatro computadores
    [5] Cinco computadores
   *[other] { $computers } computadores
} jogam entre si; você assiste.
ui-seats-covered = A tela é coberta antes de mostrar a mão de cada pessoa.
ui-seats-open = Não é preciso cobrir a tela: só uma pessoa tem mão a esconder.
ui-seats-away = { $count ->
    [1] { $names } fica
   *[other] { $names } ficam
} de fora: { $game } é para { $most } no máximo.
ui-seats-away-expansion = { $count ->
    [1] { $names } fica
   *[other] { $names } ficam
} de fora: sem { $expansion } jogam { $most } no máximo. Ativada de novo, a expansão traz todos de volta.

### Configurações
ui-settings-sub = Tudo vale na hora e fica guardado.
ui-section-look = Aparência
ui-section-play = Jogo
ui-section-sound = Som
ui-text-size = Tamanho do texto
ui-full-screen = Tela cheia
ui-reduced-motion = Menos movimento
ui-animation = Animações
ui-speed-off = Não
ui-speed-fast = Rápidas
ui-speed-normal = Normais
ui-speed-slow = Lentas
ui-pace = Ritmo do computador
ui-pace-instant = Imediato
ui-pace-fast = Rápido
ui-pace-normal = Normal
ui-pace-slow = Lento
ui-pace-key = Espera a minha tecla
ui-auto-single = Escolher sozinho a opção única
ui-confirm-fizzle = Perguntar antes de um efeito sem resultado
ui-confirm-end-turn = Perguntar antes de encerrar cedo o turno
ui-confirm-leave = Perguntar antes de deixar um jogo
ui-muted = Sem som (Ctrl+M)
ui-music = Música
ui-effects = Efeitos
ui-interface-sound = Interface
ui-no-sound-device = Este computador não tem dispositivo de som: o jogo corre em silêncio.
ui-settings-unsaved = Não foi possível guardar as configurações ({ $reason }). Elas valem até você sair.
ui-percent = { $value } %

### Cobertura
ui-cover-only = Agora só { $name } deve olhar para a tela.
ui-cover-ready = Sou { $name }: mostrar a minha mão
ui-menu = Menu

### Pontuação
ui-scores-title = O senado escolheu
ui-scores-points = Pontos
ui-scores-pick = Escolha um número para ver as suas cartas
ui-scores-table = Ver a mesa
ui-table-points = De volta aos pontos
ui-score-slain = { $count ->
    [0] Nenhum Leviatã morto
    [1] 1 Leviatã morto
   *[other] { $count } Leviatãs mortos
}
ui-score-effect-tokens = Fichas de efeito que não foram reveladas não contam nada: { $count }
ui-scores-title-screen = Início
ui-scores-not-needed = não foi preciso

### Menu sobre a mesa, perguntas
ui-resume = Voltar ao jogo
ui-quit-to-title = Sair para o início
ui-game-kept = O jogo fica guardado
ui-leave-game = Deixar este jogo?
ui-leave-game-detail = Ele fica guardado como está; “Continuar” o traz de volta.
ui-leave = Deixar
ui-stay = Ficar
ui-ask-again = Perguntar sempre
