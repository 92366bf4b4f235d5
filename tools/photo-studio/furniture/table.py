"""Tables. Floor at z 0, middle at x 0, y 0; sizes in metres."""
from math import copysign, cos, pi, sin

from furniture.casework import front, knob
from shape import board, eased, leg, placed, prism, sheet, tube, turned
from surface import hard


def round_top(radius, z, thick, timber, oval=1.0, edge=0.006, power=2.0):
    """A round, oval or (with a larger power) softly squared top, with the grain straight across it."""
    steps = 96
    rings = [(0.0, 0), (1 - edge * 2.2 / radius, 0), (1 - edge * .6 / radius, edge * .25), (1, edge), (1, thick - edge), (1 - edge / radius, thick), (0.0, thick)]

    def point(u, v):
        k = v * (len(rings) - 1)
        f, h = rings[int(round(k))]
        c, s = cos(2 * pi * u), sin(2 * pi * u)
        e = 2 / power
        return radius * oval * f * copysign(abs(c) ** e, c), radius * f * copysign(abs(s) ** e, s), h

    top = sheet(steps, len(rings) - 1, point, timber, at=(0, 0, z - thick), wrap=True)
    top.data.auto_smooth_angle = 0.6
    return top


def planked(width, depth, z, thick, timber, planks=5, round_=0.006, ends=0.0):
    """A top of several boards."""
    each = depth / planks
    for k in range(planks):
        board((width - 2 * ends, each - 0.0008, thick), (0, -depth / 2 + each * (k + 0.5), z - thick / 2), timber, round_ if k in (0, planks - 1) else 0.0018)
    for side in (-1, 1):
        if ends:
            board((ends - 0.001, depth, thick), (side * (width - ends) / 2, 0, z - thick / 2), timber, round_)


def trestle(timber, width=2.29, depth=0.965, height=0.76):
    """Thick old boards on two pegged trestles and a stretcher."""
    planked(width, depth, height, 0.05, timber, 5, 0.007, ends=0.1)
    for side in (-1, 1):
        x = side * width * 0.31
        board((0.1, 0.78, 0.07), (x, 0, 0.035), timber, 0.012)
        board((0.09, 0.72, 0.06), (x, 0, height - 0.08), timber, 0.008)
        for s in (-1, 1):
            board((0.075, 0.13, height - 0.16), (x, s * 0.14, height / 2 - 0.02), timber, 0.008)
        board((0.03, 0.04, 0.13), (x + side * 0.075, 0, 0.32), timber, 0.004, taper=(2, 1.3))
    board((width * 0.62 + 0.24, 0.05, 0.13), (0, 0, 0.32), timber, 0.006)


def pedestal(timber, radius=0.56, height=0.737):
    """A turned column on four curved feet."""
    round_top(radius, height, 0.026, timber, edge=0.009)
    round_top(radius * 0.5, height - 0.026, 0.03, timber)
    turned(eased([(0.11, 0.2), (0.075, 0.23), (0.05, 0.3), (0.06, 0.42), (0.085, 0.5), (0.06, 0.58), (0.05, 0.62), (0.1, height - 0.05)]), (0, 0, 0), timber, 48)
    for k in range(4):
        with placed(0, 0, 0, pi / 4 + k * pi / 2):
            lower = [(0.05, 0.2), (0.2, 0.2), (0.36, 0.1), (0.47, 0.0), (0.52, 0.0), (0.53, 0.03), (0.46, 0.07), (0.34, 0.2), (0.2, 0.29), (0.05, 0.31)]
            prism(_smooth(lower), 0.045, (0, 0, 0), timber, 0.008)


def _smooth(points, steps=5):
    return eased([*points, points[0]], steps)[:-1]


def oval_marble(stone, base, width=1.98, depth=1.19, height=0.735):
    """An oval slab on one flared cast base."""
    round_top(depth / 2, height, 0.024, stone, width / depth, 0.007)
    turned(eased([(0.36, 0), (0.35, 0.012), (0.24, 0.045), (0.1, 0.16), (0.062, 0.35), (0.085, 0.56), (0.2, 0.69), (0.26, height - 0.03)], 8), (0, 0, 0), base, 64)


def turned_leg(x, y, high, timber, r=0.028, block=0.055, top=0.14, bottom=0.05):
    """A leg with square blocks where rails meet it and a turned part between."""
    board((block, block, top), (x, y, high - top / 2), timber, 0.003)
    h = high - top
    turned(eased([(r * .5, 0), (r * .75, bottom * .4), (r * .9, bottom), (r * .5, bottom * 1.5), (r * .95, bottom * 2.4), (r * .6, h * .4),
                  (r * .78, h * .62), (r * 1.05, h * .85), (r * .6, h * .9), (r, h * .95), (r * .9, h)], 5), (x, y, 0), timber, 28)


def gate_leg(timber, width=0.36, leaf=0.48, depth=0.91, height=0.73, raised=(True, True)):
    """Two leaves, up or hanging, on turned legs with gates. x runs across the leaves."""
    planked_y(width, depth, height, 0.022, timber)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned_leg(sx * 0.13, sy * (depth / 2 - 0.09), height - 0.022, timber)
        board((0.02, depth - 0.2, 0.1), (sx * 0.13, 0, height - 0.09), timber, 0.003)
        board((0.03, depth - 0.2, 0.035), (sx * 0.13, 0, 0.12), timber, 0.006)
        up = raised[0 if sx < 0 else 1]
        with placed(sx * (width / 2 + 0.002), 0, height - 0.011):
            steps = 28
            outline = [(0, -depth / 2), *[(leaf * sin(pi * k / steps) ** 0.62, -depth / 2 * cos(pi * k / steps)) for k in range(1, steps)], (0, depth / 2)]
            flat = [(sx * a, b) for a, b in outline]
            prism(flat if sx > 0 else flat[::-1], 0.022, (0, 0, 0), timber, 0.005, (-pi / 2, 0, 0) if up else (0, 0, pi / 2))
        if up:
            turned_leg(sx * (0.13 + leaf * 0.72), 0.1 * sx, height - 0.022, timber)
            board((leaf * 0.72, 0.025, 0.06), (sx * (0.13 + leaf * 0.36), 0.1 * sx, height - 0.08), timber, 0.004)
            board((leaf * 0.72, 0.03, 0.035), (sx * (0.13 + leaf * 0.36), 0.1 * sx, 0.12), timber, 0.006)
    for sy in (-1, 1):
        board((0.26, 0.02, 0.1), (0, sy * (depth / 2 - 0.09), height - 0.09), timber, 0.003)


def planked_y(width, depth, z, thick, timber):
    for k in (-1, 1):
        board((width / 2 - 0.0008, depth, thick), (k * width / 4, 0, z - thick / 2), timber, 0.004)


def coffee(timber, width=1.5, depth=0.51, height=0.46):
    """Long and low with rounded corners and a slatted shelf."""
    round_top(depth / 2, height, 0.026, timber, width / depth, 0.009, 7.0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * (width / 2 - 0.13), sy * (depth / 2 - 0.07), height - 0.02), (sx * (width / 2 - 0.07), sy * (depth / 2 - 0.045), 0), 0.02, 0.012, timber)
        board((0.022, depth - 0.12, 0.03), (sx * (width / 2 - 0.105), 0, 0.17), timber, 0.006)
        board((0.02, depth - 0.14, 0.05), (sx * (width / 2 - 0.135), 0, height - 0.055), timber, 0.005)
    for k in range(9):
        tube([(-width / 2 + 0.1, -depth / 2 + 0.075 + k * (depth - 0.15) / 8, 0.18), (width / 2 - 0.1, -depth / 2 + 0.075 + k * (depth - 0.15) / 8, 0.18)], 0.008, timber, smooth_steps=1)


def nest(timber, size=0.51, height=0.48, out=((0, 0), (0.14, -0.2), (0.3, -0.36))):
    """Three tables, each a little smaller, drawn out from under one another."""
    for k, (x, y) in enumerate(out):
        s, h = size - k * 0.065, height - k * 0.045
        with placed(x, y, 0):
            round_top(s / 2, h, 0.018, timber, 1.12 - 0.02 * k, 0.006, 8.0)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    leg((sx * s * .5, sy * s * .42, h - .012), (sx * s * .53, sy * s * .45, 0), 0.014, 0.01, timber)
                tube([(sx * s * .515, -s * .43, h * .22), (sx * s * .515, s * .43, h * .22)], 0.009, timber, smooth_steps=1)
            board((s, 0.018, 0.045), (0, s * .41, h - .045), timber, 0.003)


def console(timber, width=1.19, depth=0.305, height=0.81):
    """Two drawers and a shelf near the floor, on slim square legs."""
    planked(width, depth, height, 0.022, timber, 2, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            board((0.032, 0.032, height - 0.022), (sx * (width / 2 - 0.025), sy * (depth / 2 - 0.025), (height - 0.022) / 2), timber, 0.004, (pi, 0, 0), (2, 0.72))
        board((0.018, depth - 0.08, 0.12), (sx * (width / 2 - 0.025), 0, height - 0.085), timber, 0.002)
        front(sx * (width / 4 - 0.012), height - 0.085, width / 2 - 0.05, 0.122, -depth / 2 + 0.014, timber)
        knob((sx * (width / 4 - 0.012), -depth / 2 + 0.005, height - 0.085), timber, 0.012)
    board((width - 0.06, 0.016, 0.12), (0, depth / 2 - 0.02, height - 0.085), timber, 0.002)
    board((0.02, 0.03, 0.12), (0, -depth / 2 + 0.02, height - 0.085), timber, 0.002)
    planked(width - 0.05, depth - 0.03, 0.17, 0.018, timber, 2, 0.003)


def smoked_glass(radius=0.483, height=0.405):
    """Two discs of smoked glass in hoops of plated brass."""
    brass = hard.metal(hard.BRASS, 0.16)
    glass = hard.glass('#6b5a4a', 0.35)
    for r, z in ((radius, height), (radius * 0.8, 0.16)):
        turned([(r - 0.006, 0), (r - 0.004, 0.008)], (0, 0, z - 0.008), glass, 80)
        for dz in (-0.012, 0.002):
            tube([(r * cos(k * pi / 16), r * sin(k * pi / 16), z + dz - 0.002) for k in range(32)], 0.0075, brass, closed=True)
    for k in range(4):
        a = pi / 4 + k * pi / 2 + 0.2
        tube([(radius * cos(a), radius * sin(a), height), (radius * .97 * cos(a), radius * .97 * sin(a), 0.3), (radius * .82 * cos(a), radius * .82 * sin(a), 0.15),
              (radius * .8 * cos(a), radius * .8 * sin(a), 0)], 0.011, brass)
