"""From SVG text to picture files. The only part that needs more than the standard library: resvg-py and Pillow."""
import base64
import io
from pathlib import Path

from . import layers
from .catalogue import Picture

QUALITY = 90


def png(svg: str, width: int, height: int | None = None) -> bytes:
    """Render SVG text to PNG bytes; layers are rendered first and laid in.

    Lighting filters give up at a few odd pixel sizes; the next larger one is taken then and the caller scales it down."""
    import resvg_py
    for name in layers.names(svg):
        sub, w = layers.source(name)
        svg = svg.replace(f'"layer:{name}"', f'"data:image/png;base64,{base64.b64encode(png(sub, w)).decode()}"')
    for more in range(8):
        size = {"width": width + more} if height is None else {"width": width + more, "height": height + more}
        try:
            return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, **size))
        except BaseException as error:
            if "Panic" not in type(error).__name__:
                raise
    raise RuntimeError(f"no size from {width} to {width + 7} pixels could be rendered")


def render(picture: Picture, folder: Path) -> None:
    """Render one picture into its file under `folder`."""
    from PIL import Image
    image = Image.open(io.BytesIO(png(picture.compose(), picture.size[0])))
    if image.size != picture.size:
        image = image.resize(picture.size, Image.LANCZOS)
    path = folder / picture.file
    path.parent.mkdir(parents=True, exist_ok=True)
    if picture.kind == "webp":
        image.convert("RGBA" if picture.clear else "RGB").save(path, quality=QUALITY, method=6)
    else:
        image.save(path, optimize=True)
