import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../support/people.ts';
import { expectOnce, openRacedSales, type RacedSale, race, why } from '../support/raced-sales.ts';

const ROUNDS = Number(process.env.DECISION_ROUNDS ?? 3);
/** $145 without the fee of 8 % of $120. */
const NET = 13_540;

let sales: Awaited<ReturnType<typeof openRacedSales>>;
beforeAll(async () => {
  sales = await openRacedSales({ PAYOUTS: 'manual' });
});
afterAll(async () => {
  expect(await sales.shop.brokenRules()).toEqual([]);
  await sales.shop.close();
});

const rows = async (text: string, values: unknown[]) => (await sales.shop.pool.query(text, values)).rows;
const call = (by: Person, path: string, body: object = {}) => sales.shop.callUntilFree(by, 'POST', path, body);
const refundsOf = ({ purchase }: RacedSale) =>
  rows('select reason, amount_cents from refunds where purchase_id = $1 order by created_at', [purchase]);

it('a sale that the buyer cancels while the seller types its code is handed over or cancelled', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.sell('pickup');
    const code = await sales.codeOf(sale);
    const done = await race(
      {
        cancel: () => sale.act(sale.buyer, 'cancel', why),
        code: () => sale.act(sale.seller, 'handover', { code }),
      },
      round,
    );
    expectOnce(done);
    expect(await sales.stateOf(sale)).toBe(done.cancel ? 'cancelled' : 'completed');
    await expect.poll(async () => (await refundsOf(sale)).length).toBe(done.cancel ?? 0);
  }
});

it('a missed handover that both report at once is a dispute, and each report counts once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.arrange('pickup');
    await rows(
      `update fulfillment_windows set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where fulfillment_id = $1`,
      [sale.id],
    );
    const done = await race(
      {
        buyer: () => sale.act(sale.buyer, 'no-show', why),
        seller: () => sale.act(sale.seller, 'no-show', why),
      },
      round,
    );
    expect(done).toEqual({ buyer: 1, seller: 1 });
    const [{ absent, opened_by: by } = {}] = await rows(
      `select absent, opened_by from fulfillments f join disputes d on d.fulfillment_id = f.id where f.id = $1 and f.state = 'disputed'`,
      [sale.id],
    );
    // Who answers second contradicts the first.
    expect(by).toBe(absent);
  }
});

it('a lower price that is accepted while it changes goes back as it was seen, or not at all', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.arrange('pickup');
    expect((await sale.act(sale.seller, 'price-reduction', { amountCents: 2_000 })).status).toBe(200);
    const { accept = 0, change = 0 } = await race(
      {
        accept: () => sale.act(sale.buyer, 'price-reduction/accept', { amountCents: 2_000 }),
        change: () => sale.act(sale.seller, 'price-reduction', { amountCents: 5_000 }),
      },
      round,
    );
    expect(accept).toBeLessThanOrEqual(1);
    expect(accept + change).toBeGreaterThan(0);
    const back = accept ? [{ reason: 'reduced', amount_cents: 2_000 }] : [];
    expect(await refundsOf(sale)).toEqual(back);
    expect(await sales.stateOf(sale)).toBe(accept ? 'completed' : 'arranged');
  }
});

it('a payout that one admin sends while the other decides an appeal is of an amount that both read', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.decided();
    expect((await call(sale.buyer, `/disputes/${sale.id}/appeal`, why)).status).toBe(200);
    const [{ id, amount_cents: owed } = {}] = await rows(
      `select id, amount_cents from payouts where purchase_id = $1 and state = 'owed'`,
      [sale.purchase],
    );
    const done = await race(
      {
        pay: () => call(sale.admins[0], `/payouts/${id}/mark-paid`, { reference: 'R1', amountCents: owed }),
        more: () =>
          call(sale.admins[1], `/disputes/${sale.id}/decision`, { outcome: 'part_refund', amountCents: 4_000, ...why }),
      },
      round,
    );
    expect(done.more).toBe(1);
    expect(done.pay).toBeLessThanOrEqual(1);
    expect(await refundsOf(sale)).toMatchObject([{ amount_cents: 3_000 }, { amount_cents: 4_000 }]);
    const balance = async () => {
      const [{ cents } = {}] = await rows(
        `select coalesce(-sum(amount_cents), 0)::int as cents from ledger_entries where purchase_id = $1 and account = 'seller_available'`,
        [sale.purchase],
      );
      return cents as number;
    };
    await expect.poll(balance, { timeout: 120_000 }).toBeLessThan(done.pay ? 0 : NET - 6_000);
    expect(await sales.shop.brokenRules()).toEqual([]);
  }
});

it('a seller who is removed while the buyer confirms: the sale is completed, and the books hold', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.deliver();
    const done = await race(
      {
        confirm: () => sale.act(sale.buyer, 'confirm', { text: 'All well.' }),
        remove: () => sales.shop.callUntilFree(sale.admins[0], 'DELETE', `/users/${sale.seller.id}`, why),
      },
      round,
    );
    expect(done.confirm).toBe(1);
    expect(done.remove).toBeGreaterThan(0);
    expect(await sales.stateOf(sale)).toBe('completed');
    const owed = await rows('select amount_cents, state from payouts where purchase_id = $1', [sale.purchase]);
    expect(owed).toEqual([{ amount_cents: NET, state: 'owed' }]);
  }
});

it('two parts of a payment that together exceed it: one goes back, and the other is refused', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.dispute();
    const part = { outcome: 'part_refund', amountCents: 9_000, ...why };
    expect((await sales.decide(sale, sale.admins[0], part)).status).toBe(200);
    expect((await call(sale.seller, `/disputes/${sale.id}/appeal`, why)).status).toBe(200);
    const done = await race(
      {
        again: () => sales.decide(sale, sale.admins[1], part),
        rest: () => call(sale.admins[0], `/payments/${sale.purchase}/refund`, why),
      },
      round,
    );
    expect(done.again).toBe(0);
    expect(done.rest).toBe(1);
    const back = async () =>
      (
        await rows(`select sum(amount_cents)::int as cents from refunds where purchase_id = $1 and state <> 'failed'`, [
          sale.purchase,
        ])
      )[0]?.cents;
    await expect.poll(back, { timeout: 120_000 }).toBe(14_500);
    expect(await sales.shop.brokenRules()).toEqual([]);
  }
});
