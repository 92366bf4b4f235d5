import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let seller: Actor;
beforeAll(async () => {
  market = await openMarket();
  seller = await market.seller();
});
afterAll(() => market.close());

const whole = { pickup: true, deliveryRadiusKm: 20, deliveryCents: 2_500, carrierCents: 4_900 };
const shown = async (id: string) => {
  const { pickup, deliveryRadiusKm, deliveryCents, carrierCents } = await market.stranger.api.getListing({
    params: { id },
  });
  return { pickup, deliveryRadiusKm, deliveryCents, carrierCents };
};
const nothing = { pickup: undefined, deliveryRadiusKm: undefined, deliveryCents: undefined, carrierCents: undefined };
const edit = (id: string, body: object) => seller.call('updateListing', { params: { id }, body });
const fieldsOf = ({ status, body }: Awaited<ReturnType<Actor['call']>>) => ({
  status,
  fields: Object.keys((body as { fields?: object }).fields ?? {}),
});

describe('how a listing can be had', () => {
  it('is a pickup, and looks as before, when the seller chooses nothing', async () => {
    const { id } = await market.listing({ seller });
    expect(await shown(id)).toEqual(nothing);
  });

  it('is shown to everybody with its fees, and changes one by one', async () => {
    const { id } = await market.listing({ seller, ...whole });
    expect(await shown(id)).toEqual({ ...whole, pickup: undefined });
    expect(await edit(id, { deliveryCents: 0 })).toMatchObject({ status: 200 });
    expect(await shown(id)).toMatchObject({ deliveryRadiusKm: 20, deliveryCents: 0, carrierCents: 4_900 });
    await edit(id, { pickup: false, carrierCents: null });
    expect(await shown(id)).toEqual({ ...nothing, pickup: false, deliveryRadiusKm: 20, deliveryCents: 0 });
    await edit(id, { title: 'Another title' });
    expect(await shown(id)).toMatchObject({ pickup: false, deliveryRadiusKm: 20 });
    await edit(id, { pickup: true, deliveryRadiusKm: null, deliveryCents: null });
    expect(await shown(id)).toEqual(nothing);
  });

  it.each([
    ['no way to get it', { pickup: false }, ['pickup']],
    ['a fee without a distance', { deliveryCents: 2_500 }, ['deliveryRadiusKm']],
    ['a distance without a fee', { deliveryRadiusKm: 20 }, ['deliveryCents']],
    ['a distance of nothing', { deliveryRadiusKm: 0, deliveryCents: 0 }, ['deliveryRadiusKm']],
    ['a distance too far', { deliveryRadiusKm: 501, deliveryCents: 0 }, ['deliveryRadiusKm']],
    ['half a kilometer', { deliveryRadiusKm: 0.5, deliveryCents: 0 }, ['deliveryRadiusKm']],
    ['a fee below zero', { carrierCents: -1 }, ['carrierCents']],
    ['a fee too high', { carrierCents: 100_001 }, ['carrierCents']],
    ['half a cent', { carrierCents: 0.5 }, ['carrierCents']],
    ['a text as a fee', { carrierCents: '25' }, ['carrierCents']],
    ['a total that no card can pay', { price: '999,999.99', carrierCents: 1 }, ['carrierCents']],
  ])('is refused beside the field: %s', async (_, body, fields) => {
    const { id } = await market.listing({ seller });
    expect(fieldsOf(await edit(id, body))).toEqual({ status: 422, fields });
    expect(await shown(id)).toEqual(nothing);
  });

  it('is refused for a new listing and where an edit would leave nothing', async () => {
    await expect(market.listing({ seller, pickup: false })).rejects.toMatchObject({ status: 422 });
    const { id } = await market.listing({ seller, pickup: false, carrierCents: 4_900 });
    expect(fieldsOf(await edit(id, { carrierCents: null }))).toEqual({ status: 422, fields: ['pickup'] });
    expect(fieldsOf(await edit(id, { price: '999,999.99' }))).toEqual({ status: 422, fields: ['carrierCents'] });
  });

  it('stays when the listing is withdrawn and listed again, and is in the search', async () => {
    const { id } = await market.listing({ seller, title: 'Larch settle', ...whole });
    await edit(id, { isAvailable: false });
    await edit(id, { isAvailable: true });
    expect(await shown(id)).toMatchObject({ deliveryRadiusKm: 20, deliveryCents: 2_500 });
    const { items } = await market.stranger.api.searchListings({ query: { words: 'larch' } });
    expect(items[0]).toMatchObject({ deliveryRadiusKm: 20, deliveryCents: 2_500, carrierCents: 4_900 });
  });
});
