"""Things that live with furniture: plants, lamps, books, vases, bowls, pictures, mirrors."""
from math import cos, pi, sin
from random import Random

from mathutils import Euler, Vector

from cloth import curtain
from shape import board, body, eased, leg, mesh_of, placed, sheet, tube, turned
from surface import hard
from surface.art import art
from surface.fabric import linen, sheer
from surface.graph import Graph, rgb
from surface.wood import wood

VASES = {
    'bottle': ((0.045, 0), (0.075, 0.02), (0.085, 0.09), (0.06, 0.16), (0.022, 0.21), (0.02, 0.27), (0.027, 0.285)),
    'round': ((0.05, 0), (0.1, 0.05), (0.115, 0.11), (0.085, 0.17), (0.045, 0.2), (0.05, 0.215)),
    'tall': ((0.06, 0), (0.07, 0.03), (0.085, 0.2), (0.075, 0.31), (0.05, 0.35), (0.058, 0.37)),
    'jug': ((0.055, 0), (0.09, 0.06), (0.095, 0.12), (0.06, 0.2), (0.05, 0.235), (0.062, 0.26)),
    'urn': ((0.05, 0), (0.04, 0.02), (0.1, 0.12), (0.12, 0.2), (0.09, 0.27), (0.075, 0.29), (0.095, 0.31)),
}


def vase(kind, at, material, scale=1.0):
    """A pot with a dark mouth."""
    profile = [(r * scale, z * scale) for r, z in VASES[kind]]
    turned(eased(profile), at, material)
    r, z = profile[-1]
    turned([(r * 0.82, -0.002), (r * 0.82, 0.0006)], (at[0], at[1], at[2] + z), hard.matt('#17120d'))
    return at[2] + z


def leaf_mesh(long, wide, bend=0.2):
    points, faces = [], []
    n = 6
    for i in range(n + 1):
        t = i / n
        w = wide * sin(pi * t ** 0.8) * 0.5
        z = -bend * long * t * t
        points += [(t * long, -w, z + 0.1 * w), (t * long, 0, z - 0.12 * w), (t * long, w, z + 0.1 * w)]
    for i in range(n):
        for s in (0, 1):
            a = i * 3 + s
            faces.append((a, a + 1, a + 4, a + 3))
    return mesh_of(points, faces, 'leaf')


def _leaves(spots, long, wide, material, luck, bend=0.3):
    for at, heading, lift in spots:
        size = luck.uniform(0.75, 1.15)
        mesh = leaf_mesh(long * size, wide * size, luck.uniform(bend * 0.5, bend * 1.5))
        body(mesh, material, at, Euler((luck.uniform(-0.4, 0.4), -lift, heading)).to_matrix().to_4x4())


def branch(at, height, material, seed=1, twigs=3, long=0.085, wide=0.034, spread=0.3):
    """Cut branches with leaves, standing in a vase whose mouth is at `at`."""
    luck = Random(seed)
    bark = hard.matt('#4a3a28')
    for twig in range(twigs):
        heading = luck.uniform(0, 2 * pi)
        lean = spread * luck.uniform(0.3, 1.0)
        tall = height * luck.uniform(0.7, 1.0)
        points = [(at[0] + cos(heading) * lean * tall * t * t + luck.uniform(-.012, .012), at[1] + sin(heading) * lean * tall * t * t * 0.6,
                   at[2] - 0.08 + (tall + 0.08) * t) for t in (0, 0.25, 0.5, 0.75, 1)]
        tube(points, 0.0028, bark, radii=[1.3, 1.1, 0.9, 0.7, 0.4])
        spots = []
        for index in range(16):
            t = 0.34 + 0.66 * index / 15
            k = min(3, int(t * 4))
            a, b = Vector(points[k]), Vector(points[k + 1])
            spots.append((a.lerp(b, t * 4 - k), heading + luck.uniform(-2.6, 2.6), luck.uniform(-0.1, 0.8)))
        _leaves(spots, long, wide, material, luck)


def potted(x, y, height, seed=1, pot=None, kind='fig', z=0.0):
    """A plant in a pot: a fiddle-leaf 'fig', an 'olive' tree, or a low 'palm'."""
    luck = Random(seed)
    pot = pot or hard.glaze('#c9b9a2', 0.7)
    scale = min(1.0, height / 1.3)
    turned(eased([(0.11 * scale, 0), (0.135 * scale, 0.02), (0.165 * scale, 0.26 * scale), (0.17 * scale, 0.3 * scale),
                  (0.155 * scale, 0.3 * scale)]), (x, y, z), pot)
    turned([(0.15 * scale, 0), (0.14 * scale, 0.004)], (x, y, z + 0.282 * scale), hard.matt('#2a1f16'))
    base = z + 0.28 * scale
    green = hard.leaf({'fig': '#3d5a2c', 'olive': '#6b7a58', 'palm': '#46652f'}[kind])
    bark = hard.matt('#6b5640')
    if kind == 'palm':
        for index in range(15):
            heading, lean = index * 2.4, luck.uniform(0.25, 1.0)
            tip = height * luck.uniform(0.6, 1.0)
            mid = [(x + cos(heading) * lean * tip * 0.5 * t ** 1.7, y + sin(heading) * lean * tip * 0.5 * t ** 1.7,
                    base + (tip - base + z) * (t - 0.28 * lean * t * t * t)) for t in (0, .2, .4, .6, .8, 1)]
            tube(mid, 0.005, green, radii=[1.4, 1.2, 1, .8, .6, .3])
            spots = []
            for k in range(34):
                t = 0.3 + 0.7 * (k // 2) / 17
                i = min(4, int(t * 5))
                spots.append((Vector(mid[i]).lerp(Vector(mid[i + 1]), t * 5 - i), heading + (0.9 if k % 2 else -0.9), 0.15))
            _leaves(spots, 0.26 * scale, 0.024, green, luck, 0.25)
        return
    stems = 1 if kind == 'olive' else 2
    for stem in range(stems):
        lean = luck.uniform(-0.1, 0.1)
        points = [(x + lean * t + luck.uniform(-.02, .02), y + luck.uniform(-.02, .02), base + (height - base + z) * t * (0.9 if stem else 1))
                  for t in (0, .3, .6, .85, 1)]
        tube(points, 0.014 * scale, bark, radii=[1.2, 1, .8, .6, .3])
        spots = []
        if kind == 'fig':
            for k in range(26):
                t = 0.34 + 0.66 * k / 25
                i = min(3, int(t * 4))
                spots.append((Vector(points[i]).lerp(Vector(points[i + 1]), t * 4 - i), k * 2.4 + luck.uniform(-.3, .3), luck.uniform(-.1, .7)))
            _leaves(spots, 0.27 * scale + 0.04, 0.16 * scale + 0.02, green, luck, 0.35)
        else:
            for k in range(34):
                heading = luck.uniform(0, 2 * pi)
                t = luck.uniform(0.5, 1)
                i = min(3, int(t * 4))
                start = Vector(points[i]).lerp(Vector(points[i + 1]), t * 4 - i)
                long = luck.uniform(0.14, 0.34) * height / 1.5
                end = start + Vector((cos(heading) * long, sin(heading) * long, luck.uniform(-0.04, 0.2)))
                tube([start, start.lerp(end, .5) + Vector((0, 0, .02)), end], 0.003, bark)
                spots += [(start.lerp(end, luck.uniform(0.25, 1)), heading + luck.uniform(-1.4, 1.4), luck.uniform(-.5, .7)) for _ in range(11)]
            _leaves(spots, 0.075, 0.017, green, luck)


def books(at, seed=1, count=3, turn=0.0, upright=False, height=0.24):
    """Books in a pile, or standing in a row to the right of `at`."""
    luck = Random(seed)
    covers = ['#7a3b2e', '#d8cbb2', '#4d5b50', '#22303c', '#b98b4a', '#8f8a80', '#e6dfd0', '#5b4636', '#9aa08a']
    x, z = 0.0, 0.0
    with placed(*at, turn):
        for _ in range(count):
            thick, deep, tall = luck.uniform(0.016, 0.042), luck.uniform(0.15, 0.2), height * luck.uniform(0.78, 1.0)
            cover = linen(luck.choice(covers), 0.5)
            pages = hard.matt('#e9dfc8')
            if upright:
                board((thick, deep, tall), (x + thick / 2, 0, tall / 2), cover, 0.003)
                board((thick * 0.8, deep, 0.004), (x + thick / 2, 0.004, tall - 0.001), pages, 0.001)
                x += thick + 0.0012
            else:
                skew = luck.uniform(-0.12, 0.12)
                board((tall, deep, thick * 0.14), (0, 0, z + thick * 0.07), cover, 0.001, (0, 0, skew))
                board((tall, deep, thick * 0.14), (0, 0, z + thick * 0.93), cover, 0.001, (0, 0, skew))
                board((tall - 0.012, deep - 0.008, thick * 0.72), (0, 0.003, z + thick * 0.5), pages, 0.0005, (0, 0, skew))
                with placed(0, 0, z, skew):
                    board((tall, 0.004, thick), (0, -deep / 2, thick / 2), cover, 0.002)
                z += thick
    return at[2] + z


def bowl(at, material, radius=0.15, fruit=None, seed=1):
    turned(eased([(radius * 0.4, 0), (radius * 0.45, 0.008), (radius * 0.85, radius * 0.3), (radius, radius * 0.52),
                  (radius * 0.96, radius * 0.52), (radius * 0.8, radius * 0.3), (radius * 0.3, radius * 0.12), (0.001, radius * 0.1)]), at, material)
    if fruit:
        luck = Random(seed)
        skin = hard.glaze(fruit, 0.45)
        for index in range(6):
            a, r = index * 2.4, radius * (0.5 if index else 0)
            s = radius * luck.uniform(0.24, 0.29)
            turned(eased([(0.001, -s), (s * 0.7, -s * 0.7), (s, 0), (s * 0.72, s * 0.75), (0.001, s * 0.93)]),
                   (at[0] + cos(a) * r, at[1] + sin(a) * r, at[2] + radius * 0.5 + (0.02 if index == 0 else 0)), skin,
                   rotation=(luck.uniform(-.5, .5), luck.uniform(-.5, .5), 0))


def shade(at, bottom, top, tall, lit=1.0, colour='#efe3cc'):
    """A lampshade of cloth at its lower rim, softly lit from within."""
    g = Graph('shade')
    g.material.cycles.sample_as_light = False
    weave = g.noise(g.stretched(g.object_point(), (200, 900, 900)), 1.0, 1.0)
    cloth = g.mix(g.span(weave, .3, .7), tuple(c * .85 for c in rgb(colour)), rgb(colour))
    skin = g.add('MixShader', In_0=0.45, In_1=g.add('BsdfDiffuse', Color=cloth), In_2=g.add('BsdfTranslucent', Color=cloth))
    warm = g.add('Emission', Color=(1, 0.72, 0.42), Strength=lit * 0.55)
    material = g.finish(g.add('AddShader', In_0=skin, In_1=warm))
    sheet(48, 4, lambda u, v: ((bottom + (top - bottom) * v) * cos(2 * pi * u), (bottom + (top - bottom) * v) * sin(2 * pi * u), tall * v),
          material, 0.002, at, wrap=True)


def table_lamp(at, material, kind='round', scale=1.0, lit=1.0, colour='#efe3cc'):
    top = vase(kind, at, material, scale)
    turned([(0.006, 0), (0.006, 0.1)], (at[0], at[1], top - 0.01), hard.metal())
    shade((at[0], at[1], top + 0.03), 0.17 * scale, 0.11 * scale, 0.19 * scale, lit, colour)


def floor_lamp(x, y, tall=1.55, metal='#b48a4a', lit=1.0, colour='#efe3cc', arm=0.0):
    stand = hard.metal(metal, 0.3)
    turned(eased([(0.14, 0), (0.14, 0.012), (0.1, 0.02), (0.012, 0.03)], 3), (x, y, 0), stand)
    turned([(0.009, 0.02), (0.009, tall - 0.1)], (x, y, 0), stand)
    shade((x, y, tall - 0.22), 0.21, 0.15, 0.25, lit, colour)


def picture(x, z, wide, tall, y, seed=1, ground='#efe8da', inks=('#b8643f', '#54655a', '#d9b36c'), frame='oak', mat=0.12, kind='fields'):
    """A framed print on a wall whose face is at y. kind: one of surface.art.KINDS."""
    timber = hard.metal('#a9863f', 0.35) if frame == 'gilt' else wood(frame)
    with placed(x, y - 0.026, z):
        board((wide - 0.02, 0.006, tall - 0.02), (0, 0, 0), hard.matt('#f1ebdf'), 0.001)
        inner = 1 - mat * 2
        board((wide * inner, 0.004, tall * inner), (0, -0.004, 0), art(kind, seed, ground, inks, wide * inner, tall * inner), 0.0005)
        for side in (-1, 1):
            board((0.022, 0.03, tall), (side * wide / 2, -0.004, 0), timber, 0.003)
            board((wide + 0.022, 0.03, 0.022), (0, -0.004, side * tall / 2), timber, 0.003)


def wall_mirror(x, z, radius, y, frame=None):
    frame = frame or hard.metal()
    with placed(x, y - 0.026, z):
        turned([(radius, 0), (radius, 0.004)], (0, 0.002, 0), hard.mirror(), 64, (pi / 2, 0, 0))
        tube([(radius * cos(a * pi / 8), -0.004, radius * sin(a * pi / 8)) for a in range(16)], 0.011, frame, closed=True)


def curtains(x, y_near, y_far, top=2.75, colour='#e9e1d3', turn=pi / 2):
    """A pair of linen curtains beside a window in the left wall."""
    cloth = sheer(colour, 0.35)
    for y, seed in ((y_near, 1), (y_far, 4)):
        curtain(x + 0.1, y, 0.55, top, cloth, 5, 0.04, seed=seed, turn=turn)
    tube([(x + 0.1, y_near - 0.5, top + 0.01), (x + 0.1, y_far + 0.5, top + 0.01)], 0.012, hard.metal(), smooth_steps=1)


def side_table(x, y, material, high=0.5, radius=0.22):
    """A small round table on three legs; returns the height of its top."""
    with placed(x, y, 0):
        turned([(radius - 0.006, 0), (radius, 0.006), (radius, 0.018), (radius - 0.006, 0.024)], (0, 0, high - 0.024), material, 48)
        for k in range(3):
            a = 2.1 * k + 0.5
            leg((cos(a) * radius * 0.55, sin(a) * radius * 0.55, high - 0.02), (cos(a) * radius * 0.9, sin(a) * radius * 0.9, 0), 0.016, 0.01, material)
    return high
