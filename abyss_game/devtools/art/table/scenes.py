"""Scenes without text: the title picture, the backdrop of the menus, the two game cards."""
from ..pieces import icons
from .flora import *

W, H = 1280, 720


def fade(stops, across=True, box=(0, 0, W, H)):
    """A mask that lets a picture fade out; stops = (place 0-1, share 0-1)."""
    i = doc().uid()
    g = lin(*((o, "#%02x%02x%02x" % ((round(255 * a),) * 3), 1) for o, a in stops), v=(0, 0, 1, 0) if across else (0, 0, 0, 1))
    doc().defs.append(f'<mask id="{i}" maskUnits="userSpaceOnUse" x="{box[0]}" y="{box[1]}" width="{box[2]}" height="{box[3]}">{R(*box, g)}</mask>')
    return f"url(#{i})"


def lamp(x, y, r):
    return C(x, y, r * 9, rad((0, "#ffd98a", .42), (.4, "#ffb45c", .14), (1, "#ffb45c", 0)), style="mix-blend-mode:screen") + C(x, y, r, rad("#ffffff", "#fff2c8", "#ffcf70"))


def person(lord, way, x, foot, h, far=0.0):
    """A Lord rising out of dark water: x = middle, foot = where the dark swallows the robe, h = height of the figure.
    `far` (0-1) makes the figure bluer, softer and dimmer."""
    k = h / 800
    box = (x - 410 * k, foot - 860 * k, 820 * k, 900 * k)
    px = round(box[2] * 2 / 10) * 10
    f = picture(f"figure/{lord}/{way}.{px}", *box)
    f = G(G(f, mask=fade(((0, 1), (.62, 1), (.9, 0), (1, 0)), False, box)), mask=fade(((0, 0), (.04, 0), (.2, 1), (.8, 1), (.96, 0), (1, 0)), True, box))
    if far:
        dusk = filt(("far", far), f'<feColorMatrix values="{1 - far * .72:.2f} 0 0 0 {far * .03:.3f}  0 {1 - far * .5:.2f} 0 0 {far * .12:.3f}  0 0 {1 - far * .34:.2f} 0 {far * .20:.3f}  0 0 0 1 0"/>'
                    f'<feGaussianBlur stdDeviation="{far * .8:.2f}"/>', (0, 0, 1, 1))
        f = G(f, filter=dusk)
    shade = E(x, foot - h * .26, h * .5, h * .36, rad((0, "#01060d", .85), (.5, "#01060d", .5), (1, "#01060d", 0)))
    return shade + f


def hall(x, y, w, px):
    """The senate hall, fading out at its left and lower edges."""
    h = w * .6
    box = (x, y, w, h)
    return G(G(picture(f"place/oceanic_senate_assembly.{px}", *box), mask=fade(((0, 0), (.14, .5), (.3, 1), (.9, 1), (1, .35)), True, box)), mask=fade(((0, 1), (.72, 1), (.97, 0), (1, 0)), False, box))


def title():
    """A lit procession rising out of black water: the hall behind, Lords in two files along the road. x < 480 stays dark."""
    o = R(0, 0, W, H, lin((0, "#2b86a3"), (.35, "#0d3d57"), (.7, "#04131f"), (1, "#01050a")))
    o += hall(318, -22, 980, 1960)
    o += R(0, 0, W, H, rad((0, FOAM, .30), (.5, FOAM, .06), (1, FOAM, 0), c=(.63, -.05, .5)), style="mix-blend-mode:screen")
    o += R(0, 0, W, H, lin((0, "#01060d", 1), (.2, "#01060d", .95), (.38, "#01060d", .6), (.5, "#01060d", .12), (.6, "#01060d", 0), v=(0, 0, 1, 0)))
    o += R(0, 380, W, 340, lin((0, "#01060d", 0), (.5, "#01060d", .45), (1, "#01060d", .95)))
    # the road, lit from the hall
    o += P("M764 440H846L1010 730H600Z", lin((0, "#bfe6ea", .6), (.3, "#4f93a4", .42), (.7, "#163f52", .3), (1, "#02080f", 0)), filter=blur(1.2))
    o += "".join(P(f"M{764 - t * 164:.0f} {440 + t * 290:.0f}H{846 + t * 164:.0f}", stroke="#02121c", stroke_width=1 + t * 2, opacity=round(.5 * (1 - t), 2)) for t in (.06, .13, .21, .30, .40, .52, .66, .82))
    o += E(805, 470, 150, 70, rad((0, "#ffcf70", .42), (1, "#ffcf70", 0)), style="mix-blend-mode:screen")
    # far and small by the hall, near and large in front
    rows = [("elder", "right", 800, 452, 122, .62),
            ("diplomat", "right", 722, 502, 150, .46), ("shaman", "left", 898, 502, 146, .46),
            ("oracle", "right", 676, 584, 226, .24), ("landlord", "left", 984, 584, 232, .24),
            ("shepherd", "right", 604, 728, 352, .05), ("commander", "left", 1116, 734, 404, .02)]
    for lord, way, x, foot, h, far in rows:
        o += person(lord, way, x, foot, h, far)
        s = 1 if way == "right" else -1
        if lord != "elder":
            o += lamp(x + s * h * .36, foot - h * .22, h * .0105)
    o += R(0, 420, W, 300, lin((0, "#01060d", 0), (.55, "#01060d", .12), (1, "#01060d", .8)))
    o += shafts([(720, 26), (800, 60), (900, 26)], 660, .5, .08)
    r = rnd("title")
    o += bubbles(452, 560, 12, 5) + bubbles(1240, 520, 9, 6) + plankton(190, 12)
    o += G(G(kelp(30, 730, 210, "#123a30", r, 3, 8), coral(120, 728, 92, -80, "#6a2f3e", r, 5), anemone(205, 724, 46, "#8a6230", r),
             kelp(1262, 730, 240, "#0e3228", r, 3, -5), coral(1222, 738, 84, -104, "#45326a", r, 5), filter=relief(1.1, 3, .35)), filter=blur(1.3))
    return o + R(0, 0, W, H, rad((0, "#000", 0), (.7, "#000", 0), (1, "#000308", .8), c=(.6, .42, .8)))


def menu():
    """The same hall from further off, dimmed, so that panels and text stand on it."""
    o = R(0, 0, W, H, lin((0, "#1d6a86"), (.4, "#0a2f46"), (.75, "#04131f"), (1, "#01050a")))
    o += G(picture("place/oceanic_senate_assembly.2560", 0, -70, 1280, 768), mask=fade(((0, 1), (.7, 1), (1, .1)), False))
    o += R(0, 0, W, H, "#02101c", opacity=.58) + R(0, 0, W, H, rad((0, "#000", 0), (1, "#000308", .85), c=(.5, .4, .75)))
    o += shafts([(420, 30), (640, 60), (840, 26)], 620, .35) + plankton(120, 3)
    r = rnd("menu")
    o += G(kelp(24, 730, 230, "#134236", r, 3, 7), coral(120, 730, 96, -78, "#6a2f42", r, 5), kelp(1254, 730, 250, "#103a2f", r, 3, -6), coral(1180, 730, 90, -102, "#4a3578", r, 5), filter=relief(1.1, 3, .45))
    return o + R(0, 500, W, 220, lin((0, "#01060d", 0), (1, "#01060d", .7)))


def thumb_abyss():
    """320 x 124: the hall and two Lords."""
    o = R(0, 0, 320, 124, "#0b3550") + picture("place/oceanic_senate_assembly.640", 0, -18, 320, 192)
    o += R(0, 0, 320, 124, lin((0, "#020a12", 0), (.55, "#020a12", .08), (1, "#020a12", .88)))
    o += person("landlord", "left", 214, 140, 112, .3) + person("oracle", "left", 276, 150, 150, .06)
    return o + R(0, 0, 320, 124, lin((0, "#020a12", .55), (.4, "#020a12", .1), (1, "#020a12", 0), v=(0, 0, 1, 0)))


def thumb_conspiracy():
    """320 x 124: banners in a dark hall, a smuggler and a politician."""
    o = R(0, 0, 320, 124, "#061a29") + picture("place/parliament.640", 0, -22, 320, 192)
    o += R(0, 0, 320, 124, "#04101c", opacity=.45)
    for i, (x, race, guild) in enumerate(((104, "jellyfish", "mage"), (138, "crab", "soldier"), (172, "shellfish", "merchant"))):
        c, foot = COL[race], 78 - i * 8
        d = f"M{x - 14} -4H{x + 14}V{foot - 18}L{x} {foot}L{x - 14} {foot - 18}Z"
        cloth = P(d, lin((0, mix(c, INK, .62)), (.5, mix(c, INK, .3)), (1, mix(c, INK, .55)))) + P(f"M{x - 11} -4V{foot - 19}L{x} {foot - 5}L{x + 11} {foot - 19}V-4", stroke=BRASS, stroke_width=1.1, opacity=.9)
        o += G(cloth, filter=relief(1.2, 3, .3)) + at(x - 9, foot - 42, P(icons.PATHS["guild-" + guild], mix(c, "#ffffff", .72), fill_rule="evenodd"), s=18 / 64)
    o += R(0, 0, 320, 124, lin((0, "#020a12", 0), (.5, "#020a12", .1), (1, "#020a12", .9)))
    o += person("schemer", "left", 214, 140, 112, .3) + person("watcher", "left", 276, 150, 150, .06)
    return o + R(0, 0, 320, 124, lin((0, "#020a12", .55), (.4, "#020a12", .1), (1, "#020a12", 0), v=(0, 0, 1, 0)))


def cover():
    """Two great shell leaves, closed: what stands between two persons at one screen."""
    o = R(0, 0, W, H, lin((0, "#1b5f7c"), (.35, DEEP), (1, "#01050a")))
    n = 11
    for k in sorted(range(n), key=lambda k: -abs(k - n // 2)):
        for s in (-1, 1):
            hx, hy = 640 + s * 760, 400                    # the hinge lies outside the picture
            y0, y1 = (hy + (j - n / 2) * 104 for j in (k, k + 1))
            t = 1 - abs(k - n // 2) / (n // 2)
            end = 640 + s * 5
            rib = f"M{hx} {hy - 6}C{640 + s * 380} {hy + (y0 - hy) * .62:.1f} {640 + s * 130} {y0 - 4:.1f} {640 + s * 26} {y0 + 3:.1f}Q{end} {y0 + 8:.1f} {end} {y0 + 30:.1f}V{y1 - 30:.1f}Q{end} {y1 - 8:.1f} {640 + s * 26} {y1 - 3:.1f}C{640 + s * 130} {y1 + 4:.1f} {640 + s * 380} {hy + (y1 - hy) * .62:.1f} {hx} {hy + 6}Z"
            c = lin((0, mix("#8fd0d8", "#1d5a72", .75 - .6 * t)), (.3, mix("#3f93a6", "#123f56", .75 - .6 * t)), (.75, "#0c3145"), (1, "#051826"), v=(640, 0, 640 + s * 640, 0), user=True)
            bands = "" if t < .55 else "".join(P(f"M{640 + s * q} {hy + (y0 - hy) * (1 - q / 900):.1f}Q{640 + s * (q - 22)} {(y0 + y1) / 2:.1f} {640 + s * q} {hy + (y1 - hy) * (1 - q / 900):.1f}", stroke=w, stroke_width=z, opacity=op) for q, w, z, op in ((70, "#06202e", 5, .5), (78, FOAM, 1.2, .35), (150, "#06202e", 4, .42), (240, "#06202e", 6, .4), (250, FOAM, 1.2, .25), (360, "#06202e", 4, .35), (480, "#06202e", 5, .3)))
            o += P(rib, "#000", opacity=.5, filter=blur(6), transform="translate(0 6)") + G(P(rib, c), clip(P(rib), bands), filter=relief(8, 15, .3, amb=.4))
    o += R(0, 0, W, H, rad((0, FOAM, .30), (.5, FOAM, .07), (1, FOAM, 0), c=(.5, -.05, .6)), style="mix-blend-mode:screen")
    o += R(0, 0, W, H, lin((0, "#02101c", 0), (.5, "#02101c", .22), (1, "#01050a", .9)))
    o += R(634, 0, 12, H, lin((0, "#000", 0), (.5, "#000", .9), (1, "#000", 0), v=(0, 0, 1, 0)))
    for s in (-1, 1):                                     # the brass lips of the two leaves
        o += P(curve([(640 + s * (4 + 2.5 * math.sin(y / 33)), y) for y in range(-20, 741, 20)]), stroke=lin("#fff1bd", BRASS, "#6a4814", user=True, v=(0, 0, 0, H)), stroke_width=3)
    o += shafts([(420, 30), (600, 70), (780, 40)], 640, .42) + caustics(0, 0, W, 420, 5, .2)
    r = rnd("cover")
    o += G(G(kelp(30, 730, 240, "#123a30", r, 4, 6), kelp(1240, 730, 260, "#0e3228", r, 4, -6), coral(150, 726, 110, -78, "#7a3446", r, 5), coral(1120, 726, 120, -102, "#523c80", r, 5),
             anemone(250, 722, 54, "#a87836", r), anemone(1030, 722, 50, "#347c68", r), filter=relief(1.2, 3, .4)), filter=blur(1))
    return o + plankton(160, 33) + bubbles(300, 560, 12, 3) + bubbles(1000, 600, 12, 4) + R(0, 0, W, H, rad((0, "#000", 0), (.6, "#000", .1), (1, "#000308", .85), c=(.5, .45, .7)))


SCENES = {"cover": (cover, W, H), "title": (title, W, H), "menu": (menu, W, H), "thumb-abyss": (thumb_abyss, 320, 124), "thumb-conspiracy": (thumb_conspiracy, 320, 124)}
