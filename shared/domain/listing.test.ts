import { describe, expect, it } from 'vitest';
import { categorySlug, defaultCategories, originalCategories, parseCategory } from './category.ts';
import { isAvailable, listingCan, listingStates } from './listing.ts';

const seller = { id: 's', type: 'seller' as const };
const admin = { id: 'a', type: 'admin' as const };
const buyer = { id: 'b', type: 'buyer' as const };

describe('what may be done with a listing', () => {
  const allowed = (ask: keyof typeof listingCan, viewer: { id: string; type: 'buyer' | 'seller' | 'admin' }) =>
    listingStates.filter((state) => listingCan[ask]({ state, advertised: false, sellerId: 's' }, viewer));

  it.each([
    ['advertise', seller, ['available']],
    ['advertise', admin, ['available']],
    ['advertise', buyer, []],
    ['change', seller, ['available', 'withdrawn']],
    ['change', buyer, []],
    ['relist', seller, ['withdrawn']],
    ['save', buyer, ['available', 'held']],
    ['save', seller, []],
    ['buy', buyer, ['available']],
    ['buy', seller, []],
  ] as const)('%s by %o: %o', (ask, viewer, states) => {
    expect(allowed(ask, viewer)).toEqual(states);
  });

  // spec §2: My Products: an advertise button for available, non-advertised ones
  // spec §4: advertise not ‘true’ and available: the seller sees an advertise button
  it('is advertised once', () => {
    expect(listingCan.advertise({ state: 'available', advertised: true, sellerId: 's' }, seller)).toBe(false);
  });

  // spec §4: isAvailable while somebody pays (D7)
  it('is unavailable only when the listing is gone', () => {
    expect(listingStates.filter(isAvailable)).toEqual(['available', 'held']);
  });
});

describe('categories', () => {
  // spec §9: Six categories, unless an admin adds more
  it('are the six of the specification', () => {
    expect(originalCategories).toEqual(['Bed', 'Sofa', 'Dressing Table', 'Table', 'Cupboard', 'Chair']);
  });

  it('are found by name or by slug', () => {
    for (const category of originalCategories) {
      expect(parseCategory(category.toUpperCase(), defaultCategories)).toBe(category);
      expect(parseCategory(categorySlug(category, defaultCategories), defaultCategories)).toBe(category);
    }
    expect(parseCategory('Lamp', defaultCategories)).toBeUndefined();
  });
});
