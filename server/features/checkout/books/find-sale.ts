import type { CaseFile } from '../../../../shared/contract/fulfillment/disputes.ts';
import type { Trader } from '../../../../shared/contract/sellers.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findTrader } from '../../sellers/selling-as.ts';
import { findSale, findSaleOf, type Sale } from './sale-store.ts';

/** As at the time of the sale; undefined for a private person. */
export async function findSaleTrader(
  db: Db,
  { snapshot, seller_id }: Pick<Sale, 'snapshot' | 'seller_id'>,
): Promise<Trader | undefined> {
  // Old sales stored nothing: the present statement is the best known.
  return snapshot.sellingAs ? snapshot.sellingAs.trader : findTrader(db, seller_id);
}

/** Also when the money went back later. */
export const hasBought = async (db: Db, buyerId: string, listingId: string): Promise<boolean> =>
  (await findSale(db, buyerId, listingId)) !== undefined;

/** As it was when sold. @throws not_found without a sale */
export async function readSoldListing(db: Db, purchaseId: string): Promise<CaseFile['sold']> {
  const sale = await findSaleOf(db, purchaseId);
  if (!sale) throw new Failure('not_found');
  const { title, description, defects, condition, location, pictures = [], size = {} } = sale.snapshot;
  return { title, description, ...(defects ? { defects } : {}), condition, location, pictures, ...size };
}
