"""Builds the program as a folder, takes the folder away alone, and uses it as a stranger would.

    python -m tests.packaging.check_build                builds into a temporary folder and checks
    python -m tests.packaging.check_build FOLDER         checks a folder that was built before

It runs from another working directory, with an empty home and nothing of the source tree in reach: the version, a game
between computers, the check of the installation, a window, a match, the same match again after the program was killed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.e2e.driver import ROOT, Program, Screen
from tests.e2e.homes import make_home

NAME = "abyss-game"
LARGEST = 120
"""The folder must stay below this size, MB."""

Tell = Callable[[str], None]


def build(target: Path) -> Path:
    """Builds into `target` and returns the folder of the program. Raises AssertionError with PyInstaller's words."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(target / "dist"), "--workpath", str(target / "build"), "build.spec"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"the build failed:\n{done.stdout}\n{done.stderr}")
    return target / "dist" / NAME


def size(folder: Path) -> float:
    """Megabytes in `folder`, counting linked files once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def command_line(program: Path, folder: Path, *arguments: str) -> str:
    """Runs the built program in `folder` with an empty home and returns what it prints."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [str(program), *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, f"{arguments} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def check(built: Path, folder: Path, tell: Tell) -> None:
    """Uses a copy of the folder `built`, in the empty `folder`. Raises AssertionError for what does not work."""
    tell(f"size: {size(built):.0f} MB")
    assert size(built) < LARGEST
    alone = folder / "Program files ç" / NAME
    shutil.copytree(built, alone, symlinks=True)
    program = alone / (NAME + (".exe" if os.name == "nt" else ""))
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()

    check_command_line(program, elsewhere, tell)
    check_window(program, elsewhere, tell)


def check_command_line(program: Path, folder: Path, tell: Tell) -> None:
    """A game between computers, in this process and in two children."""
    result = folder / "games.json"
    tell(command_line(program, folder, "simulate", "--players", "2", "--games", "2", "--json", str(result)).strip())
    games = json.loads(result.read_bytes())["games"]
    assert len(games) == 2 and all(len(game["seats"]) == 2 for game in games)
    spread = folder / "spread.json"
    command_line(program, folder, "simulate", "--players", "2", "--games", "2", "--jobs", "2", "--json", str(spread))
    assert json.loads(spread.read_bytes())["games"] == games, "children play the same games"
    # Screen and sound are those of the machine that tests; everything before belongs to the folder.
    told = command_line(program, folder, "doctor").partition("\nScreen")[0]
    assert [line for line in told.splitlines() if line.startswith(" !")] == []


def check_window(program: Path, folder: Path, tell: Tell) -> None:
    """The window opens, a match begins, the program is killed, Continue goes on at the same decision."""
    # With quick settings written down: what is compared below must not be answered by the table itself (`auto_single`).
    home = make_home(folder / "folder of Zoë")
    with Screen() as screen:
        with Program(screen, home, [str(program)], folder) as window:
            window.wait_scene("Title")
            tell(f"first screen after {time.monotonic() - window.started:.1f} s")
            assert window.window()
            window.click("new-game")
            window.wait_scene("NewGame")
            window.click("begin")
            before = window.wait("decision of the player", lambda told: bool(told.get("mine")) and not told["busy"])
            # A match that begins is stored in another thread; whatever the computers do after that follows from it.
            window.wait("stored match", lambda _: any((home / "data").rglob("abyss-*.json")))
            os.kill(window.pid, 9)
        with Program(screen, home, [str(program)], folder) as window:
            window.wait_scene("Title")
            window.click("continue")
            after = window.wait("decision of the player", lambda told: bool(told.get("mine")) and not told["busy"])
            assert [after[name] for name in ("decision", "seat", "moves")] == [
                before[name] for name in ("decision", "seat", "moves")
            ]
    tell(f"continued at {after['decision']} with {len(after['moves'])} moves")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Build the program and use it as a stranger would.")
    parser.add_argument("built", nargs="?", type=Path, help="a folder that was built before")
    built: Path | None = parser.parse_args().built
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        check((built or build(folder)).resolve(), folder, print)
    print("the folder works alone")


if __name__ == "__main__":
    main()
