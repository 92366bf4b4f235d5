"""Develops what the studio exposed: takes the grain out of the light, then prints it on a warm film.

python3 develop.py folder [--again]: every .npz becomes a .png beside it, unless there is a newer one already.
Light and colour are parted first, so that smoothing the light (Dammertz' edge-avoiding à-trous wavelets,
guided by shape and depth) leaves every fibre of wood and cloth sharp.
"""
import re
import struct
import sys
import zlib
from pathlib import Path

import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def shifted(image, dy, dx):
    return np.roll(image, (dy, dx), (0, 1)) if dy or dx else image


def calmed(light):
    """Pulls single hot pixels down to their neighbours' level."""
    bright = light.max(2)
    ring = np.stack([shifted(bright, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.sort(ring, 0)[5] * 1.25 + 0.01
    return light * np.minimum(1, limit / np.maximum(bright, 1e-6))[..., None]


def settled(light):
    """Brings specks, bright or dark, that are left at edges back between their neighbours."""
    lum = light.mean(2)
    ring = np.sort(np.stack([shifted(lum, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]), 0)
    kept = np.clip(lum, ring[1], ring[6])
    return light * (kept / np.maximum(lum, 1e-6))[..., None]


def boxed(image, reach):
    """The mean over a square that reaches this far to every side."""
    for axis in (0, 1):
        image = sum(np.roll(image, k, axis) for k in range(-reach, reach + 1)) / (2 * reach + 1)
    return image


def smoothed(light, normal, depth, albedo, passes=4, strength=1.0):
    """À-trous over the demodulated light; neighbours across an edge of shape, depth, colour or shadow count less."""
    slope = np.abs(depth - shifted(depth, 0, 1)) + np.abs(depth - shifted(depth, 1, 0)) + depth * 0.002
    guide = albedo.mean(2)
    lum = light.mean(2)
    # What differs from the eight neighbours is mostly grain; its mean over a wider square tells how much there is.
    grain = boxed(np.abs(lum - boxed(lum, 1)), 3) * 1.6
    for level in range(passes):
        step = 1 << level
        total, weight = np.zeros_like(light), np.zeros(light.shape[:2] + (1,), np.float32)
        lum = light.mean(2)
        calmness = 1 / (2.2 * strength * grain / (1.6 ** level) + 0.012 * lum + 0.004)
        nearness = -1 / (slope * step * 2.5 + 1e-4)
        for j in range(-2, 3):
            for i in range(-2, 3):
                dy, dx = j * step, i * step
                near_light = shifted(light, dy, dx)
                w = np.full(lum.shape, KERNEL[j + 2] * KERNEL[i + 2], np.float32)
                if i or j:
                    turned = 1 - np.einsum('yxc,yxc->yx', shifted(normal, dy, dx), normal)
                    w *= np.exp(np.abs(shifted(depth, dy, dx) - depth) * nearness
                                - np.abs(shifted(lum, dy, dx) - lum) * calmness
                                - np.abs(shifted(guide, dy, dx) - guide) * 3 - turned * 13)
                total += near_light * w[..., None]
                weight += w[..., None]
        light = total / weight
    return light


def printed(light, exposure=1.0, warmth=1.02):
    """A filmic curve with a soft shoulder, medium contrast, warm highlights and slightly cool, lifted blacks."""
    x = light * exposure * np.array([warmth, 1.0, 2 - warmth - 0.01], np.float32)
    x = np.maximum(x, 0)
    # Hable's shape with a longer shoulder, then contrast about the middle.
    a, b, c, d, e, f = 0.22, 0.30, 0.10, 0.20, 0.01, 0.30

    def curve(v):
        return (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f

    y = curve(x * 2.0) / curve(np.float32(9.0))
    y = np.clip(y, 0, 1) ** (1 / 2.2)
    y = y + 0.2 * (y - 0.5) * (1 - np.abs(2 * y - 1))
    grey = y.mean(2, keepdims=True)
    y = grey + (y - grey) * 0.84
    return np.clip(y * 0.985 + 0.008, 0, 1)


def measured(light):
    """The exposure that puts the picture's typical brightness where a photographer would."""
    lum = np.maximum(light @ np.array([0.2126, 0.7152, 0.0722], np.float32), 1e-4)
    middle = float(np.exp(np.log(lum).mean()))
    bright = float(np.quantile(lum, 0.96))
    return min(0.27 / middle, 1.6 / bright)


def brightest(path):
    """The exposure that a further picture of a piece may have: little more than its first, or a dark sofa's detail shows a light one."""
    first = path.with_name(re.sub(r'-\d+$', '-1', path.stem) + '.npz')
    if first == path or not first.exists():
        return float('inf')
    return 1.2 * measured(np.minimum(np.load(first)['light'].astype(np.float32), 60))


def finish(image):
    """A little lens fall-off and local crispness."""
    height, width = image.shape[:2]
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    image = image * (1 - 0.055 * (x * x + y * y)).astype(np.float32)[..., None]
    blur = image
    for axis in (0, 1):
        blur = (np.roll(blur, 1, axis) + 2 * blur + np.roll(blur, -1, axis)) / 4
    return np.clip(image + 0.35 * (image - blur), 0, 1)


def save_png(path, image):
    pixels = (image * 255 + 0.5).astype(np.uint8)
    height, width = pixels.shape[:2]
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], 1).tobytes()

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    part = path.with_suffix('.part')
    part.write_bytes(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0))
                     + chunk(b'IDAT', zlib.compress(rows, 3)) + chunk(b'IEND', b''))
    part.rename(path)


def develop(path):
    passes = {name: array.astype(np.float32) for name, array in np.load(path).items()}
    light, albedo = np.minimum(passes['light'], 60), np.clip(passes['albedo'], 0, 1)
    length = np.sqrt((passes['normal'] ** 2).sum(2, keepdims=True))
    normal = passes['normal'] / np.maximum(length, 1e-3)
    depth = np.clip(passes['depth'][..., 0], 0, 60)
    divisor = albedo + 0.03
    plain = settled(smoothed(calmed(light / divisor), normal, depth, albedo) * divisor)
    save_png(path.with_suffix('.png'), finish(printed(plain, min(measured(plain), brightest(path)))))


def main():
    folder, again = Path(sys.argv[1]), '--again' in sys.argv
    for exposed in sorted(folder.glob('*.npz')):
        if exposed.name.endswith('.part.npz'):
            continue
        print_made = exposed.with_suffix('.png')
        if again or not print_made.exists() or print_made.stat().st_mtime < exposed.stat().st_mtime:
            develop(exposed)


main()
