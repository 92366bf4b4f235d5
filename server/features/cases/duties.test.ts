import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { MONEY_BACK_DAYS } from '../../../shared/domain/returns.ts';
import { deliver } from '../../../test/support/delivered-sale.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(() => shop.market.close());

const of = (id: unknown) => ({ params: { id: String(id) } });
const DAY = 24 * 3_600_000;
const trader = {
  kind: 'trader' as const,
  legalName: 'Tables Ltd.',
  address: 'Main Street 1',
  registration: 'HRB 1',
  email: 'hello@tables.example',
};
const suspend = ({ id }: { id: string }) =>
  shop.market.sql('update accounts set suspended_at = now() where id = $1', [id]);
const newsOf = async (kind: string) =>
  (await shop.market.sql('select account_id, params, href from notifications where kind = $1 order by at', [kind])).at(
    -1,
  );

it('a suspended trader accepts a withdrawal, and the operator is told with the day of the law', async () => {
  const { market, admin, buyer } = shop;
  const seller = await market.seller();
  await seller.api.changeSellingAs({ body: trader });
  const listing = await market.listing({ seller, title: 'Oak table' });
  await market.buy(buyer, listing);
  await suspend(seller);
  const before = Date.now();
  const asked = await buyer.api.requestReturn({
    ...of(listing.id),
    body: { reason: 'changed_mind', text: 'Too big.' },
  });
  expect(asked.mustAccept).toBe(true);
  const news = await newsOf('return_asked');
  expect(news).toMatchObject({
    account_id: admin.id,
    href: '/dashboard/admin/sales?q=Oak%20table',
    params: { title: 'Oak table' },
  });
  const { until = '' } = (news?.params ?? {}) as { until?: string };
  expect(Math.abs(Date.parse(until) - before - MONEY_BACK_DAYS * DAY)).toBeLessThan(DAY);
  expect(
    await seller.call('answerReturn', { ...of(asked._id), body: { answer: 'accepted', text: 'Yes.' } }),
  ).toMatchObject({
    status: 200,
  });
  expect(await seller.call('changeSellingAs', { body: { ...trader, legalName: 'Tables and Co.' } })).toMatchObject({
    status: 200,
  });
  // The law asks for them of each seller, and the operator for the report.
  const tax = { legalName: 'Tables Ltd.', address: 'Main Street 1', taxNumber: '12 345' };
  expect(await seller.call('saveTaxDetails', { body: tax })).toMatchObject({ status: 200 });
});

it('a suspended seller hands over and answers a dispute, and the operator sees its deadline', async () => {
  const { market, admin } = shop;
  const { id, seller, buyer } = await deliver(market);
  await suspend(seller);
  await buyer.api.reportProblem({ ...of(id), body: { reason: 'A leg is broken.', text: 'The left one.' } });
  expect(await newsOf('decision_needed')).toMatchObject({
    account_id: admin.id,
    href: `/dashboard/admin/disputes/${id}`,
    params: { until: expect.any(String) },
  });
  await admin.api.decideDispute({ ...of(id), body: { outcome: 'release', reason: 'It was whole.' } });
  await buyer.api.appealDispute({ ...of(id), body: { reason: 'It was not.' } });
  expect(await newsOf('decision_needed')).toMatchObject({ params: { until: expect.any(String) } });
});

it('duties are few: what else a seller changes is a right, which a suspension takes', () => {
  const duties = Object.entries(contract).filter(([, call]: [string, Call]) => call.duty);
  expect(duties.map(([name]) => name).sort()).toEqual(['answerReturn', 'changeSellingAs', 'saveTaxDetails']);
});
