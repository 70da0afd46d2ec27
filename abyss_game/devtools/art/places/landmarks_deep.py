"""One function a landmark. Each draws the middle plane of a place on 720 x 432."""
from .parts import *

RACEC = ("#9a78ff", "#ff6a48", "#ffb840", "#5fd490", "#5f9cff")
GUILDC = ("#9a78ff", "#ff5a40", "#ffb840", "#5fd490", "#5f9cff", "#fff4e0", "#8affc9")


def depths(A, p):
    s = ""
    # a vast body barely told from the dark
    L = Limb([(760, 300), (600, 250), (430, 262), (270, 320), (120, 330), (-40, 290)], [150, 190, 170, 120, 70, 30], 40)
    s += '<g opacity=".55">%s</g>' % A.form(L.path(), A.lin((0, mix(p["rock"], p["lit"], .22)), (1, "#01030a")), "".join(A.line(L.ridge(k), "#000208", 3, .5) for k in (.3, .6)), r=26, scale=14, tex=.2, rim=.6, rimw=3, back=0)
    s += A.glow(520, 238, 70, "#c9ffe0", .45) + '<ellipse cx="520" cy="240" rx="20" ry="10" fill="#d8ffe4" opacity=".9"/><ellipse cx="520" cy="240" rx="4.5" ry="9.500" fill="#02060a"/>'
    s += "".join(A.glow(L.at(t, -.2)[0], L.at(t, -.2)[1], 10, "#6ff0ff", .55, 1.6) for t in (.38, .44, .5, .56, .62, .68, .74, .8, .86))
    s += ground(A, p, 404, 8, mix(p["rock"], "#000208", .6))
    # the diving bell on its chain
    x, y = 260, 214
    s += A.soft(P([(x - 30, y + 40), (x + 30, y + 40), (x + 110, 420), (x - 110, 420)]), A.lin((0, p["lamp"], .8), (1, p["lamp"], 0)), 9, .6, "screen")
    s += A.glow(x, y, 170, p["lamp"], .6)
    s += chain(A, [(x + 26, -10), (x + 8, 60), (x, 118)], 22, 6, "#b08a4a")
    s += A.group('<path d="%s" fill="%s"/>' % (ell(x, 124, 12), BRASS), r=3, scale=5)
    d = smooth([(x - 46, y + 44), (x - 54, y), (x - 44, y - 46), (x - 22, y - 80), (x, y - 88), (x + 22, y - 80), (x + 44, y - 46), (x + 54, y), (x + 46, y + 44)], k=.9)
    s += A.form(d, A.lin((0, "#fff0b8"), (.4, "#b8863a"), (1, "#3a2410")), courses(A, (x - 54, y - 60, x + 54, y + 40), 3, bend=14), br=20, cols=("#fff6d0", "#2a1808"), r=14, scale=11, spec=.6, exp=14)
    s += A.group(A.line("M%s %sQ%s %s %s %s" % tuple(f(v) for v in (x - 50, y + 42, x, y + 58, x + 50, y + 42)), "#d8a84c", 10), b=(x - 58, y + 30, x + 58, y + 62), r=3, scale=5)
    for u in (-28, 0, 28):
        s += A.group('<path d="%s" fill="#8a6020"/>' % ell(x + u, y - 6, 14 - abs(u) * .1), r=2, scale=4, sd=2) + '<circle cx="%s" cy="%s" r="9" fill="%s"/>' % (x + u, y - 6, A.rad((0, "#ffffff"), (.5, "#ffe69a"), (1, "#e88a2a"))) + A.glow(x + u, y - 6, 34, p["lamp"], .9)
    r = A.rng
    s += "".join(A.glow(r.uniform(30, 700), r.uniform(300, 400), r.uniform(3, 8), r.choice(("#6ff0ff", "#9affc0", "#c99aff")), .8, 1) for _ in range(22))
    return s + A.bubbles(x + 30, y - 60, 12, 8, 150)


def throne(A, p):
    s = ""
    # hall in perspective: floor, columns, apse
    s += A.form(P([(0, 440), (200, 300), (520, 300), (720, 440)]), A.lin((0, mix(p["stone"], p["lamp"], .3)), (1, mix(p["stone"], p["deep"], .75))), "".join(A.line("M360 240L%d 440" % x, "#02060c", 2, .4) for x in range(-300, 1100, 90)) + courses(A, (0, 300, 720, 436), 6), r=6, scale=4, tex=.08)
    s += A.form(dome(360, 330, 190, 300), A.lin((0, mix(p["mid"], p["lit"], .5)), (1, mix(p["deep"], p["lamp"], .2))), ribs(A, 360, 330, 190, 300, 12), r=26, scale=10, shadow=0)
    s += A.soft(P([(318, -20), (402, -20), (470, 350), (250, 350)]), A.lin((0, "#fff6d8", .9), (1, p["lamp"], .1)), 12, .7, "screen")
    # the scallop back
    for i in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        u = i / 8 * 2 - 1
        a = math.radians(-90 + u * 70)
        L = 168 - abs(u) * 26
        t = (360 + L * math.cos(a), 250 + L * math.sin(a))
        d = limb([(360, 256), (360 + L * .5 * math.cos(a), 250 + L * .5 * math.sin(a)), t], [16, 40, 42], 14)
        s += A.form(d + ell(t[0], t[1], 20), A.tone(mix(BRASS, p["stone"], .25), .5, .6, "#2a1408"), r=9, scale=9, spec=.5, sd=5, tex=.06, back=.4)
    for i in range(9):
        u = i / 8 * 2 - 1
        a = math.radians(-90 + u * 70)
        L = 172 - abs(u) * 26
        s += A.glow(360 + L * math.cos(a), 250 + L * math.sin(a), 20, "#e8f8ff", .8) + '<circle cx="%s" cy="%s" r="7" fill="%s"/>' % (f(360 + L * math.cos(a)), f(250 + L * math.sin(a)), A.rad((0, "#ffffff"), (.5, "#eadfe0"), (1, "#76809e"), fx=.35, fy=.3))
    s += steps(A, p, 360, 322, 70, 5, 11, 24, mix(p["stone"], BRASS, .2))
    d = smooth([(316, 326), (310, 262), (330, 214), (360, 200), (390, 214), (410, 262), (404, 326)], k=.8)
    s += A.form(d, A.tone(p.get("seat", "#8a1f3c"), .3, .7, "#1a040c"), r=10, scale=9, br=14, cols=("#ff9ab0", "#1a0208"))
    s += stone(A, p, smooth([(312, 330), (316, 286), (404, 286), (408, 330)], k=.2), "#a8762c", r=6)
    for sg in (-1, 1):
        s += A.form(limb([(360 + sg * 44, 330), (360 + sg * 56, 292), (360 + sg * 46, 270), (360 + sg * 62, 262)], [16, 15, 12, 4], 16), A.tone(BRASS, .4, .6, "#2a1408"), r=4, scale=6)
    for x, y0, y1, w in ((246, 96, 332, 24), (474, 96, 332, 24), (168, 50, 362, 36), (552, 50, 362, 36), (58, -20, 412, 56), (662, -20, 412, 56)):
        s += column(A, p, x, y0, y1, w) + A.glow(x + (w * .9 if x < 360 else -w * .9), y0 + (y1 - y0) * .42, w * 1.6, p["lamp"], .9, w * .13)
    s += A.form(P([(330, 376), (390, 376), (440, 440), (280, 440)]), A.lin((0, mix(p["seat"], "#ffffff", .18) if "seat" in p else "#a82a44"), (1, mix(p["seat"], BLACK, .62) if "seat" in p else "#3a0a18")), A.line("M336 376L292 440M384 376L428 440", BRASS, 4, .8), r=3, scale=3, sd=3)
    return s + folk(A, p, [(226, 402, 20), (500, 404, 20), (196, 414, 22)])


def jail(A, p):
    s = crag(A, p, [(-40, 470), (-40, -30), (760, -30), (760, 470)], br=90, tex=.3, shadow=0, rim=0)
    hole = [(150, 392), (132, 300), (166, 190), (236, 106), (340, 70), (450, 82), (540, 150), (584, 240), (592, 340), (570, 392)]
    d = smooth(hole, k=.9)
    s += '<path d="%s" fill="#01040a" filter="%s"/>' % (smooth([(x + (x - 360) * .07, y + (y - 250) * .07) for x, y in hole]), A.blur(10))
    s += '<path d="%s" fill="%s"/>' % (d, A.rad((0, "#ffe2a0"), (.2, mix(p["lamp"], "#8a4a18", .35)), (.55, "#2a2418"), (1, "#04070c"), cx=400, cy=290, r=260, user=True))
    c = A.clip(d)
    back = stone(A, p, box(180, 300, 560, 420), "#4a4034", courses(A, (180, 300, 560, 420), 6))
    back += "".join(A.line(P([(x, 318), (x, 344)], False), "#efe0b0", 2, .6) for x in list(range(452, 500, 9))) + A.line("M448 340L492 322", "#efe0b0", 2, .6)
    fg = smooth([(322, 400), (318, 346), (330, 312), (352, 296), (376, 306), (392, 344), (398, 400)], k=.8)
    back += A.glow(424, 240, 120, p["lamp"], .9, 8) + A.line("M424 90V232", "#0a0806", 2) + A.form(fg, A.tone("#6a86a8", .3, .7), r=9, scale=8) + A.form(ell(352, 286, 20, 24), A.tone("#9ab8d0", .3, .7), r=6, scale=6) + "".join(A.glow(352 + k, 284, 9, "#ffe08a", .9, 2.4) for k in (-8, 8)) + A.line("M330 326C300 340 290 370 300 392M384 326C410 340 416 370 408 392", "#54708c", 13)
    s += '<g clip-path="%s">%s</g>' % (c, back) + chain(A, [(228, 180), (246, 260), (310, 372)], 20, 5, "#8a8272") + chain(A, [(536, 200), (500, 290), (404, 372)], 20, 5, "#8a8272")
    bars = ""
    for i, x in enumerate((176, 228, 280, 332, 384, 436, 488, 540)):
        top = 90 + abs(x - 350) ** 1.9 * .004
        bars += '<path d="%s" fill="%s"/>' % (limb([(x, top - 30), (x + (2 if i % 2 else -3), 180), (x - 1, 300), (x + 2, 418)], [17, 12, 11, 18], 20), A.lin((0, "#8fa2a4"), (.5, "#5a6a70"), (1, "#20282e")))
    for y in (196, 320):
        bars += A.line("M150 %dQ366 %d 586 %d" % (y, y + 12, y), "#6a7478", 10)
    s += A.group(bars, b=(130, 40, 600, 430), r=4, scale=7, tex=.12, sd=7, shadow=.85, back=.5, bounce="#ffb060")
    s += "<g transform=\"translate(154 20) scale(.94)\">"
    s += A.group('<path d="M326 260H394V318H326Z" fill="%s"/>' % A.lin((0, "#ffe6a0"), (.5, "#b8863a"), (1, "#4a2e10")) + A.line("M338 262V250C338 228 382 228 382 250V262", "#b8a878", 8), b=(320, 226, 400, 322), r=4, scale=7, sd=6) + '<path d="M360 276a8 8 0 0 1 5 14l4 16h-18l4 -16a8 8 0 0 1 5 -14Z" fill="#0a0604"/></g>'
    for x, y, h in ((60, -10, 120), (110, -10, 80), (640, -10, 130), (600, -10, 70), (690, -10, 90)):
        s += crag(A, p, [(x - 24, y), (x - 10, y + h * .5), (x, y + h), (x + 10, y + h * .5), (x + 24, y)], k=.4, br=5)
    return s + A.group("".join('<path d="%s" fill="%s"/>' % (box(x - 4, 250, x + 4, 290), "#7a5a2c") for x in (84, 646)), r=2, scale=4) + lamps(A, p, [(84, 240), (646, 240)], 9, g=7) + folk(A, p, [(96, 410, 26), (630, 412, 26)])


def chasm(A, p):
    s = A.glow(362, 420, 330, "#ff5a2c", .8) + A.glow(362, 430, 180, "#ffb060", .9)
    for k, cm in ((0, .5), (1, 0)):
        for sg in (-1, 1):
            if k == 0:
                pts = [(360 + sg * 420, 470), (360 + sg * 420, 90), (360 + sg * 250, 120), (360 + sg * 130, 150), (360 + sg * 96, 190), (360 + sg * 110, 260), (360 + sg * 60, 320), (360 + sg * 50, 470)]
            else:
                pts = [(360 + sg * 420, 470), (360 + sg * 420, 150), (360 + sg * 300, 168), (360 + sg * 210, 188), (360 + sg * 150, 206), (360 + sg * 172, 262), (360 + sg * 120, 312), (360 + sg * 136, 360), (360 + sg * 84, 410), (360 + sg * 70, 470)]
            s += crag(A, p, pts, mix(p["rock"], p["lit"], .4 if k == 0 else 0), k=.35, br=40, back=.9, bounce="#ff6a38", sd=10)
    # the bridge: an arch of linked claws
    top = arc(360, 300, 196, 108, 200, 340, 30)
    s += A.group(A.line(P(arc(360, 300, 190, 106, 204, 336, 30), False), mix(p["stone"], "#ffffff", .1), 20), b=(150, 180, 570, 280), r=6, scale=9, tex=.14, bounce="#ff6a38", back=.8)
    s += "".join(A.group(spike(A, x, y + 4, -90 + (x - 360) * .2, 22, 10, p["stone"]), r=2.5, scale=5, sd=2) for x, y in top[4:-3:3])
    s += lamps(A, p, [(x, y - 18) for x, y in top[5:-3:5]], 5)
    for sg in (-1, 1):
        s += pincer(A, p, 360 + sg * 178, 176, 66, sg)
    w = []
    for sg in (-1, 1):
        w += [(360 + sg * x, y) for x, y in ((226, 238), (252, 262), (206, 290), (240, 312), (186, 340), (280, 232), (296, 286), (166, 386), (212, 372), (262, 352))]
    s += windows(A, p, w, 9, 13)
    s += "".join(A.line(smooth([(360 + k * 20, 432), (356 + k * 15, 396), (362 + k * 11, 372)], False), "#ffc070", 3, .7, 1) for k in (-2, -1, 0, 1, 2))
    s += coral(A, p, 120, 160, 70, -80, "#ff6a48", 3) + coral(A, p, 622, 164, 64, -104, "#ff8a58", 5)
    return s + folk(A, p, [(330, 188, 12), (396, 188, 12)]) + A.bubbles(360, 400, 14, 40, 240)


def closed_tower(A, p):
    s = ground(A, p, 376, 8)
    for sg in (-1, 1):
        s += stone(A, p, P([(360 + sg * 92, 378), (360 + sg * 96, 250), (360 + sg * 130, 246), (360 + sg * 330, 290), (360 + sg * 380, 378)]), mix(p["stone"], p["deep"], .3), courses(A, (min(360 + sg * 92, 360 + sg * 380), 240, max(360 + sg * 92, 360 + sg * 380), 378), 9))
        s += "".join(stone(A, p, box(360 + sg * x - 13, 232 + (x - 110) * .2, 360 + sg * x + 13, 256 + (x - 110) * .2), mix(p["stone"], p["deep"], .2), r=3, br=2) for x in (120, 168, 216, 264, 312))
    d = P([(252, 384), (270, 90), (254, 84), (254, 54), (280, 54), (280, 70), (306, 70), (306, 54), (332, 54), (332, 70), (388, 70), (388, 54), (414, 54), (414, 70), (440, 70), (440, 54), (466, 54), (466, 84), (450, 90), (468, 384)])
    det = courses(A, (250, 90, 470, 384), 17) + "".join(A.line("M%s %sv17" % (f(256 + (j * 43 + (i % 2) * 21)), f(90 + i * 16.3)), "#02060c", 1.3, .3) for i in range(18) for j in range(6))
    s += stone(A, p, d, None, det, r=18, scale=13, br=60, sd=14)
    for x, y in ((312, 112), (360, 108), (408, 112)):
        s += '<path d="%s" fill="#05070c"/>' % window(x, y, 18, 26) + A.group("".join('<path d="%s" fill="#8a7a5c"/>' % box(x - 9, y + k, x + 9, y + k + 3.5) for k in (-7, 0, 7)), r=1.5, scale=3, sd=2)
    dr = "M286 384V232C286 150 434 150 434 232V384Z"
    s += A.group('<path d="M272 384V230C272 128 448 128 448 230V384H434V232C434 150 286 150 286 232V384Z" fill="%s"/>' % p["roof"], r=5, scale=8, sd=5)
    s += A.form(dr, A.lin((0, "#7a4c24"), (1, "#22120a")), "".join(A.line("M%d 150V384" % x, "#0a0502", 3, .6) for x in range(300, 430, 17)), br=30, cols=("#d89a58", "#080402"), r=6, scale=6)
    for y in (214, 352):
        s += A.group(A.line("M290 %dH430" % y, "#b89a50", 13) + "".join('<path d="%s" fill="#ffe6a0"/>' % ell(x, y, 4) for x in range(300, 430, 20)), b=(284, y - 8, 436, y + 8), r=2.5, scale=5, sd=3)
    s += A.group('<path d="%s" fill="%s"/>' % (ell(360, 282, 52), A.lin((0, "#c9a050"), (.5, "#7a5420"), (1, "#3a2410"))) + "".join('<path d="%s" fill="#fff0b8"/>' % ell(360 + 43 * math.cos(a), 282 + 43 * math.sin(a), 3.6) for a in (k * .5236 for k in range(12))), r=9, scale=10, sd=7, spec=.5)
    key = "M360 252a17 17 0 0 1 11 30l8 34h-38l8 -34a17 17 0 0 1 11 -30Z"
    s += '<path d="%s" fill="#fff6d8"/>' % key + A.glow(360, 284, 44, p["lamp"], .7)
    s += chain(A, [(254, 170), (310, 214), (360, 268)], 16, 6.5, "#b8a06a") + chain(A, [(466, 170), (410, 214), (360, 268)], 16, 6.5, "#b8a06a") + chain(A, [(252, 352), (306, 330), (344, 306)], 12, 6.5, "#b8a06a") + chain(A, [(468, 352), (414, 330), (376, 306)], 12, 6.5, "#b8a06a")
    s += A.group("".join('<path d="%s" fill="#6a5028"/>' % box(x - 4, 300, x + 4, 384) for x in (226, 494)), r=2, scale=4) + lamps(A, p, [(226, 294), (494, 294)], 9, g=7)
    return s + folk(A, p, [(206, 404, 17), (516, 406, 17)])


def lost_tower(A, p):
    s = ground(A, p, 372, 12)
    d = P([(270, 400), (306, 196), (330, 74), (352, 60), (360, 84), (384, 66), (396, 96), (420, 88), (428, 130), (452, 128), (438, 236), (420, 400)])
    det = courses(A, (260, 70, 450, 400), 19, bend=-6) + '<path d="%s" fill="#03070e"/>' % smooth([(366, 250), (386, 226), (418, 216), (446, 226), (444, 286), (410, 312), (378, 296)], k=.5) + A.line(smooth([(372, 90), (360, 140), (378, 190), (364, 246)], False), "#02060c", 4, .8)
    s += '<g transform="rotate(9 340 400)">'
    s += stone(A, p, d, None, det, r=18, scale=13, br=60, tex=.16, sd=14)
    for x, y in ((332, 150), (392, 150), (322, 220), (312, 300), (388, 350)):
        s += '<path d="%s" fill="#04080e"/>' % window(x, y, 17, 28) + A.line("M%s %sv26" % (x + 9, y - 12), mix(p["stone"], "#ffffff", .4), 1.4, .5)
    s += windows(A, p, [(362, 118)], 20, 32, None, 4)
    s += '<path d="%s" fill="%s" opacity=".8"/>' % (smooth([(376, 254), (394, 236), (420, 230), (440, 240), (436, 280), (408, 300), (384, 288)], k=.5), A.lin((0, "#050a12"), (1, mix(p["lit"], p["deep"], .5))))
    s += "</g>"
    r = random.Random(5)
    for _ in range(22):
        x, y, q = r.uniform(400, 660), r.uniform(372, 424), r.uniform(10, 26)
        s += stone(A, p, P([(x - q, y), (x - q * .7, y - q * .8), (x + q * .5, y - q), (x + q, y - q * .2), (x + q * .6, y + q * .4)]), None, r=4, br=3, sd=4)
    s += stone(A, p, P([(520, 404), (536, 330), (566, 318), (588, 340), (620, 330), (640, 404)]), None, courses(A, (520, 318, 640, 404), 6), r=8)
    s += "".join(kelp(A, p, x, 404, h, l, "#4a7a5c", i + 3, 14) for i, (x, h, l) in enumerate(((262, 230, 60), (300, 150, 30), (420, 210, 60), (456, 130, -20), (230, 120, -20), (620, 140, 14))))
    s += A.group("".join(A.line(smooth([(430 + k * 8, 104 + k * 6), (444 + k * 12, 170 + k * 10), (420 + k * 10, 230 + k * 10)], False), "#3f7a58", 5 - k) for k in range(3)), b=(410, 90, 480, 270), r=2, scale=4)
    s += coral(A, p, 338, 400, 60, -100, "#7a6ac0", 4) + fish(A, 12, 540, 170, 50, 24, "#0c2a3c", 1.6, 7)
    return s + anemone(A, p, 240, 404, 40, "#8fa8d0", 3)


def allies(A, p):
    s = A.form(P([(-20, 470), (-20, 330), (740, 330), (740, 470)]), A.lin((0, mix(p["stone"], p["deep"], .2)), (1, p["deep"])), "".join('<path d="%s" fill="none" stroke="#02060c" stroke-width="2.500" opacity=".4"/>' % ell(360, 400, k * 90, k * 24) for k in range(1, 6)) + "".join(A.line("M360 400L%s %s" % (f(360 + 600 * math.cos(a)), f(400 + 160 * math.sin(a))), "#02060c", 2, .35) for a in (k * .3491 for k in range(18))), r=6, scale=5, tex=.08)
    s += A.form(box(-20, -20, 740, 344), A.lin((0, mix(p["stone"], p["lit"], .15)), (.6, mix(p["stone"], p["deep"], .4)), (1, mix(p["stone"], p["deep"], .7))), courses(A, (0, 0, 720, 340), 14), r=10, scale=5, tex=.14, shadow=0, br=40, cols=(p["lit"], BLACK))
    s += A.soft(P([(310, -20), (410, -20), (520, 420), (200, 420)]), A.lin((0, "#fff6d8", .7), (1, "#fff6d8", .05)), 12, .6, "screen")
    figs = {
        0: lambda x, y: dome(x, y - 64, 30, 44, -6) + "".join(limb([(x + k * 9, y - 66), (x + k * 10 + 4, y - 36), (x + k * 8, y)], [6, 5, 3], 10) for k in (-2.4, -1.2, 0, 1.2, 2.4)),
        1: lambda x, y: smooth([(x - 30, y - 44), (x, y - 66), (x + 30, y - 44), (x + 20, y - 22), (x - 20, y - 22)]) + smooth([(x - 26, y - 50), (x - 44, y - 74), (x - 36, y - 104), (x - 26, y - 84), (x - 16, y - 98), (x - 20, y - 66)]) + smooth([(x + 26, y - 50), (x + 44, y - 74), (x + 36, y - 104), (x + 26, y - 84), (x + 16, y - 98), (x + 20, y - 66)]) + "".join(limb([(x + k * 14, y - 30), (x + k * 26, y - 30), (x + k * 28, y)], [8, 6, 2], 8) for k in (-1.2, -.6, .6, 1.2)),
        2: lambda x, y: limb([(x - 26, y - 92), (x - 2, y - 98), (x + 12, y - 84), (x + 6, y - 58), (x + 12, y - 34), (x, y - 8), (x - 16, y - 10), (x - 14, y - 24)], [8, 20, 22, 26, 24, 14, 9, 4], 40) + P([(x - 2, y - 104), (x + 8, y - 122), (x + 14, y - 102)]),
        3: lambda x, y: smooth([(x - 6, y), (x - 38, y - 26), (x - 36, y - 52), (x + 34, y - 58), (x + 34, y - 30), (x + 14, y - 8)], k=.9) + smooth([(x - 30, y - 57), (x - 26, y - 76), (x + 24, y - 80), (x + 29, y - 63)], k=.9) + smooth([(x - 22, y - 80), (x - 17, y - 95), (x + 16, y - 98), (x + 20, y - 84)], k=.9) + smooth([(x - 13, y - 99), (x - 9, y - 110), (x + 9, y - 111), (x + 12, y - 102)], k=.9) + P([(x - 7, y - 113), (x, y - 130), (x + 6, y - 115)]),
        4: lambda x, y: smooth([(x, y - 124), (x + 16, y - 96), (x + 34, y - 84), (x + 18, y - 78), (x + 18, y - 44), (x - 18, y - 44), (x - 18, y - 78), (x - 34, y - 84), (x - 16, y - 96)], k=.6) + "".join(limb([(x + k * 7, y - 48), (x + k * 11, y - 22), (x + k * 16, y)], [8, 6, 2], 10) for k in (-2, -1, 0, 1, 2)),
    }
    order = ((0, 70, 330, 1.0), (4, 650, 330, 1.0), (1, 206, 318, 1.12), (3, 514, 318, 1.12), (2, 360, 310, 1.3))
    for i, x, y, k in order:
        c = RACEC[i]
        w, h = 56 * k, 176 * k
        ap = "M%s %sV%sC%s %s %s %s %s %sV%sZ" % tuple(f(v) for v in (x - w, y, y - h * .5, x - w, y - h * 1.14, x + w, y - h * 1.14, x + w, y - h * .5, y))
        fr = "M%s %sV%sC%s %s %s %s %s %sV%sZ" % tuple(f(v) for v in (x - w - 12, y + 2, y - h * .5, x - w - 12, y - h * 1.22, x + w + 12, y - h * 1.22, x + w + 12, y - h * .5, y + 2))
        s += stone(A, p, fr, mix(p["stone"], "#ffffff", .12), r=5, br=8)
        s += '<path d="%s" fill="%s"/>' % (ap, A.rad((0, mix(c, "#ffffff", .55)), (.35, c), (.75, mix(c, BLACK, .6)), (1, mix(c, BLACK, .85)), cx=.5, cy=.42, r=.65)) + A.glow(x, y - h * .45, w * 1.7, c, .55)
        d = figs[i](0, 0)
        s += '<g transform="translate(%s %s) scale(%s)">%s</g>' % (f(x), f(y - 16), f(k), "") + A.group('<g transform="translate(%s %s) scale(%s)"><path d="%s" fill="%s"/></g>' % (f(x), f(y - 18), f(k * 1.05), d, mix(c, "#ffffff", .42)), b=(int(x - w), int(y - h), int(x + w), int(y)), r=4, scale=7, tex=.08, sd=8, shadow=.85)
        s += stone(A, p, P([(x - w * .7, y - 20), (x + w * .7, y - 20), (x + w * .86, y + 6), (x - w * .86, y + 6)]), None, r=4, br=4)
    s += A.group("".join('<path d="%s" fill="%s"/>' % (d, c) for d, c in ((ell(360, 396, 108, 22), p["stone"]), (P([(330, 398), (390, 398), (404, 436), (316, 436)]), p["roof"]))), r=6, scale=7, sd=9)
    s += '<path d="%s" fill="%s"/>' % (ell(360, 391, 104, 19), A.lin((0, mix(p["stone"], "#ffffff", .5)), (1, mix(p["stone"], p["deep"], .3)))) + "".join(A.glow(360 + 74 * math.cos(a), 391 + 13 * math.sin(a), 16, RACEC[i], 1, 4) for i, a in enumerate((3.4, 4.1, 4.71, 5.3, 6.0)))
    return s


def clams(A, p):
    s = ground(A, p, 376, 8)
    s += coral(A, p, 60, 380, 90, -80, "#3fae8a", 3) + coral(A, p, 664, 380, 90, -100, "#3fae8a", 5)
    for x, y, k, o, r in ((128, 262, 62, .5, -14), (590, 256, 66, .55, 14), (250, 210, 54, .35, -8), (476, 204, 56, .4, 8), (362, 268, 128, .62, 0), (170, 362, 66, .5, -6), (556, 366, 70, .6, 8)):
        s += clam(A, p, x, y, k, o, mix(p["stone"], "#ffffff", .1) if k > 100 else p["stone"], True, r)
    for i, (x, h, l) in enumerate(((30, 180, 20), (692, 190, -20), (430, 60, 10))):
        s += kelp(A, p, x, 410, h, l, "#3f8a5a", i + 1, 15)
    s += anemone(A, p, 262, 410, 46, "#ffb08a", 2) + anemone(A, p, 462, 412, 46, "#a8e0c0", 4)
    return s + folk(A, p, [(300, 416, 15), (424, 416, 15)]) + A.bubbles(362, 200, 12, 20, 170)


def barrier(A, p):
    s = ""
    r = random.Random(8)
    cols = ("#ff6a5a", "#ff9a4a", "#e85a9a", "#b06ae0", "#ffc86a", "#ff7f7f")
    s += crag(A, p, [(-40, 470), (-40, 330), (100, 300), (250, 316), (400, 296), (560, 312), (760, 290), (760, 470)], mix(p["rock"], "#a85a6a", .3))
    for row in range(3):
        n = (9, 8, 7)[row]
        for i in range(n):
            x = (i + .5 + r.uniform(-.25, .25)) * W / n
            c = mix(r.choice(cols), p["mid"], (.5, .22, 0)[row])
            sz = (120, 150, 140)[row] * r.uniform(.8, 1.15)
            y = (318, 362, 420)[row] + r.uniform(-8, 8)
            kind = r.random()
            if kind < .62:
                s += coral(A, p, x, y, sz, -90 + r.uniform(-14, 14), c, i + row * 10, 4)
            elif kind < .8:
                fan = smooth([(x, y), (x - sz * .5, y - sz * .4), (x - sz * .46, y - sz * .9), (x, y - sz * 1.15), (x + sz * .5, y - sz * .85), (x + sz * .5, y - sz * .36)], k=.9)
                s += A.form(fan, A.tone(c, .35, .6, p["deep"]), "".join(A.line("M%s %sL%s %s" % tuple(f(v) for v in (x, y, x + sz * u, y - sz * 1.2)), mix(c, "#ffffff", .5), 2, .5) for u in (-.8, -.5, -.25, 0, .25, .5, .8)) + "".join('<path d="%s" fill="none" stroke="%s" stroke-width="1.500" opacity=".4"/>' % (ell(x, y, sz * q), mix(c, BLACK, .6)) for q in (.3, .5, .7, .9)), r=8, scale=8)
            else:
                s += A.group("".join('<path d="%s" fill="%s"/>' % (limb([(x + k * sz * .12, y), (x + k * sz * .15, y - sz * (.7 - abs(k) * .1))], [sz * .14, sz * .17], 6) + ell(x + k * sz * .15, y - sz * (.7 - abs(k) * .1), sz * .085), A.tone(c, .4, .6, p["deep"])) for k in (-2, -1, 0, 1, 2)), r=4, scale=7)
        s += A.haze(250 + row * 30, 380 + row * 30, p["mid"], (.5, .3, 0)[row]) if row < 2 else ""
        if row == 1:   # the gate: the one way through
            s += stone(A, p, "M296 400V292C296 210 424 210 424 292V400H398V296C398 246 322 246 322 296V400Z", "#e8b8a0", r=7, scale=9) + '<path d="M322 400V296C322 246 398 246 398 296V400Z" fill="%s"/>' % A.lin((0, mix(p["lit"], "#ffffff", .5)), (1, p["mid"])) + A.glow(360, 330, 90, mix(p["lit"], "#ffffff", .4), .9) + lamps(A, p, [(286, 276), (434, 276)], 7)
            s += folk(A, p, [(350, 398, 18), (376, 400, 16)])
    return s + fish(A, 16, 250, 110, 90, 30, "#ffd88a", 1.9, 5) + fish(A, 10, 520, 150, 60, 20, "#ffb0a0", 1.6, 6, -1)


def den(A, p):
    s = ground(A, p, 384, 6)
    # an upturned hull for a roof
    d = smooth([(70, 300), (96, 196), (190, 110), (330, 66), (470, 76), (590, 130), (664, 220), (676, 292), (560, 318), (370, 326), (180, 320)], k=.9)
    det = "".join(A.line(smooth([(64, 300 - k * 8), (180, 230 - k * 26), (370, 190 - k * 26), (560, 222 - k * 20), (690, 296 - k * 8)], False), "#050608", 2.4, .6) for k in range(-4, 6))
    s += stone(A, p, box(132, 296, 612, 392), "#4a3c30", courses(A, (132, 296, 612, 392), 4) + "".join(A.line("M%d 296V392" % x, "#050608", 2, .5) for x in range(140, 612, 26)), r=8, br=30)
    s += stone(A, p, d, "#5c4838", det, r=26, scale=14, br=70, sd=12)
    s += A.group(A.line(smooth([(92, 214), (190, 112), (330, 64), (470, 74), (600, 134), (668, 230)], False), "#8a6a48", 13), b=(80, 50, 680, 240), r=4, scale=6)
    for x, y, q in ((212, 214, 27), (316, 176, 30), (430, 178, 30), (538, 224, 27)):
        s += A.group('<path d="%s" fill="#a8823c"/>' % ell(x, y, q), r=4, scale=6) + '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (x, y, q * .74, A.rad((0, "#ffffd8"), (.6, p["lamp"]), (1, mix(p["lamp"], "#2a3a08", .5)))) + '<path d="M%s %sV%sM%s %sH%s" stroke="#3a2c14" stroke-width="4"/>' % (x, y - q * .7, y + q * .7, x - q * .7, y, x + q * .7) + A.glow(x, y, q * 2.3, p["lamp"], .8)
    s += door(A, p, 372, 392, 74, 86, p["lamp"]) + windows(A, p, [(188, 346), (244, 350), (300, 350), (446, 350), (502, 350), (558, 346)], 22, 30)
    def die(x, y, q, rot, n):
        pts = {1: ((0, 0),), 3: ((-.5, -.5), (0, 0), (.5, .5)), 5: ((-.5, -.5), (.5, -.5), (0, 0), (-.5, .5), (.5, .5)), 6: ((-.5, -.55), (.5, -.55), (-.5, 0), (.5, 0), (-.5, .55), (.5, .55))}[n]
        top = P([(-q, -q), (-q * .5, -q * 1.5), (q * 1.45, -q * 1.5), (q, -q)])
        sid = P([(q, -q), (q * 1.45, -q * 1.5), (q * 1.45, q * .5), (q, q)])
        body = '<path d="%s" fill="#fff6e0"/><path d="%s" fill="#7a7464"/><path d="%s" fill="#d8ceb4"/>' % (top, sid, box(-q, -q, q, q))
        body += "".join('<path d="%s" fill="#12100c"/>' % ell(a * q, b * q, q * .17) for a, b in pts) + '<path d="%s" fill="#12100c"/>' % ell(q * .2, -q * 1.25, q * .2, q * .08)
        return A.group('<g transform="translate(%s %s) rotate(%s)">%s</g>' % (x, y, rot, body), b=(int(x - q * 2), int(y - q * 2), int(x + q * 2), int(y + q * 1.6)), r=4, scale=5, sd=7)
    s += die(136, 376, 42, -8, 5) + die(606, 384, 38, 10, 3) + die(214, 404, 20, 18, 6)
    for x, l in ((112, 60), (162, 84), (640, 70), (590, 96)):
        s += A.line("M%s 30V%s" % (x, 190 + l - 60), "#05080a", 2) + A.glow(x, 200 + l - 60, 54, p["lamp"] if x % 4 else "#b07aff", 1, 9)
    s += tentacle(A, [(676, 440), (690, 350), (640, 300), (664, 236), (704, 240), (700, 266)], [54, 44, 32, 22, 12, 4], "#39424c", side=1)
    return s + folk(A, p, [(336, 410, 20), (420, 412, 20), (300, 418, 21)], "#03060a")


def lair(A, p):
    s = crag(A, p, [(-40, 470), (-40, -30), (760, -30), (760, 470)], br=80, tex=.3, shadow=0, rim=0)
    hole = [(96, 404), (86, 280), (130, 150), (230, 72), (366, 48), (500, 70), (600, 150), (640, 280), (630, 404)]
    s += '<path d="%s" fill="#000208" filter="%s"/>' % (smooth([(x + (x - 360) * .06, y + (y - 250) * .06) for x, y in hole]), A.blur(12))
    d = smooth(hole, k=.9)
    s += '<path d="%s" fill="%s"/>' % (d, A.rad((0, "#27343c"), (.45, "#0b141a"), (1, "#010307"), cx=360, cy=200, r=300, user=True))
    # the head, half seen
    hd = smooth([(196, 400), (190, 300), (220, 190), (300, 118), (372, 100), (452, 122), (524, 196), (548, 300), (540, 400)], k=.9)
    s += A.form(hd, A.lin((0, "#56646c"), (.4, "#252e36"), (1, "#05080c")), "".join(A.line(smooth([(230 + k * 4, 250 - k * 22), (370, 190 - k * 16), (510 - k * 4, 250 - k * 22)], False), "#04060a", 5, .5) for k in range(0, 4)), br=60, cols=("#8fa6b0", "#000"), r=34, scale=16, tex=.14, rim=.8, rimw=3, back=.5, bounce="#b05aff")
    s += figurehead_eye(A, 370, 246, 70, p["lamp"], -4)
    wr = "".join(A.line(smooth([(230, 236 - k), (300, 186 - k), (380, 172 - k), (460, 190 - k), (520, 240 - k)], False), "#04060a", 4, .5) for k in (10, 24, 40))
    s += A.form(smooth([(226, 262), (286, 226), (370, 212), (452, 222), (522, 258), (540, 210), (470, 140), (370, 118), (270, 142), (212, 210)], k=.8), A.tone("#56646c", .3, .7), wr, r=16, scale=12, sd=10, br=24, cols=("#9ab0b8", BLACK), bounce="#b05aff", back=.5)
    s += A.form(smooth([(232, 268), (300, 300), (372, 310), (446, 300), (516, 264), (520, 320), (450, 372), (370, 384), (290, 372), (222, 320)], k=.8), A.tone("#3c4850", .25, .7), "".join(A.line(smooth([(250, 296 + k), (370, 334 + k), (494, 294 + k)], False), "#04060a", 4, .45) for k in (0, 18)), r=14, scale=11, sd=6, br=20, cols=("#9ab0b8", BLACK), bounce="#b05aff", back=.5)
    T = (([(300, 380), (230, 330), (120, 330), (60, 260), (80, 180), (130, 170), (140, 204)], [78, 66, 52, 38, 26, 16, 5], -1), ([(440, 380), (520, 330), (620, 340), (676, 270), (660, 180), (612, 160), (592, 190)], [78, 66, 52, 38, 26, 16, 5], 1),
         ([(340, 370), (300, 400), (210, 400), (130, 430), (40, 400), (20, 360)], [70, 62, 52, 38, 22, 6], -1), ([(400, 370), (450, 404), (540, 392), (620, 424), (700, 388), (690, 350)], [70, 62, 52, 38, 22, 6], 1))
    for pts, ws, sd in T:
        s += tentacle(A, pts, ws, "#434f58", "#b8a8b8", sd, bounce="#b05aff", back=.6)
    for x, y, h in ((180, -10, 130), (250, -10, 84), (330, -10, 60), (440, -10, 70), (520, -10, 110), (580, -10, 150)):
        s += crag(A, p, [(x - 26, y), (x - 10, y + h * .5), (x, y + h), (x + 10, y + h * .5), (x + 26, y)], k=.4, br=5)
    s += crag(A, p, [(170, 470), (220, 420), (286, 372), (330, 342), (372, 350), (414, 338), (460, 374), (520, 420), (570, 470)], mix(p["rock"], p["lit"], .12), bounce="#b05aff", back=.5)
    r = A.rng
    for _ in range(15):
        x = r.uniform(300, 450)
        y = 368 + abs(x - 372) * .18 + r.uniform(0, 24)
        s += '<circle cx="%s" cy="%s" r="7" fill="%s"/>' % (f(x), f(y), A.rad((0, "#c8d4e4"), (.2, "#4b5566"), (.6, "#141824"), (1, "#5a4a8c"), fx=.36, fy=.3))
    return s


def whale(A, p):
    s = ground(A, p, 366, 8)
    B = "#dcdccc"
    # second skeleton, far
    s += '<g opacity=".45" filter="%s">%s</g>' % (A.blur(1.6), A.group("".join('<path d="%s" fill="%s"/>' % (limb([(80 + i * 22, 330), (60 + i * 22 - h * .2, 330 - h * .6), (90 + i * 22, 330 - h)], [3, 6, 4], 12), mix(B, p["mid"], .5)) for i, h in enumerate((60, 84, 100, 106, 100, 84, 60))), r=2, scale=4))
    # spine
    sp = [(690, 330), (600, 226), (500, 164), (400, 142), (300, 152), (236, 186)]
    L = Limb(sp, [16, 26, 32, 34, 34, 34], 60)
    for k in (0, 1):   # far ribs, then near ribs
        for i in range(9):
            t = .16 + i * .083
            x, y = L.at(t)
            h = (60 + 190 * math.sin(math.pi * (i + 1.4) / 10.5)) * (.9 if k == 0 else 1)
            h = min(h, 372 - y)
            dx = 26 if k == 0 else -44
            pts = [(x, y + 4), (x + dx * 1.2, y + h * .3), (x + dx * 1.5, y + h * .66), (x + dx * .5 + 14, y + h)]
            c = mix(B, p["mid"], .45) if k == 0 else B
            s += bone(A, limb(pts, [13, 15, 12, 5], 20), c, r=3.5, sd=6 if k else 3)
        if k == 0:
            s += A.glow(410, 320, 140, p["lamp"], .7)
            s += folk(A, p, [(380, 374, 17), (404, 378, 18), (440, 376, 16)])
            for i in range(26):
                t = i / 25
                x, y = L.at(t)
                q = L.half(t)
                a = L.ang(t)
                s += '<g transform="rotate(%s %s %s)">%s</g>' % (f(a), f(x), f(y), bone(A, smooth([(x - q * .5, y - q * .6), (x - q * .2, y - q * 1.7), (x + q * .2, y - q * 1.6), (x + q * .5, y - q * .6), (x + q * .5, y + q * .6), (x - q * .5, y + q * .6)], k=.5), B, r=2.5, sd=3))
    sk = smooth([(262, 170), (222, 150), (176, 168), (120, 232), (40, 330), (28, 356), (60, 362), (120, 336), (176, 318), (216, 300), (244, 262), (272, 216)], k=.8)
    s += bone(A, sk, B, r=14, scale=12, tex=.14, det=A.line(smooth([(222, 166), (150, 236), (50, 340)], False), "#2a3040", 4, .5) + A.line(smooth([(240, 250), (180, 296), (90, 336)], False), "#2a3040", 3, .5), br=26, cols=("#ffffff", "#3a4050"))
    s += '<path d="%s" fill="#05090f"/>' % smooth([(208, 220), (232, 206), (248, 224), (238, 250), (212, 252)]) + A.glow(229, 230, 26, p["acc"], .8, 3)
    s += bone(A, limb([(254, 262), (220, 326), (150, 366), (60, 388)], [20, 24, 18, 6], 24), B, r=5)
    s += fish(A, 14, 330, 90, 90, 26, "#d8f0ff", 1.8, 3)
    return s + coral(A, p, 560, 392, 60, -80, "#8fa8d8", 5) + anemone(A, p, 300, 402, 40, "#9ac0e8", 2)


def convoy(A, p):
    s = ""
    for x, y, k, op in ((590, 240, .4, .5), (470, 262, .54, .65)):
        o = mast(A, p, x - 30 * k, y - 60 * k, 190 * k, 30 * k, 2, "#3a3a40", "#8aa0a8") + mast(A, p, x + 60 * k, y - 64 * k, 170 * k, 50 * k, 1, "#3a3a40") + hull(A, p, x, y, 300 * k, 110 * k, mix("#5a4a40", p["mid"], .45), False, False, 5)
        s += '<g opacity="%.2f" transform="rotate(%d %d %d)" filter="%s">%s</g>' % (op, 7, x, y, A.blur(.9), o) + A.haze(y - 40, y + 60, mix(p["mid"], p["lit"], .2), .4)
    s += ground(A, p, 352, 12)
    s += '<g transform="rotate(-9 250 360)">' + mast(A, p, 150, 262, 230, -26, 2, "#4a3828", "#a8a890") + mast(A, p, 270, 256, 262, 8, 2, "#4a3828", "#b8b49a") + mast(A, p, 370, 262, 96, 34, 0, "#4a3828") + hull(A, p, 250, 372, 420, 150, "#6e5138", False, True, 6) + "</g>"
    s += A.glow(150, 330, 34, p["lamp"], .9, 4) + A.glow(322, 292, 44, p["acc"], .7, 3)
    s += '<g transform="rotate(12 560 400)">' + mast(A, p, 560, 330, 170, 40, 1, "#3f3024", "#98a08c") + hull(A, p, 560, 410, 250, 96, "#5a4232", False, True, 4, -1) + "</g>"
    r = random.Random(3)
    s += A.group("".join('<g transform="rotate(%s %s %s)"><path d="%s" fill="#8a6a44"/></g>' % (f(r.uniform(-30, 30)), x, y, box(x - 13, y - 12, x + 13, y + 12)) for x, y in ((420, 398), (448, 412), (350, 412), (396, 418))), b=(330, 380, 470, 432), r=3, scale=5)
    s += chain(A, [(64, 300), (90, 360), (40, 400)], 14, 6, "#7a8078") + A.group(A.line("M40 352V424M22 400C26 424 54 424 58 400M30 362H50", "#7a8078", 8), b=(14, 344, 66, 430), r=3, scale=5)
    s += "".join(kelp(A, p, x, 420, h, l, "#4a7a6a", i + 2, 13) for i, (x, h, l) in enumerate(((300, 90, 10), (476, 120, -14), (190, 70, 10))))
    return s + fish(A, 14, 440, 150, 60, 30, "#0c2430", 1.5, 4)


def megalodon(A, p):
    s = ground(A, p, 384, 8)
    B = "#e4dcc4"
    for i in range(10):   # vertebrae going back into the dark
        k = .88 ** i
        x, y = 360 + 250 * (1 - k) * 1.5, 210 - 110 * (1 - k)
        s = s + '<g opacity="%.2f">%s</g>' % (max(.25, .9 - i * .07), bone(A, smooth([(x - 46 * k, y - 30 * k), (x, y - 92 * k), (x + 46 * k, y - 30 * k), (x + 40 * k, y + 30 * k), (x - 40 * k, y + 30 * k)], k=.6), mix(B, p["mid"], .3 + i * .05), r=5)) if i > 0 else s
    s += '<path d="%s" fill="%s"/>' % (ell(360, 262, 200, 150), A.rad((0, mix(p["lamp"], "#7a2a10", .3)), (.3, "#3a1a14"), (.7, "#0a0a10"), (1, "#02040a"))) + A.glow(360, 300, 170, p["lamp"], .6)
    for cx, cy, k in ((360, 300, .5), (360, 296, .66)):   # throat arches
        s += '<g opacity=".7">%s</g>' % bone(A, limb(arc(cx, cy, 190 * k, 150 * k, 200, 340, 16), [6, 14, 6], 30), mix(B, "#3a2a20", .5), r=3)
    s += folk(A, p, [(330, 376, 17), (352, 380, 18), (392, 378, 17)])
    def jaw(cx, cy, rx, ry, a0, a1, w):
        return limb(arc(cx, cy, rx, ry, a0, a1, 30), [w * .5, w, w * 1.25, w, w * .5], 60)
    tri = ""
    for row, (rx, ry, q, n) in enumerate(((196, 158, 30, 15), (214, 176, 40, 15))):
        for i in range(n):
            a = math.radians(192 + 156 * (i + .5) / n)
            x, y = 360 + rx * math.cos(a), 270 + ry * math.sin(a)
            L = q * (.9 + .9 * math.sin(math.pi * (i + .5) / n))
            ix, iy = 360 + (rx - L * .9) * math.cos(a) * .98, 270 + (ry - L) * math.sin(a) + L * .1
            tx, ty = -math.sin(a) * L * .36, math.cos(a) * L * .36
            tri += '<path d="%s" fill="%s"/>' % (P([(x - tx, y - ty), (x - tx * .9 + (ix - x) * .4, y - ty * .9 + (iy - y) * .4), (ix, iy), (x + tx * .9 + (ix - x) * .4, y + ty * .9 + (iy - y) * .4), (x + tx, y + ty)]), A.lin((0, mix(B, "#8a7a60", .45)), (1, "#ffffff")) if row else mix(B, "#4a4038", .5))
    s += A.group(tri, r=3.5, scale=6, sd=5, tex=.06)
    s += bone(A, jaw(360, 270, 228, 190, 184, 356, 52), B, r=14, scale=12, br=30, cols=("#ffffff", "#4a4032"), tex=.16)
    low = ""
    for i in range(15):
        a = math.radians(168 - 156 * (i + .5) / 15)
        x, y = 360 + 236 * math.cos(a), 330 + 84 * math.sin(a)
        L = 24 + 24 * math.sin(math.pi * (i + .5) / 15)
        low += '<path d="%s" fill="%s"/>' % (P([(x - L * .36, y), (x + (360 - x) * .06, y - L), (x + L * .36, y)]), A.lin((0, "#ffffff"), (1, mix(B, "#8a7a60", .45)))) if not 6 <= i <= 8 else ""
    s += A.group(low, r=3, scale=6, sd=4, tex=.06)
    s += bone(A, jaw(360, 332, 244, 92, 172, 8, 44), B, r=12, scale=12, br=24, cols=("#ffffff", "#4a4032"), tex=.16)
    s += crag(A, p, [(290, 436), (300, 408), (360, 400), (424, 410), (430, 436)], k=.6)
    for sg in (-1, 1):
        s += bone(A, smooth([(360 + sg * 222, 280), (360 + sg * 258, 262), (360 + sg * 276, 300), (360 + sg * 262, 352), (360 + sg * 228, 350)], k=.8), B, r=8)
        s += A.group('<path d="%s" fill="#6a5028"/>' % box(360 + sg * 300 - 4, 320, 360 + sg * 300 + 4, 404), r=2, scale=4) + lamps(A, p, [(360 + sg * 300, 312)], 9, g=7)
    return s


def battlefield(A, p):
    s = ""
    r = random.Random(11)
    s += ground(A, p, 330, 12, mix(p["rock"], "#6a3a34", .3), 4)
    s += A.glow(500, 318, 190, "#ff5a3a", .55)
    for i in range(26):   # far spears
        x, h = r.uniform(0, 720), r.uniform(40, 90)
        s += A.line(P([(x, 340), (x + r.uniform(-24, 24), 340 - h)], False), mix("#1a1416", p["mid"], .3), 2.4, .9)
    s += '<g opacity=".75">%s</g>' % "".join(banner(A, p, x, 344, h, c, l, 24) for x, h, c, l in ((80, 120, "#5a6a9a", -16), (610, 130, "#9a3a34", 18), (300, 110, "#6a8a5a", 12)))
    # a fallen war-crab: shell, claw up
    d = smooth([(370, 386), (366, 316), (410, 252), (490, 224), (574, 244), (624, 304), (630, 386)], k=.9)
    det = "".join(A.line(smooth([(370, 360 - k), (440, 320 - k), (560, 318 - k), (630, 362 - k)], False), "#14060a", 4, .5) for k in (0, 30, 60)) + A.line(smooth([(470, 236), (486, 276), (468, 310), (492, 356)], False), "#04060a", 6, .9)
    s += stone(A, p, d, "#a8483a", det, r=26, scale=14, br=40, tex=.16, sd=12)
    for x, y, a, L in ((420, 256, -110, 52), (470, 232, -98, 60), (530, 232, -80, 60), (582, 258, -64, 52)):
        s += A.group(spike(A, x, y, a, L, 24, "#a8483a"), r=4, scale=6)
    s += stone(A, p, limb([(384, 412), (340, 360), (312, 280)], [44, 62, 54], 16), "#a8483a", r=14, scale=12, br=12) + pincer(A, p, 304, 232, 74, -1, "#b8523e")
    # spears and harpoons in it
    for x, y, lx, ly in ((470, 300, 430, 120), (540, 290, 600, 110), (510, 270, 520, 96), (320, 300, 250, 150), (590, 340, 668, 190), (120, 410, 150, 210), (60, 416, 40, 240), (206, 414, 176, 250), (664, 412, 640, 250)):
        a = math.atan2(ly - y, lx - x)
        o = A.line(P([(x, y), (lx, ly)], False), "#9a7a4c", 6)
        tx, ty = lx + 32 * math.cos(a), ly + 32 * math.sin(a)
        nx, ny = -math.sin(a) * 9, math.cos(a) * 9
        o += '<path d="%s" fill="#d8e6ec"/>' % P([(lx + nx, ly + ny), (tx, ty), (lx - nx, ly - ny), (lx + 6 * math.cos(a), ly + 6 * math.sin(a))])
        s += A.group(o, b=(int(min(x, tx)) - 10, int(min(y, ty)) - 10, int(max(x, tx)) + 10, int(max(y, ty)) + 10), r=2.4, scale=5, sd=4)
    s += banner(A, p, 236, 406, 220, "#c83a2e", -22, 52) + banner(A, p, 676, 400, 160, "#3f6ab8", 16, 40)
    for x, y, q, c in ((150, 396, 34, "#4f8a86"), (430, 404, 36, "#8a7a3c"), (600, 408, 30, "#4a6aa8")):   # shields
        s += A.form(ell(x, y - q * .4, q, q * .8), A.tone(c, .4, .7), '<path d="%s" fill="none" stroke="#e7c46a" stroke-width="4"/><path d="%s" fill="#e7c46a"/>' % (ell(x, y - q * .4, q * .78, q * .6), ell(x, y - q * .4, q * .2, q * .16)), r=6, scale=8, sd=6)
    for x, y in ((90, 410), (300, 414), (520, 416)):   # helmets
        s += A.form(dome(x, y, 22, 26), A.tone("#b89a5c", .4, .7), '<path d="M%d %dh28" stroke="#0a0806" stroke-width="5"/>' % (x - 14, y - 8), r=5, scale=7) + A.group(spike(A, x, y - 24, -90, 18, 9, "#b89a5c"), r=2, scale=4)
    return s + lamps(A, p, [(516, 330), (596, 366)], 4, "#ff8a4a", 9)
