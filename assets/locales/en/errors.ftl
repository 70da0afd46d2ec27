# Positions and options that a game cannot be played with.

error-scenario-no-toml = The file is not valid TOML: { $why }
error-scenario-wrong-field = A field of the position is wrong: { $why }
error-scenario-impossible = The rules know no game in this position: { $why }
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
