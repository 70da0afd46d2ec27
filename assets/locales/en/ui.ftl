# Menus, settings, buttons and dialogs. Ids start with "ui-".

### General
ui-ok = All right
ui-back = Back
ui-yes = Yes
ui-no = No
ui-key-enter = Enter
ui-key-esc = Esc
ui-language = Language

### Title
ui-tagline = A senate under the sea
ui-continue = Continue
ui-new-game = New game
ui-settings = Settings
ui-quit = Quit
ui-version = Free fan adaptation · own art · version { $version }
ui-credits = Unofficial adaptation of Abyss, a board game by Bruno Cathala and Charles Chevallier, published by Bombyx

### New game
ui-who-sits = Who sits at the table?
ui-game-abyss = Abyss
ui-game-abyss-about = { $low }–{ $high } players, about 45 minutes
ui-expansions = Expansions
ui-expansion-kraken = Kraken
ui-expansion-kraken-about = 18 Lords and black pearls
ui-expansion-leviathan = Leviathan
ui-expansion-leviathan-about = fights and a fifth seat
ui-house-rules = Table rules
ui-live-score = Live score shown
ui-take-back = Taking back allowed
ui-same-cards = Same cards again (seed)
ui-seed-hint = Number
ui-column-seat = Seat
ui-column-name = Name
ui-column-played-by = Played by
ui-column-level = Level
ui-column-sign = Sign
ui-person = Person
ui-computer = Computer
ui-level-random = Novice
ui-level-heuristic = Skilled
ui-covered = hidden hand, covered between turns
ui-uncovered = hand always in view: nobody else looks
ui-nothing-hidden = all cards lie open
ui-player-name = Player { $number }
ui-computer-name-1 = Nautilo
ui-computer-name-2 = Kai
ui-computer-name-3 = Dumas
ui-computer-name-4 = Oriana
ui-computer-name-5 = Pelagia
ui-add-seat-person = One more person
ui-add-seat-computer = One more computer
ui-free-seat = Seat { $number } is free
ui-locked-seat = Seat { $number } needs the { $expansion } expansion
ui-turn-on = Switch it on
ui-remove-seat = Take seat { $number } away
ui-choose-sign = Choose a sign
ui-sign-taken = Picking the sign of another seat swaps the two.
ui-shuffle-seats = Shuffle seats
ui-begin = Begin
ui-seats-persons = { $persons ->
    [1] One person
    [2] Two persons
    [3] Three persons
    [4] Four persons
    [5] Five persons
   *[other] { $persons } persons
}.
ui-seats-both = { $persons ->
    [1] One person
    [2] Two persons
    [3] Three persons
    [4] Four persons
    [5] Five persons
   *[other] { $persons } persons
} and { $computers ->
    [1] one computer
    [2] two computers
    [3] three computers
    [4] four computers
    [5] five computers
   *[other] { $computers } computers
}.
ui-seats-computers = { $computers ->
    [1] One computer
    [2] Two computers
    [3] Three computers
    [4] Four computers
    [5] Five computers
   *[other] { $computers } computers
} play among themselves; you watch.
ui-seats-covered = The screen is covered before each person's hand is shown.
ui-seats-open = No cover is needed: only one person has a hand to hide.
ui-seats-away = { $count ->
    [1] { $names } stands
   *[other] { $names } stand
} aside: at most { $most } play { $game }.
ui-seats-away-expansion = { $count ->
    [1] { $names } stands
   *[other] { $names } stand
} aside: without { $expansion } at most { $most } play. Switched on again, it brings everybody back.

### Settings
ui-settings-sub = Everything applies at once and is kept.
ui-section-look = Look
ui-section-play = Play
ui-section-sound = Sound
ui-text-size = Text size
ui-full-screen = Full screen
ui-reduced-motion = Reduced motion
ui-animation = Animations
ui-speed-off = Off
ui-speed-fast = Fast
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-pace = Computer pace
ui-pace-instant = At once
ui-pace-fast = Fast
ui-pace-normal = Normal
ui-pace-slow = Slow
ui-pace-key = Wait for my key
ui-auto-single = Take the only option by itself
ui-confirm-fizzle = Ask before an effect without result
ui-confirm-end-turn = Ask before ending a turn early
ui-confirm-leave = Ask before leaving a game
ui-muted = Sound off (Ctrl+M)
ui-music = Music
ui-effects = Effects
ui-interface-sound = Interface
ui-no-sound-device = This computer has no sound device: the game plays silently.
ui-settings-unsaved = The settings could not be stored ({ $reason }). They hold until you quit.
ui-percent = { $value } %

### Cover
ui-cover-only = Only { $name } should look at the screen now.
ui-cover-ready = I am { $name }: show my hand
ui-menu = Menu

### Scores
ui-scores-title = The senate has chosen
ui-scores-points = Points
ui-scores-pick = Pick any number to see its cards
ui-scores-table = See the table
ui-table-points = Back to the points
ui-score-slain = { $count ->
    [0] No Leviathan slain
    [1] 1 Leviathan slain
   *[other] { $count } Leviathans slain
}
ui-score-effect-tokens = Effect tokens that were never revealed count nothing: { $count }
ui-scores-title-screen = Title
ui-scores-not-needed = not needed

### Menu over the table, questions
ui-resume = Resume
ui-quit-to-title = Quit to title
ui-game-kept = The game is kept
ui-leave-game = Leave this game?
ui-leave-game-detail = It is kept as it is; “Continue” brings it back.
ui-leave = Leave
ui-stay = Stay
ui-ask-again = Ask me every time
