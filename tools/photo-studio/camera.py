"""The camera and the film: a shift lens held level, so that upright lines stay upright."""
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector


def aim(at=(0, 0, 0.5), wide=2.6, lens=58, height=1.08, around=0.0, level=True, f_stop=4.0, focus=None):
    """Frames `wide` metres across at the point `at`.

    around: degrees the camera walks to the right about the point. level: keep the back upright and shift the
    lens; without it the camera tips, as a hand does for a detail. f_stop: smaller is blurrier away from the focus.
    """
    scene = bpy.context.scene
    camera = bpy.data.cameras.new('camera')
    camera.lens = lens
    thing = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(thing)
    scene.camera = thing
    away = wide * lens / camera.sensor_width
    turn = radians(around)
    target = Vector(at)
    place = Vector((at[0] + away * sin(turn), at[1] - away * cos(turn), height))
    thing.location = place
    if level:
        thing.rotation_euler = (pi / 2, 0, turn)
        camera.shift_y = (at[2] - height) / wide
    else:
        thing.rotation_euler = (target - place).to_track_quat('-Z', 'Y').to_euler()
    camera.dof.use_dof = True
    camera.dof.aperture_fstop = f_stop
    camera.dof.focus_distance = (Vector(focus) - place).length if focus else (
        away if level else (target - place).length)


def film(width, height, samples):
    """Cycles on the processor, set for quiet light rather than perfect physics."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = False
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    cycles = scene.cycles
    cycles.samples = samples
    # With so few samples there is nothing to adapt: the developer takes the grain out.
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    # One bounce is enough where the sky fills the shadows.
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 3, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4, 12
    cycles.blur_glossy = 1.0
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
