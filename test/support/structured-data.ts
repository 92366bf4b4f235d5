import { expect } from '@playwright/test';

export type Thing = Record<string, unknown> & { '@type': string };

const availabilities = ['InStock', 'SoldOut', 'LimitedAvailability'].map((name) => `https://schema.org/${name}`);
const productTexts = ['name', 'description', 'sku', 'category', 'url'];

const isAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/.test(value) && URL.canParse(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const thing = (value: unknown, type: string): Thing => {
  expect(value).toMatchObject({ '@type': type });
  return value as Thing;
};

/** Required properties by type, by schema.org and search engines. */
const rules: Record<string, (found: Thing) => void> = {
  Organization(found) {
    expect(isText(found.name) && isAddress(found.url)).toBe(true);
  },
  WebSite(found) {
    expect(isText(found.name) && isAddress(found.url)).toBe(true);
    const action = thing(found.potentialAction, 'SearchAction');
    const target = thing(action.target, 'EntryPoint');
    const template = String(target.urlTemplate);
    const placeholder = /^required name=(\w+)$/.exec(String(action['query-input']))?.[1];
    expect(template).toContain(`{${placeholder}}`);
    expect(isAddress(template.replace(/\{\w+\}/, 'sofa'))).toBe(true);
  },
  BreadcrumbList(found) {
    const items = found.itemListElement as unknown[];
    expect(items.length).toBeGreaterThan(1);
    items.forEach((item, index) => {
      const { position, name, item: address } = thing(item, 'ListItem');
      expect(position).toBe(index + 1);
      expect(isText(name) && isAddress(address)).toBe(true);
    });
  },
  Product(found) {
    for (const name of productTexts) expect(isText(found[name]), `${name} of a product`).toBe(true);
    expect(String(found.name).length).toBeLessThanOrEqual(150);
    const images = found.image as unknown[];
    expect(images.length > 0 && images.every(isAddress)).toBe(true);
    for (const side of ['width', 'depth', 'height'])
      if (found[side] !== undefined)
        expect(thing(found[side], 'QuantitativeValue')).toMatchObject({
          value: expect.any(Number),
          unitCode: 'MMT',
        });
    const offer = thing(found.offers, 'Offer');
    expect(String(offer.price)).toMatch(/^\d+(\.\d{2})?$/);
    expect(Number(offer.price)).toBeGreaterThan(0);
    expect(offer.priceCurrency).toMatch(/^[A-Z]{3}$/);
    expect(availabilities).toContain(offer.availability);
    expect(offer.itemCondition).toBe('https://schema.org/UsedCondition');
    expect(offer.url).toBe(found.url);
    expect(isText(thing(offer.seller, 'Person').name)).toBe(true);
  },
};

/**
 * Parses and validates the JSON-LD of a page.
 * @returns the objects by type
 */
export function readStructuredData(blocks: readonly string[]): Record<string, Thing> {
  const things = blocks.map((block) => JSON.parse(block) as Thing);
  for (const found of things) {
    expect(found['@context']).toBe('https://schema.org');
    const rule = rules[found['@type']];
    if (!rule) throw new Error(`There is no rule for a ${found['@type']}.`);
    rule(found);
    expect(JSON.stringify(found)).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(new Set(things.map((found) => found['@type'])).size).toBe(things.length);
  return Object.fromEntries(things.map((found) => [found['@type'], found]));
}
