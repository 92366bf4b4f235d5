import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../support/people.ts';
import { expectOnce, openRacedSales, race, why } from '../support/raced-sales.ts';

const ROUNDS = Number(process.env.END_ROUNDS ?? 3);

let sales: Awaited<ReturnType<typeof openRacedSales>>;
beforeAll(async () => {
  sales = await openRacedSales();
});
afterAll(async () => {
  expect(await sales.shop.brokenRules()).toEqual([]);
  await sales.shop.close();
});

it('a sale that both cancel while one accepts the time has one end', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.sell('pickup');
    const done = await race(
      {
        buyer: () => sale.act(sale.buyer, 'cancel', why),
        seller: () => sale.act(sale.seller, 'cancel', why),
        accept: () => sale.act(sale.buyer, `windows/${sale.window}/accept`),
      },
      round,
    );
    expectOnce(done);
    expect(await sales.stateOf(sale)).toBe(done.accept ? 'arranged' : 'cancelled');
  }
});

it('a handover that is confirmed, refused and agreed on at a lower price at once has one end', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.arrange('pickup');
    expect((await sale.act(sale.seller, 'price-reduction', { amountCents: 2_000 })).status).toBe(200);
    const done = await race(
      {
        code: () => sale.act(sale.seller, 'handover', { code: sale.code }),
        refuse: () => sale.act(sale.buyer, 'refuse', why),
        lower: () => sale.act(sale.buyer, 'price-reduction/accept', { amountCents: 2_000 }),
      },
      round,
    );
    expectOnce(done);
    expect(await sales.stateOf(sale)).toBe(done.refuse ? 'refused' : 'completed');
  }
});

it('what is confirmed, reported and refunded at once is confirmed or reported', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.deliver();
    const { confirm = 0, problem = 0 } = await race(
      {
        confirm: () => sale.act(sale.buyer, 'confirm', { text: 'All well.' }),
        problem: () => sale.act(sale.buyer, 'problem', why),
        refund: () => sales.shop.callUntilFree(sale.admins[0], 'POST', `/payments/${sale.purchase}/refund`, why),
      },
      round,
    );
    expect(confirm + problem).toBeLessThanOrEqual(1);
    expect(await sales.shop.brokenRules()).toEqual([]);
  }
});

it('a sale that an admin refunds while its code is typed ends once, and is paid back', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.arrange('pickup');
    const { code = 0, refund = 0 } = await race(
      {
        code: () => sale.act(sale.seller, 'handover', { code: sale.code }),
        refund: () => sales.shop.callUntilFree(sale.admins[0], 'POST', `/payments/${sale.purchase}/refund`, why),
      },
      round,
    );
    expect(code).toBeLessThanOrEqual(1);
    expect(refund).toBe(1);
    await expect.poll(() => sales.stateOf(sale)).toBe('cancelled');
    expect((await sale.act(sale.seller, 'handover', { code: sale.code })).status).toBe(409);
    expect(await sales.shop.brokenRules()).toEqual([]);
  }
});

it('a dispute that the seller and two admins decide at once has one decision', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.dispute();
    const [one, other] = sale.admins;
    const done = await race(
      {
        giveBack: () => sales.decide(sale, sale.seller, { outcome: 'refund', ...why }),
        release: () => sales.decide(sale, one, { outcome: 'release', ...why }),
        part: () => sales.decide(sale, other, { outcome: 'part_refund', amountCents: 3_000, ...why }),
      },
      round,
    );
    expectOnce(done);
    expect(await sales.stateOf(sale)).toBe(done.giveBack ? 'cancelled' : 'completed');
  }
});

it('a decision against which both appeal at once has one appeal, and each side reviews once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await sales.decided();
    const appeal = (by: Person) => () => sales.shop.callUntilFree(by, 'POST', `/disputes/${sale.id}/appeal`, why);
    expectOnce(await race({ buyer: appeal(sale.buyer), seller: appeal(sale.seller) }, round));
    const { rows } = await sales.shop.pool.query('select state from disputes where fulfillment_id = $1', [sale.id]);
    expect(rows).toEqual([{ state: 'appealed' }]);
    const review = { fulfillmentId: sale.id, stars: 4, text: 'Quick.' };
    const write = (by: Person) => () => sales.shop.callUntilFree(by, 'POST', '/reviews', review);
    await race({ buyer: write(sale.buyer), seller: write(sale.seller) }, round);
    const written = await sales.shop.pool.query('select writer_id from reviews where fulfillment_id = $1', [sale.id]);
    expect(written.rows.map(({ writer_id }) => writer_id).sort()).toEqual([sale.buyer.id, sale.seller.id].sort());
  }
});

it('a person who reports the same listing many times at once has one case', async () => {
  const sale = await sales.sell('pickup');
  const report = { kind: 'listing', targetId: sale.listing, reason: 'spam' };
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => sales.shop.callUntilFree(sale.buyer, 'POST', '/reports', report)),
  );
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(sent.map(({ body }) => body.caseNumber)).size).toBe(1);
});
