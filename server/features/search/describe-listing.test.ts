import { expect, it } from 'vitest';
import { describeListing, type SearchedListing } from './describe-listing.ts';

const listing: SearchedListing = {
  seller_id: crypto.randomUUID(),
  id: crypto.randomUUID(),
  category: 'Sofa',
  condition: 'like-NEW',
  colours: ['green'],
  materials: [],
  style: null,
  year: '1962',
  state: 'available',
  verified: false,
  price_cents: 12_000,
  width_mm: null,
  depth_mm: null,
  height_mm: null,
  latitude: null,
  longitude: null,
  micros: 1,
  touched: 2,
  title: 'Grünes Ledersofa mit Kissen',
  place: 'Portland Oregon',
  description: 'Sofas and chairs',
};

it('describes a listing by base forms, values and what it is', () => {
  expect(describeListing(listing)).toMatchObject({
    words: {
      title: expect.arrayContaining(['grun', 'ledersofa', 'leder', '1962']),
      place: ['portland', 'oregon'],
      description: ['sofa', 'chair'],
    },
    values: { condition: ['Like new'], decade: ['1960s'], verified: [], colour: ['green'] },
    marks: expect.arrayContaining(['is:sofa', 'found:sofa', 'thing', 'single']),
  });
});

it('takes the first 400 words of a text', () => {
  const description = Array.from({ length: 500 }, (_, i) => `made${i}`).join(' ');
  const { words } = describeListing({ ...listing, description });
  expect(words.description).toHaveLength(400);
  expect(words.description.at(-1)).toBe('made399');
});
