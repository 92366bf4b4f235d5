import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { endAdvertising } from './end-advertising.ts';

const LISTINGS = 4;
const NEW_A_DAY = 6;
const ADVERTISED = 2;

let market: Market;
beforeAll(async () => {
  market = await openMarket({
    env: {
      RATE_LIMITS: 'on',
      LISTINGS_UNTIL_VERIFIED: String(LISTINGS),
      NEW_LISTINGS_A_DAY: String(NEW_A_DAY),
      ADVERTISED_PER_SELLER: String(ADVERTISED),
      ADVERTISING_DAYS: '7',
    },
  });
});
afterAll(() => market.close());

const of = (id: string) => ({ params: { id } });
const list = async (seller: Actor, count: number) => {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await market.listing({ seller })).id);
  return ids;
};
const tryToList = async (seller: Actor) =>
  seller.call('createListing', {
    body: {
      sellerName: 'Sam',
      location: 'Bend',
      phone: '555 0100',
      productName: 'Chair',
      price: '10',
      condition: 'Good',
      description: 'A chair.',
      year: '2020',
      image: await market.picture(seller),
    },
  });

describe('listings of a seller whom nobody has verified', () => {
  it('are limited on sale, also when two are added at the same instant, and when one comes back', async () => {
    const seller = await market.seller();
    const [first = '', second = ''] = await list(seller, LISTINGS - 1);
    const answers = await Promise.all([tryToList(seller), tryToList(seller)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      message: expect.stringContaining('ask the shop to verify you'),
    });
    await seller.api.removeListing(of(first));
    await seller.api.updateListing({ ...of(second), body: { isAvailable: 'false' } });
    await list(seller, 2);
    expect(await seller.call('restoreListing', of(first))).toMatchObject({ status: 429 });
    expect(await seller.call('updateListing', { ...of(second), body: { isAvailable: 'true' } })).toMatchObject({
      status: 429,
    });
  });

  it('are limited within a day, removed ones too', async () => {
    const seller = await market.seller();
    for (let i = 0; i < NEW_A_DAY; i++) await seller.api.removeListing(of((await list(seller, 1))[0] ?? ''));
    expect(await tryToList(seller)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Please continue tomorrow') },
    });
    await market.sql(`update listings set created_at = created_at - interval '1 day' where seller_id = $1`, [
      seller.id,
    ]);
    expect(await tryToList(seller)).toMatchObject({ status: 201 });
  });

  it('are refused row by row in an import, with the reason', async () => {
    const seller = await market.seller();
    const image = await market.picture(seller);
    await market.sql('insert into import_pictures (seller_id, name, url) values ($1, $2, $3)', [
      seller.id,
      'chair.jpg',
      image,
    ]);
    const row = (n: number) => `r${n},Chair,Chair ${n},10,Good,2020,A chair.,Bend,555 0100,chair.jpg`;
    const csv = [
      'reference,category,title,price,condition,year,description,location,phone,pictures',
      ...Array.from({ length: LISTINGS + 1 }, (_, n) => row(n)),
    ].join('\n');
    const form = new FormData();
    form.set('file', new File([csv], 'chairs.csv', { type: 'text/csv' }));
    const sent = await seller.fetch('/api/imports', { method: 'POST', body: form });
    expect(sent.status).toBe(201);
    const { _id: id } = (await sent.json()) as { _id: string };
    await market.drainJobs();
    expect(await seller.api.getImport(of(id))).toMatchObject({ listed: LISTINGS, refused: 1 });
  });

  it('are not limited once an admin has verified the seller', async () => {
    const seller = await market.seller({ verified: true });
    expect(await list(seller, NEW_A_DAY + 2)).toHaveLength(NEW_A_DAY + 2);
  });
});

describe('advertising', () => {
  it('is limited per seller, also by an edit, and another can be advertised when one is not any more', async () => {
    const seller = await market.seller({ verified: true });
    const ids = await list(seller, ADVERTISED + 1);
    for (const id of ids.slice(0, ADVERTISED)) await seller.api.advertiseListing(of(id));
    const [first = '', last = ''] = [ids[0], ids[ADVERTISED]];
    const refused = { status: 409, body: { message: expect.stringContaining('Stop advertising one of them first') } };
    expect(await seller.call('advertiseListing', of(last))).toMatchObject(refused);
    expect(await seller.call('updateListing', { ...of(last), body: { advertise: 'true' } })).toMatchObject(refused);
    expect(await seller.api.getListing(of(last))).toMatchObject({ advertise: 'false' });
    await seller.api.advertiseListing(of(first));
    await seller.api.updateListing({ ...of(first), body: { advertise: 'false' } });
    await seller.api.advertiseListing(of(last));
  });

  it('ends by itself, and its seller sees when', async () => {
    const seller = await market.seller();
    const [id = ''] = await list(seller, 1);
    await seller.api.advertiseListing(of(id));
    const { advertisedUntil = '' } = await seller.api.getListing(of(id));
    const days = (Date.parse(advertisedUntil) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(await market.stranger.api.getListing(of(id))).not.toHaveProperty('advertisedUntil');
    await endAdvertising(market.services);
    expect(await market.stranger.api.getListing(of(id))).toMatchObject({ advertise: 'true' });
    await market.sql(`update listings set advertised_until = now() where id = $1`, [id]);
    await endAdvertising(market.services);
    expect(await market.stranger.api.getListing(of(id))).toMatchObject({ advertise: 'false' });
  });
});

describe('advertised listings', () => {
  const advertised = async (seller: Actor) =>
    (await seller.api.listOwnListings({ params: { email: seller.email } })).items.filter(
      ({ advertise, waitsFor }) => advertise === 'true' && !waitsFor,
    ).length;

  it('stay within the limit when removed ones come back', async () => {
    const seller = await market.seller({ verified: true });
    const first = await list(seller, ADVERTISED);
    for (const id of first) await seller.api.advertiseListing(of(id));
    for (const id of first) await seller.api.removeListing(of(id));
    for (const id of await list(seller, ADVERTISED)) await seller.api.advertiseListing(of(id));
    for (const id of first) await seller.api.restoreListing(of(id));
    expect(await advertised(seller)).toBe(ADVERTISED);
  });

  it('stay within it when an admin shows a hidden one again', async () => {
    const [seller, admin, other] = [
      await market.seller({ verified: true }),
      await market.admin(),
      await market.admin(),
    ];
    const [first = '', ...others] = await list(seller, ADVERTISED + 1);
    await seller.api.advertiseListing(of(first));
    await market.stranger.call('sendReport', { body: { kind: 'listing', targetId: first, reason: 'spam' } });
    const [row] = await market.sql('select id from cases where target_id = $1', [first]);
    const one = of(String(row?.id));
    await admin.api.decideCase({ ...one, body: { action: 'hide', reason: 'Spam.' } });
    for (const id of others) await seller.api.advertiseListing(of(id));
    await seller.api.appealCase({ ...one, body: { text: 'It is not.' } });
    await other.api.decideCase({ ...one, body: { action: 'none', reason: 'Right.' } });
    expect(await market.stranger.call('getListing', of(first))).toMatchObject({ status: 200 });
    expect(await advertised(seller)).toBe(ADVERTISED);
  });

  it.each(['suspend', 'remove'] as const)('stay within it when a seller comes back after “%s”', async (action) => {
    const seller = await market.seller({ verified: true });
    const [admin, other] = [await market.admin(), await market.admin()];
    const [first = '', ...others] = await list(seller, ADVERTISED + 1);
    const caseAbout = async (kind: 'listing' | 'account', targetId: string) => {
      await market.stranger.call('sendReport', { body: { kind, targetId, reason: 'spam' } });
      const [row] = await market.sql('select id from cases where target_id = $1', [targetId]);
      return of(String(row?.id));
    };
    await seller.api.advertiseListing(of(first));
    const hidden = await caseAbout('listing', first);
    await admin.api.decideCase({ ...hidden, body: { action: 'hide', reason: 'Spam.' } });
    for (const id of others) await seller.api.advertiseListing(of(id));
    await seller.api.appealCase({ ...hidden, body: { text: 'It is not.' } });
    const gone = await caseAbout('account', seller.id);
    await admin.api.decideCase({ ...gone, body: { action, reason: 'Spam.' } });
    await other.api.decideCase({ ...hidden, body: { action: 'none', reason: 'Right.' } });
    if (action === 'remove') await other.api.restoreUser(of(seller.id));
    else {
      await seller.api.appealCase({ ...gone, body: { text: 'It was not me.' } });
      await other.api.decideCase({ ...gone, body: { action: 'none', reason: 'Right.' } });
    }
    expect(await market.stranger.call('getListing', of(first))).toMatchObject({ status: 200 });
    // The seller's tokens ended.
    const shown = await market.sql('select from listings where seller_id = $1 and advertised and hidden_at is null', [
      seller.id,
    ]);
    expect(shown).toHaveLength(ADVERTISED);
  });
});
