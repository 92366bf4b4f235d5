import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccessTokens } from '../../server/features/accounts/access-token.ts';
import { offerListing } from '../support/people.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** Maximum milliseconds for which another process may show what was. */
const STALE = 5_000;

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: 1 });
});
afterAll(() => shop.close());

const priceAt = async ({ origin }: ServerProcess, id: string): Promise<string> =>
  (await (await fetch(`${origin}/api/listing/${id}`)).json()).price;

/** An edit by the listing's seller, at one process. */
async function editAt({ origin }: ServerProcess, id: string, price: string): Promise<number> {
  const { rows } = await shop.pool.query<{ seller_id: string }>('select seller_id from listings where id = $1', [id]);
  const tokens = createAccessTokens({
    secret: String(shop.settings.TOKEN_SECRET),
    issuer: String(shop.settings.PUBLIC_URL),
    clock: { now: () => new Date() },
  });
  const token = await tokens.issue({ id: rows[0]?.seller_id ?? '', tokenEpoch: 0 });
  const { status } = await fetch(`${origin}/api/furniture-update/${id}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ price }),
  });
  return status;
}

it('the process that changes a listing shows it at once, the other soon', async () => {
  const [writer, other] = shop.servers as [ServerProcess, ServerProcess];
  const listing = await offerListing(shop.pool, shop.people);
  for (const price of ['130', '140', '150', '160', '170']) {
    await Promise.all([priceAt(writer, listing), priceAt(other, listing)]);
    expect(await editAt(writer, listing, price)).toBe(200);
    expect(await priceAt(writer, listing)).toBe(price);
    await expect.poll(() => priceAt(other, listing), { timeout: STALE, interval: 20 }).toBe(price);
  }
});

it('a change is seen although one that began later was committed and read before it', async () => {
  const listings = [await offerListing(shop.pool, shop.people), await offerListing(shop.pool, shop.people)] as const;
  const [early, late] = [await shop.pool.connect(), await shop.pool.connect()];
  const change = 'update listings set price_cents = 20000 where id = $1';
  const pricesOf = (listing: string) => Promise.all(shop.servers.map((server) => priceAt(server, listing)));
  try {
    // Cached, so that the new price shows that a process has read the later change.
    expect(await pricesOf(listings[1])).toEqual(['120', '120']);
    await early.query('begin');
    await early.query(change, [listings[0]]);
    await late.query('begin');
    await late.query(change, [listings[1]]);
    await late.query('commit');
    await expect.poll(() => pricesOf(listings[1]), { timeout: STALE }).toEqual(['200', '200']);
    // Cached now, and with the old price rightly.
    expect(await pricesOf(listings[0])).toEqual(['120', '120']);
    await early.query('commit');
    await expect.poll(() => pricesOf(listings[0]), { timeout: STALE }).toEqual(['200', '200']);
  } finally {
    early.release();
    late.release();
  }
});

it('a change is noticed although its writer died before it notified the others', async () => {
  const listing = await offerListing(shop.pool, shop.people);
  const [first] = shop.servers as [ServerProcess];
  const mortal = await startServer(shop.settings, { crashAt: 'catalogue:telling' });
  expect(await priceAt(first, listing)).toBe('120');
  expect(await editAt(mortal, listing, '180')).toBe(200);
  await expect.poll(() => mortal.gone(), { timeout: STALE }).toBe(true);
  await expect.poll(() => priceAt(first, listing), { timeout: STALE }).toBe('180');
});

it('only an older version, and SQL by hand, notify within the transaction', async () => {
  const listing = await offerListing(shop.pool, shop.people);
  const heard: string[] = [];
  const listener = new pg.Client({ connectionString: shop.settings.DATABASE_URL });
  const byHand = new pg.Client({ connectionString: shop.settings.DATABASE_URL });
  await Promise.all([listener.connect(), byHand.connect()]);
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen catalogue');
  const heardSoon = () => expect.poll(() => heard.splice(0), { timeout: STALE });
  try {
    expect(await editAt(shop.servers[0] as ServerProcess, listing, '190')).toBe(200);
    await expect.poll(() => heard, { timeout: STALE }).toContain('look');
    await expect.poll(() => priceAt(shop.servers[1] as ServerProcess, listing), { timeout: STALE }).toBe('190');
    expect(new Set(heard)).toEqual(new Set(['look']));
    await byHand.query('update listings set price_cents = 20000 where id = $1', [listing]);
    await heardSoon().toContain('');
    await byHand.query(`insert into legal_versions (document, version) values ('terms', 99)`);
    await heardSoon().toContain('settings');
  } finally {
    await Promise.all([listener.end(), byHand.end()]);
  }
});
