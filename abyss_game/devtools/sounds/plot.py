"""Pictures of the sounds: wave and spectrogram, many to a sheet.

Needs matplotlib besides the things that ``build.py`` needs; writes sheet-1.png, sheet-2.png … into a folder.
"""

import json
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import soundfile
from scipy.signal import spectrogram

from . import SOUNDS

COLUMNS, ROWS = 5, 4


def panel(axes, path):
    x, rate = soundfile.read(path)
    mono = x if x.ndim == 1 else x.mean(axis=1)
    wave, picture = axes
    step = max(1, len(mono) // 4000)
    wave.plot(np.arange(len(mono))[::step] / rate, mono[::step], lw=0.4, color="#1d6f8f")
    wave.set_ylim(-1, 1)
    wave.set_xlim(0, len(mono) / rate)
    wave.set_title(f"{path.stem}  {len(mono) / rate:.2f} s", fontsize=8, pad=2)
    size = 1024 if len(mono) > 0.3 * rate else 512
    if len(mono) > 10 * rate:
        size = 8192
    f, t, s = spectrogram(mono, rate, "hann", size, size * 3 // 4)
    db = 10 * np.log10(s + 1e-14)
    picture.pcolormesh(t, f + 1, db, vmin=db.max() - 80, vmax=db.max(), cmap="magma", shading="auto", rasterized=True)
    picture.set_yscale("log")
    picture.set_ylim(30, 16000)
    for axis in axes:
        axis.tick_params(labelsize=5, length=1.5, pad=1)


def main(folder, names):
    sounds = json.loads((SOUNDS / "sounds.json").read_text())["sounds"]
    paths = [SOUNDS / (entry["files"][0] if isinstance(entry["files"], list) else entry["files"])
             for name, entry in sounds.items() if not names or name in names]
    columns = 1 if len(paths) <= 3 else COLUMNS
    rows = ROWS if columns > 1 else len(paths)
    for sheet in range(0, len(paths), columns * rows):
        figure = plt.figure(figsize=(3.2 * columns if columns > 1 else 14, 2.7 * rows if columns > 1 else 4.2 * rows))
        grid = figure.add_gridspec(rows * 2, columns, height_ratios=[1, 2.2] * rows, hspace=0.35, wspace=0.18,
                                   left=0.03, right=0.99, top=0.97, bottom=0.03)
        for i, path in enumerate(paths[sheet:sheet + columns * rows]):
            row, column = divmod(i, columns)
            panel((figure.add_subplot(grid[2 * row, column]), figure.add_subplot(grid[2 * row + 1, column])), path)
        figure.savefig(Path(folder) / f"sheet-{sheet // (columns * rows) + 1}.png", dpi=90)
        plt.close(figure)

