import { exportCsv } from '../../../shared/domain/export-csv.ts';
import { tableAmount } from '../../../shared/domain/money.ts';
import type { Db } from '../../platform/db/database.ts';
import { listQuarters, type QuarterRow } from './seller-totals-store.ts';

const SELLERS_IN_PART = 200;
/** Only in the file's first part. */
const BYTE_ORDER_MARK = /^\uFEFF/;
const FIRST = '00000000-0000-0000-0000-000000000000';

const columns = [
  'year',
  'quarter',
  'seller_id',
  'seller_name',
  'seller_email',
  'sells_as',
  'legal_name',
  'registration',
  'sales',
  'gross',
  'refunded',
  // Last, so that the other columns stay where they were.
  'currency',
] as const;

const lineOf = (year: number, row: QuarterRow): string[] => [
  ...[String(year), `Q${row.quarter}`, row.seller_id, row.seller_name, row.seller_email, row.seller_kind],
  ...[row.legal_name, row.registration, String(row.sales), tableAmount(row.gross_cents, row.currency)],
  ...[tableAmount(row.refunded_cents, row.currency), row.currency],
];

/** Yields CSV of quarterly sales (UTC) per currency. A refund counts in the quarter of its sale. */
export async function* writeSellerTotals(db: Db, year: number): AsyncGenerator<string> {
  yield exportCsv([columns]);
  let after = FIRST;
  for (;;) {
    const rows = await listQuarters(db, year, { afterSeller: after, sellers: SELLERS_IN_PART });
    const last = rows.at(-1);
    if (!last) return;
    yield exportCsv(rows.map((row) => lineOf(year, row))).replace(BYTE_ORDER_MARK, '');
    after = last.seller_id;
  }
}
