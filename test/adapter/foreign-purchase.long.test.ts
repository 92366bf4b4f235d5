import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { reconcile } from '../../server/features/checkout/reconciliation/reconcile.ts';
import { orderRefundOf } from '../../server/features/checkout/refunds/order-refund.ts';
import type { Actor } from '../support/actor.ts';
import type { Departure } from '../support/foreign-stripe/departures.ts';
import { type ForeignStripe, startForeignStripe } from '../support/foreign-stripe/start-foreign-stripe.ts';
import { freePort } from '../support/free-port.ts';
import { type Listing, type Market, openMarket } from '../support/marketplace.ts';

const cards = { pays: '4242424242424242', isDeclined: '4000000000000002', takesItsTime: '5555555555554444' };

let server: ForeignStripe;
let market: Market;

/** A market whose card provider is another server, configured only by environment variables. */
async function openAt({
  basePath = '',
  suffix = '',
  ...keys
}: {
  basePath?: string;
  suffix?: string;
  secretKey?: string;
}) {
  const port = await freePort();
  server = await startForeignStripe({ webhookUrl: `http://127.0.0.1:${port}/api/webhooks/stripe`, basePath, ...keys });
  const env = { ...server.env, STRIPE_API_URL: `${server.apiUrl}${suffix}`, PORT: String(port) };
  market = await openMarket({ env });
}

async function close() {
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
  await server.stop();
}

async function begun(buyer: Actor): Promise<{ listing: Listing; clientSecret: string; intentId: string }> {
  const listing = await market.listing();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const { clientSecret } = await buyer.api.createPaymentIntent({
    body: { previousId: listing.id, price: listing.price },
  });
  const [row] = await market.sql('select intent_id from purchases where listing_id = $1', [listing.id]);
  return { listing, clientSecret, intentId: String(row?.intent_id) };
}

const stateOf = async (listing: Listing) => {
  const [row] = await market.sql(
    `select p.id, p.state, l.state as listing from purchases p join listings l on l.id = p.listing_id
     where l.id = $1 order by p.created_at desc limit 1`,
    [listing.id],
  );
  return row as { id: string; state: string; listing: string };
};

const settled = (listing: Listing, state: object) =>
  vi.waitFor(
    async () => {
      await market.drainJobs();
      expect(await stateOf(listing)).toMatchObject(state);
    },
    { timeout: 120_000, interval: 100 },
  );

const servers: { name: string; departures: readonly Departure[] }[] = [
  { name: 'Stripe’s whole format', departures: [] },
  {
    name: 'less of it',
    departures: ['no search', 'no disputes', 'expands nothing', 'bare events', 'no request ids'],
  },
  {
    name: 'pages for errors, lists of charges and ids of its own',
    departures: [
      'no search',
      'no disputes',
      'pages for errors',
      'refuses to expand',
      'charges in a list',
      'ids of its own',
    ],
  },
  {
    name: 'few parameters, and no webhooks',
    departures: ['takes few parameters', 'no search', 'refuses to expand', 'no webhooks'],
  },
  {
    name: 'lists that ignore questions, and no webhooks',
    departures: ['ignores filters', 'turns no pages', 'bare intents', 'amounts as text', 'no webhooks'],
  },
];

describe('another server below a path of its own, named with its version', () => {
  let buyer: Actor;
  beforeAll(async () => {
    await openAt({ basePath: '/payments', suffix: '/v1/' });
    buyer = await market.buyer();
  });
  afterAll(close);

  describe.each(servers)('with $name', ({ departures }) => {
    const tellsUs = !departures.includes('no webhooks');
    beforeAll(() => server.depart(departures));

    // spec §1: A card payment provider (D16)
    it('a card is declined, another pays, and the purchase is acknowledged', async () => {
      const { listing, clientSecret } = await begun(buyer);
      const declined = await server.typeCard(clientSecret, cards.isDeclined);
      expect(declined).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } });
      const early = await buyer.call('confirmPayment', { params: { previousId: listing.id } });
      expect(early).toMatchObject({ status: 409, body: { code: 'not_paid' } });
      expect(await server.typeCard(clientSecret, cards.pays)).toMatchObject({ status: 200 });
      const answer = await buyer.api.confirmPayment({ params: { previousId: listing.id } });
      expect(answer).toEqual({ acknowledged: true, status: 'paid' });
      expect(await stateOf(listing)).toMatchObject({ state: 'paid', listing: 'sold' });
      const { items } = await buyer.api.listPaid({ params: { email: buyer.email } });
      expect(items.map(({ previousId }) => previousId)).toContain(listing.id);
    });

    it('a payment is found although the browser did not come back', async () => {
      const { listing, clientSecret } = await begun(buyer);
      await server.typeCard(clientSecret, cards.pays);
      if (!tellsUs) expect(await reconcile(market.services)).toBeGreaterThan(0);
      await settled(listing, { state: 'paid', listing: 'sold' });
      expect(await reconcile(market.services)).toBe(0);
    });

    it.each([
      ['good', 'paid', 'sold'],
      ['bad', 'expired', 'available'],
    ] as const)('a bank that takes its time has the last word: %s', async (word, state, listingState) => {
      const { listing, clientSecret, intentId } = await begun(buyer);
      await server.typeCard(clientSecret, cards.takesItsTime);
      const waiting = await buyer.call('confirmPayment', { params: { previousId: listing.id } });
      expect(waiting).toMatchObject({ status: 202, body: { status: 'processing' } });
      await server.bankSays(intentId, word);
      await buyer.call('confirmPayment', { params: { previousId: listing.id } });
      await settled(listing, { state, listing: listingState });
    });

    it('a hold that is given back ends there first, and no card can be charged any more', async () => {
      const { listing, clientSecret } = await begun(buyer);
      await buyer.api.releaseHold({ params: { previousId: listing.id } });
      await settled(listing, { state: 'cancelled', listing: 'available' });
      expect(await server.typeCard(clientSecret, cards.pays)).toMatchObject({
        status: 400,
        body: { error: { code: 'payment_intent_unexpected_state' } },
      });
    });

    it('a payment that was faster than giving back stands', async () => {
      const { listing, clientSecret } = await begun(buyer);
      await server.typeCard(clientSecret, cards.pays);
      await buyer.api.releaseHold({ params: { previousId: listing.id } });
      await settled(listing, { state: 'paid', listing: 'sold' });
    });

    it('an intent whose answer was lost is found among others, and only that one', async () => {
      const [lost, other] = [await begun(buyer), await begun(buyer)];
      const { id } = await stateOf(lost.listing);
      // Simulates a crash between the provider's response and the commit, then expiry.
      await market.sql(
        `update purchases set intent_id = null, client_secret = null, state = 'expiring', due_at = now() where id = $1`,
        [id],
      );
      await settled(lost.listing, { state: 'expired', listing: 'available' });
      expect((await server.typeCard(lost.clientSecret, cards.pays)).status).toBe(400);
      expect(await stateOf(other.listing)).toMatchObject({ state: 'intent_ready', listing: 'held' });
      await server.typeCard(other.clientSecret, cards.pays);
      await buyer.api.confirmPayment({ params: { previousId: other.listing.id } });
    });

    it('all the money goes back when it is ordered, also when another order was faster', async () => {
      const admin = await market.admin();
      const bought = [await begun(buyer), await begun(buyer)];
      for (const { listing, clientSecret } of bought) {
        await server.typeCard(clientSecret, cards.pays);
        await buyer.api.confirmPayment({ params: { previousId: listing.id } });
      }
      const refunds = async (intentId: string) => {
        const { body } = await server.call('GET', 'refunds', { limit: '100' });
        const all = body.data as { payment_intent: string; amount: number | string }[];
        return all.filter((one) => one.payment_intent === intentId).map(({ amount }) => Number(amount));
      };
      // A manual refund in the provider's dashboard.
      await server.call('POST', 'refunds', { payment_intent: bought[1]?.intentId ?? '' });
      for (const { listing, intentId } of bought) {
        const order = orderRefundOf(market.services, admin.id, {
          purchaseId: (await stateOf(listing)).id,
          why: 'As asked.',
        });
        // A manual refund is detected before refunding again.
        if (listing === bought[1]?.listing) await expect(order).rejects.toMatchObject({ code: 'conflict' });
        else await order;
        await settled(listing, { state: 'refunded', listing: 'sold' });
        expect(await refunds(intentId)).toEqual([12_000]);
      }
    });
  });

  it.each(['receives less', 'receives another currency', 'forgets metadata', 'is of another mode'] as const)(
    'nothing is sold by the word of one that %s, and the money goes back',
    async (departure) => {
      await server.depart([departure, 'no webhooks']);
      const { listing, clientSecret, intentId } = await begun(buyer);
      await server.typeCard(clientSecret, cards.pays);
      const refused = await buyer.call('confirmPayment', { params: { previousId: listing.id } });
      expect(refused).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
      await settled(listing, { state: 'refunded', listing: 'available' });
      const { body } = await server.call('GET', 'refunds', { payment_intent: intentId });
      expect(body.data).toMatchObject([{ amount: 12_000 }]);
    },
  );
});

it('a key without a mode works with a server of one mode', async () => {
  await openAt({ secretKey: 'the key of this server' });
  await server.depart(['is of another mode']);
  const buyer = await market.buyer();
  const { listing, clientSecret } = await begun(buyer);
  await server.typeCard(clientSecret, cards.pays);
  await settled(listing, { state: 'paid', listing: 'sold' });
  await close();
});
