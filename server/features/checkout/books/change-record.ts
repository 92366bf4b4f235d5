import { canUndo } from '../../../../shared/domain/undo.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { clearSalePictures, findSaleById, setSaleHidden } from './sale-store.ts';

/** Hides a record from the buyer's history. Sale and ledger do not change. */
export async function hideSale({ db }: Services, buyerId: string, id: string): Promise<void> {
  if (!(await setSaleHidden(db, buyerId, { id, hidden: true }))) throw new Failure('not_found');
}

/** Shows a hidden record again, within 30 days. */
export async function restoreSale({ db, clock }: Services, buyerId: string, id: string): Promise<void> {
  const sale = await findSaleById(db, buyerId, id);
  if (!sale?.hidden_at) throw new Failure('not_found');
  if (!canUndo(sale.hidden_at, clock.now())) throw new Failure('undo_expired');
  await setSaleHidden(db, buyerId, { id: sale.id, hidden: false });
}

/** Removes pictures from the paid records of these listings. */
export const erasePictures = async (tx: Tx, listingIds: readonly string[], urls: readonly string[]): Promise<void> => {
  if (listingIds.length > 0) await clearSalePictures(tx, listingIds, urls);
};
