"""Padded parts that several pieces share: padded blocks, buttoned and channelled surfaces."""
from math import hypot, pi, sin

from shape import board, eased, sheet, tube, turned, wobble


def padded(size, at, cloth, round_=0.035, rotation=None, piping=False):
    """A block under cloth, rounder than wood; with `piping`, a cord around its front face."""
    thing = board(size, at, cloth, round_, rotation, segments=5)
    if piping:
        x, y, z = (part / 2 for part in size)
        r = round_ * 0.5
        corners = [(-x + r, -z + r), (x - r, -z + r), (x - r, z - r), (-x + r, z - r)]
        points = [(at[0] + a, at[1] - y + r * 0.3, at[2] + b) for a, b in corners]
        tube(points, 0.004, cloth, closed=True, smooth_steps=1)
    return thing


def along_path(path):
    """A function from 0..1 to a point of the smooth path and its outward normal; path is (a, b) pairs."""
    fine = eased(path, 8)
    marks = [0.0]
    for (a, b), (c, d) in zip(fine, fine[1:]):
        marks.append(marks[-1] + hypot(c - a, d - b))

    def at(v):
        want = min(max(v, 0), 1) * marks[-1]
        i = next((i for i in range(len(fine) - 1) if want <= marks[i + 1]), len(fine) - 2)
        (a, b), (c, d) = fine[i], fine[i + 1]
        long = max(1e-9, marks[i + 1] - marks[i])
        t = (want - marks[i]) / long
        return (a + (c - a) * t, b + (d - b) * t), ((b - d) / long, (c - a) / long)

    return at, marks[-1]


def buttoned(path, width, cloth, place, pitch=(0.2, 0.16), puff=0.035, until=0.7, button=None, steps=(120, 70), phase=0.0):
    """Deep diamond buttoning on a swept surface.

    path: (a, b) points from the seat over the top and down behind; place(x, a, b) puts them in the room.
    Buttoning fades out after the share `until` of the path.
    """
    at, long = along_path(path)

    def depth(x, s):
        p, q = x / pitch[0] + phase, s / pitch[1]
        diamond = abs(sin(pi * (p + q) / 2) * sin(pi * (p - q) / 2))
        return puff * diamond ** 0.55

    def point(u, v):
        x = (u - 0.5) * width
        (a, b), (na, nb) = at(v)
        fade = max(0.0, min(1.0, (until - v) / 0.1))
        out = depth(x, v * long) * fade + puff * 0.75 * (1 - fade)
        return place(x, a + na * out, b + nb * out)

    surface = sheet(*steps, point, cloth)
    rows = int(long * until / pitch[1])
    count = int(width / pitch[0] / 2) + 2
    for row in range(1, rows + 1):
        for k in range(-count, count + 1):
            # Pleats cross where (p + q) / 2 and (p - q) / 2 are whole, that is where p and q are both even or both odd.
            p = 2 * k + (row % 2)
            x = (p - phase) * pitch[0]
            if abs(x) > width / 2 - 0.03:
                continue
            (a, b), (na, nb) = at(row * pitch[1] / long)
            centre = place(x, a + na * 0.006, b + nb * 0.006)
            r = 0.011
            turned([(0.001, -r), (r * .8, -r * .55), (r, 0), (r * .8, r * .55), (0.001, r)], centre, button or cloth, 12)
    return surface


def channelled(path, width, cloth, place, channels=12, puff=0.03, steps=(200, 40), rise=None):
    """Upright channels, each a soft roll between two seams."""
    at, _ = along_path(path)

    def point(u, v):
        x = (u - 0.5) * width
        (a, b), (na, nb) = at(v)
        out = puff * abs(sin(pi * u * channels)) ** 0.6
        b2 = b * (rise(u) if rise else 1)
        return place(x + wobble((x, v, 1), 8, 0.002), a + na * out, b2 + nb * out)

    return sheet(*steps, point, cloth)
