import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { originalCategories } from '../../../shared/domain/category.ts';
import { isUnusual, sides } from '../../../shared/domain/dimensions.ts';
import { conditions } from '../../../shared/domain/listing.ts';
import { parsePrice } from '../../../shared/domain/typed-price.ts';
import { categorySlug } from '../../platform/shop/shop-categories.ts';
import { formatPrice } from '../../platform/shop/shop-money.ts';
import { listingFacts } from './catalogue/facts.ts';
import { demoListings } from './catalogue.ts';
import { demoPicturesDir } from './demo-picture.ts';
import { demoBuyers, demoSellers } from './people.ts';

const buyers = demoBuyers.map(({ email }) => email);

describe('the demo catalogue', () => {
  it('has eight listings or more in every category, each with a name of its own', () => {
    for (const category of originalCategories)
      expect(demoListings.filter((listing) => listing.category === category).length).toBeGreaterThanOrEqual(8);
    for (const unique of ['slug', 'title', 'description'] as const)
      expect(new Set(demoListings.map((listing) => listing[unique])).size).toBe(demoListings.length);
  });

  it('passes the validation of the form', () => {
    for (const { price, title, condition, description, defects = '' } of demoListings) {
      expect(parsePrice(formatPrice(price), 'USD')).toBe(price);
      expect(title.length).toBeLessThanOrEqual(100);
      expect(conditions).toContain(condition);
      expect(description.length + defects.length).toBeGreaterThan(150);
    }
    expect(new Set(demoListings.map(({ seller }) => seller)).size).toBe(demoSellers.length);
  });

  it('gives every listing looks and a size that match its description', () => {
    expect(Object.keys(listingFacts).toSorted()).toEqual(demoListings.map(({ slug }) => slug).toSorted());
    // A folded gate-leg table is narrower than its listed size.
    const described = demoListings.filter(({ slug }) => slug !== 'pine-gate-leg-table');
    const told = described.flatMap(({ slug, description, facts: { inches } }) =>
      ['wide', 'deep', 'high'].flatMap((side, i) =>
        [...description.matchAll(new RegExp(`(\\d+) in ${side}`, 'g'))].map(([text, number]) => ({
          slug,
          text,
          agrees: Number(number) === inches[i],
        })),
      ),
    );
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter(({ agrees }) => !agrees)).toEqual([]);
    const strange = demoListings.filter(({ facts, category }) =>
      sides.some((side, i) => isUnusual(category, side, (facts.inches[i] ?? 0) * 25.4)),
    );
    expect(strange.map(({ slug }) => slug)).toEqual([]);
  });

  it('advertises only what is for sale, and lets only buyers save and buy', () => {
    for (const { advertised, state, savedBy, soldTo } of demoListings) {
      expect(advertised && state === 'sold').toBe(false);
      for (const email of soldTo ? [...savedBy, soldTo] : savedBy) expect(buyers).toContain(email);
    }
  });
});

describe('the pictures that come with the shop', () => {
  const names = [
    ...demoListings.flatMap(({ pictures }) => pictures),
    ...originalCategories.map((category) => `category-${categorySlug(category)}`),
    ...['hero', 'set-sofa', 'set-bed', 'set-dressing-table'],
  ];
  const narrowWidths = [320, 800];
  const file = (name: string, width?: number, format = 'webp') =>
    `${demoPicturesDir}${name}${width ? `-${width}` : ''}.${format}`;

  it('exist in every size, and none is unused', () => {
    const wanted = names.flatMap((name) => [file(name), ...narrowWidths.map((width) => file(name, width))]);
    expect(wanted.filter((path) => !existsSync(path))).toEqual([]);
    expect(readdirSync(demoPicturesDir).filter((name) => !name.endsWith('.avif')).length).toBe(wanted.length);
  });

  it('are there as AVIF in nearly all narrow sizes, each smaller than its WebP', () => {
    const narrow = names.flatMap((name) => narrowWidths.map((width) => [name, width] as const));
    const lighter = narrow.filter(([name, width]) => existsSync(file(name, width, 'avif')));
    expect(lighter.length / narrow.length).toBeGreaterThan(0.95);
    expect(readdirSync(demoPicturesDir).filter((name) => name.endsWith('.avif')).length).toBe(lighter.length);
    for (const [name, width] of lighter)
      expect(statSync(file(name, width, 'avif')).size).toBeLessThan(statSync(file(name, width)).size);
  });

  it('have the sizes that their addresses promise, four to three', async () => {
    for (const name of demoListings.flatMap(({ pictures }) => pictures)) {
      const whole = await sharp(file(name)).metadata();
      const width = name.endsWith('-1') ? 2000 : expect.toBeOneOf([1600, 2000]);
      expect({ name, ...whole }).toMatchObject({ name, format: 'webp', width, height: ((whole.width ?? 0) * 3) / 4 });
    }
    expect((await sharp(file('hero', 320)).metadata()).width).toBe(320);
  });

  it('weigh 24 megabytes at most, all together', () => {
    const bytes = readdirSync(demoPicturesDir).reduce(
      (sum, name) => sum + statSync(`${demoPicturesDir}${name}`).size,
      0,
    );
    expect(bytes).toBeLessThanOrEqual(24 * 1024 * 1024);
  });
});
