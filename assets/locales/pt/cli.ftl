# A linha de comando. Os ids começam com "cli-".

### Ajuda
cli-usage = uso:
cli-arguments = o quê
cli-options = opções
cli-examples = exemplos:
cli-command = COMANDO
cli-commands = comandos
cli-file = ARQUIVO
cli-name = NOME
cli-about = Abyss, um senado no fundo do mar. Sem comando, abre-se a janela.
cli-about-play = Abre a janela para jogar.
cli-about-simulate = Faz jogadores do computador jogarem partidas inteiras e mostra os resultados.
cli-about-check = Executa arquivos de cenário e diz quais estão certos.
cli-about-shot = Pinta uma cena num arquivo PNG; não é preciso ter tela.
cli-about-doctor = Diz o que um relato de erro precisa saber deste computador.
cli-help-lang = idioma desta execução: pt, es ou en
cli-help-version = mostra a versão e sai
cli-help-help = mostra esta ajuda e sai
cli-help-game = qual jogo se joga: { $games } (abyss)
cli-help-expansions = expansões que participam, separadas por vírgulas ({ $expansions })
cli-help-variants = variantes das regras, separadas por vírgulas ({ $variants })
cli-help-players = número de jogadores ({ $sizes })
cli-with-expansion = com { $expansion } { $least }–{ $most }
cli-help-new-game = um jogo novo, quando não há --scenario nem --save
cli-help-seats = quem joga, por lugar, com vírgulas: { $kinds }; sem isto, o mais forte; um só ocupa todos os lugares de --players
cli-help-rotate = passa cada jogador para o lugar seguinte de uma partida para outra
cli-help-games = número de partidas (1)
cli-help-seed = número pelo qual se embaralha a primeira partida (0); cada nova partida usa o seguinte
cli-help-jobs = número de processos (1); os resultados não dependem dele
cli-help-json = escreve cada partida com a pontuação, item por item, em JSON; sem arquivo, ou com -, na saída padrão
cli-help-check-files = arquivos de cenário (TOML); - é a entrada padrão
cli-help-scene = qual cena se pinta: { $scenes } (table)
cli-help-scenario = arquivo de cenário com a posição; - é a entrada padrão
cli-help-save = partida salva; - é a entrada padrão
cli-help-seat = lugar de quem olha, a partir de 0
cli-help-size = largura e altura em pixels (1280x720)
cli-help-scale = tamanho dos textos em por cento (100)
cli-help-out = arquivo PNG a escrever; - é a saída padrão
cli-help-doctor-json = escreve o que se achou em JSON; sem arquivo, na saída padrão

### Erros, uma frase cada um
cli-error-unrecognized = Não sei o que fazer com “{ $what }”; --help mostra o que existe.
cli-error-required = Falta alguma coisa: { $what }; --help mostra como se usa.
cli-error-value-missing = { $name } precisa de um valor em seguida.
cli-error-no-value = { $name } não leva valor, mas foi dado “{ $value }”.
cli-error-choice = Não existe “{ $value }” para { $name }; existe: { $known }.
cli-error-together = { $name } e { $other } não podem ser usados juntos.
cli-error-ambiguous = “{ $what }” pode querer dizer { $known }.
cli-error-arguments = Não dá para entender estes argumentos; { $command } --help mostra como se usa.
cli-error-number = “{ $value }” não serve para { $name }: é preciso um número inteiro de { $least } a { $most }.
cli-error-size = “{ $value }” não serve para --size: escreva largura x altura em pixels, de { $least } a { $most }.
cli-error-seats = --players diz { $players }, mas --seats indica { $seats }.
cli-error-seats-expansion = { $seats } jogadores precisam da expansão { $expansion }: acrescente --expansions { $expansion }.
cli-error-file-missing = O arquivo { $path } não existe.
cli-error-file-folder = { $path } é uma pasta, não um arquivo.
cli-error-file-denied = Não é possível ler ou escrever o arquivo { $path }.
cli-error-file-large = “{ $path }” é maior do que um arquivo desses pode ser.
cli-error-no-room = Não há mais espaço para gravar a saída.
cli-error-no-text = O arquivo { $path } não contém texto.
cli-error-save = { $path } não é uma partida salva que este programa possa mostrar.
cli-error-no-display = Não há tela onde abrir uma janela; sem ela você pode executar, por exemplo, “{ $example }”.
cli-error-played = O cenário não pode ser jogado: { $why }.
cli-line = linha { $line }: { $why }
cli-seat = lugar { $seat }
cli-interrupted = Interrompido.
cli-broken = O programa cometeu um erro ({ $why }), e o relato não pôde ser escrito.
cli-broken-report = O programa cometeu um erro; por favor, envie o relato { $path } quando nos contar o que houve.

### simulate
cli-playing = Jogando
cli-table-caption = { $games ->
    [1] Uma partida de { $moves } jogadas
   *[other] { $games } partidas de { $moves } jogadas em média
}
cli-column-player = Jogador
cli-column-games = Partidas
cli-column-wins = Ganhas
cli-column-shared = Divididas
cli-column-share = Parte
cli-column-points = Pontos
cli-source-locations = Localidades
cli-source-lords = Lordes
cli-source-affiliated = Aliados
cli-source-coalition = Coalizão
cli-source-pearl-master = Pérolas
cli-source-monsters = Monstros

### check
cli-check-ok = { $path }: certo
cli-check-failed = { $path }: falhou: { $why }
cli-check-unusable = { $path }: não pode ser usado: { $why }
cli-check-because = { $what } – { $why }
cli-check-round = na rodada { $number }: { $what }

### shot
cli-shot-done = { $path } foi pintado.

### doctor
cli-doctor-versions = Versões
cli-doctor-folders = Pastas (! não dá para escrever)
cli-doctor-languages = Idiomas
cli-doctor-art = Imagens
cli-doctor-fonts = Fontes
cli-doctor-screen = Tela
cli-doctor-sound = Som
cli-doctor-platform = Sistema
cli-doctor-frozen = Programa empacotado
cli-doctor-games = Jogos
cli-doctor-settings = Configurações
cli-doctor-saves = Partidas salvas
cli-doctor-logs = Relatos
cli-doctor-portable = Tudo numa só pasta
cli-doctor-system = Idioma do sistema
cli-doctor-chosen = Idioma escolhido
cli-doctor-pictures = Imagens
cli-doctor-yes = sim
cli-doctor-no = não
cli-doctor-present = presente
cli-doctor-missing = falta
cli-doctor-sum = { $count ->
    [0] Tudo está como deve estar.
    [1] Uma coisa não está como deveria (marcada com !).
   *[other] { $count } coisas não estão como deveriam (marcadas com !).
}
