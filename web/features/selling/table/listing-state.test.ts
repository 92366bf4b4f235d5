import { expect, it } from 'vitest';
import type { Listing } from '../../../../shared/contract/listings.ts';
import { listingState } from './listing-state.ts';

const listing: Listing = {
  id: '01a1fc3a-b350-7d08-a7f1-98d148fe77c5',
  sellerName: 'Marta',
  verified: true,
  location: 'Portland',
  category: 'Chair',
  title: 'Windsor chair',
  price: '48',
  condition: 'Good',
  year: '2015',
  description: 'Honest.',
  image: '/images/a.webp',
  images: [],
  colours: [],
  materials: [],
  available: true,
  advertised: false,
  createdAt: '2026-05-04T12:00:00Z',
};

// spec §2: My Products: ‘Product Already Sold’ for sold items
it.each([
  ['available', {}],
  ['held', { onHoldUntil: '2026-05-04T12:15:00Z' }],
  ['sold', { available: false }],
  ['withdrawn', { available: false, withdrawn: true }],
])('is %s with the flags %o', (state, flags) => {
  expect(listingState({ ...listing, ...flags })).toBe(state);
});
