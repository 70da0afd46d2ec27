"""Lords of Conspiracy: the family of the portraits as flat heraldry on a hanging cloth, 96 x 102 with a pointed foot.

The corners below the point are transparent. The program writes the value in the upper left corner (17, 20) and what
the Lord brings in the upper right one, from (81, 18) downwards; both corners stay calm.
"""
from ..pieces import icons
from .kit import *

W, H, POINT = 96, 102, 24
VALUES = (0, 1, 2, 3, 4, 6)
SITTERS = {  # one portrait for each value, so that the cards of one guild are persons too
    "farmer": ("coward", "keeper", "shepherd", "grower", "breeder", "landowner"),
    "soldier": ("seeker", "jailer", "hunter", "tamer", "border_guard", "commander"),
    "merchant": ("peddler", "shopkeeper", "arms_dealer", "taxidermist", "inheritor", "landlord"),
    "politician": ("schemer", "recipient", "treasurer", "liberator", "altruist", "diplomat"),
    "mage": ("alchemist", "apprentice", "oracle", "healer", "illusionist", "master_of_magic"),
}


def pennant(m=0.0):
    """Outline of the cloth, drawn in by m."""
    return f"M{m} {m}H{W - m}V{H - POINT - m * .4}L{W / 2} {H - m * 1.2}L{m} {H - POINT - m * .4}Z"


def banner(guild, value):
    """One banner; the value (0-4 or 6) decides the sitter and how rich the cloth is."""
    c = COL[GUILD[guild]]
    rank = VALUES.index(value)
    r = rnd(("banner", guild, value))
    cloth = R(0, 0, W, H, lin((0, mix(c, INK, .42)), (.55, mix(c, INK, .60)), (1, mix(c, INK, .80))))
    cloth += "".join(P(f"M{k * 8 + r.uniform(-1, 1):.1f} 0V{H}", stroke=mix(c, "#ffffff", .25) if k % 2 else INK, stroke_width=.9, opacity=.20) for k in range(1, 12))
    cx, cy = 48, 46
    if rank >= 4:  # rays behind the highest
        n = 28
        cloth += "".join(P(f"M{cx} {cy}L{cx + 62 * math.cos(a - .05):.1f} {cy + 62 * math.sin(a - .05):.1f}L{cx + 62 * math.cos(a + .05):.1f} {cy + 62 * math.sin(a + .05):.1f}Z", BRASS, opacity=.34 if rank == 5 else .2) for a in [2 * math.pi * k / n for k in range(n)])
    cloth += C(cx, cy, 37, mix(c, INK, .72), opacity=.9) + C(cx, cy, 37, stroke=BRASS if rank >= 2 else mix(c, "#ffffff", .45), stroke_width=1.3, opacity=.9)
    if rank >= 3:
        cloth += C(cx, cy, 40, stroke=BRASS, stroke_width=.7, stroke_dasharray="1.2 2.4")
    way = ("right", "left")[rank % 2]
    flat = filt("flat", '<feMorphology in="SourceAlpha" operator="dilate" radius=".9" result="fat"/><feFlood flood-color="#06090f"/><feComposite in2="fat" operator="in" result="line"/>'
                '<feComponentTransfer in="SourceGraphic" result="flat"><feFuncR type="discrete" tableValues=".03 .13 .27 .42 .58 .72 .84 .93"/><feFuncG type="discrete" tableValues=".03 .13 .27 .42 .58 .72 .84 .93"/>'
                '<feFuncB type="discrete" tableValues=".05 .16 .3 .45 .6 .74 .86 .94"/></feComponentTransfer><feColorMatrix in="flat" type="saturate" values="1.45" result="bold"/>'
                '<feMerge><feMergeNode in="line"/><feMergeNode in="bold"/></feMerge>', (-.02, -.02, 1.04, 1.04))
    k = .146
    cloth += G(picture(f"figure/{SITTERS[guild][rank]}/{way}.520", cx - 410 * k, -3, 820 * k, 900 * k), filter=flat)
    cloth += R(0, 62, W, H - 62, lin((0, INK, 0), (.6, mix(c, INK, .82), .82), (1, mix(c, INK, .86), .96)))
    for x, y, s in ((0, 0, 44), (96, 0, 40)):
        cloth += C(x, y, s, rad((0, INK, .72), (.6, INK, .4), (1, INK, 0)))
    seal = at(cx - 7.500, 81.500, P(icons.PATHS["guild-" + guild], mix(c, "#ffffff", .62), fill_rule="evenodd"), s=15 / 64)
    o = clip(P(pennant()), cloth) + seal
    o += P(pennant(1), stroke=lin(mix(c, "#ffffff", .5), c, mix(c, INK, .4)), stroke_width=2.2) + P(pennant(3.4), stroke=BRASS, stroke_width=.5 + .16 * rank, opacity=.5 + .09 * rank)
    rod = R(0, 0, W, 5.2, lin("#fff0bd", BRASS, "#7a5418"), 2.6) + "".join(C(x, 2.6, 1.5, "#7a5418") for x in (4, 92))
    return o + rod + "".join(C(cx + (i - (rank - 1) / 2) * 7, 2.6, 1.7, rad((0, "#ffffff"), (.5, "#efe4dc"), (1, "#6b7390"))) for i in range(rank))
