import { afterEach, describe, expect, it } from 'vitest';
import {
  categoryPicture,
  categorySlug,
  offeredCategories,
  parseCategory,
  plainCategories,
  setShopCategories,
  slugOf,
} from './category.ts';
import { isUnusual } from './dimensions.ts';
import { facetValues } from './search.ts';
import { plainProfile, readProfile, writeProfile } from './shop-profile.ts';
import { readCategory } from './trait-names.ts';

afterEach(() => setShopCategories(plainCategories));

const lamp = { slug: 'lamp', name: 'Lamp', names: { en: 'Lamp', de: 'Lampe' }, picture: '/lamp.webp', hidden: false };
const own = [
  lamp,
  ...plainCategories.map((one) => (one.slug === 'bed' ? { ...one, hidden: true, names: { de: 'Schlafen' } } : one)),
];

describe('a slug', () => {
  it.each([
    ['Lamp', 'lamp'],
    ['Dressing Table', 'dressing-table'],
    ['  Bean bags & poufs ', 'bean-bags-poufs'],
    ['Étagère', 'etagere'],
    ['Straße', 'strasse'],
    ['床', ''],
    ['--', ''],
  ])('is made from %j: %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('the categories of a shop', () => {
  it('are those that were set, in their order', () => {
    setShopCategories(own);
    expect(facetValues.category.slice(0, 3)).toEqual(['Lamp', 'Bed', 'Sofa']);
    expect(offeredCategories().map(({ name }) => name)).not.toContain('Bed');
    expect([parseCategory('lamp'), parseCategory('LAMP'), parseCategory('bed')]).toEqual(['Lamp', 'Lamp', 'Bed']);
    expect([categorySlug('Lamp'), categoryPicture('Lamp'), categoryPicture('Never')]).toEqual([
      'lamp',
      '/lamp.webp',
      '',
    ]);
    expect(isUnusual('Lamp', 'width', 5000)).toBe(true);
    expect(isUnusual('Lamp', 'width', 500)).toBe(false);
  });

  it('are read from a file by their names in every language, the operator’s and the software’s', () => {
    setShopCategories(own);
    expect(['Lampe', 'lamp', 'schlafen', 'Bett', 'Stuhl'].map(readCategory)).toEqual([
      ...['Lamp', 'Lamp', 'Bed', 'Bed', 'Chair'],
    ]);
    expect(readCategory('Spaceship')).toBeUndefined();
  });

  it('travel with a page only where they are not the six', () => {
    expect(writeProfile(plainProfile)).toBeUndefined();
    const written = writeProfile({ ...plainProfile, categories: own });
    expect(readProfile(written).categories).toEqual(own);
  });
});
