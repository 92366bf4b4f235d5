import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { readPdfText } from '../../../test/support/pdf-text.ts';
import { readSellerBooks, readStatement } from '../../../test/support/seller-books.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { reconcile } from '../checkout/reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(() => shop.market.close());

/** Two released sales; the second one's payment is disputed. */
async function disputed() {
  const seller = await shop.market.seller();
  await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } });
  const sales = [];
  for (let sale = 0; sale < 2; sale++) {
    const { listing, intent } = await shop.bought({ seller });
    await handOver(shop.buyer, listing);
    sales.push({ listing, intent });
  }
  const [, { listing, intent } = { listing: { id: '' }, intent: '' }] = sales;
  await bank(intent, 'open');
  return { seller, listing, intent };
}
async function bank(intent: string, move: 'open' | 'win' | 'lose') {
  await shop.cardProvider.dispute(intent, move);
  await reconcile(shop.market.services);
}
async function shown(seller: Actor) {
  const { sales, ...earned } = await readSellerBooks(shop, seller);
  return { ...earned, states: sales.map(({ state }) => state) };
}

it('that was released is pending until the bank has decided, wherever it is shown', async () => {
  const { seller, listing, intent } = await disputed();
  expect(await shown(seller)).toEqual({
    pendingCents: 11_040,
    availableCents: 11_040,
    owedCents: 0,
    states: ['disputed', 'available'],
  });
  const sale = await seller.api.getFulfillment({ params: { id: listing.id } });
  expect(sale).toMatchObject({ state: 'completed', payoutState: 'disputed', isBankDisputed: true });
  const listed = await seller.api.listFulfillments({ query: { role: 'seller' } });
  expect(listed.items.map(({ payoutState }) => payoutState)).toEqual(['disputed', 'available']);

  const { items } = await shop.admin.api.listPayouts({ query: { state: 'owed', limit: 100 } });
  const blocked = items.find(({ listingId }) => listingId === listing.id);
  expect(blocked).toMatchObject({ state: 'blocked', waitsFor: 'payment' });
  expect(blocked).not.toHaveProperty('to');
  const { columns, rows } = await shop.admin.api.exportPayouts({ query: { state: 'owed' } });
  const cells = rows.find(([id]) => id === blocked?.id) ?? [];
  const cell = (name: string) => cells[columns.indexOf(name)];
  expect([cell('state'), cell('waits_for'), cell('account')]).toEqual(['blocked', 'payment', '']);

  expect(await (await readStatement(seller, 'text/csv')).text()).toMatch(/disputed,.*110\.40/);
  const pdf = await readPdfText(new Uint8Array(await (await readStatement(seller, 'application/pdf')).arrayBuffer()));
  expect(pdf.replaceAll(/\s+/g, ' ')).toContain('Of the closing balance, $110.40 waits');

  await sendWaitingMails(shop.market);
  await shop.mailsTo(seller);
  await bank(intent, 'win');
  expect(await shown(seller)).toEqual({
    pendingCents: 0,
    availableCents: 22_080,
    owedCents: 0,
    states: ['available', 'available'],
  });
  expect(await (await readStatement(seller, 'text/csv')).text()).not.toContain('disputed');
  expect(await shop.mailsTo(seller)).toContain('The dispute about Oak table is decided for you');
});

it('that the bank takes back is gone, and both read that the bank took it', async () => {
  const { seller, intent } = await disputed();
  await sendWaitingMails(shop.market);
  await shop.mailsTo(seller);
  await bank(intent, 'lose');
  expect(await shown(seller)).toEqual({
    pendingCents: 0,
    availableCents: 11_040,
    owedCents: 0,
    states: ['refunded', 'available'],
  });
  const [toBuyer] = await shop.market.sql(
    `select data ->> 'subject' as subject from jobs.job where name = 'send-mail' and data ->> 'to' = $1 order by created_on desc limit 1`,
    [shop.buyer.email],
  );
  expect(toBuyer?.subject).toBe('Your bank took back the payment for Oak table');
  expect(await shop.mailsTo(seller)).toContain('The dispute about Oak table is decided for the buyer');
});
