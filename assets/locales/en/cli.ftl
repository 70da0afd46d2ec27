# The command line. Ids start with "cli-".

### Help
cli-usage = usage:
cli-arguments = what
cli-options = options
cli-examples = examples:
cli-command = COMMAND
cli-commands = commands
cli-file = FILE
cli-name = NAME
cli-about = Abyss, a senate under the sea. Without a command the window opens.
cli-about-play = Open the window and play.
cli-about-simulate = Have computer players play whole games and show the results.
cli-about-check = Run scenario files and tell which are as they should be.
cli-about-shot = Paint a scene into a PNG file; no display is needed.
cli-about-doctor = Tell what a report of an error needs to know about this computer.
cli-help-lang = language of this run: pt, es or en
cli-help-version = show the version and leave
cli-help-help = show this help and leave
cli-help-game = which game is played: { $games } (abyss)
cli-help-expansions = expansions that take part, with commas ({ $expansions })
cli-help-variants = variants of the rules, with commas ({ $variants })
cli-help-players = number of players ({ $sizes })
cli-with-expansion = with { $expansion } { $least }–{ $most }
cli-help-new-game = a new game, when neither --scenario nor --save is given
cli-help-seats = who plays, by seat, with commas: { $kinds }; the strongest when left out; a single one sits on all seats of --players
cli-help-rotate = move every player one seat on from game to game
cli-help-games = number of games (1)
cli-help-seed = number that the first game is shuffled by (0); each further game takes the next
cli-help-jobs = number of processes (1); the results do not depend on it
cli-help-json = write every game with its score, item by item, as JSON; without a file, or with -, to standard output
cli-help-check-files = scenario files (TOML); - is the standard input
cli-help-scene = which scene is painted: { $scenes } (table)
cli-help-scenario = scenario file with the position; - is the standard input
cli-help-save = saved game; - is the standard input
cli-help-seat = seat that looks on, from 0
cli-help-size = width and height in pixels (1280x720)
cli-help-scale = size of the texts in percent (100)
cli-help-out = PNG file to write; - is the standard output
cli-help-doctor-json = write the findings as JSON; without a file to standard output

### Errors, one sentence each
cli-error-unrecognized = I do not know what to do with “{ $what }”; --help shows what there is.
cli-error-required = Something is missing: { $what }; --help shows how it is used.
cli-error-value-missing = { $name } needs a value after it.
cli-error-no-value = { $name } takes no value, but “{ $value }” was given.
cli-error-choice = There is no “{ $value }” for { $name }; there is: { $known }.
cli-error-together = { $name } and { $other } cannot be used together.
cli-error-ambiguous = “{ $what }” could mean { $known }.
cli-error-arguments = These arguments cannot be understood; { $command } --help shows how it is used.
cli-error-number = “{ $value }” will not do for { $name }: it takes a whole number from { $least } to { $most }.
cli-error-size = “{ $value }” will not do for --size: write width x height in pixels, from { $least } to { $most }.
cli-error-seats = --players says { $players }, but --seats names { $seats }.
cli-error-seats-expansion = { $seats } players need the expansion { $expansion }: add --expansions { $expansion }.
cli-error-file-missing = The file { $path } does not exist.
cli-error-file-folder = { $path } is a folder, not a file.
cli-error-file-denied = The file { $path } cannot be read or written.
cli-error-file-large = “{ $path }” is larger than such a file can be.
cli-error-no-room = There is no room left to write the output.
cli-error-no-text = The file { $path } holds no text.
cli-error-save = { $path } is not a saved game that this program can show.
cli-error-no-display = There is no screen to open a window on; without one you can run, for example, “{ $example }”.
cli-error-played = The scenario cannot be played: { $why }.
cli-line = line { $line }: { $why }
cli-seat = seat { $seat }
cli-interrupted = Stopped.
cli-broken = The program made a mistake ({ $why }), and its report could not be written.
cli-broken-report = The program made a mistake; please send the report { $path } along when you tell us about it.

### simulate
cli-playing = Playing
cli-table-caption = { $games ->
    [1] One game of { $moves } moves
   *[other] { $games } games of { $moves } moves on average
}
cli-column-player = Player
cli-column-games = Games
cli-column-wins = Won
cli-column-shared = Shared
cli-column-share = Share
cli-column-points = Points
cli-source-locations = Locations
cli-source-lords = Lords
cli-source-affiliated = Allies
cli-source-coalition = Coalition
cli-source-pearl-master = Pearls
cli-source-monsters = Monsters

### check
cli-check-ok = { $path }: ok
cli-check-failed = { $path }: failed: { $why }
cli-check-unusable = { $path }: cannot be used: { $why }
cli-check-because = { $what } – { $why }
cli-check-round = in round { $number }: { $what }

### shot
cli-shot-done = Painted { $path }.

### doctor
cli-doctor-versions = Versions
cli-doctor-folders = Folders (! cannot be written)
cli-doctor-languages = Languages
cli-doctor-art = Pictures
cli-doctor-fonts = Fonts
cli-doctor-screen = Screen
cli-doctor-sound = Sound
cli-doctor-platform = System
cli-doctor-frozen = Packaged program
cli-doctor-games = Games
cli-doctor-settings = Settings
cli-doctor-saves = Saved games
cli-doctor-logs = Reports
cli-doctor-portable = Everything in one folder
cli-doctor-system = Language of the system
cli-doctor-chosen = Chosen language
cli-doctor-pictures = Pictures
cli-doctor-yes = yes
cli-doctor-no = no
cli-doctor-present = present
cli-doctor-missing = missing
cli-doctor-sum = { $count ->
    [0] Everything is as it should be.
    [1] One thing is not as it should be (marked with !).
   *[other] { $count } things are not as they should be (marked with !).
}
