"""``abyss-game shot``: what it accepts, what it refuses, and a picture that is really painted."""

import struct
from pathlib import Path
from typing import Any

import pytest

from abyss_game import app_shot as shot
from abyss_game import cli, cli_shot
from abyss_game.cli_common import DONE, UNUSABLE
from abyss_game.cli_shot import ShotJob

from .test_cli import GOOD, own_home, run, scenario_file  # noqa: F401 (a fixture that is used by being here)


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[ShotJob]:
    """The jobs that the painter is given; nothing is painted."""
    given: list[ShotJob] = []
    monkeypatch.setattr(shot, "render", given.append)
    return given


def test_every_argument_reaches_the_painter(
    tmp_path: Path, jobs: list[ShotJob], capsys: pytest.CaptureFixture[str]
) -> None:
    position = scenario_file(tmp_path, "position.toml", GOOD)
    out = tmp_path / "picture.png"
    argv = ["shot", "--scene", "table", "--scenario", position, "--seat", "1", "--size", "1920x1080"]
    code, said, _ = run(capsys, *argv, "--text-scale", "120", "--lang", "pt", "--out", str(out))
    assert code == DONE and str(out) in said
    assert jobs == [ShotJob("table", out, Path(position), None, 1, "pt", 1920, 1080, 120)]


def test_the_defaults(tmp_path: Path, jobs: list[ShotJob], capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "picture.png"
    assert run(capsys, "shot", "--scene", "title", "--out", str(out))[0] == DONE
    assert jobs == [ShotJob("title", out)]


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
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(job: ShotJob) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(shot, "render", full)
    code, _, err = run(capsys, "shot", "--out", str(tmp_path / "picture.png"))
    assert code == UNUSABLE
    assert len(err.splitlines()) == 1 and "picture.png" in err


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
