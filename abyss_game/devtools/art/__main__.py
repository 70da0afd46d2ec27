"""Render the pictures of the game into assets/art.

    python -m abyss_game.devtools.art                    render what has changed
    python -m abyss_game.devtools.art lords/ boards/     only keys that begin so
    python -m abyss_game.devtools.art --check            compose only; say what no longer agrees
    python -m abyss_game.devtools.art --force icons/     render whether changed or not
"""
import argparse
import sys
import time

from . import manifest
from .catalogue import PICTURES


def main(argv=None) -> int:
    """Run the command; 1 when `--check` finds a picture that no longer agrees with its source, else 0."""
    ap = argparse.ArgumentParser(prog="python -m abyss_game.devtools.art", description="Render the pictures of the game.")
    ap.add_argument("prefix", nargs="*", help="only pictures whose key begins so")
    ap.add_argument("--check", action="store_true", help="compose only and report pictures that no longer agree with their sources")
    ap.add_argument("--force", action="store_true", help="render whether changed or not")
    a = ap.parse_args(argv)
    wanted = [p for p in PICTURES.values() if not a.prefix or p.key.startswith(tuple(a.prefix))]
    if not wanted:
        ap.error(f"no picture begins with {' or '.join(a.prefix)}")
    recorded, done, bad, t0 = manifest.load(), 0, 0, time.perf_counter()
    for picture in wanted:
        source = manifest.source_digest(picture)
        why = "asked for" if a.force else manifest.stale(picture, recorded, source)
        if why is None:
            continue
        if a.check:
            bad += 1
            print(f"{picture.key}: {why}")
            continue
        from .render import render
        t = time.perf_counter()
        render(picture, manifest.ART)
        recorded = {**manifest.load(), picture.key: manifest.entry(picture, source)}
        manifest.save(recorded)
        done += 1
        print(f"{picture.key:34s} {time.perf_counter() - t:6.1f} s {(manifest.ART / picture.file).stat().st_size // 1024:5d} KB  ({why})", flush=True)
    if a.check and not a.prefix:
        files = {p.relative_to(manifest.ART).as_posix() for p in manifest.ART.rglob("*.*") if p.suffix in (".webp", ".png")}
        for stray in sorted(files - {p.file for p in PICTURES.values()}):
            bad += 1
            print(f"{stray}: no source makes this file")
    what = f"{bad} disagree" if a.check else f"{done} rendered"
    print(f"{len(wanted)} pictures, {what}, {time.perf_counter() - t0:.1f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
