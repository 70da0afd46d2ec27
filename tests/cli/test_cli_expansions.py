"""The command line with expansions: who may play, scores that anyone can add up, pictures of a new game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abyss_game.cli_common import DONE, UNUSABLE
from abyss_game.cli_shot import ShotJob
from abyss_game.engine.ruleset import Options
from abyss_game.i18n.catalog import LANGUAGES

from .test_cli import GOOD, own_home, run, scenario_file  # noqa: F401 (a fixture that is used by being here)
from .test_cli_shot import jobs  # noqa: F401 (a fixture)


@pytest.mark.parametrize(
    ("expansions", "players", "seed"), [("leviathan", 5, 1), ("leviathan", 2, 2), ("kraken,leviathan", 3, 4)]
)
def test_anyone_can_add_up_the_score(
    expansions: str, players: int, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["simulate", "--expansions", expansions, "--players", str(players), "--seed", str(seed), "--games", "2"]
    code, out, err = run(capsys, *argv, "--json")
    assert (code, err) == (DONE, "")
    document = json.loads(out)
    assert document["expansions"] == expansions.split(",")
    for game in document["games"]:
        assert len(game["seats"]) == players
        part = game["expansions"]["leviathan"]
        assert set(part) >= {"border", "wounds", "scourge", "slain", "tokens"}
        assert len(part["slain"]) == len(part["tokens"]) == players
        for number, seat in enumerate(game["seats"]):
            points = {line["source"]: line["points"] for line in seat["lines"]}
            items = {line["source"]: line["items"] for line in seat["lines"]}
            assert seat["points"] == sum(points.values())
            # L-52: 1 point for each Wound is lost; the Scourge is worth 5 to its holder.
            assert points["wounds"] == -part["wounds"][number]
            assert points["scourge"] == (5 if part["scourge"] == number else 0)
            assert len(items["monsters"]) == len(seat["area"]["tokens"]), "new tokens count nothing"
            if "kraken" in game["expansions"]:
                kraken = game["expansions"]["kraken"]
                assert points["nebulis"] == -kraken["nebulis"][number]
                assert points["figure"] == (-5 if kraken["holder"] == number else 0)
                for site, treasures in kraken["treasures"].items():
                    worth = [own for location, own in items["locations"] if location == site]
                    # K-41: a sacred site is worth the sum of its Treasures, written "value#number".
                    assert worth in ([], [sum(int(name.partition("#")[0]) for name in treasures)])


def test_the_last_line_of_the_table_is_whole(capsys: pytest.CaptureFixture[str]) -> None:
    """However narrow the table is."""
    argv = ["simulate", "--expansions", "leviathan", "--players", "2", "--seats", "random", "--games", "2"]
    code, out, _ = run(capsys, *argv)
    last = out.rstrip().splitlines()[-1]
    assert code == DONE and last.startswith("2 games of ") and last.endswith(" moves on average")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["simulate"], ["shot", "--out", "x.png"]], ids=lambda command: command[0])
def test_a_fifth_player_is_told_what_is_needed(
    command: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for expansions in ("", "kraken"):
        code, out, err = run(capsys, *command, "--players", "5", "--expansions", expansions, "--lang", language)
        assert (code, out) == (UNUSABLE, "")
        (line,) = err.splitlines()
        assert "5" in line and "--expansions leviathan" in line
    code, _, err = run(capsys, *command, "--players", "6", "--expansions", "leviathan", "--lang", language)
    assert code == UNUSABLE and "6" in err and "5" in err and "--expansions" not in err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["simulate", "shot"])
def test_the_help_tells_how_many_may_play(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, command, "--help", "--lang", language)
    said = " ".join(out.split())
    assert "abyss: 2–4, " in said and "leviathan 2–5; conspiracy: 1–4)" in said
    assert "abyss: kraken, leviathan" in said


def test_a_new_game_is_painted_as_it_is_asked_for(
    tmp_path: Path,
    jobs: list[ShotJob],  # noqa: F811 (the fixture)
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = str(tmp_path / "x.png")
    wanted = ["--players", "5", "--expansions", "kraken,leviathan", "--seat", "4"]
    assert run(capsys, "shot", *wanted, "--out", out)[0] == DONE
    assert run(capsys, "shot", "--game", "conspiracy", "--players", "1", "--scene", "score", "--out", out)[0] == DONE
    assert [(job.scene, job.game, job.options, job.seat) for job in jobs] == [
        ("table", "abyss", Options(5, ("kraken", "leviathan"), 7), 4),
        ("score", "conspiracy", Options(1, (), 7), 0),
    ]


@pytest.mark.parametrize(
    "more",
    [["--players", "2"], ["--expansions", "leviathan"], ["--game", "abyss"]],
    ids=["players", "expansions", "game"],
)
def test_a_position_says_itself_who_plays(more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = scenario_file(tmp_path, "position.toml", GOOD)
    argv: list[Any] = ["shot", "--scenario", position, *more, "--out", str(tmp_path / "x.png")]
    code, _, err = run(capsys, *argv, "--lang", "en")
    assert (code, err) == (UNUSABLE, f"{more[0]} and --scenario cannot be used together.\n")


def test_the_points_of_five_with_both_expansions_are_really_painted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "points.png"
    wanted = ["--players", "5", "--expansions", "kraken,leviathan", "--scene", "score", "--size", "1280x720"]
    assert run(capsys, "shot", *wanted, "--lang", "es", "--out", str(out))[0] == DONE
    assert out.read_bytes().startswith(b"\x89PNG") and out.stat().st_size > 200_000
