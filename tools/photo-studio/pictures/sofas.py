"""The sofas' photographs."""
from math import pi

import decor
import flaw
from cloth import draped, pillow
from furniture import sofa, table
from pictures.picture import views
from pictures.setting import room
from room.walls import rug
from shape import placed, turned
from surface import building, hard
from surface.fabric import boucle, leather, linen, velvet, wool
from surface.wood import wood


def olive(turn=0):
    back = room('#cfc2aa', 'panels', '#d6cab3', ('herringbone', 'oak'), (0.25, 1.35))
    with placed(0, 0, 0, turn):
        sofa.lounge(2.13, .91, .79, velvet('#63643a'), wood('walnut'), flat=0.016)
        pillow(.5, .48, linen('#b8713a'), (.68, .0, .67), .36, -.2, seed=0)
        pillow(.46, .46, linen('#e3d8c3'), (.5, -.12, .65), .42, .12, seed=1)
    rug(2.9, 1.9, building.knotted_rug(2.9, 1.9, '#8a4433', '#2d3648', '#d8c8a6', '#b58a50'), 0, -.85, fringe='#d9cdb4')
    high = decor.side_table(-1.35, .1, wood('walnut'))
    decor.table_lamp((-1.35, .1, high), hard.glaze('#e6dcc8', 0.5, 0.4), 'round', 1.05)
    decor.potted(1.5, .3, 1.6, 3)
    decor.picture(.1, 1.6, .9, .68, back, 3, '#efe6d4', ('#7a7b4b', '#c58a4e', '#3f4a44'), kind='leaves')


def cognac(turn=0):
    back = room('#5f6b66', 'tall panels', '#616d68', ('planks', 'old oak'), (-.2, 1.3), energy=1.2, sky=.5, hour='evening')
    with placed(0, 0, 0, turn):
        sofa.lounge(1.52, .84, .78, leather('#a35a28', .35), wood('oak'), seats=2, arm=.17, arm_high=.6, foot=.1, splay=0, arm_round=.06, crown=.04)
        for start, end in (((-.5, -.425, .27), (-.38, -.425, .235)), ((-.2, -.425, .3), (-.06, -.425, .275)), ((.12, -.425, .25), (.2, -.425, .285))):
            flaw.scratch(start, end, '#d9a878', .0012)
    if not turn:
        draped([(-.33, .2), (-.37, .45), (-.36, .59), (-.25, .635), (.0, .62), (.05, .6)], .34, wool('#d8ccb6', .15), 2, .012, 2, at=(.67, -.08, 0))
    rug(2.3, 1.6, building.plain_rug('#b9a688', .03), 0, -.75)
    decor.floor_lamp(-1.15, .25, 1.5, '#5a4a36')
    decor.potted(1.2, .35, 1.2, 8, hard.glaze('#39413d', .5), 'palm')
    decor.picture(.0, 1.58, .62, .8, back, 7, '#ece4d4', ('#a9623a', '#2f3b3a', '#d8b887'), 'walnut', kind='hills')


def oat():
    back = room('#e2dbcd', 'plain', '#ece6da', ('planks', 'pale oak'), (.7, 1.35), leaves=True, sky=.5, hour='morning')
    sofa.chaise_sofa(linen('#d3c5ab', 1.2), wood('oak'))
    pillow(.5, .5, linen('#8d9a86'), (-.8, .1, .68), .4, .15, seed=0)
    pillow(.6, .36, wool('#b0754c'), (.62, .02, .6), .45, -.15, seed=1)
    rug(3.3, 2.2, building.striped_rug('#e5dccb', '#6b5f52', .42, .22), 0, -.9)
    with placed(-.45, -1.15):
        table.round_top(.38, .36, .03, wood('walnut'))
        turned([(.2, 0), (.17, .33)], (0, 0, 0), wood('walnut'))
        decor.books((.1, .05, .36), 4, 2, .4)
        decor.bowl((-.15, -.02, .36), hard.glaze('#e8e0d0'), .12)
    decor.potted(-1.65, .35, 1.75, 12, kind='olive')
    decor.picture(-.35, 1.62, .58, .76, back, 4, '#efe8dc', ('#c9a27c', '#8d9a86', '#4c5149'), kind='contours')
    decor.picture(.35, 1.62, .58, .76, back, 9, '#e9e0cf', ('#b0754c', '#d8c6a8', '#5b5347'), kind='contours')


def chesterfield():
    back = room('#d9cdb2', 'dado', '#6d4a34', ('herringbone', 'old oak'), None, sky=.4, energy=1.2)
    sofa.chesterfield(wool('#24432f', .2), wool('#1a3022', .2))
    rug(3.1, 2, building.knotted_rug(3.1, 2, '#6d2b26', '#1f2a3a', '#cdb88f', '#a07a45'), 0, -.9, fringe='#cfc0a0')
    decor.floor_lamp(1.35, .25, 1.5, '#8c6d3a', 1.4)
    high = decor.side_table(-1.35, .1, wood('mahogany'), .52)
    decor.books((-1.35, .1, high), 5, 4, .3)
    decor.picture(-.45, 1.62, .5, .62, back, 11, '#cbbf9f', ('#4c5a44', '#7a5433', '#a98e5b'), 'gilt', 0, kind='sea')
    decor.picture(.4, 1.66, .74, .56, back, 14, '#b9b69c', ('#5f6b52', '#3d4436', '#8c6f47'), 'gilt', 0)


def teak(turn=0):
    back = room('#dcd5c6', 'plain', None, ('planks', 'pale oak'), (.35, 1.3), bearing=62)
    with placed(0, 0, 0, turn):
        sofa.show_wood(1.9, 3, wood('teak'), wool('#57697b', .2))
        flaw.ring((-.915, -.1, .5715), .036, '#dcb98a', .55, .006)
    rug(2.6, 1.8, building.plain_rug('#c9bda6'), 0, -.7)
    decor.floor_lamp(-1.3, .3, 1.55, '#2b2824')
    decor.picture(.1, 1.5, 1.0, .72, back, 21, '#e9dfcb', ('#c0612f', '#2f4658', '#d9a441'), 'teak', kind='arcs')
    decor.potted(1.35, .3, 1.3, 5, hard.glaze('#b8623c', .7), 'fig')


def camelback():
    back = room(building.sprigged('#e4dac6', '#9aa58c', '#b96f55'), 'dado', '#dfd6c4', ('planks', 'old oak'), None, sky=.5, energy=1.1)
    sofa.camelback(linen('#b98078', .8), wood('mahogany'))
    pillow(.42, .4, linen('#e8dfcf'), (-.5, .1, .66), .3, .2, seed=1)
    rug(2.4, 1.6, building.knotted_rug(2.4, 1.6, '#a9604f', '#4f5d5a', '#e0d2b6', '#c79b6b'), 0, -.75, fringe='#d9cdb4')
    high = decor.side_table(1.15, .15, wood('mahogany'), .58, .2)
    decor.branch((1.15, .15, decor.vase('jug', (1.15, .15, high), hard.glaze('#efe9dd'))), .42, hard.leaf('#7d8f6b'), 3, 4)
    decor.wall_mirror(0, 1.68, .33, back)


def curved(turn=0):
    back = room('#b49c86', 'plain', '#b49c86', building.concrete('#b3aba0'), (.75, 1.55), mottled=.8, sky=.9, energy=1.5, leaves=True)
    with placed(0, 0, 0, turn):
        sofa.arc_sofa(boucle('#e5dac8'))
        pillow(.48, .48, velvet('#8c4a2f'), (-.62, .2, .66), .4, .25, seed=0)
    rug(3.2, 2.2, building.plain_rug('#ddd2c0'), 0, -.8)
    with placed(-1.42, -.3):
        decor.side_table(0, 0, hard.marble('#8c7a68', '#3f352c'), .42, .24)
        decor.vase('urn', (.03, .03, .42), hard.glaze('#3a332d', .7), .75)
    decor.floor_lamp(1.6, .35, 1.65, '#b48a4a')
    decor.picture(-.2, 1.65, .95, 1.05, back, 33, '#e6d9c4', ('#8c4a2f', '#d9c3a0', '#4a4038'), kind='blocks')


def cane_back():
    back = room(building.brick('#e2dacb', '#d2c8b6', True), 'plain', '#e9e3d6', ('planks', 'oak'), (.2, 1.25))
    sofa.cane_settee(wood('oak'), linen('#b3623b', .9))
    pillow(.55, .34, linen('#e6d7b9'), (.3, .1, .62), .3, -.1, seed=1)
    rug(2.1, 1.5, building.plain_rug('#b59a72', .035), 0, -.65)
    decor.potted(-1.0, .3, 1.5, 6, hard.glaze('#8a9a86', .5), 'palm')
    decor.floor_lamp(1.0, .3, 1.5)
    decor.picture(.1, 1.5, .56, .7, back, 2, '#f0e8d8', ('#b3623b', '#d9a860', '#6b7a58'), kind='leaves')


def pictures():
    yield from views('olive-velvet-three-seater', olive, dict(at=(0, 0, .76), wide=3.35, lens=55, height=1.02),
                     dict(at=(-.55, -.2, .5), wide=1.35, lens=60, height=1.15, around=-22, level=False, f_stop=2.8),
                     dict(at=(0, 0, .6), wide=3.0, lens=55, height=1.25, around=34),
                     dict(at=(-.95, -.35, .16), wide=.7, lens=70, height=.6, around=-30, level=False, f_stop=3.2),
                     dict(at=(0, 0, .6), wide=3.0, lens=58, height=1.1, around=-10, turn=pi))
    yield from views('cognac-leather-loveseat', cognac, dict(at=(.02, 0, .74), wide=2.75, lens=58, height=1.0, around=12),
                     dict(at=(-.3, -.38, .4), wide=.85, lens=70, height=.8, around=-25, level=False, f_stop=2.4),
                     dict(at=(0, 0, .6), wide=2.4, lens=58, height=1.2, around=-36),
                     dict(at=(-.1, -.42, .3), wide=.8, lens=75, height=.55, around=10, level=False, f_stop=4),
                     dict(at=(0, 0, .6), wide=2.4, lens=58, height=1.1, around=12, turn=pi), mirrored=True)
    yield from views('oat-linen-chaise-sofa', oat, dict(at=(.0, -.1, .72), wide=3.9, lens=52, height=1.1, around=-10),
                     dict(at=(.75, -.5, .45), wide=1.7, lens=60, height=1.15, around=28, level=False, f_stop=2.8),
                     dict(at=(.1, -.3, .5), wide=3.4, lens=55, height=1.4, around=32),
                     dict(at=(-.85, .0, .6), wide=1.0, lens=68, height=1.1, around=-20, level=False, f_stop=2.8))
    yield from views('bottle-green-chesterfield', chesterfield, dict(at=(0, 0, .68), wide=3.2, lens=60, height=.98, around=14),
                     dict(at=(.62, -.2, .55), wide=1.1, lens=70, height=.95, around=-30, level=False, f_stop=2.4), mirrored=True)
    yield from views('teak-frame-sofa', teak, dict(at=(0, 0, .68), wide=2.95, lens=60, height=.98, around=-14),
                     dict(at=(-.88, -.16, .52), wide=.62, lens=75, height=.95, around=-32, level=False, f_stop=3.2),
                     dict(at=(0, 0, .55), wide=2.6, lens=58, height=1.15, around=36),
                     dict(at=(.7, -.3, .4), wide=.8, lens=72, height=.9, around=30, level=False, f_stop=3.2),
                     dict(at=(0, 0, .55), wide=2.5, lens=58, height=1.05, around=14, turn=pi))
    yield from views('dusty-rose-camelback-settee', camelback, dict(at=(.08, 0, .74), wide=2.85, lens=58, height=1.0),
                     dict(at=(.5, -.1, .6), wide=1.05, lens=68, height=1.0, around=-26, level=False, f_stop=3.2))
    yield from views('curved-boucle-sofa', curved, dict(at=(.05, 0, .72), wide=3.5, lens=55, height=1.0, around=8),
                     dict(at=(-.6, -.1, .5), wide=1.4, lens=62, height=1.0, around=26, level=False, f_stop=3.2),
                     dict(at=(0, 0, .6), wide=3.1, lens=50, height=1.2, around=-22),
                     dict(at=(.75, -.3, .35), wide=1.15, lens=68, height=.85, around=22, level=False, f_stop=3.2),
                     dict(at=(0, .2, .55), wide=3.3, lens=55, height=1.1, around=-12, turn=pi), mirrored=True)
    yield from views('cane-back-settee', cane_back, dict(at=(0, 0, .68), wide=2.5, lens=60, height=.98, around=-16),
                     dict(at=(-.4, -.1, .58), wide=.95, lens=68, height=.95, around=28, level=False, f_stop=3.2))
