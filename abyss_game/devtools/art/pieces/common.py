"""Things several pictures share: rock, far town, eye, pennant, frond, column, rope."""
import math
import random

from .kit import BLACK, Limb, f, mix, smooth

W, H = 420, 630


def G(body, tr="", extra=""):
    t = f' transform="{tr}"' if tr else ""
    return f"<g{t} {extra}>{body}</g>"


def posed(body, x, y, s=1.0, rot=0, flip=False, at=(0, 0), extra=""):
    """A figure drawn round the point `at`, turned, scaled and mirrored, with that point laid on (x, y)."""
    return G(body, f"translate({x} {y}) rotate({rot}) scale({-s if flip else s} {s}) translate({-at[0]} {-at[1]})", extra)


def bead_string(S, pts, n, r, dark=False):
    """Pearls along a hanging spline."""
    L = Limb(pts, [1, 1], 40)
    return "".join(S.pearl(*L.at(i / (n - 1)), r * (1 - .25 * abs(i / (n - 1) - .5)), dark, glow=False) for i in range(n))


def rock(S, pts, col, seed=3, spec=.15, caust=.5, cc="#e6fdff"):
    """A lit rock shelf: turbulence relief plus a light net on its upper face."""
    d = smooth(pts, False) + f"L{S.w + 40} {S.h + 40}L-40 {S.h + 40}Z"
    fl = S.relief(s1=2, s2=12, m=.5, scale=16, el=44, dc=1.15, amb=.16, spec=spec, sexp=12, tex=(.028, .04, 5, .72, seed), rim=(0, 4, 2.5, cc, .35))
    S.add(f'<path d="{d}" fill="{S.lin([(0, col), (.5, mix(col, "#04101c", .6)), (1, "#020710")], 0, min(y for _, y in pts), 0, S.h, user=True)}" filter="{fl}"/>')
    if caust:
        S.caustics(d, cc, caust, seed, fade=[(0, "#fff"), (.8, "#fff"), (.93, "#333"), (1, "#000")])


def city(S, x, y, n, s, col, lamp="#ffd98a", seed=1, op=.9):
    """Far towers with lit windows, for scale."""
    r = random.Random(seed)
    o = w = ""
    for i in range(n):
        bx = x + i * 15 * s
        h = r.uniform(18, 62) * s * (1.5 if i == n // 2 else 1)
        bw = r.uniform(8, 14) * s
        o += f'<path d="M{f(bx)} {f(y)}V{f(y - h)}Q{f(bx + bw / 2)} {f(y - h - bw * 1.3)} {f(bx + bw)} {f(y - h)}V{f(y)}Z"/>'
        for _ in range(int(h / (7 * s))):
            w += f'<rect x="{f(bx + r.uniform(.15, .7) * bw)}" y="{f(y - r.uniform(.08, .95) * h)}" width="{f(1.6 * s)}" height="{f(2.2 * s)}"/>'
    S.add(f'<g fill="{col}" opacity="{op}">{o}</g><g fill="{lamp}">{w}</g><g fill="{lamp}" filter="{S.blur(round(4 * s, 1))}" opacity=".7" style="mix-blend-mode:screen">{w}</g>')


def eyeball(S, x, y, r, iris, pupil="slit", dark="#050608", rot=0):
    o = f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="{S.rad([(0, mix(iris, "#ffffff", .55)), (.45, iris), (.8, mix(iris, "#000000", .55)), (1, dark)], .5, .5, .5, .45, .62)}"/>'
    if pupil == "bar":
        o += f'<rect x="{f(x - r * .62)}" y="{f(y - r * .17)}" width="{f(r * 1.24)}" height="{f(r * .34)}" rx="{f(r * .17)}" fill="{dark}" transform="rotate({rot} {f(x)} {f(y)})"/>'
    elif pupil == "round":
        o += f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r * .52)}" fill="{dark}"/>'
    o += f'<ellipse cx="{f(x - r * .32)}" cy="{f(y - r * .4)}" rx="{f(r * .24)}" ry="{f(r * .17)}" fill="#fff" opacity=".95"/>'
    o += f'<path d="M{f(x - r * .55)} {f(y + r * .52)}A{f(r * .76)} {f(r * .76)} 0 0 0 {f(x + r * .55)} {f(y + r * .52)}" fill="none" stroke="#cfefff" stroke-width="{f(r * .1)}" opacity=".45"/>'
    return o


def pennant(S, x, y, hgt, lean, col, hi, shield=True):
    """A spear with a torn banner."""
    top = (x + lean, y - hgt)
    b = [(top[0] - lean * .1, top[1] + hgt * .10), (top[0] + 46, top[1] + hgt * .07), (top[0] + 72, top[1] + hgt * .15), (top[0] + 48, top[1] + hgt * .19), (top[0] + 66, top[1] + hgt * .28), (top[0] + 30, top[1] + hgt * .27), (top[0] - lean * .32, top[1] + hgt * .30)]
    o = f'<path d="{smooth(b)}" fill="{S.lin([(0, hi), (.6, col), (1, mix(col, BLACK, .6))], 0, 0, 1, .6)}" filter="{S.relief(2, 6, .5, 9, dc=1.3, amb=.35, spec=.15, tex=(.02, .05, 3, .16, 5))}"/>'
    o += f'<g filter="{S.brass(3, .8, 2)}"><path d="{Limb([(x, y), (x + lean * .5, y - hgt * .5), top], [6, 5, 4], 10).path()}" fill="{S.lin([(0, "#c79a4a"), (1, "#4a3010")])}"/><path d="M{f(top[0] - 9)} {f(top[1] + 6)}C{f(top[0] - 4)} {f(top[1] - 10)} {f(top[0])} {f(top[1] - 30)} {f(top[0] + lean * .03)} {f(top[1] - 42)}C{f(top[0] + 3)} {f(top[1] - 30)} {f(top[0] + 5)} {f(top[1] - 10)} {f(top[0] + 9)} {f(top[1] + 6)}Z" fill="{S.brass_fill(True)}"/></g>'
    return o


def frond(S, x, y, ln, rot, col, hi, n=9):
    L = Limb([(0, 0), (ln * .35, -ln * .05), (ln * .7, -ln * .02), (ln, ln * .08)], [5, 4, 3, 1], 30)
    o = f'<path d="{L.path()}" fill="{hi}"/>'
    for i in range(n):
        t = .12 + .86 * i / n
        px, py = L.at(t)
        for sd in (-1, 1):
            k = ln * .26 * (1 - .55 * t)
            q = Limb([(px, py), (px + k * .5, py + sd * k * .42), (px + k, py + sd * k * .5)], [1, k * .28, .5], 10)
            o += f'<path d="{q.path()}" fill="{hi if sd < 0 else col}"/>'
    return G(o, f"translate({f(x)} {f(y)}) rotate({f(rot)})")


def column(S, x, y, w, h, col, broken=False, blur=0):
    fl = S.relief(1.2, 5, .5, 7, dc=1.15, amb=.22, spec=.1, tex=(.05, .05, 4, .55, 3))
    top = f"L{f(x + w)} {f(y - h + 14)}L{f(x + w * .7)} {f(y - h - 6)}L{f(x + w * .45)} {f(y - h + 10)}L{f(x + w * .2)} {f(y - h - 12)}L{f(x)} {f(y - h)}" if broken else f"L{f(x + w)} {f(y - h)}L{f(x)} {f(y - h)}"
    o = f'<path d="M{f(x)} {f(y)}L{f(x + w)} {f(y)}{top}Z" fill="{S.lin([(0, mix(col, "#bff3ff", .25)), (.3, col), (1, mix(col, BLACK, .6))], 0, 0, 1, 0)}"/>'
    for i in range(1, 5):
        o += f'<path d="M{f(x + w * i / 5)} {f(y)}V{f(y - h + 12)}" stroke="{mix(col, BLACK, .6)}" stroke-width="{f(w * .045)}"/>'
    if not broken:
        o += f'<path d="M{f(x - w * .2)} {f(y - h)}H{f(x + w * 1.2)}L{f(x + w * 1.3)} {f(y - h - w * .35)}H{f(x - w * .3)}Z" fill="{mix(col, "#bff3ff", .12)}"/>'
    o += f'<path d="M{f(x - w * .2)} {f(y)}H{f(x + w * 1.2)}V{f(y - w * .25)}H{f(x - w * .2)}Z" fill="{col}"/>'
    return G(o, "", f'filter="{S.blur(blur)}"' if blur else f'filter="{fl}"')


def rope(S, pts, w=9):
    L = Limb(pts, [w, w], 60)
    o = f'<path d="{L.path()}" fill="#5a4630"/>'
    n = 34
    for i in range(n):
        t = i / n
        a, b = L.at(t, -1), L.at(min(1, t + .035), 1)
        o += f'<path d="M{f(a[0])} {f(a[1])}L{f(b[0])} {f(b[1])}" stroke="{("#b59a68", "#2a1e12")[i % 2]}" stroke-width="{f(w * .26)}"/>'
    x, y = pts[-1]
    a = math.radians(L.ang(.98))
    for k in (-.5, -.2, .15, .5):
        o += f'<path d="M{f(x)} {f(y)}q{f(14 * math.cos(a + k))} {f(14 * math.sin(a + k))} {f(22 * math.cos(a + k * 1.8))} {f(24 * math.sin(a + k * 1.8))}" fill="none" stroke="#9a8458" stroke-width="1.600"/>'
    return f'<g filter="{S.relief(1, 2.5, .5, 5, dc=1.3, amb=.25, spec=.2)}">{o}</g>'
