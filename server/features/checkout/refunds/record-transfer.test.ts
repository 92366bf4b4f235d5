import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireApi } from '../../../../shared/contract/contract.ts';
import type { Actor } from '../../../../test/support/actor.ts';
import { agreeOnTime } from '../../../../test/support/agree-on-time.ts';
import { sendCall } from '../../../../test/support/api-client.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { eraseRows } from '../../accounts/erase-store.ts';
import { compareLedger } from '../books/compare-ledger.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  expect(await compareLedger(shop.market.services)).toMatchObject({ breaks: 0 });
  await shop.market.close();
});

const today = () => new Date().toISOString().slice(0, 10);
const record = (id: string, body: Record<string, unknown> = {}, by = shop.admin) =>
  by.call('recordRefundTransfer', {
    params: { id },
    body: { amountCents: 7_000, reference: 'SEPA 4711', sentOn: today(), ...body },
  });

/** The scheduler asks the provider again until it is so. */
const listedAs = (id: string, expected: Partial<Awaited<ReturnType<WireApi['listPayments']>>['items'][number]>) =>
  vi.waitFor(
    async () => {
      await shop.retry();
      expect(await shop.listed(id)).toMatchObject(expected);
    },
    { timeout: 120_000 },
  );

/** A sale of $120 whose refund the buyer's bank has refused. */
async function refusedByBank() {
  const sale = await shop.bought({ card: 'pm_card_pendingRefund' });
  await shop.refund(sale.id);
  const isRefused = async () => expect(await shop.cardProvider.endRefund(sale.intent, 'fail')).toBe(200);
  await vi.waitFor(isRefused, { timeout: 120_000 });
  await listedAs(sale.id, { state: 'refund_failed' });
  return sale;
}

/** A sale of $120 of which the bank took back $50, or what is `lost`; the card takes no refund of the rest. */
async function failed({
  isPaidOut = false,
  lost = 5_000,
  by = shop.buyer,
}: {
  isPaidOut?: boolean;
  lost?: number;
  by?: Actor;
} = {}) {
  const sale = await shop.bought({ by });
  if (isPaidOut) {
    await handOver(by, sale.listing);
    const { items } = await shop.admin.api.listPayouts({ query: { state: 'owed', limit: 100 } });
    const owed = items.find(({ sellerId }) => sellerId === sale.listing.seller.id);
    await shop.admin.api.markPayoutPaid({ params: { id: String(owed?.id) }, body: { reference: 'Transfer 1' } });
  }
  for (const move of lost > 0 ? (['open', 'lose'] as const) : []) {
    await shop.cardProvider.dispute(sale.intent, move, lost);
    await reconcile(shop.market.services);
  }
  await shop.cardProvider.arm('refunds.create', { kind: 'status', status: 400, recorded: true }, 50);
  await (await shop.market.admin()).call('refundPayment', { params: { id: sale.id }, body: { reason: 'Broken.' } });
  await listedAs(sale.id, { state: 'refund_failed' });
  await shop.cardProvider.disarm();
  return sale;
}

/** A sale of $120 of which $20 should have gone back; the bank refused it. */
async function failedPart() {
  const sale = await shop.bought({ card: 'pm_card_pendingRefund' });
  const params = { id: (await shop.buyer.api.getFulfillment({ params: { id: sale.listing.id } })).id };
  await agreeOnTime(sale.listing.seller, shop.buyer, params.id);
  await sale.listing.seller.api.proposeLowerPrice({ params, body: { amountCents: 2_000 } });
  await shop.buyer.api.acceptLowerPrice({ params, body: { amountCents: 2_000 } });
  await reconcile(shop.market.services);
  await shop.cardProvider.endRefund(sale.intent, 'fail');
  await reconcile(shop.market.services);
  return sale;
}

/** The provider changes its mind about a refund that it called failed. */
async function succeedAfterAll(intent: string) {
  await shop.market.sql(
    `update sandbox_stripe.object set body = body || '{"status": "succeeded"}'
     where kind = 'refund' and body->>'payment_intent' = $1`,
    [intent],
  );
  await reconcile(shop.market.services);
}

const bookedOf = async (id: string) => {
  const rows = await shop.market.sql(
    `select account, amount_cents from ledger_entries where purchase_id = $1 and settlement_id is not null order by account`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, amount_cents: cents }) => [account, cents]));
};

describe('the rest of a payment whose refund failed', () => {
  it('is recorded once as sent by bank transfer, in books, lists, mails and the audit log', async () => {
    const { id, listing } = await failed();
    expect(await shop.listed(id)).toMatchObject({ refunded: '50', owedCents: 7_000, buyerName: 'Bea Buyer' });
    await shop.mails();
    expect(await record(id)).toMatchObject({ status: 200, body: { acknowledged: true } });

    expect(await shop.listed(id)).toMatchObject({ state: 'refunded', refunded: '120' });
    expect(await shop.listed(id)).not.toHaveProperty('owedCents');
    expect(await shop.buyer.api.getReceipt({ params: { id: listing.id } })).toMatchObject({
      refund: 'refunded',
      refunded: '120',
      transferred: '70',
    });
    expect(await bookedOf(id)).toEqual({ bank: -7_000, seller_pending: 7_000 });
    const mails = await shop.mails();
    const toBuyer = mails.find(({ to }) => to === shop.buyer.email);
    expect(toBuyer?.subject).toBe('We sent your money for Oak table to your bank account');
    expect(toBuyer?.text).toMatch(/we sent you \$70 of the \$120 by bank transfer\. The reference is: SEPA 4711\n/);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(today()));
    expect(toBuyer?.text).toContain(day);
    expect(mails.filter(({ to }) => to === listing.seller.email)).toHaveLength(1);
    expect((await shop.actsOf(id)).at(-1)).toEqual({
      action: 'record_transfer',
      by: 'admin',
      before: { state: 'refund_failed', refunded: '$50' },
      after: { state: 'refunded', refunded: '$120', amount: '$70', reference: 'SEPA 4711', sentOn: today() },
    });

    expect(await record(id)).toMatchObject({ status: 409, body: { details: { orderedBy: 'Admin' } } });
    expect(await shop.refund(id)).toMatchObject({ status: 409 });
    await reconcile(shop.market.services);
    expect(await shop.books(listing)).toMatchObject({ state: 'refunded', owed: 0 });
  });

  it('is recorded once, also by two admins at the same instant, or while one tries the card again', async () => {
    const other = await shop.market.admin();
    const first = await failed();
    const answers = await Promise.all([record(first.id), record(first.id, {}, other), record(first.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await bookedOf(first.id)).toMatchObject({ bank: -7_000 });

    const second = await failed({ lost: 0 });
    const body = { amountCents: 12_000 };
    const [sent, again] = await Promise.all([record(second.id, body), shop.refund(second.id)]);
    expect([sent.status, again.status].sort()).toEqual([200, 409]);
    await listedAs(second.id, { state: 'refunded', refunded: '120' });
    expect(await shop.books(second.listing)).toMatchObject({ owed: 0 });
    expect(await bookedOf(second.id)).toEqual(sent.status === 200 ? { bank: -12_000, seller_pending: 12_000 } : {});
  });

  it('is recorded for a part too, and the sale stays', async () => {
    const { id, listing } = await failedPart();
    expect(await shop.listed(id)).toMatchObject({ state: 'paid', failedPart: '20', owedCents: 2_000 });
    expect(await record(id, { amountCents: 12_000 })).toMatchObject({ status: 422 });
    const other = await shop.market.admin();
    const both = await Promise.all([record(id, { amountCents: 2_000 }), record(id, { amountCents: 2_000 }, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.listed(id)).toMatchObject({ state: 'paid', refunded: '20' });
    expect(await shop.listed(id)).not.toHaveProperty('failedPart');
    expect(await bookedOf(id)).toEqual({ bank: -2_000, fee: 160, seller_available: 1_840 });
    expect(await shop.books(listing)).toMatchObject({ state: 'paid', owed: 9_200 });
  });

  it('is recorded for one of two parts that failed, and the other one is still owed', async () => {
    const { id } = await failedPart();
    await shop.market.sql(
      `insert into refunds (id, purchase_id, reason, amount_cents, state, updated_at)
       values (gen_random_uuid(), $1, 'decided', 1000, 'failed', now() - interval '1 minute')`,
      [id],
    );
    expect(await record(id, { amountCents: 3_000 })).toMatchObject({ status: 422 });
    expect(await record(id, { amountCents: 2_000 })).toMatchObject({ status: 200 });
    expect(await shop.listed(id)).toMatchObject({ failedPart: '10', owedCents: 1_000 });
    expect(await record(id, { amountCents: 1_000 })).toMatchObject({ status: 200 });
    expect(await shop.listed(id)).toMatchObject({ state: 'paid', refunded: '30' });
    expect(await record(id, { amountCents: 1_000 })).toMatchObject({ status: 409 });
  });

  it('is not recorded for a part that is all that is left: the rest is refunded first', async () => {
    const { id, intent } = await failedPart();
    for (const move of ['open', 'lose'] as const) {
      await shop.cardProvider.dispute(intent, move, 10_000);
      await reconcile(shop.market.services);
    }
    expect(await shop.listed(id)).toMatchObject({ state: 'paid', failedPart: '20' });
    expect(await shop.listed(id)).not.toHaveProperty('owedCents');
    const message = expect.stringContaining('Refund the rest instead');
    expect(await record(id, { amountCents: 2_000 })).toMatchObject({ status: 409, body: { message } });
    // The provider refunds nothing after a lost dispute.
    await shop.refund(id);
    await listedAs(id, { state: 'refund_failed', owedCents: 2_000 });
    expect(await record(id, { amountCents: 2_000 })).toMatchObject({ status: 200 });
    expect(await shop.listed(id)).toMatchObject({ state: 'refunded', refunded: '120' });
  });

  it('becomes a debt of a seller who was paid before', async () => {
    const { id, listing } = await failed({ isPaidOut: true });
    expect(await record(id)).toMatchObject({ status: 200 });
    expect(await bookedOf(id)).toEqual({ bank: -7_000, fee: 560, seller_available: 6_440 });
    expect(await listing.seller.api.getEarnings()).toMatchObject({ owedCents: 11_040, availableCents: 0 });
  });

  it('is a loss when the card provider sends it a second time', async () => {
    const { id, intent } = await failed({ lost: 0 });
    expect(await record(id, { amountCents: 12_000 })).toMatchObject({ status: 200 });
    expect(await shop.cardProvider.refund(intent)).toBe(200);
    await reconcile(shop.market.services);
    expect(shop.alertsOf(id).join()).toContain('excess_gone');
    expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  });

  it('is a loss when the refund that failed goes through after all', async () => {
    const { id, intent } = await refusedByBank();
    expect(await shop.listed(id)).toMatchObject({ owedCents: 12_000 });
    expect(await record(id, { amountCents: 12_000 })).toMatchObject({ status: 200 });
    await succeedAfterAll(intent);
    expect(shop.alertsOf(id).join()).toContain('excess_gone');
    expect(await shop.listed(id)).toMatchObject({ state: 'refunded', refunded: '240' });
    expect(await compareLedger(shop.market.services)).toMatchObject({ breaks: 0 });
  });

  it('raises an alert when a part that was transferred goes through after all', async () => {
    const { id, intent } = await failedPart();
    expect(await record(id, { amountCents: 2_000 })).toMatchObject({ status: 200 });
    await succeedAfterAll(intent);
    expect(shop.alertsOf(id).join()).toContain('excess_gone');
    expect(await shop.listed(id)).toMatchObject({ state: 'paid', refunded: '40' });
    expect(await compareLedger(shop.market.services)).toMatchObject({ breaks: 0 });
  });

  it('needs no transfer when the refund that failed goes through after all', async () => {
    const { id, intent } = await refusedByBank();
    await succeedAfterAll(intent);
    expect(await shop.listed(id)).toMatchObject({ state: 'refunded', refunded: '120' });
    expect(await record(id, { amountCents: 12_000 })).toMatchObject({ status: 409 });
  });

  it('is refused while somebody refunds it at the provider', async () => {
    const { id, intent } = await refusedByBank();
    expect(await shop.cardProvider.refund(intent)).toBe(200);
    expect(await record(id, { amountCents: 12_000 })).toMatchObject({ status: 409 });
    await shop.cardProvider.endRefund(intent, 'succeed');
    await reconcile(shop.market.services);
    expect(await shop.listed(id)).toMatchObject({ state: 'refunded', refunded: '120' });
    expect(await bookedOf(id)).toEqual({});
  });

  it('is recorded on one line, without signs that turn the text around', async () => {
    const { id } = await failed();
    await shop.mails();
    expect(await record(id, { reference: 'SEPA\n\u202e4711\r\n' })).toMatchObject({ status: 200 });
    const { after } = (await shop.actsOf(id)).at(-1) ?? {};
    expect(after).toMatchObject({ reference: 'SEPA 4711' });
    const text = (await shop.mails()).find(({ to }) => to === shop.buyer.email)?.text;
    expect(text).toContain('The reference is: SEPA 4711\n');
  });

  it('is recorded after the buyer has left, who gets the mail until the account is erased', async () => {
    for (const mails of [1, 0]) {
      const buyer = await shop.market.buyer({ name: 'Gone Gina' });
      const { id } = await failed({ by: buyer });
      expect(await sendCall(shop.market.origin, 'deleteAccount', {}, buyer.idToken)).toMatchObject({ status: 200 });
      if (mails === 0) await shop.market.services.db.transaction().execute((tx) => eraseRows(tx, buyer.id));
      await shop.mails();
      expect(await record(id)).toMatchObject({ status: 200 });
      expect(await shop.listed(id)).toMatchObject({ state: 'refunded', refunded: '120' });
      const sent = await shop.mails();
      expect(sent.filter(({ to }) => to === buyer.email)).toHaveLength(mails);
      expect(sent.filter(({ text }) => text.includes('Gone Gina'))).toHaveLength(mails === 0 ? 0 : 2);
    }
  });

  it('is refused for another amount, another day, without a reference, or with unknown fields', async () => {
    const { id } = await failed();
    const wrong: [Record<string, unknown>, string][] = [
      [{ amountCents: 6_999 }, 'amountCents'],
      [{ amountCents: 7_001 }, 'amountCents'],
      [{ amountCents: -7_000 }, 'amountCents'],
      [{ amountCents: '7000' }, 'amountCents'],
      [{ sentOn: '2000-01-01' }, 'sentOn'],
      [{ sentOn: '2999-01-01' }, 'sentOn'],
      [{ sentOn: 'yesterday' }, 'sentOn'],
      [{ sentOn: '2026-02-30' }, 'sentOn'],
      [{ sentOn: null }, 'sentOn'],
      [{ reference: ' ' }, 'reference'],
      [{ reference: '\u200b' }, 'reference'],
      [{ reference: 'x'.repeat(5_000) }, 'reference'],
      [{ reference: 4711 }, 'reference'],
    ];
    for (const [body, field] of wrong)
      expect(await record(id, body)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    expect(await record(id, { buyerId: shop.buyer.id })).toMatchObject({ status: 422 });
    expect(await bookedOf(id)).toEqual({});
    expect(await shop.listed(id)).toMatchObject({ state: 'refund_failed', owedCents: 7_000 });
  });

  it('is refused where no refund failed, and to all but an admin who is no party', async () => {
    const paid = await shop.bought();
    expect(await record(paid.id, { amountCents: 12_000 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('No refund of this payment has failed') },
    });
    const judge = await shop.market.admin();
    const own = await failed({ by: judge });
    expect(await record(own.id, {}, judge)).toMatchObject({ status: 403 });
    expect(await record(own.id, {}, shop.buyer)).toMatchObject({ status: 403 });
    expect(await record(own.id, {}, own.listing.seller)).toMatchObject({ status: 403 });
    expect(await record('00000000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 });
    expect(await record(own.id)).toMatchObject({ status: 200 });
  });
});
