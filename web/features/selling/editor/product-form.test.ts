import { afterEach, describe, expect, it } from 'vitest';
import { setTextSource } from '../../../platform/i18n/text-settings.ts';
import { beginForm, bodyOf, changesIn, fieldOf, formOf, productForm } from './product-form.ts';

const typed = beginForm({
  photos: [{ url: '/b', since: 1 }, { url: '/a' }],
  width: '84',
  height: '31 1/2',
  unit: 'in',
  style: 'mid-century',
  colours: ['green'],
});

describe('a filled-in form', () => {
  it('is sent with its photos in order, its sides in millimetres and nothing for what was left empty', () => {
    expect(bodyOf(typed)).toMatchObject({
      image: '/b',
      images: ['/b', '/a'],
      widthMm: 2134,
      depthMm: null,
      heightMm: 800,
      style: 'mid-century',
      colours: ['green'],
      materials: [],
      place: null,
    });
    for (const own of ['photos', 'unit', 'width']) expect(bodyOf(typed)).not.toHaveProperty(own);
  });

  it('is refused beside the field of a side that is no length', () => {
    const { error } = productForm.safeParse({ ...typed, width: 'wide' });
    expect(error?.issues.find(({ path }) => path[0] === 'width')?.message).toMatch(/^Write a length/);
    expect(bodyOf({ ...typed, width: '999' }).widthMm).toBe(0);
    expect([fieldOf('widthMm'), fieldOf('images'), fieldOf('price'), fieldOf('sellerEmail')]).toEqual([
      'width',
      'photos',
      'price',
      undefined,
    ]);
  });
});

describe('an edited listing', () => {
  const listing = {
    id: '1',
    sellerName: 'Sam',
    verified: false,
    location: 'Portland',
    category: 'Chair',
    title: 'Chair',
    price: '120',
    condition: 'Good',
    year: '2019',
    description: 'A chair.',
    phone: '555',
    createdAt: '',
    ...({ image: '/a', available: true, advertised: false, widthMm: 2000 } as const),
    images: [{ url: '/a', width: 4, height: 3, widths: [4] }],
    colours: [],
    materials: [],
    place: { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.5, longitude: -122.7 },
  };

  it('is sent only what was changed, so that a length does not drift from unit to unit', () => {
    const before = formOf(listing, 'in');
    expect(before).toMatchObject({ width: '78.7', place: listing.place, photos: [{ url: '/a' }] });
    expect(changesIn(before, before)).toEqual({});
    expect(changesIn(before, { ...before, price: '99', height: '30' })).toEqual({ price: '99', heightMm: 762 });
  });
});

describe('a length', () => {
  const isTaken = (width: string, unit: 'cm' | 'in') =>
    !productForm.safeParse(beginForm({ width, unit })).error?.issues.some(({ path }) => path[0] === 'width');

  it('that may be in meters needs its unit', () => {
    expect(['1,2', '1.2 x', '0,8'].some((width) => isTaken(width, 'cm'))).toBe(false);
    expect(['120', '1,2 m', '2.5 cm', '47 1/2'].every((width) => isTaken(width, 'cm'))).toBe(true);
    expect(isTaken('1.2', 'in')).toBe(true);
    expect(bodyOf(beginForm({ width: '1.2' }))).toMatchObject({ widthMm: 0 });
  });
});

describe('a price', () => {
  afterEach(() => setTextSource(() => ({ language: 'en' })));

  const priceOf = (price: string) => bodyOf(beginForm({ price })).price;
  const isTaken = (price: string) => productForm.shape.price.safeParse(price).success;

  it('is read as the language of the page writes it, and as the API does in all of them', () => {
    for (const language of ['de', 'es'] as const) {
      setTextSource(() => ({ language }));
      expect(['1.250,50 $', '1.250', '80,5', '1,250.50', '$80'].map(priceOf)).toEqual([
        '1250.50',
        '1250',
        '80.50',
        '1,250.50',
        '$80',
      ]);
      expect(['1.250,50', '80,5', '$80'].every(isTaken)).toBe(true);
    }
  });

  it('is sent as typed when it is invalid, so that the server refuses it', () => {
    expect(['1,25', '1.250,50', 'much'].map(priceOf)).toEqual(['1,25', '1.250,50', 'much']);
    expect(['1,25', '1.250,50', 'much'].some(isTaken)).toBe(false);
    setTextSource(() => ({ language: 'de' }));
    expect(['viel', '1,50,00', '0'].map(priceOf)).toEqual(['viel', '1,50,00', '0']);
    expect(['viel', '1,50,00', '0'].some(isTaken)).toBe(false);
  });
});
