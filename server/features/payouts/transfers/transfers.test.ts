import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { monthOf } from '../../../../shared/domain/statement.ts';
import type { Actor } from '../../../../test/support/actor.ts';
import { balancesOf } from '../../../../test/support/buy-delivered.ts';
import { readCsvRows } from '../../../../test/support/csv-rows.ts';
import { deliver } from '../../../../test/support/delivered-sale.ts';
import { readEvents } from '../../../../test/support/event-reader.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { fillInPage, onboard } from '../../../../test/support/onboard.ts';
import { sendWaitingMails } from '../../../../test/support/send-waiting-mails.ts';
import { verifyBooks } from '../../checkout/books/verify-books.ts';
import { reconcile } from '../../checkout/reconciliation/reconcile.ts';
import { compareTransfers } from './compare-transfers.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  expect((await compareTransfers(shop.market.services)).breaks).toBe(0);
  await shop.market.close();
});

/** A sale of $120 that was handed over: $110.40 for the seller. */
async function completed(by: Actor) {
  const { listing, id, intent } = await shop.bought({ seller: by });
  await handOver(shop.buyer, listing);
  return { listing, purchase: id, intent };
}
const ready = async () => {
  const seller = await shop.market.seller();
  await onboard(seller);
  expect(await seller.api.getSellerAccount()).toMatchObject({ state: 'ready' });
  return seller;
};
const refund = async (intent: string, cents?: number) => {
  await shop.cardProvider.refund(intent, cents);
  await reconcile(shop.market.services);
  await shop.market.drainJobs();
};
const earned = async ({ api }: Actor) => {
  const { sales: _, ...sums } = await api.getEarnings();
  return sums;
};
const sums = (pendingCents: number, availableCents: number, transferredCents: number, owedCents = 0) => ({
  pendingCents,
  availableCents,
  transferredCents,
  owedCents,
});
/** The kinds of this month's statement with what each moved, and the balance at its end. */
const stated = async (seller: Actor) => {
  const path = `/api/earnings/statements/${monthOf(new Date(), 'UTC')}`;
  const answer = await seller.fetch(path, { headers: { Accept: 'text/csv' } });
  const rows = readCsvRows(await answer.text()).filter(({ kind }) => kind !== 'opening' && kind !== 'sum');
  return rows.map(({ kind, net, balance }) => [kind, kind === 'closing' ? balance : net].join(' '));
};
/** Sums what the provider has sent to a seller. */
const sent = async ({ id }: Actor) => {
  const rows = await shop.market.sql(
    `select o.body from sandbox_stripe.object o join seller_accounts a on a.provider_id = o.body ->> 'destination'
     where o.kind = 'transfer' and a.account_id = $1 order by o.sequence`,
    [id],
  );
  return rows.map(
    ({ body }) => body as { id: string; amount: number; amount_reversed: number; source_transaction: string },
  );
};
/** The bank takes the seller's balance, so that nothing can be taken back. */
const payOut = async ({ id }: Actor, move: 'pay' | 'fail') => {
  const [row] = await shop.market.sql('select provider_id from seller_accounts where account_id = $1', [id]);
  return shop.cardProvider.payOut(String(row?.provider_id), move);
};

describe('the account of a seller at the payment provider', () => {
  it('begins with the provider’s page, which leads back to the earnings', async () => {
    const seller = await shop.market.seller();
    expect(await seller.api.getSellerAccount()).toEqual({ state: 'none', hosted: true });
    expect(await onboard(seller, 'later')).toMatch(/\/dashboard\/earnings$/);
    const waiting = { state: 'incomplete', reason: 'details_missing', hosted: true };
    expect(await seller.api.getSellerAccount()).toEqual(waiting);
    expect(await onboard(seller)).toMatch(/\/dashboard\/earnings$/);
    expect(await seller.api.getSellerAccount()).toEqual({ state: 'ready', accountEnding: '3000', hosted: true });
    const accounts = await shop.market.sql(
      `select id from sandbox_stripe.object where kind = 'account' and body -> 'metadata' ->> 'seller_id' = $1`,
      [seller.id],
    );
    expect(accounts).toHaveLength(1);
  });

  it('is one, and each request gets its page, however many come at the same time', async () => {
    const seller = await shop.market.seller();
    const answers = await Promise.all(Array.from({ length: 30 }, () => seller.call('openSellerAccount', { body: {} })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    const made = await shop.market.sql(
      `select id from sandbox_stripe.object where kind = 'account' and body -> 'metadata' ->> 'seller_id' = $1`,
      [seller.id],
    );
    expect(made).toHaveLength(1);
  });

  it('is changed on the provider’s page, whose links work once', async () => {
    const seller = await ready();
    const { onboardingUrl } = await seller.api.openSellerAccount({ body: {} });
    const page = await fetch(onboardingUrl);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Account holder')]);
    expect(await fillInPage(onboardingUrl, { holder: 'Sally', number: '1', move: 'finish' })).toBeNull();
    await fillInPage(onboardingUrl, { holder: 'Sally', number: 'GB29NWBK60161331926819', move: 'finish' });
    const again = await fetch(onboardingUrl, { redirect: 'manual' });
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/dashboard/earnings'),
    ]);
  });

  it('takes no bank details of the shop’s own form', async () => {
    const seller = await shop.market.seller();
    const details = { holder: 'Sally Seller', account: 'DE89370400440532013000' };
    expect(await seller.call('openSellerAccount', { body: details })).toMatchObject({
      status: 422,
      body: { fields: { account: expect.stringContaining('payment provider') } },
    });
  });
});

async function makeUnknown(seller: Actor, { purchase, intent }: { purchase: string; intent: string }, amount: number) {
  const { sellerPayouts, db } = shop.market.services;
  if (sellerPayouts.kind !== 'connect') throw new Error('The provider sends no transfers.');
  return sellerPayouts.transfer({
    key: randomUUID(),
    transferId: randomUUID(),
    purchaseId: purchase,
    destination: (await sellerPayouts.findAccount(db, seller.id)) ?? '',
    amount,
    currency: 'USD',
    charge: await sellerPayouts.readCharge(intent),
  });
}

/** Makes the server's own worker leave this seller alone while the test prepares something. */
const setWait = ({ id }: Actor, isWaiting: boolean) =>
  shop.market.sql(
    `update seller_accounts set usable_from = case when $2::boolean then now() + interval '1 day' end where account_id = $1`,
    [id, isWaiting],
  );
/** A completed sale of which nothing has been sent. */
async function unsent(seller: Actor) {
  await setWait(seller, true);
  return completed(seller);
}

describe('a transfer that a restored backup does not know', () => {
  it('is booked, and not sent again', async () => {
    const seller = await ready();
    const made = await makeUnknown(seller, await unsent(seller), 11_040);
    await setWait(seller, false);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect((await sent(seller)).map(({ id, amount }) => [id, amount])).toEqual([[made.id, 11_040]]);
  });

  it('of a part is booked, and the rest is sent', async () => {
    const seller = await ready();
    await makeUnknown(seller, await unsent(seller), 5_000);
    await setWait(seller, false);
    await shop.market.drainJobs();
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect((await stated(seller)).slice(1)).toEqual(['transfer -50.00', 'transfer -60.40', 'closing 0.00']);
    expect((await sent(seller)).map(({ amount }) => amount)).toEqual([5_000, 6_040]);
  });

  it('that was taken back in part waits for a person', async () => {
    const seller = await ready();
    const made = await makeUnknown(seller, await unsent(seller), 11_040);
    const { sellerPayouts } = shop.market.services;
    if (sellerPayouts.kind !== 'connect') throw new Error('The provider sends no transfers.');
    const reversal = { reversalId: randomUUID(), providerId: made.id };
    await sellerPayouts.reverse({ key: randomUUID(), ...reversal, amount: 1_000 });
    await setWait(seller, false);
    await shop.market.drainJobs();
    expect(await sent(seller)).toHaveLength(1);
    expect(await earned(seller)).toEqual(sums(0, 11_040, 0));
    await sellerPayouts.reverse({ key: randomUUID(), ...reversal, reversalId: randomUUID(), amount: 10_040 });
    await shop.market.sql('update payouts set send_after = null where seller_id = $1', [seller.id]);
    await shop.market.drainJobs();
    expect((await sent(seller)).map(({ amount, amount_reversed }) => amount - amount_reversed)).toEqual([0, 11_040]);
  });
});

describe('a reversal that a restored backup does not know', () => {
  const takeBackUnknown = async (seller: Actor, amount: number) => {
    const { sellerPayouts } = shop.market.services;
    const [transfer] = await sent(seller);
    if (sellerPayouts.kind !== 'connect' || !transfer) throw new Error('There is no transfer.');
    return sellerPayouts.reverse({ key: randomUUID(), reversalId: randomUUID(), providerId: transfer.id, amount });
  };

  it.each([
    [2_000, 1_840],
    [undefined, 11_040],
  ])('is booked for the refund of %s cents, and nothing is taken back again', async (refunded, back) => {
    const seller = await ready();
    const { intent } = await completed(seller);
    await shop.market.drainJobs();
    await takeBackUnknown(seller, back);
    await refund(intent, refunded);
    expect(await sent(seller)).toMatchObject([{ amount: 11_040, amount_reversed: back }]);
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040 - back));
  });
});

describe('a payout', () => {
  it('is sent by itself after the handover, and told to the seller', async () => {
    const seller = await ready();
    const { listing } = await completed(seller);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect(await sent(seller)).toMatchObject([
      { amount: 11_040, amount_reversed: 0, source_transaction: expect.stringMatching(/^ch_/) },
    ]);
    const { sales } = await seller.api.getEarnings();
    expect(sales).toMatchObject([{ listingId: listing.id, state: 'paid', netCents: 11_040 }]);
    await sendWaitingMails(shop.market);
    expect(await shop.mailsTo(seller)).toContain('Paid out: $110.40');
    const { items } = await shop.admin.api.listPayouts({ query: { state: 'paid', limit: 100 } });
    const [transfer] = await sent(seller);
    expect(items.find(({ sellerId }) => sellerId === seller.id)).toMatchObject({
      state: 'paid',
      sentBy: 'provider',
      reference: transfer?.id,
    });
  });

  it('waits for the account, with the reminders, and is sent once it is ready', async () => {
    const seller = await shop.market.seller();
    await completed(seller);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 11_040, 0));
    const asked = () => shop.market.sql('select 1 from bank_reminders where account_id = $1', [seller.id]);
    expect(await asked()).toHaveLength(1);
    await onboard(seller);
    await seller.api.getSellerAccount();
    expect(await asked()).toEqual([]);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
  });

  it('is not sent while the payment is disputed', async () => {
    const seller = await shop.market.seller();
    const { intent } = await completed(seller);
    await shop.cardProvider.dispute(intent, 'open');
    await reconcile(shop.market.services);
    await onboard(seller);
    await seller.api.getSellerAccount();
    await shop.market.drainJobs();
    expect(await sent(seller)).toEqual([]);
    expect((await seller.api.getEarnings()).sales).toMatchObject([{ state: 'disputed' }]);
    await shop.cardProvider.dispute(intent, 'win');
    await reconcile(shop.market.services);
    await shop.market.drainJobs();
    expect(await sent(seller)).toMatchObject([{ amount: 11_040 }]);
  });

  it('is taken back in full, and no more, when the bank takes back more than what is left', async () => {
    const seller = await ready();
    const { intent, purchase } = await completed(seller);
    await shop.market.drainJobs();
    await refund(intent, 2_000);
    expect(await sent(seller)).toMatchObject([{ amount: 11_040, amount_reversed: 1_840 }]);
    for (const move of ['open', 'lose'] as const) {
      await shop.cardProvider.dispute(intent, move, move === 'open' ? 12_000 : undefined);
      await reconcile(shop.market.services);
    }
    await shop.market.drainJobs();
    expect(await sent(seller)).toMatchObject([{ amount: 11_040, amount_reversed: 11_040 }]);
    expect(await earned(seller)).toEqual(sums(0, 0, 0));
    expect(await balancesOf(shop.market, purchase)).toEqual({ provider: -2_000, loss: 2_000 });
  });

  it('of a sale that is not handed over waits visibly while the payment is disputed', async () => {
    const seller = await ready();
    const { listing, intent } = await shop.bought({ seller });
    const shown = async (by: Actor) => (await by.api.getFulfillment({ params: { id: listing.id } })).payoutState;
    expect(await shown(seller)).toBe('pending');
    await shop.cardProvider.dispute(intent, 'open');
    await reconcile(shop.market.services);
    expect([await shown(seller), await shown(shop.buyer)]).toEqual(['disputed', null]);
    await shop.cardProvider.dispute(intent, 'win');
    await reconcile(shop.market.services);
    expect(await shown(seller)).toBe('pending');
  });

  it('that the provider refuses is owed again, told to the operator, and sent later', async () => {
    const seller = await ready();
    await shop.cardProvider.arm('transfers.create', { kind: 'status', status: 400, recorded: true });
    const { listing } = await completed(seller);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 11_040, 0));
    expect(shop.alerts('the provider refused to pay a seller')).toHaveLength(1);
    const { items } = await shop.admin.api.listPayouts({ query: { state: 'owed', limit: 100 } });
    expect(items.find(({ sellerId }) => sellerId === seller.id)).toMatchObject({ sentBy: 'provider', refusal: '400' });
    expect(await seller.api.getSellerAccount()).toMatchObject({ state: 'ready' });
    expect((await seller.api.getEarnings()).sales).toMatchObject([{ state: 'refused', netCents: 11_040 }]);
    const sale = await seller.api.getFulfillment({ params: { id: listing.id } });
    expect(sale).toMatchObject({ payoutState: 'refused' });
    const news = (await shop.admin.api.listNotifications({ query: { limit: 100 } })).items.filter(
      ({ params }) => params.alert === 'payout_refused',
    );
    expect(news).toMatchObject([
      {
        href: '/dashboard/admin/payouts',
        text: 'The payout for Oak table did not go through',
        image: expect.stringMatching(/./),
        count: 1,
      },
    ]);
    await shop.market.sql(`update payouts set send_after = now() where seller_id = $1`, [seller.id]);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect((await seller.api.getEarnings()).sales).toMatchObject([{ state: 'paid' }]);
    expect(await sent(seller)).toHaveLength(1);
  });
});

describe('a refund after the transfer', () => {
  it('in part takes back as much of the transfer', async () => {
    const seller = await ready();
    const { intent } = await completed(seller);
    await shop.market.drainJobs();
    await refund(intent, 2_000);
    expect(await sent(seller)).toMatchObject([{ amount: 11_040, amount_reversed: 1_840 }]);
    expect(await earned(seller)).toEqual(sums(0, 0, 9_200));
    await refund(intent, 10_000);
    expect(await sent(seller)).toMatchObject([{ amount_reversed: 11_040 }]);
    expect(await earned(seller)).toEqual(sums(0, 0, 0));
    expect(await stated(seller)).toEqual([
      'release 110.40',
      'transfer -110.40',
      'refund -18.40',
      'reversal 18.40',
      'refund -92.00',
      'reversal 92.00',
      'closing 0.00',
    ]);
  });

  it('is a debt that later sales settle, where the account has no more', async () => {
    const seller = await ready();
    const { intent } = await completed(seller);
    await shop.market.drainJobs();
    expect(await payOut(seller, 'pay')).toBe(200);
    await refund(intent);
    expect(await sent(seller)).toMatchObject([{ amount_reversed: 0 }]);
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040, 11_040));
    expect((await stated(seller)).at(-1)).toBe('closing -110.40');
    await completed(seller);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect(await sent(seller)).toHaveLength(1);
    await completed(seller);
    await shop.market.drainJobs();
    expect(await sent(seller)).toMatchObject([{ amount: 11_040 }, { amount: 11_040 }]);
  });

  it('above what is left is refused, and nothing moves', async () => {
    const seller = await ready();
    const { intent, purchase } = await completed(seller);
    await shop.market.drainJobs();
    await refund(intent, 9_000);
    expect(await shop.cardProvider.refund(intent, 3_001)).toBe(400);
    expect((await shop.refund(purchase)).status).toBe(200);
    expect((await shop.refund(purchase)).status).toBe(409);
    await shop.market.drainJobs();
    expect(await sent(seller)).toMatchObject([{ amount: 11_040, amount_reversed: 11_040 }]);
    expect(await earned(seller)).toEqual(sums(0, 0, 0));
  });

  it('by the bank’s dispute is taken back once it is lost, and not before', async () => {
    const seller = await ready();
    const { intent } = await completed(seller);
    await shop.market.drainJobs();
    await shop.cardProvider.dispute(intent, 'open');
    await reconcile(shop.market.services);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    await shop.cardProvider.dispute(intent, 'lose');
    await reconcile(shop.market.services);
    await shop.market.drainJobs();
    expect(await sent(seller)).toMatchObject([{ amount: 11_040, amount_reversed: 11_040 }]);
    expect(await earned(seller)).toEqual(sums(0, 0, 0));
  });

  it('by an appeal is taken back, or owed where the bank has it, and the next transfer is smaller', async () => {
    const seller = await ready();
    const appealed = async () => {
      const { id } = await deliver(shop.market, { buyer: shop.buyer, seller });
      const params = { id };
      await shop.buyer.api.reportProblem({ params, body: { reason: 'A leg is broken.', text: 'The left one.' } });
      await shop.admin.api.decideDispute({ params, body: { outcome: 'release', reason: 'It is whole.' } });
      await shop.market.drainJobs();
      await shop.buyer.api.appealDispute({ params, body: { reason: 'It is not.' } });
      return async (amountCents: number) => {
        const body = { outcome: 'part_refund' as const, amountCents, reason: 'It is broken.' };
        const { status } = await shop.admin.call('decideDispute', { params, body });
        await shop.market.drainJobs();
        return status;
      };
    };
    const first = await appealed();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect(await first(12_000)).toBe(422);
    expect(await first(3_000)).toBe(200);
    expect(await earned(seller)).toEqual(sums(0, 0, 8_280));
    const second = await appealed();
    expect(await payOut(seller, 'pay')).toBe(200);
    expect(await second(3_000)).toBe(200);
    expect(await earned(seller)).toEqual(sums(0, 0, 19_320, 2_760));
    await completed(seller);
    await shop.market.drainJobs();
    expect((await sent(seller)).map(({ amount }) => amount)).toEqual([11_040, 11_040, 8_280]);
    expect(await earned(seller)).toEqual(sums(0, 0, 27_600));
  });

  it('that the bank returns is sent again', async () => {
    const seller = await ready();
    const { intent } = await completed(seller);
    await shop.market.drainJobs();
    await refund(intent, 2_000);
    await shop.cardProvider.endRefund(intent, 'fail');
    await reconcile(shop.market.services);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect(await sent(seller)).toMatchObject([{ amount: 11_040, amount_reversed: 1_840 }, { amount: 1_840 }]);
  });
});

describe('events of the provider', () => {
  const deliverEvents = async (wanted: (event: { type: string; data: { object: { id: string } } }) => boolean) => {
    const { origin } = shop.market;
    const statuses: number[] = [];
    // Twice, the newest first.
    const found = (await shop.cardProvider.events()).filter(wanted).reverse();
    for (const event of [...found, ...found]) {
      const body = JSON.stringify(event);
      const headers = { 'Stripe-Signature': shop.cardProvider.sign(body) };
      statuses.push((await fetch(`${origin}/api/webhooks/stripe`, { method: 'POST', body, headers })).status);
    }
    await shop.market.drainJobs();
    return statuses;
  };

  it('of an account is read from it, whatever order the news come in', async () => {
    const seller = await shop.market.seller();
    await completed(seller);
    await onboard(seller);
    const [row] = await shop.market.sql('select provider_id from seller_accounts where account_id = $1', [seller.id]);
    expect(await deliverEvents(({ data }) => data.object.id === row?.provider_id)).toEqual([200, 200]);
    expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
    expect(await payOut(seller, 'fail')).toBe(200);
    await deliverEvents((event) => event.type.startsWith('payout.') || event.data.object.id === row?.provider_id);
    expect(await seller.api.getSellerAccount()).toMatchObject({ state: 'incomplete', reason: 'bank_refused' });
    await completed(seller);
    await shop.market.drainJobs();
    expect(await earned(seller)).toEqual(sums(0, 11_040, 11_040));
    await onboard(seller);
    await seller.api.getSellerAccount();
    await shop.market.drainJobs();
  });

  it('of a transfer that was taken back in its dashboard raises an alert, by the news and at night', async () => {
    const seller = await ready();
    await completed(seller);
    await shop.market.drainJobs();
    const [transfer] = await sent(seller);
    const said = 'a transfer differs from the payment provider';
    expect(await deliverEvents(({ data }) => data.object.id === transfer?.id)).toEqual([200, 200]);
    expect(shop.alerts(said)).toEqual([]);
    await shop.cardProvider.reverse(transfer?.id ?? '', 40);
    await deliverEvents(({ type, data }) => type === 'transfer.reversed' && data.object.id === transfer?.id);
    expect(shop.alerts(said)).toMatchObject([{ transfer: transfer?.id, providerCents: 11_000, ledgerCents: 11_040 }]);
    expect(await compareTransfers(shop.market.services)).toMatchObject({ breaks: 1 });
    // In agreement again for the tests after this one.
    await shop.market.sql(`update sandbox_stripe.object set body = body || '{"amount_reversed": 0}' where id = $1`, [
      transfer?.id,
    ]);
  });

  it('of a transfer that is not ours, and a forged signature, change nothing', async () => {
    const body = JSON.stringify({
      id: 'evt_x',
      type: 'account.updated',
      account: 'acct_x',
      data: { object: { id: 'acct_x' } },
    });
    const post = (signature: string) =>
      fetch(`${shop.market.origin}/api/webhooks/stripe`, {
        method: 'POST',
        body,
        headers: { 'Stripe-Signature': signature },
      });
    expect((await post(shop.cardProvider.sign(body, 'whsec_other'))).status).toBe(400);
    expect((await post(shop.cardProvider.sign(body))).status).toBe(200);
    await shop.market.drainJobs();
    const [row] = await shop.market.sql(`select handled_at from provider_events where id = 'evt_x'`);
    expect(row?.handled_at).not.toBeNull();
  });
});

it('an open page of the seller learns when the money is sent, has arrived, and is taken back', async () => {
  const seller = await ready();
  const { intent } = await completed(seller);
  const page = await readEvents(seller);
  const count = () => page.events().filter(({ event }) => event === 'fulfillment').length;
  const waitFor = (least: number) =>
    vi.waitFor(() => expect(count()).toBeGreaterThanOrEqual(least), { timeout: 120_000 });
  const before = count();
  await shop.market.drainJobs();
  expect(await earned(seller)).toEqual(sums(0, 0, 11_040));
  // Ordered, and booked.
  await waitFor(before + 2).catch(async (error: unknown) => {
    await page.close();
    throw error;
  });
  const paid = count();
  await refund(intent);
  expect(await earned(seller)).toEqual(sums(0, 0, 0));
  // Refunded, and taken back.
  await waitFor(paid + 2).finally(() => page.close());
});
