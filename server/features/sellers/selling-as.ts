import type { SellingAs, SellingAsFields, Trader } from '../../../shared/contract/sellers.ts';
import { Failure } from '../../../shared/errors.ts';
import { sellerRefusals } from '../../../shared/words/refusals/sellers.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import { lockAccountForShare } from '../../platform/db/lock-account.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findStatement, isBeingPaid, upsertStatement } from './seller-store.ts';

const BEING_PAID = sellerRefusals.saleInProgress();

/** Returns trader or private; private by default. */
export async function readSellingAs(db: Db, accountId: string): Promise<SellingAs> {
  const row = await findStatement(db, accountId);
  if (row?.kind !== 'trader') return { stated: row !== undefined, kind: 'private' };
  return {
    stated: true,
    kind: 'trader',
    trader: {
      legalName: row.legal_name ?? '',
      address: row.address ?? '',
      registration: row.registration ?? '',
      email: row.email ?? '',
    },
  };
}

/** Returns a trader's details; undefined for a private seller. */
export const findTrader = async (db: Db, accountId: string): Promise<Trader | undefined> =>
  (await readSellingAs(db, accountId)).trader;

/**
 * Changes how a seller sells, for all listings but not for former sales.
 * @throws payment_in_progress when a trader becomes private while a buyer pays, who relies on the 14 days
 */
export async function changeSellingAs(
  { db }: Pick<Services, 'db'>,
  seller: Caller,
  statement: SellingAsFields,
): Promise<SellingAs> {
  return inTransaction(db, async (tx) => {
    await lockAccountForShare(tx, seller.id, { alone: true });
    const before = await readSellingAs(tx, seller.id);
    if (before.kind === 'trader' && statement.kind === 'private' && (await isBeingPaid(tx, seller.id)))
      throw new Failure('payment_in_progress', { reason: BEING_PAID });
    await upsertStatement(tx, seller.id, statement);
    if (!before.stated || before.kind !== statement.kind)
      await recordAct(tx, {
        actorId: seller.id,
        action: 'change_selling_as',
        targetId: seller.id,
        before: before.stated ? { sellingAs: before.kind } : {},
        after: { sellingAs: statement.kind },
      });
    return readSellingAs(tx, seller.id);
  });
}
