"""Soft things: pillows blown up and bedding dropped by Blender's cloth, cushions and pleats by rule.

A simulated shape is kept in the studio's cache, because the same pillow serves in many rooms.
"""
import json
from math import copysign, cos, pi, sin
from pathlib import Path
from random import Random

import bpy

from shape import body, mesh_of, sheet, soften, tube, wobble

CACHE = Path(__file__).parents[2] / '.cache' / 'photo-studio'


def _kept(name, make):
    file = CACHE / f'{name}.json'
    if not file.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(make()))
    kept = json.loads(file.read_text())
    return kept['vertices'], kept['faces']


def _simulated(vertices, faces, frames, settle, obstacles=()):
    """Lets cloth move for some frames and returns where it came to rest."""
    scene = bpy.context.scene
    thing = bpy.data.objects.new('cloth', mesh_of(vertices, faces, 'cloth'))
    scene.collection.objects.link(thing)
    settle(thing, thing.modifiers.new('cloth', 'CLOTH'))
    things = []
    for points, sides in obstacles:
        block = bpy.data.objects.new('obstacle', mesh_of(points, sides, 'obstacle'))
        scene.collection.objects.link(block)
        hit = block.modifiers.new('hit', 'COLLISION')
        block.collision.thickness_outer = 0.012
        block.collision.cloth_friction = 18
        things.append(block)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    rest = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = {'vertices': [[round(c, 5) for c in v.co] for v in rest.vertices], 'faces': [list(f.vertices) for f in rest.polygons]}
    for gone in [thing, *things]:
        bpy.data.objects.remove(gone)
    scene.frame_set(1)
    return out


def _pillow(shape, seed):
    """A pillow one metre wide as it comes from the blowing; 'square', 'lumbar' or 'bed'."""
    width, height = {'square': (0.5, 0.5), 'lumbar': (0.6, 0.36), 'bed': (0.68, 0.48)}[shape]

    def make():
        n, m = max(14, round(26 * width / max(width, height))), max(14, round(26 * height / max(width, height)))
        luck = Random(seed)
        index, vertices = {}, []

        def vertex(i, j, side):
            rim = i in (0, n) or j in (0, m)
            key = (i, j, 0 if rim else side)
            if key not in index:
                index[key] = len(vertices)
                vertices.append((width * (i / n - 0.5) + luck.uniform(-.001, .001), (0 if rim else side) * 0.012,
                                 height * (j / m - 0.5) + luck.uniform(-.001, .001)))
            return index[key]

        faces = []
        for side in (-1, 1):
            for i in range(n):
                for j in range(m):
                    quad = [vertex(i, j, side), vertex(i + 1, j, side), vertex(i + 1, j + 1, side), vertex(i, j + 1, side)]
                    faces.append(quad if side < 0 else quad[::-1])

        def settle(thing, cloth):
            s = cloth.settings
            s.quality, s.mass, s.tension_stiffness, s.compression_stiffness, s.bending_stiffness = 6, 0.25, 22, 22, 0.35
            s.shear_stiffness, s.air_damping = 8, 3
            s.use_pressure, s.uniform_pressure_force = True, 2.6
            s.shrink_min = -0.02
            s.effector_weights.gravity = 0.0
            cloth.collision_settings.use_collision = False

        return _simulated(vertices, faces, 34, settle)

    vertices, faces = _kept(f'pillow-{shape}-{seed}', make)
    return [(x / width, y, z / height) for x, y, z in vertices], faces


def pillow(width, height, material, at, lean=0.25, turn=0.0, roll=0.0, seed=1, plump=1.0, chop=0.0):
    """A stuffed cover standing on its edge and leaning back by `lean`; `chop` is the blow of a hand at the top edge."""
    ratio = width / height
    vertices, faces = _pillow('square' if ratio < 1.2 else 'lumbar' if ratio > 1.55 else 'bed', seed % 2)
    vertices = [(x * width, y * plump, z * height) for x, y, z in vertices]
    if chop:
        vertices = [(x, y, z - chop * max(0, z / height + 0.1) * max(0, 1 - abs(x) / (width * 0.33)) ** 1.4) for x, y, z in vertices]
    thing = body(mesh_of(vertices, faces, 'pillow'), material, at, (-lean, roll, turn))
    thing.data.auto_smooth_angle = 3.1
    return soften(thing, 2)


def cushion(width, depth, thick, material, at, crown=0.03, seed=1, rotation=None, piping=True, round_=0.05, sag=0.0,
            bulge=0.012):
    """A boxed cushion: crowned top, sides that give, corners that pull in, piping along both seams."""
    n, m, k = 26, 22, 6
    hx, hy, hz = width / 2, depth / 2, thick / 2

    def outline(a):
        """A point of the rounded rectangle for a full turn a in 0..1, by a superellipse."""
        c, s = cos(2 * pi * a), sin(2 * pi * a)
        e = 2 / (5.5 if round_ < 0.06 else 3.6)
        return copysign(abs(c) ** e, c), copysign(abs(s) ** e, s)

    def settled(x, y, z):
        u, v = x / hx, y / hy
        lift = crown * max(0, 1 - u ** 4) * max(0, 1 - v ** 4) - sag * max(0, 1 - u * u) * max(0, 1 - v * v)
        edge = max(abs(u), abs(v))
        crease = wobble((x, y, seed), 7, 0.006, seed) + wobble((x, y, seed), 19, 0.0022, seed) * (0.4 + edge)
        return x, y, z + (lift + crease) * (1 if z > 0 else -0.3 if abs(z) < hz * .9 else -0.15)

    loop = 72
    levels = [(1.0, -hz), *[(1 + bulge / hx * sin(pi * j / k), -hz + thick * j / k) for j in range(1, k)], (1.0, hz)]
    inner = [1 - ((i + 1) / 9) for i in range(8)]
    rings = [(f, -hz, 1) for f in reversed(inner)] + [(f, z, 0) for f, z in levels] + [(f, hz, 1) for f in inner]
    vertices, faces = [], []
    for f, z, _ in rings:
        for step in range(loop):
            ox, oy = outline(step / loop)
            vertices.append(settled(ox * hx * f, oy * hy * f, z))
    for ring in range(len(rings) - 1):
        for step in range(loop):
            a, b = ring * loop + step, ring * loop + (step + 1) % loop
            faces.append((a, b, b + loop, a + loop))
    faces.append(tuple(range(loop))[::-1])
    faces.append(tuple(range((len(rings) - 1) * loop, len(rings) * loop)))
    thing = body(mesh_of(vertices, faces, 'cushion'), material, at, rotation)
    thing.data.auto_smooth_angle = 1.2
    crease = thing.modifiers.new('round', 'BEVEL')
    crease.width, crease.segments, crease.angle_limit = min(0.012, thick * 0.12), 3, 0.9
    if piping:
        for side in (-1, 1):
            points = []
            for step in range(loop):
                ox, oy = outline(step / loop)
                points.append(settled(ox * hx * 1.003, oy * hy * 1.003, side * hz * 0.97))
            cord = tube(points, 0.0042, material, closed=True, smooth_steps=1)
            cord.matrix_world = thing.matrix_world
    return thing


def bedding(width, depth, drop, name, seed=1, slack=0.04):
    """Vertices and faces of a quilt that was dropped on a mattress of this size; its top lies at z 0."""
    def make():
        luck = Random(seed)
        across, along = width + 2 * drop, depth + drop * 0.95
        n, m = 84, int(84 * along / across)
        vertices = [(across * (i / n - 0.5), along * (j / m) - depth * 0.5 - drop * 0.95, 0.03 + luck.uniform(0, 0.006)
                     + wobble((i / n, j / m, 0), 5, 0.03, seed)) for j in range(m + 1) for i in range(n + 1)]
        faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
                 for j in range(m) for i in range(n)]

        def settle(thing, cloth):
            s = cloth.settings
            s.quality, s.mass, s.tension_stiffness, s.compression_stiffness, s.bending_stiffness = 7, 0.5, 18, 18, 2.2
            s.air_damping = 2.0
            s.shrink_min = -slack
            cloth.collision_settings.collision_quality = 3
            cloth.collision_settings.distance_min = 0.008

        r = 0.05
        block, sides = [], []
        rings = [(0.0, -0.6), (0.0, -r), (r * 0.3, -r * 0.3), (r, 0.0)]
        for inset, z in rings:
            x, y = width / 2 - inset, depth / 2 - inset
            block += [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
        for ring in range(3):
            sides += [(ring * 4 + s, ring * 4 + (s + 1) % 4, ring * 4 + 4 + (s + 1) % 4, ring * 4 + 4 + s) for s in range(4)]
        sides.append((12, 13, 14, 15))
        return _simulated(vertices, faces, 58, settle, [(block, sides)])

    return _kept(f'bedding-{name}-{width:.2f}x{depth:.2f}-{drop:.2f}-{seed}', make)


def quilt(width, depth, drop, material, at, name='quilt', seed=1, thick=0.03, slack=0.04):
    """The dropped quilt, fitted to a mattress: the same fall of cloth serves every width."""
    vertices, faces = bedding(1.55, 1.55, 0.34, name, seed, slack)

    def fit(value, was, now, fall):
        inside = min(abs(value), was / 2) * now / was
        return (inside + max(0.0, abs(value) - was / 2) * fall) * (1 if value > 0 else -1)

    vertices = [(fit(x, 1.55, width, 1), fit(y, 1.55, depth, 1), z if z > -0.02 else z * drop / 0.34) for x, y, z in vertices]
    thing = body(mesh_of(vertices, faces, name), material, at)
    thing.data.auto_smooth_angle = 3.1
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 1
    return soften(thing, 1)


def draped(path, width, material, seed=1, thick=0.008, folds=4, at=(0, 0, 0), turn=0.0, deep=0.012):
    """A throw laid over something: it follows a path of (y, z) points, `width` wide along x, with soft folds."""
    lengths = [0.0]
    for (a, b), (c, d) in zip(path, path[1:]):
        lengths.append(lengths[-1] + ((c - a) ** 2 + (d - b) ** 2) ** 0.5)

    def follow(v):
        want = v * lengths[-1]
        for i in range(len(path) - 1):
            if want <= lengths[i + 1] + 1e-9:
                t = (want - lengths[i]) / max(1e-9, lengths[i + 1] - lengths[i])
                return tuple(p + (q - p) * t for p, q in zip(path[i], path[i + 1]))
        return path[-1]

    def point(u, v):
        y, z = follow(v)
        loose = min(1, abs(v - 0.5) * 2.4)
        wave = deep * sin(u * folds * 2 * pi + seed + 1.5 * v) * (0.25 + loose)
        return ((u - 0.5) * width * (1 - 0.1 * loose) + wobble((u, v, seed), 4, 0.02), y + wave * 0.8 - (0.01 * loose),
                z + abs(wave) * 0.5 + wobble((u, v, seed), 6, 0.008) + 0.006)

    return soften(sheet(44, 60, point, material, thick, at, (0, 0, turn)), 1)


def curtain(x, y, width, top, material, pleats=7, deep=0.05, bottom=0.01, seed=1, turn=0.0):
    """A curtain that hangs in pleats, tighter at the top than at the hem."""
    def point(u, v):
        swing = sin(u * pleats * 2 * pi + 0.5 * sin(v * 3 + seed)) + 0.35 * sin(u * pleats * 4.3 * pi + seed)
        spread = 1 - 0.08 * v
        return ((u - 0.5) * width * spread, deep * (0.75 + 0.5 * (1 - v)) * swing + wobble((u * 3, v, seed), 3, 0.02),
                bottom + (top - bottom) * v)

    return sheet(pleats * 22, 26, point, material, 0.003, (x, y, 0), (0, 0, turn))
