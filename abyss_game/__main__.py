"""``python -m abyss_game`` and the command ``abyss-game``."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Runs the command line and returns the exit code."""
    freeze_support()
    try:
        from abyss_game.cli import main as run
    except KeyboardInterrupt:
        return 130  # Ctrl-C before there is anything to tell it with
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
