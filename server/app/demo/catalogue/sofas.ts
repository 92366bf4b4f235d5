import type { Listing } from './listing.ts';

export const sofas: readonly Listing[] = [
  {
    slug: 'olive-velvet-three-seater',
    seller: 'seller@settee.test',
    title: 'Olive velvet three-seater',
    price: 1_150_00,
    condition: 'Excellent',
    year: '2019',
    description:
      'We bought this for a bay window and then moved somewhere without one. Three loose seat cushions, three at the back, slim arms, and tapered walnut legs that unscrew for the stairwell. It measures 84 in wide, 36 in deep and 31 in high. The pile is a little flattened on the left seat, where the reading lamp was.',
    advertised: true,
    savedBy: ['buyer@settee.test', 'priya@settee.test'],
    priceWhenSaved: 1_240_00,
    delivers: { radiusKm: 32, fee: 45_00 },
    ageHours: 134,
  },
  {
    slug: 'cognac-leather-loveseat',
    seller: 'odell@settee.test',
    title: 'Cognac leather loveseat',
    price: 780_00,
    condition: 'Good',
    year: 'Around 2008',
    description:
      'Thick hide, gone soft the way a good glove does. Two seats, 60 in across and 33 in deep, on short oak legs. There are light scratches along the front edge from a cat who is no longer with us; conditioner hides most of them, and I will include the tin.',
    savedBy: ['walt@settee.test'],
    ageHours: 61,
  },
  {
    slug: 'oat-linen-chaise-sofa',
    seller: 'kenji@settee.test',
    title: 'Oat linen sofa with right-hand chaise',
    price: 1_420_00,
    condition: 'Like new',
    year: '2023',
    description:
      'Washable linen covers, both sets included: the oat ones in the pictures and a spare pair for the seats. Overall 98 in wide; the chaise reaches 62 in into the room and sits on the right as you face it. Fourteen months old, no pets, shoes off at the door.',
    ageHours: 19,
  },
  {
    slug: 'bottle-green-chesterfield',
    seller: 'harlan@settee.test',
    title: 'Bottle-green Chesterfield',
    price: 2_350_00,
    condition: 'Good',
    year: '1970s, reupholstered 2016',
    description:
      'Hand-tied springs, deep buttons, scrolled arms the same height as the back: a proper Chesterfield, 80 in long, 29 in high, seat at 17 in. My daughter recovered it in wool felt eight years ago. Two buttons at the back have been replaced and are a shade darker if you go looking. Delivery within fifty miles is easy for us.',
    delivers: { radiusKm: 80, fee: 60_00 },
    ageHours: 140,
  },
  {
    slug: 'teak-frame-sofa',
    seller: 'secondfloor@settee.test',
    title: 'Teak-frame sofa with slate wool cushions',
    price: 1_690_00,
    condition: 'Excellent',
    year: '1964',
    description:
      'Danish made, with the maker’s number stamped under the front rail. Solid teak, oiled this spring; the six cushions have new foam and new wool in slate blue. 75 in wide × 30 in deep × 30 in high. One armrest carries a faint ring that we chose not to sand away.',
    savedBy: ['buyer@settee.test'],
    soldTo: 'priya@settee.test',
    delivers: { radiusKm: 24, fee: 0 },
    ships: 189_00,
    ageHours: 410,
  },
  {
    slug: 'dusty-rose-camelback-settee',
    seller: 'bea@settee.test',
    title: 'Camelback settee in dusty rose',
    price: 640_00,
    condition: 'Fair',
    year: '1950s',
    description:
      'My aunt received three proposals on this settee and accepted none. The hump of the back stands 36 in high, the seat is 66 in across, and the mahogany legs are sound. The rose cotton has faded on the window side. Sit on it as it is or treat it as a lovely frame for new cloth.',
    ageHours: 233,
  },
  {
    slug: 'curved-boucle-sofa',
    seller: 'secondfloor@settee.test',
    title: 'Curved sofa in ivory bouclé',
    price: 1_980_00,
    condition: 'Like new',
    year: '2022',
    description:
      'A showroom sofa that we used for photographs and very little sitting. It follows a gentle arc, so allow 92 in of width and 44 in of depth at the middle; back height is 29 in. Bouclé is an honest fabric: it hides crumbs and shows red wine. This one has met neither.',
    advertised: true,
    delivers: { radiusKm: 50, fee: 75_00 },
    ageHours: 346,
  },
  {
    slug: 'cane-back-settee',
    seller: 'ines@settee.test',
    title: 'Cane-back settee, honey oak',
    price: 720_00,
    condition: 'Good',
    year: '1978',
    description:
      'Light enough for one person to turn around, strong enough for two and a dog. Oak frame, hand-woven cane at the back and under both arms, one long cushion in terracotta cotton with a zip. Dimensions: 58 in × 28 in × 32 in. A few strands are broken low on the left side panel; nothing comes loose.',
    ageHours: 88,
  },
];
