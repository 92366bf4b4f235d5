"""The chairs' photographs."""
from math import pi

import decor
import flaw
from cloth import pillow
from furniture import chair, table
from pictures.picture import views
from pictures.setting import room
from room.walls import rug
from shape import eased, placed, turned
from surface import building, hard
from surface.fabric import cane, leather, linen, velvet, wool
from surface.wood import wood


def lounge(turn=.45):
    back = room('#8c8b72', 'plain', '#8c8b72', ('planks', 'old oak'), (.1, 1.15), mottled=.7)
    with placed(0, 0, 0, turn):
        chair.lounge(wood('walnut'), wool('#2c4a35', .2))
        flaw.scratch((-.33, -.3, .594), (-.31, -.2, .592), '#d2a878', .0014)
        flaw.scratch((-.31, -.34, .596), (-.325, -.27, .594), '#d2a878', .001)
    rug(1.9, 1.5, building.plain_rug('#cdbfa4'), .1, -.3)
    decor.floor_lamp(.68, .3, 1.5, '#2e2a26')
    decor.picture(-.35, 1.45, .5, .64, back, 3, '#ece3d0', ('#3f5a45', '#c58a4e', '#2f2f2a'), 'walnut', kind='arcs')
    decor.books((-.72, .1, 0), 8, 6, .5)


def windsor():
    back = room('#e3dccd', 'boards', '#a7ad9b', ('planks', 'oak'), (.15, 1.5))
    with placed(0, 0, 0, .5):
        chair.windsor(wood('elm'), wood('ash'))
    with placed(.75, .3):
        table.console(wood('old oak'), .7, .34, .76)
        decor.branch((-.05, 0, decor.vase('jug', (-.05, 0, .76), hard.glaze('#e9e3d6', .3, .5))), .4, hard.leaf('#71825f'), 5, 4)


def wing(turn=.42):
    back = room('#4f5b5e', 'panels', '#525e61', ('herringbone', 'old oak'), (.0, 1.35), sky=.5, energy=1.2, hour='evening')
    with placed(0, 0, 0, turn):
        chair.wingback(wool('#92702f', .22), wood('dark beech'))
        if turn < 1:
            pillow(.5, .3, linen('#d9cbb0'), (0, 0, .63), .3, .06, seed=1)
    rug(2, 1.5, building.knotted_rug(2, 1.5, '#7a3d33', '#2c3644', '#d6c6a4', '#b08a50'), 0, -.35, fringe='#d9cdb4')
    decor.floor_lamp(-.62, .3, 1.6, '#a9843f', 1.3)
    high = decor.side_table(.68, .05, wood('walnut'), .5, .19)
    decor.books((.68, .05, high), 3, 3, .3)


def cane_four():
    room('#dfd6c5', 'plain', None, ('planks', 'pale oak'), (.1, 1.3), leaves=True)
    web = cane()
    for x, y, turn in ((-.62, .12, .35), (.02, .1, -.2), (.66, .1, .3), (-.28, -.62, 2.6)):
        with placed(x, y, 0, turn):
            chair.cane_dining(wood('pale oak'), web, linen('#e0d6c3'))
            if x > .6:
                flaw.stain((.05, -.05, .463), .055, '#9a6a3e', .7, lift=lambda a, b: 0.016)
    decor.potted(-1.25, .35, 1.4, 9, kind='olive')


def bentwood():
    back = room('#d8cdb8', 'dado', '#5a6458', building.tiles('#ded6c6', '#54504a', .28), None, energy=1.2)
    black = hard.paint('#1d1b1a', .32, .2, worn='#7a5a3a')
    for x, y, turn in ((-.42, .0, .55), (.42, -.05, -.6)):
        with placed(x, y, 0, turn):
            chair.bentwood(black)
    with placed(0, .3):
        table.round_top(.3, .73, .025, hard.marble())
        turned(eased([(.2, 0), (.19, .02), (.05, .06), (.03, .2), (.03, .6), (.1, .71)]), (0, 0, 0), hard.metal('#2a2826', .5))
        decor.branch((0, 0, decor.vase('bottle', (0, 0, .73), hard.glaze('#6b7f78', .2), .7)), .25, hard.leaf('#6b7d55'), 2, 2)
    decor.picture(.0, 1.62, .5, .62, back, 5, '#eadfc8', ('#8a3f2c', '#2e3a35', '#d3a95e'), 'black ash', kind='contours')


def rocker():
    back = room('#cdd0c4', 'all boards', '#d8d8cc', ('planks', 'barn oak'), (.2, 1.3), bearing=52)
    with placed(0, 0, 0, .55):
        chair.rocker(wood('maple'), linen('#c6a468', 2.0))
    rug(1.7, 1.2, building.plain_rug('#a98f6b', .03), 0, -.2)
    decor.potted(-.85, .3, 1.0, 4, hard.glaze('#a8603f', .8), 'palm')


def tub(turn=.4):
    back = room('#e0cfbd', 'plain', '#e0cfbd', ('herringbone', 'pale oak'), (.15, 1.3), mottled=.6, hour='morning')
    with placed(0, 0, 0, turn):
        chair.tub(velvet('#a04a24'), wood('dark beech'))
    if turn < 1:
        pillow(.4, .28, linen('#e9dcc6'), (.03, .06, .58), .35, .35, seed=1)
    rug(2.1, 1.6, building.striped_rug('#ebe2d2', '#7a6a58', .36, .2), 0, -.4)
    high = decor.side_table(-.72, .1, hard.metal(), .48, .18)
    decor.branch((-.72, .1, decor.vase('round', (-.72, .1, high), hard.glaze('#efe7da'), .7)), .4, hard.leaf('#b48a5a'), 7, 4)
    decor.wall_mirror(.45, 1.5, .3, back)


def sling():
    back = room(building.brick('#a8694c', '#b9aa97'), 'plain', '#3a3633', building.concrete('#8f8a82'), (.1, 1.25), sky=.45)
    with placed(0, 0, 0, .5):
        chair.sling(leather('#8d5027', .15), hard.metal('#1c1b1a', .45))
        flaw.stain((.08, -.29, .45), .006, '#1a1a2a', .95)
    decor.floor_lamp(.75, .3, 1.6, '#1d1b1a')
    decor.potted(-.8, .35, 1.2, 15, hard.glaze('#3c3a36', .6))


def pictures():
    chair_view = dict(wide=1.9, lens=65, height=1.0)
    yield from views('walnut-lounge-chair', lounge, dict(at=(.02, 0, .5), **chair_view),
                     dict(at=(0, 0, .5), wide=1.15, lens=68, height=.95, around=-36, level=False, f_stop=3.2),
                     dict(at=(0, 0, .48), wide=1.7, lens=65, height=1.0, turn=-.75),
                     dict(at=(-.22, -.3, .58), wide=.5, lens=80, height=1.0, around=-8, level=False, f_stop=4),
                     dict(at=(0, 0, .48), wide=1.7, lens=65, height=1.0, turn=pi + .5))
    yield from views('hoop-back-windsor-chair', windsor, dict(at=(.08, 0, .6), wide=1.8, lens=65, height=1.0),
                     dict(at=(.0, .05, .62), wide=.75, lens=75, height=1.05, around=20, level=False, f_stop=2.8))
    yield from views('mustard-wingback', wing, dict(at=(0, 0, .6), wide=2.15, lens=62, height=1.02),
                     dict(at=(.05, -.05, .68), wide=1.15, lens=68, height=1.1, around=30, level=False, f_stop=2.8),
                     dict(at=(0, 0, .58), wide=2.0, lens=62, height=1.05, turn=-.7),
                     dict(at=(0, 0, .58), wide=2.0, lens=62, height=1.05, turn=pi + .45), mirrored=True)
    yield from views('cane-dining-chairs-four', cane_four, dict(at=(-.05, 0, .58), wide=2.5, lens=60, height=1.08),
                     dict(at=(-.2, -.1, .55), wide=1.0, lens=70, height=1.05, around=24, level=False, f_stop=3.2))
    yield from views('bentwood-cafe-pair', bentwood, dict(at=(0, 0, .64), wide=2.0, lens=62, height=1.02),
                     dict(at=(-.3, 0, .62), wide=.95, lens=70, height=1.05, around=26, level=False, f_stop=3.2))
    yield from views('ladder-back-rocker', rocker, dict(at=(0, 0, .54), wide=1.95, lens=65, height=1.0),
                     dict(at=(0, 0, .5), wide=.75, lens=75, height=1.0, around=24, level=False, f_stop=2.8))
    yield from views('rust-velvet-tub-chair', tub, dict(at=(-.05, 0, .5), wide=1.95, lens=62, height=.98),
                     dict(at=(0, -.05, .48), wide=1.1, lens=68, height=.95, around=-34, level=False, f_stop=3.2),
                     dict(at=(0, 0, .45), wide=1.7, lens=64, height=1.0, turn=-.8),
                     dict(at=(0, 0, .45), wide=1.7, lens=64, height=1.0, turn=pi + .5), mirrored=True)
    yield from views('leather-sling-chair', sling, dict(at=(0, 0, .52), wide=2.0, lens=62, height=.98),
                     dict(at=(0, 0, .5), wide=1.1, lens=68, height=.95, around=34, level=False, f_stop=3.2))
