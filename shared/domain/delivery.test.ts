import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { deliveryFee, highestDeliveryFee, offeredMethods, pickupOnly, splitLeft } from './delivery.ts';
import { deliveryProblems } from './delivery-problems.ts';
import { distanceIn } from './distance.ts';
import { MAX_PRICE, minPrice } from './money.ts';
import { parseFee, parseRadius } from './typed-delivery.ts';

const whole = { pickup: true, deliveryRadiusKm: 20, deliveryCents: 2_500, carrierCents: 4_900 };

describe('how a listing can be had', () => {
  it.each([
    [pickupOnly, ['pickup']],
    [whole, ['pickup', 'seller_delivery', 'carrier']],
    [{ ...whole, pickup: false, carrierCents: null }, ['seller_delivery']],
    [{ ...pickupOnly, pickup: false, carrierCents: 0 }, ['carrier']],
  ])('%j offers %j', (offer, methods) => {
    expect(offeredMethods(offer)).toEqual(methods);
  });

  it('costs what the seller set, and nothing for a pickup', () => {
    expect(deliveryFee(whole, 'pickup')).toBe(0);
    expect(deliveryFee(whole, 'seller_delivery')).toBe(2_500);
    expect(deliveryFee(whole, 'carrier')).toBe(4_900);
    expect(deliveryFee(pickupOnly, 'carrier')).toBeUndefined();
    expect(deliveryFee({ ...whole, pickup: false }, 'pickup')).toBeUndefined();
  });

  it.each([
    [whole, []],
    [{ ...pickupOnly, pickup: false }, ['pickup']],
    [{ ...whole, deliveryRadiusKm: null }, ['deliveryRadiusKm']],
    [{ ...whole, deliveryCents: null }, ['deliveryCents']],
  ])('%j is wrong at %j', (offer, fields) => {
    expect(Object.keys(deliveryProblems(offer, 12_000))).toEqual(fields);
  });

  it('never makes a total above the limit of a card payment', () => {
    expect(Object.keys(deliveryProblems(whole, MAX_PRICE - 2_500))).toEqual(['carrierCents']);
    expect(Object.keys(deliveryProblems(whole, MAX_PRICE))).toEqual(['deliveryCents', 'carrierCents']);
  });
});

describe('what a seller types', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['25', 2_500],
    ['$25.50', 2_550],
    ['1,000', 100_000],
    ['1,000.01', undefined],
    ['-5', undefined],
    ['', undefined],
    ['free', undefined],
  ])('the fee %j is %s', (text, cents) => {
    expect(parseFee(text, 'USD')).toBe(cents);
  });

  it.each([
    ['USD', 100_000, '1,000'],
    ['GBP', 100_000, '1,000'],
    ['JPY', 160_000, '160,000'],
    ['HUF', 38_000_000, '380,000'],
    ['KWD', 1_000_000, '1,000'],
  ])('in %s a fee is %d minor units at most', (currency, most, typed) => {
    expect(highestDeliveryFee(currency)).toBe(most);
    expect(parseFee(typed, currency)).toBe(most);
    expect(parseFee(`${typed.replaceAll(',', '')}0`, currency)).toBeUndefined();
  });

  it('may cost a card payment of every currency at most', () => {
    for (const currency of currencies) {
      expect(highestDeliveryFee(currency)).toBeGreaterThan(minPrice(currency));
      expect(highestDeliveryFee(currency)).toBeLessThanOrEqual(MAX_PRICE);
    }
  });

  it.each([
    ['20', 20],
    ['20 km', 20],
    ['500', 500],
    ['501', undefined],
    ['0', undefined],
    ['1.5', undefined],
    ['far', undefined],
    ['15 miles', 24],
    ['ca. 25 km', 25],
    ['bis zu 25 km', 25],
    ['im Umkreis von 25 km', 25],
    ['25 km Umkreis', 25],
    ['up to 15 miles', 24],
    ['hasta 25 km', 25],
    ['25-30 km', undefined],
    ['310 mi', 499],
    ['311 mi', undefined],
  ])('the distance %j is %s', (text, kilometers) => {
    expect(parseRadius(text)).toBe(kilometers);
  });

  it('a distance in miles is the same after it was stored and shown again', () => {
    for (let miles = 1; miles <= 310; miles++)
      expect(distanceIn(parseRadius(String(miles), 'in') ?? 0, 'in')).toBe(miles);
    expect(parseRadius('40 km', 'in')).toBe(40);
  });
});

describe('what is left after refunds', () => {
  it.each([
    [14_500, 12_000, 2_500],
    [13_000, 10_500, 2_500],
    [2_500, 0, 2_500],
    [1_000, 0, 1_000],
    [0, 0, 0],
  ])('of %d, with a delivery of 2500, is %d of the price and %d of the delivery', (left, price, delivery) => {
    expect(splitLeft(left, 2_500)).toEqual({ price, delivery });
  });

  it('adds up, and no part is below zero', () => {
    const cents = fc.nat({ max: MAX_PRICE });
    fc.assert(
      fc.property(cents, cents, (left, fee) => {
        const { price, delivery } = splitLeft(left, fee);
        expect(price + delivery).toBe(left);
        expect(Math.min(price, delivery)).toBeGreaterThanOrEqual(0);
        expect(delivery).toBeLessThanOrEqual(fee);
      }),
    );
  });
});
