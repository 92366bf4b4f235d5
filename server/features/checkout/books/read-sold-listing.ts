import type { CaseFile } from '../../../../shared/contract/fulfillment/disputes.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findSaleOf } from './sale-store.ts';

/** Returns a listing as it was when it was sold. @throws not_found for a purchase that became no sale */
export async function readSoldListing(db: Db, purchaseId: string): Promise<CaseFile['sold']> {
  const sale = await findSaleOf(db, purchaseId);
  if (!sale) throw new Failure('not_found');
  const { title, description, condition, location, pictures = [], size = {} } = sale.snapshot;
  return { title, description, condition, location, pictures, ...size };
}
