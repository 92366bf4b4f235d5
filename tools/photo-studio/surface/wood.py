"""Woods with the grain along the body's own x axis: growth rings cut at a slant, fibres, pores."""
from functools import cache

from surface.graph import Graph, rgb

# Early wood, late wood, pores; ring spacing in metres, how strongly rings show, and the shine of the finish.
SPECIES = {
    'walnut': ('#84593b', '#4c2e1d', '#2a1810', 0.011, 0.85, 0.34),
    'oak': ('#c9a274', '#a87e50', '#7d5a38', 0.008, 0.55, 0.45),
    'pale oak': ('#d9bd94', '#bf9d70', '#98764e', 0.008, 0.5, 0.5),
    'old oak': ('#96693c', '#6a4424', '#3b2413', 0.007, 0.7, 0.42),
    'barn oak': ('#9c7850', '#6b4c30', '#2f2015', 0.009, 0.8, 0.55),
    'teak': ('#ab7443', '#7d4c27', '#55331a', 0.009, 0.7, 0.4),
    'mahogany': ('#7d3d24', '#552515', '#32140c', 0.014, 0.5, 0.24),
    'cherry': ('#964f2c', '#7a3b20', '#5f2d18', 0.013, 0.5, 0.3),
    'pine': ('#dcb27a', '#b98448', '#9b6a36', 0.012, 0.8, 0.45),
    'old pine': ('#b98a52', '#8d5f31', '#5f3d1e', 0.012, 0.85, 0.42),
    'ash': ('#dcc6a4', '#c2a57d', '#a88b65', 0.013, 0.75, 0.5),
    'elm': ('#8e6239', '#663f21', '#432814', 0.014, 0.8, 0.36),
    'maple': ('#b98554', '#9d6b3e', '#80532f', 0.012, 0.45, 0.38),
    'dark beech': ('#4d3222', '#382318', '#261710', 0.01, 0.4, 0.36),
    'black ash': ('#23201e', '#191716', '#100f0f', 0.012, 0.6, 0.42),
    'burr walnut': ('#8f5c35', '#502e19', '#2c180d', 0.016, 0.9, 0.16),
}


@cache
def wood(species, by_uv=False, gloss=None, knots=0.0):
    """A finished wood. With `by_uv` the grain follows the face's own map, as on floors laid from many staves."""
    early, late, pore, spacing, contrast, shine = SPECIES[species]
    early, late, pore = rgb(early), rgb(late), rgb(pore)
    g = Graph(species)
    if by_uv:
        point, luck = g.add('UVMap'), g.add('Attribute', {'attribute_name': 'luck'}, out=2)
    else:
        point, luck = g.object_point(), g.add('ObjectInfo', out=5)
    slow = g.noise(g.stretched(point, (0.7, 3.2, 3.2)), 1.0, 2.0)
    burr = 'burr' in species
    drift = g.vector('SCALE', g.add('TexNoise', out=1, Vector=g.stretched(point, (5, 9, 9) if burr else (0.45, 2.4, 2.4)),
                                    Scale=1.0, Detail=3.0 if burr else 1.5))
    drift.node.inputs['Scale'].default_value = 0.3 if burr else 0.16
    slant = g.add('Mapping', Vector=g.vector('ADD', point, drift), Rotation=(0.2, 0.035, 0.05))
    rings = g.add('TexWave', {'wave_type': 'RINGS', 'rings_direction': 'X', 'wave_profile': 'SIN'}, out=1,
                  Vector=g.stretched(slant, (0.12, 1, 1)), Scale=0.314 / spacing * 0.8, Distortion=2.2, Detail=2.0,
                  Detail_Scale=2.0)
    fibre = g.noise(g.stretched(point, (5, 330, 330)), 1.0, 1.0)
    pores = g.noise(g.stretched(point, (16, 620, 620)), 1.0, 1.0)
    base = g.ramp(rings, [(0.0, early), (0.45, tuple((a + b) / 2 for a, b in zip(early, late))), (0.8, late), (1, early)])
    plain = tuple((a * 2 + b) / 3 for a, b in zip(early, late))
    colour = g.mix(contrast, plain, base)
    colour = g.mix(g.span(slow, 0.35, 0.7, 0, 0.35), colour, late)
    colour = g.mix(g.span(fibre, 0.35, 0.7, 0, 0.3), colour, late)
    colour = g.mix(g.span(pores, 0.62, 0.72, 0, 0.55), colour, pore)
    if knots:
        spots = g.add('TexVoronoi', Vector=g.stretched(point, (0.9, 2.3, 2.3)), Scale=knots)
        colour = g.mix(g.span(spots, 0.07, 0.1, 0.85, 0), colour, pore)
    tone = g.add('HueSaturation', Hue=0.5, Saturation=1.0, Value=g.span(luck, 0, 1, 0.84, 1.16), Fac=1.0, Color=colour)
    rough = g.span(fibre, 0.3, 0.7, (gloss or shine) - 0.05, (gloss or shine) + 0.1)
    shader = g.add('BsdfPrincipled', Base_Color=tone, Roughness=rough, Specular=0.4,
                   Normal=g.bump(fibre, 0.2, 0.0006))
    return g.finish(shader, plain)
