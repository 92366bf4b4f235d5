"""Dressing tables with their mirrors and stools. Floor at z 0, middle at x 0, front towards -y."""
from math import cos, pi, sin

from furniture.casework import caned, carcass, front, knob, tapered_legs
from furniture.table import turned_leg
from shape import board, eased, leg, placed, prism, sheet, tube, turned, wobble
from surface import hard
from surface.wood import wood


def round_glass(x, y, z, radius, frame, foxed=0.0, thick=0.011, tilt=0.0):
    """A round mirror facing the room, in a thin rim."""
    with placed(x, y, z, 0, tilt):
        turned([(radius, 0), (radius, 0.004), (0.001, 0.0041)], (0, 0, 0), hard.mirror(foxed), 72, (pi / 2, 0, 0))
        turned([(radius * .99, 0), (radius * .99, 0.012)], (0, 0.013, 0), wood('walnut'), 72, (pi / 2, 0, 0))
        tube([(radius * cos(k * pi / 16), -0.002, radius * sin(k * pi / 16)) for k in range(32)], thick, frame, closed=True)


def shaped_glass(outline, y, frame, foxed=0.0, rim=0.011, tilt=0.0, at=(0, 0)):
    """A mirror cut along (x, z) points with a rim of bent rod."""
    with placed(at[0], y, at[1], 0, tilt):
        prism(outline, 0.004, (0, 0, 0), hard.mirror(foxed), 0)
        prism([(a * .995, b) for a, b in outline], 0.012, (0, 0.01, 0), wood('oak'), 0)
        tube([(a, -0.002, b) for a, b in outline], rim, frame, closed=True, smooth_steps=1)


def oval(width, height, steps=48):
    return [(width / 2 * cos(2 * pi * k / steps), height / 2 * sin(2 * pi * k / steps)) for k in range(steps)]


def arch(width, height, steps=24):
    r = width / 2
    return [(-r, 0), (r, 0), *[(r * cos(pi * k / steps), height - r + r * sin(pi * k / steps)) for k in range(steps + 1)]]


def kneehole(timber, width=1.19, depth=0.43, top=0.71):
    """Two drawers on each side, a round mirror on a slim post."""
    tower = 0.34
    for sx in (-1, 1):
        with placed(sx * (width - tower) / 2, 0):
            carcass(tower, depth, top - 0.3, top - 0.02, timber, 0.016)
            for k in range(2):
                z = top - 0.3 + 0.016 + 0.124 * (k + 0.5)
                front(0, z, tower - 0.026, 0.124, -depth / 2 + 0.012, timber)
                knob((0, -depth / 2 + 0.003, z), hard.metal(hard.BRASS), 0.012)
    board((width + 0.01, depth + 0.01, 0.022), (0, 0, top - 0.01), timber, 0.006)
    board((width - 2 * tower, 0.018, 0.07), (0, depth / 2 - 0.03, top - 0.055), timber, 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * (width / 2 - 0.05), sy * (depth / 2 - 0.05), top - 0.29), (sx * (width / 2 - 0.01), sy * (depth / 2 - 0.03), 0), 0.02, 0.0075, timber)
    tube([(0, depth / 2 - 0.05, top), (0, depth / 2 - 0.05, top + 0.38)], 0.011, timber, smooth_steps=1)
    turned([(0.05, 0), (0.05, 0.012), (0.02, 0.02)], (0, depth / 2 - 0.05, top), timber)
    round_glass(0, depth / 2 - 0.075, top + 0.38, 0.305, timber, 0.0, 0.012)


def cottage(paint, width=1.07, depth=0.46, high=1.47):
    """Turned legs, one wide drawer and two small ones, a mirror with folding wings."""
    top = 0.74
    board((width, depth, 0.024), (0, 0, top - 0.012), paint, 0.008)
    board((width - 0.1, depth - 0.06, 0.17), (0, 0.01, top - 0.11), paint, 0.004)
    front(0, top - 0.11, width - 0.2, 0.14, -depth / 2 + 0.036, paint, 0.02, 0.005)
    glassy = hard.glaze('#efe7d6', 0.15)
    for sx in (-1, 1):
        knob((sx * 0.26, -depth / 2 + 0.026, top - 0.11), glassy, 0.016)
        for sy in (-1, 1):
            turned_leg(sx * (width / 2 - 0.055), sy * (depth / 2 - 0.055), top - 0.024, paint, 0.027, 0.052, 0.18)
        with placed(sx * (width / 2 - 0.14), 0.09, top):
            board((0.24, 0.2, 0.1), (0, 0, 0.05), paint, 0.005)
            front(0, 0.05, 0.2, 0.075, -0.098, paint, 0.012, 0.004)
            knob((0, -0.104, 0.05), glassy, 0.011)
    for x, turn, wide, tall in ((0, 0, 0.4, 0.66), (-0.325, 0.42, 0.24, 0.56), (0.325, -0.42, 0.24, 0.56)):
        with placed(x, 0.14 if x == 0 else 0.09, top + 0.03, turn):
            shape = arch_low(wide, tall)
            prism(shape, 0.004, (0, -0.012, 0), hard.mirror(0.25 if x < 0 else 0.1), 0)
            frame = [(a * 1.0, b) for a, b in shape]
            prism([(a * 1.13, (b - tall / 2) * 1.08 + tall / 2) for a, b in shape], 0.016, (0, 0, 0), paint, 0.004)
            tube([(a, -0.013, b) for a, b in frame], 0.009, paint, closed=True, smooth_steps=1)


def arch_low(width, tall, steps=14):
    r = width / 2
    return [(-r, 0.0), (r, 0.0), *[(r * cos(pi * k / steps), tall - 0.09 + 0.09 * sin(pi * k / steps)) for k in range(steps + 1)]]


def deco(veneer, width=1.27, depth=0.46, high=1.55):
    """Two rounded towers, a low shelf between, a full-moon mirror behind."""
    tower, tall = 0.4, 0.66
    ivory = hard.glaze('#e9dcc0', 0.3)
    for sx in (-1, 1):
        with placed(sx * (width - tower) / 2, 0):
            board((tower, depth, tall - 0.05), (0, 0, (tall + 0.05) / 2), veneer, 0.055, segments=6)
            board((tower - 0.05, depth - 0.04, 0.05), (0, 0.01, 0.025), wood('black ash', gloss=0.3), 0.004)
            for k in range(3):
                z = 0.1 + 0.178 * (k + 0.5)
                board((tower - 0.07, 0.018, 0.168), (0, -depth / 2 - 0.003, z), veneer, 0.008, segments=4)
                board((0.1, 0.022, 0.018), (0, -depth / 2 - 0.018, z + 0.02), ivory, 0.007, segments=4)
    board((width - 2 * tower + 0.02, depth - 0.06, 0.025), (0, 0.01, 0.36), veneer, 0.006)
    board((width - 2 * tower + 0.02, 0.018, 0.34), (0, depth / 2 - 0.05, 0.2), veneer, 0.003)
    board((0.16, 0.04, 0.5), (0, depth / 2 - 0.03, 0.6), veneer, 0.008)
    round_glass(0, depth / 2 - 0.07, high - 0.457, 0.457, veneer, 0.0, 0.007)


def kidney(cloth, top_wood, width=1.09, depth=0.51, top=0.737):
    """A kidney-shaped top over a pleated skirt on a brass track, with a small oval standing mirror."""
    def edge(u):
        a = 2 * pi * u
        r = 1 + 0.16 * cos(2 * a)
        return width / 2 * 0.86 * cos(a) * r, depth / 2 * sin(a) * (1.08 if sin(a) > 0 else 1 - 0.36 * max(0, 1 - (cos(a) / 0.55) ** 2)) * 1.0

    rings = [(0.0, 0), (0.985, 0), (1, 0.006), (1, 0.018), (0.985, 0.024), (0.0, 0.024)]
    lid = sheet(120, 5, lambda u, v: (*[c * rings[round(v * 5)][0] for c in edge(u)], rings[round(v * 5)][1]), top_wood, at=(0, 0, top - 0.024), wrap=True)
    lid.data.auto_smooth_angle = 0.6

    def skirt(u, v):
        x, y = edge(u)
        long = (x * x + y * y) ** 0.5
        pleat = 0.013 * sin(u * 2 * pi * 46 + 0.4 * sin(v * 4)) * (0.55 + 0.6 * (1 - v)) + wobble((x * 3, y * 3, v * 2), 2, 0.008)
        f = 0.95 + pleat / long + 0.03 * (1 - v)
        return x * f, y * f, 0.012 + (top - 0.045) * v
    sheet(760, 14, skirt, cloth, wrap=True)
    tube([(c * 0.965, d * 0.965, top - 0.034) for c, d in (edge(k / 48) for k in range(48))], 0.005, hard.metal(hard.DULL_BRASS), closed=True)
    with placed(0, 0.13, top):
        shaped_glass(oval(0.3, 0.42), 0.0, hard.metal(hard.DULL_BRASS, 0.3), 0.0, 0.009, -0.12, (0, 0.27))
        for sx in (-1, 1):
            tube([(sx * 0.17, 0, 0.27), (sx * 0.165, 0, 0.1), (sx * 0.1, 0, 0.03), (sx * 0.12, -0.06, 0.008)], 0.006, hard.metal(hard.DULL_BRASS, 0.3))
            tube([(sx * 0.1, 0, 0.03), (sx * 0.12, 0.06, 0.008)], 0.006, hard.metal(hard.DULL_BRASS, 0.3))
        tube([(-0.1, 0, 0.03), (0.1, 0, 0.03)], 0.006, hard.metal(hard.DULL_BRASS, 0.3))


def slim_cane(timber, web, width=0.99, depth=0.405, top=0.76):
    """Pale oak with a cane drawer front and an oval mirror."""
    board((width, depth, 0.022), (0, 0, top - 0.011), timber, 0.006)
    board((width - 0.06, depth - 0.04, 0.13), (0, 0.01, top - 0.09), timber, 0.004)
    caned(0, top - 0.09, width - 0.1, 0.125, -depth / 2 + 0.022, timber, web, 0.024)
    knob((0, -depth / 2 + 0.012, top - 0.09), timber, 0.013)
    tapered_legs(width, depth, top - 0.03, timber, 0.05, 0.015, 0.018, 0.011)
    with placed(0, depth / 2 - 0.06, top):
        for sx in (-1, 1):
            tube([(sx * 0.2, 0, 0), (sx * 0.225, 0, 0.2), (sx * 0.23, 0, 0.36)], 0.009, timber)
        shaped_glass(oval(0.42, 0.66), 0, timber, 0.0, 0.012, 0.0, (0, 0.37))
        board((0.5, 0.07, 0.016), (0, 0, 0.008), timber, 0.004)


def campaign(timber, width=1.12, depth=0.51, top=0.76):
    """Flat like a desk with its middle lid up: mirror beneath the lid, brass corners and sunken handles."""
    brass = hard.metal(hard.BRASS, 0.22)
    side = 0.3
    mid = width - 2 * side
    for sx in (-1, 1):
        board((side, depth, 0.02), (sx * (width - side) / 2, 0, top - 0.01), timber, 0.003)
        with placed(sx * (width - side) / 2, 0):
            carcass(side, depth, top - 0.34, top - 0.02, timber, 0.018)
            for k in range(2):
                z = top - 0.338 + 0.016 + 0.148 * (k + 0.5)
                front(0, z, side - 0.03, 0.148, -depth / 2 + 0.012, timber)
                board((0.09, 0.004, 0.042), (0, -depth / 2 + 0.003, z), brass, 0.0015)
                board((0.07, 0.003, 0.024), (0, -depth / 2 + 0.0005, z), hard.metal('#5b4520', 0.5), 0.001)
                tube([(-0.032, -depth / 2 - 0.004, z + 0.006), (0, -depth / 2 - 0.008, z - 0.01), (0.032, -depth / 2 - 0.004, z + 0.006)], 0.003, brass)
        for z in (top - 0.02, top - 0.315):
            for y in (-1,):
                board((0.05, 0.004, 0.04), (sx * (width / 2 - 0.024), -depth / 2 - 0.001, z), brass, 0.001)
                board((0.004, 0.05, 0.04), (sx * (width / 2 + 0.001), -depth / 2 + 0.024, z), brass, 0.001)
        board((0.05, 0.05, 0.003), (sx * (width / 2 - 0.024), -depth / 2 + 0.024, top + 0.001), brass, 0.001)
        for sy in (-1, 1):
            for x in (width / 2 - 0.03, width / 2 - side + 0.03):
                turned(eased([(.014, 0), (.018, .03), (.013, .06), (.022, .2), (.024, .36), (.016, .39), (.026, .42)], 5), (sx * x, sy * (depth / 2 - 0.035), 0), timber, 24)
                turned([(.016, 0), (.016, .035)], (sx * x, sy * (depth / 2 - 0.035), 0), brass, 20)
    board((mid, 0.018, 0.12), (0, -depth / 2 + 0.012, top - 0.07), timber, 0.003)
    board((mid, depth - 0.03, 0.012), (0, 0, top - 0.125), timber, 0.002)
    board((mid, 0.014, 0.11), (0, depth / 2 - 0.012, top - 0.07), timber, 0.002)
    with placed(0, depth / 2 - 0.012, top - 0.01, 0, -0.2):
        board((mid - 0.006, 0.02, depth - 0.06), (0, 0.012, (depth - 0.06) / 2), timber, 0.003)
        board((mid - 0.07, 0.004, depth - 0.13), (0, -0.001, (depth - 0.06) / 2), hard.mirror(0.1), 0.001)
    tube([(mid / 2 - 0.02, 0.02, top - 0.02), (mid / 2 - 0.02, depth / 2 + 0.02, top + 0.2)], 0.003, brass, smooth_steps=1)


def lacquer(white, width=1.09, depth=0.43, top=0.76):
    """White lacquer on thin brass legs, an arched mirror leaning on the top."""
    brass = hard.metal(hard.BRASS, 0.2)
    board((width, depth, 0.15), (0, 0, top - 0.075), white, 0.008)
    for sx in (-1, 1):
        front(sx * width / 4, top - 0.075, width / 2 - 0.02, 0.125, -depth / 2 - 0.004, white, 0.016, 0.004)
        knob((sx * width / 4, -depth / 2 - 0.012, top - 0.075), brass, 0.013)
        for sy in (-1, 1):
            x, y = sx * (width / 2 - 0.05), sy * (depth / 2 - 0.05)
            tube([(x, y, top - 0.15), (x, y, 0)], 0.0095, brass, smooth_steps=1)
        tube([(sx * (width / 2 - 0.05), -depth / 2 + 0.05, 0.12), (sx * (width / 2 - 0.05), depth / 2 - 0.05, 0.12)], 0.006, brass, smooth_steps=1)
    shaped_glass(arch(0.56, 0.81), depth / 2 - 0.12, brass, 0.0, 0.009, -0.1, (0, top + 0.008))


def bamboo(cane_wood, weave, width=0.915, depth=0.46, high=1.37):
    """A frame of bamboo bound with rattan, a woven top under glass, a square mirror between two posts."""
    top = 0.74
    binding = hard.matt('#a9743c', 0.5)

    def cane_rod(a, b, r=0.016):
        from mathutils import Vector
        tube([a, b], r, cane_wood, smooth_steps=1)
        a, b = Vector(a), Vector(b)
        for k in range(1, max(2, int((b - a).length / 0.2))):
            p = a.lerp(b, k / max(2, int((b - a).length / 0.2)) + 0.03)
            d = (b - a).normalized() * 0.004
            tube([p - d, p + d], r * 1.12, cane_wood, smooth_steps=1)

    def bound(at, r=0.021):
        for k in range(-3, 4):
            tube([(at[0] + r * cos(s * pi / 4), at[1] + r * sin(s * pi / 4), at[2] + k * 0.006) for s in range(8)], 0.0034, binding, closed=True)

    for sx in (-1, 1):
        x = sx * (width / 2 - 0.02)
        for sy in (-1, 1):
            y = sy * (depth / 2 - 0.02)
            cane_rod((x, y, 0), (x, y, high if sy > 0 else top))
            for z in (0.24, top - 0.14, top - 0.01):
                bound((x, y, z))
        for z in (0.24, top - 0.14, top - 0.012):
            cane_rod((x, -depth / 2 + 0.02, z), (x, depth / 2 - 0.02, z), 0.0135)
        bound((x, depth / 2 - 0.02, high - 0.06))
        cane_rod((x, -depth / 2 + 0.02, top - 0.14), (x - sx * 0.16, -depth / 2 + 0.02, top - 0.02), 0.009)
    for y, zs in ((-1, (top - 0.14, top - 0.012)), (1, (0.24, top - 0.14, top - 0.012, 0.86, high - 0.06))):
        for z in zs:
            cane_rod((-width / 2 + 0.02, y * (depth / 2 - 0.02), z), (width / 2 - 0.02, y * (depth / 2 - 0.02), z), 0.0135)
    board((width - 0.05, depth - 0.05, 0.008), (0, 0, top - 0.004), weave, 0.001)
    board((width - 0.04, depth - 0.04, 0.006), (0, 0, top + 0.004), hard.glass('#eef4ee'), 0.001)
    board((width - 0.2, depth - 0.06, 0.1), (0, 0.0, top - 0.075), weave, 0.003)
    knob((0, -depth / 2 + 0.03, top - 0.075), cane_wood, 0.014)
    z0, z1 = 0.89, high - 0.09
    board((width - 0.2, 0.006, z1 - z0), (0, depth / 2 - 0.02, (z0 + z1) / 2), hard.mirror(), 0)
    for sx in (-1, 1):
        cane_rod((sx * (width / 2 - 0.1), depth / 2 - 0.022, z0), (sx * (width / 2 - 0.1), depth / 2 - 0.022, z1), 0.011)
    for z in (z0, z1):
        cane_rod((-width / 2 + 0.1, depth / 2 - 0.022, z), (width / 2 - 0.1, depth / 2 - 0.022, z), 0.011)
