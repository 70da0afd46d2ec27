# Positions and options that a game cannot be played with.

error-scenario-no-toml = This is not TOML, the format of scenario files.
error-scenario-toml-twice = What is set here has been set before.
error-scenario-too-deep = The file is nested too deeply.
error-scenario-number-too-long = The file holds a number with too many digits.
error-scenario-missing-field = The entry “{ $field }” is missing.
error-scenario-unknown-field = There is no entry “{ $field }”.
error-scenario-wrong-kind = “{ $field }” must be { $wanted ->
    [int] a whole number
    [str] a text in quotes
    [bool] true or false
    [array] a list
    [object] a table
    [int-str] a whole number or a text in quotes
   *[other] something else
}, not { $found ->
    [int] a whole number
    [str] a text in quotes
    [bool] true or false
    [float] a number with a decimal point
    [array] a list
    [object] a table
   *[other] a date
}.
error-scenario-wrong-value = “{ $field }” cannot have this value.
error-scenario-impossible = The rules cannot go on from this position.
error-scenario-holder-not-richest = Seat { $seat } cannot hold the figure: it goes to whoever has most Nebulis, and to nobody while nobody has any.
error-scenario-twice = “{ $name }” is named twice.
error-scenario-too-many = There are not so many copies of “{ $name }”.
error-scenario-unknown-name = The game knows no “{ $name }”.
error-scenario-out-of-range = “{ $name }” is { $value }; it must lie between { $least } and { $most }.
error-scenario-twice-or-unknown = “{ $name }” is named twice or does not exist in this game.
error-scenario-not-under = “{ $name }”: the Lord lies under a Location that the player does not control.
error-scenario-court-spaces = The Court has { $spaces } spaces; name each of them, an empty one as "".
error-scenario-monster-in-hand = A Monster cannot be in a hand or affiliated.
error-unknown-game = There is no game “{ $name }”; there are: { $known }.
error-unknown-expansion = { $game } has no expansion “{ $name }”.
error-unknown-variant = { $game } has no variant “{ $name }”.
error-seats-out-of-range = { $seats ->
    [1] 1 player is
   *[other] { $seats } players are
} not possible: the game takes { $least } to { $most }.
error-scenario-wrong-pile = “{ $name }” does not belong in the pile “{ $pile }”.
error-variant-solo-only = The variant “{ $name }” is only for a solo game.
error-variants-exclude = “{ $name }” and “{ $other }” cannot be chosen together.
error-scenario-wrong-stack = “{ $name }” does not belong in the stack “{ $stack }”.
error-scenario-nothing-to-choose = “{ $step }” would have nothing to choose from in this position.
error-scenario-no-key = “{ $name }”: only a Lord with a Key can lie under a Location.
error-scenario-face-down-opponent = “{ $name }”: the Lords of the Legendary Opponent lie under face-down Locations, all others under open ones.
error-scenario-face-down-count = { $down ->
    [1] 1 Lord lies
   *[other] { $down } Lords lie
} under a face-down Location, but “buried” and “hidden” name { $put }.
error-scenario-solo-only = “{ $field }” is only for a solo game.
