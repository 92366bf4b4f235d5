"""Sofas and settees. Each stands on the floor with its middle at x 0 and its back towards +y; sizes in metres."""
from math import asin, copysign, cos, pi, sin

from cloth import cushion
from furniture.upholstery import buttoned, padded
from shape import board, leg, placed, prism, sheet, tube, turned, wobble
from surface import hard
from surface.fabric import cane
from surface.wood import wood


def feet(width, depth, high, material, splay=0.03, thick=0.024, thin=0.012, inset=0.09, top=None):
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - inset), sy * (depth / 2 - inset)
            leg((x, y, (top or high) + 0.02), (x + sx * splay, y + sy * splay * 0.6, 0), thick, thin, material)


def lounge(width, depth, height, cloth, legs, seats=3, arm=0.1, arm_high=0.6, seat_high=0.44, foot=0.14, splay=0.03,
           cover=None, backs=None, loose=0.02, arm_round=0.035, crown=0.03, lean=0.2, flat=0.0):
    """The modern sofa: low arms, loose seat cushions, loose back cushions. `flat` wears down the left seat."""
    cover = cover or cloth
    inner = width - 2 * arm
    back = 0.14
    base_top = seat_high - 0.15
    padded((width - 0.02, depth - 0.03, base_top - foot), (0, 0, (base_top + foot) / 2), cloth, 0.025)
    for side in (-1, 1):
        padded((arm, depth, arm_high - foot), (side * (width - arm) / 2, 0, (arm_high + foot) / 2), cloth, min(arm * 0.42, arm_round), piping=True)
    padded((width - 0.04, back, height - 0.1 - foot), (0, depth / 2 - back / 2, (height - 0.1 + foot) / 2), cloth, 0.04)
    pitch = inner / seats
    room = depth - back
    for index in range(seats):
        x = -inner / 2 + pitch * (index + 0.5)
        worn = flat if index == 0 else 0.0
        cushion(pitch - 0.006, room + 0.015, 0.155, cover, (x, -back / 2 - 0.012, base_top + 0.082), crown=crown - worn, seed=index + 2, sag=worn)
    backs = backs or seats
    pitch = inner / backs
    tall = height - seat_high + 0.05
    for index in range(backs):
        x = -inner / 2 + pitch * (index + 0.5)
        cushion(pitch - 0.008, tall, 0.15, cover, (x, depth / 2 - back - 0.1 + lean * 0.05, seat_high + tall / 2 - 0.01),
                crown=0.05, seed=index + 11, rotation=(pi / 2 - lean, 0, 0.02 * (index % 2) - 0.01), round_=0.08, bulge=0.02)
    feet(width, depth, foot, legs, splay)


def chaise_sofa(cloth, legs):
    """An L of linen: three seats at the left, the chaise at the right reaching into the room."""
    width, depth, reach, height = 2.49, 0.94, 1.57, 0.8
    lounge(width, depth, height, cloth, legs, seats=2, arm=0.17, arm_high=0.58, foot=0.07, splay=0, crown=0.045, lean=0.26,
           backs=3)
    wide = 0.86
    x = width / 2 - 0.17 - wide / 2
    y = depth / 2 - reach / 2
    padded((wide, reach - 0.02, 0.22), (x, y, 0.18), cloth, 0.03)
    cushion(wide - 0.004, reach - 0.14, 0.165, cloth, (x, y - 0.07, 0.375), crown=0.05, seed=31)
    for sx in (-1, 1):
        leg((x + sx * (wide / 2 - 0.08), depth / 2 - reach + 0.1, 0.09), (x + sx * (wide / 2 - 0.08), depth / 2 - reach + 0.1, 0), 0.022, 0.018, legs)


def chesterfield(cloth, button, width=2.03, depth=0.92, height=0.74):
    """Deep buttons inside, scrolled arms as high as the back, one long seat of three cushions."""
    seat = 0.43
    roll = 0.11
    path = [(0.0, seat - 0.08), (-0.015, seat + 0.06), (0.0, height - roll - 0.06), (0.03, height - 0.06), (0.11, height - 0.015),
            (0.19, height - 0.05), (0.215, height - 0.13), (0.18, height - 0.2), (0.16, height - 0.28), (0.15, 0.12)]
    inner = width - 0.4
    buttoned(path, inner + 0.3, cloth, lambda x, a, b: (x, depth / 2 - 0.26 + a, b), (0.098, 0.098), 0.034, 0.6, button)
    for side in (-1, 1):
        buttoned(path, depth - 0.1, cloth, lambda x, a, b, s=side: (s * (inner / 2 - 0.02 + a), x - 0.05, b), (0.098, 0.098), 0.034, 0.6, button,
                 phase=0.4)
        _scroll(side * (inner / 2 - 0.02), -depth / 2 - 0.005, path, side, cloth)
    padded((width - 0.1, depth - 0.12, 0.22), (0, -0.0, 0.215), cloth, 0.03)
    padded((inner + 0.02, 0.05, 0.2), (0, -depth / 2 + 0.06, 0.24), cloth, 0.022)
    for index in range(3):
        cushion(inner / 3 - 0.004, depth - 0.2, 0.15, cloth, (-inner / 3 + inner / 3 * index, -0.045, seat - 0.06), crown=0.035, seed=index + 5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned([(0.02, 0), (0.035, 0.015), (0.042, 0.05), (0.03, 0.075), (0.045, 0.1), (0.045, 0.12)],
                   (sx * (width / 2 - 0.1), sy * (depth / 2 - 0.09), 0), wood('mahogany'))


def _scroll(x, y, path, side, cloth):
    """The pleated front of an arm, with its nails."""
    from furniture.upholstery import along_path
    at, _ = along_path(path)
    outline = []
    for k in range(41):
        (a, b), (na, nb) = at(k / 40)
        outline.append((x + side * (a + na * 0.03), max(0.12, b + nb * 0.03)))
    outline.append((x - side * 0.05, 0.12))
    outline = outline if side > 0 else outline[::-1]
    prism([(px, pz) for px, pz in outline], 0.05, (0, y + 0.02, 0), cloth, 0.012)
    nail = hard.metal(hard.DULL_BRASS, 0.3)
    for k in range(3, 41):
        (a, b), (na, nb) = at(k / 40)
        turned([(0.001, -.004), (0.005, -.002), (0.006, 0)], (x + side * (a + na * 0.012), y - 0.006, max(0.13, b + nb * 0.012)), nail, 8,
               (pi / 2, 0, 0))


def show_wood(width, cushions, timber, cloth, depth=0.76, height=0.76, arm_wide=0.06, spindles=True):
    """A Danish frame: round tapering legs, paddle arms, bars behind loose cushions."""
    half = width / 2
    for side in (-1, 1):
        x = side * (half - 0.035)
        leg((x, -depth / 2 + 0.06, 0.575), (x, -depth / 2 + 0.03, 0), 0.021, 0.013, timber)
        leg((x, depth / 2 - 0.2, 0.56), (x, depth / 2 - 0.02, 0), 0.021, 0.013, timber)
        _paddle(x, depth, timber, side)
        board((0.028, depth - 0.16, 0.05), (x, -0.02, 0.25), timber, 0.009, (0.05, 0, 0))
    board((width - 0.06, 0.026, 0.055), (0, -depth / 2 + 0.06, 0.27), timber, 0.008)
    board((width - 0.06, 0.026, 0.05), (0, depth / 2 - 0.16, 0.25), timber, 0.008)
    board((width - 0.08, 0.024, 0.07), (0, depth / 2 - 0.035, height - 0.04), timber, 0.01, (-0.28, 0, 0))
    count = max(5, int(width / 0.1))
    for index in range(count):
        x = -half + 0.07 + (width - 0.14) * index / (count - 1)
        leg((x, depth / 2 - 0.045, height - 0.05), (x, depth / 2 - 0.155, 0.26), 0.008, 0.008, timber, 10)
    for side in (-1, 1):
        leg((side * (half - 0.06), depth / 2 - 0.03, height - 0.02), (side * (half - 0.06), depth / 2 - 0.16, 0.24), 0.016, 0.016, timber, 14)
    inner = width - 0.11
    pitch = inner / cushions
    for index in range(cushions):
        x = -inner / 2 + pitch * (index + 0.5)
        cushion(pitch - 0.005, depth - 0.18, 0.115, cloth, (x, -0.045, 0.365), crown=0.022, seed=index + 1, rotation=(0.07, 0, 0))
        cushion(pitch - 0.01, 0.44, 0.11, cloth, (x, depth / 2 - 0.15, 0.58), crown=0.025, seed=index + 9, rotation=(pi / 2 - 0.3, 0, 0))


def _paddle(x, depth, timber, side):
    """An armrest that widens in the middle, with rounded ends."""
    def point(u, v):
        t = 0.5 - 0.5 * cos(pi * v)
        closed = max(0, 1 - abs(2 * t - 1) ** 20) ** 0.5
        wide = (0.026 + 0.016 * sin(pi * min(1, t * 1.15)) ** 0.8) * closed
        angle = 2 * pi * u
        rise = 0.03 * (1 - t) ** 2
        thick = 0.0125 * closed
        c, s = cos(angle), sin(angle)
        return (x + wide * copysign(abs(c) ** 0.7, c) + side * 0.004 * sin(pi * t), -depth / 2 - 0.005 + (depth - 0.09) * t,
                0.555 + rise - 0.012 * t + thick * copysign(abs(s) ** 0.8, s))
    sheet(24, 40, lambda u, v: _along_x(point(u, v)), timber, wrap=True, rotation=(0, 0, pi / 2))


def _along_x(p):
    """The same point for a body turned a quarter, so that the grain runs along the arm."""
    return (p[1], -p[0], p[2])


def camelback(cloth, timber, width=1.68, depth=0.78, height=0.91):
    """A serpentine back with a hump, rolled arms, a tight seat and square tapering legs."""
    seat = 0.45

    def crest(u):
        hump = 0.5 * (1 + cos(pi * min(1, abs(u - 0.5) / 0.32)))
        return 0.74 + (height - 0.74) * hump + 0.03 * (abs(u - 0.5) * 2) ** 4

    def point(u, v):
        x = (u - 0.5) * (width - 0.1)
        top = crest(u)
        thick = 0.055
        if v < 0.42:
            t = v / 0.42
            y, z = -thick - 0.02 * sin(pi * t), 0.3 + (top - thick - 0.3) * t
        elif v < 0.58:
            a = pi * (v - 0.42) / 0.16
            y, z = -thick * cos(a), top - thick + thick * sin(a)
        else:
            t = (v - 0.58) / 0.42
            y, z = thick, top - thick - (top - thick - 0.2) * t
        return x + wobble((x, y, z), 5, 0.003), depth / 2 - 0.12 + y + (z - 0.4) * 0.16, z
    sheet(90, 60, point, cloth)
    tube([((u / 20 - 0.5) * (width - 0.1), depth / 2 - 0.177 + (crest(u / 20) - 0.44) * 0.16 - 0.0, crest(u / 20) - 0.04) for u in range(21)], 0.004, cloth)
    padded((width - 0.12, depth - 0.1, 0.14), (0, 0, 0.28), cloth, 0.025)
    cushion(width - 0.27, depth - 0.16, 0.11, cloth, (0, -0.05, seat - 0.055), crown=0.03, seed=4)
    for side in (-1, 1):
        x = side * (width / 2 - 0.07)
        padded((0.09, depth - 0.12, 0.34), (x - side * 0.01, -0.02, 0.42), cloth, 0.03)
        roll = [(0.001, 0), (0.06, 0.0), (0.068, 0.008), (0.07, 0.3), (0.064, depth - 0.15), (0.001, depth - 0.14)]
        turned(roll, (x + side * 0.005, -depth / 2 + 0.02, 0.61), cloth, 36, (-pi / 2, 0, 0))
        tube([(x + side * 0.005 + 0.064 * cos(a * pi / 6), -depth / 2 + 0.018, 0.61 + 0.064 * sin(a * pi / 6)) for a in range(12)], 0.0035, cloth, closed=True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            board((0.045, 0.045, 0.22), (sx * (width / 2 - 0.1), sy * (depth / 2 - 0.1), 0.11), timber, 0.003, (pi, 0, 0), (2, 0.62))
    board((width - 0.24, 0.02, 0.03), (0, -0.0, 0.09), timber, 0.004)


def arc_sofa(cloth, width=2.34, back=0.74):
    """A gentle arc on a hidden plinth: seat and back are bent together."""
    radius = 1.45
    span = asin(width / 2 / (radius + 0.88))

    def bent(section):
        def point(u, v):
            # Closer together at both ends, where the stuffing turns the corner.
            along = u - 0.14 * sin(2 * pi * u)
            a = (along - 0.5) * 2 * span
            end = min(1, (1 - abs(along - 0.5) * 2) / 0.17)
            close = 1 - (1 - (1 - end) ** 2) ** 0.5
            r, z = section(v, close)
            reach = radius + r
            return reach * sin(a), reach * cos(a) - radius - 0.4 + wobble((u * 8, v * 6, 2), 1.2, 0.006), z
        return point

    def seat(v, close):
        path = _rounded(-0.02, 0.88, 0.03, 0.43)
        r, z = path(v)
        return 0.43 + (r - 0.43) * (1 - close), 0.24 + (z - 0.24) * (1 - close)

    def rest(v, close):
        path = _rounded(0.0, 0.27, 0.2, back)
        r, z = path(v)
        return 0.75 + (r - 0.135) * (1 - close), 0.5 + (z - 0.5) * (1 - close)

    with placed(0, 0.1, 0, 0):
        # The section's x counts from the front edge towards the back.
        sheet(110, 60, bent(seat), cloth)
        sheet(110, 60, bent(rest), cloth)


def _rounded(left, right, bottom, top):
    """The closed outline of a rounded rectangle as a function of 0..1."""
    def at(v):
        a = 2 * pi * v
        c, s = cos(a), sin(a)
        e = 0.55
        return ((left + right) / 2 + (right - left) / 2 * copysign(abs(c) ** e, c),
                (bottom + top) / 2 + (top - bottom) / 2 * copysign(abs(s) ** e, s))
    return at


def cane_settee(timber, cloth, width=1.47, depth=0.71, height=0.81):
    """An oak frame with woven cane behind and under both arms, one long cushion."""
    web = cane()
    side_web = cane(along='XZ')
    half = width / 2
    for side in (-1, 1):
        x = side * (half - 0.025)
        board((0.045, 0.045, 0.62), (x, -depth / 2 + 0.025, 0.31), timber, 0.008)
        board((0.045, 0.045, height), (x, depth / 2 - 0.04, height / 2), timber, 0.008, (-0.05, 0, 0))
        board((0.06, depth - 0.02, 0.032), (x, -0.01, 0.62), timber, 0.012)
        board((0.03, depth - 0.08, 0.05), (x, 0, 0.3), timber, 0.006)
        with placed(x, -0.005, 0.46, pi / 2):
            sheet(1, 1, lambda u, v: ((u - .5) * (depth - 0.1), 0, (v - .5) * 0.28), side_web)
    board((width - 0.06, 0.03, 0.07), (0, -depth / 2 + 0.025, 0.3), timber, 0.008)
    board((width - 0.06, 0.03, 0.05), (0, depth / 2 - 0.04, 0.34), timber, 0.006)
    board((width - 0.04, 0.035, 0.06), (0, depth / 2 - 0.022, height - 0.03), timber, 0.012)
    for k in (-1, 1):
        board((0.035, 0.028, height - 0.36), (k * width / 6, depth / 2 - 0.03, height / 2 + 0.16), timber, 0.006)
    with placed(0, depth / 2 - 0.03, 0.57, 0, -0.03):
        sheet(1, 1, lambda u, v: ((u - .5) * (width - 0.08), 0, (v - .5) * 0.42), web)
    board((width - 0.06, depth - 0.08, 0.02), (0, 0, 0.325), timber, 0.004)
    cushion(width - 0.1, depth - 0.09, 0.12, cloth, (0, -0.01, 0.395), crown=0.03, seed=3)
