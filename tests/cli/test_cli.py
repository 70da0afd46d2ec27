"""The command line: every path with its exit code, one sentence for whatever is wrong, never a traceback."""

import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from functools import cache
from pathlib import Path

import pytest

from abyss_game import cli, cli_play
from abyss_game.cli_common import BROKEN, DONE, FAILED, INTERRUPTED, UNUSABLE
from abyss_game.games import GAMES
from abyss_game.i18n.catalog import LANGUAGES, Catalog
from abyss_game.version import VERSION

ROOT = Path(__file__).parents[2]

TEXTS = cache(Catalog)

GOOD = """
game = "abyss"
seats = 2
moves = ["recruit jailer", "pick crab-3", "pick squid-2", "pick jellyfish-1", "confirm"]
[position]
active = 0
court = ["", "", "oracle", "jailer", "trader", "sage"]
[[position.areas]]
hand = ["crab-3", "squid-2", "jellyfish-1"]
[expect]
events = ["LordRecruited lord=jailer"]
"""
FAILS = GOOD.replace("LordRecruited lord=jailer", "LordRecruited lord=trader")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, an English system without a screen."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("ABYSS_GAME_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(cli, "Catalog", TEXTS)  # reading the texts anew for every run takes its time
    return tmp_path / "home"


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of the command line."""
    code = cli.main(argv)
    captured = capsys.readouterr()
    assert "Traceback" not in captured.out + captured.err
    return code, captured.out, captured.err


def complaint(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one sentence that a command is refused with."""
    code, out, err = run(capsys, *argv)
    assert code == UNUSABLE
    assert out == ""
    lines = err.splitlines()
    assert len(lines) == 1, lines
    assert not lines[0].startswith(("cli-", "error-", "refusal-")), "the sentence is missing"
    return lines[0]


# -- arguments -------------------------------------------------------------------------------------------------

WRONG = [
    ["frob"],
    ["--frob"],
    ["simulate", "--frob"],
    ["simulate", "--games"],
    ["simulate", "--games", "many"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "1.5"],
    ["simulate", "--games=-1"],
    ["simulate", "--seed", "x"],
    ["simulate", "--jobs", "0"],
    ["simulate", "--players", "7"],
    ["simulate", "--players", "1"],
    ["simulate", "--seats", "grandmaster,random"],
    ["simulate", "--seats", "random,random", "--players", "3"],
    ["simulate", "--game", "chess"],
    ["simulate", "--expansions", "atlantis"],
    ["simulate", "--variants", "upside-down"],
    ["simulate", "--rotate=yes"],
    ["check"],
    ["shot"],
    ["shot", "--size", "huge", "--out", "x.png"],
    ["shot", "--size", "10x10", "--out", "x.png"],
    ["shot", "--text-scale", "10", "--out", "x.png"],
    ["shot", "--scenario", "a", "--save", "b", "--out", "x.png"],
    ["doctor", "extra"],
    ["--lang", "fr"],
    ["--lang"],
    ["doctor", "--lang", "xx"],
]


@pytest.mark.parametrize("argv", WRONG, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_arguments_are_one_sentence_in_the_players_language(
    argv: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    said = complaint(capsys, *argv)
    if language != "en":
        monkeypatch.setenv("LANG", "en_US.UTF-8")
        assert said != complaint(capsys, *argv)


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["check", "--foo"], "I do not know what to do with “--foo”"),
        (["check", "--foo=3", "file.toml"], "I do not know what to do with “--foo=3”"),
        (["check", "-x"], "I do not know what to do with “-x”"),
        (["shot", "--sise", "1280x720"], "I do not know what to do with “--sise”"),
        (["--foo", "check"], "I do not know what to do with “--foo”"),
        (["shot", "--out", "x.png", "--size", "-5x5"], "“-5x5” will not do for --size"),
        (["shot", "--size=-5x5", "--out", "x.png"], "“-5x5” will not do for --size"),
        (["shot", "--size", "--out", "x.png"], "--size needs a value after it"),
        (["shot", "--out"], "--out needs a value after it"),
        (["simulate", "--seed", "-3x"], "“-3x” will not do for --seed"),
        (["simulate", "--games", "-3"], "“-3” will not do for --games"),
        (["simulate", "-5"], "I do not know what to do with “-5”"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_wrong_with_the_arguments_is_what_is_told(
    argv: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in complaint(capsys, *argv)


def test_a_value_may_begin_with_a_hyphen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "--seats", "random,random", "--seed", "-3", "--json", "-")
    assert code == DONE and json.loads(out)["first_seed"] == -3
    path = scenario_file(tmp_path, "-odd.toml", GOOD)
    assert run(capsys, "check", "--", path)[0] == DONE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_expansions_and_variants_of_every_game(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(capsys, "simulate", "--help", "--lang", language)
    words = " ".join(out.split()).replace("- ", "-")
    for game in GAMES.names:
        for known in (GAMES.get(game).expansions, GAMES.get(game).variants):
            assert not known or f"{game}: {', '.join(known)}" in words


def test_no_english_of_the_parser_itself_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """Every complaint of the parser is known; the sentence for unknown ones is never needed here."""
    unknown = Catalog("en").t("cli-error-arguments", command="").split(";")[0]
    for argv in WRONG:
        assert unknown not in complaint(capsys, *argv)


def test_the_language_is_asked_for_before_or_after_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    before = complaint(capsys, "--lang", "pt", "simulate", "--games", "x")
    after = complaint(capsys, "simulate", "--games", "x", "--lang=pt")
    assert before == after
    assert "número inteiro" in before


def test_the_language_of_the_settings_wins_over_the_systems(capsys: pytest.CaptureFixture[str], own_home: Path) -> None:
    own_home.mkdir()
    (own_home / "settings.json").write_text('{"language": "es"}')
    assert "número entero" in complaint(capsys, "simulate", "--games", "x")
    assert "whole number" in complaint(capsys, "simulate", "--games", "x", "--lang", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_help_speaks_the_language_and_shows_examples_that_can_be_read(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *([command] if command else []), "--help", "--lang", language)
    assert (code, err) == (DONE, "")
    catalog = Catalog(language)
    assert out.startswith(catalog.t("cli-usage"))
    assert "cli-" not in out
    if language != "en":
        for english in ("usage:", "show this help", "options:", "positional"):
            assert english not in out
    examples = [line.split()[1:] for line in out.splitlines() if line.startswith("  abyss-game")]
    assert examples
    for words in examples:
        cli.build(catalog).parse_args([word for word in words if word not in (">", "report.json")])


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_version_everywhere(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, *([command] if command else []), "--version") == (DONE, f"abyss-game {VERSION}\n", "")


def test_the_version_is_that_of_the_package() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == VERSION


def test_every_command_line_text_is_used_and_in_three_languages() -> None:
    ids = {language: {i for i in Catalog(language).ids() if i.startswith("cli-")} for language in LANGUAGES}
    assert ids["pt"] == ids["es"] == ids["en"]
    source = "".join(path.read_text() for path in (ROOT / "abyss_game").glob("cli*.py"))
    made_up = ("cli-about-", "cli-source-", "cli-column-", "cli-doctor-")
    for text_id in ids["en"]:
        assert f'"{text_id}"' in source or text_id.startswith(made_up), f"{text_id} is not used"


# -- the window ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("argv", [[], ["play"], ["--lang", "en"]])
def test_without_a_screen_the_way_without_one_is_shown(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, *argv)
    assert "abyss-game simulate" in said


def test_the_headless_way_that_is_shown_works(capsys: pytest.CaptureFixture[str]) -> None:
    example = complaint(capsys).split("“")[1].split("”")[0].split()
    assert example[0] == "abyss-game"
    code, out, _ = run(capsys, *example[1:], "--games", "1")
    assert code == DONE and "heuristic" in out


def test_a_screen_is_found_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_play, "_opens", lambda: True)
    assert not cli_play.has_display(), "the dummy driver shows nothing"
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(sys, "platform", "linux")
    assert not cli_play.has_display()
    monkeypatch.setenv("DISPLAY", ":1")
    assert cli_play.has_display()
    monkeypatch.setattr(cli_play, "_opens", lambda: False)
    assert not cli_play.has_display()
    monkeypatch.setattr(cli_play, "_opens", lambda: True)
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setattr(sys, "platform", "win32")
    assert cli_play.has_display()


def test_a_screen_that_is_named_but_not_there_is_none() -> None:
    """SDL falls back to a window that nobody sees; the program does not."""
    environment = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    done = program(env={**environment, "DISPLAY": ":4711", "LANG": "en"})
    assert (done.returncode, done.stdout) == (UNUSABLE, "")
    assert len(done.stderr.splitlines()) == 1 and "abyss-game simulate" in done.stderr


# -- check -----------------------------------------------------------------------------------------------------


def scenario_file(folder: Path, name: str, text: str) -> str:
    """The path of a new file with ``text``."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_check_tells_of_every_file_and_returns_the_worst(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = scenario_file(tmp_path, "good.toml", GOOD)
    fails = scenario_file(tmp_path, "fails.toml", FAILS)
    code, out, err = run(capsys, "check", good)
    assert (code, out, err) == (DONE, f"{good}: ok\n", "")
    code, out, err = run(capsys, "check", fails, good)
    assert code == FAILED and err == ""
    first, second = out.splitlines()
    assert first.startswith(f"{fails}: failed: ")
    assert "LordRecruited lord=trader" in first, "what was expected"
    assert "lord=jailer" in first, "what was found"
    assert second == f"{good}: ok"
    code, out, err = run(capsys, "check", fails, str(tmp_path / "missing.toml"), good)
    assert code == UNUSABLE
    assert len(out.splitlines()) == 2 and len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game = [", "toml"),
        ('game = "abyss"\nseats = "two"\n', "field"),
        ('game = "chess"\nseats = 2\n', "game"),
        ('game = "abyss"\nseats = 9\n', "seats"),
        ('game = "abyss"\nseats = 2\n[position]\ncourt = ["nobody", "", "", "", "", ""]\n', "name"),
        (GOOD.replace("recruit jailer", "dance wildly"), "move"),
        (GOOD.replace('"crab-3", "squid-2", "jellyfish-1"]\n[expect]', '"whale-9"]\n[expect]'), "card"),
    ],
    ids=lambda value: value if len(value) < 9 else "",
)
def test_a_scenario_that_cannot_be_used_is_one_sentence(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = scenario_file(tmp_path, "odd.toml", text)
    code, out, err = run(capsys, "check", path)
    if told == "move":
        assert code == FAILED and "dance wildly" in out
    else:
        assert code == UNUSABLE and out == ""
        assert len(err.splitlines()) == 1 and err.startswith(path)


SAID = {
    ("points = [5, 5]\nover = true", "pt"): (
        "falhou: os pontos deveriam ser [5, 5], são [0, 0]; a partida deveria ter terminado"
    ),
    ("points = [5, 5]\nover = true", "es"): (
        "falló: los puntos deberían ser [5, 5], son [0, 0]; la partida debería haber terminado"
    ),
    (
        "points = [5, 5]\nover = true",
        "en",
    ): "failed: the points should be [5, 5], they are [0, 0]; the game should be over",
    ("illegal = { plot = 'not-now' }\nseat = 1", "pt"): (
        "falhou: “plot” deveria ser recusada com not-now, é recusada com plot-pearl; o lugar 1 deveria decidir, decide "
        "o lugar 0"
    ),
    (
        "position = { threat = 2, court = [true] }",
        "es",
    ): "falló: threat debería ser 2, es 1; court debería ser [true], es",
    ("events = ['GameEnded']", "en"): "failed: “GameEnded” should have happened; what happened: nothing",
}


@pytest.mark.parametrize(("expect", "language"), SAID)
def test_what_is_not_as_expected_is_told_in_the_players_language(
    expect: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head = 'game = "abyss"\nseats = 2\n[position]\nactive = 0\nareas = [{ pearls = 0 }]\n[expect]\n'
    path = scenario_file(tmp_path, "fails.toml", head + expect)
    code, out, err = run(capsys, "check", path, "--lang", language)
    assert (code, err) == (FAILED, "")
    assert out.startswith(f"{path}: {SAID[expect, language]}"), out


@pytest.mark.parametrize(
    ("moves", "language", "told"),
    [
        ("fly", "pt", "“fly” não é uma jogada – O jogo não conhece a jogada “fly”"),
        ("draw", "es", "«draw» no es una jugada – Después de «draw» se escribe 1 palabra, y no 0"),
        ("plot now", "en", "“plot now” is not a move – After “plot” there must be nothing, not 1"),
        ("council lobster", "pt", "“council lobster” não é uma jogada – “lobster” não serve nesse ponto"),
        (
            "council crab",
            "pt",
            "“council crab” não está entre as jogadas permitidas (explore), é recusada com stack-empty – A pilha de "
            "caranguejos do Conselho está vazia",
        ),
    ],
)
def test_a_move_that_cannot_be_made_is_told_with_its_reason(
    moves: str, language: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head = 'game = "abyss"\nseats = 2\n'
    position = (
        '[position]\nareas = [{ pearls = 0 }]\ncourt = ["jailer", "sage", "oracle", "trader", "keeper", "miller"]\n'
    )
    path = scenario_file(tmp_path, "moves.toml", f"{head}moves = ['{moves}']\n{position}")
    assert run(capsys, "check", path, "--lang", language) == (FAILED, f"{path}: {word(language)}: {told}\n", "")
    path = scenario_file(tmp_path, "rounds.toml", f"{head}{position}[[play]]\nmoves = ['{moves}']\n")
    code, out, _ = run(capsys, "check", path, "--lang", language)
    assert code == FAILED and out.endswith(f" 1: {told}\n")


def word(language: str) -> str:
    return {"pt": "falhou", "es": "falló", "en": "failed"}[language]


@pytest.mark.parametrize(
    ("text", "language", "told"),
    [
        ("game = [1\nmoves = []\n", "pt", "linha 2: Isto não é TOML, o formato dos arquivos de cenário."),
        (
            'game = "abyss"\nseats = "two"\n',
            "es",
            "línea 2: «seats» debe ser un número entero, y no un texto entre comillas.",
        ),
        ("seats = 2\n", "pt", "Falta o campo “game”."),
        ("seats = 2\n", "en", "The entry “game” is missing."),
        (
            'game = "abyss"\nseats = 2\n\n[position]\nthreat = 9\n',
            "pt",
            "linha 5: “threat” é 9; tem de estar entre 1 e 6.",
        ),
        (
            'game = "abyss"\nseats = 2\n[position]\nareas = [{ pearl = 1 }]\n',
            "es",
            "línea 4: No existe el campo «position.areas[0].pearl».",
        ),
        ('game = "abyss"\nseats = 2\n"\\u001b[2J" = 1\n', "en", 'line 3: There is no entry “"\\u001b[2J"”.'),
        ('game = "chess"\nseats = 2\n', "en", "There is no game “chess”; there are: abyss, conspiracy."),
        (
            'game = "conspiracy"\nseats = 2\n[position]\nstate = "keep"\n',
            "pt",
            "linha 4: “ChooseKept” não teria o que escolher nesta posição.",
        ),
    ],
)
def test_what_is_wrong_with_a_scenario_is_told_with_its_line(
    text: str, language: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = scenario_file(tmp_path, "odd.toml", text)
    code, out, err = run(capsys, "check", path, "--lang", language)
    assert (code, out) == (UNUSABLE, "")
    assert err.partition(": ")[2].partition(": ")[2] == f"{told}\n"


def test_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "picture.toml"
    binary.write_bytes(b"\x89PNG\xff\xfe\x00")
    for path in (str(tmp_path / "missing.toml"), str(tmp_path), str(binary)):
        code, out, err = run(capsys, "check", path)
        assert (code, out) == (UNUSABLE, "")
        assert len(err.splitlines()) == 1 and path in err


# -- doctor ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_tells_everything_and_never_fails(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "doctor", "--lang", language)
    assert code == DONE
    assert "cli-" not in out
    for word in (VERSION, "pygame-ce", "SDL", "msgspec", sys.version.split()[0], "home"):
        assert word in out


def test_doctor_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "doctor", "--json")
    assert code == DONE
    sections = {finding["section"] for finding in json.loads(out)}
    assert sections == {"versions", "folders", "languages", "art", "fonts", "screen", "sound"}


def test_doctor_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("ABYSS_GAME_HOME", str(blocked / "home"))
    monkeypatch.setattr("abyss_game.cli_doctor.assets_dir", lambda: tmp_path)
    code, out, _ = run(capsys, "doctor", "--json")
    assert code == DONE
    bad = {(finding["section"], finding["name"]) for finding in json.loads(out) if not finding["ok"]}
    assert {("folders", "settings"), ("folders", "saves"), ("folders", "logs"), ("art", "art")} <= bad


# -- the last resort -------------------------------------------------------------------------------------------


def test_an_error_of_the_program_leaves_a_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret mistake")

    monkeypatch.setattr("abyss_game.cli_simulate.play_all", broken)
    code, out, err = run(capsys, "simulate")
    assert (code, out) == (BROKEN, "")
    assert len(err.splitlines()) == 1
    (report,) = (own_home / "logs").iterdir()
    assert str(report) in err
    text = report.read_text()
    assert "a secret mistake" in text and "simulate" in text and VERSION in text


def test_an_error_whose_report_cannot_be_written_is_told_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret mistake")

    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("ABYSS_GAME_HOME", str(tmp_path / "file" / "home"))
    monkeypatch.setattr("abyss_game.cli_simulate.play_all", broken)
    code, _, err = run(capsys, "simulate")
    assert code == BROKEN
    assert len(err.splitlines()) == 1 and "a secret mistake" in err


# -- the real program ------------------------------------------------------------------------------------------


def program(*argv: str, **keywords: object) -> subprocess.CompletedProcess[str]:
    """Runs the program in a process of its own."""
    command = [sys.executable, "-m", "abyss_game", *argv]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False, **keywords)


def test_the_program_runs_by_its_module() -> None:
    done = program("simulate", "--players", "2", "--lang", "en")
    assert (done.returncode, done.stderr) == (DONE, "")
    assert "heuristic" in done.stdout
    assert program("simulate", "--games", "x").returncode == UNUSABLE


@pytest.mark.skipif(sys.platform == "win32", reason="a console sends Ctrl-C in another way there")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("seconds", [1.0, 4.0])
def test_ctrl_c_in_a_terminal_ends_all_processes_without_a_word_too_many(jobs: str, seconds: float) -> None:
    argv = [sys.executable, "-m", "abyss_game", "simulate", "--players", "3", "--games", "5000", "--jobs", jobs]
    running = subprocess.Popen(
        argv,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # a shell in the background has its children ignore Ctrl-C; here it must be heard
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    time.sleep(seconds)
    os.killpg(running.pid, signal.SIGINT)  # a terminal tells the whole group
    try:
        out, err = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    # On a busy machine a second may not be enough to learn to speak; then it leaves without a word.
    unborn = seconds < 2 and err == ""
    assert (running.returncode, out) == (INTERRUPTED, "") or (unborn and running.returncode == -signal.SIGINT)
    assert len(err.splitlines()) == 1 or unborn, err


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f'"{sys.executable}" -m abyss_game simulate --players 2 --games 2 --json - | head -c 20'
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith("{")


def test_commands_without_a_window_load_no_pygame() -> None:
    code = "import sys; from abyss_game import cli; cli.main(['simulate', '--seats', 'random,random']); "
    code += "sys.exit('pygame' in sys.modules)"
    environment = {**os.environ, "LANG": "C"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, timeout=120, check=False)
    assert done.returncode == 0
