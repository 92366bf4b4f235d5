import type { CaseFile } from '../../../../shared/contract/fulfillment/disputes.ts';
import type { Trader } from '../../../../shared/contract/sellers.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findTrader } from '../../sellers/selling-as.ts';
import { findSale, findSaleOf, type Sale } from './sale-store.ts';

/** Returns the trader at the time of the sale; undefined when a private person sold. */
export async function findSaleTrader(
  db: Db,
  { snapshot, seller_id }: Pick<Sale, 'snapshot' | 'seller_id'>,
): Promise<Trader | undefined> {
  // An older version kept nothing, so the present statement is the best that is known.
  return snapshot.sellingAs ? snapshot.sellingAs.trader : findTrader(db, seller_id);
}

/** Counts purchases whose money went back later too. */
export const hasBought = async (db: Db, buyerId: string, listingId: string): Promise<boolean> =>
  (await findSale(db, buyerId, listingId)) !== undefined;

/** Returns a listing as it was when it was sold. @throws not_found for a purchase that became no sale */
export async function readSoldListing(db: Db, purchaseId: string): Promise<CaseFile['sold']> {
  const sale = await findSaleOf(db, purchaseId);
  if (!sale) throw new Failure('not_found');
  const { title, description, defects, condition, location, pictures = [], size = {} } = sale.snapshot;
  return { title, description, ...(defects ? { defects } : {}), condition, location, pictures, ...size };
}
