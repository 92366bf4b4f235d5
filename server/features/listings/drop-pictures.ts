import type { Tx } from '../../platform/db/database.ts';
import { deletePictures } from './listing-store.ts';

/**
 * Removes uploads from all listings.
 * @returns each listing with the removed upload
 */
export const dropPictures = (
  tx: Tx,
  uploadIds: readonly string[],
): Promise<{ listingId: string; uploadId: string }[]> => deletePictures(tx, uploadIds);
