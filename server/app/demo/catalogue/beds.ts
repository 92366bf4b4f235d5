import type { Listing } from './listing.ts';

export const beds: readonly Listing[] = [
  {
    slug: 'oak-slat-platform-bed',
    seller: 'kenji@settee.test',
    title: 'Oak platform bed with slatted headboard, queen',
    price: 920_00,
    condition: 'Excellent',
    year: '2020',
    description:
      'Low, quiet, and it does not creak: I rebuilt the centre rail myself. White oak with a slatted headboard 38 in high, for a queen mattress of 60 in × 80 in; no box spring needed. Comes flat in five parts with the hex key taped inside. A small dent on the foot rail faces the wall if you want it to.',
    advertised: true,
    savedBy: ['buyer@settee.test'],
    delivers: { radiusKm: 24, fee: 40_00 },
    ageHours: 158,
  },
  {
    slug: 'teal-velvet-channel-bed',
    seller: 'secondfloor@settee.test',
    title: 'King bed, channel-tufted in teal velvet',
    price: 1_340_00,
    condition: 'Like new',
    year: '2022',
    description:
      'The headboard is the whole argument: vertical channels, 52 in high, in a teal that goes nearly black after dark. King size, 76 in × 80 in inside, slats and centre legs included. Used for one year in a guest apartment. Mattress not included; opinions about it are.',
    ageHours: 66,
  },
  {
    slug: 'black-iron-bed',
    seller: 'bea@settee.test',
    title: 'Black iron bed with brass finials, full size',
    price: 450_00,
    condition: 'Good',
    year: '1910s',
    description:
      'Cast and wrought iron, stripped, primed and painted satin black, with the four brass knobs left to go dull as they please. Full size, 54 in wide; head 50 in, foot 34 in. Side rails hook in without tools. One scroll at the foot was welded long ago and you can feel the seam.',
    savedBy: ['walt@settee.test'],
    ageHours: 128,
  },
  {
    slug: 'mahogany-four-poster',
    seller: 'harlan@settee.test',
    title: 'Mahogany four-poster, queen',
    price: 1_890_00,
    condition: 'Good',
    year: '1930s',
    description:
      'Turned posts rise to 82 in, so measure your ceiling and then measure it again. The frame was widened to queen size in the sixties by a careful joiner. Headboard has a simple arched panel. There is no canopy and I think it is better for it. The bolts are original; bring the wrench back when you are done.',
    ageHours: 220,
  },
  {
    slug: 'white-spindle-twin-bed',
    seller: 'seller@settee.test',
    title: 'White spindle bed, twin',
    price: 275_00,
    condition: 'Good',
    year: '1940s, painted 2018',
    description:
      'Our youngest has outgrown it, under protest. Turned spindles at head and foot, painted with lead-free white, takes a normal 39 in × 75 in mattress on the slats that come with it. 40 in tall at the head.',
    defects: 'Two chips on the left post, touched up with what was left in the can.',
    soldTo: 'priya@settee.test',
    ageHours: 600,
  },
  {
    slug: 'cherry-sleigh-bed',
    seller: 'tomasz@settee.test',
    title: 'Cherry sleigh bed, queen',
    price: 1_080_00,
    condition: 'Excellent',
    year: '1998',
    description:
      'Solid American cherry, now the deep red that new cherry only promises. Scrolled head (47 in) and foot (31 in); total length 94 in because of those scrolls. Waxed each winter. The sole flaw I can report is a sun line on one side rail where the bedspread ended.',
    ageHours: 41,
  },
  {
    slug: 'walnut-daybed',
    seller: 'odell@settee.test',
    title: 'Walnut daybed with bolsters',
    price: 870_00,
    condition: 'Good',
    year: '1959',
    description:
      'Sofa until eleven at night, bed afterwards. Walnut frame 76 in × 32 in on tapered legs, new mattress in charcoal tweed, two bolsters that tuck against the wall. Seat height 16 in. The rear rail was replaced with a near match; you would need to lie on the floor to object.',
    ageHours: 162,
  },
  {
    slug: 'pine-bunk-bed',
    seller: 'ines@settee.test',
    title: 'Solid pine bunk bed with ladder',
    price: 380_00,
    condition: 'Fair',
    year: '2011',
    description:
      'Survived twins. Thick pine posts, guard rails on both sides of the upper bunk, a straight ladder that hooks on at the front. For two twin mattresses, 39 in × 75 in; height 66 in. Expect stickers’ ghosts and one name in ballpoint under the lower slats. Every bolt is there, and spare ones are in a bag.',
    ageHours: 340,
  },
];
