import { expect, vi } from 'vitest';
import type { Env } from '../../server/app/env.ts';
import { offerListing, type Person } from './people.ts';
import { type StartedShop, startShop } from './started-shop.ts';

const HOUR = 3_600_000;
const WAIT = { timeout: 120_000, interval: 50 };
/** A reason for any end of a sale. */
export const why = { reason: 'It is not as described.' };

type Method = 'pickup' | 'seller_delivery';
/** A sale of $120; pickup for nothing, or brought for $25. */
export type RacedSale = Awaited<ReturnType<typeof sellIn>>;

async function sellIn(shop: StartedShop, method: Method) {
  await shop.renewTokens();
  const [buyer, ada, bo] = shop.people;
  if (!buyer || !ada || !bo) throw new Error('Nobody came.');
  const listing = await offerListing(shop.pool, [buyer]);
  const { rows } = await shop.pool.query<{ seller_id: string }>('select seller_id from listings where id = $1', [
    listing,
  ]);
  const seller = await shop.signIn(rows[0]?.seller_id ?? '');
  const asked = { price: '120', previousId: listing, method };
  const { body } = await shop.callUntilFree(buyer, 'POST', '/payment-intent', asked);
  await shop.confirmCard(body.clientSecret ?? '');
  const [id, purchase] = await vi.waitFor(async () => {
    const found = await shop.pool.query('select id, purchase_id from fulfillments where listing_id = $1', [listing]);
    expect(found.rows).toHaveLength(1);
    return [String(found.rows[0]?.id), String(found.rows[0]?.purchase_id)];
  }, WAIT);
  const act = (by: Person, step: string, sent?: object) =>
    shop.callUntilFree(by, 'POST', `/fulfillments/${id}/${step}`, sent);
  const start = Date.now() + 30 * HOUR;
  const windows = [{ start: new Date(start).toISOString(), end: new Date(start + HOUR).toISOString() }];
  const [window] = (await act(seller, 'windows', { windows })).body as unknown as { id: string }[];
  return { id, purchase, listing, seller, buyer, admins: [ada, bo] as const, act, window: window?.id ?? '' };
}

/** Starts a shop with a buyer, two admins and one seller for each sale. */
export async function openRacedSales(env: Env = {}) {
  const shop = await startShop({ people: 3, env });
  const [, ...admins] = shop.people;
  await shop.pool.query(`update accounts set type = 'admin' where id = any($1)`, [admins.map(({ id }) => id)]);

  const sell = (method: Method) => sellIn(shop, method);

  /** An agreed time that has begun. */
  async function arrange(method: Method) {
    const sale = await sell(method);
    const { id, act, window } = sale;
    if (method === 'seller_delivery')
      await shop.callUntilFree(sale.buyer, 'PUT', `/fulfillments/${id}/address`, { address: '12 Alder Street' });
    expect((await act(sale.buyer, `windows/${window}/accept`)).status).toBe(200);
    await shop.pool.query(
      `update fulfillment_windows set starts_at = now() - interval '1 minute' where fulfillment_id = $1`,
      [id],
    );
    return { ...sale, code: await codeOf(sale) };
  }

  const codeOf = async ({ id, buyer }: RacedSale) =>
    (await shop.callUntilFree(buyer, 'GET', `/fulfillments/${id}/code`)).body.code;

  async function deliver() {
    const sale = await arrange('seller_delivery');
    expect((await sale.act(sale.seller, 'handover', { code: sale.code })).body).toEqual({ state: 'inspecting' });
    return sale;
  }

  async function dispute() {
    const sale = await deliver();
    expect((await sale.act(sale.buyer, 'problem', why)).body).toEqual({ state: 'disputed' });
    return sale;
  }

  const decide = ({ id }: RacedSale, by: Person, body: object) =>
    shop.callUntilFree(by, 'POST', `/disputes/${id}/decision`, body);

  /** $30 of $145 goes back. */
  async function decided() {
    const sale = await dispute();
    const body = { outcome: 'part_refund', amountCents: 3_000, ...why };
    expect((await decide(sale, sale.admins[0], body)).status).toBe(200);
    return sale;
  }

  const stateOf = async ({ id }: RacedSale) =>
    (await shop.pool.query('select state from fulfillments where id = $1', [id])).rows[0]?.state;

  return { shop, sell, arrange, codeOf, deliver, dispute, decide, decided, stateOf };
}

type Acts = Record<string, () => Promise<{ status: number }>>;

/** Sends each act twice. @returns how often each was done */
export async function race(acts: Acts, round: number): Promise<Record<string, number>> {
  const names = Object.keys(acts);
  const order = [...names, ...names].map((_, n) => names[(n + round) % names.length] ?? '');
  const answers = await Promise.all(order.map((name) => acts[name]?.() ?? { status: 0 }));
  const wrong = answers.map(({ status }, n) => `${order[n]} ${status}`);
  expect(wrong.filter((answer) => !/ (200|201|403|404|409|422)$/.test(answer))).toEqual([]);
  const done = order.filter((_, n) => (answers[n]?.status ?? 500) < 300);
  return Object.fromEntries(names.map((name) => [name, done.filter((one) => one === name).length]));
}

/** Expects that one act was done, once. */
export const expectOnce = (done: Record<string, number>) =>
  expect(
    Object.values(done).reduce((sum, count) => sum + count, 0),
    JSON.stringify(done),
  ).toBe(1);
