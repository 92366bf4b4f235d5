"""Every picture of the demo in the order of need: the first screen, whole pieces, the rest of the home page, then details."""


def every_picture():
    """Pairs of a name and a picture."""
    from pictures import beds, chairs, cupboards, dressing_tables, home, sofas, tables
    pieces = [picture for shelf in (sofas, chairs, cupboards, tables, dressing_tables, beds) for picture in shelf.pictures()]
    first, *others = home.pictures()
    yield first
    yield from (pair for pair in pieces if pair[0].endswith('-1'))
    yield from others
    yield from (pair for pair in pieces if not pair[0].endswith('-1'))
