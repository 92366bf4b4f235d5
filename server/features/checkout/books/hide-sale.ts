import { canUndo } from '../../../../shared/domain/undo.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../app/services.ts';
import { findSaleById, setSaleHidden } from './sale-store.ts';

/** Takes a record out of the buyer's history. The sale and its books stay as they are. */
export async function hideSale({ db }: Services, buyerId: string, id: string): Promise<void> {
  if (!(await setSaleHidden(db, buyerId, id, true))) throw new Failure('not_found');
}

/** Shows a hidden record again, for 30 days after it was hidden. */
export async function restoreSale({ db, clock }: Services, buyerId: string, id: string): Promise<void> {
  const sale = await findSaleById(db, buyerId, id);
  if (!sale?.hidden_at) throw new Failure('not_found');
  if (!canUndo(sale.hidden_at, clock.now())) throw new Failure('undo_expired');
  await setSaleHidden(db, buyerId, sale.id, false);
}
