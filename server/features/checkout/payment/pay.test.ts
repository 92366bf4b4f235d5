import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { collectMails } from '../../../../test/support/collect-mails.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { permutations } from '../../../../test/support/permutations.ts';
import { walkPages } from '../../../../test/support/walk-pages.ts';
import { verifyBooks } from '../books/verify-books.ts';

let market: Market;
let buyer: Actor;

beforeAll(async () => {
  market = await openMarket();
  buyer = await market.buyer({ name: 'Ada' });
});
afterAll(async () => {
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
});

const wished = async (by: Actor, fields: Parameters<Market['listing']>[0] = {}): Promise<Listing> => {
  const listing = await market.listing(fields);
  await by.api.addWish({ body: { previousId: listing.id } });
  return listing;
};
const requestPayment = async (by: Actor, listing: Listing, price = listing.price) => {
  const { status, body } = await by.call('createPaymentIntent', { body: { previousId: listing.id, price } });
  return { status, body: body as { clientSecret: string; onHoldUntil: string } };
};
const pay = (by: Actor, listing: Listing) => by.call('confirmPayment', { params: { previousId: listing.id } });

describe('paying', () => {
  // spec §1: Signed-in buyers save listings (orders) and pay by card
  // spec §1: A card payment provider (D16)
  // spec §4: Order: unpaid becomes paid after card confirmation and acknowledgement (D3)
  // spec §4: Then the paid record is created, order and listing are marked paid (D3)
  // spec §6: Buyer: pays
  it('sells the listing, shows it paid everywhere and books both sides', async () => {
    const listing = await wished(buyer, { price: '$1,250.50', productName: 'Sofa', title: 'Long green sofa' });
    const intent = await requestPayment(buyer, listing);
    expect(intent).toMatchObject({ status: 200, body: { price: '1250.50' } });
    await market.confirmCard(intent.body.clientSecret);
    expect(await pay(buyer, listing)).toMatchObject({ status: 200, body: { acknowledged: true, status: 'paid' } });

    const { items: orders } = await buyer.api.listWishes({ query: { email: buyer.email } });
    expect(orders[0]).toMatchObject({
      previousId: listing.id,
      payment: 'true',
      price: '1250.50',
      isAvailable: 'false',
    });
    const { items: history } = await buyer.api.listPaid({ params: { email: buyer.email } });
    expect(history[0]).toMatchObject({ previousId: listing.id, title: 'Long green sofa', buyerEmail: buyer.email });
    const { items: own } = await listing.seller.api.listOwnListings({ params: { email: listing.seller.email } });
    expect(own[0]).toMatchObject({ _id: listing.id, isAvailable: 'false' });
    const entries = await market.sql(
      `select account, amount_cents from ledger_entries e join purchases p on p.id = e.purchase_id
       where p.listing_id = $1 order by account`,
      [listing.id],
    );
    expect(entries).toEqual([
      { account: 'provider', amount_cents: 125_050 },
      { account: 'seller_pending', amount_cents: -125_050 },
    ]);
  });

  // spec §8: Failures of the follow-up paid calls are only logged (D1, D3)
  it('arrives by the webhook alone, when the browser was closed after the card', async () => {
    const listing = await wished(buyer);
    const intent = await requestPayment(buyer, listing);
    await market.confirmCard(intent.body.clientSecret);
    await vi.waitFor(
      async () => {
        const { items } = await buyer.api.listPaid({ params: { email: buyer.email } });
        expect(items.map((paid) => paid.previousId)).toContain(listing.id);
      },
      { timeout: 120_000, interval: 100 },
    );
  });

  it('sends a receipt to the buyer and the news to the seller', async () => {
    const { sent, mailer } = collectMails({ delivers: false });
    const withMail = await openMarket({
      overrides: { mailer },
    });
    const ada = await withMail.buyer({ name: 'Ada\n\nYour payment failed: https://evil.example' });
    const listing = await withMail.listing({ title: 'Small desk\n\nWith a lamp' });
    await withMail.buy(ada, listing);
    await withMail.drainJobs();
    await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 120_000 });
    expect(sent.map(({ to }) => to).sort()).toEqual([ada.email, listing.seller.email].sort());
    const news = sent.find(({ to }) => to === listing.seller.email);
    expect(news?.subject).toBe('Small desk With a lamp is sold');
    expect(news?.text).toContain(`/dashboard/sales/${listing.id}`);
    expect(news?.text.split('\n'), 'what people wrote begins no line of its own').toContain(
      'Ada Your payment failed: https://evil.example paid $120 for Small desk With a lamp. Please keep it for them.',
    );
    await withMail.close();
  });

  // spec §7: POST /payment-intent {price} → clientSecret (D2, D10)
  it("charges the listing's price, never the body's", async () => {
    const listing = await wished(buyer, { price: '300' });
    for (const price of ['0.50', '299.99', '3000'])
      expect(await requestPayment(buyer, listing, price)).toMatchObject({
        status: 409,
        body: { code: 'price_changed', details: { price: '300' } },
      });
    for (const price of ['abc', '-5', '0', '1e9', ''])
      expect(await requestPayment(buyer, listing, price)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input' },
      });
    expect(await requestPayment(buyer, listing)).toMatchObject({ status: 200, body: { price: '300' } });
  });

  // spec §8: Card errors: the provider’s message in red; a failed confirmation stops the flow
  it('stays unpaid when the card is declined, and works with the next card', async () => {
    const listing = await wished(buyer);
    const intent = await requestPayment(buyer, listing);
    const declined = await market.confirmCard(intent.body.clientSecret, 'pm_card_chargeDeclined');
    expect(declined.status).toBe(402);
    expect(await pay(buyer, listing)).toMatchObject({ status: 409, body: { code: 'not_paid' } });
    await market.confirmCard(intent.body.clientSecret);
    expect(await pay(buyer, listing)).toMatchObject({ status: 200 });
  });
});

describe('the hold', () => {
  // spec §9: A payment-intent request for each price value
  it('returns the same intent for repeats', async () => {
    const listing = await wished(buyer);
    const answers = await Promise.all(Array.from({ length: 20 }, () => requestPayment(buyer, listing)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  });

  // spec §4: isAvailable while somebody pays (D7)
  it('blocks others, shows its end, and shows the listing on hold, not sold', async () => {
    const other = await market.buyer();
    const listing = await wished(buyer);
    await other.api.addWish({ body: { previousId: listing.id } });
    const held = await requestPayment(buyer, listing);
    expect(await requestPayment(other, listing)).toMatchObject({
      status: 409,
      body: { code: 'item_on_hold', details: { onHoldUntil: held.body.onHoldUntil } },
    });
    expect(await market.stranger.api.getListing({ params: { id: listing.id } })).toMatchObject({
      isAvailable: 'true',
      onHoldUntil: held.body.onHoldUntil,
    });
    expect(await buyer.api.getWish({ params: { id: listing.id } })).toMatchObject({ heldByMe: true });
    expect(await other.api.getWish({ params: { id: listing.id } })).toMatchObject({ heldByMe: false });
  });

  // beyond the spec: DELETE /payment-intent/{previousId}: leaving the payment ends the hold (D7)
  it('is released when its own buyer leaves the page', async () => {
    const other = await market.buyer();
    const listing = await wished(buyer);
    await other.api.addWish({ body: { previousId: listing.id } });
    await requestPayment(buyer, listing);
    await other.api.releaseHold({ params: { previousId: listing.id } });
    expect(await requestPayment(other, listing)).toMatchObject({ status: 409 });
    await buyer.api.releaseHold({ params: { previousId: listing.id } });
    expect(await requestPayment(other, listing)).toMatchObject({ status: 200 });
  });

  it('ends in time: first the intent is canceled, then the listing is free', async () => {
    const listing = await wished(buyer);
    const { body } = await requestPayment(buyer, listing);
    await lapse(listing);
    await market.drainJobs();
    const refused = await market.confirmCard(body.clientSecret);
    expect(refused.status).toBe(400);
    expect(await pay(buyer, listing)).toMatchObject({ status: 409, body: { code: 'hold_expired' } });
    expect(await market.stranger.api.getListing({ params: { id: listing.id } })).not.toHaveProperty('onHoldUntil');
    expect(await requestPayment(buyer, listing)).toMatchObject({ status: 200 });
  });

  it('becomes a sale when the payment arrives before the cancellation', async () => {
    const listing = await wished(buyer);
    const { body } = await requestPayment(buyer, listing);
    await market.confirmCard(body.clientSecret);
    await lapse(listing);
    await market.drainJobs();
    expect(await pay(buyer, listing)).toMatchObject({ status: 200, body: { status: 'paid' } });
  });
});

describe('what others may not do', () => {
  // spec §7: POST /payment-intent {price} → clientSecret (D2, D10)
  it('a buyer cannot pay without a wishlist entry of their own', async () => {
    const listing = await market.listing();
    expect(await requestPayment(buyer, listing)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await pay(buyer, listing)).toMatchObject({ status: 404 });
  });

  it('a buyer cannot pay for a sold listing', async () => {
    const late = await market.buyer();
    const listing = await wished(late);
    await market.buy(buyer, listing);
    expect(await requestPayment(late, listing)).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
  });

  // spec §6: Buyer: pays
  it("a buyer cannot read somebody else's payment", async () => {
    const stranger = await market.buyer();
    const listing = await wished(buyer);
    await market.buy(buyer, listing);
    const { items } = await buyer.api.listPaid({ params: { email: buyer.email } });
    const paidId = items[0]?._id ?? '';
    expect(await stranger.call('markPaid', { params: { id: paidId } })).toMatchObject({ status: 404 });
    const [wish] = (await buyer.api.listWishes({ query: { email: buyer.email, limit: 1 } })).items;
    expect(await stranger.call('markPaid', { params: { id: wish?._id ?? '' } })).toMatchObject({ status: 404 });
    expect(await stranger.call('removePaid', { params: { id: paidId } })).toMatchObject({ status: 404 });
    expect(await stranger.call('recordPaid', { body: { previousId: listing.id } })).toMatchObject({ status: 404 });
    expect(await stranger.call('listPaid', { params: { email: buyer.email } })).toMatchObject({ status: 403 });
  });
});

/** Calls by which a client could claim a payment (reliability T12). */
const claims = {
  confirmPayment: (id: string) => ({ params: { previousId: id } }),
  recordPaid: (id: string) => ({ body: { previousId: id } }),
  markOrderPaid: (id: string) => ({ params: { previousId: id } }),
  markPaid: (id: string) => ({ params: { id } }),
};
type Claim = keyof typeof claims;

describe('what follows a payment', () => {
  let quiet: Market;
  let payer: Actor;
  let other: Actor;
  let seller: Actor;
  beforeAll(async () => {
    quiet = await openMarket();
    // No webhooks, so that only these calls can record the sale.
    await quiet.services.sandboxes.stop();
    [payer, other, seller] = [await quiet.buyer(), await quiet.buyer(), await quiet.seller()];
  });
  afterAll(async () => {
    expect(await verifyBooks(quiet.services.db)).toEqual([]);
    await quiet.close();
  });

  const claim = async (by: Actor, order: readonly Claim[], { id }: Listing) => {
    const answers: unknown[] = [];
    for (const name of order) {
      const { status, body } = await by.call(name, claims[name](id));
      answers.push([status, (body as { code?: string }).code]);
    }
    return answers;
  };
  const books = async ({ id }: Listing) => {
    const [row] = await quiet.sql(
      `select l.state as listing, p.state as purchase, (select count(*)::int from sales where listing_id = l.id) as sales
       from listings l join purchases p on p.listing_id = l.id where l.id = $1`,
      [id],
    );
    return row;
  };
  const notFound = [404, 'not_found'];
  const notPaid = [409, 'not_paid'];
  const done = [200, undefined];

  describe.each(permutations(Object.keys(claims) as Claim[]))('as %s, %s, %s, %s', (...order) => {
    // spec §7: PUT /payment/{previousId}, acknowledged (D3)
    // spec §7: on acknowledgement: POST /paid with the furniture object (D3)
    // spec §7: then PUT /order/{previousId} (D3)
    // spec §7: and PUT /paid/{id} (D3)
    it('does not trust a claim to have paid', async () => {
      const listing = await quiet.listing({ seller });
      await payer.api.addWish({ body: { previousId: listing.id } });
      const { clientSecret } = await payer.api.createPaymentIntent({
        body: { previousId: listing.id, price: listing.price },
      });
      const unpaid = { listing: 'held', purchase: 'intent_ready', sales: 0 };
      expect(await claim(other, order, listing)).toEqual(order.map(() => notFound));
      expect(await claim(payer, order, listing)).toEqual(order.map(() => notPaid));
      expect(await books(listing)).toEqual(unpaid);

      await quiet.confirmCard(clientSecret);
      expect(await claim(other, order, listing)).toEqual(order.map(() => notFound));
      expect(await books(listing)).toEqual(unpaid);
      const asked = order.indexOf('confirmPayment');
      expect(await claim(payer, order, listing)).toEqual(order.map((_, at) => (at < asked ? notPaid : done)));
      expect(await books(listing)).toEqual({ listing: 'sold', purchase: 'paid', sales: 1 });
      expect(await claim(other, order, listing)).toEqual(order.map(() => notFound));
      expect(await claim(payer, order, listing)).toEqual(order.map(() => done));
    });
  });
});

describe('the history', () => {
  // spec §6: Buyer: own paid history (D8)
  // spec §7: DELETE /paid/{id} (D9)
  it('hides a record and shows it again; the sale stays', async () => {
    const reader = await market.buyer();
    const listing = await market.listing();
    await market.buy(reader, listing);
    const read = async () => (await reader.api.listPaid({ params: { email: reader.email } })).items;
    const [paid] = await read();
    await reader.api.removePaid({ params: { id: paid?._id ?? '' } });
    expect(await read()).toEqual([]);
    const [wish] = (await reader.api.listWishes({ query: { email: reader.email } })).items;
    for (const id of [listing.id, paid?._id ?? '', wish?._id ?? '']) {
      expect(await reader.call('markPaid', { params: { id } })).toMatchObject({ status: 200 });
      expect(await reader.call('recordPaid', { body: { _id: id } })).toMatchObject({
        status: 200,
        body: { _id: paid?._id },
      });
    }
    expect(await reader.call('recordPaid', { body: {} })).toMatchObject({
      status: 422,
      body: { fields: { previousId: expect.any(String) } },
    });
    await reader.api.restorePaid({ params: { id: paid?._id ?? '' } });
    expect(await read()).toEqual([paid]);
  });

  // spec §7: GET /paid/{email} (D5, D8)
  it('comes in pages without gaps', async () => {
    const reader = await market.buyer();
    const listings = [];
    for (let i = 0; i < 5; i++) {
      listings.push(await market.listing());
      await market.buy(reader, listings[i] as Listing);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reader.api.listPaid({ params: { email: reader.email }, query: { limit: 2, cursor } });
      seen.push(...page.items.map((paid) => paid.previousId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(listings.map(({ id }) => id).reverse());
  });

  describe('in another order', () => {
    let reader: Actor;
    beforeAll(async () => {
      reader = await market.buyer();
      for (const [title, price] of [
        ['bed', '80'],
        ['Armchair', '1,250.50'],
        ['Desk', '120'],
      ])
        await market.buy(reader, await market.listing({ title, price }));
    });

    it.each([
      ['paid', 'desc', ['Desk', 'Armchair', 'bed']],
      ['name', 'asc', ['Armchair', 'bed', 'Desk']],
      ['price', 'desc', ['Armchair', 'Desk', 'bed']],
    ] as const)('by %s, %s at first and the other way when asked, page by page', async (sort, usual, titles) => {
      const walk = (order?: 'asc' | 'desc') =>
        walkPages((cursor) =>
          reader.api.listPaid({ params: { email: reader.email }, query: { sort, order, limit: 1, cursor } }),
        );
      expect((await walk()).items.map(({ title }) => title)).toEqual(titles);
      expect((await walk(usual)).items.map(({ title }) => title)).toEqual(titles);
      const reverse = await walk(usual === 'asc' ? 'desc' : 'asc');
      expect(reverse.items.map(({ title }) => title)).toEqual(titles.toReversed());
    });

    it('does not go on in another order than it began', async () => {
      const listPayments = (query: Record<string, unknown>) =>
        reader.call('listPaid', { params: { email: reader.email }, query });
      const { nextCursor: cursor } = await reader.api.listPaid({
        params: { email: reader.email },
        query: { limit: 1, sort: 'price' },
      });
      expect(await listPayments({ cursor, sort: 'price' })).toMatchObject({ status: 200 });
      for (const query of [{ cursor }, { cursor, sort: 'name' }, { sort: 'state' }, { order: 'up' }])
        expect(await listPayments(query), JSON.stringify(query)).toMatchObject({ status: 422 });
    });
  });
});

const lapse = (listing: Listing) =>
  market.sql(
    `update purchases set held_until = now() - interval '1 second', due_at = now() - interval '1 second'
     where listing_id = $1 and state in ('held', 'intent_ready')`,
    [listing.id],
  );
