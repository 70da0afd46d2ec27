"""Compute the sounds of the game into assets/sounds.

    python -m abyss_game.devtools.sounds                     all, about a minute
    python -m abyss_game.devtools.sounds pearl_one win       only these
    python -m abyss_game.devtools.sounds --check             measure the files; fails when one is out of bounds
    python -m abyss_game.devtools.sounds --plot FOLDER       pictures of waves and spectra (needs matplotlib)
"""

import argparse
import sys


def main(argv=None) -> int:
    """Run the command; 1 when ``--check`` finds a sound that is out of bounds, else 0."""
    ap = argparse.ArgumentParser(prog="python -m abyss_game.devtools.sounds", description="Compute the sounds of the game.")
    ap.add_argument("name", nargs="*", help="only these sounds")
    ap.add_argument("--check", action="store_true", help="measure what is there instead")
    ap.add_argument("--plot", metavar="FOLDER", help="draw what is there instead")
    a = ap.parse_args(argv)
    if a.check:
        from .check import main as check
        return check()
    if a.plot:
        from .plot import main as plot
        plot(a.plot, a.name)
        return 0
    from .build import main as build
    build(a.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
