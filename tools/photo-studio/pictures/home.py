"""The home page's photographs: the first screen, three sets, six categories."""
from camera import aim
from cloth import pillow
import decor
from furniture import chair, sofa, table
from pictures import beds, chairs, cupboards, dressing_tables, sofas, tables
from pictures.picture import Picture
from pictures.setting import room
from room.walls import rug
from shape import placed
from surface import building, hard
from surface.fabric import linen, wool
from surface.wood import wood


def _sitting(wall, cloth, second, floor, style='plain', trim=None):
    back = room(wall, style, trim, floor, (.9, 1.55), back=1.0, left=-2.9, mottled=.6, sky=.48, leaves=style == 'plain')
    sofa.lounge(2.1, .9, .8, cloth, wood('walnut'))
    pillow(.5, .48, linen('#b8713a'), (-.66, .0, .67), .36, -.2, seed=0)
    pillow(.46, .46, linen('#7d8a74'), (.64, -.02, .66), .4, .15, seed=1)
    rug(3.4, 2.3, building.knotted_rug(3.4, 2.3, '#9a5340', '#33404c', '#dccbaa', '#b98f56'), .1, -.9, fringe='#d9cdb4')
    with placed(.05, -1.05):
        table.coffee(wood('walnut'), 1.3, .5, .42)
        decor.books((-.3, 0, .42), 11, 3, .2)
        decor.bowl((.25, .02, .42), hard.glaze('#e9e0d0', .3, .4), .14, '#c9823a')
    with placed(-1.36, -.72, 0, .95):
        chair.lounge(wood('walnut'), second)
    high = decor.side_table(1.42, .1, wood('walnut'), .52)
    decor.table_lamp((1.42, .1, high), hard.glaze('#b8623c', .35), 'round', 1.15, 1.3)
    decor.potted(-1.5, .55, 1.8, 3)
    decor.picture(-.34, 1.66, .6, .78, back, 3, '#efe7d8', ('#b8643f', '#54655a', '#d9b36c'), kind='hills')
    decor.picture(.38, 1.66, .6, .78, back, 8, '#ece2cf', ('#3f4c52', '#c58a4e', '#a9b09c'), kind='leaves')


def hero():
    _sitting('#cf9f80', linen('#ddd2bd', 1.1), wool('#2c4a35', .2), ('planks', 'oak'), 'plain', '#cf9f80')
    aim((-.14, -.1, 1.06), 4.1, 50, 1.1)


def set_sofa():
    _sitting('#a9b09c', wool('#b98a5a', .18), wool('#5b6c7c', .2), ('herringbone', 'oak'), 'panels', '#adb4a0')
    aim((-.15, -.1, .82), 4.3, 52, 1.1, around=8)


def framed(scene, **words):
    def build():
        scene()
        aim(**words)
    return Picture(build)


def pictures():
    yield 'hero', Picture(hero, 0.8)
    yield 'set-sofa', Picture(set_sofa)
    yield 'set-bed', framed(beds.platform, at=(0, 0, .8), wide=3.3, lens=50, height=1.2)
    yield 'set-dressing-table', framed(dressing_tables.walnut, at=(.05, .4, .68), wide=2.25, lens=62, height=1.1, around=10)
    yield 'category-bed', framed(beds.channel, at=(0, .2, .82), wide=3.1, lens=55, height=1.2)
    yield 'category-sofa', framed(sofas.chesterfield, at=(.1, 0, .62), wide=2.5, lens=60, height=1.0, around=-18)
    yield 'category-dressing-table', framed(dressing_tables.deco, at=(0, .45, .74), wide=2.45, lens=62, height=1.1)
    yield 'category-table', framed(tables.pedestal, at=(0, 0, .6), wide=2.1, lens=62, height=1.2, around=-14)
    yield 'category-cupboard', framed(cupboards.sideboard, at=(.0, .45, .9), wide=2.5, lens=60, height=1.1, around=12)
    yield 'category-chair', framed(chairs.wing, at=(.05, 0, .6), wide=1.9, lens=65, height=1.0, around=-10)
