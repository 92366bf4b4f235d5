"""Cloths and hides. Colours are the card's; nap, weave and wear are drawn from noise in the body's own metres."""
from functools import cache

from surface.graph import Graph, darker, rgb


@cache
def linen(colour, coarse=1.0, by='#ffffff'):
    """A plain weave of uneven threads: linen, cotton, canvas."""
    g = Graph('linen')
    base = rgb(colour)
    point = g.object_point()
    warp = g.noise(g.stretched(point, (60, 900 / coarse, 900 / coarse)), 1.0, 2.0)
    weft = g.noise(g.stretched(point, (900 / coarse, 60, 60)), 1.0, 2.0)
    weave = g.math('ADD', warp, weft)
    worn = g.noise(point, 5.0, 3.0)
    shade = g.mix(g.span(weave, 0.75, 1.25), darker(base, 0.72), darker(base, 1.12))
    shade = g.mix(g.span(worn, 0.3, 0.7, 0, 0.16), shade, darker(base, 0.7))
    folds = g.noise(point, 14.0, 3.0, 0.55, 0.6)
    normal = g.bump(weave, 0.5, 0.0016, g.bump(folds, 0.35, 0.008))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=0.9, Specular=0.15, Sheen=0.35, Normal=normal), base)


@cache
def wool(colour, fleck=0.25):
    """Felt or tweed: short matt fibres in neighbouring shades."""
    g = Graph('wool')
    base = rgb(colour)
    point = g.object_point()
    fine, middle = g.noise(point, 520, 2.0), g.noise(point, 170, 2.0)
    shade = g.mix(g.span(fine, 0.3, 0.7), darker(base, 1 - fleck * 1.3), darker(base, 1 + fleck))
    shade = g.mix(g.span(middle, 0.35, 0.65, 0, 0.5), shade, darker(base, 1 - fleck))
    soft = g.noise(point, 9.0, 3.0)
    normal = g.bump(fine, 0.6, 0.0018, g.bump(soft, 0.25, 0.01))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=1.0, Specular=0.08, Sheen=0.6, Normal=normal), base)


@cache
def velvet(colour):
    """A cut pile: dark where one looks into it, bright at the edges, with brushed patches."""
    g = Graph('velvet')
    base = rgb(colour)
    point = g.object_point()
    brushed = g.noise(g.stretched(point, (5, 5, 7)), 1.0, 4.0, 0.6, 1.2)
    pile = g.noise(point, 900, 1.0)
    normal = g.bump(brushed, 0.35, 0.012, g.bump(pile, 0.35, 0.0008))
    rim = g.add('LayerWeight', Blend=0.42, Normal=normal, out=1)
    dark = g.mix(g.span(brushed, 0.32, 0.68), darker(base, 0.62), darker(base, 1.05))
    light = tuple(min(1, part * 1.7 + 0.035) for part in base)
    colour_ = g.mix(g.math('POWER', rim, 1.6), dark, light)
    return g.finish(g.add('BsdfPrincipled', Base_Color=colour_, Roughness=0.72, Specular=0.12, Sheen=1.0,
                          Sheen_Tint=0.7, Normal=normal), base)


@cache
def boucle(colour):
    """Looped yarn: little soft knobs of about seven millimetres."""
    g = Graph('boucle')
    base = rgb(colour)
    point = g.object_point()
    bent = g.vector('ADD', point, g.vector('MULTIPLY', g.add('TexNoise', out=1, Vector=point, Scale=150.0), (.009,) * 3))
    knobs = g.add('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=bent, Scale=150.0, Smoothness=0.5)
    yarn = g.noise(point, 800, 1.0)
    shade = g.ramp(knobs, [(0.0, darker(base, 1.05)), (0.45, darker(base, 0.98)), (0.9, darker(base, 0.72))])
    height = g.math('ADD', g.math('MULTIPLY', knobs, -1.0), g.math('MULTIPLY', yarn, 0.2))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=1.0, Specular=0.08, Sheen=0.6,
                          Normal=g.bump(height, 0.9, 0.006)), base)


@cache
def leather(colour, scratches=0.0):
    """Grained hide, paler where it creases and shines from use."""
    g = Graph('leather')
    base = rgb(colour)
    point = g.object_point()
    pebble = g.add('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=point, Scale=420.0, Smoothness=0.4)
    crease = g.noise(point, 11.0, 5.0, 0.6, 1.5)
    patch = g.noise(point, 4.0, 3.0)
    lines = g.math('ABSOLUTE', g.math('SUBTRACT', crease, 0.5))
    shade = g.mix(g.span(patch, 0.3, 0.72), darker(base, 0.62), darker(base, 1.15))
    shade = g.mix(g.span(lines, 0.0, 0.025, 0.35, 0), shade, darker(base, 1.5))
    height = g.math('ADD', g.math('MULTIPLY', pebble, 0.3), g.span(lines, 0, 0.05, 0, 1.0))
    normal = g.bump(height, 0.35, 0.0025)
    if scratches:
        marks = g.noise(g.stretched(point, (25, 260, 25)), 1.0, 1.0)
        shade = g.mix(g.span(marks, 0.68, 0.73, 0, scratches), shade, darker(base, 2.0))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=g.span(patch, 0.3, 0.7, 0.34, 0.5), Specular=0.45,
                          Normal=normal), base)


@cache
def sheer(colour='#f4efe6', through=0.45):
    """Curtain cloth that lets light through."""
    g = Graph('sheer')
    base = rgb(colour)
    weave = g.noise(g.object_point(), 700, 1.0)
    front = g.add('BsdfDiffuse', Color=g.mix(g.span(weave, .3, .7), darker(base, .85), base))
    behind = g.add('BsdfTranslucent', Color=base)
    return g.finish(g.add('MixShader', In_0=through, In_1=front, In_2=behind))


@cache
def cane(colour='#cfa76c', pitch=0.0125, along='XZ'):
    """Woven cane: pairs of strands both ways and crossing slants, with real holes. Drawn in the sheet's own plane."""
    g = Graph('cane')
    parts = g.add('SeparateXYZ', Vector=g.vector('SCALE', g.add('TexCoord', out=3)))
    parts.node.inputs[0].links[0].from_node.inputs['Scale'].default_value = 1 / pitch
    outputs = parts.node.outputs
    first, second = outputs['XYZ'.index(along[0])], outputs['XYZ'.index(along[1])]

    def near(value, centre, width):
        return g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', value), centre)), width)

    strands = [near(first, 0.3, 0.085), near(first, 0.7, 0.085), near(second, 0.3, 0.085), near(second, 0.7, 0.085),
               near(g.math('ADD', first, second), 0.5, 0.1), near(g.math('SUBTRACT', first, second), 0.5, 0.1)]
    solid = strands[0]
    for strand in strands[1:]:
        solid = g.math('MAXIMUM', solid, strand)
    tone = g.noise(g.object_point(), 60, 2.0)
    base = rgb(colour)
    straw = g.add('BsdfPrincipled', Base_Color=g.mix(g.span(tone, .3, .7), darker(base, .75), darker(base, 1.1)),
                  Roughness=0.45, Specular=0.4)
    return g.finish(g.add('MixShader', In_0=solid, In_1=g.add('BsdfTransparent'), In_2=straw))
