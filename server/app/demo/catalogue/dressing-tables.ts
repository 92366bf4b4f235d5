import type { Listing } from './listing.ts';

export const dressingTables: readonly Listing[] = [
  {
    slug: 'walnut-vanity-round-mirror',
    seller: 'seller@settee.test',
    title: 'Walnut dressing table with round mirror',
    price: 680_00,
    condition: 'Excellent',
    year: '1962',
    description:
      'Two drawers on each side of the kneehole, a 24 in round mirror on a slim post, legs that taper to almost nothing. 47 in wide, 17 in deep, top at 28 in. The mirror tilts and stays where you leave it. Some foxing at the rim of the glass, no cloud in the middle. The stool in the pictures stays with me.',
    advertised: true,
    savedBy: ['priya@settee.test', 'buyer@settee.test'],
    ageHours: 246,
  },
  {
    slug: 'cottage-vanity-three-mirrors',
    seller: 'bea@settee.test',
    title: 'Painted dressing table with a three-part mirror',
    price: 360_00,
    condition: 'Fair',
    year: '1930s, painted cream',
    description:
      'See the back of your own hair, at last. Cream paint over gum wood, turned legs, one wide drawer and two small ones, wings on the mirror that fold. Width 42 in, height 58 in with the glass, depth 18 in. The left wing has lost a thumbnail of silver at the corner. The little bench comes along.',
    delivers: { radiusKm: 40, fee: 35_00 },
    ageHours: 214,
  },
  {
    slug: 'art-deco-dressing-table',
    seller: 'secondfloor@settee.test',
    title: 'Art Deco dressing table, drop centre',
    price: 1_190_00,
    condition: 'Good',
    year: '1936',
    description:
      'Two drawer towers with rounded shoulders, a low shelf between, and behind it all a full-moon mirror 36 in across. Burr walnut veneer, ivory-colored handles. It spans 50 in and stands 61 in high. The veneer has lifted and been laid again on the right tower; run a hand over it and judge. Stool shown for scale.',
    ageHours: 76,
  },
  {
    slug: 'skirted-kidney-vanity',
    seller: 'harlan@settee.test',
    title: 'Kidney dressing table with linen skirt',
    price: 285_00,
    condition: 'Good',
    year: '1950s',
    description:
      'Under the skirt is a plain pine table with one drawer; over it, a kidney-shaped top and pleated blush linen on a brass track, washed and pressed. 43 in × 20 in × 29 in. A small oval standing mirror goes with it. One pleat near the back was mended by hand. The stool in the picture is spoken for.',
    ageHours: 288,
  },
  {
    slug: 'oak-cane-vanity-and-stool',
    seller: 'kenji@settee.test',
    title: 'Oak dressing table and stool with cane',
    price: 520_00,
    condition: 'Like new',
    year: '2021',
    description:
      'Slim enough for a rental bedroom at 39 in × 16 in. Pale oak, cane drawer front, oval mirror 26 in tall, and a stool with a cane seat that slides all the way under. I assembled it once and it has not moved since. Soft-close drawer; the felt liner has a dab of nail polish.',
    ageHours: 30,
  },
  {
    slug: 'campaign-flip-top-vanity',
    seller: 'odell@settee.test',
    title: 'Campaign-style vanity with flip-up mirror',
    price: 610_00,
    condition: 'Good',
    year: '1972',
    description:
      'Looks like a desk until you lift the middle, and then there is the mirror and a well for everything that usually rolls away. Mahogany with brass corners and sunken handles, 44 in wide, 20 in deep, 30 in high. The lid stay was replaced with a brass one from the same decade. Stool not included.',
    defects: 'A few pressure dents in front.',
    soldTo: 'buyer@settee.test',
    ageHours: 450,
  },
  {
    slug: 'white-lacquer-arched-vanity',
    seller: 'tomasz@settee.test',
    title: 'White lacquer vanity with arched mirror',
    price: 330_00,
    condition: 'Good',
    year: '2017',
    description:
      'My sister moved to Lisbon and this did not. Two drawers with brass knobs, thin brass legs, an arched mirror that leans on the top (22 in × 32 in), and her bouclé stool goes with it. The table is 43 in across and 17 in deep. Lacquer has yellowed the least bit compared with a new sheet of paper.',
    ageHours: 52,
  },
  {
    slug: 'bamboo-vanity-and-stool',
    seller: 'ines@settee.test',
    title: 'Bamboo dressing table with mirror and stool',
    price: 415_00,
    condition: 'Good',
    year: '1975',
    description:
      'Sunny thing. Bamboo frame bound with rattan at each joint, woven top under glass, square mirror between two posts, round stool in mustard cotton. 36 in wide, 18 in deep, 54 in over all. A binding at the rear left foot has been glued, and the stool rocks by a hair on stone floors.',
    savedBy: ['theo@settee.test'],
    ageHours: 182,
  },
];
