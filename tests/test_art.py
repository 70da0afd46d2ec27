"""Every card, piece, board and scene has its picture; every picture is what its source draws.

Composing needs the standard library only, so the agreement of sources and pictures is checked wherever the tests run.
"""

import hashlib
import json
import struct
import zlib

import pytest

from abyss_game.devtools.art import layers, manifest
from abyss_game.devtools.art.catalogue import PICTURES
from abyss_game.devtools.art.lords.cast import CAST as LORD_CAST


def words(text: str) -> list[str]:
    """The words of a text."""
    return text.split()


RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
GUILDS = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador", "smuggler")
LORDS = {
    "soldier": words("""
        recruiter jailer seeker assassin commander tamer hunter highwayman executioner intrepid border_guard
    """),
    "merchant": words("""
        ship_master trader peddler landlord slaver shopkeeper shareholder inheritor taxidermist arms_dealer
    """),
    "mage": words("""
        shaman invoker apprentice oracle alchemist illusionist master_of_magic hypnotist healer metamorph
        sorcerer
    """),
    "politician": words("""
        opportunist corruptor traitor diplomat treasurer schemer recipient liberator altruist rebel
    """),
    "farmer": words("""
        keeper reaper shepherd miller aquaculturalist landowner grower oyster_farmer coward breeder
    """),
    "ambassador": words("""
        sage hermit elder
    """),
    "smuggler": words("""
        ferryman outlaw counterfeiter fence cleaner watcher vigil lookout
    """),
}
LOCATIONS = words("""
    sargasso_silos hydrozoa_reserves sanctuary parliament barracks dockworks sargasso_fields abyss
    city_of_mirrors black_smokers oceanic_senate_assembly depths throne_room jail chasm closed_tower
    lost_tower chamber_of_allies nest_of_giant_clams coral_barrier gambling_den krakens_lair
    cetacean_graveyard abandoned_convoy megalodon battlefield
""")
PIECES = words("""
    pearl key monster-token-back monster-token-front threat nebulis sentinel die-1 die-2 die-3 die-4 die-5
    die-6 wound life scourge kraken
""")
GLYPHS = words("""
    pearl key lord location monster hand person computer lock undo hint rules log menu arrow-once infinity
    per-turn no-power eye affiliated points check chevron-down chevron-left chevron-right cross search
    settings sound-on sound-off music plus minus play discard sign-wave sign-star sign-anchor sign-moon sign-bars
    wound life leviathan scourge die fight monster-new boost dice
""")
BOARDS = words("""
    abyss-2p abyss-3p abyss-4p conspiracy leviathan-2p leviathan-3p leviathan-4p leviathan-5p
""")


def expected() -> dict[str, tuple[int, int]]:
    """Key and size in pixels of everything the games and the interface ask for."""
    want = {f"lords/{n}": (520, 800) for names in LORDS.values() for n in names}
    want |= {f"places/{n}": (720, 432) for n in LOCATIONS}
    want |= {f"leviathans/{n}": (640, 420) for n in range(1, 21)}
    want |= {f"allies/{r}-{v}": (420, 630) for r in RACES for v in range(1, 6)}
    want |= {f"allies/kraken-{v}": (420, 630) for v in (2, 3, 4)}
    want |= {"cards/monster": (420, 630), "backs/exploration": (420, 630)}
    want |= {"backs/lord": (520, 800), "backs/location": (720, 432), "frames/leviathan": (640, 420)}
    want |= {f"frames/lord-{g}": (520, 800) for g in GUILDS}
    want |= {f"frames/ally-{r}": (420, 630) for r in (*RACES, "kraken")}
    want |= {f"pieces/{n}": (256, 256) for n in PIECES} | {"pieces/bubble": (96, 96)}
    want |= {f"banners/{g}-{v}": (384, 408) for g in GUILDS[:5] for v in (0, 1, 2, 3, 4, 6)}
    want |= {f"conspiracy/{n}": (720, 432) for n in range(1, 30)}
    want |= {
        f"icons/{n}": (128, 128) for n in (*GLYPHS, *(f"race-{r}" for r in RACES), *(f"guild-{g}" for g in GUILDS))
    }
    want |= {f"boards/{n}": (2560, 1440) for n in BOARDS}
    want |= {f"scenes/{n}": (2560, 1440) for n in ("title", "menu", "cover")}
    return want | {f"scenes/thumb-{n}": (640, 248) for n in ("abyss", "conspiracy")}


@pytest.fixture(scope="module")
def recorded() -> dict[str, dict]:
    """The manifest's pictures by key."""
    return json.loads((manifest.ART / "manifest.json").read_text("utf-8"))["pictures"]


def png_size(data: bytes) -> tuple[int, int]:
    """Size of a PNG whose every block is intact and whose pixels unpack to the length that the size demands."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at, kinds, pixels = 8, [], b""
    width = height = bits = colour = 0
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0]
        if kind == b"IHDR":
            width, height, bits, colour = struct.unpack(">IIBB", body[:10])
        if kind == b"IDAT":
            pixels += body
        kinds.append(kind)
        at += 12 + length
    assert kinds[0] == b"IHDR" and kinds[-1] == b"IEND"
    row = (width * bits * {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour] + 7) // 8 + 1
    assert len(zlib.decompress(pixels)) == row * height
    return width, height


def webp_size(data: bytes) -> tuple[int, int]:
    """Size of a lossy WebP, with or without transparency, whose container is as long as it says."""
    assert data[:4] == b"RIFF" and data[8:12] == b"WEBP"
    assert struct.unpack("<I", data[4:8])[0] + 8 == len(data)
    at, chunks = 12, {}
    while at < len(data):
        (length,) = struct.unpack("<I", data[at + 4 : at + 8])
        chunks[data[at : at + 4]] = data[at + 8 : at + 8 + length]
        at += 8 + length + length % 2
    assert at == len(data) and set(chunks) in ({b"VP8 "}, {b"VP8X", b"ALPH", b"VP8 "})
    picture = chunks[b"VP8 "]
    assert picture[3:6] == b"\x9d\x01\x2a"
    width, height = struct.unpack("<HH", picture[6:10])
    return width & 0x3FFF, height & 0x3FFF


@pytest.mark.parametrize("key", sorted(expected()))
def test_everything_shown_has_its_picture_at_its_size(key: str, recorded: dict[str, dict]) -> None:
    """The picture exists, opens, and has the size that the contract and the manifest declare."""
    entry = recorded[key]
    data = (manifest.ART / entry["file"]).read_bytes()
    size = png_size(data) if entry["file"].endswith(".png") else webp_size(data)
    assert (b"ALPH" in data[:64]) == PICTURES[key].clear
    assert size == expected()[key] == (entry["width"], entry["height"]) == PICTURES[key].size
    assert hashlib.sha256(data).hexdigest().startswith(entry["picture"])


def test_pictures_agree_with_their_sources(recorded: dict[str, dict]) -> None:
    """Composing every picture again gives the source that the manifest recorded, and no other file lies there."""
    drifted = {k: manifest.stale(p, recorded, manifest.source_digest(p)) for k, p in PICTURES.items()}
    assert {k: why for k, why in drifted.items() if why} == {}
    assert set(recorded) == set(PICTURES)
    files = {p.relative_to(manifest.ART).as_posix() for p in manifest.ART.rglob("*") if p.suffix in (".webp", ".png")}
    assert files == {p.file for p in PICTURES.values()}


def test_a_changed_source_is_noticed(recorded: dict[str, dict]) -> None:
    """The check tells a drawing that differs by one Lord's headgear, and a file that is not the rendered one."""
    jailer, keeper = PICTURES["lords/jailer"], PICTURES["lords/keeper"]
    assert manifest.stale(jailer, recorded, manifest.source_digest(keeper)) == "its source has changed"
    swapped = {**recorded, jailer.key: {**recorded[jailer.key], "picture": recorded[keeper.key]["picture"]}}
    assert (
        manifest.stale(jailer, swapped, recorded[jailer.key]["source"]) == "the file is not the one that was rendered"
    )
    assert manifest.stale(jailer, {}, recorded[jailer.key]["source"]) == "not in the manifest"


def test_different_lords_are_different_pictures() -> None:
    """No two Lords, Locations, Allies or Leviathans share a picture, and each Lord is drawn in his own guild."""
    for group in ("lords/", "places/", "allies/", "leviathans/", "banners/", "conspiracy/", "icons/"):
        files = [manifest.ART / p.file for k, p in PICTURES.items() if k.startswith(group)]
        assert len({hashlib.sha256(f.read_bytes()).digest() for f in files}) == len(files) > 10
    assert {n: s.guild for n, s in LORD_CAST.items()} == {n: g for g, names in LORDS.items() for n in names}


def test_layers_of_scenes_are_part_of_their_source() -> None:
    """The title picture is made of real Lords: each layer it names can be composed, none is left unresolved."""
    names = layers.names(PICTURES["scenes/title"].compose())
    assert len([n for n in names if n.startswith("figure/")]) >= 6
    for name in names:
        svg, width = layers.source(name)
        assert svg.startswith("<svg") and not layers.names(svg) and width > 0


def test_frames_tell_where_the_program_writes() -> None:
    """Slots lie inside the frame they belong to."""
    slots = json.loads((manifest.ART / "manifest.json").read_text("utf-8"))["slots"]
    for group, (width, height) in {
        "frames/lord": (520, 800),
        "frames/ally": (420, 630),
        "frames/leviathan": (640, 420),
    }.items():
        for value in slots[group].values():
            for slot in value if isinstance(value[0], list) else [value]:
                x, y, *size = slot
                left, top, right, low = (
                    (x, y, x + size[0], y + size[1])
                    if len(size) == 2
                    else (x - size[0], y - size[0], x + size[0], y + size[0])
                )
                assert 0 <= left < right <= width and 0 <= top < low <= height


def test_the_art_stays_small() -> None:
    """All pictures together stay below 25 MB."""
    assert sum(p.stat().st_size for p in manifest.ART.rglob("*") if p.is_file()) < 25_000_000
