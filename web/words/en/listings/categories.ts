import { shop } from '../../../platform/shop.ts';
import { area } from '../../area.ts';

export const category = area('category', {
  title: 'Out Categories', // spec §2
  lede: 'Browse second-hand furniture by type.',
  names: {
    Bed: 'Bed',
    Sofa: 'Sofa',
    'Dressing Table': 'Dressing Table',
    Table: 'Table',
    Cupboard: 'Cupboard',
    Chair: 'Chair',
  }, // spec §9
  picture: (category: string) => `Example of the category ${category.toLowerCase()}.`,
  card: (category: string) => `${category} Category`, // spec §2
  explore: 'Explore', // spec §2
  none: 'There are no categories to show.',
});

export const listing = area('listing', {
  detail: 'Detail', // spec §2
  detailOf: (title: string) => ` of ${title}`,
  save: (title: string) => `Save ${title}`,
  conditions: {
    'Like new': 'Like new',
    Excellent: 'Excellent',
    Good: 'Good',
    Fair: 'Fair',
    'Needs work': 'Needs work',
  },
  pickupIn: (place: string) => `Pickup in ${place}`,
  summary: (listing: { title: string; price: string; condition: string; location: string }) =>
    `${listing.title}, ${listing.condition.toLowerCase()}, ${listing.price}, in ${listing.location}. Second-hand on ${shop().name}.`,
  noPicture: 'No photo',
  promoted: 'Promoted',
  notAvailable: 'Not Available', // spec §4
  sold: 'Sold',
  onHold: 'Reserved',
  backAt: (time: string | undefined) => (time ? `Reserved until ${time}` : 'Reserved for a few minutes'),
  onHoldUntil: (time: string | undefined) =>
    `Someone is paying for this right now. If they do not finish, it will be available again ${time ? `at ${time}` : 'in a few minutes'}.`,
  backOn: (day: string) => `Reserved until ${day}`,
  onHoldTo: (day: string) => `This listing is reserved. If the sale fails, it will be available again on ${day}.`,
  verifiedSeller: 'Verified seller',
});
