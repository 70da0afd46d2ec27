"""One function a landmark. Each draws the middle plane of a place on 720 x 432."""
from .parts import *

RACEC = ("#9a78ff", "#ff6a48", "#ffb840", "#5fd490", "#5f9cff")
GUILDC = ("#9a78ff", "#ff5a40", "#ffb840", "#5fd490", "#5f9cff", "#fff4e0", "#8affc9")


def silos(A, p):
    s = ground(A, p, 356, 8)
    for x, y, w, h in ((196, 352, 50, 176), (530, 354, 54, 196), (364, 366, 74, 268)):
        d = smooth([(x - w * .7, y + 4), (x - w * .95, y - h * .2), (x - w, y - h * .52), (x - w * .72, y - h * .8), (x - w * .26, y - h * .93), (x, y - h), (x + w * .26, y - h * .93), (x + w * .72, y - h * .8), (x + w, y - h * .52), (x + w * .95, y - h * .2), (x + w * .7, y + 4)], k=.9)
        det = "".join(A.line(smooth([(x, y - h), (x + u * w * .7, y - h * .8), (x + u * w, y - h * .5), (x + u * w * .72, y)], False), "#1a0f04", 3, .5) + A.line(smooth([(x + 2, y - h), (x + 3 + u * w * .7, y - h * .8), (x + 3 + u * w, y - h * .5), (x + 3 + u * w * .72, y)], False), "#fff0b8", 1.3, .4) for u in (-.75, -.4, -.05, .3, .62, .9))
        s += stone(A, p, d, None, det, r=w * .3, scale=12)
        for t in (.16, .5, .74):
            ww = w * (1.0 if t < .6 else .84)
            s += A.group(A.line("M%s %sQ%s %s %s %s" % tuple(f(v) for v in (x - ww, y - h * t, x, y - h * t + 16, x + ww, y - h * t)), BRASS, 5), b=(int(x - ww) - 4, int(y - h * t) - 6, int(x + ww) + 4, int(y - h * t) + 16), r=2, scale=4, sd=3)
        s += windows(A, p, [(x + u * w, y - h * .32 + 8 - abs(u) * 8) for u in (-.6, -.2, .2, .6)], w * .16, w * .26)
        s += A.group(A.line("M%s %sV%s" % (f(x), f(y - h), f(y - h - 26)), BRASS, 4) + '<path d="%s" fill="%s"/>' % (ell(x, y - h - 28, 6), BRASS), b=(int(x) - 8, int(y - h) - 38, int(x) + 8, int(y - h)), r=2, scale=3)
        s += door(A, p, x, y + 2, w * .42, w * .5)
    s += A.group(A.line(smooth([(232, 236), (270, 214), (310, 226)], False), "#8a6a2c", 12) + A.line(smooth([(420, 214), (452, 196), (494, 222)], False), "#8a6a2c", 12), b=(220, 180, 510, 250), r=4, scale=6)
    for i, (x, h, l) in enumerate(((110, 210, -20), (270, 120, 10), (458, 130, -8), (628, 220, 20), (70, 150, 10), (664, 150, -10))):
        s += kelp(A, p, x, 376, h, l, "#9a8a2a", i + 1, 15)
    return s + folk(A, p, [(300, 388, 11), (322, 392, 12), (424, 390, 12)])


def reserves(A, p):
    s = ground(A, p, 362, 8)
    for i, (x, y, w, h) in enumerate(((168, 356, 62, 170), (560, 356, 64, 180), (364, 370, 92, 268))):
        d = "M%s %sV%sC%s %s %s %s %s %sV%sZ" % tuple(f(v) for v in (x - w, y, y - h * .55, x - w, y - h * 1.12, x + w, y - h * 1.12, x + w, y - h * .55, y))
        s += '<path d="%s" fill="%s"/>' % (d, A.rad((0, mix(p["acc"], "#ffffff", .3), .75), (.5, p["lit"], .5), (1, p["deep"], .85), cx=.5, cy=.45, r=.7))
        c = (p["acc"], "#7fe0ff", "#c99aff")[i]
        s += jelly(A, x, y - h * .5, w * .5, c, 7, i + 2) + jelly(A, x - w * .45, y - h * .22, w * .2, "#9af0ff", 5, i + 9) + jelly(A, x + w * .5, y - h * .3, w * .22, "#ffa8e8", 5, i + 5)
        s += A.group('<path d="%s" fill="%s" fill-opacity=".16"/>' % (d, p["lit"]), r=w * .18, scale=14, tex=0, spec=.9, exp=14, rim=1, rimw=3, shadow=0, back=.7, bounce=p["acc"])
        s += A.line("M%s %sC%s %s %s %s %s %s" % tuple(f(v) for v in (x - w * .78, y - h * .2, x - w * .8, y - h * .6, x - w * .62, y - h * .82, x - w * .3, y - h * .92)), "#ffffff", w * .07, .5, 1.5)
        for t in (.02, .5):
            s += A.group(A.line("M%s %sQ%s %s %s %s" % tuple(f(v) for v in (x - w * 1.04, y - h * t, x, y - h * t + w * .2, x + w * 1.04, y - h * t)), BRASS, w * .1), b=(int(x - w) - 8, int(y - h * t) - 8, int(x + w) + 8, int(y - h * t) + 22), r=2.5, scale=5, sd=3)
        s += A.group("".join('<path d="%s" fill="%s"/>' % (q, BRASS) for q in (dome(x, y - h * .93, w * .34, w * .3), ell(x, y - h * .93 - w * .36, w * .1))), r=3, scale=5)
        s += stone(A, p, P([(x - w * 1.12, y), (x + w * 1.12, y), (x + w * 1.3, y + 26), (x - w * 1.3, y + 26)]), None, br=6)
        s += windows(A, p, [(x + u * w, y + 13) for u in (-.8, -.3, .3, .8)], 7, 10)
    s += A.group(A.line(smooth([(230, 300), (250, 326), (276, 318)], False), BRASS, 8) + A.line(smooth([(456, 316), (476, 330), (498, 302)], False), BRASS, 8), b=(222, 290, 506, 340), r=3, scale=5)
    return s + folk(A, p, [(250, 404, 13), (470, 404, 13), (492, 408, 14)])


def sanctuary(A, p):
    s = ground(A, p, 366, 6)
    s += A.glow(362, 250, 230, p["acc"], .6)
    for i in range(11):
        u = i / 10 * 2 - 1
        x = 362 + u * 190
        L = Limb([(x * .93 + 25, 170), (x + math.sin(i * 2) * 12, 240), (x - math.sin(i * 2) * 10, 310), (362 + u * 214, 376)], [20, 13, 12, 20], 30)
        s += A.form(L.path(), A.lin((0, "#ffffff"), (.3, mix(p["acc"], "#ffffff", .3)), (1, mix(p["stone"], p["deep"], .35))), A.line(L.ridge(.4), "#ffffff", 1.5, .5), op=.92, r=3, scale=6, tex=.05, sd=4)
    s += door(A, p, 362, 374, 84, 116, mix(p["lamp"], "#ff7ab0", .5), .85) + folk(A, p, [(362, 374, 22)])
    s += "".join(A.line(smooth([(362 + k * 13, 190), (362 + k * 15 + 6, 232), (362 + k * 16 - 5, 262 + abs(k) * 6)], False), mix(p["acc"], "#ffffff", .5), 5, .75) for k in range(-4, 5))
    d = smooth([(130, 196), (138, 120), (210, 52), (362, 24), (514, 52), (586, 120), (594, 196), (566, 214), (540, 194), (500, 216), (452, 196), (408, 220), (362, 198), (316, 220), (272, 196), (224, 216), (184, 194), (158, 214)], k=.9)
    det = ribs(A, 362, 210, 234, 186, 12, p["deep"], "#ffffff") + A.soft(ell(362, 130, 120, 70), A.rad((0, "#ffffff", .8), (.5, p["acc"], .6), (1, p["acc"], 0)), 10, .8)
    s += A.form(d, A.lin((0, mix(p["stone"], "#ffffff", .55)), (.5, p["stone"]), (1, mix(p["acc"], p["deep"], .35))), det, br=30, cols=("#ffffff", p["deep"]), r=26, scale=14, tex=.07, spec=.5, rim=1, rimw=3, sd=14, bounce=p["acc"], back=.7)
    s += lamps(A, p, [(162 + i * 44.5, 204 + (6 if i % 2 else 0)) for i in range(10)], 5)
    s += steps(A, p, 362, 374, 66, 4, 9, 18)
    return s + folk(A, p, [(296, 404, 13), (276, 408, 14), (430, 404, 13), (452, 410, 14), (362, 416, 15)])


def parliament(A, p):
    s = ground(A, p, 372, 5)
    for sg in (-1, 1):
        s += tower(A, p, 360 + sg * 216, 356, 30, 150, "dome", rows=3, cols=2)
        s += stone(A, p, box(360 + sg * 150 - 60, 244, 360 + sg * 150 + 60, 356), None, courses(A, (360 + sg * 150 - 60, 244, 360 + sg * 150 + 60, 356), 6))
        s += windows(A, p, [(360 + sg * (112 + 26 * j), y) for j in range(4) for y in (274, 318)], 8, 17)
        s += stone(A, p, box(360 + sg * 150 - 66, 234, 360 + sg * 150 + 66, 248), None, r=3)
    # the mantle: an arrow-finned spire
    fin = smooth([(360, 16), (392, 62), (470, 132), (440, 150), (398, 146), (404, 232), (316, 232), (322, 146), (280, 150), (250, 132), (328, 62)], k=.55)
    s += stone(A, p, fin, mix(p["stone"], p["acc"], .35), A.line("M360 20V230", "#02060c", 3, .5) + "".join(A.line(smooth([(360, 30), (360 + k * 10, 100), (360 + k * 11, 230)], False), "#02060c", 1.8, .4) for k in (-3.4, -2, 2, 3.4)) + "".join(A.line(smooth([(362 + sg * 26, 90 + j * 12), (360 + sg * 84, 138 + j * 3)], False), "#ffffff", 1.5, .35) for sg in (-1, 1) for j in range(4)), r=16, scale=12)
    s += figurehead_eye(A, 360, 172, 18, p["lamp"])
    s += stone(A, p, P([(236, 254), (360, 206), (484, 254)]), None, A.line("M262 250L360 214L458 250", "#02060c", 3, .5), r=5)
    s += stone(A, p, box(244, 252, 476, 270), None, r=3)
    s += '<path d="%s" fill="%s"/>' % (box(256, 268, 464, 362), A.lin((0, "#060d1e"), (1, mix(p["lamp"], "#3a1a08", .55)))) + door(A, p, 360, 362, 56, 72)
    for x in (268, 300, 330, 390, 420, 452):
        s += column(A, p, x, 276, 362, 15)
    return s + steps(A, p, 360, 360, 122, 5, 9, 20) + lamps(A, p, [(228, 362), (492, 362), (190, 386), (530, 386)], 6) + folk(A, p, [(330, 410, 14), (392, 408, 13), (360, 420, 16), (420, 416, 15)])


def barracks(A, p):
    s = ground(A, p, 368, 8)
    for sg in (-1, 1):
        for i in range(6):
            s += A.group(spike(A, 360 + sg * (60 + i * 34), 170 + i * 22, -90 + sg * (16 + i * 9), 110 - i * 8, 30, p["stone"]), r=5, scale=7, sd=5)
    d = smooth([(118, 366), (112, 282), (150, 206), (226, 150), (360, 122), (494, 150), (570, 206), (608, 282), (602, 366)], k=.9)
    det = "".join(A.line(smooth([(120, 300 + k), (240, 236 + k), (360, 222 + k), (480, 236 + k), (600, 300 + k)], False), "#12040a", 4, .5) + A.line(smooth([(120, 304 + k), (240, 240 + k), (360, 226 + k), (480, 240 + k), (600, 304 + k)], False), "#ffd0b0", 1.4, .4) for k in (-44, 0, 44))
    r = A.rng
    det += "".join('<path d="%s" fill="%s" opacity=".8"/>' % (ell(r.uniform(140, 580), r.uniform(150, 350), r.uniform(2, 6)), mix(p["stone"], "#ffffff", .35)) for _ in range(60))
    s += stone(A, p, d, None, det, r=28, scale=15, tex=.14, br=40, sd=12)
    s += "".join(A.group(spike(A, x, y, a, L, 24, p["stone"]), r=4, scale=6, sd=4) for x, y, a, L in ((360, 130, -90, 92), (300, 140, -98, 76), (420, 140, -82, 76), (242, 160, -108, 66), (478, 160, -72, 66), (190, 194, -120, 58), (530, 194, -60, 58)))
    for sg in (-1, 1):
        s += tower(A, p, 360 + sg * 250, 376, 40, 176, "crown", rows=3, cols=2, ww=8)
        s += banner(A, p, 360 + sg * 250, 200, 96, "#c42a22", sg * 4, 30)
    s += windows(A, p, [(360 + u * 150, 240 + abs(u) * 34) for u in (-1, -.66, -.33, .33, .66, 1)], 12, 14)
    s += stone(A, p, smooth([(292, 370), (294, 296), (322, 262), (360, 252), (398, 262), (426, 296), (428, 370)], k=.8), mix(p["stone"], "#2a1016", .3), r=8)
    s += door(A, p, 360, 370, 82, 92)
    s += "".join('<path d="%s" fill="#0a0306"/>' % box(x - 2, 280, x + 2, 370) for x in (330, 345, 360, 375, 390)) + '<path d="M319 318H401M319 344H401" stroke="#0a0306" stroke-width="3.5"/>'
    for sg in (-1, 1):
        cl = smooth([(360 + sg * 74, 300), (360 + sg * 104, 268), (360 + sg * 100, 226), (360 + sg * 62, 208), (360 + sg * 72, 238), (360 + sg * 56, 256), (360 + sg * 38, 236), (360 + sg * 36, 268), (360 + sg * 52, 296)], k=.8)
        s += stone(A, p, cl, mix(p["stone"], "#ff8a50", .3), r=8, scale=9)
    return s + folk(A, p, [(270 + i * 14, 398 + i % 2 * 2, 12) for i in range(4)] + [(410 + i * 14, 398 + i % 2 * 2, 12) for i in range(4)])


def docks(A, p):
    s = ground(A, p, 380, 5)
    for x, y, w, h in ((90, 372, 62, 120), (640, 372, 58, 140)):
        s += stone(A, p, box(x - w, y - h, x + w, y), None, courses(A, (x - w, y - h, x + w, y), 8)) + stone(A, p, dome(x, y - h + 4, w * 1.1, w * .8), p["roof"], ribs(A, x, y - h, w, w * .8, 6)) + windows(A, p, [(x + (j - 1) * w * .55, y - h + 26 + i * 36) for i in range(3) for j in range(3)], 9, 16)
    # cranes
    for x, dx, top in ((214, 118, 70), (548, -126, 54)):
        o = A.line(P([(x - 14, 376), (x, top), (x + 14, 376)], False), "#7a6038", 8) + "".join(A.line(P([(x - 13 * (1 - t), 376 - (376 - top) * t), (x + 13 * (1 - t - .12), 376 - (376 - top) * (t + .12))], False), "#7a6038", 3) for t in (i / 8 for i in range(7)))
        o += A.line(P([(x - dx * .4, top + 26), (x + dx, top - 14)], False), "#8a6c40", 9) + A.line(P([(x, top - 24), (x + dx, top - 14)], False), "#8a6c40", 3) + A.line(P([(x, top - 24), (x - dx * .4, top + 26)], False), "#8a6c40", 3) + A.line(P([(x, top + 10), (x, top - 26)], False), "#8a6c40", 8)
        s += A.group(o, b=(int(min(x - 60, x + dx)) - 8, top - 34, int(max(x + 60, x + dx)) + 8, 380), r=3, scale=6, sd=5)
        s += A.line("M%s %sV%s" % (f(x + dx), top - 12, 150), "#0a1210", 2.4) + stone(A, p, box(x + dx - 17, 150, x + dx + 17, 178), "#9a7040", A.line("M%s 150V178" % f(x + dx), "#2a1a08", 2, .6), r=3) + lamps(A, p, [(x + dx, top - 14), (x, top - 26)], 5)
    # cradle and hull under construction: planked half, ribbed half
    s += "".join(A.group(A.line(P([(x, 380), (x + (360 - x) * .12, 270)], False), "#6a5030", 10), b=(int(x) - 30, 262, int(x) + 40, 386), r=3, scale=5) for x in (232, 290, 430, 492))
    rb = "".join('<path d="%s" fill="#c9a878"/>' % limb([(x, 190 + abs(x - 380) * .05), (x + 6, 262), (x + (380 - x) * .12, 338)], [7, 9, 11], 10) for x in range(374, 540, 19))
    s += '<path d="%s" fill="%s" opacity=".9"/>' % (smooth([(366, 206), (560, 184), (520, 300), (470, 340), (366, 344)], k=.5), A.lin((0, "#0a1a14"), (1, mix(p["lamp"], "#2a1608", .6)))) + A.glow(440, 300, 90, p["lamp"], .6)
    s += A.group(rb, r=3, scale=6, sd=4)
    s += hull(A, p, 372, 350, 372, 142, "#8a6238", True, ports=5)
    s += '<path d="%s" fill="%s"/>' % (smooth([(424, 250), (470, 246), (520, 232), (544, 224), (520, 296), (470, 322), (420, 318), (436, 284)], k=.4), A.rad((0, mix(p["lamp"], "#7a3a10", .3)), (.6, "#1a1008"), (1, "#050505"), cy=.7)) + A.group("".join('<path d="%s" fill="#c9a878"/>' % limb([(x, 246 - (x - 430) * .16), (x + 3, 280), (x - 4, 320 - max(0, x - 480) * .4)], [6, 8, 7], 8) for x in range(438, 530, 18)), r=2.5, scale=5, sd=3)
    s += stone(A, p, P([(150, 384), (600, 384), (640, 412), (110, 412)]), "#5c4a34", courses(A, (110, 384, 640, 412), 2), r=4)
    cr = "".join('<path d="%s" fill="%s"/>' % (box(x, y - h, x + h * 1.2, y), c) for x, y, h, c in ((150, 400, 24, "#9a7040"), (176, 400, 20, "#7a5a34"), (156, 377, 19, "#8a6238"), (560, 402, 26, "#9a7040"), (594, 402, 18, "#7a5a34")))
    return s + A.group(cr, r=3, scale=5, sd=4) + folk(A, p, [(250, 410, 13), (300, 414, 13), (480, 412, 13), (520, 416, 13)]) + lamps(A, p, [(232, 384), (492, 384), (360, 390)], 5)


def fields(A, p):
    s = ""
    r = random.Random(4)
    hill = smooth([(-30, 470), (-30, 286), (120, 262), (300, 280), (470, 250), (640, 276), (760, 250), (760, 470)], k=.8)
    s += A.form(hill, A.lin((0, mix(p["stone"], p["lit"], .35)), (.5, mix(p["stone"], p["mid"], .5)), (1, p["deep"])), r=10, scale=7, tex=.15, rim=.5)
    s += stone(A, p, box(508, 202, 580, 262), "#8a6a3c", courses(A, (508, 202, 580, 262), 5)) + stone(A, p, dome(544, 206, 50, 52), "#b06a2c", ribs(A, 544, 206, 50, 52, 6)) + door(A, p, 544, 262, 22, 32) + windows(A, p, [(522, 226), (566, 226)], 9, 14)
    s += A.group(A.line("M612 262V168", "#6a4a24", 6) + "".join(A.line("M612 172L%s %s" % (f(612 + 38 * math.cos(a)), f(172 + 38 * math.sin(a))), "#b8904a", 7) for a in (.4, 1.97, 3.54, 5.1)), b=(566, 126, 660, 266), r=2.5, scale=4)
    for row in range(6):
        t = row / 5
        y = 268 + 150 * t ** 1.4
        h = 40 + 120 * t
        n = int(40 - 16 * t)
        c = mix(mix("#d89a2c", "#7a7a2a", .25 + .3 * r.random()), p["mid"], .4 * (1 - t))
        g = A.lin((0, mix(c, "#fff0b0", .55)), (.45, c), (1, mix(c, p["deep"], .75)))
        o = ""
        for i in range(n):
            x = (i + .5 + r.uniform(-.25, .25)) * W / n
            if abs(x - 300 + 150 * t) < 26 + 46 * t:
                continue
            o += kelp_d(x, y + 18, h * r.uniform(.85, 1.25), r.uniform(-6, 26), g, r, 3.4 + 5.5 * t)
        s += A.group(o, b=(0, int(y - h * 1.2), 720, min(440, int(y) + 30)), r=2.4, scale=4, tex=.05, rim=.6, rimw=1.2, sd=4)
        s += A.soft(box(-20, y + 6, 740, y + 30 + 20 * t), "#04100c", 7, .55) + A.haze(y - 40, y + 44, mix(p["mid"], p["lit"], .3), .42 * (1 - t)) if row < 5 else ""
        if row in (2, 4):
            s += lamps(A, p, [(300 - 150 * t + sg * (30 + 46 * t), y - h * .3) for sg in (-1, 1)], 4 + 3 * t)
    return s + folk(A, p, [(226, 350, 15), (240, 362, 16), (176, 414, 22)]) + fish(A, 10, 200, 110, 60, 20, "#fff0c0", 1.6, 3)


def abyss(A, p):
    s = ""
    cx, cy = 360, 262
    n = 9
    for i in range(n):
        k = .80 ** i
        rx, ry, y = 440 * k, 208 * k, cy - 20 + 22 * i
        pts = [(cx + rx * math.cos(a) * (1 + .05 * math.sin(a * 5 + i) + .03 * math.sin(a * 11 + i * 2)), y + ry * math.sin(a) * (1 + .04 * math.sin(a * 7 + i))) for a in (2 * math.pi * j / 36 for j in range(36))]
        c = mix(mix(p["rock"], p["lit"], .55), "#01030a", min(1, max(0, i * .135 - .08)))
        if i == 0:
            s += A.form(smooth([(-40, 470), (-40, 74), (90, 92), (210, 56), (360, 40), (520, 60), (640, 88), (760, 66), (760, 470)], k=.7), A.lin((0, mix(p["rock"], p["lit"], .5)), (1, p["deep"])), br=60, cols=(p["lit"], BLACK), r=10, scale=9, tex=.3, shadow=0)
        d = smooth(pts)
        s += '<path d="%s" fill="#01030a" opacity=".85" transform="translate(0 -7)" filter="%s"/>' % (d, A.blur(5))
        s += A.form(d, A.lin((0, mix(c, "#000000", .7)), (.5, c), (1, mix(c, p["lit"], .22 * (1 - i / n)))), br=14, cols=(mix(c, "#ffffff", .3), BLACK), r=8, scale=9, tex=.26, rim=.5 * (1 - i / n), back=.5 * (1 - i / n), bounce=p["lit"], shadow=0)
    s += '<path d="%s" fill="#00010a" filter="%s"/>' % (ell(cx, 430, 88, 40), A.blur(8))
    for i in range(7):
        a = math.radians(205 + i * 21.6)
        x, y = cx + 292 * math.cos(a) * (1 - .02 * i), cy + 26 + 152 * math.sin(a)
        s += A.group('<path d="%s" fill="%s"/><path d="%s" fill="%s"/>' % (P([(x - 11, y + 30), (x - 6, y - 22), (x + 6, y - 22), (x + 11, y + 30)]), mix(p["stone"], p["deep"], .45), smooth([(x - 20, y - 30), (x - 12, y - 16), (x + 12, y - 16), (x + 20, y - 30)], k=.5), BRASS), r=4, scale=7)
        s += A.glow(x, y - 32, 50, GUILDC[i], 1, 9, mix(GUILDC[i], "#ffffff", .5))
        s += A.soft(P([(x - 7, y - 20), (x + 7, y - 20), (cx + (x - cx) * .4 + 16, 380), (cx + (x - cx) * .4 - 16, 380)]), A.lin((0, GUILDC[i], .34), (1, GUILDC[i], 0)), 4, 1, "screen")
    s += A.motes(60, ("#bff3ff", "#ffffff"), (.5, 1.4), .6, (240, 200, 480, 420))
    return s + folk(A, p, [(560, 384, 17), (584, 392, 18), (150, 388, 17)])


def mirrors(A, p):
    def shard(x, y, w, h, lean, flipped):
        sg = -1 if not flipped else 1
        a, b, c, d, e = (x - w, y), (x - w * .8 + lean * .6, y + sg * h * .72), (x + lean, y + sg * h), (x + w * .7 + lean * .6, y + sg * h * .66), (x + w, y)
        m = (x + w * .05 + lean * .5, y + sg * h * .62)
        q = '<path d="%s" fill="%s"/>' % (P([a, b, m, (x - w * .1, y)]), A.lin((0, "#d8f2fa"), (.3, "#7ab8d0"), (.6, "#24607f"), (1, "#8fc8dc")))
        q += '<path d="%s" fill="%s"/>' % (P([(x - w * .1, y), m, d, e]), A.lin((0, "#7ab0c8"), (.4, "#174464"), (1, "#082238")))
        q += '<path d="%s" fill="%s"/><path d="%s" fill="#4a8cac"/>' % (P([b, c, m]), "#c8e8f4", P([c, d, m]))
        return q + A.line(P([(a[0] + w * .3, y), (b[0] + w * .26, b[1]), ], False), "#ffffff", 2, .6)
    L = ((80, 30, 130, -6), (150, 36, 190, 8), (228, 30, 150, -10), (296, 44, 232, -4), (372, 54, 282, 6), (446, 42, 210, 12), (520, 36, 240, -6), (594, 34, 160, 10), (660, 30, 196, 4))
    hz = 316
    s = A.glow(372, 220, 330, "#7fc8ff", .3)
    up = "".join(shard(x, hz, w, h, l, False) for x, w, h, l in sorted(L, key=lambda q: -q[2]))
    dn = "".join(shard(x, hz, w, h * .5, l, True) for x, w, h, l in sorted(L, key=lambda q: -q[2]))
    wins = [(x + sx * w * .4 + l * .3, hz - h * t) for x, w, h, l in L for sx, t in ((-.9, .12), (-.9, .3), (.9, .2), (.9, .4), (-.7, .48))]
    s += A.group(up, b=(30, 20, 700, 318), r=3, scale=4, tex=.03, spec=.35, sd=5, rim=.7) + windows(A, p, wins, 6, 11)
    s += '<path d="%s" fill="%s"/>' % (box(0, hz, 720, 440), A.lin((0, "#2f7c98"), (.3, "#0f3c56"), (1, "#041020")))
    s += '<g opacity=".55" filter="%s">%s</g>' % (A.blur(2.2), dn)
    s += "".join(A.line("M%s %sH%s" % (f(x - q), f(y), f(x + q)), "#ffe2a0", 3, .6, 1.2) for x, y, q in ((a, hz + (hz - b) * .5 + 4, 7) for a, b in wins[::2]))
    r = A.rng
    s += "".join(A.line("M%s %sH%s" % (f(x), f(y), f(x + q)), "#dffaff", 1.4, .4) for x, y, q in ((r.uniform(0, 640), hz + 4 + 110 * r.random() ** 1.6, r.uniform(30, 140)) for _ in range(40)))
    return s + A.line("M0 %dH720" % hz, "#eaffff", 2.5, .7, 1) + folk(A, p, [(346, 322, 9), (360, 323, 9)])


def smokers(A, p):
    s = ""
    sm = ""
    r = random.Random(12)
    for x, y, w, n in ((100, 258, 17, 16), (636, 248, 18, 16), (208, 190, 27, 17), (528, 176, 29, 17), (372, 130, 40, 17)):
        for i in range(n - 1, -1, -1):
            t = i / n
            q = w * (.7 + 1.5 * t)
            X, Y = x + 46 * t * t + r.uniform(-.5, .5) * q, y - 16 - t * (y + 40)
            c = mix("#1a1c20", "#06080b", t)
            blob = smooth([(X + q * (1 + r.uniform(-.22, .22)) * math.cos(a), Y + q * .86 * (1 + r.uniform(-.22, .22)) * math.sin(a)) for a in (k * .785 for k in range(8))])
            sm += '<g opacity="%.2f">%s</g>' % (.9 - .35 * t, A.form(blob, A.lin((0, mix(c, p["lit"], .34)), (1, mix(c, "#ff7a2c", .5 * (1 - t) ** 3))), r=q * .3, scale=12, tex=.14, freq="0.03 0.03", rim=.22, rimw=3, back=.9 * (1 - t) ** 2, bounce="#ff7a2c", spec=0, sd=8, shadow=.5))
    s += '<g filter="%s">%s</g>' % (A.blur(1.8), sm)
    for x, y, w in ((100, 258, 40), (636, 248, 44), (208, 188, 62), (528, 174, 66), (372, 126, 98)):
        r = random.Random(x)
        cr = "".join(A.line(smooth([(q, t), (q + r.uniform(-8, 8), t + 16), (q + r.uniform(-14, 14), t + 34), (q + r.uniform(-18, 18), t + 56)], False), "#ffb060", 2.6, .95) for q, t in ((x + r.uniform(-.4, .4) * w, y + r.uniform(20, 150)) for _ in range(6)))
        s += crag(A, p, [(a, b) for a, b in ((x - w, 410), (x - w * .82, 350), (x - w * .7, 290), (x - w * .52, y + 60), (x - w * .46, y + 22), (x - w * .4, y), (x, y - 3), (x + w * .42, y), (x + w * .56, y + 46), (x + w * .6, y + 80), (x + w * .78, 300), (x + w * .84, 350), (x + w, 410))], "#5a443c", k=.5, bounce="#ff8a3c", back=.7)
        s += cr + A.glow(x, y + 4, w * 1.05, "#ff7a2c", .9) + '<path d="%s" fill="#ffe0a0"/>' % ell(x, y + 1, w * .36, w * .07)
    s += ground(A, p, 388, 8, "#2c2628")
    s += A.glow(372, 400, 260, "#ff6a2c", .55)
    for x, y, k in ((306, 330, 1.4), (446, 316, 1.5), (250, 384, 1.3), (480, 386, 1.5), (372, 360, 1.7), (160, 376, 1.2), (580, 372, 1.2)):
        s += stone(A, p, dome(x, y + 14, 17 * k, 28 * k), "#8a6a54", r=5, br=4) + windows(A, p, [(x - 6 * k, y + 4), (x + 6 * k, y + 4)], 6 * k, 9 * k, "#ffa040")
    return s + A.bubbles(270, 330, 10, 14, 200) + A.bubbles(470, 330, 8, 12, 180)


def assembly(A, p):
    # the vault: a fluted fan of seven leaves behind an amphitheatre
    s = ""
    cx, by = 360, 262
    s += A.glow(cx, 210, 300, p["lit"], .6)
    for i in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        u = i / 8 * 2 - 1
        a = math.radians(-90 + u * 76)
        L = 236 - abs(u) * 30
        w = 46
        tip = (cx + L * math.cos(a), by + L * math.sin(a))
        nx, ny = -math.sin(a), math.cos(a)
        d = smooth([(cx - nx * 16, by - ny * 16), (cx + L * .6 * math.cos(a) - nx * w * .8, by + L * .6 * math.sin(a) - ny * w * .8), (cx + L * .92 * math.cos(a) - nx * w * .8, by + L * .92 * math.sin(a) - ny * w * .8), tip, (cx + L * .92 * math.cos(a) + nx * w * .8, by + L * .92 * math.sin(a) + ny * w * .8), (cx + L * .6 * math.cos(a) + nx * w * .8, by + L * .6 * math.sin(a) + ny * w * .8), (cx + nx * 16, by + ny * 16)], k=.9)
        det = "".join(A.line("M%s %sL%s %s" % tuple(f(v) for v in (cx, by, tip[0] + nx * k, tip[1] + ny * k)), "#02101c", 2.4, .4) for k in (-24, 0, 24))
        s += stone(A, p, d, None, det, r=16, scale=13, hi=.5, sd=7)
        s += A.glow(tip[0], tip[1] + 2, 20, p["lamp"], .9, 3)
    s += A.glow(cx, 250, 120, p["lamp"], .8)
    s += '<path d="%s" fill="%s"/>' % (dome(cx, 270, 74, 84), A.lin((0, "#fff2c4"), (.6, p["lamp"]), (1, "#8a4a1a")))
    s += stone(A, p, smooth([(316, 274), (326, 222), (344, 204), (360, 176), (376, 204), (394, 222), (404, 274)], k=.7), mix(p["stone"], p["deep"], .45), r=8)
    # tiers, nearest last
    r = random.Random(2)
    for i in range(6):
        rx, ry, y = 190 + i * 56, 34 + i * 15, 268 + i * 13
        top = arc(cx, y, rx, ry, 172, 8, 36)
        bot = arc(cx, y + 26, rx + 8, ry + 4, 8, 172, 36)
        c = mix(p["stone"], p["deep"], .18 + i * .12)
        s += A.form(P(top + bot), A.lin((0, mix(c, "#ffffff", .4)), (.4, c), (1, mix(c, p["deep"], .8))), r=4, scale=6, tex=.1, rim=.7, sd=6)
        n = 10 + i * 3
        for j in range(n):
            t = (j + .5 + r.uniform(-.2, .2)) / n
            if .44 < t < .56:
                continue
            x, yy = top[int(t * 36)]
            s += folk(A, p, [(x, yy + 5, 8 + i * 1.7)], mix("#0a1626", p["acc"], .12 if (j + i) % 3 else .5)) if j % 2 else '<path d="M%s %sc%s %s %s %s %s 0Z" fill="#050d18"/>' % (f(x - 4 - i), f(yy + 5), f(1 + i * .2), f(-15 - i * 3.4), f(7 + i * 1.8), f(-15 - i * 3.4), f(8 + i * 2))
    s += stone(A, p, P([(336, 292), (384, 292), (430, 436), (290, 436)]), mix(p["stone"], p["lamp"], .25), courses(A, (290, 292, 430, 436), 9), r=5)
    return s + folk(A, p, [(360, 330, 15)]) + lamps(A, p, [(334, 310), (386, 310), (318, 352), (402, 352), (300, 400), (420, 400)], 5)
