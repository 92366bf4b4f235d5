"""A room in one line: wall, floor, and where the sun falls on the wall."""
from math import radians, sin, tan

from room import light, walls
from surface import building

WINDOW = (1.35, 1.9)
SUNS = {'morning': (1.0, 0.93, 0.82), 'afternoon': (1.0, 0.83, 0.63), 'evening': (1.0, 0.68, 0.42)}


def room(wall='#d6ccba', style='plain', trim=None, floor=('planks', 'oak'), sun=None, height=20, bearing=58, back=0.75, left=-2.4,
         bars=True, sky=0.42, energy=1.0, paper=None, leaves=False, mottled=0.4, fill=0.0, seed=1, power=5.0, wide=1.35,
         hour='afternoon'):
    """Builds the shell and its daylight. sun: the (x, z) on the back wall in the middle of the sun's patch, or None for a
    clouded day. left: the x of the wall with the window. wall: a colour or a material. hour: the sun's colour."""
    cover = building.plaster(wall, mottled) if isinstance(wall, str) else wall
    edge = trim if trim is not None and not isinstance(trim, str) else building.plaster(trim or (wall if isinstance(wall, str) else '#e8e2d6'), 0.12, 0.6)
    walls.back_wall(back, cover, edge, style)
    if isinstance(floor, tuple):
        walls.laid_floor(*floor, seed=seed)
    else:
        walls.poured_floor(floor)
    if sun:
        away = sun[0] - left
        y = back - away / tan(radians(bearing))
        z = sun[1] + away * tan(radians(height)) / sin(radians(bearing))
        hole = (y, wide, z - WINDOW[1] / 2, z + WINDOW[1] / 2)
        light.sun(height, bearing, power, SUNS[hour])
        if leaves:
            light.foliage_shadow(left - 0.8, y - 0.45, z + 0.15)
    else:
        hole = (back - 1.75, 1.6, 0.45, 2.7)
    walls.left_wall(left, cover, -3.5, [hole], None, back)
    light.window_light(left, [hole], energy * (1.0 if sun else 1.9))
    light.sky(sky)
    light.seen_in_mirrors()
    if fill:
        light.soft_box((2.6, -3.2, 2.4), (0, 0, 0.6), fill)
    return back
