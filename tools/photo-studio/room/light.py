"""Daylight: a bright window at the left, the sun through its bars, and the sky's fill from the open side."""
from math import cos, radians, sin
from random import Random

import bpy
from mathutils import Vector

from shape import body, mesh_of, sheet
from surface.hard import glow, matt


def _lamp(kind, name, energy, colour, at, toward=None, **settings):
    light = bpy.data.lights.new(name, kind)
    light.energy = energy
    light.color = colour
    for key, value in settings.items():
        setattr(light, key, value)
    thing = bpy.data.objects.new(name, light)
    thing.location = at
    if toward is not None:
        thing.rotation_euler = (Vector(toward) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(thing)
    return thing


def window_light(x, holes, energy=1.0, colour=(1.0, 0.95, 0.88)):
    """Sky seen through each window hole (y, width, sill, head) of the left wall."""
    for y, width, sill, head in holes:
        lamp = _lamp('AREA', 'window', 95 * energy * width * (head - sill), colour, (x + 0.03, y, (sill + head) / 2),
                     (x + 3, y, (sill + head) / 2 - 0.35), shape='RECTANGLE', size=head - sill, size_y=width)
        lamp.visible_camera = False


def soft_box(at, toward, energy, size=2.0, colour=(1, 0.97, 0.93)):
    """A reflector's fill that the lens does not see."""
    lamp = _lamp('AREA', 'fill', energy, colour, at, toward, size=size)
    lamp.visible_camera = False
    lamp.visible_glossy = False


def sun(height=32, bearing=62, energy=4.0, colour=(1.0, 0.83, 0.63), soft=0.9):
    """The sun `height` degrees up. A bearing of 90 shines straight from the left wall, less comes more from the camera."""
    h, b = radians(height), radians(bearing)
    away = Vector((-cos(h) * sin(b), -cos(h) * cos(b), sin(h)))
    _lamp('SUN', 'sun', energy, colour, away * 10, (0, 0, 0), angle=radians(soft))


def sky(strength=0.45, colour=(0.93, 0.96, 1.0)):
    """Even light from the room's open sides."""
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (*colour, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = strength
    bpy.context.scene.world = world


def foliage_shadow(x, y, z, spread=1.1, seed=5, count=160):
    """A branch outside the window, for the shadows of its leaves."""
    luck = Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        centre = Vector((x + luck.uniform(-0.25, 0.25), y + luck.gauss(0, spread * 0.45), z + luck.gauss(0, spread * 0.4)))
        along = Vector((luck.uniform(-0.3, 0.3), luck.uniform(-1, 1), luck.uniform(-1, 0.4))).normalized() * luck.uniform(0.07, 0.15)
        side = along.cross(Vector((1, luck.uniform(-0.4, 0.4), 0))).normalized() * 0.025
        start = len(vertices)
        vertices += [centre, centre + along * 0.5 + side, centre + along, centre + along * 0.5 - side]
        faces.append((start, start + 1, start + 2, start + 3))
    body(mesh_of(vertices, faces, 'foliage'), matt('#33402a'))


def seen_in_mirrors(y=-5.0):
    """The rest of the room, for mirrors and brass only: a warm wall with a bright window and a dark door."""
    for (left, right, bottom, top), material, nearer in (
            ((-9, 9, -1, 6), glow('#b3a48f', 1.5), 0.0), ((-2.6, -1.2, 0.6, 2.5), glow('#f6efe2', 4.0), 0.02),
            ((1.3, 2.2, 0, 2.1), glow('#6b5a48', 1.0), 0.02), ((-9, 9, -1, 0.02), glow('#8a6c4c', 1.0), 0.04)):
        thing = sheet(1, 1, lambda u, v: (left + (right - left) * u, y + nearer, bottom + (top - bottom) * v), material)
        thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = thing.visible_transmission = False
