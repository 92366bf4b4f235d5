"""The cupboards' photographs."""
import decor
import flaw
from furniture import chair, cupboard
from pictures.picture import views
from pictures.setting import room
from room.walls import rug
from shape import placed, tube
from surface import building, hard
from surface.fabric import cane, linen
from surface.wood import wood


def sideboard():
    back = room('#d8cfbf', 'plain', None, ('planks', 'oak'), (.45, 1.45), mottled=.6)
    with placed(0, back - .26):
        cupboard.sideboard(wood('walnut'))
        decor.table_lamp((-.72, .02, .76), hard.glaze('#b8623c', .35), 'round', 1.1)
        decor.branch((.7, .0, decor.vase('tall', (.7, .0, .76), hard.glaze('#ece4d5', .5, .3))), .55, hard.leaf('#7a8a62'), 4, 4)
        decor.books((-.2, .0, .76), 6, 3, .1)
        flaw.scratch((.1, -.15, .7606), (.3, -.11, .7606))
    decor.picture(.02, 1.55, .78, .98, back, 17, '#ece3d2', ('#b8643f', '#d8a95e', '#54655a'), 'walnut', kind='hills')
    rug(2.3, 1.3, building.plain_rug('#c3b394'), 0, -.7)
    with placed(1.45, -.1, 0, -.7):
        chair.lounge(wood('walnut'), linen('#8d9a86'))


def armoire():
    back = room('#e3d8c6', 'plain', '#efe9dc', ('planks', 'old oak'), (.35, 1.35), mottled=.6, hour='morning')
    with placed(0, back - .3):
        cupboard.armoire(hard.paint('#7f95a1', .5, .5, worn='#8a6a4a'))
    with placed(-1.0, .25, 0, .5):
        chair.windsor(wood('elm'), wood('old oak'))
    rug(1.9, 1.2, building.knotted_rug(1.9, 1.2, '#9c5a48', '#3d4c58', '#dccdb0', '#b9915a'), 0, -.55, fringe='#d9cdb4')
    decor.potted(1.0, .3, 1.3, 6, hard.glaze('#c9b08c', .8), 'olive')


def bookcase():
    back = room('#5c6a5c', 'panels', '#5f6d5f', ('herringbone', 'old oak'), (.5, 1.4), energy=1.3, sky=.5)
    with placed(0, back - .22):
        cupboard.bookcase(wood('old oak'))
        tube([(-.47, -.21, .70), (-.43, -.21, .76), (-.40, -.21, .79), (-.385, -.21, .86)], .0009, hard.glaze('#ffffff', .1), smooth_steps=3)
    with placed(1.02, .1, 0, -.6):
        chair.lounge(wood('walnut'), linen('#b98a4a'))
    decor.floor_lamp(-.95, .3, 1.55, '#a9843f', 1.3)
    rug(2.2, 1.4, building.knotted_rug(2.2, 1.4, '#7d3a30', '#27324a', '#d9c7a0', '#b58a50'), .1, -.5, fringe='#d9cdb4')


def tallboy():
    back = room(building.stripes('#cfc7b0', '#c3baa1', .09), 'plain', '#ece5d6', ('planks', 'mahogany'), None, sky=.45, energy=1.1)
    with placed(0, back - .3):
        cupboard.tallboy(wood('mahogany'))
        decor.table_lamp((-.25, .02, 1.22), hard.metal(hard.BRASS, .25), 'urn', .8, 1.3)
        decor.vase('bottle', (.2, .0, 1.22), hard.glaze('#7f95a1', .2), .8)
        decor.books((.32, 0, 1.22), 8, 2, .2)
    decor.picture(.08, 1.85, .5, .6, back, 11, '#c9bd9d', ('#5f6b52', '#3d4436', '#8c6f47'), 'gilt', 0, kind='sea')
    rug(1.9, 1.2, building.knotted_rug(1.9, 1.2, '#7a3d33', '#2c3644', '#d6c6a4', '#b08a50'), 0, -.55, fringe='#d9cdb4')


def apothecary():
    back = room('#e6dccb', 'boards', '#8f9a94', ('planks', 'oak'), (.3, 1.5))
    with placed(0, back - .22):
        cupboard.apothecary(wood('old pine', knots=.9))
        decor.vase('bottle', (-.4, 0, .86), hard.glaze('#46584a', .15), .95)
        decor.vase('jug', (-.22, .02, .86), hard.glaze('#e9e2d2', .4, .5), .9)
        decor.branch((.38, 0, decor.vase('round', (.38, 0, .86), hard.glaze('#b98a5a', .6))), .5, hard.leaf('#8d8a5a'), 6, 4)
        decor.books((.02, 0, .86), 3, 3, .2)
    decor.picture(-.05, 1.62, .52, .66, back, 6, '#efe6d2', ('#7a8a5a', '#b9763f', '#4c4a3a'), kind='leaves')


def hutch():
    back = room('#ebe4d6', 'plain', '#f0eadd', building.tiles('#d8cdb9', '#b0643f', .3), (.3, 1.3), sky=.5)
    with placed(0, back - .26):
        cupboard.hutch(hard.paint('#93a086', .5, .5, worn='#b08a5a'), wood('pine', knots=.9), knobs=wood('pine'))
    with placed(-1.02, .15, 0, .5):
        chair.windsor(wood('elm'), wood('ash'))
    decor.potted(1.02, .3, 1.1, 9, hard.glaze('#b0643f', .9), 'olive')


def bar():
    back = room('#38454a', 'plain', '#38454a', ('herringbone', 'old oak'), (.25, 1.5), mottled=.8, energy=1.5, sky=.6)
    with placed(0, back - .26):
        cupboard.bar_cabinet(wood('black ash'), cane('#cfa76c'))
        decor.bowl((-.2, 0, 1.37), hard.metal(hard.BRASS, .25), .13)
        decor.vase('bottle', (.1, .02, 1.37), hard.glaze('#2f4a3a', .1))
        decor.vase('bottle', (.22, -.04, 1.37), hard.glaze('#7a4a20', .1), .85)
        decor.vase('tall', (.32, .05, 1.37), hard.glass('#d8e0d8', .2), .6)
    decor.floor_lamp(-.8, .3, 1.6, '#b48a4a', 1.5)
    decor.potted(.85, .35, 1.1, 4, hard.glaze('#c9b9a2', .6), 'palm')
    rug(2, 1.3, building.striped_rug('#d9ccb5', '#3a3a38', .34, .2), 0, -.55)


def locker():
    back = room(building.brick('#d9d2c6', '#c9c0b2', True), 'plain', '#3b3a37', building.concrete('#9c958b'), (.45, 1.3), sky=.45)
    with placed(0, back - .27):
        cupboard.locker(hard.enamel('#75907a', rust=1.0))
    decor.potted(1.0, .3, 1.3, 2, hard.enamel('#2f3336'), 'fig')
    with placed(-1.0, .2, 0, .5):
        chair.stool(wood('oak'), hard.metal('#2b2a28', .4), .17, .6, .035)


def pictures():
    yield from views('walnut-sideboard', sideboard, dict(at=(.05, .45, .92), wide=3.1, lens=55, height=1.08),
                     dict(at=(.2, .4, .72), wide=.75, lens=75, height=1.15, around=-24, level=False, f_stop=3.2),
                     dict(at=(0, .4, .7), wide=2.9, lens=58, height=1.2, around=24),
                     dict(at=(-.55, .35, .45), wide=.8, lens=72, height=.9, around=-18, level=False, f_stop=3.2),
                     dict(at=(-.85, .3, .15), wide=.6, lens=75, height=.5, around=-28, level=False, f_stop=3.2), mirrored=True)
    yield from views('painted-armoire', armoire, dict(at=(0, .4, .98), wide=3.1, lens=55, height=1.1, around=8),
                     dict(at=(.1, .2, .85), wide=.85, lens=70, height=1.2, around=22, level=False, f_stop=2.8), mirrored=True)
    yield from views('glazed-oak-bookcase', bookcase, dict(at=(.05, .45, .94), wide=3.05, lens=55, height=1.1),
                     dict(at=(-.3, .3, .82), wide=.6, lens=75, height=1.05, around=16, level=False, f_stop=3.2))
    yield from views('mahogany-tallboy', tallboy, dict(at=(0, .45, .8), wide=2.55, lens=58, height=1.08, around=8),
                     dict(at=(-.1, .25, .95), wide=.8, lens=72, height=1.2, around=24, level=False, f_stop=3.2))
    yield from views('apothecary-chest', apothecary, dict(at=(0, .5, .72), wide=2.45, lens=58, height=1.08),
                     dict(at=(-.2, .35, .55), wide=.7, lens=75, height=.95, around=24, level=False, f_stop=2.8))
    yield from views('sage-kitchen-hutch', hutch, dict(at=(0, .45, .96), wide=3.05, lens=55, height=1.1),
                     dict(at=(.2, .25, .8), wide=.8, lens=70, height=1.2, around=-22, level=False, f_stop=2.8), mirrored=True)
    yield from views('cane-front-bar-cabinet', bar, dict(at=(0, .45, .8), wide=2.65, lens=58, height=1.08),
                     dict(at=(.15, .25, .75), wide=.8, lens=72, height=1.05, around=-24, level=False, f_stop=3.2))
    yield from views('factory-steel-locker', locker, dict(at=(0, .45, .93), wide=2.95, lens=55, height=1.1, around=-8),
                     dict(at=(-.1, .25, 1.2), wide=.85, lens=72, height=1.3, around=22, level=False, f_stop=3.2), mirrored=True)
