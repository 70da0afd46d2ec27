"""How the real program feels: time to the first picture, frames while a card is dragged, what it costs to wait.

    python -m tests.bench.bench_window
    python -m pytest -m bench tests/bench/bench_window.py -s

Measured from outside, on an X server of its own without a graphics card: a frame counts when the program tells that it
has drawn it. Figures of a busy machine are worth little.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from abyss_game.storage.settings import Settings
from tests.e2e.driver import Program, Screen, missing_tools
from tests.e2e.player import asked

STARTS = 3
DRAG = 3.0
IDLE = 5.0
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Figures(msgspec.Struct, frozen=True):
    """Seconds from the start to the first picture, milliseconds between two frames of a drag (half, 95 and 99 of a
    hundred are shorter), and shares of a core, in per cent, while the title and the table wait; MB in memory."""

    first_picture: float
    frame_50: float
    frame_95: float
    frame_99: float
    idle_title: float
    idle_table: float
    memory: float


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def idle_share(program: Program, seconds: float = IDLE) -> float:
    """Per cent of a core that the program takes while nobody does anything."""
    time.sleep(1.5)
    before, start = cpu(program.pid), time.monotonic()
    time.sleep(seconds)
    return 100 * (cpu(program.pid) - before) / (time.monotonic() - start)


def resident(program: Program) -> float:
    """Megabytes of memory in use."""
    for line in Path(f"/proc/{program.pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1000
    raise AssertionError("the process tells nothing of its memory")


def drag_frames(program: Program, seconds: float = DRAG) -> list[float]:
    """Milliseconds between the frames drawn while a card is carried to and fro."""
    told = asked(program)
    source = next(source for source, _ in told["sources"].values() if source in told["rects"])
    probe = Path(program.environment()["ABYSS_E2E"])
    done = threading.Event()
    seen: list[int] = []

    def watch() -> None:
        while not done.is_set():
            stamp = probe.stat().st_mtime_ns
            if not seen or stamp != seen[-1]:
                seen.append(stamp)
            time.sleep(0.001)

    program.drag(source, (640, 600), drop=False)
    watcher = threading.Thread(target=watch)
    watcher.start()
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        program.drag_on([(300 + 680 * step // 60, 300 + 200 * step // 60) for step in range(60)])
    done.set()
    watcher.join()
    program.release()
    return [(after - before) / 1e6 for before, after in pairwise(seen)]


def first_picture(screen: Screen, home: Path) -> float:
    """Seconds from the start of the process to the title."""
    with Program(screen, home) as program:
        program.wait_scene("Title")
        return time.monotonic() - program.started


def measure(tell: Callable[[str], None]) -> Figures:
    """Starts the program some times, plays to the first decision, and measures."""
    with tempfile.TemporaryDirectory() as name, Screen() as screen:
        home = Path(name)
        starts = [first_picture(screen, home) for _ in range(STARTS)]
        folder = home / "config" / "abyss-game"
        folder.mkdir(parents=True, exist_ok=True)
        quick = Settings(computer_pace="instant", auto_single=False)
        (folder / "settings.json").write_bytes(msgspec.json.encode(quick))
        with Program(screen, home) as program:
            program.wait_scene("Title")
            title = idle_share(program)
            program.key("Return")
            program.wait_scene("NewGame")
            program.click("begin")
            asked(program)
            table = idle_share(program)
            frames = sorted(drag_frames(program))
            memory = resident(program)
    figures = Figures(
        first_picture=statistics.median(starts),
        frame_50=frames[len(frames) // 2],
        frame_95=frames[len(frames) * 95 // 100],
        frame_99=frames[len(frames) * 99 // 100],
        idle_title=title,
        idle_table=table,
        memory=memory,
    )
    tell(f"first picture after      {figures.first_picture:6.2f} s")
    tell(f"between frames of a drag {figures.frame_50:6.1f} ms")
    tell(f"  95 % are shorter than  {figures.frame_95:6.1f} ms, 99 % than {figures.frame_99:.1f} ms")
    tell(f"waiting takes            {title:6.1f} % of a core at the title, {table:.1f} % at the table")
    tell(f"memory                   {memory:6.0f} MB")
    return figures


@pytest.mark.bench
def test_window_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert missing_tools() == []
    with capsys.disabled():
        print()
        figures = measure(print)
    assert figures.first_picture < 3, "the first usable screen comes within three seconds"
    assert figures.idle_title < 3 and figures.idle_table < 3, "waiting costs almost nothing"


if __name__ == "__main__":
    measure(print)
