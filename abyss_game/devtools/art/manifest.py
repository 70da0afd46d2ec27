"""The manifest of the rendered pictures, and what it says about pictures that no longer agree with their sources.

Composing needs the standard library only, so the check runs anywhere the game runs.
"""
import hashlib
import json
from pathlib import Path

from . import layers
from .catalogue import PICTURES, Picture
from .pieces import frames

ART = Path(__file__).resolve().parents[3] / "assets" / "art"
NAME = "manifest.json"


def digest(data: bytes) -> str:
    """Short digest of a source or of a file."""
    return hashlib.sha256(data).hexdigest()[:20]


def source_digest(picture: Picture) -> str:
    """Digest of all that makes the picture: its SVG text, that of its layers, its size and file type."""
    svg = picture.compose()
    parts = [svg, *(layers.source(name)[0] for name in layers.names(svg)), f"{picture.size} {picture.kind}"]
    return digest("\n".join(parts).encode())


def slots() -> dict[str, dict]:
    """Where a frame leaves room for what the program writes, in pixels of the frame's picture:
    circles are [x, y, radius], boxes [x, y, width, height]."""
    k = 520 / 420

    def scaled(v, k):
        return [scaled(i, k) for i in v] if isinstance(v, (list, tuple)) else round(v * k)

    return {"frames/lord": {n: scaled(v, k) for n, v in frames.LORD_SLOTS.items()}, "frames/ally": {n: scaled(v, 1) for n, v in frames.ALLY_SLOTS.items()},
            "frames/leviathan": {"levels": [[578, 84, 46], [578, 210, 46], [578, 336, 46]]}}


def load(folder: Path = ART) -> dict[str, dict]:
    """The recorded pictures by key; nothing when there is no manifest yet."""
    path = folder / NAME
    return json.loads(path.read_text("utf-8"))["pictures"] if path.exists() else {}


def save(pictures: dict[str, dict], folder: Path = ART) -> None:
    """Write the manifest, keys in order."""
    data = {"pictures": {k: pictures[k] for k in sorted(pictures) if k in PICTURES}, "slots": slots()}
    (folder / NAME).write_text(json.dumps(data, indent=1) + "\n", "utf-8", newline="\n")


def entry(picture: Picture, source: str, folder: Path = ART) -> dict:
    """What the manifest records of a rendered picture."""
    data = (folder / picture.file).read_bytes()
    e = {"file": picture.file, "width": picture.size[0], "height": picture.size[1], "source": source, "picture": digest(data)}
    return {**e, "tint": True} if picture.tint else e


def stale(picture: Picture, recorded: dict[str, dict], source: str, folder: Path = ART) -> str | None:
    """Why the picture must be rendered, or None when it agrees with its source."""
    e, path = recorded.get(picture.key), folder / picture.file
    if not path.exists():
        return "missing"
    if e is None:
        return "not in the manifest"
    if e["source"] != source:
        return "its source has changed"
    if e["picture"] != digest(path.read_bytes()):
        return "the file is not the one that was rendered"
    return None
