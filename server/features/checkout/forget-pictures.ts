import type { Db } from '../../platform/db/database.ts';
import { clearSalePictures } from './books/sale-store.ts';

/** Takes pictures out of the paid records of these pieces, inside the caller's transaction; all else of a sale stays. */
export const forgetPictures = async (tx: Db, listingIds: readonly string[], urls: readonly string[]): Promise<void> => {
  if (listingIds.length > 0) await clearSalePictures(tx, listingIds, urls);
};
