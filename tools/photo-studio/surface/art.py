"""What hangs on walls: seven kinds of prints, so that no two rooms show the same one."""
from functools import cache

from surface.graph import Graph, rgb


class Sheet(Graph):
    """A print under construction. `u` and `v` run from -0.5 to 0.5 over its width and height."""

    def __init__(self, seed, wide, tall):
        super().__init__('art')
        point = self.add('TexCoord', out=3)
        # A board lies along its longest side: x is the height of an upright print.
        parts = self.add('SeparateXYZ', Vector=point).node.outputs
        first, second = parts[0], self.math('ADD', parts[1], parts[2])
        across, up = (first, second) if wide >= tall else (second, first)
        self.u = self.math('MULTIPLY', across, 1 / wide)
        self.v = self.math('MULTIPLY', up, 1 / tall)
        self.shape = wide / tall
        self.seed = seed
        self.point = self.vector('ADD', point, (seed * 3.1, seed, seed * 1.7))
        self.grain = self.math('MULTIPLY', self.noise(self.point, 60, 4.0, 0.6), 0.05)

    def band(self, value, middle, width):
        """1 where `value` is within half the width of the middle."""
        return self.math('LESS_THAN', self.math('ABSOLUTE', self.math('SUBTRACT', value, middle)), width / 2)

    def disc(self, u, v, radius):
        du = self.math('MULTIPLY', self.math('SUBTRACT', self.u, u), self.shape)
        dv = self.math('SUBTRACT', self.v, v)
        away = self.math('SQRT', self.math('ADD', self.math('MULTIPLY', du, du), self.math('MULTIPLY', dv, dv)))
        return self.math('LESS_THAN', away, radius)

    def line(self, value, number, scale):
        """Noise along one direction only, as the outline of a hill."""
        return self.noise(self.add('CombineXYZ', X=self.math('MULTIPLY', value, scale), Y=float(self.seed * 7 + number * 13)), 1.0, 3.0, 0.5)


def _fields(g, ground, inks):
    """Three overlapping fields of paint with dry edges."""
    shade = rgb(ground)
    for index, ink in enumerate(inks):
        field = g.noise(g.vector('ADD', g.point, (index * 5.3, 0, index * 2.9)), 2.6 + index * 0.7, 1.0, 0.3, 0.4)
        shade = g.mix(g.span(g.math('ADD', field, g.grain), 0.57, 0.585), shade, rgb(ink))
    return shade


def _hills(g, ground, inks):
    """A low sun over three ridges."""
    sky = g.mix(g.span(g.v, -0.1, 0.5), rgb(ground), tuple(part * 0.8 for part in rgb(inks[2])))
    shade = g.mix(g.disc(0.16 - (g.seed % 4) * 0.11, 0.17, 0.085), sky, rgb(inks[0]))
    for index, ink in enumerate((inks[2], inks[1], inks[0])):
        rim = g.span(g.line(g.u, index, 2.6 + index), 0.2, 0.8, 0.12 - index * 0.19, 0.26 - index * 0.19)
        tone = tuple(part * (1.15 - 0.18 * index) for part in rgb(ink))
        shade = g.mix(g.math('LESS_THAN', g.math('ADD', g.v, g.math('MULTIPLY', g.grain, 0.3)), rim), shade, tone)
    return shade


def _blocks(g, ground, inks):
    """Two soft-edged blocks of color, one above the other."""
    shade = rgb(ground)
    for middle, high, ink in ((0.19, 0.34, inks[0]), (-0.2, 0.36, inks[1])):
        ragged = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g.point, 9, 5.0, 0.6), 0.5), 0.08)
        across = g.math('ADD', g.math('ABSOLUTE', g.u), ragged)
        along = g.math('ADD', g.math('ABSOLUTE', g.math('SUBTRACT', g.v, middle)), ragged)
        inside = g.math('MULTIPLY', g.span(across, 0.4, 0.425, 1, 0), g.span(along, high / 2 - 0.012, high / 2 + 0.012, 1, 0))
        cloud = g.span(g.noise(g.point, 5, 5.0, 0.7), 0.3, 0.7, 0.75, 1.0)
        shade = g.mix(g.math('MULTIPLY', inside, cloud), shade, rgb(ink))
    return shade


def _contours(g, ground, inks):
    """Ink lines of equal height, as on a map."""
    height = g.noise(g.point, 3.4, 2.0, 0.45, 0.5)
    ring = g.math('FRACT', g.math('MULTIPLY', height, 26.0))
    shade = g.mix(g.band(ring, 0.5, 0.16), rgb(ground), rgb(inks[2]))
    peak = g.math('GREATER_THAN', height, 0.62)
    return g.mix(g.math('MULTIPLY', peak, 0.55), shade, rgb(inks[0]))


def _arcs(g, ground, inks):
    """Quarter circles in a grid."""
    rows = 4.0
    columns = max(2.0, round(rows * g.shape))
    x, y = (g.math('MULTIPLY', g.math('ADD', side, 0.5), count) for side, count in ((g.u, columns), (g.v, rows)))
    cell = g.add('CombineXYZ', X=g.math('FLOOR', x), Y=g.math('FLOOR', y), Z=float(g.seed))
    luck = g.add('TexWhiteNoise', {'noise_dimensions': '3D'}, Vector=cell)
    pick = g.add('TexWhiteNoise', {'noise_dimensions': '3D'}, Vector=g.vector('ADD', cell, (0.31, 0.77, 5.0)))
    flip = g.math('GREATER_THAN', luck, 0.5)
    fx, fy = g.math('FRACT', x), g.math('FRACT', y)
    ox = g.math('ABSOLUTE', g.math('SUBTRACT', fx, flip))
    oy = g.math('ABSOLUTE', g.math('SUBTRACT', fy, g.math('GREATER_THAN', pick, 0.5)))
    away = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', ox, ox), g.math('MULTIPLY', oy, oy)))
    color = g.ramp(pick, [(0.0, rgb(inks[0])), (0.3, rgb(inks[1])), (0.55, rgb(inks[2])), (0.8, rgb(ground))], 'CONSTANT')
    base = g.ramp(luck, [(0.0, rgb(ground)), (0.72, rgb(inks[2])), (0.87, rgb(inks[1]))], 'CONSTANT')
    return g.mix(g.math('LESS_THAN', away, 0.97), base, color)


def _leaves(g, ground, inks):
    """A pressed stem with leaves on both sides, as in an old botany book."""
    pitch = 7.0
    bent = g.math('SUBTRACT', g.u, g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', g.v, 5.0)), 0.03))
    side = g.math('MULTIPLY', g.math('ABSOLUTE', bent), g.shape * pitch)
    shift = g.math('MULTIPLY', g.math('GREATER_THAN', bent, 0.0), 0.5)
    along = g.math('SUBTRACT', g.math('FRACT', g.math('ADD', g.math('MULTIPLY', g.v, pitch), shift)), 0.18)
    a = g.math('ADD', g.math('MULTIPLY', side, 0.86), g.math('MULTIPLY', along, 0.5))
    b = g.math('SUBTRACT', g.math('MULTIPLY', along, 0.86), g.math('MULTIPLY', side, 0.5))
    long = g.span(g.v, -0.34, 0.4, 1.5, 0.55)
    t = g.add('Clamp', Value=g.math('DIVIDE', a, long))
    half = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', t, 3.1416)), 0.24)
    leaf = g.math('LESS_THAN', g.math('ABSOLUTE', b), half)
    vein = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', b), 0.018), leaf)
    within = g.band(g.v, 0.02, 0.72)
    tone = g.mix(g.span(g.noise(g.point, 14, 4.0), 0.35, 0.65), rgb(inks[1]), rgb(inks[0]))
    paper = g.mix(g.span(g.noise(g.point, 4, 4.0), 0.3, 0.7, 0, 0.25), rgb(ground), tuple(part * 0.8 for part in rgb(ground)))
    shade = g.mix(g.math('MULTIPLY', leaf, within), paper, tone)
    shade = g.mix(g.math('MULTIPLY', vein, within), shade, paper)
    stem = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', bent), 0.006), g.band(g.v, -0.03, 0.84))
    return g.mix(stem, shade, rgb(inks[1]))


def _sea(g, ground, inks):
    """A photograph of a calm sea: sky, horizon, water."""
    grey = tuple(sum(rgb(inks[2])) / 3 * part for part in (0.95, 1.0, 1.08))
    haze = tuple(part * 0.92 for part in rgb(ground))
    sky = g.mix(g.span(g.v, -0.02, 0.5), haze, tuple(0.35 * part + 0.4 * other for part, other in zip(haze, grey)))
    ripple = g.noise(g.add('CombineXYZ', X=g.math('MULTIPLY', g.u, 6.0), Y=g.math('MULTIPLY', g.v, 60.0), Z=float(g.seed)), 1.0, 4.0)
    water = g.mix(g.span(g.v, -0.5, -0.05), grey, tuple(0.5 * (a + b) for a, b in zip(haze, grey)))
    water = g.mix(g.span(ripple, 0.45, 0.7, 0, 0.45), water, haze)
    return g.mix(g.math('LESS_THAN', g.v, -0.06), sky, water)


KINDS = {'fields': _fields, 'hills': _hills, 'blocks': _blocks, 'contours': _contours, 'arcs': _arcs, 'leaves': _leaves, 'sea': _sea}


@cache
def art(kind, seed, ground, inks, wide, tall):
    """A print of this size in metres. `kind` is one of KINDS; `seed` makes another of the same kind."""
    g = Sheet(seed, wide, tall)
    shade = KINDS[kind](g, ground, inks)
    return g.finish(g.add('BsdfPrincipled', Base_Color=shade, Roughness=0.8, Specular=0.15,
                          Normal=g.bump(g.grain, 0.3, 0.003)), rgb(ground))
