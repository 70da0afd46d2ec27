"""Renders every sound into assets/sounds, writes its catalogue ``sounds.json`` and the table in ``SOUNDS.md``.

The same versions of numpy, scipy, soundfile and ffmpeg (with libvorbis) give the same bytes.
"""

import json

import numpy as np

from . import HERE, SOUNDS
from .dsp import SR, fade, high, limit, loudness, low, n_of, rng
from .effects import EFFECTS
from .files import encode
from .music import MUSIC, build_music

PEAK = 10 ** (-3 / 20)
PITCHES = (1.0, 0.97, 1.03)
MARK_START, MARK_END = "<!-- table, written by build.py -->", "<!-- end of table -->"

# Per group: how loud the files are made (LUFS of the loudest 200 ms, peak −3 dBFS),
# and how loud the game should play them.
GROUPS = {
    "tick": (-20.7, -31.0),
    "tap": (-20.0, -27.5),
    "touch": (-16.5, -27.0),
    "interface": (-15.5, -28.0),
    "action": (-14.3, -24.5),
    "event": (-13.8, -22.0),
    "grand": (-13.8, -19.5),
}


def finish(x, target):
    """No DC, no sharp treble, no clicks, peak −3 dBFS, and as loud as its group (never by more than 9 dB of limiting)."""
    lead = np.zeros(n_of(0.003))            # room for the codec's pre-echo
    x = np.concatenate([lead, high(low(x, 10500, 1), 28)])[: len(x)]
    x = fade(x, 0.0015, min(0.25, 0.22 * len(x) / SR))
    x /= np.max(np.abs(x))
    natural = loudness(x * PEAK)
    drive = 0.0
    y = x * PEAK
    for _ in range(12):
        step = target - loudness(y)
        if step < 0.1 or drive >= 9:
            break
        drive = min(9, drive + step)
        y = limit(x * 10 ** (drive / 20), 1.0)
        y *= PEAK / np.max(np.abs(y))
    window = np.hanning(len(y))
    y = y - np.mean(y) * window / np.mean(window)
    return fade(y, 0.001, 0.012), natural, drive


def file_names(effect):
    stem = effect.name.rstrip("_")
    return [stem] + [f"{stem}_{i}" for i in range(2, effect.variants + 1)]


def build_effect(effect):
    target, place = GROUPS[effect.group]
    rows = []
    for name, pitch in zip(file_names(effect), PITCHES):
        x, natural, drive = finish(effect.make(rng(name), pitch), target)
        path = SOUNDS / f"{name}.ogg"
        gain = 1.0
        for _ in range(8):                  # the codec moves peaks a little: aim until they are right
            y = encode(x * gain, path, 5)
            error = PEAK / np.max(np.abs(y))
            if abs(20 * np.log10(error)) < 0.2:
                break
            gain *= error ** 0.7
        loud = loudness(y)
        volume = 10 ** ((place + effect.trim - loud) / 20)
        rows.append({"file": path.name, "ms": round(1000 * len(y) / SR), "lufs_200ms": loud, "volume": volume})
        print(f"{name:18} {rows[-1]['ms']:5} ms  natural {natural:6.1f}  drive {drive:4.1f}  loud {loud:6.1f}  "
              f"vol {volume:4.2f}  {path.stat().st_size / 1024:5.1f} KB", flush=True)
    return rows


def write_table(known):
    """Replaces what stands between the two marks in SOUNDS.md."""
    page = HERE / "SOUNDS.md"
    head, _, rest = page.read_text().partition(MARK_START)
    tail = rest.partition(MARK_END)[2]
    lines = ["| sound | files | length | group | volume | loudness | plays when |", "| --- | --- | --- | --- | --- | --- | --- |"]
    for name, entry in known.items():
        count = f" + {len(entry['files']) - 1}" if len(entry["files"]) > 1 else ""
        lines.append(f"| {name} | {entry['files'][0]}{count} | {entry['ms'] / 1000:.2f} s | {entry['group']} | {entry['volume']:.2f} "
                     f"| {entry['lufs']:.1f} | {entry['when']} |")
    page.write_text(head + MARK_START + "\n" + "\n".join(lines) + "\n" + MARK_END + tail)


def main(names):
    """Renders the sounds ``names``, all when there are none."""
    SOUNDS.mkdir(exist_ok=True)
    catalogue = SOUNDS / "sounds.json"
    known = json.loads(catalogue.read_text())["sounds"] if catalogue.exists() else {}
    for effect in EFFECTS.values():
        stem = effect.name.rstrip("_")
        if names and stem not in names:
            continue
        rows = build_effect(effect)
        known[stem] = {"files": [row["file"] for row in rows], "kind": "effect", "group": effect.group,
                       "volume": round(float(np.mean([row["volume"] for row in rows])), 2),
                       "ms": max(row["ms"] for row in rows), "when": effect.when,
                       "lufs": round(float(np.mean([row["lufs_200ms"] for row in rows])), 1)}
    for piece in MUSIC:
        if not names or piece in names:
            known[piece] = build_music(piece, SOUNDS)
    order = [e.name.rstrip("_") for e in EFFECTS.values()] + list(MUSIC)
    known = {name: known[name] for name in order if name in known}
    catalogue.write_text(json.dumps({"rate": SR, "sounds": known}, indent=1) + "\n")
    write_table(known)

