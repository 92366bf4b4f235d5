"""Bodies that furniture is made of. Metres; x to the right, y away from the camera, z up.

Every body gets rounded edges, because no real edge is sharp, and lies along its own x axis where it is
longest, because the wood's grain is drawn along x.
"""
from contextlib import contextmanager
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

_frames = [Matrix.Identity(4)]


@contextmanager
def placed(x=0.0, y=0.0, z=0.0, turn=0.0, tilt=0.0):
    """Everything made inside stands at this place, turned about z and tilted about x (radians)."""
    here = Matrix.Translation((x, y, z)) @ Euler((tilt, 0, turn)).to_matrix().to_4x4()
    _frames.append(_frames[-1] @ here)
    try:
        yield
    finally:
        _frames.pop()


def stand(thing, at, rotation=None):
    """Links an object into the scene at a place of the frame that is open."""
    own = rotation if isinstance(rotation, Matrix) else Euler(rotation or (0, 0, 0)).to_matrix().to_4x4()
    thing.matrix_world = _frames[-1] @ Matrix.Translation(at) @ own
    bpy.context.collection.objects.link(thing)
    return thing


def body(mesh, material, at=(0, 0, 0), rotation=None, smooth=True):
    """Puts a mesh into the scene with its material and returns the object."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = 0.7
    return stand(thing, at, rotation)


def mesh_of(vertices, faces, name='body'):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    return mesh


def _finished(form, name):
    mesh = bpy.data.meshes.new(name)
    form.to_mesh(mesh)
    form.free()
    return mesh


def board(size, at, material, round_=0.003, rotation=None, taper=None, segments=2):
    """A block of this size centred at `at`. `taper` narrows the end with the larger x, y or z: (axis, factor)."""
    sx, sy, sz = size
    long = max(range(3), key=lambda axis: size[axis])
    # An even permutation of the axes is a rotation: x to y and x to z.
    turns = (Matrix.Identity(4), Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))),
             Matrix(((0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 0, 1))))
    turn = turns[long]
    local = [abs(part) for part in turn.inverted() @ Vector((sx, sy, sz))]
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=1)
    bmesh.ops.scale(form, vec=local, verts=form.verts)
    if taper:
        axis, factor = taper
        for v in form.verts:
            world = turn @ v.co
            if world[axis] > 0:
                for other in {0, 1, 2} - {axis}:
                    world[other] *= factor
                v.co = turn.inverted() @ world
    edge = min(round_, min(size) * 0.45)
    if edge > 0:
        bmesh.ops.bevel(form, geom=form.edges[:], offset=edge, segments=segments, profile=0.5, affect='EDGES')
    own = Euler(rotation or (0, 0, 0)).to_matrix().to_4x4()
    return body(_finished(form, 'board'), material, at, own @ turn)


def turned(profile, at, material, steps=40, rotation=None, along_x=False):
    """A turned body from (radius, height) pairs, rounded between them by a spline when it helps the eye."""
    rings = [(max(r, 0.0002), z) for r, z in profile]
    vertices, faces = [], []
    for r, z in rings:
        for step in range(steps):
            a = 2 * pi * step / steps
            # Grain along the axis: the axis is the body's own x.
            vertices.append((z, r * cos(a), r * sin(a)))
    for ring in range(len(rings) - 1):
        for step in range(steps):
            a, b = ring * steps + step, ring * steps + (step + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    faces.append(tuple(range(steps))[::-1])
    faces.append(tuple(range((len(rings) - 1) * steps, len(rings) * steps)))
    up = Matrix(((0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 0, 1)))
    own = Euler(rotation or (0, 0, 0)).to_matrix().to_4x4()
    thing = body(mesh_of(vertices, faces, 'turned'), material, at, own if along_x else own @ up)
    thing.data.auto_smooth_angle = 0.9
    return thing


def eased(profile, steps=6):
    """Fills a coarse (radius, height) profile with a smooth curve through its points."""
    points = [profile[0], *profile, profile[-1]]
    out = []
    for i in range(1, len(points) - 2):
        p0, p1, p2, p3 = points[i - 1:i + 3]
        for step in range(steps):
            t = step / steps
            out.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    return [*out, profile[-1]]


def leg(top, foot, thick, thin, material, steps=20):
    """A round leg from one point to another that tapers from one radius to the other."""
    a, b = Vector(top), Vector(foot)
    along = b - a
    own = along.to_track_quat('X', 'Z').to_matrix().to_4x4()
    length = along.length
    profile = [(thick * 0.9, 0), (thick, 0.004), (thin, length - 0.003), (thin * 0.85, length)]
    return turned(profile, top, material, steps, along_x=True, rotation=own.to_euler())


def tube(points, radius, material, closed=False, flat=1.0, smooth_steps=8, radii=None):
    """A bent rod through the points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.resolution_u = smooth_steps
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER' if smooth_steps > 1 else 'POLY')
    nodes = spline.bezier_points if smooth_steps > 1 else spline.points
    nodes.add(len(points) - 1)
    for index, (node, point) in enumerate(zip(nodes, points)):
        node.co = point if smooth_steps > 1 else (*point, 1)
        if radii:
            node.radius = radii[index]
        if smooth_steps > 1:
            node.handle_left_type = node.handle_right_type = 'AUTO'
    spline.use_cyclic_u = closed
    thing = bpy.data.objects.new('tube', curve)
    curve.materials.append(material)
    thing.matrix_world = _frames[-1].copy()
    if flat != 1.0:
        thing.matrix_world = thing.matrix_world @ Matrix.Diagonal((1, 1, flat, 1))
    bpy.context.collection.objects.link(thing)
    return thing


def sheet(across, along, point, material, thickness=0.0, at=(0, 0, 0), rotation=None, wrap=False, soft=0):
    """A surface from `point(u, v)` with u and v from 0 to 1, optionally thickened and smoothed."""
    vertices = [point(i / (across if wrap else across), j / along)
                for j in range(along + 1) for i in range(across + (0 if wrap else 1))]
    row = across if wrap else across + 1
    faces = [(j * row + i, j * row + (i + 1) % row, (j + 1) * row + (i + 1) % row, (j + 1) * row + i)
             for j in range(along) for i in range(across)]
    mesh = mesh_of(vertices, faces, 'sheet')
    uv = mesh.uv_layers.new()
    for polygon in mesh.polygons:
        for loop in polygon.loop_indices:
            index = mesh.loops[loop].vertex_index
            uv.data[loop].uv = ((index % row) / across, (index // row) / along)
    thing = body(mesh, material, at, rotation)
    thing.data.auto_smooth_angle = 3.0
    if thickness:
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = thickness
        solid.offset = 0
    if soft:
        soften(thing, soft)
    return thing


def soften(thing, levels=1):
    smooth = thing.modifiers.new('soft', 'SUBSURF')
    smooth.levels = smooth.render_levels = levels
    return thing


def prism(outline, depth, at, material, round_=0.003, rotation=None):
    """A plate cut along an outline of (x, z) points, `depth` thick along y, with rounded edges."""
    form = bmesh.new()
    front = [form.verts.new((x, -depth / 2, z)) for x, z in outline]
    face = form.faces.new(front)
    moved = bmesh.ops.extrude_face_region(form, geom=[face])
    bmesh.ops.translate(form, vec=(0, depth, 0), verts=[v for v in moved['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    if round_:
        rims = [e for e in form.edges if abs(e.verts[0].co.y - e.verts[1].co.y) < 1e-6]
        bmesh.ops.bevel(form, geom=rims, offset=round_, segments=2, profile=0.5, affect='EDGES')
    return body(_finished(form, 'prism'), material, at, rotation)


def wobble(point, scale, amount, seed=0.0):
    """A smooth accident of at most about `amount`, the same for the same point."""
    return amount * noise.noise(Vector(point) * scale + Vector((seed * 7.1, seed * 3.3, seed)))
