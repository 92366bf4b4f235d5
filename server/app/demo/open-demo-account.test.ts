import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { compareLedger } from '../../features/checkout/books/compare-ledger.ts';
import { verifyBooks } from '../../features/checkout/books/verify-books.ts';
import { decideDispute } from '../../features/fulfillment/disputes/decide-dispute.ts';
import { handOver, readHandoverCode } from '../../features/fulfillment/hand-over.ts';
import { acceptLowerPrice } from '../../features/fulfillment/lower-price.ts';
import { openDemoAccount } from './open-demo-account.ts';
import { payDemoSales } from './pay-demo-sales.ts';
import { seedDemo } from './seed-demo.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
  await seedDemo(market.services, async ({ email }) => ({ issuer: 'https://demo.test', subject: email }));
  await payDemoSales(market.services);
  await openDemoAccount(market.services);
});
afterAll(() => market.close());

const person = async (email: string) => {
  const [row] = await market.sql('select id, display_name from accounts where email = $1', [email]);
  return {
    id: String(row?.id),
    email,
    displayName: String(row?.display_name),
    type: email.split('@')[0] as 'buyer' | 'seller' | 'admin',
    verified: true,
    emailVerified: true,
  };
};

it('the demo’s seller is paid by itself for the sale that waits to be handed over', async () => {
  const { services } = market;
  const [seller, buyer] = [await person('seller@settee.test'), await person('buyer@settee.test')];
  expect(await services.sellerPayouts.readAccount(seller.id)).toMatchObject({ state: 'ready' });
  const owed = () => market.sql(`select 1 from payouts where seller_id = $1 and state = 'owed'`, [seller.id]);
  expect(await owed()).toEqual([]);
  const [sale] = await market.sql(
    `select id from fulfillments where seller_id = $1 and buyer_id = $2 and state = 'arranging'`,
    [seller.id, buyer.id],
  );
  const id = String(sale?.id);
  await handOver(services, seller, { id, code: await readHandoverCode(services, buyer, id) });
  await market.drainJobs();
  expect(await owed()).toEqual([]);
  expect(await market.sql(`select amount_cents, state from transfers where seller_id = $1`, [seller.id])).toEqual([
    { amount_cents: 68_080, state: 'sent' },
  ]);
  expect(await verifyBooks(services.db)).toEqual([]);
  expect((await compareLedger(services)).breaks).toBe(0);
});

it('money of the demo goes back: a part for a lower price, all by the decision of a dispute', async () => {
  const { services } = market;
  const [buyer, admin] = [await person('buyer@settee.test'), await person('admin@settee.test')];
  const [cheaper] = await market.sql('select id, reduction_cents from fulfillments where reduction_cents is not null');
  const [disputed] = await market.sql(`select id from fulfillments where state = 'disputed'`);
  await acceptLowerPrice(services, buyer, { id: String(cheaper?.id), amountCents: Number(cheaper?.reduction_cents) });
  await decideDispute(services, admin, {
    id: String(disputed?.id),
    decision: { outcome: 'refund', reason: 'The runner is broken.' },
  });
  await market.drainJobs();
  const refunds = await market.sql(
    `select r.state, r.amount_cents from refunds r join fulfillments f using (purchase_id)
     where f.id = any($1) order by r.amount_cents`,
    [[cheaper?.id, disputed?.id]],
  );
  expect(refunds).toEqual([
    { state: 'succeeded', amount_cents: 4_000 },
    { state: 'succeeded', amount_cents: 89_000 },
  ]);
  expect(await verifyBooks(services.db)).toEqual([]);
});

it('a refunded sale of the demo was paid and refunded at the provider, as a real one', async () => {
  const sales = await market.sql(
    `select p.intent_id, r.amount_cents, r.provider_refund_id from purchases p join refunds r on r.purchase_id = p.id
     where p.state = 'refunded' and r.reason = 'requested' and r.attempt = 1`,
  );
  expect(sales.length).toBeGreaterThan(1);
  for (const { intent_id: intentId, amount_cents: amount, provider_refund_id: id } of sales) {
    const { status, refunds } = await market.services.payments.readIntent(String(intentId));
    const known = refunds?.map((refund) => ({ id: refund.id, amount: refund.amount }));
    expect({ status, known }).toEqual({ status: 'succeeded', known: [{ id, amount }] });
  }
  await market.drainJobs();
  expect(await verifyBooks(market.services.db)).toEqual([]);
  expect((await compareLedger(market.services)).breaks).toBe(0);
});

it('another start changes nothing', async () => {
  const count = () =>
    market.sql(`select kind, count(*)::int from sandbox_stripe.object where kind <> 'event' group by kind`);
  const before = await count();
  await payDemoSales(market.services);
  await openDemoAccount(market.services);
  expect(await count()).toEqual(before);
});
