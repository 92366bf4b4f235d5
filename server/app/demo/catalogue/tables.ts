import type { Listing } from './listing.ts';

export const tables: readonly Listing[] = [
  {
    slug: 'oak-trestle-table',
    seller: 'harlan@settee.test',
    title: 'Oak trestle dining table, seats eight',
    price: 1_480_00,
    condition: 'Excellent',
    year: '2012',
    description:
      'Built by my brother-in-law from barn oak that had already done a hundred years of work. The top is two inches thick, 90 in by 38 in, on a pegged trestle that comes apart with a mallet. Knots and old nail holes are filled with black wax and stay where they are.',
    advertised: true,
    savedBy: ['walt@settee.test'],
    ageHours: 186,
  },
  {
    slug: 'round-walnut-pedestal-table',
    seller: 'seller@settee.test',
    title: 'Round walnut pedestal table',
    price: 840_00,
    condition: 'Good',
    year: '1968',
    description:
      'Four sit easily, five if they like each other. Walnut veneer on a 44 in top, turned column, four curved feet that leave knees alone. Height 29 in.',
    defects: 'There is a pale heat mark about as big as a saucer; a bowl lives on it in our house.',
    savedBy: ['walt@settee.test', 'theo@settee.test', 'buyer@settee.test'],
    ageHours: 70,
  },
  {
    slug: 'oval-marble-table',
    seller: 'secondfloor@settee.test',
    title: 'Oval marble table on a white cast base',
    price: 1_750_00,
    condition: 'Good',
    year: '1990s',
    description:
      'The stone is real, grey-veined, honed rather than polished, and heavy: bring two strong friends. Oval, 78 in × 47 in, on one flared base, so nobody gets a table leg. Edges are clean all round. A lemon once left a dull spot near one end, which is what lemons do.',
    ageHours: 118,
  },
  {
    slug: 'pine-gate-leg-table',
    seller: 'bea@settee.test',
    title: 'Gate-leg table in old pine',
    price: 295_00,
    condition: 'Fair',
    year: '1890s',
    description:
      'Closed it is a shelf, open it is supper for four. Leaves down: 14 in wide. Leaves up: 52 in × 36 in. Original turned legs, one gate a little stiff in damp weather. Somebody carved a small R on the underside long ago and I hope you keep it.',
    ageHours: 260,
  },
  {
    slug: 'teak-coffee-table',
    seller: 'kenji@settee.test',
    title: 'Teak coffee table with a slatted shelf',
    price: 340_00,
    condition: 'Excellent',
    year: '1966',
    description:
      'Long and low at 59 in × 20 in × 18 in, with a slatted shelf for the magazines one means to read. Teak throughout, rounded at the corners, sanded and oiled twice in June. Mid-century without the mid-century price, because I need the floor.',
    soldTo: 'buyer@settee.test',
    ships: 65_00,
    ageHours: 360,
  },
  {
    slug: 'nest-of-three-tables',
    seller: 'tomasz@settee.test',
    title: 'Nest of three teak tables',
    price: 210_00,
    condition: 'Good',
    year: '1970s',
    description:
      'Three in the space of one. The largest is 20 in square and 19 in high; the other two slide under it and come out when people do. All joints tight. The smallest top has light rings from glasses, visible against the light.',
    ageHours: 150,
  },
  {
    slug: 'slim-ash-console',
    seller: 'seller@settee.test',
    title: 'Slim ash console with two drawers',
    price: 390_00,
    condition: 'Like new',
    year: '2020',
    description:
      'Only 12 in deep, so doors still open and hips still pass. 47 in wide, 32 in high, white-oiled ash, two drawers on wooden runners for keys and chargers, a shelf near the floor. Bought for a hallway; the next hallway turned out to be a staircase.',
    ageHours: 15,
  },
  {
    slug: 'smoked-glass-coffee-table',
    seller: 'odell@settee.test',
    title: 'Round smoked-glass coffee table, brass frame',
    price: 430_00,
    condition: 'Good',
    year: '1979',
    description:
      'Pure 1979, and I mean that kindly. Smoked glass disc 38 in across, brass-plated hoop and legs, 16 in high, with a second glass shelf below. No chips; I ran a finger around both edges to be sure.',
    defects: 'Plating is thin at two of the feet.',
    ageHours: 315,
  },
];
