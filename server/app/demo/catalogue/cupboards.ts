import type { Listing } from './listing.ts';

export const cupboards: readonly Listing[] = [
  {
    slug: 'walnut-sideboard',
    seller: 'seller@settee.test',
    title: 'Long walnut sideboard, sliding doors',
    price: 1_260_00,
    condition: 'Excellent',
    year: '1963',
    description:
      'Book-matched walnut runs across both sliding doors and the four drawers between them, like one long landscape. 79 in wide, 18 in deep, 30 in high on round tapered legs. The inside smells of nothing, which I consider a feature.',
    defects: 'A hairline scratch on top, eight inches long, shows only in low sun.',
    advertised: true,
    savedBy: ['buyer@settee.test', 'theo@settee.test'],
    delivers: { radiusKm: 24, fee: 50_00 },
    ageHours: 98,
  },
  {
    slug: 'painted-armoire',
    seller: 'bea@settee.test',
    title: 'Two-door armoire painted grey-blue',
    price: 690_00,
    condition: 'Good',
    year: '1900s, painted later',
    description:
      'No closet in the back bedroom, hence the armoire, for three generations. Cypress under grey-blue milk paint, paneled doors, one deep drawer below. Stands 77 in tall, 44 in wide and 21 in deep and comes apart into six parts for narrow stairs. The key is lost; the doors close with a magnet I fitted.',
    ageHours: 190,
  },
  {
    slug: 'glazed-oak-bookcase',
    seller: 'tomasz@settee.test',
    title: 'Glazed oak bookcase',
    price: 830_00,
    condition: 'Good',
    year: '1925',
    description:
      'From the library of a Polish parish hall, with four shelves behind two glass doors and a cupboard beneath. Quarter-sawn oak, all panes old and slightly wavy, as they should be. Height 75 in; width 41 in; depth 15 in.',
    defects: 'One pane at the lower left has a crack across the corner.',
    ageHours: 82,
  },
  {
    slug: 'mahogany-tallboy',
    seller: 'harlan@settee.test',
    title: 'Mahogany tallboy, six drawers',
    price: 960_00,
    condition: 'Good',
    year: 'About 1880',
    description:
      'Dovetails cut by hand, oak drawer linings, brass knobs polished by a century of thumbs. Six graduated drawers, all running freely on waxed runners. 48 in high × 38 in wide × 20 in deep. Veneer on the left side has a patched corner, neatly done and older than I am.',
    soldTo: 'theo@settee.test',
    ageHours: 480,
  },
  {
    slug: 'apothecary-chest',
    seller: 'ines@settee.test',
    title: 'Apothecary chest with twenty drawers',
    price: 1_120_00,
    condition: 'Fair',
    year: '1910s',
    description:
      'Twenty small drawers and a lifetime of deciding what goes in them. Pine carcass, brass cup pulls, faint pencil labels inside (camphor, alum, one that only says “ask Rosa”). The chest is 47 in wide, 34 in high, 15 in deep. Two drawers need a push; none is missing.',
    ageHours: 55,
  },
  {
    slug: 'sage-kitchen-hutch',
    seller: 'seller@settee.test',
    title: 'Sage-green kitchen hutch with plate shelves',
    price: 740_00,
    condition: 'Good',
    year: '1950s, repainted 2021',
    description:
      'Open shelves above for the plates you like, doors below for the ones you do not. Pine, painted sage with a waxed worktop; wooden knobs. It is 46 in wide, 17 in deep, 76 in to the cornice, in two parts. Paint has rubbed through at the counter edge.',
    savedBy: ['priya@settee.test'],
    soldTo: 'buyer@settee.test',
    awaitsHandover: true,
    ageHours: 104,
  },
  {
    slug: 'cane-front-bar-cabinet',
    seller: 'secondfloor@settee.test',
    title: 'Cane-front bar cabinet on brass legs',
    price: 980_00,
    condition: 'Excellent',
    year: '2018',
    description:
      'Doors of black-stained ash and natural cane, so the bottles can breathe and the guests can guess. Inside are a rack for glasses and a pull-out tray. Size: 36 in wide, 16 in deep, 54 in high including the slender brass legs. Perfect but for a nick on the rear left leg.',
    ageHours: 23,
  },
  {
    slug: 'factory-steel-locker',
    seller: 'odell@settee.test',
    title: 'Three-door steel locker from a tool plant',
    price: 350_00,
    condition: 'Needs work',
    year: '1950s',
    description:
      'It spent sixty years on a shop floor on Joy Road and looks it. Three doors, original machine-green enamel, vents and number plates intact. 45 in wide × 18 in × 72 in. The middle latch sticks, there is surface rust along the bottom, and it will outlive both of us.',
    ageHours: 275,
  },
];
