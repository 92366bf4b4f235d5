import type { Trader } from '../../../../shared/contract/sellers.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findTrader } from '../../sellers/selling-as.ts';
import type { Sale } from './sale-store.ts';

/** Returns the details of the trader at the time of the sale; undefined when a private person sold. */
export async function findSaleTrader(
  db: Db,
  { snapshot, seller_id }: Pick<Sale, 'snapshot' | 'seller_id'>,
): Promise<Trader | undefined> {
  // An older version kept nothing, so the present statement is the best that is known.
  return snapshot.sellingAs ? snapshot.sellingAs.trader : findTrader(db, seller_id);
}
