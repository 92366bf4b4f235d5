"""Beds. Head towards +y, foot towards the camera, middle at x 0, y 0; sizes in metres."""
from math import cos, pi, sin

from cloth import cushion, draped, pillow, quilt
from furniture.upholstery import channelled, padded
from shape import board, eased, leg, placed, prism, sheet, tube, turned, wobble
from surface.fabric import linen


def made(width, length, top, sheets, cover, cases, throw=None, drop=0.3, pillows=2, lumbar=None, mattress=0.24, floor=0.3):
    """Mattress, turned-down quilt, pillows and a throw. `top` is the height of the mattress's top."""
    padded((width - 0.02, length - 0.02, mattress), (0, 0, top - mattress / 2), sheets, 0.06)
    quilt(width - 0.02, length * 0.7, drop, cover, (0, -length * 0.15 + 0.01, top + 0.006), thick=0.022)
    # The turned-down edge of quilt and sheet.
    fold = length * 0.2
    sheet(60, 24, lambda u, v: ((u - 0.5) * (width + 0.05) * (1 - 0.0 * v), fold + 0.02 - 0.24 * (1 - v) + wobble((u * 4, v, 1), 2, 0.012),
                                top + 0.042 + 0.02 * sin(pi * v) + wobble((u * 5, v, 3), 2.4, 0.01) - 0.1 * max(0, abs(u - 0.5) * 2 - 0.94) / 0.06),
          sheets, 0.016)
    each = width / pillows
    for index in range(pillows):
        x = (index - (pillows - 1) / 2) * each * 0.95
        pillow(min(0.72, each * 0.92), 0.46, sheets, (x, length / 2 - 0.13, top + 0.2), 0.52, 0.03 * (index - 0.5), seed=index, plump=1.05)
        pillow(min(0.7, each * 0.88), 0.44, cases, (x + 0.02, length / 2 - 0.3, top + 0.19), 0.6, -0.04 * (index - 0.4), seed=index + 1, plump=1.05)
    if lumbar:
        pillow(min(0.75, width * 0.5), 0.34, lumbar, (0.03, length / 2 - 0.48, top + 0.18), 0.62, 0.05, seed=1)
    if throw:
        hang = drop + 0.02
        half = width / 2 + 0.035
        path = [(-half - 0.012, top - hang), (-half - 0.008, top - 0.1), (-half + 0.01, top + 0.015), (-half + 0.07, top + 0.05),
                (half - 0.07, top + 0.05), (half - 0.01, top + 0.015), (half + 0.008, top - 0.1), (half + 0.012, top - hang)]
        draped([(y, z) for y, z in path], 0.56, throw, 3, 0.012, 3, (0, -length / 2 + 0.5, 0), pi / 2, 0.009)


def platform(timber, width=1.6, length=2.13, head=0.965):
    """Low oak with a slatted headboard."""
    for side in (-1, 1):
        board((0.032, length, 0.16), (side * (width / 2 - 0.016), 0, 0.24), timber, 0.005)
        board((0.06, 0.045, head), (side * (width / 2 - 0.03), length / 2 + 0.02, head / 2), timber, 0.008)
        leg((side * (width / 2 - 0.1), -length / 2 + 0.12, 0.18), (side * (width / 2 - 0.07), -length / 2 + 0.09, 0), 0.027, 0.018, timber)
    board((width, 0.032, 0.16), (0, -length / 2 + 0.0, 0.24), timber, 0.005)
    for z in (head - 0.03, 0.5):
        board((width - 0.1, 0.032, 0.065), (0, length / 2 + 0.02, z), timber, 0.008)
    for k in range(19):
        board((0.034, 0.018, head - 0.56), (-width / 2 + 0.1 + k * (width - 0.2) / 18, length / 2 + 0.02, (head + 0.46) / 2), timber, 0.005)


def channel(cloth, legs, width=2.02, length=2.13, head=1.32):
    """Upholstered, with a headboard of upright channels."""
    path = [(0.0, 0.2), (-0.05, 0.4), (-0.055, 0.8), (-0.05, head - 0.1), (-0.025, head - 0.02), (0.03, head), (0.075, head - 0.04), (0.085, head - 0.2), (0.085, 0.1)]
    channelled(path, width + 0.08, cloth, lambda x, a, b: (x, length / 2 + 0.05 + a, b), 14, 0.034)
    for side in (-1, 1):
        padded((0.07, length, 0.26), (side * (width / 2 - 0.02), 0, 0.23), cloth, 0.028)
    padded((width + 0.03, 0.07, 0.26), (0, -length / 2, 0.23), cloth, 0.028)
    for sx in (-1, 1):
        leg((sx * (width / 2 - 0.1), -length / 2 + 0.1, 0.12), (sx * (width / 2 - 0.1), -length / 2 + 0.1, 0), 0.03, 0.022, legs)


def iron(paint, brass, width=1.4, length=1.93, head=1.27, foot=0.86):
    """Cast and wrought iron: round posts with brass knobs, bars and scrolls at head and foot."""
    for y, tall in ((length / 2 + 0.03, head), (-length / 2 - 0.03, foot)):
        for side in (-1, 1):
            x = side * (width / 2 + 0.01)
            tube([(x, y, 0), (x, y, tall)], 0.016, paint, smooth_steps=1)
            turned(eased([(0.014, 0), (0.024, 0.012), (0.014, 0.026), (0.016, 0.03), (0.034, 0.06), (0.026, 0.085), (0.008, 0.1), (0.001, 0.112)], 4), (x, y, tall - 0.004), brass, 28)
            turned(eased([(0.016, 0), (0.026, 0.012), (0.016, 0.024)], 4), (x, y, tall - 0.16), paint, 24)
            turned(eased([(0.02, 0), (0.024, 0.01), (0.017, 0.03)], 4), (x, y, 0), paint, 20)
        low = 0.42
        rail, sub = tall - 0.13, tall - 0.4
        tube([(-width / 2, y, rail), (width / 2, y, rail)], 0.011, paint, smooth_steps=1)
        tube([(-width / 2, y, sub), (width / 2, y, sub)], 0.01, paint, smooth_steps=1)
        tube([(-width / 2, y, low), (width / 2, y, low)], 0.011, paint, smooth_steps=1)
        tube([(-width / 2 + 0.02, y, rail), (-width * 0.2, y, rail + 0.1), (0, y, rail + 0.17), (width * 0.2, y, rail + 0.1), (width / 2 - 0.02, y, rail)], 0.011, paint)
        for k in range(1, 8):
            x = -width / 2 + k * width / 8
            tube([(x, y, low), (x, y, sub)], 0.0075, paint, smooth_steps=1)
            turned(eased([(0.007, 0), (0.017, 0.012), (0.007, 0.024)], 4), (x, y, (low + sub) / 2), paint, 16)
        for k in range(4):
            for flip in (-1, 1):
                cx = -width / 2 + (k + 0.5) * width / 4
                points = []
                for step in range(15):
                    a = step / 14
                    r = 0.085 * (1 - 0.72 * a)
                    points.append((cx + flip * (0.075 - r * cos(a * 8.5)) , y, (sub + rail) / 2 + r * sin(a * 8.5)))
                tube(points, 0.0065, paint)
        turned([(0.001, -.012), (.022, -.008), (.026, 0), (.022, .008), (.001, .012)], (0, y, (sub + rail) / 2), brass, 24, (pi / 2, 0, 0))
    for side in (-1, 1):
        board((0.03, length, 0.05), (side * (width / 2 - 0.01), 0, 0.33), paint, 0.004)


def _post(x, y, tall, timber, r=0.042, block=(0.28, 0.52)):
    board((r * 1.9, r * 1.9, block[1] - block[0]), (x, y, sum(block) / 2), timber, 0.005)
    turned(eased([(r * .55, 0), (r * .95, 0.05), (r * .6, 0.1), (r, 0.2), (r * .7, block[0])], 5), (x, y, 0), timber, 32)
    h = tall - block[1]
    turned(eased([(r * .9, 0), (r * .6, h * .05), (r * 1.05, h * .16), (r * 1.1, h * .24), (r * .55, h * .32), (r * .8, h * .36), (r * .62, h * .42), (r * .7, h * .6),
                  (r * .5, h * .9), (r * .75, h * .93), (r * .45, h * .95), (r * .7, h * .98), (0.001, h)], 6), (x, y, block[1]), timber, 32)


def four_poster(timber, width=1.62, length=2.13, tall=2.08):
    """Turned posts, an arched panel at the head."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            _post(sx * width / 2, sy * length / 2, tall, timber)
        board((0.032, length - 0.06, 0.18), (sx * (width / 2 - 0.01), 0, 0.38), timber, 0.006)
    board((width - 0.06, 0.032, 0.18), (0, -length / 2, 0.38), timber, 0.006)
    arch = [(-width / 2 + 0.03, 0.4), (width / 2 - 0.03, 0.4), (width / 2 - 0.03, 0.92)]
    arch += [((width / 2 - 0.03) * cos(pi * k / 24), 0.92 + 0.24 * sin(pi * k / 24) ** 1.3) for k in range(1, 24)]
    arch += [(-width / 2 + 0.03, 0.92)]
    prism(arch, 0.028, (0, length / 2, 0), timber, 0.006)
    tube([(a * 0.985, length / 2 - 0.016, b - 0.02) for a, b in arch[2:]], 0.012, timber)
    prism([(a * 0.8, 0.45 + (b - 0.4) * 0.78) for a, b in arch], 0.016, (0, length / 2 - 0.014, 0), timber, 0.008)


def spindle(paint, width=1.04, length=1.96, head=1.02, foot=0.72):
    """Turned spindles at both ends."""
    for y, tall in ((length / 2, head), (-length / 2, foot)):
        for sx in (-1, 1):
            h = tall
            turned(eased([(.018, 0), (.026, .05), (.018, .1), (.03, .16), (.03, .42), (.02, .46), (.032, .52), (.022, h * .7), (.03, h - .1), (.016, h - .07), (.03, h - .035), (.001, h)], 5),
                   (sx * width / 2, y, 0), paint, 28)
        for z, r in ((tall - 0.12, 0.018), (0.42, 0.018)):
            turned([(r * .6, 0), (r, .03), (r, width - .03), (r * .6, width)], (-width / 2, y, z), paint, 20, (0, pi / 2, 0))
        for k in range(1, 10):
            b, h = 0.42, tall - 0.54
            turned(eased([(.008, 0), (.013, h * .2), (.008, h * .3), (.015, h * .5), (.008, h * .7), (.013, h * .8), (.008, h)], 4), (-width / 2 + k * width / 10, y, b), paint, 16)
    for sx in (-1, 1):
        board((0.026, length - 0.04, 0.13), (sx * (width / 2 - 0.005), 0, 0.34), paint, 0.004)


def sleigh(timber, width=1.62, length=2.0, head=1.19, foot=0.79):
    """Scrolled ends of solid cherry."""
    for y, tall, way in ((length / 2, head, 1), (-length / 2, foot, -1)):
        lean = 0.2 if way > 0 else 0.13
        spine = [(0.0, 0.16), (0.0, 0.34), (lean * .25, tall * .55), (lean * .8, tall * .86), (lean * 1.15, tall * .96), (lean * 1.5, tall * .985), (lean * 1.75, tall * .945), (lean * 1.7, tall * .9), (lean * 1.5, tall * .885)]
        fine = eased(spine, 7)
        outer, inner = [], []
        for i, (a, b) in enumerate(fine):
            p, q = fine[max(0, i - 1)], fine[min(len(fine) - 1, i + 1)]
            dx, dz = q[0] - p[0], q[1] - p[1]
            n = max(1e-6, (dx * dx + dz * dz) ** 0.5)
            t = 0.02
            outer.append((a + dz / n * t, b - dx / n * t))
            inner.append((a - dz / n * t, b + dx / n * t))
        ring = outer + inner[::-1]
        flat = [(way * a, b) for a, b in ring]
        flat = flat if way > 0 else flat[::-1]
        with placed(0, y, 0, pi / 2):
            body = prism(flat, width, (0, 0, 0), timber, 0.004)
        for sx in (-1, 1):
            wide = [(way * a * 1.02, b) for a, b in ring]
            with placed(sx * (width / 2), y, 0, pi / 2):
                prism(wide if way > 0 else wide[::-1], 0.06, (0, 0, 0), timber, 0.003)
            board((0.07, 0.1, 0.2), (sx * width / 2, y, 0.1), timber, 0.012, (pi, 0, 0), (2, 0.75))
    for sx in (-1, 1):
        board((0.036, length, 0.2), (sx * (width / 2 - 0.005), 0, 0.29), timber, 0.01)


def daybed(timber, cloth, width=1.93, depth=0.81, bolster=None):
    """A low walnut frame along x on tapered legs, a tweed mattress and two bolsters against the wall."""
    for sy in (-1, 1):
        board((width, 0.03, 0.075), (0, sy * (depth / 2 - 0.015), 0.235), timber, 0.008)
    for sx in (-1, 1):
        board((0.03, depth, 0.075), (sx * (width / 2 - 0.015), 0, 0.235), timber, 0.008)
        for sy in (-1, 1):
            leg((sx * (width / 2 - 0.16), sy * (depth / 2 - 0.1), 0.24), (sx * (width / 2 - 0.1), sy * (depth / 2 - 0.07), 0), 0.024, 0.012, timber)
    cushion(width - 0.02, depth - 0.02, 0.16, cloth, (0, 0, 0.345), crown=0.018, seed=3, round_=0.03)
    for sx in (-1, 1):
        r = 0.105
        turned(eased([(0.001, 0), (r * .5, -0.004), (r * .9, 0.004), (r, 0.03), (r * 1.01, 0.4), (r, 0.81), (r * .9, 0.836), (r * .5, 0.844), (0.001, 0.84)], 6),
               (sx * 0.46 - 0.42, depth / 2 - 0.13, 0.535), bolster or cloth, 40, (0, pi / 2, 0))


def bunk(timber, bedclothes, width=1.0, length=2.0, tall=1.68):
    """Two bunks along x with guard rails, a ladder hooked on in front."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            board((0.07, 0.07, tall), (sx * (length / 2 - 0.035), sy * (width / 2 - 0.035), tall / 2), timber, 0.012)
        for z in (tall - 0.05, tall - 0.25, 1.18, 0.62, 0.4):
            board((0.024, width - 0.1, 0.09), (sx * (length / 2 - 0.035), 0, z), timber, 0.006)
    for level, (rail, cover, case) in enumerate(zip((0.32, 1.18), bedclothes[0], bedclothes[1])):
        for sy in (-1, 1):
            board((length - 0.1, 0.026, 0.13), (0, sy * (width / 2 - 0.02), rail), timber, 0.006)
        padded((length - 0.16, width - 0.1, 0.14), (0, 0, rail + 0.1), linen('#e9e3d6'), 0.04)
        cushion(length * 0.66, width - 0.06, 0.06, cover, (-length * 0.13, 0, rail + 0.2), crown=0.03, seed=level + 4, piping=False, round_=0.1)
        pillow(0.62, 0.42, case, (length / 2 - 0.3, 0.06, rail + 0.25), 1.25, -1.35, seed=level)
    for sy in (-1, 1):
        for z in (1.42, 1.56):
            board((length - (0.1 if sy > 0 else 0.62), 0.022, 0.07), (0 if sy > 0 else -0.26, sy * (width / 2 - 0.02), z), timber, 0.006)
    board((0.05, 0.03, 0.36), (length / 2 - 0.6, -width / 2 + 0.02, 1.42), timber, 0.006)
    for dx in (0, 0.38):
        board((0.03, 0.06, 1.36), (length / 2 - 0.52 + dx, -width / 2 - 0.06, 0.68), timber, 0.008)
    for k in range(5):
        turned([(0.015, 0), (0.015, 0.38)], (length / 2 - 0.52, -width / 2 - 0.06, 0.2 + k * 0.25), timber, 16, (0, pi / 2, 0))
