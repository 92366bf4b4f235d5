"""A short way to write shader graphs."""
import bpy


class Graph:
    """One material under construction. Values and sockets are given alike, by the names Blender shows."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, settings=None, out=0, **inputs):
        """Adds a node and returns one of its outputs. `In_0` style keys address inputs by number."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in (settings or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            socket = node.inputs[int(name[3:])] if name.startswith('In_') else node.inputs[name.replace('_', ' ')]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = (*value, 1) if socket.type == 'RGBA' and len(value) == 3 else value
        return node.outputs[out] if len(node.outputs) else None

    def math(self, operation, a, b=0.0, c=0.0):
        return self.add('Math', {'operation': operation}, In_0=a, In_1=b, In_2=c)

    def vector(self, operation, a, b=(0, 0, 0)):
        return self.add('VectorMath', {'operation': operation}, In_0=a, In_1=b)

    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        return self.add('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness,
                        Distortion=distortion)

    def span(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps low..high to to_low..to_high and keeps it inside."""
        return self.add('MapRange', In_0=value, In_1=low, In_2=high, In_3=to_low, In_4=to_high)

    def mix(self, factor, a, b, blend='MIX'):
        return self.add('MixRGB', {'blend_type': blend}, In_0=factor, In_1=a, In_2=b)

    def ramp(self, value, stops, interpolation='LINEAR'):
        """`stops` are (position, colour) pairs."""
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        self.tree.links.new(value, node.inputs[0])
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.001, normal=None):
        extra = {'Normal': normal} if normal else {}
        return self.add('Bump', Height=height, Strength=strength, Distance=distance, **extra)

    def object_point(self, scatter=40.0):
        """The point in the body's own metres, moved by an accident of the body so that no two look alike."""
        luck = self.add('ObjectInfo', out=5)
        moved = self.vector('SCALE', self.add('CombineXYZ', X=luck, Y=self.math('FRACT', self.math('MULTIPLY', luck, 7.3)),
                                              Z=self.math('FRACT', self.math('MULTIPLY', luck, 13.7))))
        moved.node.inputs['Scale'].default_value = scatter
        return self.vector('ADD', self.add('TexCoord', out=3), moved)

    def stretched(self, vector, scale):
        return self.vector('MULTIPLY', vector, scale)

    def finish(self, shader, plain=None):
        """Completes the material. Light that has been scattered once sees only the `plain` colour: nobody can tell, and it is quick."""
        if plain:
            bounced = self.add('LightPath', out=2)
            shader = self.add('MixShader', In_0=bounced, In_1=shader, In_2=self.add('BsdfDiffuse', Color=plain))
        self.add('OutputMaterial', Surface=shader)
        return self.material


def rgb(text):
    """A colour as printed on a paint card ('#a1b2c3') in linear light."""
    parts = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def darker(colour, factor):
    return tuple(part * factor for part in colour)
