"""Saves the running match after every decision, without making a frame late.

autosave = Autosave(bus, store, match, store.new_key("abyss"), version="0.1.0", table=lambda: TableRules(...))
match.begin()
...
autosave.poll()          # on the main thread: publishes what the disk has answered
autosave.close()         # waits for the last write

The match is encoded where it is played (a fraction of a millisecond); the disk is waited for in a thread that lives
only as long as there is something to write. When decisions follow faster than the disk, only the newest is written.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from datetime import datetime

import msgspec

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import DecisionOpened, Match, MatchFinished
from abyss_game.storage.save_format import SaveProblem, TableRules, capture, now
from abyss_game.storage.saves import Store


class SaveFailed(msgspec.Struct, frozen=True):
    """The running match could not be stored; `code` and `numbers` as in SaveProblem. Told once for each cause."""

    code: str
    numbers: dict[str, int | str]


def _no_wake() -> None:
    return None


class Autosave:
    """Keeps `match` stored under `key` in `store` while it is played on `bus`.

    `table` tells the table's own rules at the moment of saving, `version` is the program's, `begun` when the match
    began (now for a new one). `wake` is called from the writing thread when there is something to `poll()`. Make it
    before `match.begin()`.
    """

    def __init__(
        self,
        bus: Bus,
        store: Store,
        match: Match,
        key: str,
        version: str,
        table: Callable[[], TableRules] = TableRules,
        begun: datetime | None = None,
        wake: Callable[[], None] = _no_wake,
    ) -> None:
        self.key = key
        self._bus = bus
        self._store = store
        self._match = match
        self._table = table
        self._version = version
        self._begun = begun or now()
        self._writer = _Writer(wake)
        self._told: set[str] = set()
        self._handles = [bus.subscribe(DecisionOpened, self._on_decision), bus.subscribe(MatchFinished, self._on_end)]

    def _on_decision(self, _: DecisionOpened) -> None:
        self.save()

    def _on_end(self, _: MatchFinished) -> None:
        self.save()

    def save(self) -> None:
        """Stores the match as it is now."""
        saved = capture(self._match, self._table(), self._version, self._begun)
        store = self._store.finish if saved.over else self._store.write
        self._writer.put(lambda: store(self.key, saved))
        self.poll()

    def poll(self) -> None:
        """Publishes SaveFailed for what the disk refused since the last call; main thread only."""
        for problem in self._writer.problems():
            if problem.code not in self._told:
                self._told.add(problem.code)
                self._bus.publish(SaveFailed(problem.code, problem.numbers))

    def close(self) -> None:
        """Waits until everything is stored and ends the subscriptions; a second call does no harm."""
        self._writer.wait()
        self.poll()
        for handle in self._handles:
            handle.close()


class _Writer:
    """Runs the newest job that was put, one at a time, in a thread that ends when there is none."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._lock = threading.Lock()
        self._next: Callable[[], None] | None = None
        self._thread: threading.Thread | None = None
        self._problems: deque[SaveProblem] = deque()

    def put(self, job: Callable[[], None]) -> None:
        """Has `job` done soon; it takes the place of one that has not been begun."""
        with self._lock:
            self._next = job
            if self._thread is None:
                # Not a daemon: should the program end by an error, the last decision is still written.
                self._thread = threading.Thread(target=self._run, name="autosave")
                self._thread.start()

    def _run(self) -> None:
        while True:
            with self._lock:
                job, self._next = self._next, None
                if job is None:
                    self._thread = None
                    return
            try:
                job()
            except SaveProblem as problem:
                self._problems.append(problem)
                self._wake()

    def problems(self) -> list[SaveProblem]:
        """What went wrong since the last call."""
        found = []
        while self._problems:
            found.append(self._problems.popleft())
        return found

    def wait(self) -> None:
        """Until nothing is left to do."""
        while (thread := self._thread) is not None:
            thread.join()
