"""Honest flaws, laid a hair above the surface: scratches, rings, stains, chips, cracks."""
from functools import cache
from math import cos, pi, sin

from shape import sheet, tube, wobble
from surface.graph import Graph, rgb


@cache
def trace(colour, strength=0.5, broken=0.5, scale=60.0):
    """A thin, uneven film of colour."""
    g = Graph('surface trace')
    patch = g.noise(g.object_point(), scale, 4.0)
    amount = g.span(patch, 0.5 - 0.3 * broken, 0.75 - 0.3 * broken, 0, strength)
    film = g.add('BsdfPrincipled', Base_Color=rgb(colour), Roughness=0.7, Specular=0.2)
    return g.finish(g.add('MixShader', In_0=amount, In_1=g.add('BsdfTransparent'), In_2=film))


def ring(at, radius, colour='#e9dcc4', strength=0.5, wide=0.012, rotation=None):
    """The mark of a glass or a hot dish."""
    return sheet(64, 2, lambda u, v: ((radius - wide * v) * cos(2 * pi * u), (radius - wide * v) * sin(2 * pi * u), 0), trace(colour, strength),
                 at=at, rotation=rotation, wrap=True)


def stain(at, radius, colour, strength=0.6, rotation=None, lift=None):
    """A spot with a ragged rim; `lift(x, y)` lets it follow a crowned surface."""
    def point(u, v):
        r = radius * v * (1 + wobble((cos(2 * pi * u), sin(2 * pi * u), 1), 1.6, 0.25))
        x, y = r * cos(2 * pi * u), r * sin(2 * pi * u)
        return x, y, lift(x, y) if lift else 0
    return sheet(48, 8, point, trace(colour, strength, 0.8, 40.0), at=at, rotation=rotation, wrap=True)


def scratch(a, b, colour='#e6c9a0', width=0.0011, bow=0.006):
    """A hairline from one point to another."""
    middle = tuple((p + q) / 2 for p, q in zip(a, b))
    return tube([a, (middle[0], middle[1] + bow, middle[2]), b], width, trace(colour, 0.9, 1.0), flat=1.0, radii=[0.3, 1, 0.4])
