import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { fillInPage, onboard } from '../../../test/support/onboard.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { endOlder } from '../accounts/end-older.ts';
import { notifyOfOverdue } from './notify-of-overdue.ts';
import { remindOfBankDetails } from './remind-of-bank-details.ts';

const DAY = 86_400_000;
const strange = { holder: 'A Thief', account: 'DE89370400440532013000' };
const own = { holder: 'Sally Seller', account: 'GB29NWBK60161331926819' };

let shop: MoneyMarket;
let office: MoneyMarket;
beforeAll(async () => {
  const env = { PAYOUT_ACCOUNT_SECONDS: String(48 * 3600) };
  [shop, office] = await Promise.all([openMoneyMarket(env), openMoneyMarket({ ...env, PAYOUTS: 'manual' })]);
});
afterAll(() => Promise.all([shop.market.close(), office.market.close()]));

async function sold(at: MoneyMarket, seller: Actor) {
  const { listing } = await at.bought({ seller });
  await handOver(at.buyer, listing);
}
async function disown(at: MoneyMarket, { id }: Actor) {
  const [login] = await at.market.sql('select issuer, subject from accounts where id = $1', [id]);
  const money = await endOlder(at.market.services, login as { issuer: string; subject: string }, 'not_me');
  at.market.clock.advance(600);
  return money;
}
const payoutOf = async (at: MoneyMarket, { id }: Actor) => {
  const { items } = await at.admin.api.listPayouts({ query: { limit: 100 } });
  return items.find(({ sellerId }) => sellerId === id);
};
const asked = async ({ api }: Actor) => {
  const { items } = await api.listNotifications({ query: {} });
  return items.filter(({ kind, readAt }) => kind === 'bank_details_missing' && !readAt);
};
const daysUntil = (moment = '') => Math.round((Date.parse(moment) - Date.now()) / DAY);

it('that is entered again unchanged is recorded and told once', async () => {
  const seller = await office.market.seller();
  const enter = (body: typeof own) => seller.api.openSellerAccount({ body });
  await Promise.all([enter(own), enter(own)]);
  await enter(own);
  const acts = () => office.market.sql('select action from audit_log where actor_id = $1', [seller.id]);
  expect(await acts()).toEqual([{ action: 'change_bank_details' }]);
  expect(await office.mailsTo(seller)).toHaveLength(1);
  await enter({ ...own, holder: 'Sally S. Seller' });
  expect(await acts()).toHaveLength(2);
});

it('that was entered by hand is told to its owner and the operator, until another one is entered', async () => {
  const seller = await office.market.seller();
  await seller.api.openSellerAccount({ body: strange });
  await sold(office, seller);
  expect(await seller.api.getSellerAccount()).not.toHaveProperty('isDisowned');
  expect(await asked(seller)).toEqual([]);
  await disown(office, seller);

  const account = await seller.api.getSellerAccount();
  expect(account).toMatchObject({ state: 'ready', accountEnding: '3000', isDisowned: true });
  expect(daysUntil(account.usableFrom)).toBe(30);
  expect(await asked(seller)).toMatchObject([{ params: { disownedUntil: account.usableFrom } }]);
  const payout = await payoutOf(office, seller);
  expect(payout).toMatchObject({ state: 'owed', waitsFor: 'disowned_account', waitsUntil: account.usableFrom });
  expect(payout).not.toHaveProperty('to');
  expect(daysUntil(payout?.dueAt)).toBe(33);
  const { columns, rows } = await office.admin.api.exportPayouts({ query: { state: 'owed' } });
  const cells = rows.find(([id]) => id === payout?.id) ?? [];
  expect([cells[columns.indexOf('waits_for')], cells[columns.indexOf('account')]]).toEqual(['disowned_account', '']);

  await seller.api.openSellerAccount({ body: { ...strange, holder: 'Sally Seller' } });
  expect(await seller.api.getSellerAccount()).toMatchObject({ isDisowned: true, usableFrom: account.usableFrom });
  expect(await asked(seller)).toHaveLength(1);

  await seller.api.openSellerAccount({ body: own });
  const changed = await seller.api.getSellerAccount();
  expect(changed).not.toHaveProperty('isDisowned');
  expect(daysUntil(changed.usableFrom)).toBe(2);
  expect(await asked(seller)).toEqual([]);
  expect(await payoutOf(office, seller)).toMatchObject({ waitsFor: 'new_account' });
});

it('is asked about again like missing bank details, and its money is not overdue', async () => {
  const seller = await office.market.seller();
  await seller.api.openSellerAccount({ body: strange });
  await disown(office, seller);
  expect(await asked(seller)).toEqual([]);
  await sold(office, seller);
  expect(await asked(seller)).toHaveLength(1);
  await sendWaitingMails(office.market);
  expect(await office.mailsTo(seller)).toContain('$110.40 is waiting for your bank details');
  await office.market.sql(`update payouts set due_at = now() - interval '1 hour' where seller_id = $1`, [seller.id]);
  expect(await payoutOf(office, seller)).not.toHaveProperty('overdueSince');
  expect(await notifyOfOverdue(office.market.services)).toBe(false);
  await office.market.sql('update bank_reminders set due_at = now() where account_id = $1', [seller.id]);
  await remindOfBankDetails(office.market.services);
  const [row] = await office.market.sql('select count(*)::int as kept from bank_reminders where account_id = $1', [
    seller.id,
  ]);
  expect(row?.kept).toBe(1);
});

it('gets nothing more after its first wait either, and its owner reads what was sent before', async () => {
  const seller = await office.market.seller();
  await seller.api.openSellerAccount({ body: strange });
  const afterWait = (days: number) =>
    office.market.sql(`update bank_details set usable_from = now() - make_interval(days => $2) where account_id = $1`, [
      seller.id,
      days,
    ]);
  await afterWait(4);
  await sold(office, seller);
  const first = await payoutOf(office, seller);
  await office.admin.api.markPayoutPaid({ params: { id: String(first?.id) }, body: { reference: 'Transfer 1' } });
  await sold(office, seller);
  expect(await disown(office, seller)).toEqual({ heldCents: 11_040, sendingCents: 0, sentCents: 11_040 });
  const account = await seller.api.getSellerAccount();
  expect([account.isDisowned, daysUntil(account.usableFrom)]).toEqual([true, 30]);
  expect(await payoutOf(office, seller)).toMatchObject({ state: 'owed', waitsFor: 'disowned_account' });
  expect(await disown(office, seller)).toEqual({ heldCents: 11_040, sendingCents: 0 });
  expect(await seller.api.getSellerAccount()).toMatchObject({ usableFrom: account.usableFrom });

  await seller.api.openSellerAccount({ body: own });
  await afterWait(7);
  expect(await disown(office, seller)).toBeUndefined();
  expect(await seller.api.getSellerAccount()).not.toHaveProperty('isDisowned');
});

it('at the payment provider gets nothing after its first wait either', async () => {
  const seller = await shop.market.seller();
  await onboard(seller);
  await seller.api.getSellerAccount();
  await shop.market.sql(`update seller_accounts set usable_from = now() - interval '3 days' where account_id = $1`, [
    seller.id,
  ]);
  await sold(shop, seller);
  await shop.market.drainJobs();
  await shop.bought({ seller });
  expect(await disown(shop, seller)).toMatchObject({ sentCents: 11_040, heldCents: 0 });
  expect(await seller.api.getSellerAccount()).toMatchObject({ isDisowned: true });
  expect((await seller.api.getEarnings()).transferredCents).toBe(11_040);
});

it('at the payment provider is another one by its number, not only by the last digits', async () => {
  const seller = await shop.market.seller();
  await onboard(seller);
  await seller.api.getSellerAccount();
  const row = async () => {
    const [stored] = await shop.market.sql(
      'select provider_id, account_fingerprint from seller_accounts where account_id = $1',
      [seller.id],
    );
    return stored ?? {};
  };
  const setWait = (wait: string) =>
    shop.market.sql(`update seller_accounts set usable_from = ${wait} where account_id = $1`, [seller.id]);
  const read = async () => {
    await shop.market.services.deal.sellerAccountMoved(String((await row()).provider_id));
    return seller.api.getSellerAccount();
  };
  const enter = async (number: string) => {
    const { onboardingUrl } = await seller.api.openSellerAccount({ body: {} });
    await fillInPage(onboardingUrl, { holder: 'Sally', number, move: 'finish' });
    return read();
  };
  await setWait('null');
  // A row from before this column: the same account stays known, and its fingerprint is added.
  await shop.market.sql('update seller_accounts set account_fingerprint = null where account_id = $1', [seller.id]);
  expect(await read()).not.toHaveProperty('usableFrom');
  const { account_fingerprint: first } = await row();
  expect(first).toEqual(expect.any(String));
  expect(await enter('DE89370400440532013000')).not.toHaveProperty('usableFrom');
  await sendWaitingMails(shop.market);
  await shop.mailsTo(seller);

  const changed = await enter('DE75512108001245123000');
  expect([changed.accountEnding, daysUntil(changed.usableFrom)]).toEqual(['3000', 2]);
  expect(changed).not.toHaveProperty('fingerprint');
  expect((await row()).account_fingerprint).not.toBe(first);
  await sendWaitingMails(shop.market);
  expect(await shop.mailsTo(seller)).toHaveLength(1);
});

it('at the payment provider is told too, until another one is there', async () => {
  const seller = await shop.market.seller();
  await onboard(seller);
  await seller.api.getSellerAccount();
  await sold(shop, seller);
  await disown(shop, seller);
  expect(await seller.api.getSellerAccount()).toMatchObject({ state: 'ready', hosted: true, isDisowned: true });
  expect(await payoutOf(shop, seller)).toMatchObject({ state: 'owed', waitsFor: 'disowned_account' });
  expect(await asked(seller)).toHaveLength(1);

  await shop.market.sql(
    `update sandbox_stripe.object set body = jsonb_set(body, '{external_accounts,data,0,last4}', '"9999"')
     where kind = 'account' and body -> 'metadata' ->> 'seller_id' = $1`,
    [seller.id],
  );
  const [row] = await shop.market.sql('select provider_id from seller_accounts where account_id = $1', [seller.id]);
  await shop.market.services.deal.sellerAccountMoved(String(row?.provider_id));
  const changed = await seller.api.getSellerAccount();
  expect(changed).not.toHaveProperty('isDisowned');
  expect([changed.accountEnding, daysUntil(changed.usableFrom)]).toEqual(['9999', 2]);
  expect(await asked(seller)).toEqual([]);
});
