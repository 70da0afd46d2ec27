"""``abyss-game shot``: what it accepts, what it refuses, and a picture that is really painted."""

import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from abyss_game import app_shot as shot
from abyss_game import cli, cli_shot
from abyss_game.cli_common import DONE, UNUSABLE
from abyss_game.cli_shot import ShotJob
from abyss_game.i18n.catalog import LANGUAGES

from .test_cli import GOOD, ROOT, own_home, run, scenario_file  # noqa: F401 (a fixture that is used by being here)
from .test_cli_trouble import posix


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[ShotJob]:
    """The jobs that the painter is given; nothing is painted."""
    given: list[ShotJob] = []

    def painted(job: ShotJob) -> bytes:
        given.append(job)
        return b"a picture"

    monkeypatch.setattr(shot, "render", painted)
    return given


def test_every_argument_reaches_the_painter(
    tmp_path: Path, jobs: list[ShotJob], capsys: pytest.CaptureFixture[str]
) -> None:
    position = scenario_file(tmp_path, "position.toml", GOOD)
    out = tmp_path / "picture.png"
    argv = ["shot", "--scene", "table", "--scenario", position, "--seat", "1", "--size", "1920x1080"]
    code, said, _ = run(capsys, *argv, "--text-scale", "120", "--lang", "pt", "--out", str(out))
    assert code == DONE and str(out) in said
    assert jobs == [ShotJob("table", GOOD, b"", 1, "pt", 1920, 1080, 120)]
    assert out.read_bytes() == b"a picture"


def test_the_defaults(tmp_path: Path, jobs: list[ShotJob], capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "picture.png"
    assert run(capsys, "shot", "--scene", "title", "--out", str(out))[0] == DONE
    assert jobs == [ShotJob("title")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"--scene": "kitchen"},
        {"--seat": "2"},
        {"--scenario": "missing.toml"},
        {"--scenario": "."},
        {"--scenario": "broken.toml"},
        {"--scenario": "nonsense.toml"},
        {"--save": "missing.json"},
        {"--save": "broken.toml"},
        {"--save": "position.toml"},
        {"--out": "."},
        {"--out": "no-such-folder/picture.png"},
    ],
    ids=lambda wrong: " ".join(*wrong.items()),
)
def test_what_cannot_be_painted_is_one_sentence(
    wrong: dict[str, str],
    tmp_path: Path,
    jobs: list[ShotJob],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scenario_file(tmp_path, "position.toml", GOOD)
    scenario_file(tmp_path, "broken.toml", "game = [")
    scenario_file(tmp_path, "nonsense.toml", GOOD.replace("oracle", "plumber"))
    monkeypatch.chdir(tmp_path)
    arguments: dict[str, Any] = {"--scene": "table", "--out": "picture.png", **wrong}
    if "--save" not in wrong:
        arguments.setdefault("--scenario", "position.toml")
    code, out, err = run(capsys, "shot", *(word for pair in arguments.items() for word in pair))
    assert (code, out, jobs) == (UNUSABLE, "", [])
    (line,) = err.splitlines()
    assert not line.startswith(("cli-", "error-"))


def test_an_unfinished_picture_is_told(
    tmp_path: Path, jobs: list[ShotJob], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("abyss_game.cli_common.write_atomically", full)
    code, _, err = run(capsys, "shot", "--out", str(tmp_path / "picture.png"))
    assert code == UNUSABLE
    assert len(err.splitlines()) == 1 and "picture.png" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_scene(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "shot", "--help", "--lang", language)
    assert ", ".join(shot.SCENES) in " ".join(out.split())


@posix
def test_a_picture_may_go_to_the_output_and_its_scenario_come_from_the_input(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "abyss_game", "shot", "--scenario", "-", "--size", "640x360", "--out", "-"]
    done = subprocess.run(command, cwd=ROOT, input=GOOD.encode(), capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (DONE, b"")
    assert done.stdout[:8] == b"\x89PNG\r\n\x1a\n" and done.stdout.endswith(b"IEND\xaeB`\x82")
    assert not (ROOT / "-").exists()


def test_sizes() -> None:
    assert cli_shot.size("1280x720") == (1280, 720)
    assert cli_shot.size("1920X1080") == (1920, 1080)
    for text in ("1280", "1280x", "x720", "-1280x720", "99999x720", "639x360", "1280x720x3"):
        with pytest.raises(cli.Unusable):
            cli_shot.size(text)


def test_a_picture_is_painted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "title.png"
    assert run(capsys, "shot", "--scene", "title", "--size", "800x450", "--out", str(out))[0] == DONE
    data = out.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (800, 450)
