import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openMarket } from '../../../../test/support/marketplace.ts';
import { verifyBooks } from './verify-books.ts';

const readMigration = (name: string) => readFile(new URL(`../../../migrations/${name}.sql`, import.meta.url), 'utf8');

/** As the ledger was before its accounts of today: one account of the seller, and nothing released. */
const asBefore = `
  drop trigger ledger_release_completed on ledger_entries;
  drop function check_release;
  alter table ledger_entries disable trigger user;
  alter table ledger_entries drop constraint ledger_entries_account_check, drop constraint ledger_entries_kind_check;
  delete from ledger_entries where kind = 'release';
  update ledger_entries set account = 'seller' where account = 'seller_pending';
  alter table ledger_entries enable trigger user;
  alter table ledger_entries
    add constraint ledger_entries_account_check check (account in ('provider', 'seller', 'buyer')),
    add constraint ledger_entries_kind_check check (kind in ('payment', 'refund', 'return'))`;

it('the ledger of earlier sales moves to the accounts of today, completed ones without a fee', async () => {
  const market = await openMarket({ env: { SELLER_FEE_PERCENT: '0', SELLER_FEE_MINIMUM_CENTS: '0' } });
  const [buyer, waiting, done] = [await market.buyer(), await market.listing(), await market.listing({ price: '80' })];
  for (const listing of [waiting, done]) await market.buy(buyer, listing);
  await market.sql(`update fulfillments set state = 'completed', completed_at = now() where listing_id = $1`, [
    done.id,
  ]);

  await market.sql(asBefore);
  await market.sql(await readMigration('202611260110-seller-accounts'));
  // What was released is owed by the migration that follows.
  await market.sql('delete from payouts');
  const [owed = ''] = /^insert into payouts[^;]+;/m.exec(await readMigration('202611260120-payouts')) ?? [];
  await market.sql(owed);
  const rows = await market.sql(
    `select p.listing_id as listing, account, sum(amount_cents)::int as cents
     from ledger_entries e join purchases p on p.id = e.purchase_id
     group by 1, 2 having sum(amount_cents) <> 0 order by 3 desc`,
  );
  expect(rows).toEqual([
    { listing: waiting.id, account: 'provider', cents: 12_000 },
    { listing: done.id, account: 'provider', cents: 8_000 },
    { listing: done.id, account: 'seller_available', cents: -8_000 },
    { listing: waiting.id, account: 'seller_pending', cents: -12_000 },
  ]);
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
});
