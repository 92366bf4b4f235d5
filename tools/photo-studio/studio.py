"""Takes the demo's photographs: blender -b -P studio.py -- [--only part-of-a-name]... [--width 1200] [--samples 24] --out folder

Writes for each picture its light, its colours and its shapes (as numpy arrays), which develop.py turns into a print.
A picture that is there in this width or larger is left alone, so the work may be stopped and taken up again.
"""
import argparse
import sys
import tempfile
import time
import traceback
from pathlib import Path

here = Path(__file__).parent
sys.path.insert(0, str(here))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy  # noqa: E402

from camera import film  # noqa: E402
from pictures import every_picture  # noqa: E402


def emptied():
    """A studio with nothing in it. The materials' caches go too, for their graphs went with the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for module in [m for name, m in sys.modules.items() if name.startswith(('surface', 'flaw'))]:
        for thing in vars(module).values():
            if hasattr(thing, 'cache_clear'):
                thing.cache_clear()


PASSES = {'Image': 'light', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'Denoising Depth': 'depth'}


def exposed(folder):
    """Renders and returns the passes as float arrays, top row first."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    writer = tree.nodes.new('CompositorNodeOutputFile')
    writer.base_path = folder
    writer.format.file_format = 'OPEN_EXR'
    writer.format.color_depth = '32'
    writer.format.exr_codec = 'NONE'
    writer.file_slots.clear()
    for source, name in PASSES.items():
        writer.file_slots.new(name)
        tree.links.new(layers.outputs[source], writer.inputs[name])
    scene.frame_set(1)
    bpy.ops.render.render()
    out = {}
    for name in PASSES.values():
        image = bpy.data.images.load(f'{folder}/{name}0001.exr')
        image.colorspace_settings.name = 'Non-Color'
        width, height = image.size
        pixels = numpy.empty(width * height * 4, numpy.float32)
        image.pixels.foreach_get(pixels)
        channels = 1 if name == 'depth' else 3
        out[name] = pixels.reshape(height, width, 4)[::-1, :, :channels].astype(numpy.float16)
        bpy.data.images.remove(image)
    return out


def taken(target):
    """The width in pixels at which a picture was taken already, 0 when it was not."""
    return numpy.load(target)['depth'].shape[1] if target.exists() else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--only', action='append')
    parser.add_argument('--exact', action='store_true')
    parser.add_argument('--width', type=int, default=1200)
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--again', action='store_true')
    parser.add_argument('--out', required=True)
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    for name, picture in every_picture():
        wanted = not given.only or any(part == name if given.exact else part in name for part in given.only)
        target = out / f'{name}.npz'
        if not wanted or (taken(target) >= given.width and not given.again):
            continue
        began, worked = time.time(), time.process_time()
        emptied()
        width = given.width
        film(width, round(width * picture.tall), given.samples)
        try:
            picture.build()
        except Exception:  # One broken scene must not keep the others from being taken.
            print(f'STUDIO {name} could not be built', traceback.format_exc(), flush=True)
            continue
        built = time.process_time() - worked
        with tempfile.TemporaryDirectory() as folder:
            passes = exposed(folder)
        if picture.mirrored:
            passes = {name: numpy.ascontiguousarray(array[:, ::-1]) for name, array in passes.items()}
        part = out / f'{name}.part.npz'
        numpy.savez(part, **passes)
        part.rename(target)
        print(f'STUDIO {name} {time.time() - began:.0f} s (processor: {built:.0f} s building, {time.process_time() - worked - built:.0f} s light)', flush=True)


main()
