import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { sellAndHandOver } from '../../../test/support/hand-over.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { notifyOfLegalDeadlines } from './notify-of-legal-deadlines.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket({ env: { PAYOUTS: 'manual' } });
  admin = await market.admin();
  await market.sql('alter table ledger_entries disable trigger ledger_insert_only');
});
afterAll(() => market.close());

const notify = () => notifyOfLegalDeadlines(market.services);
const newsOf = async () =>
  (
    await market.sql(`select params from notifications where kind = 'legal_deadline' and account_id = $1`, [admin.id])
  ).map(({ params }) => params as { what: string; count: number; until: string });

it('tells admins of each kind once a day, with the day of the law, and of nothing that is far away', async () => {
  const [buyer, seller] = [await market.buyer(), await market.seller()];
  const trader = { legalName: 'Tables Ltd.', address: 'Main Street 1', registration: 'HRB 1', email: 'a@tables.test' };
  await seller.api.changeSellingAs({ body: { kind: 'trader', ...trader } });
  const listing = await market.listing({ seller });
  await market.buy(buyer, listing);
  await buyer.api.declareWithdrawal({ params: { id: listing.id }, body: {} });
  expect([await notify(), await newsOf()]).toEqual([0, []]);

  await market.sql(`update return_requests set answered_at = now() - interval '10 days'`);
  const reported = await market.seller();
  await sellAndHandOver(market, await market.buyer(), await market.listing({ seller: reported, price: '2500' }));
  await market.sql(`update ledger_entries set created_at = '2024-06-01' where seller_id = $1`, [reported.id]);
  const warned = await market.listing();
  await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: warned.id, reason: 'spam' } });
  const [row] = await market.sql('select id from cases where target_id = $1', [warned.id]);
  const one = { params: { id: String(row?.id) } };
  await admin.api.decideCase({ ...one, body: { action: 'warn', reason: 'No.' } });
  await warned.seller.api.appealCase({ ...one, body: { reason: 'Yes.' } });
  await market.sql(`update cases set appealed_at = now() - interval '20 days'`);
  const leaver = await market.buyer();
  await market.sql(`update accounts set deleted_at = now() - interval '40 days' where id = $1`, [leaver.id]);

  expect(await notify()).toBe(4);
  const news = await newsOf();
  expect(news.map(({ what, count }) => [what, count]).sort()).toEqual([
    ['appeal', 1],
    ['erasure', 1],
    ['tax_report', 1],
    ['withdrawal', 1],
  ]);
  const untilOf = (kind: string) => news.find(({ what }) => what === kind)?.until ?? '';
  expect(untilOf('tax_report')).toBe('2025-01-31T23:59:59.999Z');
  expect(Math.round((Date.parse(untilOf('withdrawal')) - Date.now()) / 86_400_000)).toBe(4);
  expect([await notify(), (await newsOf()).length]).toEqual([0, 4]);

  await market.sql(`update legal_notices set day = day - 1`);
  await admin.api.fileTaxYear({ params: { year: 2024 } });
  expect(await notify()).toBe(3);
});
