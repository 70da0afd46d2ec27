"""The scenario in the package's docstring is true."""

from __future__ import annotations

import textwrap

import abyss_game.games.conspiracy as package
from abyss_game.engine.scenario import parse, run
from abyss_game.games import GAMES


def test_the_example_in_the_text_of_the_package_runs() -> None:
    """C-10: two unlike Keys ask for nothing, a second gold one brings a Location."""
    assert package.__doc__ is not None
    example = package.__doc__.partition("::\n")[2].partition("\nOne silver")[0]
    assert run(GAMES, parse(textwrap.dedent(example))) == []
