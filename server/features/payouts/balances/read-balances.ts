import type { Page } from '../../../../shared/contract/call.ts';
import type { SellerBalance } from '../../../../shared/contract/payouts/balances.ts';
import { MOST_COUNTED_WORK } from '../../../../shared/domain/open-work.ts';
import { type SellerParts, splitBalance } from '../../../../shared/domain/payout.ts';
import { invalidFields } from '../../../../shared/errors.ts';
import { refusalForPrograms } from '../../../../shared/words/refusal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, decodeCursor, PAGE_SIZE } from '../../../platform/db/page-cursor.ts';
import { isId } from '../../../platform/db/time-key.ts';
import type { Services } from '../../../ports/services.ts';
import { noParts, readSellerParts } from '../seller-parts-store.ts';
import { type BalanceKey, type BalanceRow, countDebtsOfLeavers, listBalances } from './balance-store.ts';

type Query = { limit?: number | undefined; cursor?: string | undefined; onlyDebts?: boolean | undefined };

/** Returns a page of sellers whose balance is not zero, debts first; for admins. */
export async function readBalances(
  { db }: Pick<Services, 'db'>,
  { limit = PAGE_SIZE, cursor, onlyDebts = false }: Query,
): Promise<Page<SellerBalance>> {
  const rows = await listBalances(db, { onlyDebts, limit: limit + 1, after: readCursor(cursor) });
  const parts = await readSellerParts(
    db,
    rows.map(({ seller_id: id }) => id),
  );
  const presentRow = (row: BalanceRow) => present(row, parts.get(row.seller_id) ?? noParts);
  return cutPage(rows, limit, {
    present: presentRow,
    cursorOf: ({ rank, amount, seller_id: id }) => [rank, amount, id],
  });
}

/** Counts people who have left and owe something, up to 100. */
export const countDebtors = (db: Db) => countDebtsOfLeavers(db, MOST_COUNTED_WORK);

const present = (row: BalanceRow, parts: SellerParts): SellerBalance => ({
  sellerId: row.seller_id,
  sellerName: row.seller_name,
  hasLeft: row.has_left,
  sendingCents: row.sending_cents,
  ...splitBalance(row.pending_cents, row.balance_cents, parts),
});

/** @throws invalid_input */
function readCursor(cursor: string | undefined): BalanceKey | undefined {
  const values = decodeCursor(cursor, ['number', 'number', 'string']);
  if (!values) return undefined;
  const [rank, amount, id] = values;
  if ([0, 1, 2].includes(Number(rank)) && Number.isSafeInteger(amount) && isId(id))
    return { rank: Number(rank), amount: Number(amount), id };
  throw invalidFields({ cursor: refusalForPrograms('This cursor does not belong to this list.') });
}
