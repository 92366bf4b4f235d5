"""What rooms are made of: plaster, paper, brick, tiles, terrazzo, concrete, pile and flat-woven rugs."""
from functools import cache

from surface.graph import Graph, darker, rgb


@cache
def plaster(colour, mottled=0.5, rough=0.92):
    """Rolled paint on plaster, or limewash when strongly mottled."""
    g = Graph('plaster')
    base = rgb(colour)
    point = g.add('TexCoord', out=3)
    cloud = g.noise(point, 1.1, 2.0, 0.6, 0.6)
    strokes = g.noise(g.stretched(point, (1, 1, 2.2)), 5.5, 3.0, 0.65, 0.8)
    shade = g.mix(g.span(cloud, 0.3, 0.7, 0, mottled), base, darker(base, 0.78))
    shade = g.mix(g.span(strokes, 0.35, 0.7, 0, mottled * 0.7), shade, tuple(min(1, c * 1.14) for c in base))
    normal = g.bump(g.noise(point, 190, 1.0), 0.12, 0.001)
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=rough, Specular=0.15, Normal=normal), base)


@cache
def stripes(first, second, pitch=0.11, share=0.5):
    """Striped wallpaper."""
    g = Graph('stripes')
    parts = g.add('SeparateXYZ', Vector=g.add('TexCoord', out=3))
    band = g.math('LESS_THAN', g.math('FRACT', g.math('MULTIPLY', parts, 1 / pitch)), share)
    return g.finish(g.add('BsdfPrincipled', Base_Color=g.mix(band, rgb(first), rgb(second)), Roughness=0.8, Specular=0.2), rgb(first))


@cache
def sprigged(ground, leaf_, flower, pitch=0.17):
    """Block-printed wallpaper: a leaf of four lobes and a dot, in staggered rows."""
    g = Graph('sprigged')
    parts = g.add('SeparateXYZ', Vector=g.add('TexCoord', out=3)).node.outputs
    row = g.math('FLOOR', g.math('MULTIPLY', parts[2], 1 / pitch))
    u = g.math('SUBTRACT', g.math('FRACT', g.math('ADD', g.math('MULTIPLY', parts[0], 1 / pitch),
                                                 g.math('MULTIPLY', row, 0.5))), 0.5)
    v = g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', parts[2], 1 / pitch)), 0.5)
    radius = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', u, u), g.math('MULTIPLY', v, v)))
    angle = g.math('ARCTAN2', v, u)
    lobes = g.math('ADD', 0.2, g.math('MULTIPLY', g.math('COSINE', g.math('MULTIPLY', angle, 6.0)), 0.13))
    shade = g.mix(g.math('LESS_THAN', radius, lobes), rgb(ground), rgb(leaf_))
    shade = g.mix(g.math('LESS_THAN', radius, 0.075), shade, rgb(flower))
    ring = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', radius, 0.44)), 0.012)
    shade = g.mix(ring, shade, rgb(leaf_))
    ink = g.noise(g.add('TexCoord', out=3), 30, 4.0)
    shade = g.mix(g.span(ink, 0.35, 0.65, 0, 0.25), shade, rgb(ground))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=0.85, Specular=0.15), rgb(ground))


@cache
def brick(colour, joint, painted=False):
    g = Graph('brick')
    flat = g.add('Mapping', Vector=g.add('TexCoord', out=3), Rotation=(-1.5708, 0, 0))
    texture = g.add('TexBrick', Vector=flat, Scale=1.0, Brick_Width=0.23, Row_Height=0.075, Mortar_Size=0.006,
                    Mortar_Smooth=0.4, Color1=darker(rgb(colour), 0.85), Color2=rgb(colour), Mortar=rgb(joint))
    rough = g.noise(g.add('TexCoord', out=3), 60, 5.0, 0.6)
    shade = g.mix(g.span(rough, 0.3, 0.7, 0, 0.2 if painted else 0.55), texture, darker(rgb(colour), 0.6))
    height = g.math('ADD', g.math('MULTIPLY', texture.node.outputs[1], -1.0), g.math('MULTIPLY', rough, 0.35))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=0.9, Specular=0.15,
                          Normal=g.bump(height, 0.7, 0.008)), rgb(colour))


@cache
def tiles(first, second, size=0.3, gloss=0.3):
    """A chequered stone floor with thin joints."""
    g = Graph('tiles')
    turned = g.add('Mapping', Vector=g.add('TexCoord', out=3), Rotation=(0, 0, 0.7854))
    check = g.add('TexChecker', Vector=turned, Scale=1 / size, Color1=rgb(first), Color2=rgb(second))
    cloud = g.noise(turned, 6, 5.0, 0.6, 1.0)
    shade = g.mix(g.span(cloud, 0.4, 0.7, 0, 0.4), check, rgb('#8d8579'))
    parts = g.add('SeparateXYZ', Vector=turned).node.outputs

    def seam(value):
        return g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math(
            'ADD', g.math('MULTIPLY', value, 1 / size), 0.5)), 0.5)), 0.006)

    shade = g.mix(g.math('MAXIMUM', seam(parts[0]), seam(parts[1])), shade, rgb('#6d655a'))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=g.span(cloud, .3, .7, gloss, gloss + .15)), rgb(first))


@cache
def terrazzo(ground='#d9d0c3', chips=('#b0623f', '#7c8471', '#f1ece2', '#55504a')):
    g = Graph('terrazzo')
    point = g.add('TexCoord', out=3)
    bent = g.vector('ADD', point, g.vector('MULTIPLY', g.add('TexNoise', out=1, Vector=point, Scale=40.0), (.02,) * 3))
    cells = g.add('TexVoronoi', {'feature': 'F1'}, Vector=bent, Scale=42.0)
    edge = g.add('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=bent, Scale=42.0)
    pick = g.add('SeparateColor', Color=cells.node.outputs[1])
    stone = g.ramp(pick, [(0.0, rgb(chips[0])), (0.18, rgb(chips[1])), (0.4, rgb(chips[2])), (0.8, rgb(chips[3]))], 'CONSTANT')
    inside = g.math('MULTIPLY', g.span(edge, 0.09, 0.11), g.math('LESS_THAN', pick.node.outputs[1], 0.55))
    return g.finish(g.add('BsdfPrincipled', Base_Color=g.mix(inside, rgb(ground), stone), Roughness=0.28), rgb(ground))


@cache
def concrete(colour='#a39c92'):
    g = Graph('concrete')
    base = rgb(colour)
    point = g.add('TexCoord', out=3)
    cloud, fine = g.noise(point, 1.6, 8.0, 0.65, 0.4), g.noise(point, 60, 4.0)
    shade = g.mix(g.span(cloud, 0.35, 0.68), darker(base, 0.72), darker(base, 1.12))
    shade = g.mix(g.span(fine, 0.3, 0.7, 0, 0.15), shade, darker(base, 0.6))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=g.span(cloud, .3, .7, .35, .6),
                          Normal=g.bump(fine, 0.1, 0.001)), base)


def _pile(g, height=0.006):
    point = g.add('TexCoord', out=3)
    tufts = g.noise(point, 260, 1.0)
    wear = g.noise(point, 3.5, 3.0)
    return point, tufts, wear, g.bump(tufts, 0.8, height)


@cache
def plain_rug(colour, ribbed=0.0):
    """Wool pile, or flat-woven jute when ribbed."""
    g = Graph('plain rug')
    base = rgb(colour)
    point, tufts, wear, normal = _pile(g)
    shade = g.mix(g.span(tufts, 0.3, 0.7), darker(base, 0.66), darker(base, 1.12))
    shade = g.mix(g.span(wear, 0.35, 0.65, 0, 0.25), shade, darker(base, 0.75))
    if ribbed:
        parts = g.add('SeparateXYZ', Vector=point).node.outputs
        rib = g.math('SINE', g.math('MULTIPLY', parts[1], 6.28 / ribbed))
        normal = g.bump(rib, 0.6, 0.006, normal)
        shade = g.mix(g.span(rib, -1, 0.2, 0.45, 0), shade, darker(base, 0.5))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=1.0, Specular=0.05, Sheen=0.3, Normal=normal), base)


@cache
def knotted_rug(width, depth, field, border, figure, accent):
    """A hand-knotted rug, faded unevenly: field with lozenge figures, guard lines and a figured border."""
    g = Graph('knotted rug')
    point, tufts, wear, normal = _pile(g, 0.004)
    parts = g.add('SeparateXYZ', Vector=g.vector('ADD', point, g.vector(
        'MULTIPLY', g.add('TexNoise', out=1, Vector=point, Scale=9.0), (0.012,) * 3))).node.outputs
    ax, ay = g.math('ABSOLUTE', parts[0]), g.math('ABSOLUTE', parts[1])
    rim = g.math('MINIMUM', g.math('SUBTRACT', width / 2, ax), g.math('SUBTRACT', depth / 2, ay))

    def lattice(pitch, size, second):
        u = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', ax, 1 / pitch)), 0.5))
        v = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', ay, 1 / pitch)), 0.5))
        both = g.math('ADD', u, v)
        ripple = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', u, 38.0)), 0.03)
        return g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('ADD', both, ripple), size)), second)

    inner = g.mix(lattice(0.3, 0.36, 0.05), rgb(field), rgb(figure))
    inner = g.mix(lattice(0.3, 0.1, 0.07), inner, rgb(accent))
    medal = g.math('ADD', g.math('MULTIPLY', ax, 1 / (width * 0.24)), g.math('MULTIPLY', ay, 1 / (depth * 0.3)))
    inner = g.mix(g.math('LESS_THAN', medal, 1.0), inner, g.mix(lattice(0.15, 0.3, 0.08), rgb(border), rgb(accent)))
    inner = g.mix(g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', medal, 1.0)), 0.06), inner, rgb(figure))
    edge = g.mix(lattice(0.13, 0.25, 0.11), rgb(border), rgb(figure))
    shade = g.mix(g.math('LESS_THAN', rim, 0.26), inner, edge)
    for at, line in ((0.26, figure), (0.23, accent), (0.06, figure), (0.03, field)):
        shade = g.mix(g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', rim, at)), 0.011), shade, rgb(line))
    shade = g.mix(g.span(wear, 0.35, 0.7, 0.05, 0.5), shade, rgb('#b9aa94'))
    shade = g.mix(g.span(tufts, 0.3, 0.7, 0.35, 0), shade, darker(rgb(border), 0.5))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=1.0, Specular=0.05, Sheen=0.25, Normal=normal), rgb(field))


@cache
def striped_rug(first, second, pitch=0.32, share=0.25):
    """A flat weave with cross stripes, or lozenges in the Berber manner with a small share."""
    g = Graph('striped rug')
    point, tufts, wear, normal = _pile(g, 0.008)
    parts = g.add('SeparateXYZ', Vector=g.vector('ADD', point, g.vector(
        'MULTIPLY', g.add('TexNoise', out=1, Vector=point, Scale=5.0), (0.03,) * 3))).node.outputs
    u = g.math('ADD', g.math('MULTIPLY', parts[0], 1 / pitch), g.math('MULTIPLY', parts[1], 0.8 / pitch))
    v = g.math('SUBTRACT', g.math('MULTIPLY', parts[0], 1 / pitch), g.math('MULTIPLY', parts[1], 0.8 / pitch))
    line = g.math('MINIMUM', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', u), 0.5)),
                  g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', v), 0.5)))
    shade = g.mix(g.span(line, share * 0.2, share * 0.26), rgb(second), rgb(first))
    shade = g.mix(g.span(tufts, 0.3, 0.7, 0.4, 0), shade, darker(rgb(first), 0.4))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=1.0, Specular=0.05, Sheen=0.4, Normal=normal), rgb(first))
