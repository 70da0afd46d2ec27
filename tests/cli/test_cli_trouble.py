"""The command line in an unkind world: files that are no scenarios, streams that are closed or full."""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from abyss_game import cli_common
from abyss_game.cli_common import DONE, UNUSABLE
from abyss_game.engine.scenario import BadScenario, parse
from abyss_game.i18n.catalog import LANGUAGES

from .test_cli import GOOD, complaint, own_home, program, run, scenario_file  # noqa: F401 (the fixture is in use)

ROOT = Path(__file__).parents[2]

posix = pytest.mark.skipif(sys.platform == "win32", reason="a shell of another kind")
full = pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no full device here")


# -- files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["moves = " + "[" * 50_000, "position = " + "{ a = " * 5_000])
def test_a_scenario_that_is_nested_too_deeply_cannot_be_read(text: str) -> None:
    with pytest.raises(BadScenario) as refused:
        parse(text)
    assert refused.value.code == "scenario-too-deep"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_without_an_end_is_not_read_to_its_end(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_common, "LARGEST", len(GOOD.encode()))
    path = scenario_file(tmp_path, "just-right.toml", GOOD)
    assert run(capsys, "check", path)[0] == DONE
    path = scenario_file(tmp_path, "too-large.toml", GOOD + "#")
    assert path in complaint(capsys, "check", path, "--lang", language)
    assert path in complaint(capsys, "shot", "--save", path, "--out", str(tmp_path / "x.png"), "--lang", language)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "marked.toml"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert run(capsys, "check", str(path))[0] == DONE


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expansion_that_is_named_twice_is_refused(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(capsys, "simulate", "--expansions", "kraken,kraken", "--lang", language)
    assert "kraken" in said
    twice = scenario_file(tmp_path, "twice.toml", 'game = "abyss"\nseats = 2\nexpansions = ["kraken", "kraken"]\n')
    assert said in complaint(capsys, "check", twice, "--lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("move", "told"), [("fly", "fly"), ("council crab", "stack-empty")])
def test_a_picture_of_a_scenario_whose_moves_cannot_be_played(
    move: str, told: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = scenario_file(tmp_path, "moves.toml", f'game = "abyss"\nseats = 2\nmoves = ["{move}"]\n')
    out = tmp_path / "x.png"
    assert told in complaint(capsys, "shot", "--scenario", path, "--out", str(out), "--lang", language)
    assert not out.exists()


def test_a_picture_is_a_png_whatever_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "picture.txt"
    assert run(capsys, "shot", "--scene", "cover", "--size", "640x360", "--out", str(out))[0] == DONE
    assert out.read_bytes().startswith(b"\x89PNG\r\n")


# -- places that are no files ----------------------------------------------------------------------------------


@posix
def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    cli_common.write_bytes(str(pipe), b"all of it")
    reader.join(30)
    assert read == [b"all of it"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@posix
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    target, link = tmp_path / "there" / "file", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    cli_common.write_bytes(str(link), b"new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "link", "there"]


@posix
def test_other_programs_may_read_what_is_written(tmp_path: Path) -> None:
    """A new file has the rights that the user gives to new files; an old one keeps its own."""
    new, old = tmp_path / "new.json", tmp_path / "old.json"
    old.write_text("old")
    old.chmod(0o600)
    before = os.umask(0o022)
    try:
        cli_common.write_bytes(str(new), b"new")
        cli_common.write_bytes(str(old), b"new")
    finally:
        os.umask(before)
    assert [stat.S_IMODE(path.stat().st_mode) for path in (new, old)] == [0o644, 0o600]
    long = tmp_path / ("n" * 250)
    cli_common.write_bytes(str(long), b"new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new.json", long.name, "old.json"]


# -- streams ---------------------------------------------------------------------------------------------------


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """Runs the program with ``line`` behind it in a shell."""
    command = f'"{sys.executable}" -m abyss_game {line}'
    return subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


@posix
@pytest.mark.parametrize("command", ["simulate", "simulate --json", "doctor", "--help", "--version"])
def test_a_closed_output_is_no_error(command: str) -> None:
    done = shell(f"{command} >&-")
    assert (done.returncode, done.stderr) == (DONE, "")


@posix
def test_a_closed_error_output_is_no_error() -> None:
    assert shell("frob 2>&-").returncode == UNUSABLE
    assert shell("frob >&- 2>&-").returncode == UNUSABLE


@posix
def test_a_closed_input_is_an_empty_one() -> None:
    closed, empty = shell("check - <&-"), shell("check - </dev/null")
    assert (closed.returncode, closed.stdout, closed.stderr) == (UNUSABLE, "", empty.stderr)
    assert len(closed.stderr.splitlines()) == 1


@full
@pytest.mark.parametrize(
    "command", ["simulate", "simulate --json", "doctor", "--help", "--version", "--lang pt --help"]
)
def test_a_full_disk_is_one_sentence(command: str) -> None:
    done = shell(f"{command} >/dev/full")
    assert done.returncode == UNUSABLE
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr and "report" not in done.stderr


@full
def test_a_full_device_in_the_place_of_a_file_is_one_sentence() -> None:
    done = program("simulate", "--json", "/dev/full")
    assert done.returncode == UNUSABLE
    assert len(done.stderr.splitlines()) == 1
    assert Path("/dev/full").is_char_device()
