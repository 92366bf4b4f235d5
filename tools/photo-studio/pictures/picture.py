"""What a picture is, and how one scene gives a piece several of them."""
from dataclasses import dataclass
from typing import Callable

from camera import aim


@dataclass
class Picture:
    build: Callable[[], None]
    # Height over width.
    tall: float = 0.75
    # Printed the other way round, so that the window is at the right.
    mirrored: bool = False


def views(name, scene, *aims, tall=0.75, mirrored=False):
    """Pairs of a name and a picture: the same scene seen by each of `aims` (the words of `camera.aim`).

    An aim with `turn` (radians) builds the scene with its piece turned round, for a picture of the back.
    """
    for index, words in enumerate(aims):
        def build(words=words):
            turn = words.get('turn')
            scene() if turn is None else scene(turn)
            aim(**{key: value for key, value in words.items() if key != 'turn'})
        yield f'{name}-{index + 1}', Picture(build, tall, mirrored)
