"""Table backgrounds: a wall of rock with zones carved into it, open water behind. No text."""
from ..pieces import icons
from . import layout as Y
from .flora import *


def arch(x, y, w, h, r=None, foot=5):
    r = r or w * .55
    return f"M{x} {y + h - foot}V{y + r}C{x} {y + r * .4} {x + w * .25} {y} {x + w / 2} {y - 5}C{x + w * .75} {y} {x + w} {y + r * .4} {x + w} {y + r}V{y + h - foot}Q{x + w} {y + h} {x + w - foot} {y + h}H{x + foot}Q{x} {y + h} {x} {y + h - foot}Z"


def soft(x, y, w, h, r=12):
    return f"M{x + r} {y}H{x + w - r}Q{x + w} {y} {x + w} {y + r}V{y + h - r}Q{x + w} {y + h} {x + w - r} {y + h}H{x + r}Q{x} {y + h} {x} {y + h - r}V{y + r}Q{x} {y} {x + r} {y}Z"


def carve(open_paths, niches, steps="", seed=4, grain=.55, tint=("#5fa9bd", "#2a627a", "#123246", "#06131f"), scale=13):
    """Rock over the whole table. open_paths: cut through; niches: [(path, height 0-1)]; steps: raised parts."""
    di = doc().uid()
    doc().defs.append(f'<filter id="{di}" filterUnits="userSpaceOnUse" x="-20" y="-20" width="1320" height="760" color-interpolation-filters="sRGB">'
                      f'<feTurbulence type="fractalNoise" baseFrequency="0.028" numOctaves="3" seed="{seed}" result="n"/>'
                      '<feDisplacementMap in="SourceGraphic" in2="n" scale="3.4" xChannelSelector="R" yChannelSelector="G"/></filter>')
    dp = f"url(#{di})"
    full = R(-20, -20, 1320, 760, "#d0d0d0")
    cuts = "".join(P(p, "#000") for p in open_paths)
    m1, m2 = doc().uid(), doc().uid()
    shapes = full + steps + "".join(P(p, "#%02x%02x%02x" % ((int(208 * k),) * 3)) for p, k in niches) + cuts
    doc().defs.append(f'<mask id="{m1}" maskUnits="userSpaceOnUse" x="-20" y="-20" width="1320" height="760"><g filter="{dp}">{shapes}</g></mask>')
    doc().defs.append(f'<mask id="{m2}" maskUnits="userSpaceOnUse" x="-20" y="-20" width="1320" height="760"><g filter="{dp}">{R(-20, -20, 1320, 760, "#fff")}{cuts}</g></mask>')
    rf = doc().uid()
    doc().defs.append(
        f'<filter id="{rf}" filterUnits="userSpaceOnUse" x="0" y="0" width="1280" height="720" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="0.009 0.016" numOctaves="5" seed="{seed + 3}" result="n"/>'
        f'<feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .9 .5 0 0 -.25" result="na"/>'
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="2.6" result="sa"/>'
        f'<feComposite in="sa" in2="na" operator="arithmetic" k1="{grain}" k2="{1 - grain * .55}" result="h"/>'
        f'<feDiffuseLighting in="h" surfaceScale="{scale}" diffuseConstant="1.05" lighting-color="#ffffff"><feDistantLight azimuth="268" elevation="46"/></feDiffuseLighting></filter>')
    lit = G(G(R(-20, -20, 1320, 760, "#fff"), mask=f"url(#{m1})"), filter=f"url(#{rf})")
    g = lin((0, tint[0]), (.26, tint[1]), (.62, tint[2]), (1, tint[3]))
    side = lin((0, "#0a1826", .55), (.2, "#0a1826", 0), (.8, "#0a1826", 0), (1, "#0a1826", .55), v=(0, 0, 1, 0))
    o = G(lit, R(0, 0, 1280, 720, g, style="mix-blend-mode:multiply"), R(0, 0, 1280, 720, rad((0, "#ffffff", .5), (1, "#ffffff", 0), c=(.5, 0, .6)), style="mix-blend-mode:soft-light"),
          R(0, 0, 1280, 720, side), mask=f"url(#{m2})", style="isolation:isolate")
    # shade inside what is carved, and the lit lower lip; roughened like the edges
    s = "".join(clip(P(p), P(p, "none", stroke="#010509", stroke_width=20, opacity=.7, filter=blur(7))) for p in open_paths)
    for p, k in niches:
        s += clip(P(p), P(p, "#010509", opacity=round((1 - k) * .62, 2)), P(p, "none", stroke="#010509", stroke_width=8, opacity=.55, filter=blur(3), transform="translate(0 3)"))
        s += P(p, "none", stroke=lin((0, FOAM, 0), (.7, FOAM, 0), (1, FOAM, .55)), stroke_width=1.3)
    o += G(R(-20, -20, 1320, 760, "#000", opacity=0), s, filter=dp)
    return o


def water(top=LIT):
    return R(0, 0, 1280, 720, lin((0, "#3aa1bd"), (.12, top), (.3, MID), (.55, DEEP), (1, BLACK))) + \
        R(0, 0, 1280, 720, rad((0, FOAM, .55), (.4, FOAM, .12), (1, FOAM, 0), c=(.5, -.1, .55)))


def vista(x, y, w, h):
    """The city in the distance: four planes, the nearer the darker, mist between them, its lights below."""
    o = R(x, y, w, h, lin((0, "#2a86a4"), (.6, "#14506c"), (1, "#0a2c42")))
    o += E(x + w * .56, y - 6, w * .5, h * .95, rad((0, FOAM, .5), (.5, FOAM, .12), (1, FOAM, 0)))
    for k, (seed, hh, c, lit, kk, sd) in enumerate(((21, 108, "#3f93ae", "#fff0c0", 1.5, 1.6), (5, 92, "#256a88", "#ffe6a8", 1.2, .9), (13, 70, "#144a66", "#ffdc90", 1.0, .4), (9, 50, "#0a2d44", "#ffcf70", .85, 0))):
        o += G(skyline(x - 10, y + h, w + 20, hh, c, seed, lit=lit, k=kk), filter=blur(sd) if sd else None, opacity=.9)
        o += R(x, y + h * .3, w, h * .7, lin((0, "#2f8aa6", 0), (1, mix("#2f8aa6", "#0b3550", k / 3), .42 - .06 * k)))
    o += E(x + w * .45, y + h, w * .42, h * .34, rad((0, "#ffcf70", .34), (1, "#ffcf70", 0)), style="mix-blend-mode:screen")
    return o + shafts([(x + w * .3, 16), (x + w * .5, 30), (x + w * .68, 18)], y + h, .42, .05)


def sign(name, c, x, y, s):
    """A sign cut into the back of a hollow: dark, with a lit lower edge in its colour."""
    d, k = icons.PATHS[name], s / 64
    place = f"translate({x - s / 2:.1f} {y - s / 2:.1f}) scale({k:.3f})"
    return P(d, mix(c, "#ffffff", .25), fill_rule="evenodd", opacity=.34, transform=f"translate(0 .9) {place}") + P(d, mix(c, INK, .8), fill_rule="evenodd", opacity=.72, transform=place)


def keystones(boxes, r):
    """A brass-set pearl at the crown of each arch."""
    o = ""
    for x, y, w, h in boxes:
        cx, cy = x + w / 2, y - 3
        o += P(f"M{cx - r * 1.5} {cy - r * .9}H{cx + r * 1.5}L{cx + r} {cy + r * 1.5}H{cx - r}Z", lin(BRASS, "#a9792c", "#5a3b12"), stroke="#2a1a06", stroke_width=.8)
        o += C(cx, cy + r * .2, r * .72, rad((0, "#ffffff"), (.4, "#efe4dc"), (1, "#6b7390"), c=(.5, .5, .55), f=(.36, .3)))
    return o


def ledge(y):
    """The near edge of the own table: a worn lip that catches the light, and the warmth of lamps below it."""
    top = [(-20, y + 1), (180, y - 1), (420, y + 2), (640, y - 1), (860, y + 2), (1100, y - 1), (1300, y + 1)]
    low = [(1300, y + 9), (1060, y + 7), (800, y + 10), (560, y + 7), (320, y + 10), (120, y + 7), (-20, y + 9)]
    o = R(0, y, 1280, 74, lin((0, "#8fd0dd", .26), (.14, "#5fa9bd", .13), (1, "#5fa9bd", 0)))
    o += P(curve(top + low, True), lin((0, "#bfeaf2", .62), (.45, "#4f9db2", .5), (1, "#0a2a3c", .5), v=(0, y - 1, 0, y + 10), user=True), filter=blur(.5))
    o += P(curve([(px, py + 3) for px, py in low]), stroke="#010509", stroke_width=5, opacity=.5, filter=blur(3))
    return o + R(0, y, 1280, 720 - y, rad((0, "#e7a45a", .15), (.55, "#e7a45a", .05), (1, "#e7a45a", 0), c=(.5, .95, .62)), style="mix-blend-mode:screen")


def lantern(x, y, h):
    """A brass lantern hung from the ledge, and the light it throws on the rock."""
    g = C(x, y + h * .8, h * 2.6, rad((0, "#ffdc90", .46), (.3, "#ffb45c", .17), (1, "#ffb45c", 0)), style="mix-blend-mode:screen")
    body = L(x, y + 4, x, y + h * .4, "#8a6420", 1.6) + P(f"M{x - h * .26} {y + h * .56}L{x} {y + h * .34}L{x + h * .26} {y + h * .56}ZM{x - h * .2} {y + h * 1.08}H{x + h * .2}L{x} {y + h * 1.3}Z", lin("#fff1bd", BRASS, "#7a5418"))
    glass = P(f"M{x - h * .23} {y + h * .57}C{x - h * .36} {y + h * .75} {x - h * .34} {y + h * .92} {x - h * .2} {y + h * 1.08}H{x + h * .2}C{x + h * .34} {y + h * .92} {x + h * .36} {y + h * .75} {x + h * .23} {y + h * .57}Z", rad((0, "#fffbe6"), (.5, "#ffe08a"), (1, "#d98a2c"), c=(.5, .55, .6)))
    bars = P(f"M{x} {y + h * .57}V{y + h * 1.08}M{x - h * .12} {y + h * .57}C{x - h * .18} {y + h * .75} {x - h * .17} {y + h * .92} {x - h * .1} {y + h * 1.08}M{x + h * .12} {y + h * .57}C{x + h * .18} {y + h * .75} {x + h * .17} {y + h * .92} {x + h * .1} {y + h * 1.08}", stroke="#6a4412", stroke_width=1)
    return g + glass + bars + G(body, filter=relief(.7, 2, .8))


def court_niches():
    return [(arch(x - 3, y + 1, w + 6, h + 4, 20), .55) for x, y, w, h in [Y.COURT_DECK] + Y.COURT]


def table(variant="base", seats=4):
    """Background of Abyss; variant 'border' has nine zones instead of the Threat track."""
    r = rnd("table")
    o = water()
    # behind the openings
    o += vista(560, 190, 520, 134)
    o += R(1060, 0, 180, 420, lin((0, "#1b6a88", .9), (.35, "#0c3048", .95), (.75, "#040f1b"), (1, "#010409")))
    o += shafts([(1110, 22), (1150, 14), (1185, 20)], 330, .5, .02)
    # rock
    right = 1146 if variant == "border" else 1229
    opening = [soft(590, 196, 474, 122, 24),
               curve([(1070, -20), (1068, 100), (1073, 220), (1069, 330), (1076, 404), (1100, 412), (right - 26, 409), (right - 3, 402), (right + 2, 300), (right - 3, 180), (right + 1, 80), (right - 2, -20)]) + "Z"]
    ni = court_niches()
    ni += [(arch(x - 1, y - 1, w + 2, h + 2, 30), .34) for x, y, w, h in Y.COUNCIL]
    ni += [(soft(*b, 10), .8) for b in Y.opponents(seats)]
    if seats < 5:
        ni += [(soft(*Y.log_box(seats), 10), .8)]
    ni += [(soft(*Y.STAGE, 16), .86), (soft(*Y.TOOLS, 10), .84), (soft(*Y.OWN_LEFT, 14), .82), (soft(*Y.OWN_RIGHT, 14), .82)]
    zones = Y.BORDER if variant == "border" else Y.THREAT
    ni += [(soft(x, y, w, h, 14), .4) for x, y, w, h in zones]
    steps = "".join(P(curve([(-20, 486), (200, 484), (420, 487), (640, 484), (860, 487), (1080, 484), (1300, 486)]) + "V740H-20Z", "#fff") for _ in (0,))
    o += carve(opening, ni, steps)
    # ledges of the descending track
    lf = ""
    for i, (x, y, w, h) in enumerate(([Y.STAIR_DECK] + Y.STAIR) if variant == "border" else ([Y.TRACK_DECK] + Y.TRACK)):
        if variant == "border":
            k = max(.1, 1 - i * .16)
            lf += R(x, y, w, h, lin((0, FOAM, .03 + .05 * k), (1, FOAM, .10 + .10 * k)), 6, stroke=mix(DEEP, FOAM, .25 + .4 * k), stroke_width=1, stroke_opacity=.55)
            continue
        left = x < 1100
        ex = 1064 if left else 1236
        yy = y + h - 2
        k = max(.1, 1 - i * .16)
        c = mix("#02060c", "#2f7890", k)
        s = 1 if left else -1
        x0, x1 = ex, (x + w + 4 if left else x - 4)
        d = curve([(x0, yy - 1), ((x0 + x1) / 2, yy + 1), (x1 - s * 3, yy), (x1, yy + 4), (x1 - s * 7, yy + 10), (x1 - s * 20, yy + 11), (x1 - s * 30, yy + 17), (x1 - s * 50, yy + 16), (x0 + s * 12, yy + 27), (x0 - s * 6, yy + 30)], True)
        lf += G(P(d, lin((0, mix(c, FOAM, .5 * k)), (.25, c), (1, "#02060c"))), filter=relief(1.8, 5, .3 * k))
        lf += R(x, y, w, h, lin((0, FOAM, .03 + .05 * k), (1, FOAM, .10 + .10 * k)), 6, stroke=mix(DEEP, FOAM, .25 + .4 * k), stroke_width=1, stroke_opacity=.55)
    o += lf
    # glow in the side zones
    for i, (x, y, w, h) in enumerate(zones):
        t = i / (len(zones) - 1)
        c = mix("#ffb45c", "#ff5470", t) if variant != "border" else mix("#8fe0c8", "#4fb7d8", abs(t - .5) * 2)
        o += clip(P(soft(x, y, w, h, 14)), R(x, y, w, h, rad((0, c, .34), (1, c, .03), c=(.5, .75, .7)))) + P(soft(x + .5, y + .5, w - 1, h - 1, 14), stroke=c, stroke_width=1.2, opacity=.6)
    for x, y, w, h in [Y.COURT_DECK] + Y.COURT:
        o += E(x + w / 2, y + h + 1, w * .5, 7, rad((0, "#ffe9b0", .55), (1, BRASS, 0)))
    for rc, (x, y, w, h) in zip(RACES, Y.COUNCIL):
        o += clip(P(arch(x, y, w, h, 30)), E(x + w / 2, y + h, w * .7, h * .8, rad((0, COL[rc], .42), (1, COL[rc], 0))))
        o += sign("race-" + rc, COL[rc], x + w / 2, y + h * .56, 34)
    o += keystones([Y.COURT_DECK] + Y.COURT, 5) + keystones(Y.COUNCIL, 3)
    o += ledge(486)
    lamp = "".join(C(244 + 116 * i, 9, 3.2, rad("#fffbe6", "#ffe3a0", BRASS)) + C(244 + 116 * i, 9, 16, rad((0, "#ffe3a0", .5), (1, "#ffe3a0", 0))) + P(f"M{244 + 116 * i} 12V188", stroke=lin((0, "#ffe3a0", .55), (.5, FOAM, .12), (1, FOAM, 0), v=(0, 12, 0, 188), user=True), stroke_width=3) for i in range(8))
    o += G(lamp, style="mix-blend-mode:screen")
    # inlaid brass along the dais and the ledge
    o += P("M244 190H1058", stroke=lin((0, BRASS, 0), (.2, BRASS, .8), (.5, "#fff0bd", 1), (.8, BRASS, .8), (1, BRASS, 0), v=(244, 0, 1058, 0), user=True), stroke_width=1.6)
    o += P("M8 485.5H1272", stroke=lin((0, BRASS, .1), (.5, BRASS, .55), (1, BRASS, .1), v=(8, 0, 1272, 0), user=True), stroke_width=1.2)
    o += lantern(356, 486, 26) + lantern(924, 486, 26)
    # life: far small, near large
    g = G(coral(588, 322, 44, -80, "#c9574f", r, 4), coral(240, 322, 44, -84, "#8b62c9", r, 4), anemone(1062, 324, 30, "#e29a4a", r), coral(1066, 486, 58, -98, "#c9574f", r, 5),
          anemone(232, 487, 34, "#5fb6a8", r), dome(264, 487, 15, "#b5653f", r), coral(358, 723, 62, -86, "#d9694f", r, 5), anemone(392, 722, 40, "#e2a24a", r), dome(330, 722, 26, "#8b4d7e", r), coral(925, 723, 66, -94, "#8f66d6", r, 5), dome(952, 722, 22, "#b5653f", r),
          anemone(893, 722, 36, "#4fb79a", r), filter=relief(1.1, 3, .5))
    if variant != "border":
        g += G(coral(1086, 117, 26, -74, "#c9574f", r, 4), anemone(1212, 176, 22, "#5fb6a8", r), coral(1092, 230, 28, -80, "#8b62c9", r, 4), dome(1206, 290, 10, "#b5653f", r), anemone(1090, 344, 20, "#e29a4a", r), filter=relief(1, 3, .45), opacity=.9)
    g += G(coral(6, 486, 64, -72, "#8a4a86", r, 5), anemone(44, 487, 26, "#d9694f", r), dome(20, 487, 14, "#3f8f86", r), coral(1274, 487, 50, -112, "#c9574f", r, 5), anemone(1240, 487, 24, "#4fb79a", r),
           coral(20, 722, 70, -76, "#b8503f", r, 5), anemone(66, 722, 34, "#8f66d6", r), coral(1262, 722, 74, -104, "#d08a3c", r, 5), anemone(1212, 722, 32, "#d9694f", r), filter=relief(1.1, 3, .45))
    g += G(kelp(4, 726, 150, "#5f9a4f", r, 2, 4), kelp(1266, 726, 170, "#4f8a5a", r, 2, -4), kelp(238, 204, 60, "#4f8a6a", r, 1), filter=relief(.8, 2, .4))
    o += g
    o += bubbles(1128, 300, 10, 3) + bubbles(372, 650, 9, 8) + bubbles(908, 660, 8, 11)
    o += shafts([(330, 26), (470, 44), (640, 60), (790, 36), (930, 30)], 470, .34)
    o += caustics(0, 0, 1280, 300, 7, .20)
    o += plankton(170, variant)
    o += R(0, 0, 1280, 720, rad((0, "#000", 0), (.62, "#000", 0), (1, "#01050a", .72), c=(.5, .42, .75)))
    return o


def chamber_table():
    """Conspiracy: a hall of hanging banners; piles on a pier above, the own Chamber in the middle."""
    r = rnd("chamber")
    o = water("#23768f")
    o += R(200, 150, 880, 570, lin((0, "#2a86a4", .5), (.5, "#0d3c56", .6), (1, "#020a12", .9)))
    for k, (seed, base, hh, c, kk, sd) in enumerate(((14, 430, 230, "#3b8ba6", 2.4, 2), (17, 470, 190, "#1d607c", 2.0, 1), (19, 510, 150, "#0c3046", 1.7, 0))):
        o += G(skyline(230, base, 820, hh, c, seed, lit="#ffe2a0", k=kk, win=1.3), filter=blur(sd) if sd else None, opacity=.8)
        o += R(200, base - hh, 880, hh + 20, lin((0, "#2f8aa6", 0), (1, mix("#2f8aa6", "#061a29", k / 2), .5)))
    o += R(200, 230, 880, 490, lin((0, "#061a29", .3), (.3, "#061a29", .38), (.68, "#04111c", .88), (1, "#02080f", 1)))
    o += shafts([(420, 30), (560, 50), (640, 70), (760, 44), (880, 30)], 640, .55, .12)
    x, y, w, h = Y.C_CHAMBER
    hall = f"M{x - 20} {y - 6}H{x + w + 20}L{x + w + 8} {y + 120}C{x + w - 30} {y + 220} {x + w - 130} {y + 330} 716 {y + h - 20}L640 {y + h + 4}L564 {y + h - 20}C{x + 130} {y + 330} {x + 30} {y + 220} {x - 8} {y + 120}Z"
    ni = [(soft(*b, 10), .8) for b in Y.c_opponents(4)] + [(soft(*Y.C_LOG, 12), .8), (soft(*Y.PIER, 18), .5), (soft(*Y.C_STAGE, 14), .86), (soft(*Y.C_PLACES, 16), .62), (soft(*Y.C_OWN, 14), .8)]
    o += carve([hall], ni, "", 9, .5, ("#6aa7c4", "#2a5c7e", "#132f4a", "#060f1e"))
    for b, g in zip(Y.C_PILES, ("farmer", "soldier", "merchant", "politician", "mage")):
        c = COL[GUILD[g]]
        o += E(b[0] + b[2] / 2, b[1] + b[3] + 2, 60, 12, rad((0, c, .6), (1, c, 0))) + sign("guild-" + g, c, b[0] + b[2] / 2, b[1] + b[3] * .5, 44)
    for n in range(1, 16):
        px, py = Y.chamber(n)
        bw, bh = Y.C_CARD
        d = f"M{px} {py}H{px + bw}V{py + bh - 24}L{px + bw / 2} {py + bh}L{px} {py + bh - 24}Z"
        o += P(d, lin((0, FOAM, .10), (1, FOAM, .02))) + P(d, stroke=FOAM, stroke_width=1, opacity=.28, stroke_dasharray="4 4")
    o += P(f"M{x - 18} {y - 2}H{x + w + 18}", stroke=lin((0, BRASS, .1), (.5, "#fff0bd", 1), (1, BRASS, .1), v=(x, 0, x + w, 0), user=True), stroke_width=2)
    o += G(coral(250, 716, 84, -80, "#a8485a", r, 5), anemone(372, 722, 46, "#e2a24a", r), coral(900, 722, 70, -98, "#7a55b8", r, 5), dome(420, 722, 22, "#8b4d7e", r), anemone(846, 722, 40, "#4fb79a", r), coral(1034, 160, 40, -100, "#c9574f", r, 4), filter=relief(1.1, 3, .5))
    o += G(kelp(362, 726, 150, "#2f6a55", r, 2, 6), kelp(914, 726, 140, "#2f6a55", r, 2, -6), filter=relief(.8, 2, .4))
    o += caustics(0, 0, 1280, 300, 12, .18) + bubbles(470, 640, 10, 3) + bubbles(820, 640, 10, 8) + plankton(160, "c")
    return o + R(0, 0, 1280, 720, rad((0, "#000", 0), (.62, "#000", 0), (1, "#01050a", .72), c=(.5, .42, .75)))
