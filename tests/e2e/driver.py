"""Drives the real program in a real window, as a person does: with mouse and keyboard, looking at the screen.

with Screen() as screen, Program(screen, home) as program:
    program.wait_scene("Title")
    program.click("new-game")
    program.drag("court:jailer", "place:me")
    program.key("Return")
    program.type("Zoé ç ñ")
    program.screenshot(path)
    program.click("quit"); program.wait_end()

Needs Xvfb, xdotool and ImageMagick. The program writes down what it shows (ABYSS_E2E, see `abyss_game/ui/probe.py`), so
that a test knows where things are; everything it does goes through the X server. A traceback on the error output, or a
report of the program about an error, fails the test at the next look.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]
TOOLS = ("Xvfb", "setxkbmap", "xdotool", "import")
WINDOW_CLASS = "abyss"
PATIENCE = 30.0
"""Longest wait for something that must happen, seconds; the machine may be busy with other things."""
STEPS = 16
"""Mouse motions of a drag."""

Told = dict[str, Any]


class NothingLikeIt(AssertionError):
    """What was waited for did not happen, or what was pointed at is not there."""


def missing_tools() -> list[str]:
    """The programs that must be installed and are not."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """An X server of its own, `size` pixels large, on a number that is free."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        self.size = size
        self.name = ""
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        read, write = os.pipe()
        width, height = self.size
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
        command.append("-noreset")
        self._server = subprocess.Popen(command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            # The server writes its number when it is ready for the first window.
            number = pipe.readline().strip()
        if not number:
            raise NothingLikeIt("the X server did not start")
        self.name = f":{number}"
        # A keyboard that has the letters of our languages, so that none must be put on a spare key for a moment.
        keyboard = ["setxkbmap", "-layout", "us", "-variant", "intl"]
        subprocess.run(keyboard, env={**os.environ, "DISPLAY": self.name}, check=True, capture_output=True)
        return self

    def __exit__(self, *_: object) -> None:
        if self._server is not None:
            _end(self._server)

    def environment(self) -> dict[str, str]:
        """The variables that bring a program to this screen."""
        return {"DISPLAY": self.name, "SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}


class Program:
    """The program in a window on `screen`, at home in the folder `home` (settings and saves go there).

    `command` starts it (by default this source tree), `folder` is where it is started from, `more` are further
    variables of its environment.
    """

    def __init__(
        self,
        screen: Screen,
        home: Path,
        command: Sequence[str] = (sys.executable, "-m", "abyss_game"),
        folder: Path = ROOT,
        more: Mapping[str, str] | None = None,
    ) -> None:
        self.screen = screen
        self.home = home
        self._command = list(command)
        self._folder = folder
        self._more = dict(more or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._errors = home / "stderr.txt"
        self._probe = home / "probe.json"

    # -- life --------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        self.home.mkdir(parents=True, exist_ok=True)
        self._probe.unlink(missing_ok=True)
        self.started = time.monotonic()
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                self._command, cwd=self._folder, env=self.environment(), stdout=errors, stderr=errors
            )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            _end(self._process)
        if kind is None:
            self.check()

    def environment(self) -> dict[str, str]:
        """A clean environment: nothing of the person who runs the tests gets in."""
        kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "TMPDIR") if name in os.environ}
        return {
            **kept,
            **self.screen.environment(),
            "HOME": str(self.home),
            "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_DATA_HOME": str(self.home / "data"),
            "XDG_STATE_HOME": str(self.home / "state"),
            "XDG_CACHE_HOME": str(self.home / "cache"),
            "LANG": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEO_X11_WMCLASS": WINDOW_CLASS,
            "ABYSS_E2E": str(self._probe),
            **self._more,
        }

    @property
    def pid(self) -> int:
        """The process of the program."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.poll() is None

    def check(self) -> None:
        """Raises NothingLikeIt when the program has written a traceback, or a report about an error."""
        text = self.errors()
        reports = [path.read_text(encoding="utf-8") for path in sorted((self.home / "state").rglob("report-*.txt"))]
        if "Traceback" in text or reports:
            raise NothingLikeIt("\n".join(["the program stumbled:", text, *reports]))

    def errors(self) -> str:
        """What it has written to its outputs."""
        return self._errors.read_text(encoding="utf-8", errors="replace")

    def wait_end(self, seconds: float = PATIENCE) -> int:
        """Waits until it has ended by itself and returns its exit code."""
        assert self._process is not None
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise NothingLikeIt(f"the program did not end within {seconds} s") from None

    def window(self) -> str:
        """The X id of its window."""
        found = self._x("search", "--sync", "--onlyvisible", "--class", WINDOW_CLASS)
        return found.split()[0]

    # -- looking -----------------------------------------------------------------------------------------

    def look(self) -> Told:
        """What the program last drew, as it tells it; empty before its first frame."""
        self.check()
        try:
            told: Told = json.loads(self._probe.read_bytes())
        except FileNotFoundError:
            return {}
        return told

    def wait(self, what: str, fits: Callable[[Told], bool], seconds: float = PATIENCE) -> Told:
        """Waits until what is shown `fits` and returns it; `what` says in words what is waited for."""
        end = time.monotonic() + seconds
        told = self.look()
        while not (told and fits(told)):
            if not self.running:
                self.check()
                raise NothingLikeIt(f"the program ended while waiting for {what}:\n{self.errors()}")
            if time.monotonic() > end:
                raise NothingLikeIt(f"no {what} within {seconds} s; shown was {_short(told)}")
            time.sleep(0.02)
            told = self.look()
        return told

    def wait_scene(self, *names: str, seconds: float = PATIENCE) -> Told:
        """Waits for one of the scenes `names`."""
        return self.wait(f"scene {' or '.join(names)}", lambda told: told["scene"] in names, seconds)

    def place(self, name: str) -> tuple[int, int]:
        """The middle of what is called `name` on the screen, in pixels."""
        told = self.wait(f"“{name}” on the screen", lambda told: name in told["rects"])
        x, y, width, height = told["rects"][name]
        return round(x + width / 2), round(y + height / 2)

    def screenshot(self, path: Path) -> Path:
        """What the screen shows, as a picture."""
        command = ["import", "-silent", "-window", "root", str(path)]
        subprocess.run(command, env=self.environment(), check=True, timeout=PATIENCE)
        return path

    # -- acting ------------------------------------------------------------------------------------------

    def move(self, name: str | tuple[int, int]) -> None:
        """Puts the pointer on what is called `name`, or on a point."""
        x, y = self._point(name)
        self._x("mousemove", str(x), str(y))

    def click(self, name: str | tuple[int, int], button: int = 1) -> None:
        """Clicks on what is called `name`, or on a point."""
        x, y = self._point(name)
        self._x("mousemove", str(x), str(y), "sleep", "0.03", "click", str(button))

    def drag(self, source: str | tuple[int, int], target: str | tuple[int, int], drop: bool = True) -> None:
        """Drags `source` to `target` in many small motions; without `drop` the button stays down."""
        (x0, y0), (x1, y1) = self._point(source), self._point(target)
        script = ["mousemove", str(x0), str(y0), "sleep", "0.05", "mousedown", "1"]
        for step in range(1, STEPS + 1):
            x, y = round(x0 + (x1 - x0) * step / STEPS), round(y0 + (y1 - y0) * step / STEPS)
            script += ["mousemove", str(x), str(y), "sleep", "0.016"]
        self._x(*script, *(("sleep", "0.05", "mouseup", "1") if drop else ()))

    def drag_on(self, points: Sequence[tuple[int, int]]) -> None:
        """Moves on through `points` with what is in the hand, sixty a second."""
        script = [word for x, y in points for word in ("mousemove", str(x), str(y), "sleep", "0.016")]
        self._x(*script)

    def release(self) -> None:
        """Lets go of what is in the hand."""
        self._x("mouseup", "1")

    def key(self, *chords: str) -> None:
        """Presses keys by their X names: "Return", "Tab", "Escape", "ctrl+z"."""
        for chord in chords:
            self._x("key", chord)
            time.sleep(0.03)

    def type(self, text: str) -> None:
        """Types `text`, whatever letters it has."""
        self._x("type", "--delay", "40", text)

    def _point(self, name: str | tuple[int, int]) -> tuple[int, int]:
        return self.place(name) if isinstance(name, str) else name

    def _x(self, *arguments: str) -> str:
        """One run of xdotool. It may wait for ever, so it never gets longer than PATIENCE."""
        self.check()
        try:
            done = subprocess.run(
                ["xdotool", *arguments],
                env=self.environment(),
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=True,
            )
        except (subprocess.TimeoutExpired, subprocess.CalledProcessError) as error:
            raise NothingLikeIt(f"xdotool {' '.join(arguments[:4])}…: {error}\n{self.errors()}") from None
        return done.stdout


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends `process`, kindly at first."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            process.wait()


def _short(told: Told) -> str:
    """What was shown, in words short enough for a message; of the places only the names."""
    return json.dumps({**told, "rects": sorted(told.get("rects", ()))}, ensure_ascii=False)[:1600]
