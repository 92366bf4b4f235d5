"""Paints, metals, glass, stone, glaze and paper."""
from functools import cache

from surface.graph import Graph, darker, rgb


@cache
def paint(colour, gloss=0.45, brushed=0.4, worn=None):
    """Painted wood with the brush's lines along the board; `worn` is what shows where the paint has rubbed through."""
    g = Graph('paint')
    base = rgb(colour)
    point = g.object_point()
    lines = g.noise(g.stretched(point, (4, 160, 160)), 1.0, 2.0)
    uneven = g.noise(point, 6.0, 3.0)
    shade = g.mix(g.span(uneven, 0.3, 0.7, 0, 0.5), base, darker(base, 0.88))
    if worn:
        shade = g.mix(g.span(g.noise(point, 11.0, 7.0, 0.72), 0.655, 0.69), shade, rgb(worn))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=gloss, Specular=0.4,
                          Normal=g.bump(lines, brushed * 0.5, 0.0008)), base)


@cache
def metal(colour='#c9a052', roughness=0.25, dull=0.25):
    """Brass, steel, iron: polished with a few dull patches."""
    g = Graph('metal')
    patch = g.noise(g.object_point(), 30, 3.0)
    return g.finish(g.add('BsdfPrincipled', Base_Color=rgb(colour), Metallic=1.0,
                          Roughness=g.span(patch, 0.35, 0.7, roughness, roughness + dull)))


BRASS, DULL_BRASS, STEEL, NICKEL = '#c8a15a', '#a98850', '#8c8a86', '#c9c4ba'


@cache
def enamel(colour, rust=0.0):
    """Baked enamel on sheet steel, chipped to rust near the floor."""
    g = Graph('enamel')
    base = rgb(colour)
    point = g.object_point()
    patches = g.noise(point, 9, 4.0, 0.65)
    shade = g.mix(g.span(patches, 0.35, 0.7, 0, 0.5), base, darker(base, 0.75))
    rough = 0.38
    if rust:
        height = g.add('SeparateXYZ', Vector=g.add('NewGeometry'), out=2)
        eaten = g.math('SUBTRACT', g.noise(point, 38, 6.0, 0.7), g.span(height, 0.0, 1.6, -0.03, 0.19 / rust))
        amount = g.span(eaten, 0.48, 0.54)
        shade = g.mix(amount, shade, g.mix(g.noise(point, 120, 2.0), rgb('#5b3018'), rgb('#92552b')))
        rough = g.span(amount, 0, 1, 0.36, 0.95)
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=rough, Specular=0.5,
                          Normal=g.bump(g.noise(point, 5, 2.0), 0.25, 0.01)), base)


@cache
def glaze(colour='#e9e3d6', gloss=0.25, speckle=0.0):
    """Pottery."""
    g = Graph('glaze')
    base = rgb(colour)
    point = g.object_point()
    shade = g.mix(g.span(g.noise(point, 9, 3.0), 0.3, 0.7), darker(base, 0.86), base)
    if speckle:
        shade = g.mix(g.span(g.noise(point, 170, 1.0), 0.66, 0.72, 0, speckle), shade, darker(base, 0.3))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=gloss, Specular=0.5,
                          Normal=g.bump(g.noise(point, 40, 3.0), 0.08, 0.002)), base)


@cache
def glass(tint='#ffffff', smoke=0.0):
    """Thin glass: mostly clear, mirror-like at a slant; `smoke` darkens what is behind it."""
    g = Graph('glass')
    clear = g.add('BsdfTransparent', Color=darker(rgb(tint), 1 - smoke))
    shine = g.add('BsdfGlossy', Color=(1, 1, 1), Roughness=0.02)
    return g.finish(g.add('MixShader', In_0=g.math('MULTIPLY', g.add('Fresnel', IOR=1.5), 0.5), In_1=clear, In_2=shine))


@cache
def mirror(foxed=0.0):
    """Silvered glass; `foxed` clouds it with age."""
    g = Graph('mirror')
    spots = g.noise(g.object_point(), 14, 5.0, 0.65)
    shade = g.mix(g.span(spots, 0.56, 0.7, 0, foxed), (0.86, 0.87, 0.86), (0.2, 0.16, 0.12))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Metallic=1.0, Roughness=0.03))


@cache
def marble(light='#e8e4dd', vein='#7d7b78', gloss=0.3, scale=1.0):
    """Honed stone with branching veins."""
    g = Graph('marble')
    point = g.object_point()
    warp = g.vector('MULTIPLY', g.add('TexNoise', out=1, Vector=point, Scale=2.2 * scale, Detail=5.0), (0.55,) * 3)
    bent = g.vector('ADD', point, warp)
    veins = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(bent, 2.6 * scale, 4.0, 0.5), 0.5))
    thin = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(bent, 6.5 * scale, 4.0, 0.5), 0.5))
    cloud = g.noise(bent, 3.0, 3.0)
    shade = g.mix(g.span(cloud, 0.35, 0.7, 0, 0.3), rgb(light), rgb(vein))
    shade = g.mix(g.span(thin, 0, 0.02, 0.4, 0), shade, rgb(vein))
    shade = g.mix(g.span(veins, 0, 0.03, 0.85, 0), shade, rgb(vein))
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=gloss, Specular=0.45), rgb(light))


@cache
def matt(colour, rough=0.85):
    g = Graph('matt')
    base = rgb(colour)
    tone = g.noise(g.object_point(), 25, 3.0)
    return g.finish(g.add('BsdfPrincipled', Base_Color=g.mix(g.span(tone, .3, .7), darker(base, .88), base),
                          Roughness=rough, Specular=0.2), base)


@cache
def glow(colour, strength):
    g = Graph('glow')
    # Too weak to light the room: not worth a ray of its own.
    g.material.cycles.sample_as_light = False
    return g.finish(g.add('Emission', Color=rgb(colour), Strength=strength))


@cache
def leaf(colour='#3f5a33'):
    """A leaf: waxy in front, with light coming through."""
    g = Graph('leaf')
    base = rgb(colour)
    luck = g.add('ObjectInfo', out=5)
    tone = g.add('HueSaturation', Hue=g.span(luck, 0, 1, 0.485, 0.515), Saturation=1.0,
                 Value=g.span(luck, 0, 1, 0.75, 1.25), Fac=1.0,
                 Color=g.mix(g.span(g.noise(g.object_point(), 20, 2.0), .3, .7), darker(base, .7), base))
    front = g.add('BsdfPrincipled', Base_Color=tone, Roughness=0.42, Specular=0.4)
    return g.finish(g.add('MixShader', In_0=0.22, In_1=front, In_2=g.add('BsdfTranslucent', Color=tone)))
