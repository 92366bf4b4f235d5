"""Walls and floors: a back wall along x, a left wall with the window that lights the room."""
from math import pi
from random import Random

from shape import board, body, mesh_of, placed, sheet, wobble
from surface import hard
from surface.wood import wood

TALL = 3.4


def wall_plane(left, right, bottom, top, material, at=(0, 0, 0), turn=0.0):
    return sheet(1, 1, lambda u, v: (left + (right - left) * u, 0, bottom + (top - bottom) * v), material,
                 at=at, rotation=(0, 0, turn))


def back_wall(y, material, trim=None, style='plain', base=0.16):
    """A wall behind everything, with a skirting board and, by style, panels, battens, a dado rail or an arch."""
    wall_plane(-7, 7, 0, TALL, material, at=(0, y, 0))
    trim = trim or material
    if base:
        board((14, 0.018, base), (0, y - 0.009, base / 2), trim, 0.006)
        board((14, 0.03, 0.02), (0, y - 0.012, base + 0.008), trim, 0.008)
    if style == 'panels':
        pitch = 1.02
        for index in range(-6, 7):
            _moulding(index * pitch, y, 0.86, 1.0, 2.9, trim)
            _moulding(index * pitch, y, 0.86, base + 0.1, 0.82, trim)
        board((14, 0.035, 0.05), (0, y - 0.017, 0.91), trim, 0.012)
    elif style == 'tall panels':
        for index in range(-5, 6):
            _moulding(index * 1.3, y, 1.1, base + 0.14, 2.75, trim)
    elif style == 'boards':
        for index in range(-70, 71):
            board((0.096, 0.016, 1.15), (index * 0.1, y - 0.008, 0.575), trim, 0.005)
        board((14, 0.05, 0.03), (0, y - 0.022, 1.165), trim, 0.008)
    elif style == 'all boards':
        for index in range(-40, 41):
            board((0.147, 0.016, TALL), (index * 0.15, y - 0.008, TALL / 2), trim, 0.004)
    elif style == 'dado':
        wall_plane(-7, 7, 0, 1.02, trim, at=(0, y - 0.003, 0))
        board((14, 0.03, 0.045), (0, y - 0.012, 1.02), trim, 0.012)


def _moulding(x, y, width, bottom, top, material):
    for at, size in (((x, bottom), (width, 0.035)), ((x, top), (width, 0.035))):
        board((size[0] + 0.035, 0.02, size[1]), (at[0], y - 0.009, at[1]), material, 0.009, segments=3)
    for side in (-1, 1):
        board((0.035, 0.02, top - bottom), (x + side * width / 2, y - 0.009, (top + bottom) / 2), material, 0.009, segments=3)


def left_wall(x, material, y_from, holes, trim=None, back=0.0):
    """A wall at the left with window holes given as (y, width, sill, head); glazing bars throw their shadows."""
    trim = trim or hard.paint('#e9e4d9')
    far, near = back, y_from
    with placed(x, 0, 0, pi / 2):
        # Here x runs along the room's y.
        at = near - 4
        for y, width, sill, head in sorted(holes):
            left, right = y - width / 2, y + width / 2
            wall_plane(at, left, 0, TALL + 1.5, material)
            wall_plane(left, right, 0, sill, material)
            wall_plane(left, right, head, TALL + 1.5, material)
            at = right
            _window(y, width, sill, head, trim)
        wall_plane(at, far + 0.5, 0, TALL + 1.5, material)
        board((far - near + 5, 0.02, 0.16), ((far + near) / 2 - 2, -0.01, 0.08), trim, 0.006)


def _window(y, width, sill, head, trim):
    deep = 0.16
    middle, tall = (sill + head) / 2, head - sill
    for side in (-1, 1):
        board((0.05, deep, tall), (y + side * (width / 2 - 0.02), deep / 2, middle), trim, 0.004)
        board((0.09, 0.025, tall + 0.18), (y + side * (width / 2 + 0.045), -0.012, middle), trim, 0.006)
    board((width, deep, 0.05), (y, deep / 2, head - 0.02), trim, 0.004)
    board((width + 0.22, deep + 0.06, 0.04), (y, deep / 2 - 0.05, sill), trim, 0.008)
    board((width + 0.2, 0.03, 0.11), (y, -0.014, head + 0.05), trim, 0.006)
    for part in range(1, max(2, round(width / 0.42))):
        board((0.028, 0.04, tall), (y - width / 2 + width * part / max(2, round(width / 0.42)), deep * 0.7, middle), trim, 0.004)
    rows = max(2, round(tall / 0.5))
    for part in range(1, rows):
        board((width, 0.04, 0.028), (y, deep * 0.7, sill + tall * part / rows), trim, 0.004)


def laid_floor(kind, species, seed=1, far=4.0, near=-8.0, half=5.5, gloss=None):
    """A floor of separate staves: 'planks', 'herringbone' or 'chevron', each stave from another part of the tree."""
    luck = Random(seed)
    vertices, faces, maps, tones = [], [], [], []

    def stave(corners, along, across):
        shift = (luck.uniform(0, 30), luck.uniform(0, 30))
        tone = luck.random()
        start = len(vertices)
        vertices.extend((x, y, 0) for x, y in corners)
        faces.append(tuple(range(start, start + 4)))
        origin = corners[0]
        for x, y in corners:
            dx, dy = x - origin[0], y - origin[1]
            maps.append((dx * along[0] + dy * along[1] + shift[0], dx * across[0] + dy * across[1] + shift[1]))
            tones.append(tone)

    gap = 0.0009
    if kind == 'planks':
        wide, row = 0.16, 0
        x = -half
        while x < half:
            y = near - luck.uniform(0, 2)
            while y < far:
                long = luck.uniform(1.4, 2.4)
                stave([(x + gap, y + gap), (x + wide - gap, y + gap), (x + wide - gap, y + long - gap), (x + gap, y + long - gap)],
                      (0, 1), (1, 0))
                y += long
            x += wide
    else:
        wide, long = (0.09, 0.54)
        s = 0.70710678
        # Herringbone in a lattice turned by 45 degrees: staves lie along each diagonal in turn.
        count = int(14 / wide)
        for i in range(-count, count):
            for j in range(-int(14 / long) - 2, int(14 / long) + 2):
                for turned in (0, 1):
                    if turned:
                        a0, b0, da, db = (i - 1) * wide + 2 * (j + 1) * long, i * wide, wide, long
                    else:
                        a0, b0, da, db = i * wide + 2 * j * long, i * wide, long, wide
                    corners = [(a0 + gap, b0 + gap), (a0 + da - gap, b0 + gap), (a0 + da - gap, b0 + db - gap), (a0 + gap, b0 + db - gap)]
                    world = [((a - b) * s, (a + b) * s) for a, b in corners]
                    cx, cy = world[0]
                    if abs(cx) > half + 1 or not near - 1 < cy < far + 1:
                        continue
                    stave(world, ((-s, s) if turned else (s, s)), ((s, s) if turned else (-s, s)))
    mesh = mesh_of(vertices, faces, 'floor')
    uv = mesh.uv_layers.new()
    uv.data.foreach_set('uv', [part for pair in maps for part in pair])
    tone = mesh.attributes.new('luck', 'FLOAT', 'CORNER')
    tone.data.foreach_set('value', tones)
    body(mesh, wood(species, by_uv=True, gloss=gloss), smooth=False)
    wall_plane_floor(hard.matt('#1c130c'), -0.003)


def wall_plane_floor(material, z=0.0, half=8.0, near=-10.0, far=5.0):
    return sheet(1, 1, lambda u, v: (half * (2 * u - 1), near + (far - near) * v, z), material)


def poured_floor(material):
    wall_plane_floor(material)


def rug(width, depth, material, x=0.0, y=0.0, thick=0.009, fringe=None, turn=0.0):
    """A rug with slightly uneven edges, and fringes at its short ends."""
    with placed(x, y, 0, turn):
        sheet(60, 40, lambda u, v: (width * (u - 0.5) + wobble((u, v, 0), 6, 0.008),
                                    depth * (v - 0.5) + wobble((u, v, 4), 6, 0.008),
                                    thick + wobble((u, v, 9), 11, 0.0025)), material, thickness=thick * 1.6)
        if fringe:
            luck = Random(3)
            yarn = hard.matt(fringe)
            verts, faces = [], []
            for side in (-1, 1):
                for index in range(int(depth / 0.012)):
                    y0 = -depth / 2 + index * 0.012
                    x0, x1 = side * width / 2, side * (width / 2 + luck.uniform(0.045, 0.07))
                    bend = luck.uniform(-0.012, 0.012)
                    start = len(verts)
                    verts += [(x0, y0, 0.008), (x0, y0 + 0.006, 0.008), (x1, y0 + 0.005 + bend, 0.003), (x1, y0 + bend, 0.003)]
                    faces.append((start, start + 1, start + 2, start + 3))
            body(mesh_of(verts, faces, 'fringe'), yarn)
