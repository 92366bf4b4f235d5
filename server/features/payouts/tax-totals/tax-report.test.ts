import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taxThreshold } from '../../../../shared/domain/tax-report.ts';
import type { Actor } from '../../../../test/support/actor.ts';
import { sendCall } from '../../../../test/support/api-client.ts';
import { readCsvRows } from '../../../../test/support/csv-rows.ts';
import { sellAndHandOver } from '../../../../test/support/hand-over.ts';
import { type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { removeAccount } from '../../accounts/delete-user.ts';
import { eraseRemoved } from '../../accounts/erase-removed.ts';
import { deleteTaxIdentities } from './tax-years.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket({ env: { PAYOUTS: 'manual' } });
  admin = await market.admin();
  // Tests move sales to other years.
  await market.sql('alter table ledger_entries disable trigger ledger_insert_only');
});
afterAll(() => market.close());

const details = { legalName: 'Sally Seller', address: 'Oak Street 1\nPortland', taxNumber: '12 345 678' };
const sell = async (seller: Actor, price: string) =>
  sellAndHandOver(market, await market.buyer(), await market.listing({ seller, price }));
const newsOf = async (seller: Actor) =>
  (await seller.api.listNotifications({})).items.filter(({ kind }) => kind === 'tax_details_missing');
const moveTo = (seller: Actor, year: number) =>
  market.sql(`update ledger_entries set created_at = make_timestamptz($2::int, 6, 1, 12, 0, 0) where seller_id = $1`, [
    ...[seller.id, year],
  ]);
async function erase(seller: Actor): Promise<void> {
  await removeAccount(market.services, admin.id, { id: seller.id });
  await market.sql(`update accounts set deleted_at = now() - interval '31 days' where id = $1`, [seller.id]);
  while ((await eraseRemoved(market.services)) > 0);
}
const payOut = async (seller: Actor) => {
  const owed = await market.sql(`select id from payouts where seller_id = $1 and state = 'owed'`, [seller.id]);
  for (const { id } of owed) await admin.api.markPayoutPaid({ params: { id: String(id) }, body: { reference: 'T' } });
};
const rowOf = async (path: string, { id }: Actor) =>
  readCsvRows(await (await admin.fetch(path)).text()).find(({ seller_id: seller }) => seller === id);
const detailsOf = ({ id }: Actor) => market.sql('select * from tax_details where account_id = $1', [id]);

it('asks a seller who nears the threshold for address and tax number, once', async () => {
  const seller = await market.seller();
  await sell(seller, '1500');
  expect(await newsOf(seller)).toEqual([]);
  expect(await seller.api.getTaxDetails()).toMatchObject({ isAsked: false, isGiven: false });
  await sell(seller, '300');
  await sell(seller, '100');
  expect(await newsOf(seller)).toHaveLength(1);
  expect(await seller.api.getTaxDetails()).toMatchObject({ isAsked: true, isGiven: false });
  expect(await seller.call('saveTaxDetails', { body: { ...details, taxNumber: ' ' } })).toMatchObject({
    status: 422,
    body: { fields: { taxNumber: 'Enter your tax number.' } },
  });
  expect(await seller.api.saveTaxDetails({ body: details })).toEqual({ isAsked: true, isGiven: true, ...details });
  const { body: exported } = await sendCall(market.origin, 'exportAccount', {}, seller.idToken);
  expect(exported).toMatchObject({ taxDetails: [{ tax_number: '12 345 678' }] });
  const year = new Date().getUTCFullYear();
  expect(await rowOf(`/api/tax-totals?year=${year}`, seller)).toMatchObject({
    legal_name: 'Sally Seller',
    address: 'Oak Street 1\nPortland',
    tax_number: '12 345 678',
  });
});

it('keeps the identity of an erased seller above the threshold until the year is filed, and of no other', async () => {
  const [above, below] = [await market.seller({ name: 'Ann Above' }), await market.seller({ name: 'Ben Below' })];
  await above.api.openSellerAccount({ body: { holder: 'Ann Above', account: 'DE89370400440532013000' } });
  for (const seller of [above, below]) await seller.api.saveTaxDetails({ body: details });
  await sell(above, '2500');
  await sell(below, '1900');
  for (const seller of [above, below]) await payOut(seller);
  for (const seller of [above, below]) await moveTo(seller, 2024);
  for (const seller of [above, below]) await erase(seller);
  expect(await detailsOf(below)).toEqual([]);
  expect(await rowOf('/api/tax-totals?year=2024', below)).toMatchObject({
    seller_name: 'Deleted account',
    tax_number: '',
  });
  const kept = {
    seller_name: 'Ann Above',
    seller_email: above.email,
    legal_name: 'Sally Seller',
    address: 'Oak Street 1\nPortland',
    tax_number: '12 345 678',
    account_holder: 'Ann Above',
    account: 'DE89370400440532013000',
  };
  expect(await rowOf('/api/tax-totals?year=2024', above)).toMatchObject(kept);
  expect(await admin.api.listTaxYears()).toContainEqual({ year: 2024, sellers: 1 });

  const { filedAt } = await admin.api.fileTaxYear({ params: { year: 2024 } });
  expect(await detailsOf(above)).toEqual([]);
  expect(await rowOf('/api/tax-totals?year=2024', above)).toMatchObject({
    seller_name: 'Deleted account',
    legal_name: '',
    account: '',
  });
  expect(await admin.api.listTaxYears()).toContainEqual({ year: 2024, sellers: 1, filedAt });
  expect(await admin.api.fileTaxYear({ params: { year: 2024 } })).toEqual({ filedAt });
});

describe('bank accounts that a seller replaced', () => {
  const first = { holder: 'First Bank', account: 'DE89370400440532013000' };
  const second = { holder: 'Second Bank', account: 'GB29NWBK60161331926819' };
  const third = { holder: 'Third Bank', account: 'FR1420041010050500013M02606' };
  const use = (seller: Actor, body: typeof first) => seller.api.openSellerAccount({ body });
  const others = async (year: number, seller: Actor) =>
    (await rowOf(`/api/tax-totals?year=${year}`, seller))?.other_accounts;
  const stored = async ({ id }: Actor) =>
    (
      await market.sql('select account from former_bank_details where account_id = $1 order by first_paid_at', [id])
    ).map(({ account }) => account);
  const thisYear = new Date().getUTCFullYear();
  const paidIn = (seller: Actor, year: number) =>
    market.sql(
      `update former_bank_details set first_paid_at = make_timestamptz($2::int, 6, 1, 12, 0, 0),
        last_paid_at = make_timestamptz($2::int, 6, 2, 12, 0, 0) where account_id = $1`,
      [seller.id, year],
    );

  it('are in the report and in the export of their year when they got money, and otherwise not stored', async () => {
    const seller = await market.seller();
    await use(seller, first);
    await sell(seller, '120');
    await payOut(seller);
    await use(seller, { ...first, holder: 'First Bank Ltd.' });
    expect(await stored(seller)).toEqual([]);
    await use(seller, second);
    await use(seller, third);
    expect(await stored(seller)).toEqual([first.account]);
    expect(await others(thisYear, seller)).toBe('DE89370400440532013000 (First Bank Ltd.)');
    const { body } = await sendCall(market.origin, 'exportAccount', {}, seller.idToken);
    expect(body).toMatchObject({ formerBankDetails: [{ account: first.account, holder: 'First Bank Ltd.' }] });
    await sell(seller, '120');
    await payOut(seller);
    await use(seller, first);
    expect(await stored(seller)).toEqual([first.account, third.account]);
    expect(await others(thisYear, seller)).toBe(`${third.account} (Third Bank)`);
  });

  it('are named in the year of their payouts alone', async () => {
    const seller = await market.seller();
    await use(seller, first);
    await sell(seller, '120');
    await payOut(seller);
    await use(seller, second);
    await paidIn(seller, 2024);
    expect(await others(thisYear, seller)).toBe('');
    await moveTo(seller, 2024);
    expect(await others(2024, seller)).toBe('DE89370400440532013000 (First Bank)');
  });

  it('stay for a seller to report, erased or not, until the year is filed, and for others until its end', async () => {
    const [above, below, gone] = [await market.seller(), await market.seller(), await market.seller()];
    for (const [seller, price] of [
      [above, '2500'],
      [below, '120'],
      [gone, '120'],
    ] as const) {
      await use(seller, first);
      await sell(seller, price);
      await payOut(seller);
      await use(seller, second);
    }
    await deleteTaxIdentities(market.services);
    expect(await stored(below)).toEqual([first.account]);
    for (const seller of [above, below]) {
      await moveTo(seller, 2023);
      await paidIn(seller, 2023);
    }
    await erase(above);
    await erase(gone);
    await deleteTaxIdentities(market.services);
    expect(await Promise.all([above, below, gone].map(stored))).toEqual([[first.account], [], []]);
    expect(await rowOf('/api/tax-totals?year=2023', above)).toMatchObject({
      account: second.account,
      other_accounts: 'DE89370400440532013000 (First Bank)',
    });
    await admin.api.fileTaxYear({ params: { year: 2023 } });
    expect(await stored(above)).toEqual([]);
  });
});

it('counts a sale of which the fee took all, in the file as in the threshold', async () => {
  const [seller, buyer] = [await market.seller(), await market.buyer()];
  for (let n = 0; n < taxThreshold.sales; n++)
    await sellAndHandOver(market, buyer, await market.listing({ seller, price: '0.50' }));
  await moveTo(seller, 2022);
  expect(await rowOf('/api/tax-totals?year=2022', seller)).toMatchObject({
    q2_consideration: '0.00',
    q2_fees: '15.00',
    q2_activities: '30',
  });
  expect(await admin.api.listTaxYears()).toContainEqual({ year: 2022, sellers: 1 });
});

it('stores nobody for longer than five years, and files no current year', async () => {
  const seller = await market.seller();
  await sell(seller, '2500');
  const year = new Date().getUTCFullYear();
  expect(await admin.call('fileTaxYear', { params: { year: String(year) } })).toMatchObject({ status: 409 });
  await payOut(seller);
  await erase(seller);
  expect(await detailsOf(seller)).toHaveLength(1);
  await moveTo(seller, year - 6);
  await deleteTaxIdentities(market.services);
  expect(await detailsOf(seller)).toEqual([]);
});
