import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { beginChoice, feeOf, isWhole, sentChoice } from './chosen-delivery.ts';

const portland = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.5, longitude: -122.7 };
const plain = { price: '120' } as Order;
const offering: Order = {
  ...plain,
  offered: { deliveryRadiusKm: 20, deliveryCents: 2_500, carrierCents: 4_900, town: 'Portland' },
};

describe('the choice of how to get a listing', () => {
  it('begins with a pickup, with what is offered instead, or with the one of the hold', () => {
    expect(beginChoice(plain).method).toBe('pickup');
    expect(beginChoice(offering).method).toBe('pickup');
    expect(beginChoice({ ...offering, offered: { pickup: false, carrierCents: 0, town: 'Portland' } }).method).toBe(
      'carrier',
    );
    const held = beginChoice({ ...offering, method: 'seller_delivery', methodCents: 2_500 });
    expect([held.method, isWhole(held)]).toEqual(['seller_delivery', true]);
  });

  it('needs a town or a confirmed distance for a delivery by the seller, and nothing else', () => {
    const begun = { ...beginChoice(offering), method: 'seller_delivery' as const };
    expect(isWhole(begun)).toBe(false);
    expect(isWhole({ ...begun, place: portland })).toBe(true);
    expect(isWhole({ ...begun, isWithin: true })).toBe(true);
    expect(isWhole({ ...begun, method: 'carrier' })).toBe(true);
  });

  it('sends nothing where there is no choice, and a town only for a delivery', () => {
    const chosen = { ...beginChoice(offering), place: portland };
    expect(sentChoice(plain, chosen)).toEqual({});
    expect(sentChoice(offering, { ...chosen, method: 'carrier' })).toEqual({ method: 'carrier' });
    expect(sentChoice(offering, { ...chosen, method: 'seller_delivery' })).toEqual({
      method: 'seller_delivery',
      place: portland,
    });
  });

  it('costs what the seller set', () => {
    const begun = beginChoice(offering);
    expect([feeOf(plain, begun), feeOf(offering, begun)]).toEqual([0, 0]);
    expect(feeOf(offering, { ...begun, method: 'seller_delivery' })).toBe(2_500);
    expect(feeOf(offering, { ...begun, method: 'carrier' })).toBe(4_900);
  });
});
