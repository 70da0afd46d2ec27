"""Writing a file so that a crash or a full disk never harms what was there before."""

from __future__ import annotations

import os
import secrets
import shutil
from pathlib import Path

_LONGEST = 200
"""Letters of a name that the new content beside it repeats: with all of them it might be too long for the disk."""


def write_atomically(path: Path, data: bytes) -> None:
    """Put `data` into `path`: either wholly, or (OSError is raised) the old content stays as it was.

    Missing folders are made. The new content is written beside the old one, flushed to the disk and moved over it. A
    link stays a link: what it points to is written. What is no file (a device, a pipe) is written to, never replaced.
    Who may read a new file is what the user has set for all programs; an old file keeps its rights.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        with path.open("wb") as special:
            special.write(data)
        return
    beside = path.with_name(f".{path.name[:_LONGEST]}.{secrets.token_hex(6)}.new")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, beside)
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
