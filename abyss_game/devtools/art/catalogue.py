"""Every picture of the game by key: how it is composed, its size in pixels and its file type."""
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .leviathans import cast as leviathan_cast
from .leviathans import compose as leviathan_compose
from .lords import cast as lord_cast
from .lords import compose as lord_compose
from .pieces import backs, crab, frames, icons, jellyfish, kraken, kit, monsters, seahorse, shellfish, squid, tokens
from .places import cast as place_cast
from .places import compose as place_compose
from .table import banners, board, glyphs, scenes
from .table.kit import build

CARD, PORTRAIT, TILE, BEAST, SCREEN = (420, 630), (520, 800), (720, 432), (640, 420), (2560, 1440)
ANIMALS = {"jellyfish": jellyfish.jellyfish, "crab": crab.crab, "seahorse": seahorse.seahorse, "shellfish": shellfish.shellfish, "squid": squid.squid}


@dataclass(frozen=True)
class Picture:
    """One picture: key (path under the art folder without suffix), SVG composer, size in pixels, `webp` or `png`,
    whether the program tints it (a white silhouette), and whether a `webp` has transparent parts."""

    key: str
    compose: Callable[[], str]
    size: tuple[int, int]
    kind: str = "webp"
    tint: bool = False
    clear: bool = False

    @property
    def file(self) -> str:
        """Path of the rendered picture under the art folder."""
        return f"{self.key}.{self.kind}"


def _all() -> Iterable[Picture]:
    for name, spec in lord_cast.CAST.items():
        yield Picture(f"lords/{name}", lambda spec=spec: lord_compose.compose(spec), PORTRAIT)
    for name in place_cast.CAST:
        yield Picture(f"places/{name}", lambda name=name: place_compose.compose(name), TILE)
    for name in place_cast.CONSPIRACY:
        yield Picture(name.replace("-", "/"), lambda name=name: place_compose.compose(name), TILE)
    for number in leviathan_cast.CAST:
        yield Picture(f"leviathans/{number}", lambda number=number: leviathan_compose.compose(str(number)), BEAST)
    for race, draw in ANIMALS.items():
        for value in range(1, 6):
            yield Picture(f"allies/{race}-{value}", lambda draw=draw, value=value: draw(value), CARD)
    for value in (2, 3, 4):
        yield Picture(f"allies/kraken-{value}", lambda value=value: kraken.kraken(value), CARD)
    yield Picture("cards/monster", monsters.monster, CARD)
    yield Picture("backs/exploration", backs.back_exploration, CARD)
    yield Picture("backs/lord", backs.back_lord, PORTRAIT)
    yield Picture("backs/location", backs.back_location, TILE)
    for guild in kit.GUILD:
        yield Picture(f"frames/lord-{guild}", lambda guild=guild: frames.lord_frame(guild), PORTRAIT, "png")
    for race in frames.OF:
        yield Picture(f"frames/ally-{race}", lambda race=race: frames.ally_frame(race), CARD, "png")
    yield Picture("frames/leviathan", frames.leviathan_rail, BEAST, "png")
    for guild in banners.SITTERS:
        for value in banners.VALUES:
            yield Picture(f"banners/{guild}-{value}", lambda guild=guild, value=value: build(lambda: banners.banner(guild, value), 96, 102), (384, 408), clear=True)
    for name, draw in tokens.PIECES.items():
        yield Picture(f"pieces/{name}", draw, (256, 256), "png")
    yield Picture("pieces/bubble", frames.small_bubble, (96, 96), "png")
    for name in icons.PATHS:
        yield Picture(f"icons/{name}", lambda name=name: icons.flat(name), (128, 128), "png", True)
    for name in glyphs.GLYPHS:
        yield Picture(f"icons/{name}", lambda name=name: glyphs.glyph(name), (128, 128), "png", True)
    for name in glyphs.COLOURED:
        yield Picture(f"icons/{name}", lambda name=name: glyphs.coloured(name), (128, 128), "png")
    for seats in (2, 3, 4):
        yield Picture(f"boards/abyss-{seats}p", lambda seats=seats: build(lambda: board.table("base", seats)), SCREEN)
    yield Picture("boards/conspiracy", lambda: build(board.chamber_table), SCREEN)
    for seats in (2, 3, 4, 5):
        yield Picture(f"boards/leviathan-{seats}p", lambda seats=seats: build(lambda: board.table("border", seats)), SCREEN)
    for name, (draw, w, h) in scenes.SCENES.items():
        yield Picture(f"scenes/{name}", lambda draw=draw, w=w, h=h: build(draw, w, h), (w * 2, h * 2))


PICTURES: dict[str, Picture] = {p.key: p for p in _all()}
