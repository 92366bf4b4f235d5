"""The tables' photographs."""
from math import pi

import decor
import flaw
from furniture import chair, sofa, table
from pictures.picture import views
from pictures.setting import room
from room.walls import rug
from shape import placed
from surface import building, hard
from surface.fabric import cane, linen, wool
from surface.wood import wood


def trestle():
    back = room('#d5cbb9', 'plain', None, building.tiles('#cfc4b1', '#b5a893', .42), (.3, 1.4), back=1.3, mottled=.7, bearing=62)
    table.trestle(wood('barn oak', knots=1.0))
    for x, turn in ((-.75, pi), (0, pi), (.75, pi)):
        with placed(x, .62, 0, pi + .06 * x):
            chair.windsor(wood('elm'), wood('old oak'), .43, .95)
    top = .76
    decor.branch((-.15, .05, decor.vase('urn', (-.15, .05, top), hard.glaze('#e4dccb', .5, .4), .95)), .6, hard.leaf('#74835f'), 3, 5)
    decor.bowl((.5, -.05, top), wood('walnut'), .17, '#c9823a')
    decor.books((-.75, .1, top), 4, 2, .3)
    decor.picture(.1, 1.65, 1.1, .8, back, 8, '#e9dfcc', ('#8a7a55', '#4f5a4c', '#b9763f'), kind='sea')


def pedestal():
    back = room('#73806f', 'plain', '#73806f', ('planks', 'oak'), (.1, 1.4), back=1.1, mottled=.7)
    table.pedestal(wood('walnut'))
    for x, y, turn in ((-.62, .38, -2.2), (.6, .42, 2.3)):
        with placed(x, y, 0, turn):
            chair.cane_dining(wood('walnut'), cane(), linen('#d8ccb5'))
    decor.bowl((-.14, .06, .737), hard.glaze('#e8e0d0', .3, .4), .15, '#d8b24a')
    flaw.ring((.2, -.2, .7376), .075, '#d9bd95', .6, .02)
    flaw.stain((.2, -.2, .7375), .06, '#d9bd95', .3)
    rug(2.2, 2.0, building.plain_rug('#c7b797'), 0, 0)
    decor.picture(-.1, 1.6, .7, .9, back, 12, '#ece3d2', ('#b8643f', '#d9b36c', '#3f4c42'), 'walnut', kind='blocks')


def marble():
    back = room('#ddd3c6', 'tall panels', '#e2d9cd', ('herringbone', 'pale oak'), (.25, 1.5), back=1.2, sky=.5)
    table.oval_marble(hard.marble('#dfdbd4', '#6f6d6b', .35, 1.1), hard.enamel('#ebe8e2'))
    for x, y, turn in ((-.55, .78, pi - .2), (.5, .8, pi + .15), (-1.25, .15, -pi / 2 - .2)):
        with placed(x, y, 0, turn):
            chair.cane_dining(wood('dark beech'), cane(), linen('#8c5a43'))
    decor.branch((.1, .05, decor.vase('round', (.1, .05, .735), hard.glaze('#2f2c29', .4))), .55, hard.leaf('#7a8a62'), 8, 5)
    decor.bowl((-.42, -.06, .735), hard.glaze('#f0ebe0', .2), .14, '#dcc64a')


def gate():
    back = room(building.sprigged('#e8e0cf', '#a9b19c', '#7a8a9a'), 'dado', '#e4dccb', ('planks', 'old oak'), None, sky=.5, energy=1.1)
    with placed(0, -.05, 0, .3):
        table.gate_leg(wood('old pine', knots=1.2))
    with placed(.55, .38, 0, 2.5):
        chair.windsor(wood('elm'), wood('old oak'))
    decor.branch((-.05, 0, decor.vase('jug', (-.05, 0, .73), hard.glaze('#eae3d4'))), .35, hard.leaf('#8a9a6b'), 2, 4)
    decor.books((.22, -.1, .73), 6, 2, .4)


def teak():
    back = room('#ded6c6', 'plain', None, ('planks', 'pale oak'), (.0, 1.1), back=1.6)
    table.coffee(wood('teak'))
    rug(2.6, 1.9, building.plain_rug('#d2c6ae'), 0, 0)
    with placed(0, 1.0):
        sofa.lounge(2.0, .88, .76, wool('#7d8374', .2), wood('teak'))
    decor.books((-.35, 0, .46), 11, 3, .2)
    decor.bowl((.3, .02, .46), hard.glaze('#b8623c', .3), .14)
    decor.books((.2, 0, .19), 5, 2, -.1)


def nest():
    back = room('#b9b29c', 'plain', '#b9b29c', building.terrazzo('#d5cabb'), (.1, .95), mottled=.7)
    with placed(-.15, .15, 0, .15):
        table.nest(wood('teak'), out=((0, 0), (.2, -.24), (.42, -.46)))
    decor.table_lamp((-.2, .15, .48), hard.glaze('#5a6b63', .3), 'bottle', .85)
    for x, y in ((.27, -.33), (.33, -.25)):
        flaw.ring((x, y, .3905), .034, '#dfc39a', .45, .006)
    decor.potted(.85, .35, 1.2, 3, hard.glaze('#d8cdbb', .7))


def console():
    back = room('#d4d6cc', 'panels', '#d9dbd1', building.tiles('#e0d9cb', '#84807a', .3), (.05, 1.45))
    with placed(0, back - .2):
        table.console(wood('ash'))
        decor.table_lamp((-.42, 0, .81), hard.glaze('#4b5d58', .25), 'urn', .9)
        decor.branch((.36, 0, decor.vase('tall', (.36, 0, .81), hard.glaze('#e4dac8', .5), .75)), .5, hard.leaf('#8d9a6f'), 4, 4)
        decor.books((0, 0, .81), 9, 3, .1)
        decor.bowl((-.3, 0, .17), wood('walnut'), .13)
        decor.books((.15, 0, .17), 2, 4)
    decor.wall_mirror(0, 1.55, .38, back)


def smoked():
    back = room('#c79f7c', 'plain', '#c79f7c', building.terrazzo('#cdbfae', ('#7a4a34', '#4f4a44', '#efe6d8', '#a98b5e')), (-.1, 1.0), back=1.5, mottled=.7)
    rug(2.4, 1.9, building.plain_rug('#e2d6c1'), 0, 0)
    table.smoked_glass()
    with placed(0, 1.0):
        sofa.arc_sofa(wool('#7a4a30', .2))
    decor.vase('round', (.12, .08, .407), hard.glaze('#e9dfcd', .3), .7)
    decor.books((-.14, -.02, .407), 7, 2, .5)


def pictures():
    yield from views('oak-trestle-table', trestle, dict(at=(0, 0, .72), wide=3.4, lens=58, height=1.25, around=-16),
                     dict(at=(.85, -.3, .66), wide=.9, lens=70, height=1.15, around=26, level=False, f_stop=2.8),
                     dict(at=(0, 0, .55), wide=3.0, lens=58, height=1.35, around=38),
                     dict(at=(-.75, 0, .35), wide=1.0, lens=70, height=.7, around=-30, level=False, f_stop=3.2),
                     dict(at=(.1, -.1, .76), wide=.8, lens=75, height=1.3, around=8, level=False, f_stop=3.2))
    yield from views('round-walnut-pedestal-table', pedestal, dict(at=(0, 0, .64), wide=2.35, lens=60, height=1.2),
                     dict(at=(.12, -.15, .72), wide=.75, lens=75, height=1.25, around=12, level=False, f_stop=3.2))
    yield from views('oval-marble-table', marble, dict(at=(0, .1, .7), wide=3.1, lens=60, height=1.2, around=12),
                     dict(at=(.4, -.15, .74), wide=.95, lens=70, height=1.2, around=-22, level=False, f_stop=3.2), mirrored=True)
    yield from views('pine-gate-leg-table', gate, dict(at=(.02, 0, .54), wide=2.25, lens=62, height=1.18),
                     dict(at=(.1, -.2, .62), wide=.9, lens=70, height=1.15, around=24, level=False, f_stop=3.2), mirrored=True)
    yield from views('teak-coffee-table', teak, dict(at=(0, 0, .42), wide=2.35, lens=58, height=1.0, around=-20),
                     dict(at=(-.45, -.15, .36), wide=.9, lens=70, height=.85, around=-30, level=False, f_stop=2.8))
    yield from views('nest-of-three-tables', nest, dict(at=(.1, 0, .42), wide=1.85, lens=62, height=.98),
                     dict(at=(.05, -.1, .42), wide=.85, lens=70, height=.95, around=-26, level=False, f_stop=3.2))
    yield from views('slim-ash-console', console, dict(at=(0, .5, .82), wide=2.45, lens=58, height=1.1),
                     dict(at=(-.3, .35, .78), wide=.8, lens=72, height=1.1, around=24, level=False, f_stop=3.2), mirrored=True)
    yield from views('smoked-glass-coffee-table', smoked, dict(at=(0, 0, .42), wide=1.95, lens=60, height=1.0),
                     dict(at=(.15, -.1, .4), wide=.9, lens=70, height=.9, around=26, level=False, f_stop=3.2))
