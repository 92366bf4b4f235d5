"""What a picture is, and how one scene gives a piece several of them."""
from dataclasses import dataclass
from typing import Callable

from camera import aim


@dataclass
class Picture:
    build: Callable[[], None]
    # Height over width.
    tall: float = 0.75


def views(name, scene, *aims, tall=0.75):
    """Pairs of a name and a picture: the same scene seen by each of `aims` (the words of `camera.aim`)."""
    for index, words in enumerate(aims):
        def build(words=words):
            scene()
            aim(**words)
        yield f'{name}-{index + 1}', Picture(build, tall)
