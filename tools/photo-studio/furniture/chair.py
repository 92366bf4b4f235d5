"""Chairs and stools. Floor at z 0, middle at x 0, y 0, facing -y; sizes in metres."""
from math import cos, pi, sin

from cloth import cushion
from furniture.sofa import show_wood
from furniture.table import round_top
from furniture.upholstery import padded
from mathutils import Vector

from shape import board, eased, leg, placed, prism, sheet, soften, tube, turned, wobble


def saddle(width, depth, z, thick, timber):
    """A solid seat hollowed for its sitter, wider in front."""
    def point(u, v):
        rings = v * 4
        f = (0.02, 0.5, 1.0, 0.96, 0.02)
        k = min(3, int(rings))
        t = rings - k
        r = f[k] + (f[k + 1] - f[k]) * t
        top = rings <= 2
        a = 2 * pi * u
        c, s = cos(a), sin(a)
        x = width / 2 * r * (abs(c) ** 0.75) * (1 if c > 0 else -1) * (1 - 0.1 * s)
        y = depth / 2 * r * (abs(s) ** 0.8) * (1 if s > 0 else -1)
        dip = 0.014 * (1 - r * r) * (1 + 0.4 * s) - (0.006 if s < 0 and abs(c) < .3 else 0) * (1 - r)
        return x, y, (z - dip) if top else z - thick
    return sheet(64, 40, point, timber, wrap=True)


def lounge(timber, cloth):
    """A low frame with sculpted arms and two cushions."""
    show_wood(0.71, 1, timber, cloth, 0.79, 0.74)


def windsor(seat, ash, z=0.43, tall=0.965):
    """Nine spindles under a bent hoop, splayed turned legs with a stretcher."""
    saddle(0.45, 0.42, z, 0.042, seat)
    def hoop(t):
        a = pi * t
        return (-0.2 * cos(a) * (1 - 0.06 * sin(a)) , 0.17 + 0.11 * sin(a) ** 1.1, z - 0.02 + (tall - z + 0.02) * sin(a) ** 0.72)
    tube([hoop(k / 24) for k in range(25)], 0.0115, ash)
    for k in range(9):
        t = 0.5 + (k - 4) * 0.078
        top = hoop(t)
        foot = ((k - 4) * 0.037, 0.165 - 0.0018 * (k - 4) ** 2, z - 0.01)
        middle = tuple(a + (b - a) * .35 for a, b in zip(foot, top))
        tube([foot, middle, top], 0.0062, ash, smooth_steps=4, radii=[0.8, 1.35, 0.7])
    for sx in (-1, 1):
        for sy in (-1, 1):
            with_leg(sx * 0.14, sy * 0.12, sx * 0.21, sy * 0.2 + (0.02 if sy > 0 else 0), z - 0.02, ash)
        tube([(sx * 0.178, -0.168, 0.19), (sx * 0.176, 0, 0.185), (sx * 0.178, 0.175, 0.19)], 0.009, ash, radii=[.8, 1.4, .8])
    tube([(-0.176, 0, 0.187), (0, 0, 0.187), (0.176, 0, 0.187)], 0.009, ash, radii=[.8, 1.5, .8])


def with_leg(x0, y0, x1, y1, z, timber):
    """A baluster-turned leg along a slanting line."""
    along = Vector((x1, y1, 0)) - Vector((x0, y0, z))
    long = along.length
    turned(eased([(.012, 0), (.016, long * .1), (.011, long * .16), (.02, long * .3), (.021, long * .4), (.011, long * .52), (.017, long * .56), (.012, long * .6), (.019, long * .75), (.012, long)], 5),
           (x0, y0, z), timber, 20, along.to_track_quat('X', 'Z').to_euler(), along_x=True)


def wingback(cloth, legs, width=0.76, height=1.12, depth=0.8):
    """A high back with wings, scrolled arms, a boxed seat cushion."""
    seat = 0.44
    padded((width - 0.06, depth - 0.14, 0.16), (0, -0.03, 0.28), cloth, 0.03)
    cushion(width - 0.21, depth - 0.2, 0.13, cloth, (0, -0.09, seat - 0.04), crown=0.035, seed=2)
    with placed(0, depth / 2 - 0.19, seat - 0.1, 0, -0.2):
        cushion(width - 0.14, height - seat + 0.1, 0.15, cloth, (0, 0.04, (height - seat) / 2 + 0.04), crown=0.045, seed=5, rotation=(pi / 2, 0, 0), round_=0.09, piping=True)
    for side in (-1, 1):
        wing = [(-0.03, 0.22), (-0.03, 0.62), (-0.07, 0.7), (-0.2, 0.8), (-0.2, 0.98), (-0.06, height - 0.01), (0.13, height), (0.17, height - 0.1), (0.1, 0.6), (0.06, 0.22)]
        fine = eased([*wing, wing[0]], 6)[:-1]
        with placed(side * (width / 2 - 0.055), 0.2, 0, pi / 2 - side * 0.1, 0):
            prism(fine[::-1], 0.075, (0, 0, 0), cloth, 0.028)
        with placed(side * (width / 2 - 0.05), 0, 0):
            padded((0.085, depth - 0.3, 0.3), (0, -0.1, 0.42), cloth, 0.03)
            turned(eased([(0.001, 0), (.055, .002), (.062, .012), (.06, .3), (.045, .45), (.001, .47)], 4), (side * 0.012, -depth / 2 + 0.03, 0.585), cloth, 32, (-pi / 2, 0, 0))
            tube([(side * 0.012 + .057 * cos(a * pi / 6), -depth / 2 + 0.029, 0.585 + .057 * sin(a * pi / 6)) for a in range(12)], 0.0035, cloth, closed=True)
    for sx in (-1, 1):
        leg((sx * (width / 2 - 0.09), -depth / 2 + 0.1, 0.22), (sx * (width / 2 - 0.085), -depth / 2 + 0.08, 0), 0.026, 0.015, legs)
        leg((sx * (width / 2 - 0.1), depth / 2 - 0.12, 0.22), (sx * (width / 2 - 0.11), depth / 2 - 0.03, 0), 0.024, 0.015, legs)


def cane_dining(timber, web, seat_cloth, width=0.46, height=0.84, depth=0.48):
    """A bent back with a cane panel and a linen seat."""
    z = 0.43
    for sx in (-1, 1):
        leg((sx * (width / 2 - 0.03), -depth / 2 + 0.04, z), (sx * (width / 2 - 0.02), -depth / 2 + 0.025, 0), 0.018, 0.012, timber)
        tube([(sx * (width / 2 - 0.04), depth / 2 + 0.03, 0.0), (sx * (width / 2 - 0.045), depth / 2 - 0.05, 0.4), (sx * (width / 2 - 0.035), depth / 2 - 0.02, 0.62), (sx * (width / 2 - 0.03), depth / 2 + 0.05, height)], 0.0155, timber)
        board((0.02, depth - 0.08, 0.055), (sx * (width / 2 - 0.035), 0, z - 0.04), timber, 0.004)
    board((width - 0.07, 0.02, 0.055), (0, -depth / 2 + 0.04, z - 0.04), timber, 0.004)
    board((width - 0.08, 0.02, 0.055), (0, depth / 2 - 0.05, z - 0.04), timber, 0.004)
    with placed(0, depth / 2 + 0.012, 0.7, 0, -0.2):
        sheet(12, 1, lambda u, v: ((u - .5) * (width - 0.09), 0.02 * sin(pi * u), (v - .5) * 0.21), web)
        for z1 in (-0.12, 0.12):
            tube([((u / 8 - .5) * (width - 0.07), 0.02 * sin(pi * u / 8), z1) for u in range(9)], 0.014, timber)
    cushion(width - 0.03, depth - 0.05, 0.05, seat_cloth, (0, -0.012, z + 0.012), crown=0.018, seed=1, piping=False)


def bentwood(black, z=0.46, tall=0.89):
    """A café chair of bent rods with a round seat."""
    round_top(0.205, z, 0.018, black)
    tube([(0.203 * cos(k * pi / 12), 0.203 * sin(k * pi / 12), z - 0.022) for k in range(24)], 0.015, black, closed=True)
    tube([(0.165 * cos(k * pi / 12), 0.165 * sin(k * pi / 12), 0.25) for k in range(24)], 0.0095, black, closed=True)
    for sx in (-1, 1):
        tube([(sx * 0.15, -0.14, z - 0.02), (sx * 0.165, -0.16, 0.25), (sx * 0.19, -0.19, 0)], 0.0145, black, radii=[1.1, 1, .8])
    def loop(t, wide, high, base, back):
        a = pi * t
        return (-wide * cos(a) * (1 + 0.16 * sin(a)), back + 0.07 * sin(a), base + (high - base) * sin(a) ** 0.6)
    hoop = [loop(k / 22, 0.178, tall, z - 0.03, 0.13) for k in range(23)]
    for sx in (-1, 1):
        foot = (sx * 0.2, 0.26, 0)
        tube([foot, (sx * 0.185, 0.19, 0.25), (sx * 0.178, 0.13, z - 0.03)], 0.0145, black, radii=[.8, 1, 1])
    tube(hoop, 0.0145, black)
    tube([loop(k / 16, 0.1, tall - 0.13, z, 0.15) for k in range(17)], 0.0105, black)


def rocker(timber, rush, tall=1.07):
    """Four slats, a rush seat, curved runners."""
    z = 0.4
    half = 0.29
    for sx in (-1, 1):
        tube([(sx * half * .86, .2, 0.06), (sx * half * .86, .22, z), (sx * half * .82, .27, .75), (sx * half * .8, .36, tall)], 0.019, timber)
        turned(eased([(.016, 0), (.02, .014), (.012, .034), (.001, .045)], 4), (sx * half * .8, .36, tall - 0.004), timber, 20)
        turned(eased([(.016, 0), (.021, .1), (.016, .2), (.022, .33), (.014, .38), (.02, .5), (.015, .6)], 5), (sx * half, -.2, 0.05), timber, 24)
        runner = [(-.42, .055), (-.25, .016), (-.05, .0), (.15, .008), (.33, .05), (.4, .08)]
        curve = eased(runner, 6)
        ring = [(a, b) for a, b in curve] + [(a, b + 0.04) for a, b in curve[::-1]]
        with placed(sx * half * .93, 0, 0, pi / 2):
            prism(ring, 0.024, (0, 0, 0), timber, 0.006)
        tube([(sx * half, -.27, .655), (sx * (half + .015), -.15, .66), (sx * half * .95, .05, .655), (sx * half * .84, .235, .645)], 0.02, timber, radii=[1.1, 1.2, .9, .7])
        for h in (.2, .29):
            tube([(sx * half, -.2, h), (sx * half * .86, .21, h)], 0.009, timber, smooth_steps=1)
    for h in (.19, .3):
        tube([(-half, -.2, h), (half, -.2, h)], 0.0095, timber, smooth_steps=1)
    tube([(-half * .86, .21, .24), (half * .86, .21, .24)], 0.0095, timber, smooth_steps=1)
    for k in range(4):
        h = .52 + k * .145
        y = .235 + (h - .45) * .2
        outline = [(-half * .82, h), (half * .82, h)] + [(half * .82 * cos(pi * s / 16), h + .055 + .03 * sin(pi * s / 16)) for s in range(0, 17)]
        with placed(0, y):
            prism(outline, 0.009, (0, 0, 0), timber, 0.003)
    # Rush in four triangles that meet in the middle: each strand is a cord.
    for k in range(26):
        f = 1 - k / 26
        zz = z + 0.012 + 0.006 * (1 - f)
        x0, x1, y0, y1 = half * f, half * .86 * f, -.2 * f, .21 * f
        tube([(-x0, y0, zz), (x0, y0, zz), (x1, y1, zz), (-x1, y1, zz)], 0.0062, rush, closed=True, smooth_steps=1)
    padded((half * 1.8, .4, .012), (0, 0, z), rush, 0.004)


def tub(cloth, legs, width=0.79, depth=0.76, height=0.71):
    """Round from every side: a curved wall of padding about a round seat."""
    def wall(u, v):
        a = 0.35 + (2 * pi - 0.7) * u - pi / 2
        close = min(1.0, min(u, 1 - u) / 0.03)
        end = (1 - (1 - close) ** 2) ** 0.5
        top = height - 0.1 * (0.5 + 0.5 * cos(pi * min(1, min(u, 1 - u) / 0.5)))
        s = 2 * pi * v
        c, d = cos(s), sin(s)
        across = 0.068 * end * (abs(c) ** .6) * (1 if c > 0 else -1)
        z = 0.1 + (top - 0.1) * (0.5 + 0.5 * (abs(d) ** .35) * (1 if d > 0 else -1))
        r = 0.32 + across + wobble((u * 9, v * 4, 0), 1.4, 0.004)
        return r * (width / 0.776) * cos(a), r * (depth / 0.776) * sin(a), z
    sheet(110, 40, wall, cloth)
    def seat(u, v):
        r = (0, .7, .93, 1, 1, .9)[round(v * 5)]
        z = (.47, .462, .445, .41, .2, .12)[round(v * 5)]
        return 0.295 * r * cos(2 * pi * u), -0.03 + 0.31 * r * sin(2 * pi * u), z + wobble((u, v, 1), 3, .004)
    soften(sheet(56, 5, seat, cloth, wrap=True), 2)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        leg((.26 * cos(a), .26 * sin(a), .12), (.28 * cos(a), .28 * sin(a), 0), .02, .013, legs)


def sling(hide, steel, width=0.69, depth=0.81):
    """One hide hung in a frame of bent steel rod."""
    half = width / 2
    for sx in (-1, 1):
        tube([(sx * half, -.36, .47), (sx * half, .34, .0), (sx * half * .98, .1, .0)], 0.0095, steel, smooth_steps=1)
        tube([(sx * half, .42, .86), (sx * half, -.32, .0), (sx * half * .98, -.1, .0)], 0.0095, steel, smooth_steps=1)
        tube([(sx * half, -.32, .0), (sx * half, .34, .0)], 0.0095, steel, smooth_steps=1)
    for y, z in ((-.36, .47), (.42, .86), (-.32, .0095), (.34, .0095)):
        tube([(-half, y, z), (half, y, z)], 0.0095, steel, smooth_steps=1)
    path = eased([(-.37, .475), (-.33, .46), (-.12, .4), (.06, .37), (.18, .42), (.3, .62), (.4, .835), (.43, .875)], 8)

    def point(u, v):
        i = v * (len(path) - 1)
        k = min(len(path) - 2, int(i))
        t = i - k
        y = path[k][0] + (path[k + 1][0] - path[k][0]) * t
        z = path[k][1] + (path[k + 1][1] - path[k][1]) * t
        sag = 0.05 * sin(pi * v) * (1 - (2 * u - 1) ** 2)
        narrow = 1 - 0.1 * sin(pi * v)
        return (u - .5) * (width - .03) * narrow, y + sag * .5, z - sag + wobble((u * 2, v * 2, 0), 2.5, .004)
    sheet(40, 90, point, hide, 0.005)


def stool(top, legs, radius=0.2, high=0.45, thick=0.09):
    """A round padded stool."""
    turned(eased([(radius * .93, 0), (radius, .012), (radius * 1.02, thick * .5), (radius, thick * .8), (radius * .8, thick * 1.06), (.001, thick * 1.12)], 6), (0, 0, high - thick), top, 56)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        leg((radius * .7 * cos(a), radius * .7 * sin(a), high - thick + .01), (radius * .95 * cos(a), radius * .95 * sin(a), 0), .017, .01, legs)


def bench(top, legs, width=0.48, depth=0.34, high=0.45):
    """A square stool with a thin padded or woven seat."""
    cushion(width - 0.02, depth - 0.02, 0.05, top, (0, 0, high - 0.02), crown=0.015, seed=2, piping=False)
    board((width, depth, 0.045), (0, 0, high - 0.07), legs, 0.006)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * (width / 2 - .03), sy * (depth / 2 - .03), high - .06), (sx * (width / 2 - .02), sy * (depth / 2 - .02), 0), .017, .011, legs)
