import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { offerListing, type Person } from '../support/people.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const ROUNDS = Number(process.env.END_ROUNDS ?? 3);
const HOUR = 3_600_000;
const WAIT = { timeout: 120_000, interval: 50 };
const why = { reason: 'It is not as described.' };

let shop: StartedShop;
let [buyer, ada, bo]: (Person | undefined)[] = [];
beforeAll(async () => {
  shop = await startShop({ people: 3 });
  [buyer, ada, bo] = shop.people;
  await shop.pool.query(`update accounts set type = 'admin' where id = any($1)`, [[ada?.id, bo?.id]]);
});
afterAll(async () => {
  expect(await shop.brokenRules()).toEqual([]);
  await shop.close();
});

type Method = 'pickup' | 'seller_delivery';
type Sale = Awaited<ReturnType<typeof sell>>;

async function sell(method: Method) {
  await shop.renewTokens();
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
  const { code } = (await shop.callUntilFree(sale.buyer, 'GET', `/fulfillments/${id}/code`)).body;
  return { ...sale, code };
}

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
const decide = ({ id }: Sale, by: Person, body: object) =>
  shop.callUntilFree(by, 'POST', `/disputes/${id}/decision`, body);
async function decided() {
  const sale = await dispute();
  const body = { outcome: 'part_refund', amountCents: 3_000, ...why };
  expect((await decide(sale, sale.admins[0], body)).status).toBe(200);
  return sale;
}

type Acts = Record<string, () => Promise<{ status: number }>>;

/** Sends each act twice. @returns how often each was done */
async function race(acts: Acts, round: number): Promise<Record<string, number>> {
  const names = Object.keys(acts);
  const order = [...names, ...names].map((_, n) => names[(n + round) % names.length] ?? '');
  const answers = await Promise.all(order.map((name) => acts[name]?.() ?? { status: 0 }));
  const wrong = answers.map(({ status }, n) => `${order[n]} ${status}`);
  expect(wrong.filter((answer) => !/ (200|201|403|404|409|422)$/.test(answer))).toEqual([]);
  const done = order.filter((_, n) => (answers[n]?.status ?? 500) < 300);
  return Object.fromEntries(names.map((name) => [name, done.filter((one) => one === name).length]));
}
const isOnce = (done: Record<string, number>) =>
  expect(
    Object.values(done).reduce((sum, count) => sum + count, 0),
    JSON.stringify(done),
  ).toBe(1);
const stateOf = async ({ id }: Sale) =>
  (await shop.pool.query('select state from fulfillments where id = $1', [id])).rows[0]?.state;

it('a sale that both cancel while one accepts the time has one end', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sell('pickup');
    const done = await race(
      {
        buyer: () => sale.act(sale.buyer, 'cancel', why),
        seller: () => sale.act(sale.seller, 'cancel', why),
        accept: () => sale.act(sale.buyer, `windows/${sale.window}/accept`),
      },
      round,
    );
    isOnce(done);
    expect(await stateOf(sale)).toBe(done.accept ? 'arranged' : 'cancelled');
  }
});

it('a handover that is confirmed, refused and agreed on at a lower price at once has one end', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await arrange('pickup');
    expect((await sale.act(sale.seller, 'price-reduction', { amountCents: 2_000 })).status).toBe(200);
    const done = await race(
      {
        code: () => sale.act(sale.seller, 'handover', { code: sale.code }),
        refuse: () => sale.act(sale.buyer, 'refuse', why),
        lower: () => sale.act(sale.buyer, 'price-reduction/accept', { amountCents: 2_000 }),
      },
      round,
    );
    isOnce(done);
    expect(await stateOf(sale)).toBe(done.refuse ? 'refused' : 'completed');
  }
});

it('what is confirmed, reported and refunded at once is confirmed or reported', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await deliver();
    const { confirm = 0, problem = 0 } = await race(
      {
        confirm: () => sale.act(sale.buyer, 'confirm', { text: 'All well.' }),
        problem: () => sale.act(sale.buyer, 'problem', why),
        refund: () => shop.callUntilFree(sale.admins[0], 'POST', `/payments/${sale.purchase}/refund`, why),
      },
      round,
    );
    expect(confirm + problem).toBeLessThanOrEqual(1);
    expect(await shop.brokenRules()).toEqual([]);
  }
});

it('a sale that an admin refunds while its code is typed ends once, and is paid back', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await arrange('pickup');
    const { code = 0, refund = 0 } = await race(
      {
        code: () => sale.act(sale.seller, 'handover', { code: sale.code }),
        refund: () => shop.callUntilFree(sale.admins[0], 'POST', `/payments/${sale.purchase}/refund`, why),
      },
      round,
    );
    expect(code).toBeLessThanOrEqual(1);
    expect(refund).toBe(1);
    await expect.poll(() => stateOf(sale)).toBe('cancelled');
    expect((await sale.act(sale.seller, 'handover', { code: sale.code })).status).toBe(409);
    expect(await shop.brokenRules()).toEqual([]);
  }
});

it('a dispute that the seller and two admins decide at once has one decision', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await dispute();
    const [one, other] = sale.admins;
    const done = await race(
      {
        giveBack: () => decide(sale, sale.seller, { outcome: 'refund', ...why }),
        release: () => decide(sale, one, { outcome: 'release', ...why }),
        part: () => decide(sale, other, { outcome: 'part_refund', amountCents: 3_000, ...why }),
      },
      round,
    );
    isOnce(done);
    expect(await stateOf(sale)).toBe(done.giveBack ? 'cancelled' : 'completed');
  }
});

it('a decision against which both appeal at once has one appeal, and each side reviews once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await decided();
    const appeal = (by: Person) => () => shop.callUntilFree(by, 'POST', `/disputes/${sale.id}/appeal`, why);
    isOnce(await race({ buyer: appeal(sale.buyer), seller: appeal(sale.seller) }, round));
    const { rows } = await shop.pool.query('select state from disputes where fulfillment_id = $1', [sale.id]);
    expect(rows).toEqual([{ state: 'appealed' }]);
    const review = { fulfillmentId: sale.id, stars: 4, text: 'Quick.' };
    const write = (by: Person) => () => shop.callUntilFree(by, 'POST', '/reviews', review);
    await race({ buyer: write(sale.buyer), seller: write(sale.seller) }, round);
    const written = await shop.pool.query('select writer_id from reviews where fulfillment_id = $1', [sale.id]);
    expect(written.rows.map(({ writer_id }) => writer_id).sort()).toEqual([sale.buyer.id, sale.seller.id].sort());
  }
});

it('a person who reports the same listing many times at once has one case', async () => {
  const sale = await sell('pickup');
  const report = { kind: 'listing', targetId: sale.listing, reason: 'spam' };
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => shop.callUntilFree(sale.buyer, 'POST', '/reports', report)),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(sent.map(({ body }) => body.caseNumber)).size).toBe(1);
});
