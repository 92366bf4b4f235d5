// Words of the pages where a visitor looks around.

import { area } from '../area.ts';

export const category = area('category', {
  title: 'Out Categories', // spec §2
  lede: 'Six kinds of furniture, each with a life behind it.',
  names: {
    Bed: 'Bed',
    Sofa: 'Sofa',
    'Dressing Table': 'Dressing Table',
    Table: 'Table',
    Cupboard: 'Cupboard',
    Chair: 'Chair',
  }, // spec §9
  picture: (category: string) => `An example of the category ${category.toLowerCase()}.`,
  card: (category: string) => `${category} Category`, // spec §2
  explore: 'Explore', // spec §2
  none: 'There are no categories to show.',
});

export const listing = area('listing', {
  detail: 'Detail', // spec §2
  detailOf: (title: string) => ` of ${title}`,
  conditions: {
    'Like new': 'Like new',
    Excellent: 'Excellent',
    Good: 'Good',
    Fair: 'Fair',
    'Needs work': 'Needs work',
  },
  quietLine: (condition: string, place: string) => `${condition} · ${place}`,
  summary: (piece: { title: string; price: string; condition: string; location: string }) =>
    `${piece.title}, ${piece.condition.toLowerCase()}, ${piece.price}, in ${piece.location}. Second-hand on Settee.`,
  noPicture: 'No photograph',
  promoted: 'Promoted',
  notAvailable: 'Not Available', // spec §4
  sold: 'Sold',
  onHold: 'On hold',
  backAt: (time: string | undefined) => (time ? `Back at ${time} unless sold` : 'May come back soon'),
  onHoldUntil: (time: string | undefined) =>
    `Somebody is paying for this piece. If they do not finish, it comes back ${time ? `at ${time}` : 'in a few minutes'}.`,
  verifiedSeller: 'Verified seller',
});
