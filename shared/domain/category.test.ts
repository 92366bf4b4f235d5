import { describe, expect, it } from 'vitest';
import {
  categoryPicture,
  categorySlug,
  defaultCategories,
  offeredCategories,
  parseCategory,
  slugOf,
} from './category.ts';
import { isUnusual } from './dimensions.ts';
import { valuesOf } from './search.ts';
import { defaultProfile, readProfile, writeProfile } from './shop-profile.ts';
import { readCategory } from './trait-names.ts';

const lamp = { slug: 'lamp', name: 'Lamp', names: { en: 'Lamp', de: 'Lampe' }, picture: '/lamp.webp', hidden: false };
const own = [
  lamp,
  ...defaultCategories.map((one) => (one.slug === 'bed' ? { ...one, hidden: true, names: { de: 'Schlafen' } } : one)),
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
  it('are found by name and slug, in their order', () => {
    expect(valuesOf('category', own).slice(0, 3)).toEqual(['Lamp', 'Bed', 'Sofa']);
    expect(offeredCategories(own).map(({ name }) => name)).not.toContain('Bed');
    expect([parseCategory('lamp', own), parseCategory('LAMP', own), parseCategory('bed', own)]).toEqual([
      'Lamp',
      'Lamp',
      'Bed',
    ]);
    expect([categorySlug('Lamp', own), categoryPicture('Lamp', own), categoryPicture('Never', own)]).toEqual([
      'lamp',
      '/lamp.webp',
      '',
    ]);
    expect(isUnusual('Lamp', 'width', 5000)).toBe(true);
    expect(isUnusual('Lamp', 'width', 500)).toBe(false);
  });

  it('are found in a file by their names in every language, the operator’s and the software’s', () => {
    expect(['Lampe', 'lamp', 'schlafen', 'Bett', 'Stuhl'].map((name) => readCategory(name, own))).toEqual([
      ...['Lamp', 'Lamp', 'Bed', 'Bed', 'Chair'],
    ]);
    expect(readCategory('Spaceship', own)).toBeUndefined();
  });

  it('are sent with a page only when they are not the six of the specification', () => {
    expect(writeProfile(defaultProfile)).toBeUndefined();
    const written = writeProfile({ ...defaultProfile, categories: own });
    expect(readProfile(written).categories).toEqual(own);
  });
});
