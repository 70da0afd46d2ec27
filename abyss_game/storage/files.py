"""Writing a file so that a crash or a full disk never harms what was there before."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Put `data` into `path`: either wholly, or (OSError is raised) the old content stays as it was.

    Missing folders are made. The new content is written beside the old one, flushed to the disk and moved over it. A
    link stays a link: what it points to is written. What is no file (a device, a pipe) is written to, never replaced.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        with path.open("wb") as special:
            special.write(data)
        return
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
