import type { Cents } from '../../../../shared/domain/money.ts';

/** A listing that an admin hid after a report. */
export type HiddenListing = {
  slug: string;
  /** A demo listing that looks the same. */
  like: string;
  seller: string;
  title: string;
  description: string;
  price: Cents;
  report: { by: string; text: string };
  /** The statement of reasons. */
  reason: string;
  /** Hours since it was hidden. */
  hiddenHours: number;
  /** The seller asks an admin to look again. */
  appeal?: string;
};

/** One that the demo seller can appeal, and one whose appeal waits for the admin. */
export const hiddenListings: readonly HiddenListing[] = [
  {
    slug: 'hidden-sideboard',
    like: 'walnut-sideboard',
    seller: 'seller@settee.test',
    title: 'Designer sideboard, walnut, 1960s',
    description:
      'A long sideboard in walnut with sliding doors, by one of the great names of the sixties. The runners are waxed and both doors lock. A ring from a flower pot on the right of the top, hardly seen in daylight.',
    price: 2_400_00,
    report: { by: 'theo@settee.test', text: 'It says designer, but there is no label in any photo.' },
    reason:
      'The text names a designer, and no photo shows a label or a stamp. Say who made it only if a photo proves it, or take the name out.',
    hiddenHours: 30,
  },
  {
    slug: 'hidden-daybed',
    like: 'walnut-daybed',
    seller: 'odell@settee.test',
    title: 'Walnut daybed, never used',
    description:
      'A daybed in walnut with two bolsters, 78 in long. It stood in a showroom for a year and nobody slept on it. The gray wool has no stain and the legs have no scratch.',
    price: 1_150_00,
    report: { by: 'priya@settee.test', text: 'The third photo shows wear on the front edge. It cannot be unused.' },
    reason: 'The photos show wear on the front edge, and the text says that it was never used.',
    hiddenHours: 52,
    appeal:
      'The edge is worn because visitors of the showroom sat on it. I will write “from a showroom” in place of “never used”.',
  },
];
