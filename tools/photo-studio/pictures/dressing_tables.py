"""The dressing tables' photographs."""

import decor
import flaw
from furniture import chair, dressing_table
from pictures.picture import views
from pictures.setting import room
from room.walls import rug
from shape import placed
from surface import building, hard
from surface.fabric import boucle, cane, linen, velvet
from surface.wood import wood


def toiletries(x, y, z, tint='#c9a27c'):
    """A tray with bottles and a box."""
    decor.vase('bottle', (x, y, z), hard.glaze(tint, .15), .42)
    decor.vase('round', (x + .07, y - .03, z), hard.glaze('#efe7da', .3), .3)
    decor.vase('tall', (x + .03, y + .06, z), hard.metal(hard.BRASS, .2), .28)


def walnut():
    back = room('#d9cbb8', 'plain', '#e8e0d2', ('planks', 'oak'), (.35, 1.4), mottled=.6)
    with placed(0, back - .28):
        dressing_table.kneehole(wood('walnut'))
        toiletries(-.42, -.02, .713)
        decor.branch((.42, .02, decor.vase('round', (.42, .02, .713), hard.glaze('#e9e0d0', .4, .3), .7)), .36, hard.leaf('#8a9a6b'), 4, 3)
    with placed(.1, -.1, 0, .3):
        chair.stool(boucle('#e4d9c6'), wood('walnut'), .2, .45)
    rug(1.8, 1.2, building.plain_rug('#cbbda2'), 0, -.25)


def cottage():
    back = room(building.sprigged('#e9e2d3', '#b3b9a4', '#c48f86', .14), 'plain', '#ece6da', ('planks', 'barn oak'), None, sky=.5, energy=1.1)
    with placed(0, back - .3):
        dressing_table.cottage(hard.paint('#e6dcc4', .5, .5, worn='#9a7a55'))
        decor.vase('jug', (.1, -.1, .74), hard.glaze('#b9c2c4', .3), .5)
        toiletries(-.12, -.1, .74, '#c48f86')
    with placed(.05, -.15, 0, .2):
        chair.bench(linen('#b3b9a4'), hard.paint('#e6dcc4', .5, .5, worn='#9a7a55'))
    decor.potted(-.95, .3, 1.0, 5, hard.glaze('#d8cdbb', .8), 'palm')


def deco():
    back = room('#58706a', 'plain', '#58706a', ('herringbone', 'walnut'), (.4, 1.4), mottled=.6, energy=1.4, sky=.55)
    with placed(0, back - .3):
        dressing_table.deco(wood('burr walnut'))
        decor.table_lamp((-.46, 0, .66), hard.metal(hard.BRASS, .15), 'round', .75, 1.3, '#f0e2c8')
        toiletries(.4, 0, .66, '#8c4a2f')
        decor.bowl((.0, -.02, .373), hard.glaze('#e9dcc0', .2), .1)
    with placed(.05, -.2, 0, 0):
        chair.stool(velvet('#c9b08c'), wood('burr walnut'), .21, .43, .12)
    rug(2.0, 1.3, building.plain_rug('#d8ccb6'), 0, -.3)


def kidney():
    back = room('#e7d3c8', 'plain', '#efe7dc', ('planks', 'pale oak'), (.25, 1.45), mottled=.5, sky=.5, leaves=True)
    with placed(0, back - .38):
        dressing_table.kidney(linen('#dcb3a6', .7), wood('pine'))
        decor.vase('round', (-.3, -.02, .737), hard.glaze('#efe7da'), .45)
        toiletries(.24, -.02, .737, '#dcb3a6')
    decor.picture(-.75, 1.5, .4, .5, back, 4, '#f0e9dc', ('#c48f86', '#9aa58c', '#d9b98a'), kind='leaves')
    rug(1.7, 1.1, building.plain_rug('#e5dac9'), 0, -.3)
    with placed(.62, -.2, 0, -.5):
        chair.stool(linen('#dcb3a6', .7), wood('pine'), .19, .44)


def oak_cane():
    back = room('#c9cfc0', 'plain', '#e4e2d6', ('planks', 'pale oak'), (.3, 1.4), mottled=.5, sky=.5)
    with placed(0, back - .27):
        dressing_table.slim_cane(wood('pale oak'), cane())
        decor.branch((-.36, 0, decor.vase('bottle', (-.36, 0, .76), hard.glaze('#e9e2d4', .4), .7)), .3, hard.leaf('#7a8a62'), 5, 3)
        toiletries(.3, -.02, .76, '#7f8d80')
        flaw.stain((.1, -.1, .7605), .012, '#b03a4a', .8)
    with placed(.08, -.08, 0, .2):
        chair.bench(cane(along='XY'), wood('pale oak'), .44, .32, .44)
    decor.potted(-.9, .3, 1.3, 8, kind='olive')
    rug(1.6, 1.0, building.plain_rug('#b8a585', .03), 0, -.25)


def campaign():
    back = room('#b9a07f', 'dado', '#4b4238', ('planks', 'old oak'), (.3, 1.5), mottled=.7)
    with placed(0, back - .34):
        dressing_table.campaign(wood('mahogany'))
        decor.table_lamp((-.4, .05, .76), hard.metal(hard.BRASS, .2), 'urn', .75, 1.2)
        decor.books((.4, .02, .76), 5, 3, .2)
        toiletries(-.05, 0, .645)
    with placed(.1, -.15, 0, .25):
        chair.stool(linen('#6b4a34'), wood('mahogany'), .19, .45)
    rug(1.9, 1.2, building.knotted_rug(1.9, 1.2, '#8a4a38', '#2f3b44', '#d9caa9', '#b58a50'), 0, -.3, fringe='#d9cdb4')


def lacquer():
    back = room('#dcc3b2', 'plain', '#efe6da', ('herringbone', 'pale oak'), (.3, 1.4), mottled=.5, sky=.5)
    with placed(0, back - .27):
        dressing_table.lacquer(hard.paint('#efe9da', .16, .05))
        decor.branch((.4, 0, decor.vase('round', (.4, 0, .76), hard.glaze('#c9785a', .3), .7)), .34, hard.leaf('#8d9a6f'), 6, 3)
        toiletries(-.42, -.03, .76, '#d8b0a0')
    with placed(.0, -.12):
        chair.stool(boucle('#ece3d4'), hard.metal(hard.BRASS, .2), .2, .44, .12)
    rug(1.8, 1.2, building.plain_rug('#e9dfd0'), 0, -.25)


def bamboo():
    back = room('#e9dfc3', 'plain', '#f0e9d6', building.tiles('#d9c7a6', '#c08a5a', .3), (.35, 1.35), mottled=.5, sky=.5, leaves=True)
    with placed(0, back - .3):
        dressing_table.bamboo(wood('pine', gloss=.3), hard.matt('#c79c5a', .7))
        decor.vase('jug', (-.25, -.02, .748), hard.glaze('#7f9a94', .2), .6)
        toiletries(.18, -.05, .748, '#d8a23a')
    with placed(.1, -.12):
        chair.stool(linen('#cf9a33'), wood('pine', gloss=.3), .19, .45)
    decor.potted(-.85, .3, 1.2, 3, hard.glaze('#d8cdbb', .8), 'palm')
    decor.potted(.95, .35, 1.0, 7, hard.glaze('#b0643f', .9), 'palm')


def pictures():
    whole = dict(wide=2.6, lens=58, height=1.08)
    yield from views('walnut-vanity-round-mirror', walnut, dict(at=(0, .45, .66), **whole),
                     dict(at=(-.35, .35, .68), wide=.7, lens=75, height=1.1, around=22, level=False, f_stop=2.8),
                     dict(at=(0, .4, .6), wide=2.2, lens=60, height=1.15, around=-26),
                     dict(at=(0, .4, 1.0), wide=.8, lens=72, height=1.1, around=-14, level=False, f_stop=3.2),
                     dict(at=(.45, .35, .3), wide=.7, lens=74, height=.7, around=24, level=False, f_stop=3.2), mirrored=True)
    yield from views('cottage-vanity-three-mirrors', cottage, dict(at=(0, .45, .7), **whole),
                     dict(at=(-.2, .4, .98), wide=.75, lens=75, height=1.2, around=14, level=False, f_stop=2.8))
    yield from views('art-deco-dressing-table', deco, dict(at=(0, .45, .74), wide=2.75, lens=58, height=1.08, around=6),
                     dict(at=(.42, .3, .55), wide=.7, lens=75, height=1.0, around=-22, level=False, f_stop=2.8))
    yield from views('skirted-kidney-vanity', kidney, dict(at=(0, .4, .6), wide=2.35, lens=58, height=1.08),
                     dict(at=(.15, .2, .72), wide=.8, lens=72, height=1.1, around=-22, level=False, f_stop=3.2))
    yield from views('oak-cane-vanity-and-stool', oak_cane, dict(at=(0, .45, .7), wide=2.5, lens=58, height=1.08),
                     dict(at=(.1, .3, .68), wide=.65, lens=75, height=1.05, around=-20, level=False, f_stop=2.8), mirrored=True)
    yield from views('campaign-flip-top-vanity', campaign, dict(at=(0, .4, .6), wide=2.35, lens=58, height=1.15, around=10),
                     dict(at=(.3, .25, .62), wide=.7, lens=74, height=1.05, around=-20, level=False, f_stop=3.2))
    yield from views('white-lacquer-arched-vanity', lacquer, dict(at=(0, .45, .74), wide=2.65, lens=58, height=1.08),
                     dict(at=(-.25, .3, .78), wide=.75, lens=74, height=1.1, around=22, level=False, f_stop=3.2))
    yield from views('bamboo-vanity-and-stool', bamboo, dict(at=(0, .45, .66), wide=2.55, lens=58, height=1.08),
                     dict(at=(.15, .3, .78), wide=.8, lens=72, height=1.1, around=-22, level=False, f_stop=3.2))
