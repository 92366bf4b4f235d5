import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeAccount } from '../../server/features/accounts/delete-user.ts';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { beginPurchase } from '../../server/features/checkout/payment/begin-purchase.ts';
import { confirmPayment } from '../../server/features/checkout/payment/confirm-payment.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import { offerListing } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { compareWithProvider } from '../support/provider-agreement.ts';
import { intentOf, readAccounts } from '../support/provider-console.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';

const PAYMENTS = Number(process.env.LATE_PAYMENTS ?? 9);
const CENTS = 12_000;

let market: ProviderMarket;
const told: string[] = [];
beforeAll(async () => {
  market = await openProviderMarket();
  market.services.jobs = {
    ...market.services.jobs,
    enqueue: async (_tx, _name, jobs) => void told.push(...jobs.flatMap((job) => ('to' in job ? [job.to] : []))),
  };
});
afterAll(() => market.close());

type Scene = { listing: string; buyer: Caller; rival: Caller };

/** What happened before a payment without a hold arrives; in turns. */
const meanwhile: ((scene: Scene) => Promise<unknown>)[] = [
  async ({ listing, rival }) => {
    const { clientSecret } = await beginPurchase(market.services, rival, { listingId: listing, expected: CENTS });
    expect(await market.cardProvider.card(clientSecret)).toBe(200);
    await confirmPayment(market.services, rival.id, listing);
  },
  ({ listing }) => market.pool.query(`update listings set state = 'withdrawn' where id = $1`, [listing]),
  ({ buyer }) => removeAccount(market.services, buyer.id, { id: buyer.id }),
];

async function comeTooLate(turn: number) {
  const [buyer, rival] = (await market.buyers(2)) as [Caller, Caller];
  const listing = await offerListing(market.pool, [buyer, rival], CENTS);
  const { clientSecret } = await beginPurchase(market.services, buyer, { listingId: listing, expected: CENTS });
  // As after a restore: our hold is over, the provider can still be paid.
  await market.pool.query(`update purchases set state = 'expired', due_at = null where listing_id = $1`, [listing]);
  await market.pool.query(`update listings set state = 'available' where id = $1`, [listing]);
  await meanwhile[turn % meanwhile.length]?.({ listing, buyer, rival });
  return { buyer, secret: clientSecret, intent: intentOf(clientSecret) };
}

it('sends each payment back once that comes when the listing is gone or its buyer is, and tells the buyer', async () => {
  const late: Awaited<ReturnType<typeof comeTooLate>>[] = [];
  for (let turn = 0; turn < PAYMENTS; turn++) late.push(await comeTooLate(turn));
  const intents = new Set(late.map(({ intent }) => intent));

  const since = performance.now();
  for (const { secret } of late) expect(await market.cardProvider.card(secret)).toBe(200);
  for (const event of await market.cardProvider.events())
    if (event.type === 'payment_intent.succeeded' && intents.has(event.data.object.id)) await market.deliver(event);
  // One run, without a later try; the server begins one each second.
  await market.workDuePurchases();
  const seconds = (performance.now() - since) / 1000;

  const accounts = new Map((await readAccounts(market.pool)).map((account) => [account.intent, account]));
  const wrong = late.filter(({ intent, buyer }) => {
    const { state, refunds, refunded } = accounts.get(intent) ?? {};
    return state !== 'refunded' || refunds !== 1 || refunded !== CENTS || !told.includes(buyer.email);
  });
  const extra = [...accounts.values()].filter(({ intent, refunds }) => refunds > 0 && !intents.has(intent));
  reportProof({
    proof: 'Payments that come when the listing or the buyer is gone',
    tried: PAYMENTS,
    lost: wrong.length + extra.length,
    note: `all of it back ${seconds.toFixed(1)} s after the first`,
  });
  expect({ wrong, extra }).toEqual({ wrong: [], extra: [] });
  const buyers = late.map(({ buyer }) => buyer.id);
  expect((await market.pool.query('select 1 from sales where buyer_id = any($1)', [buyers])).rows).toEqual([]);
  expect(await compareWithProvider(market.pool, { settled: true })).toEqual([]);
  expect(await verifyBooks(market.db)).toEqual([]);
});
