import type { Tx } from '../../platform/db/database.ts';
import { clearSalePictures } from './books/sale-store.ts';

/** Removes pictures from the paid records of these listings. */
export const erasePictures = async (tx: Tx, listingIds: readonly string[], urls: readonly string[]): Promise<void> => {
  if (listingIds.length > 0) await clearSalePictures(tx, listingIds, urls);
};
