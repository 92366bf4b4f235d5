import type { Listing } from './listing.ts';

export const chairs: readonly Listing[] = [
  {
    slug: 'walnut-lounge-chair',
    seller: 'secondfloor@settee.test',
    title: 'Low walnut lounge chair',
    price: 890_00,
    condition: 'Excellent',
    year: '1961',
    description:
      'You sit in this one, not on it. Walnut frame with sculpted arms, seat and back cushions in forest-green wool, seat height 15 in, 28 in wide, 31 in deep. Straps underneath are new; the finish is the original oil, with small marks on the arm ends.',
    advertised: true,
    savedBy: ['theo@settee.test', 'buyer@settee.test'],
    ships: 95_00,
    ageHours: 290,
  },
  {
    slug: 'hoop-back-windsor-chair',
    seller: 'harlan@settee.test',
    title: 'Hoop-back Windsor chair',
    price: 265_00,
    condition: 'Good',
    year: 'About 1920',
    description:
      'Elm seat, ash hoop, nine spindles and not one of them loose. The saddle is worn to a comfortable hollow. 38 in tall, seat 17 in from the floor. An old repair on the right rear leg was pegged, not glued, by somebody who knew what they were doing.',
    ageHours: 174,
  },
  {
    slug: 'mustard-wingback',
    seller: 'tomasz@settee.test',
    title: 'Wingback reading chair in mustard wool',
    price: 420_00,
    condition: 'Good',
    year: '2015',
    description:
      'Selling because the nursery needs the corner. High back with proper wings (44 in), firm seat, dark beech legs. Width is 30 in. Smoke-free home. The wool has pilled slightly where elbows go, and a fabric shaver takes care of it in five minutes.',
    savedBy: ['priya@settee.test'],
    delivers: { radiusKm: 16, fee: 20_00 },
    ships: 80_00,
    ageHours: 47,
  },
  {
    slug: 'cane-dining-chairs-four',
    seller: 'ines@settee.test',
    title: 'Four oak dining chairs with cane backs',
    price: 560_00,
    condition: 'Good',
    year: '1980s',
    description:
      'Four matching chairs, price is for all of them. Pale oak, cane backs, linen seats that lift off with four screws when you want another colour. Each is 18 in wide and 33 in high.',
    defects: 'Three are as good as they look; the fourth has a tea-colored stain on the seat.',
    soldTo: 'walt@settee.test',
    ageHours: 520,
  },
  {
    slug: 'bentwood-cafe-pair',
    seller: 'bea@settee.test',
    title: 'Pair of black bentwood café chairs',
    price: 240_00,
    condition: 'Fair',
    year: '1930s',
    description:
      'From a coffee house on Magazine Street that closed before I was born. Steam-bent beech under many coats of black, round seats 16 in across, 35 in to the top of the loop. The paint is chipped at the feet and I would leave it exactly so. They weigh nothing.',
    ageHours: 305,
  },
  {
    slug: 'ladder-back-rocker',
    seller: 'harlan@settee.test',
    title: 'Ladder-back rocking chair',
    price: 310_00,
    condition: 'Good',
    year: '1940s',
    description:
      'A mountain porch rocker in maple with a fresh rush seat, woven here in the workshop in March. Four slats, 42 in high, 24 in wide, runners 30 in long. It rocks quietly. The back slats show their age in the nicest way, with tiny checks in the grain.',
    ageHours: 96,
  },
  {
    slug: 'rust-velvet-tub-chair',
    seller: 'kenji@settee.test',
    title: 'Rust velvet tub chair',
    price: 385_00,
    condition: 'Like new',
    year: '2021',
    description:
      'Round from every side, which matters when a chair floats in the middle of a room. Rust cotton velvet over a beech shell; 31 in wide, 30 in deep, 28 in high. It was the guest chair in a guest room without guests.',
    ageHours: 27,
  },
  {
    slug: 'leather-sling-chair',
    seller: 'odell@settee.test',
    title: 'Saddle-leather sling chair on a steel frame',
    price: 475_00,
    condition: 'Good',
    year: '1974',
    description:
      'A single hide of saddle leather hung in a black steel frame, nothing else to go wrong. Seat 16 in off the floor, 27 in wide, 32 in deep. Leather has darkened where heads and hands rest and carries one ink dot near the front, about a lentil in size.',
    ageHours: 200,
  },
];
