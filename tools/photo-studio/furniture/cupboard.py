"""Sideboards, chests, armoires, bookcases. Floor at z 0, middle at x 0, front towards -y."""
from math import pi

import bpy

from furniture.casework import bun_foot, carcass, caned, cornice, cup_pull, front, knob, panelled, tapered_legs
from shape import board, leg, placed, stand, tube, turned
from surface import hard
from surface.wood import wood
import decor


def sideboard(timber, width=2.0, depth=0.46, height=0.76):
    """Two sliding doors with four drawers between them, on round tapered legs."""
    foot = 0.2
    carcass(width, depth, foot, height, timber, 0.022)
    y = -depth / 2 + 0.016
    door = 0.7
    middle = (foot + height) / 2
    tall = height - foot - 0.048
    for side in (-1, 1):
        front(side * (width / 2 - 0.024 - door / 2), middle, door, tall, y, timber)
        board((0.022, 0.008, 0.16), (side * (width / 2 - 0.024 - door + 0.06), y - 0.008, middle), wood('walnut', gloss=0.5), 0.003)
        board((0.012, 0.004, 0.13), (side * (width / 2 - 0.024 - door + 0.06), y - 0.0125, middle), hard.matt('#1a110b'), 0.0015)
    wide = width - 0.048 - 2 * door
    for k in range(4):
        z = foot + 0.024 + tall * (k + 0.5) / 4
        front(0, z, wide, tall / 4, y, timber)
        board((0.16, 0.012, 0.014), (0, y - 0.006, z + tall / 8 - 0.012), hard.matt('#1a110b'), 0.004)
    tapered_legs(width, depth, foot, timber, 0.2, 0.05, 0.02, 0.011, 0.08)
    board((width - 0.36, 0.03, 0.035), (0, -depth / 2 + 0.09, foot - 0.018), timber, 0.004)


def armoire(colour_wood, width=1.12, depth=0.53, height=1.96):
    """Two panelled doors, a deep drawer below, a cornice."""
    carcass(width, depth, 0.1, height - 0.09, colour_wood, 0.026)
    cornice(width, depth, height - 0.09, colour_wood, 0.06, 0.09)
    y = -depth / 2 - 0.004
    board((width, 0.02, 0.05), (0, y + 0.012, height - 0.115), colour_wood, 0.002)
    for side in (-1, 1):
        board((0.06, 0.02, height - 0.2), (side * (width / 2 - 0.03), y + 0.012, height / 2), colour_wood, 0.002)
        panelled(side * (width - 0.12) / 4, (0.48 + height - 0.14) / 2, (width - 0.12) / 2, height - 0.14 - 0.48, y, colour_wood, rail=0.075, rows=2)
        knob((side * 0.05, y - 0.011, 1.02), hard.metal(hard.DULL_BRASS, 0.35), 0.014)
    board((width, 0.02, 0.03), (0, y + 0.012, 0.465), colour_wood, 0.002)
    front(0, 0.3, width - 0.12, 0.29, y, colour_wood, 0.022, 0.005)
    for side in (-1, 1):
        knob((side * 0.26, y - 0.011, 0.3), hard.metal(hard.DULL_BRASS, 0.35), 0.016)
    board((width + 0.03, depth + 0.02, 0.09), (0, -0.008, 0.105), colour_wood, 0.012)
    for sx in (-1, 1):
        bun_foot(sx * (width / 2 - 0.06), -depth / 2 + 0.06, 0.065, colour_wood, 0.05)
        bun_foot(sx * (width / 2 - 0.06), depth / 2 - 0.06, 0.065, colour_wood, 0.05)


def bookcase(timber, width=1.04, depth=0.38, height=1.9):
    """Glass doors over a cupboard, four shelves of books."""
    carcass(width, depth, 0.08, height - 0.07, timber, 0.024)
    cornice(width, depth, height - 0.07, timber, 0.05, 0.07)
    board((width + 0.02, depth + 0.015, 0.1), (0, -0.008, 0.05), timber, 0.006)
    y = -depth / 2 - 0.004
    low, high = 0.6, height - 0.09
    board((width + 0.03, depth + 0.03, 0.025), (0, -0.012, low), timber, 0.008)
    for side in (-1, 1):
        panelled(side * width / 4, (0.1 + low) / 2, width / 2, low - 0.12, y, timber, rail=0.06)
        knob((side * 0.035, y - 0.011, 0.4), hard.metal(hard.DULL_BRASS), 0.012)
        x, w, h, z = side * width / 4, width / 2 - 0.006, high - low - 0.02, (low + high) / 2 + 0.005
        for s in (-1, 1):
            board((0.05, 0.022, h), (x + s * (w - 0.05) / 2, y, z), timber, 0.003)
            board((w - 0.1, 0.022, 0.05), (x, y, z + s * (h - 0.05) / 2), timber, 0.003)
        for k in (1, 2):
            board((w - 0.1, 0.014, 0.014), (x, y, z - h / 2 + h * k / 3), timber, 0.002)
        board((0.014, 0.014, h - 0.1), (x, y, z), timber, 0.002)
        board((w - 0.1, 0.003, h - 0.1), (x, y + 0.004, z), hard.glass(), 0)
        knob((side * 0.03, y - 0.011, low + 0.5), hard.metal(hard.DULL_BRASS), 0.011)
    for k in range(4):
        z = low + 0.02 + (high - low) * k / 4
        board((width - 0.05, depth - 0.05, 0.018), (0, 0.01, z), timber, 0.002)
        decor.books((-width / 2 + 0.06, 0.02, z + 0.01), seed=k * 3 + 2, count=14, upright=True, height=0.25)
        decor.books((0.12, 0.02, z + 0.01), seed=k * 5 + 1, count=8 if k % 2 else 11, upright=True, height=0.24)
    decor.vase('round', (0.4, 0.02, low + 0.03 + (high - low) / 4), hard.glaze('#7d8a80'), 0.7)
    decor.vase('bottle', (0.41, 0.02, low + 0.03 + (high - low) * 3 / 4), hard.glaze('#b8643f'), 0.7)


def tallboy(timber, width=0.97, depth=0.51, height=1.22):
    """Six graduated drawers with brass knobs: two small over four, on bracket feet."""
    carcass(width, depth, 0.12, height - 0.025, timber, 0.024, overhang=0.022, lid=0.025)
    y = -depth / 2 - 0.002
    heights = [0.27, 0.24, 0.21, 0.185, 0.155]
    scale = (height - 0.16 - 0.01) / sum(heights)
    z = 0.135
    brass = hard.metal(hard.BRASS, 0.18)
    for index, tall in enumerate(heights):
        tall *= scale
        for x, w in (((-width / 4 + 0.006, width / 2 - 0.03), (width / 4 - 0.006, width / 2 - 0.03)) if index == 4 else ((0, width - 0.05),)):
            front(x, z + tall / 2, w, tall - 0.012, y, timber, 0.022, 0.006)
            for side in ((-1, 1) if index < 4 else (0,)):
                knob((x + side * w * 0.33, y - 0.011, z + tall / 2), brass, 0.018)
                turned([(0.022, 0), (0.02, 0.003)], (x + side * w * 0.33, y - 0.01, z + tall / 2), brass, 20, (pi / 2, 0, 0))
        board((width - 0.04, 0.02, 0.013), (0, y + 0.008, z - 0.003), timber, 0.003)
        z += tall
    board((width + 0.03, depth + 0.02, 0.04), (0, -0.008, 0.115), timber, 0.01)
    for sx in (-1, 1):
        board((0.13, 0.03, 0.1), (sx * (width / 2 - 0.06), -depth / 2 - 0.004, 0.05), timber, 0.008, (pi, 0, 0), (2, 0.7))
        board((0.03, 0.13, 0.1), (sx * (width / 2 - 0.004), depth / 2 - 0.07, 0.05), timber, 0.008)


def apothecary(timber, width=1.19, depth=0.38, height=0.86):
    """Twenty drawers in four rows of five with brass cup pulls."""
    carcass(width, depth, 0.08, height - 0.025, timber, 0.022, overhang=0.02, lid=0.025)
    board((width + 0.025, depth + 0.015, 0.09), (0, -0.006, 0.045), timber, 0.008)
    y = -depth / 2 + 0.004
    w, h = (width - 0.044) / 5, (height - 0.025 - 0.1) / 4
    brass = hard.metal(hard.DULL_BRASS, 0.3)
    for row in range(4):
        board((width - 0.04, 0.02, 0.014), (0, y + 0.006, 0.1 + h * row), timber, 0.002)
        for column in range(5):
            x, z = -width / 2 + 0.022 + w * (column + 0.5), 0.1 + h * (row + 0.5)
            front(x, z + 0.003, w - 0.012, h - 0.014, y - 0.002, timber, 0.018, 0.004)
            cup_pull((x, y - 0.011, z + 0.0), brass)
            board((0.05, 0.002, 0.022), (x, y - 0.0115, z + 0.052), hard.matt('#e0d3b4'), 0.0004)
    for column in range(1, 5):
        board((0.012, 0.02, height - 0.13), (-width / 2 + 0.022 + w * column, y + 0.006, height / 2 + 0.03), timber, 0.002)


def hutch(painted, top, width=1.17, depth=0.43, height=1.93, knobs=None):
    """Plate shelves above, doors below, a waxed worktop between."""
    knobs = knobs or wood('oak')
    carcass(width, depth, 0.08, 0.84, painted, 0.024)
    board((width + 0.04, depth + 0.03, 0.032), (0, -0.012, 0.856), top, 0.007)
    board((width + 0.01, depth + 0.01, 0.09), (0, -0.004, 0.05), painted, 0.006)
    y = -depth / 2 - 0.002
    third = (width - 0.02) / 3
    for k in (-1, 0, 1):
        front(k * third, 0.75, third - 0.01, 0.15, y, painted, 0.02, 0.004)
        knob((k * third, y - 0.01, 0.75), knobs)
        panelled(k * third, 0.385, third - 0.01, 0.55, y, painted, rail=0.055)
        knob((k * third + (0.12 if k < 1 else -0.12), y - 0.011, 0.42), knobs)
    with placed(0, 0.07):
        d = 0.26
        for side in (-1, 1):
            board((0.024, d, height - 0.94), (side * (width / 2 - 0.025), 0, (0.872 + height - 0.06) / 2), painted, 0.003)
        for k in range(-6, 7):
            board((width / 13 - 0.002, 0.012, height - 0.93), (k * width / 13, d / 2 - 0.008, (0.872 + height - 0.06) / 2), painted, 0.003)
        for k, z in enumerate((1.2, 1.53)):
            board((width - 0.06, d - 0.02, 0.02), (0, 0, z), painted, 0.004)
            board((width - 0.06, 0.008, 0.012), (0, -d / 2 + 0.03, z + 0.05), painted, 0.003)
        cornice(width, d, height - 0.07, painted, 0.045, 0.07)
        whites = [hard.glaze('#efe9dc'), hard.glaze('#d8d3c4', 0.3, 0.5), hard.glaze('#b9c2b4'), hard.glaze('#c9a27c')]
        for row, z in enumerate((1.21, 1.54)):
            for k in range(4):
                _plate(-width / 2 + 0.19 + k * 0.262, d / 2 - 0.045, z, 0.115 if row else 0.12, whites[(k + row) % 4])
        for k in range(5):
            decor.bowl((-0.42 + 0.08 * k if k < 2 else 0.1 + 0.14 * (k - 2), -0.04, 0.872), whites[k % 4], 0.075 if k < 2 else 0.06)
        decor.vase('jug', (-0.1, -0.02, 0.872), whites[1], 0.85)


def _plate(x, y, z, r, material):
    """A plate leaning against the boards."""
    turned([(r * .5, 0), (r * .55, 0.004), (r * .72, 0.007), (r, 0.018), (r, 0.022), (r * .7, 0.011), (0.001, 0.009)], (x, y, z + r * 0.97), material, 40,
           (pi / 2 - 0.2, 0, 0))


def bar_cabinet(frame, web, width=0.91, depth=0.41, height=1.37):
    """Two cane doors in black-stained ash on slender brass legs."""
    foot = 0.32
    carcass(width, depth, foot, height, frame, 0.022)
    y = -depth / 2 - 0.004
    brass = hard.metal(hard.BRASS, 0.2)
    for side in (-1, 1):
        caned(side * width / 4, (foot + height) / 2, width / 2 - 0.002, height - foot - 0.01, y, frame, web, 0.05)
        tube([(side * 0.02, y - 0.03, 0.76), (side * 0.02, y - 0.03, 0.96)], 0.005, brass, smooth_steps=1)
        for z in (0.78, 0.94):
            tube([(side * 0.02, y, z), (side * 0.02, y - 0.03, z)], 0.004, brass, smooth_steps=1)
        for sy in (-1, 1):
            leg((side * (width / 2 - 0.06), sy * (depth / 2 - 0.06), foot), (side * (width / 2 - 0.045), sy * (depth / 2 - 0.045), 0), 0.012, 0.008, brass)
    for sy in (-1, 1):
        tube([(-width / 2 + 0.06, sy * (depth / 2 - 0.06), foot - 0.012), (width / 2 - 0.06, sy * (depth / 2 - 0.06), foot - 0.012)], 0.008, brass, smooth_steps=1)


def locker(enamel, width=1.14, depth=0.46, height=1.83):
    """Three sheet-steel doors with vents, latches and number plates."""
    foot = 0.12
    dark = hard.matt('#151713')
    board((width, depth, height - foot), (0, 0, (height + foot) / 2), enamel, 0.006)
    w = width / 3
    y = -depth / 2
    steel = hard.metal(hard.STEEL, 0.4)
    for k in (-1, 0, 1):
        x = k * w
        board((w - 0.012, 0.006, height - foot - 0.03), (x, y + 0.001, (height + foot) / 2), dark, 0)
        board((w - 0.02, 0.018, height - foot - 0.045), (x, y - 0.008, (height + foot) / 2), enamel, 0.005)
        for z in (height - 0.28, 0.36):
            for row in range(6):
                board((0.16, 0.012, 0.007), (x, y - 0.0165, z + row * 0.024), dark, 0.0)
                board((0.165, 0.012, 0.007), (x, y - 0.019, z + row * 0.024 + 0.008), enamel, 0.003, (0.5, 0, 0))
        turned([(0.028, 0), (0.028, 0.003), (0.02, 0.005)], (x + w * 0.33, y - 0.017, 1.02), steel, 20, (pi / 2, 0, 0))
        board((0.018, 0.03, 0.09), (x + w * 0.33, y - 0.03, 1.0), steel, 0.005)
        board((0.07, 0.003, 0.032), (x, y - 0.018, height - 0.38), hard.metal(hard.DULL_BRASS, 0.4), 0.002)
        _digit(x, y - 0.021, height - 0.38, k + 2)
        for z in (0.4, 1.0, 1.6):
            turned([(0.008, 0), (0.008, 0.07)], (x - w / 2 + 0.006, y - 0.016, z), enamel, 10)
    for sx in (-1, 1):
        for sy in (-1, 1):
            board((0.045, 0.045, foot + 0.01), (sx * (width / 2 - 0.025), sy * (depth / 2 - 0.025), foot / 2), enamel, 0.003)


def _digit(x, y, z, number):
    text = bpy.data.curves.new('digit', 'FONT')
    text.body, text.size, text.extrude = f'{11 + number}', 0.028, 0.0005
    text.align_x, text.align_y = 'CENTER', 'CENTER'
    text.materials.append(hard.matt('#1a1612'))
    thing = bpy.data.objects.new('digit', text)
    stand(thing, (x, y, z), (pi / 2, 0, 0))
