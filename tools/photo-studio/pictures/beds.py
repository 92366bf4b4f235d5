"""The beds' photographs."""

import decor
from cloth import pillow
from furniture import bed
from furniture.casework import carcass, front, knob, tapered_legs
from pictures.picture import views
from pictures.setting import room
from room.walls import rug
from shape import placed
from surface import building, hard
from surface.fabric import linen, velvet, wool
from surface.wood import wood

WHITE, OAT = '#ece6da', '#d8ccb8'


def nightstand(x, y, timber, high=.52, lamp='#e6dcc8', kind='round'):
    """A small cabinet with a drawer, a lamp and a book."""
    with placed(x, y):
        carcass(.46, .38, .2, high, timber, .018)
        front(0, high - .1, .42, .15, -.18, timber)
        knob((0, -.19, high - .1), hard.metal(), .012)
        tapered_legs(.46, .38, .2, timber, .05, .015)
        decor.table_lamp((-.02, .03, high), hard.glaze(lamp, .35), kind, .9, 1.2)
        decor.books((.1, -.08, high), int(abs(x) * 10), 2, .3)


def platform():
    back = room('#8e9a8a', 'plain', '#8e9a8a', ('planks', 'pale oak'), (.9, 1.55), back=1.2, left=-2.6, mottled=.6, sky=.5)
    bed.platform(wood('oak'))
    bed.made(1.52, 2.03, .5, linen(WHITE), linen('#e3dccd', 1.2), linen('#b7bfae'), wool('#b06a3f', .2), .22, mattress=.24)
    nightstand(-1.12, .85, wood('oak'))
    nightstand(1.12, .85, wood('oak'))
    rug(2.9, 1.9, building.plain_rug('#d8cbb3'), 0, -.5)
    decor.picture(0, 1.62, .95, .62, back, 5, '#efe7d8', ('#7d8a74', '#c48a5a', '#4c5149'), kind='sea')


def channel():
    back = room('#c9b8a6', 'tall panels', '#cdbdab', ('herringbone', 'oak'), (1.1, 1.5), back=1.25, left=-2.8, sky=.5)
    bed.channel(velvet('#14585c'), wood('dark beech'))
    bed.made(1.93, 2.03, .56, linen(WHITE), linen('#e8e2d6', .9), velvet('#1b5d60'), wool('#c9a06a', .2), .26, lumbar=velvet('#b5763a'))
    nightstand(-1.38, .9, wood('walnut'), .55, '#c9a06a')
    nightstand(1.38, .9, wood('walnut'), .55, '#c9a06a')
    rug(3.2, 2, building.knotted_rug(3.2, 2, '#8a6a5a', '#2f4a4c', '#dccdb4', '#b58a5a'), 0, -.6, fringe='#d9cdb4')


def iron():
    back = room('#e3dccf', 'boards', '#dcd8cc', ('planks', 'barn oak'), (.8, 1.6), back=1.2, sky=.5)
    bed.iron(hard.paint('#1b1a1a', .35, .1), hard.metal(hard.DULL_BRASS, .35))
    bed.made(1.37, 1.88, .58, linen(WHITE), linen('#e9e4da', 1.1), linen('#b9c4cc'), wool('#5f7280', .2), .2)
    nightstand(1.05, .8, wood('old pine'), .58, '#8a9aa3', 'jug')
    rug(2.4, 1.6, building.knotted_rug(2.4, 1.6, '#6f7f8a', '#8a4a40', '#ddd0b8', '#b99a6b'), 0, -.6, fringe='#d9cdb4')
    decor.potted(-1.1, .85, 1.3, 4, kind='olive')


def poster():
    back = room(building.sprigged('#cfd3c4', '#8f9c88', '#e6dcc6', .19), 'dado', '#e2dccd', ('planks', 'mahogany'), None, back=1.25, sky=.5, energy=1.1)
    bed.four_poster(wood('mahogany'))
    bed.made(1.52, 2.03, .64, linen(WHITE), linen('#e6dfd0', 1.0), linen('#8f9c88'), wool('#7a3d33', .2), .26)
    nightstand(1.2, .85, wood('mahogany'), .62, '#7a8a78')
    rug(2.8, 1.8, building.knotted_rug(2.8, 1.8, '#7a3d33', '#2c3644', '#d6c6a4', '#b08a50'), 0, -.6, fringe='#d9cdb4')


def spindle():
    back = room('#dfe0d6', 'plain', '#efeee6', ('planks', 'pale oak'), (.5, 1.45), back=1.15, leaves=True, sky=.5)
    bed.spindle(hard.paint('#ece9e0', .4, .3))
    bed.made(.97, 1.88, .52, linen(WHITE), linen('#dfe3dc', .9), linen('#c9a27c'), wool('#c98f4a', .2), .2, pillows=1)
    nightstand(.85, .75, wood('pale oak'), .5, '#c9785a', 'bottle')
    rug(2.0, 1.4, building.striped_rug('#ebe4d6', '#8a9a94', .3, .2), 0, -.5)
    decor.picture(0, 1.5, .5, .4, back, 2, '#f0eadc', ('#c98f4a', '#8a9a94', '#c9785a'), kind='arcs')


def sleigh():
    back = room('#cfc0a6', 'panels', '#d6c9b1', ('herringbone', 'old oak'), (.85, 1.55), back=1.5, sky=.48)
    bed.sleigh(wood('cherry'))
    # Short of the footboard, which the quilt would otherwise come through.
    with placed(0, .07):
        bed.made(1.5, 1.82, .56, linen(WHITE), linen('#e4dac6', 1.0), linen('#7f8d80'), wool('#8c4a2f', .2), .22)
    nightstand(-1.15, 1.0, wood('cherry'), .58)
    nightstand(1.15, 1.0, wood('cherry'), .58)
    rug(2.8, 1.8, building.plain_rug('#c9b795'), 0, -.6)


def daybed():
    back = room('#ddd3c1', 'plain', None, ('planks', 'oak'), (.2, 1.25), mottled=.6)
    with placed(0, back - .5):
        bed.daybed(wood('walnut'), wool('#4a4845', .35))
        pillow(.46, .46, linen('#b8713a'), (.62, .1, .62), .35, -.2, seed=0)
        pillow(.46, .44, linen('#d8ccb5'), (.86, .06, .61), .4, .1, seed=1)
    rug(2.3, 1.4, building.striped_rug('#e4dac8', '#5b5347', .36, .2), 0, -.8)
    decor.floor_lamp(-1.25, .35, 1.55, '#2e2a26')
    decor.picture(-.3, 1.45, .9, .64, back, 26, '#ece2cf', ('#b8713a', '#54655a', '#d9b36c'), 'walnut', kind='blocks')
    decor.potted(1.3, .3, 1.35, 9)


def bunk():
    back = room('#cdd6d6', 'plain', '#efece2', ('planks', 'oak'), (.4, 1.2), sky=.55)
    with placed(0, back - .56):
        bed.bunk(wood('pine', knots=1.0), ((linen('#c9785a'), linen('#5f7f8c')), (linen(WHITE), linen(WHITE))))
    rug(2.0, 1.3, building.striped_rug('#ece4d4', '#c98f4a', .3, .24), 0, -.75)
    decor.potted(-1.35, .3, 1.0, 3, hard.glaze('#e0b04a', .6), 'palm')


def pictures():
    corner = dict(lens=52, height=1.15)
    yield from views('oak-slat-platform-bed', platform, dict(at=(0, -.1, .72), wide=3.3, around=-14, **corner),
                     dict(at=(-.35, .8, .72), wide=1.2, lens=65, height=1.15, around=18, level=False, f_stop=2.8),
                     dict(at=(0, -.1, .62), wide=3.2, lens=52, height=1.25, around=26),
                     dict(at=(.5, -1.05, .3), wide=.9, lens=70, height=.75, around=24, level=False, f_stop=3.2))
    yield from views('teal-velvet-channel-bed', channel, dict(at=(0, 0, .78), wide=3.7, around=12, **corner),
                     dict(at=(-.4, .9, .95), wide=1.3, lens=65, height=1.25, around=18, level=False, f_stop=2.8), mirrored=True)
    yield from views('black-iron-bed', iron, dict(at=(0, -.1, .68), wide=3.15, around=-16, **corner),
                     dict(at=(.3, -.95, .66), wide=.8, lens=70, height=.95, around=-24, level=False, f_stop=2.8))
    yield from views('mahogany-four-poster', poster, dict(at=(0, -.1, .94), wide=3.75, around=-13, **corner),
                     dict(at=(-.3, .7, .95), wide=1.5, lens=62, height=1.3, around=20, level=False, f_stop=3.2))
    yield from views('white-spindle-twin-bed', spindle, dict(at=(0, -.1, .58), wide=2.85, around=-20, **corner),
                     dict(at=(.2, -.95, .5), wide=.95, lens=68, height=.95, around=-26, level=False, f_stop=2.8))
    yield from views('cherry-sleigh-bed', sleigh, dict(at=(0, -.1, .74), wide=3.4, around=-18, **corner),
                     dict(at=(.5, -1.0, .5), wide=1.0, lens=70, height=.95, around=-34, level=False, f_stop=2.8))
    yield from views('walnut-daybed', daybed, dict(at=(0, .2, .66), wide=3.0, lens=58, height=1.0, around=-10),
                     dict(at=(.6, -.1, .5), wide=1.1, lens=68, height=.95, around=24, level=False, f_stop=3.2), mirrored=True)
    yield from views('pine-bunk-bed', bunk, dict(at=(0, .2, .9), wide=3.0, lens=55, height=1.1, around=12),
                     dict(at=(.6, -.3, 1.0), wide=1.3, lens=65, height=1.3, around=26, level=False, f_stop=3.2))
