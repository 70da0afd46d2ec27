"""`simulate`: points that add up, the same games by the same seed, results in words."""

import json
from pathlib import Path

import pytest

from abyss_game.cli_common import DONE, INTERRUPTED
from abyss_game.games import GAMES
from abyss_game.i18n.catalog import LANGUAGES

from .test_cli import ROOT, TEXTS, complaint, own_home, run  # noqa: F401 (a fixture that is used by being here)


@pytest.mark.parametrize(
    "seats", ["heuristic,heuristic", "heuristic,random,random", "heuristic,heuristic,random,heuristic"]
)
def test_the_score_of_every_game_adds_up(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "simulate", "--seats", seats, "--games", "3", "--seed", "5", "--json")
    assert (code, err) == (DONE, "")
    document = json.loads(out)
    assert document["seats"] == seats.split(",")
    assert [game["seed"] for game in document["games"]] == [5, 6, 7]
    for game in document["games"]:
        assert game["moves"] > 20
        assert [seat["kind"] for seat in game["seats"]] == seats.split(",")
        for seat in game["seats"]:
            for line in seat["lines"]:
                assert line["points"] == sum(points for _, points in line["items"])
            assert seat["points"] == sum(line["points"] for line in seat["lines"])
            lines = {line["source"]: dict(line["items"]) for line in seat["lines"]}
            area = seat["area"]
            assert set(lines["locations"]) == set(area["locations"])
            assert len(lines["lords"]) == len(area["lords"])
            assert all(own.partition("@")[0].partition(":")[0] in lines["lords"] for own in area["lords"])
            assert set(lines["affiliated"]) <= set(area["affiliated"])
            assert len(lines["monsters"]) == len(area["tokens"])
            assert seat["ties"][0] == area.get("pearls", 1)
            assert isinstance(area["keys"], int)
        marks = [(seat["points"], *seat["ties"]) for seat in game["seats"]]
        assert [seat["place"] for seat in game["seats"]] == [1 + sum(m > mark for m in marks) for mark in marks]


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.json"
        argv = ["simulate", "--players", "2", "--games", "4", "--seed", "8", "--jobs", jobs, "--json", str(path)]
        code, out, _ = run(capsys, *argv)
        assert code == DONE and "heuristic" in out, "the table is shown beside a file"
        written.append(path.read_bytes())
    assert written[0] == written[1]
    assert len(json.loads(written[0])["games"]) == 4


def test_simulate_shows_what_came_out(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "--seats", "heuristic,random", "--games", "3", "--rotate")
    assert code == DONE
    assert "heuristic" in out and "random" in out and "100.0 %" in out
    assert all(word in out for word in ("Locations", "Lords", "Allies", "Monsters"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_column_is_cut_off_however_many_sources_of_points_there_are(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "simulate", "--expansions", "kraken,leviathan", "--lang", language)
    assert code == DONE and "…" not in out
    sources = ("locations", "lords", "affiliated", "monsters", "nebulis", "figure", "wounds", "scourge")
    assert all(TEXTS(language).t(f"cli-source-{source}") in out for source in sources)


@pytest.mark.parametrize("game", GAMES.names)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_played_and_its_sources_have_names(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "simulate", "--game", game, "--lang", language)
    assert (code, err) == (DONE, "")
    assert "cli-" not in out
    code, out, err = run(capsys, "simulate", "--game", game, "--json")
    (played,) = json.loads(out)["games"]
    for seat in played["seats"]:
        assert seat["points"] == sum(line["points"] for line in seat["lines"])


@pytest.mark.parametrize("players", [1, 2, 4])
def test_conspiracy_is_played_by_any_number_with_its_variants(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    variants = ["bonus-locations", *(["opponent-mage"] if players == 1 else [])]
    argv = ["--game", "conspiracy", "--players", str(players), "--variants", ", ".join(variants), "--seed", "2"]
    code, out, err = run(capsys, "simulate", *argv, "--json")
    assert (code, err) == (DONE, "")
    document = json.loads(out)
    assert document["variants"] == variants and document["seats"] == ["heuristic"] * players
    (game,) = document["games"]
    sides = ["heuristic"] * players + ["rules"] * (players == 1)
    assert [seat["kind"] for seat in game["seats"]] == sides
    for seat in game["seats"]:
        assert [line["source"] for line in seat["lines"]] == ["lords", "locations", "coalition", "pearl-master"]
        assert seat["points"] == sum(line["points"] for line in seat["lines"])
        lords = {own.partition("@")[0] for own in seat["area"]["lords"]}
        coalition = {name for name, _ in seat["lines"][2]["items"]}
        assert coalition <= lords and 3 * len(coalition) == seat["lines"][2]["points"]
    assert sum(bool(seat["lines"][3]["points"]) for seat in game["seats"]) <= 1
    code, out, err = run(capsys, "simulate", *argv)
    assert (code, err) == (DONE, "") and ("rules" in out) == (players == 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_that_do_not_fit_are_one_sentence(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = complaint(
        capsys, "simulate", "--game", "conspiracy", "--players", "2", "--variants", "opponent-mage", "--lang", language
    )
    assert "opponent-mage" in told and told == TEXTS(language).t("error-variant-solo-only", name="opponent-mage")


def test_check_runs_the_scenarios_of_conspiracy(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(str(path) for path in (ROOT / "tests" / "data" / "scenarios").glob("conspiracy-*.toml"))
    code, out, err = run(capsys, "check", *files)
    assert (code, err) == (DONE, "") and len(out.splitlines()) == len(files) > 5


def test_a_json_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert str(tmp_path) in complaint(capsys, "simulate", "--json", str(tmp_path))


def test_ctrl_c_ends_cleanly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("abyss_game.cli_simulate.play_all", interrupted)
    code, out, err = run(capsys, "simulate")
    assert (code, out) == (INTERRUPTED, "")
    assert len(err.splitlines()) == 1
