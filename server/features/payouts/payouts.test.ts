import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { buyDelivered, whole } from '../../../test/support/buy-delivered.ts';
import { type EventReader, readEvents } from '../../../test/support/event-reader.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';
import { eraseRows } from '../accounts/erase-store.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';
import { reconcile } from '../checkout/reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

/** A sale of $120 that was handed over: $110.40 for the seller, $9.60 for the shop. */
async function completed(by?: Actor) {
  const seller = by ?? (await shop.market.seller());
  const { listing, id, intent } = await shop.bought({ seller });
  await handOver(shop.buyer, listing);
  return { seller, listing, purchase: id, intent };
}

const owedTo = async ({ id }: Actor) => {
  const { items } = await shop.admin.api.listPayouts({ query: { limit: 100 } });
  return items.filter(({ sellerId, state }) => sellerId === id && (state === 'owed' || state === 'blocked'));
};
const only = async (seller: Actor) => {
  const [payout, ...more] = await owedTo(seller);
  if (!payout || more.length > 0) throw new Error(`${more.length + (payout ? 1 : 0)} payouts are owed.`);
  return payout;
};
const markPaid = (id: string, body: { reference: string; amountCents?: number } = { reference: 'Transfer 1' }) =>
  shop.admin.call('markPayoutPaid', { params: { id }, body });
const refund = async (intent: string, cents?: number) => {
  await shop.cardProvider.refund(intent, cents);
  await reconcile(shop.market.services);
};
const earned = async ({ api }: Actor) => {
  const { sales, ...sums } = await api.getEarnings();
  return sums;
};
const statesOf = async ({ api }: Actor) => (await api.getEarnings()).sales.map(({ state }) => state);
const sums = (pendingCents: number, availableCents: number, transferredCents: number, owedCents = 0) => ({
  pendingCents,
  availableCents,
  transferredCents,
  owedCents,
});

describe('a seller’s money', () => {
  it('is pending, then available less the fee, then paid', async () => {
    const seller = await shop.market.seller();
    const { listing } = await shop.bought({ seller });
    expect(await earned(seller)).toEqual(sums(12_000, 0, 0));
    expect(await owedTo(seller)).toEqual([]);
    await handOver(shop.buyer, listing);
    expect(await earned(seller)).toEqual(sums(0, 11_040, 0));

    const payout = await only(seller);
    expect(payout).toMatchObject({ amountCents: 11_040, title: 'Oak table', listingId: listing.id, state: 'owed' });
    const days = (Date.parse(payout.dueAt) - Date.now()) / 86_400_000;
    expect(Math.abs(days - 3)).toBeLessThan(0.01);
    expect(await markPaid(payout.id)).toMatchObject({ status: 200, body: { state: 'paid' } });
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    const { sales } = await seller.api.getEarnings();
    expect(sales).toMatchObject([
      {
        listingId: listing.id,
        title: 'Oak table',
        state: 'paid',
        releasedAt: expect.any(String),
        priceCents: 12_000,
        refundedCents: 0,
        feeCents: 960,
        netCents: 11_040,
      },
    ]);
  });

  it('is told to the seller when it was sent, and written down', async () => {
    const { seller, purchase } = await completed();
    const { id } = await only(seller);
    await sendWaitingMails(shop.market);
    await shop.mailsTo(seller);
    await markPaid(id, { reference: 'SEPA 2026-11' });
    const { items } = await seller.api.listNotifications({ query: {} });
    expect(items[0]).toMatchObject({ kind: 'payout', href: '/dashboard/earnings', params: { amountCents: 11_040 } });
    await sendWaitingMails(shop.market);
    expect(await shop.mailsTo(seller)).toEqual(['Paid out: $110.40']);
    expect(await shop.actsOf(purchase)).toContainEqual({
      action: 'mark_paid',
      by: 'admin',
      before: {},
      after: { amount: '$110.40', reference: 'SEPA 2026-11' },
    });
  });

  it('is paid once, however often it is marked at the same time', async () => {
    const { seller } = await completed();
    const { id } = await only(seller);
    const answers = await Promise.all(Array.from({ length: 50 }, () => markPaid(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      message: 'This payout is marked as paid already. Marked by: Admin',
      details: { markedBy: 'Admin' },
    });
  });

  it('is not paid while the payment is disputed, whatever the code does', async () => {
    const { seller, intent } = await completed();
    await shop.cardProvider.dispute(intent, 'open');
    await reconcile(shop.market.services);
    const { id, state } = await only(seller);
    expect(state).toBe('blocked');
    expect(await markPaid(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('disputed') } });
    await expect(
      shop.market.sql(`update payouts set state = 'paid', paid_at = now(), reference = 'x' where id = $1`, [id]),
    ).rejects.toThrow('disputed or refunded');
    await shop.cardProvider.dispute(intent, 'win');
    await reconcile(shop.market.services);
    expect((await markPaid(id)).status).toBe(200);
    await expect(shop.market.sql(`update payouts set reference = 'y' where id = $1`, [id])).rejects.toThrow('is paid');
  });
});

it('the fee is told with the settings, so that a seller sees what is left while typing a price', async () => {
  expect(await shop.market.stranger.api.getSettings()).toMatchObject({
    payoutsBy: 'operator',
    sellerFee: { percent: 8, minimumCents: 100 },
  });
});

describe('a refund', () => {
  it('before the payout makes it smaller, and an operator who sent the old amount is told', async () => {
    const { seller, intent } = await completed();
    await refund(intent, 2_000);
    const { id, amountCents } = await only(seller);
    expect(amountCents).toBe(9_200);
    expect(await markPaid(id, { reference: 'Transfer 1', amountCents: 11_040 })).toMatchObject({ status: 409 });
    expect(await markPaid(id, { reference: 'Transfer 1', amountCents: 9_200 })).toMatchObject({ status: 200 });
  });

  it('in full leaves nothing to be paid', async () => {
    const { seller, intent } = await completed();
    await refund(intent);
    expect(await owedTo(seller)).toEqual([]);
    expect(await earned(seller)).toEqual(sums(0, 0, 0));
    const { sales } = await seller.api.getEarnings();
    expect(sales).toMatchObject([{ state: 'refunded', refundedCents: 12_000, feeCents: 0, netCents: 0 }]);
  });

  it('after the payout is a debt that later sales settle', async () => {
    const { seller, intent } = await completed();
    await markPaid((await only(seller)).id);
    await refund(intent);
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040, 11_040));
    await completed(seller);
    expect(await owedTo(seller)).toEqual([]);
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect(await statesOf(seller)).toEqual(['settled', 'refunded']);
    await completed(seller);
    expect(await only(seller)).toMatchObject({ amountCents: 11_040 });
    await markPaid((await only(seller)).id);
    expect(await statesOf(seller)).toEqual(['paid', 'settled', 'refunded']);
  });

  it('after the payout takes from another sale that is still to be paid', async () => {
    const { seller, intent } = await completed();
    await markPaid((await only(seller)).id);
    await completed(seller);
    await refund(intent, 2_000);
    expect(await only(seller)).toMatchObject({ amountCents: 9_200 });
    expect(await earned(seller)).toEqual(sums(0, 9_200, 11_040));
  });
});

describe('what a seller owes who leaves', () => {
  const leave = ({ idToken }: Actor) => sendCall(shop.market.origin, 'deleteAccount', {}, idToken);
  const toldOf = async ({ id }: Actor) => {
    const { items } = await shop.admin.api.listNotifications({ query: { limit: 100 } });
    return items.filter(({ kind, href }) => kind === 'debt_left' && href.endsWith(id)).map(({ params }) => params);
  };

  it('is told to the operator, stays in the books, and is settled by a sale after they come back', async () => {
    const { seller, intent } = await completed();
    await markPaid((await only(seller)).id);
    await refund(intent);
    expect(await toldOf(seller)).toEqual([]);
    expect((await leave(seller)).status).toBe(200);
    expect(await toldOf(seller)).toMatchObject([{ amountCents: 11_040 }]);
    await shop.admin.api.restoreUser({ params: { id: seller.id } });
    expect(await toldOf(seller)).toEqual([]);
    // They log in again.
    (shop.market.identity.ended as Set<string>).clear();
    shop.market.clock.advance(600);
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040, 11_040));
    await completed(seller);
    expect(await owedTo(seller)).toEqual([]);
  });

  it('is told also when the money goes back later', async () => {
    const { seller, intent } = await completed();
    await markPaid((await only(seller)).id);
    await leave(seller);
    expect(await toldOf(seller)).toEqual([]);
    await refund(intent, 2_000);
    expect(await toldOf(seller)).toMatchObject([{ amountCents: 1_840 }]);
    expect(shop.alerts('a person who has left owes money')).toContainEqual(
      expect.objectContaining({ sellerId: seller.id, cents: 1_840 }),
    );
  });
});

describe('the operator', () => {
  it('sees each payout once, whatever page size, and what is owed by its due date', async () => {
    for (let n = 0; n < 3; n++) await completed();
    for (const state of [undefined, 'owed', 'paid'] as const) {
      const query = { limit: 100, ...(state ? { state } : {}) };
      const whole = await shop.admin.api.listPayouts({ query });
      const { items, pages } = await walkPages((cursor) =>
        shop.admin.api.listPayouts({ query: { ...query, limit: 2, cursor } }),
      );
      expect(items).toEqual(whole.items);
      expect(pages).toBeGreaterThan(1);
      const due = items.map(({ dueAt }) => Date.parse(dueAt));
      expect(due).toEqual(due.toSorted((a, b) => (state === 'owed' ? a - b : b - a)));
    }
  });

  it('exports what is owed with the bank details of the sellers', async () => {
    const { seller } = await completed();
    await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'de89 3704-0044 0532 0130 00' } });
    const { columns, rows } = await shop.admin.api.exportPayouts({ query: { state: 'owed' } });
    const row = rows.find((cells) => cells[1] === seller.displayName) ?? [];
    expect(Object.fromEntries(columns.map((name, i) => [name, row[i]]))).toMatchObject({
      title: 'Oak table',
      amount: '110.40',
      currency: 'USD',
      state: 'owed',
      delivery: '0.00',
      holder: 'Sally Seller',
      account: 'DE89370400440532013000',
    });
  });

  it('exports what of a payout is for the delivery', async () => {
    const seller = await shop.market.seller();
    const listing = await shop.market.listing({ ...whole, seller });
    const purchase = await buyDelivered(shop.market, shop.buyer, listing, 'seller_delivery');
    const params = { id: (await shop.buyer.api.getFulfillment({ params: { id: listing.id } })).id };
    const { code } = await shop.buyer.api.getHandoverCode({ params });
    await seller.api.handOver({ params, body: { code } });
    await shop.buyer.api.confirmFulfillment({ params });
    const cells = async () => {
      const { columns, rows } = await shop.admin.api.exportPayouts({ query: { state: 'owed' } });
      const row = rows.find(([id]) => id === payoutId) ?? [];
      return Object.fromEntries(columns.map((name, i) => [name, row[i]]));
    };
    const { id: payoutId } = await only(seller);
    // $120 less the fee of $9.60, and $25 for the delivery, of which the shop keeps nothing.
    expect(await cells()).toMatchObject({ amount: '135.40', delivery: '25.00' });
    const [row] = await shop.market.sql('select intent_id from purchases where id = $1', [purchase]);
    // It takes the price first.
    await refund(String(row?.intent_id), 13_000);
    expect(await cells()).toMatchObject({ amount: '15.00', delivery: '15.00' });
  });

  it('alone sees and marks payouts', async () => {
    const { seller } = await completed();
    const { id } = await only(seller);
    const mark = { params: { id }, body: { reference: 'Mine' } };
    for (const by of [seller, shop.buyer]) {
      expect((await by.call('markPayoutPaid', mark)).status).toBe(403);
      expect((await by.call('listPayouts', { query: {} })).status).toBe(403);
      expect((await by.call('exportPayouts', { query: {} })).status).toBe(403);
    }
    expect((await shop.market.stranger.call('markPayoutPaid', mark)).status).toBe(401);
    expect((await markPaid(crypto.randomUUID())).status).toBe(404);
  });
});

describe('a seller’s account', () => {
  it('keeps the bank details of a person who has left until nothing is owed', async () => {
    const { seller } = await completed();
    await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } });
    const { id } = await only(seller);
    await shop.market.services.db.transaction().execute((tx) => eraseRows(tx, seller.id));
    const kept = () => shop.market.sql('select holder from bank_details where account_id = $1', [seller.id]);
    expect(await kept()).toEqual([{ holder: 'Sally Seller' }]);
    await markPaid(id);
    expect(await kept()).toEqual([]);
  });

  it('begins with a page for the bank details, which are shown in part', async () => {
    const seller = await shop.market.seller();
    expect(await seller.api.getSellerAccount()).toEqual({ state: 'none' });
    const { onboardingUrl } = await seller.api.openSellerAccount({ body: {} });
    expect(onboardingUrl).toMatch(/\/dashboard\/earnings#bank$/);
    const details = { holder: 'Sally Seller', account: 'DE89 3704 0044 0532 0130 00' };
    await seller.api.openSellerAccount({ body: details });
    const ready = { state: 'ready', holder: 'Sally Seller', accountEnding: '3000' };
    expect(await seller.api.getSellerAccount()).toEqual(ready);
    expect(await (await shop.market.seller()).api.getSellerAccount()).toEqual({ state: 'none' });
    expect(await seller.call('openSellerAccount', { body: { holder: 'Sally' } })).toMatchObject({
      status: 422,
      body: { fields: { account: 'Enter the account too.' } },
    });
    expect(await seller.call('openSellerAccount', { body: { ...details, account: '1' } })).toMatchObject({
      status: 422,
      body: { fields: { account: expect.stringContaining('IBAN') } },
    });
  });

  it.each([
    'DE89370400440532013001',
    'DE8937040044053201300',
    'gb29 nwbk 6016 1331 9268 18',
    'ES9121000418450200051323',
  ])('refuses the IBAN %s, which has a typing error', async (account) => {
    const seller = await shop.market.seller();
    expect(await seller.call('openSellerAccount', { body: { holder: 'Sally Seller', account } })).toMatchObject({
      status: 422,
      body: { fields: { account: expect.stringContaining('typing error') } },
    });
    expect(await seller.api.getSellerAccount()).toEqual({ state: 'none' });
  });

  it.each(['021000021 1234567890', 'FR14 2004 1010 0505 0001 3M02 606', 'AB12345'])(
    'takes the account %s',
    async (account) => {
      const seller = await shop.market.seller();
      await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account } });
      expect(await seller.api.getSellerAccount()).toMatchObject({ state: 'ready' });
    },
  );
});

describe('an open page of the seller', () => {
  const pages: EventReader[] = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });
  const opened = async (by: Actor) => {
    const page = await readEvents(by);
    pages.push(page);
    return page;
  };
  const countOf = (page: EventReader) => page.events().filter(({ event }) => event === 'fulfillment').length;
  const waitFor = (page: EventReader, count: number) =>
    vi.waitFor(() => expect(countOf(page)).toBeGreaterThanOrEqual(count), { timeout: 120_000 });

  it('learns of a new sale, of its payout, and of a payout that became lower; the buyer’s learns of no payout', async () => {
    const seller = await shop.market.seller();
    const [page, other] = [await opened(seller), await opened(shop.buyer)];
    const first = await shop.bought({ seller });
    await waitFor(page, 1);
    expect(page.events().find(({ event }) => event === 'fulfillment')?.data).toMatchObject({
      listingId: first.listing.id,
      state: 'arranging',
    });
    await handOver(shop.buyer, first.listing);
    const second = await completed(seller);
    const [one] = (await owedTo(seller)).filter(({ listingId }) => listingId === first.listing.id);
    await waitFor(other, 1);
    const [before, buyersBefore] = [countOf(page), countOf(other)];
    await markPaid(String(one?.id));
    await waitFor(page, before + 1);
    expect(page.events().findLast(({ event }) => event === 'fulfillment')?.data).toEqual({
      id: expect.any(String),
      listingId: first.listing.id,
      state: 'completed',
    });
    expect(countOf(other)).toBe(buyersBefore);
    // The first sale was paid already, so its refund takes money from the second one’s payout.
    await refund(first.intent, 5_000);
    const listingsSince = () =>
      page
        .events()
        .filter(({ event }) => event === 'fulfillment')
        .slice(before + 1)
        .map(({ data }) => data.listingId);
    await vi.waitFor(() => expect(listingsSince()).toContain(second.listing.id), { timeout: 120_000 });
  });
});
