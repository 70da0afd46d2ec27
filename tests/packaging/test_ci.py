"""`.ci/run` makes its environment anew and ends with 0 only when every check is right."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell script")

TOOLS = ("Xvfb", "setxkbmap", "xdotool", "import", "objdump")
SAYS = '#!/bin/sh\necho "$(basename "$0") $*" >> "{log}"\n'
PYTHON3 = (
    SAYS
    + """
mkdir -p .venv/bin
for tool in python ruff mypy abyss-game; do cp "{stand_in}" .venv/bin/$tool; done
"""
)


def run(folder: Path, fails: str = "") -> tuple[int, list[str], str]:
    """Runs a copy of the script in `folder`, with stand-ins for all programs; the one called `fails` fails. Returns the
    exit code, what was called, and what was said."""
    (folder / ".ci").mkdir(parents=True)
    shutil.copy(ROOT / ".ci" / "run", folder / ".ci" / "run")
    (folder / "README.md").write_text("    true -m pytest -n auto\n")
    old = folder / ".venv" / "bin"
    old.mkdir(parents=True)
    for name in ("python", "python3"):  # a broken environment that somebody has left behind, and stands in
        (old / name).write_text("#!/bin/sh\nexit 70\n")
        (old / name).chmod(0o755)
    log, tools = folder / "log", folder / "tools"
    tools.mkdir()
    stand_in = tools / "stand-in"
    stand_in.write_text(SAYS.format(log=log) + f'[ "$(basename "$0")" != "{fails}" ]\n')
    for name in TOOLS:
        shutil.copy(stand_in, tools / name)
    (tools / "python3").write_text(PYTHON3.format(log=log, stand_in=stand_in))
    for path in tools.iterdir():
        path.chmod(0o755)
    path = os.pathsep.join([str(old), str(tools), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(old.parent)}
    done = subprocess.run(
        ["bash", ".ci/run"], cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, log.read_text().splitlines() if log.exists() else [], done.stdout + done.stderr


def test_the_environment_is_made_anew_whatever_was_there(tmp_path: Path) -> None:
    code, called, said = run(tmp_path / "clone")
    assert code == 0, said
    assert called[0] == "python3 -m venv .venv"
    assert "python -m pip install --quiet --disable-pip-version-check -e .[test,dev]" in called
    assert [line for line in called if line[0] in "rm"] == ["ruff check .", "ruff format --check .", "mypy "]
    assert said.endswith("all is well\n")


@pytest.mark.parametrize("fails", ["ruff", "mypy", "abyss-game"])
def test_one_check_that_fails_is_told_and_the_others_still_run(fails: str, tmp_path: Path) -> None:
    code, called, said = run(tmp_path / "clone", fails)
    assert code == 1
    assert f"failed:\n  {fails}" in said
    assert called[-1].startswith("abyss-game simulate")
