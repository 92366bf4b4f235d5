import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { beginPurchase } from '../../server/features/checkout/payment/begin-purchase.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import { offerListing } from '../support/people.ts';
import { permutations } from '../support/permutations.ts';
import { reportProof } from '../support/proof-report.ts';
import { compareWithProvider } from '../support/provider-agreement.ts';
import { intentOf } from '../support/provider-console.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';

/** The long form tries all 720 orders of six event kinds (reliability T7). */
const ORDERS = Number(process.env.EVENT_ORDERS ?? 12);
const DROPPED = 0.3;
const CENTS = 12_000;

const kinds = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

let market: ProviderMarket;
let buyer: Caller;

beforeAll(async () => {
  market = await openProviderMarket();
  [buyer] = (await market.buyers(1)) as [Caller];
});
afterAll(() => market.close());

it("ends in the provider's state with events in any order and one in three lost", async () => {
  const orders = permutations(kinds);
  const chosen = Array.from({ length: ORDERS }, (_, n) => orders[Math.floor((n * orders.length) / ORDERS)] ?? []);
  const tally = { events: 0, dropped: 0, wrong: 0 };
  for (const [n, order] of chosen.entries()) {
    const decision = n % 2 === 0 ? 'win' : 'lose';
    const { listing, events } = await liveThrough(decision);
    for (const kind of order) {
      const event = events.find(({ type }) => type === kind);
      expect(event, kind).toBeDefined();
      tally.events += 1;
      if (Math.random() < DROPPED) tally.dropped += 1;
      else {
        await market.deliver(event as object);
        await market.workDuePurchases();
      }
    }
    await market.reconcile();
    const { rows } = await market.pool.query('select state from purchases where listing_id = $1', [listing]);
    const wanted = decision === 'win' ? 'paid' : 'refunded';
    const broken = [...(await compareWithProvider(market.pool, { settled: true })), ...(await verifyBooks(market.db))];
    if (rows.length !== 1 || rows[0].state !== wanted || broken.length > 0) tally.wrong += 1;
    expect({ order, rows, broken }).toEqual({ order, rows: [{ state: wanted }], broken: [] });
    if (n % 20 === 19) await market.clear();
  }
  reportProof({
    proof: 'Orders of six kinds of events, 30 % dropped',
    tried: chosen.length,
    lost: tally.wrong,
    note: `${tally.events} events, ${tally.dropped} dropped`,
  });
  expect(tally.dropped).toBeGreaterThan(0);
});

/** A purchase with all events: authentication, decline, payment, dispute, decision. */
async function liveThrough(decision: 'win' | 'lose') {
  const listing = await offerListing(market.pool, [buyer], CENTS);
  const { clientSecret } = await beginPurchase(market.services, buyer, { listingId: listing, expected: CENTS });
  const intent = intentOf(clientSecret);
  await market.cardProvider.card(clientSecret, 'pm_card_authenticationRequired');
  await market.cardProvider.card(clientSecret, 'pm_card_chargeDeclined');
  await market.cardProvider.card(clientSecret);
  await market.cardProvider.dispute(intent, 'open');
  await market.cardProvider.dispute(intent, decision);
  const all = await market.cardProvider.events();
  return { listing, events: all.filter((event) => JSON.stringify(event.data.object).includes(intent)) };
}
