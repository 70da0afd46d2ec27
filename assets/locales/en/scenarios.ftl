# Where a scenario is not as it is expected to be: parts of a sentence, shown after the name of the file.

failure-illegal = “{ $move }” is not among the legal moves ({ $count ->
    [0] none
   *[other] { $legal }
}), it is refused with { $reason }
failure-unreadable = “{ $move }” is not a move
failure-not-legal = “{ $move }” should be among the legal moves ({ $count ->
    [0] none
   *[other] { $legal }
})
failure-only = the legal moves should be ({ $expected ->
    [0] none
   *[other] { $wanted }
}), they are ({ $count ->
    [0] none
   *[other] { $legal }
})
failure-refused = “{ $move }” should be refused with { $expected }, it is refused with { $found }
failure-not-refused = “{ $move }” should be refused with { $expected }, it is legal
failure-event = “{ $event }” should have happened; what happened: { $count ->
    [0] nothing
   *[other] { $happened }
}
failure-value = { $field } should be { $expected }, it is { $found }
failure-value-any-order = { $field } should be { $expected } in any order, it is { $found }
failure-nothing = { $field } should be { $expected }, there is nothing with that name
failure-points = the points should be { $expected }, they are { $found }
failure-places = the places should be { $expected }, they are { $found }
failure-sources = points by source are there for { $most } seats, not for { $found }
failure-over = the game should be over
failure-not-over = the game should not be over
failure-seat = seat { $seat } should decide, seat { $found } does
failure-seat-nobody = seat { $seat } should decide, nobody does

# What a text that is no move is refused with.

refusal-unreadable-word = The game knows no move “{ $word }”.
refusal-unreadable-count = After “{ $word }” there must be { $wanted ->
    [0] nothing
    [1] 1 word
   *[other] { $wanted } words
}, not { $found }.
refusal-unreadable-argument = “{ $word }” does not fit there.
