"""The player's saved matches: one file each, in one folder; finished ones in a folder of their own.

store = Store()                                # the platform's folder of saved games
key = store.new_key("abyss")
store.write(key, capture(match, table, version))
store.continue_info("abyss")                   # the newest running match of a title, or None
saved = store.load(key)                        # SaveProblem: code, numbers, and whether a backup is there

Writing is atomic and keeps the file before it as `.bak`. A file that cannot be read is set aside as `.damaged`, never
deleted, and told once (`take_problems`). A file of a newer program waits as `.newer` until the program has caught up.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
from pathlib import Path

from abyss_game.storage import paths
from abyss_game.storage.files import write_atomically
from abyss_game.storage.save_format import (
    LARGEST,
    SavedMatch,
    SaveProblem,
    Summary,
    decode,
    encode,
    now,
    summary,
)

FINISHED_KEPT = 100
"""So many finished matches are kept; the oldest makes room."""
_FILE, _BACKUP, _DAMAGED, _NEWER = ".json", ".json.bak", ".damaged", ".newer"
_KEY = re.compile(r"[a-z0-9][a-z0-9-]{0,99}")


class Store:
    """Saved matches in `folder` (by default the platform's); nothing is created before the first write."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else paths.data_dir() / "saves"
        self._problems: list[SaveProblem] = []
        self._told: set[str] = set()
        self._welcome_back()

    # -- looking -----------------------------------------------------------------------------------------

    def continue_info(self, game: str) -> Summary | None:
        """The running match of `game` that was saved last; None when there is none."""
        return next(iter(self.running(game)), None)

    def running(self, game: str | None = None) -> list[Summary]:
        """The matches that are not over, of `game` or of all, the newest first."""
        return self._list(self.folder, game)

    def finished(self, game: str | None = None) -> list[Summary]:
        """The finished matches, the newest first."""
        return self._list(self.folder / "finished", game)

    def take_problems(self) -> list[SaveProblem]:
        """What was found damaged since the last call; each is told once."""
        found, self._problems = self._problems, []
        return found

    def load(self, key: str) -> SavedMatch:
        """The match `key`, running or finished.

        Raises SaveProblem. A damaged file is set aside first; `backup` then tells that `load_backup` has something.
        """
        for folder in (self.folder, self.folder / "finished"):
            path = self._path(folder, key, _FILE)
            if path.exists():
                return self._read(path)
        if self.has_backup(key):
            return self.load_backup(key)
        raise SaveProblem("save-missing", file=key)

    def load_backup(self, key: str) -> SavedMatch:
        """The match `key` as it was one decision earlier. Raises SaveProblem."""
        return self._read(self._path(self.folder, key, _BACKUP))

    def has_backup(self, key: str) -> bool:
        """Whether the copy one decision earlier is there."""
        return self._path(self.folder, key, _BACKUP).exists()

    def set_aside(self, key: str) -> None:
        """Keeps the damaged file of the running match `key` under another name, so that its backup stands in for it and
        no later write puts it in the place of that backup."""
        path = self._path(self.folder, key, _FILE)
        if path.exists():
            _set_aside(path, _DAMAGED)

    # -- writing -----------------------------------------------------------------------------------------

    def new_key(self, game: str) -> str:
        """A name for a new match of `game` that no other has."""
        stem = f"{game}-{now():%Y%m%d-%H%M%S}"
        number, key = 1, stem
        while any(self._path(folder, key, end).exists() for folder in self._folders for end in (_FILE, _BACKUP)):
            number += 1
            key = f"{stem}-{number}"
        return key

    def write(self, key: str, saved: SavedMatch) -> None:
        """Stores a running match; the file before it becomes the backup. Raises SaveProblem; what was stored before is
        unharmed then."""
        path = self._path(self.folder, key, _FILE)
        try:
            _keep_as(path, self._path(self.folder, key, _BACKUP))
            write_atomically(path, encode(saved))
        except OSError as error:
            raise _not_written(error, self.folder) from error

    def finish(self, key: str, saved: SavedMatch) -> None:
        """Stores a finished match; Continue no longer offers it. Raises SaveProblem."""
        folder = self.folder / "finished"
        try:
            write_atomically(self._path(folder, key, _FILE), encode(saved))
            self._remove(self.folder, key)
        except OSError as error:
            raise _not_written(error, folder) from error
        for old in self.finished()[FINISHED_KEPT:]:
            with contextlib.suppress(OSError):
                self._remove(folder, old.key)

    def delete(self, key: str) -> None:
        """Removes the match `key` with its backup; nothing happens when it is gone already. Raises SaveProblem."""
        try:
            for folder in self._folders:
                self._remove(folder, key)
        except OSError as error:
            raise _not_written(error, self.folder) from error

    # -- files -------------------------------------------------------------------------------------------

    @property
    def _folders(self) -> tuple[Path, Path]:
        return self.folder, self.folder / "finished"

    def _path(self, folder: Path, key: str, end: str) -> Path:
        if not _KEY.fullmatch(key):
            raise SaveProblem("save-missing", file=key)
        return folder / f"{key}{end}"

    def _remove(self, folder: Path, key: str) -> None:
        for end in (_FILE, _BACKUP):
            self._path(folder, key, end).unlink(missing_ok=True)

    def _list(self, folder: Path, game: str | None) -> list[Summary]:
        entries = []
        for key in _keys(folder):
            entry = self._look(folder, key)
            if entry is not None and (game is None or entry.game == game):
                entries.append(entry)
        return sorted(entries, key=lambda entry: (entry.saved, entry.key), reverse=True)

    def _look(self, folder: Path, key: str) -> Summary | None:
        """The line of `key`, from its backup when the file itself cannot be read."""
        for end in (_FILE, _BACKUP):
            path = self._path(folder, key, end)
            if path.exists():
                try:
                    return summary(key, self._read(path), backup=end == _BACKUP)
                except SaveProblem as problem:
                    # A file that cannot even be renamed stays where it is; it is told once all the same.
                    moved = problem.numbers.get("kept") not in (None, path.name)
                    if moved or path.name not in self._told:
                        self._told.add(path.name)
                        self._problems.append(problem)
        return None

    def _read(self, path: Path) -> SavedMatch:
        backup = path.name.endswith(_FILE) and path.with_name(path.name + ".bak").exists()
        try:
            size = path.stat().st_size
            data = path.read_bytes() if size <= LARGEST else b""
        except OSError as error:
            raise SaveProblem("save-unreadable", backup, file=path.name, reason=_reason(error)) from error
        try:
            return decode(data)
        except SaveProblem as problem:
            kept = _set_aside(path, _NEWER if problem.code == "save-newer" else _DAMAGED)
            raise SaveProblem(problem.code, backup, file=path.name, kept=kept, **problem.numbers) from None

    def _welcome_back(self) -> None:
        """Files that an older program could not read yet, when this one can."""
        for folder in self._folders:
            for path in sorted(folder.glob(f"*{_NEWER}")) if folder.is_dir() else ():
                original = path.with_name(path.name.partition(_NEWER)[0])
                with contextlib.suppress(OSError, SaveProblem):
                    decode(path.read_bytes())
                    if not original.exists():
                        path.rename(original)


def _keys(folder: Path) -> list[str]:
    """The names of the matches in `folder`."""
    try:
        names = [path.name for path in folder.iterdir()]
    except OSError:
        return []
    stems = {name.removesuffix(".bak").removesuffix(_FILE) for name in names if name.endswith((_FILE, _BACKUP))}
    return sorted(stem for stem in stems if _KEY.fullmatch(stem))


def _keep_as(path: Path, backup: Path) -> None:
    """`backup` becomes what `path` is now, unless that has been damaged; at every moment one of the two is whole."""
    try:
        decode(path.read_bytes())
    except (FileNotFoundError, SaveProblem):
        return
    if backup.exists() and backup.samefile(path):
        # The last write failed after this step; renaming a file to itself would leave the second name behind.
        return
    fresh = backup.with_name(backup.name + ".new")
    fresh.unlink(missing_ok=True)
    try:
        os.link(path, fresh)
    except OSError:  # a file system without links
        shutil.copyfile(path, fresh)
    os.replace(fresh, backup)


def _set_aside(path: Path, end: str) -> str:
    """Gives `path` a name that no list reads, and returns it; its own name when the folder cannot be changed."""
    kept = path.with_name(path.name + end)
    number = 1
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.name}{end}-{number}")
    try:
        path.rename(kept)
    except OSError:
        return path.name
    return kept.name


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _not_written(error: OSError, folder: Path) -> SaveProblem:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        code = "save-disk-full"
    elif error.errno in (errno.EACCES, errno.EROFS, errno.EPERM):
        code = "save-folder-closed"
    else:
        code = "save-not-written"
    return SaveProblem(code, folder=str(folder), reason=_reason(error))
