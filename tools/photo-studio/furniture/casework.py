"""Boxes with fronts: carcasses, drawers, doors, knobs and pulls. The front faces -y."""
from math import cos, pi, sin

from shape import board, placed, sheet, tube, turned
from surface import hard

GAP = 0.0028


def carcass(width, depth, bottom, top, timber, thick=0.02, back=True, overhang=0.0, lid=None, inside=None):
    """Sides, bottom, lid and back; the front is open."""
    tall = top - bottom
    for side in (-1, 1):
        board((thick, depth, tall), (side * (width - thick) / 2, 0, (top + bottom) / 2), timber, 0.002)
    board((width - 2 * thick, depth, thick), (0, 0, bottom + thick / 2), timber, 0.002)
    lid_thick = lid or thick
    board((width + overhang * 2 if overhang else width - 2 * thick, depth + overhang, lid_thick),
          (0, -overhang / 2, top + lid_thick / 2 if overhang else top - lid_thick / 2), timber, 0.004 if overhang else 0.002)
    if back:
        board((width - 2 * thick, 0.01, tall - thick), (0, depth / 2 - 0.008, (top + bottom) / 2), inside or timber, 0.001)


def knob(at, material, radius=0.016):
    r = radius
    turned([(r * .5, 0), (r * .4, r * .4), (r * .9, r * .8), (r, r * 1.2), (r * .8, r * 1.6), (0.001, r * 1.75)], at, material, 20, (pi / 2, 0, 0))


def cup_pull(at, material, wide=0.075):
    """A quarter shell under which fingers go."""
    x, y, z = at
    sheet(16, 8, lambda u, v: (x + wide / 2 * -cos(pi * u) * (1 - 0.25 * v * v), y - 0.024 * sin(pi * (0.12 + 0.38 * v) * 1.0) * sin(pi * u) ** 0.6,
                               z + 0.014 - 0.03 * v), material, 0.002)
    board((wide, 0.003, 0.012), (x, y - 0.001, z + 0.016), material, 0.001)


def bar_pull(at, material, wide=0.12):
    x, y, z = at
    tube([(x - wide / 2, y - 0.024, z), (x + wide / 2, y - 0.024, z)], 0.005, material, smooth_steps=1)
    for side in (-1, 1):
        tube([(x + side * wide * 0.4, y, z), (x + side * wide * 0.4, y - 0.024, z)], 0.004, material, smooth_steps=1)


def front(x, z, wide, tall, y, timber, thick=0.019, round_=0.0025, rotation=None):
    """A flush drawer or door front, smaller than its opening by an even gap."""
    return board((wide - 2 * GAP, thick, tall - 2 * GAP), (x, y, z), timber, round_, rotation)


def panelled(x, z, wide, tall, y, timber, panel=None, rail=0.065, raised=True, rows=1):
    """A frame-and-panel door."""
    w, h = wide - 2 * GAP, tall - 2 * GAP
    for side in (-1, 1):
        board((rail, 0.022, h), (x + side * (w - rail) / 2, y, z), timber, 0.003)
    for k in range(rows + 1):
        board((w - 2 * rail, 0.022, rail), (x, y, z - (h - rail) / 2 + (h - rail) * k / rows), timber, 0.003)
    each = (h - rail) / rows
    for k in range(rows):
        middle = z - (h - rail) / 2 + each * (k + 0.5)
        board((w - 2 * rail, 0.008, each - rail), (x, y + 0.006, middle), panel or timber, 0)
        if raised:
            board((w - 2 * rail - 0.05, 0.016, each - rail - 0.05), (x, y + 0.002, middle), panel or timber, 0.011, segments=3)


def caned(x, z, wide, tall, y, timber, web, rail=0.045):
    """A framed door or drawer front filled with cane."""
    w, h = wide - 2 * GAP, tall - 2 * GAP
    for side in (-1, 1):
        board((rail, 0.02, h), (x + side * (w - rail) / 2, y, z), timber, 0.003)
        board((w - 2 * rail, 0.02, rail), (x, y, z + side * (h - rail) / 2), timber, 0.003)
    with placed(x, y, z):
        sheet(1, 1, lambda u, v: ((u - .5) * (w - 2 * rail), 0, (v - .5) * (h - 2 * rail)), web)
        board((w - 2 * rail, 0.004, h - 2 * rail), (0, 0.03, 0), hard.matt('#3b2b1c'), 0)


def cornice(width, depth, z, timber, out=0.045, tall=0.07):
    """A stepped moulding round the top."""
    for k, (o, h0, h1) in enumerate(((0.35, 0, 0.3), (0.7, 0.3, 0.62), (1.0, 0.62, 1.0))):
        board((width + 2 * out * o, depth + out * o, tall * (h1 - h0)), (0, -out * o / 2, z + tall * (h0 + h1) / 2), timber, 0.006, segments=3)


def bun_foot(x, y, high, timber, r=0.04):
    turned([(r * .55, 0), (r * .95, high * .2), (r, high * .45), (r * .8, high * .75), (r * .6, high * .8), (r * .75, high)], (x, y, 0), timber, 24)


def tapered_legs(width, depth, high, timber, inset=0.07, splay=0.04, thick=0.019, thin=0.011, inset_y=None):
    from shape import leg
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - inset), sy * (depth / 2 - (inset_y or inset))
            leg((x, y, high + 0.01), (x + sx * splay, y + sy * splay * 0.5, 0), thick, thin, timber)
