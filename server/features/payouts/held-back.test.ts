import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { onboard } from '../../../test/support/onboard.ts';
import { readBacklog } from '../../platform/observability/metrics-store.ts';
import { endOlder } from '../accounts/end-older.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';

const HOUR = 3_600_000;

let shop: MoneyMarket;
let office: MoneyMarket;
beforeAll(async () => {
  [shop, office] = await Promise.all([
    openMoneyMarket({ PAYOUT_ACCOUNT_SECONDS: String(48 * 3600) }),
    openMoneyMarket({ PAYOUTS: 'manual', PAYOUT_ACCOUNT_SECONDS: String(48 * 3600) }),
  ]);
});
afterAll(async () => {
  for (const { market } of [shop, office]) {
    expect(await verifyBooks(market.services.db)).toEqual([]);
    await market.close();
  }
});

async function sold(at: MoneyMarket, seller: Actor) {
  const { listing } = await at.bought({ seller });
  await handOver(at.buyer, listing);
  await at.market.drainJobs();
}
const transferred = async (seller: Actor) => (await seller.api.getEarnings()).transferredCents;
const payoutOf = async (at: MoneyMarket, seller: Actor) => {
  const { items } = await at.admin.api.listPayouts({ query: { limit: 100 } });
  return items.find(({ sellerId }) => sellerId === seller.id);
};
const hoursUntil = (moment = '') => Math.round((Date.parse(moment) - Date.now()) / HOUR);
const endWait = (at: MoneyMarket, table: string, { id }: Actor) =>
  at.market.sql(`update ${table} set usable_from = now() - interval '1 second' where account_id = $1`, [id]);
const report = (by: Actor, { id: targetId }: Actor, reason: 'spam' | 'other') =>
  by.api.sendReport({ body: { kind: 'account', targetId, reason } });
const decide = async ({ admin }: MoneyMarket, caseNumber: string, action: 'suspend' | 'none') => {
  const { items } = await admin.api.listCases({ query: { kind: 'account', limit: 100 } });
  const reported = items.find((one) => one.caseNumber === caseNumber);
  const body = { action, reason: 'Several people have said so.' };
  await admin.api.decideCase({ params: { id: String(reported?._id) }, body });
};

it('a new account at the provider gets no money for 48 hours, nor does a changed one', async () => {
  const seller = await shop.market.seller();
  await onboard(seller);
  const account = await seller.api.getSellerAccount();
  expect([account.state, hoursUntil(account.usableFrom)]).toEqual(['ready', 48]);
  await sold(shop, seller);
  expect(await transferred(seller)).toBe(0);
  expect(await payoutOf(shop, seller)).toMatchObject({
    state: 'owed',
    waitsFor: 'new_account',
    waitsUntil: account.usableFrom,
  });
  const overdue = async () => (await readBacklog(shop.market.services.db, 'connect')).payouts_overdue;
  await shop.market.sql(`update payouts set due_at = now() - interval '1 hour' where seller_id = $1`, [seller.id]);
  expect(await overdue()).toBe(0);

  await endWait(shop, 'seller_accounts', seller);
  expect(await overdue()).toBe(1);
  await shop.market.drainJobs();
  expect(await transferred(seller)).toBe(11_040);
  expect(await seller.api.getSellerAccount()).not.toHaveProperty('usableFrom');

  await shop.market.sql(
    `update sandbox_stripe.object set body = jsonb_set(body, '{external_accounts,data,0,last4}', '"9999"')
     where kind = 'account' and body -> 'metadata' ->> 'seller_id' = $1`,
    [seller.id],
  );
  const [row] = await shop.market.sql('select provider_id from seller_accounts where account_id = $1', [seller.id]);
  await shop.market.services.deal.sellerAccountMoved(String(row?.provider_id));
  const changed = await seller.api.getSellerAccount();
  expect([changed.accountEnding, hoursUntil(changed.usableFrom)]).toEqual(['9999', 48]);
  await sold(shop, seller);
  expect(await transferred(seller)).toBe(11_040);
});

it('the operator sees no new account to pay to before, and the same account does not wait again', async () => {
  const seller = await office.market.seller();
  const details = { holder: 'Sally Seller', account: 'DE89370400440532013000' };
  await seller.api.openSellerAccount({ body: details });
  await sold(office, seller);
  const waiting = await payoutOf(office, seller);
  expect([waiting?.waitsFor, hoursUntil(waiting?.waitsUntil), waiting?.to]).toEqual(['new_account', 48, undefined]);
  const { rows } = await office.admin.api.exportPayouts({ query: { state: 'owed' } });
  expect(JSON.stringify(rows)).not.toContain(details.account);

  await endWait(office, 'bank_details', seller);
  await seller.api.openSellerAccount({ body: { ...details, holder: 'S. Seller' } });
  expect(await payoutOf(office, seller)).toMatchObject({ to: { account: details.account } });
  await seller.api.openSellerAccount({ body: { ...details, account: 'GB29NWBK60161331926819' } });
  expect((await payoutOf(office, seller))?.waitsFor).toBe('new_account');
});

it('an account that the owner disowns gets no money for a month, and the operator is notified', async () => {
  const seller = await office.market.seller();
  await seller.api.openSellerAccount({ body: { holder: 'A Thief', account: 'DE89370400440532013000' } });
  const [login] = await office.market.sql('select issuer, subject from accounts where id = $1', [seller.id]);
  await endOlder(office.market.services, login as { issuer: string; subject: string }, 'not_me');
  const [row] = await office.market.sql('select usable_from from bank_details where account_id = $1', [seller.id]);
  expect(hoursUntil(String(row?.usable_from instanceof Date ? row.usable_from.toISOString() : ''))).toBe(30 * 24);
  expect(office.alerts('a seller says that somebody else changed their payout account')).toHaveLength(1);
});

it('a suspended seller gets nothing while a case about them is open, and then what they have earned', async () => {
  for (const at of [shop, office]) {
    const seller = await at.market.seller();
    if (at === shop) await onboard(seller).then(() => seller.api.getSellerAccount());
    else await seller.api.openSellerAccount({ body: { holder: 'Sally', account: 'DE89370400440532013000' } });
    const { listing } = await at.bought({ seller });
    await decide(at, (await report(at.buyer, seller, 'other')).caseNumber, 'suspend');
    const { caseNumber } = await report(at.buyer, seller, 'spam');
    await handOver(at.buyer, listing);
    await endWait(at, at === shop ? 'seller_accounts' : 'bank_details', seller);
    await at.market.drainJobs();
    expect(await transferred(seller)).toBe(0);
    const payout = await payoutOf(at, seller);
    expect(payout).toMatchObject({ state: 'blocked', waitsFor: 'case' });
    const mark = { params: { id: String(payout?.id) }, body: { reference: 'Transfer 1' } };
    expect(await at.admin.call('markPayoutPaid', mark)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('suspended') },
    });

    await decide(at, caseNumber, 'none');
    await at.market.drainJobs();
    if (at === office) await at.admin.api.markPayoutPaid(mark);
    expect(await transferred(seller)).toBe(11_040);
  }
});

it('a seller is paid after the part that goes back to the buyer, not before', async () => {
  for (const at of [shop, office]) {
    const seller = await at.market.seller();
    if (at === shop) await onboard(seller).then(() => seller.api.getSellerAccount());
    else await seller.api.openSellerAccount({ body: { holder: 'Sally', account: 'DE89370400440532013000' } });
    await endWait(at, at === shop ? 'seller_accounts' : 'bank_details', seller);
    const { listing, id: purchaseId } = await at.bought({ seller });
    const params = { id: (await seller.api.getFulfillment({ params: { id: listing.id } })).id };
    await agreeOnTime(seller, at.buyer, params.id);
    await seller.api.proposeLowerPrice({ params, body: { amountCents: 2_000 } });
    await at.cardProvider.arm('refunds.create', { kind: 'status', status: 503 }, 50);
    await at.buyer.api.acceptLowerPrice({ params, body: {} });
    await at.market.drainJobs();
    const payout = await payoutOf(at, seller);
    expect(payout).toMatchObject({ state: 'blocked', waitsFor: 'payment' });
    const mark = { params: { id: String(payout?.id) }, body: { reference: 'Transfer 1' } };
    expect((await at.admin.call('markPayoutPaid', mark)).status).toBe(409);
    expect(await transferred(seller)).toBe(0);

    await at.cardProvider.disarm();
    await at.market.sql(`update refunds set updated_at = now() - interval '2 minutes' where purchase_id = $1`, [
      purchaseId,
    ]);
    for (let again = 0; again < 2; again++) await at.market.drainJobs();
    if (at === office) await at.admin.api.markPayoutPaid(mark);
    expect(await transferred(seller)).toBe(9_200);
  }
});
