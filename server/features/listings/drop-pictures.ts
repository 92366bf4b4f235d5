import type { Db } from '../../platform/db/database.ts';
import { deletePictures } from './listing-store.ts';

/**
 * Takes uploads out of every piece that shows them, in whatever state it is, inside the caller's transaction.
 * @returns each piece and the upload that it showed
 */
export const dropPictures = (
  tx: Db,
  uploadIds: readonly string[],
): Promise<{ listingId: string; uploadId: string }[]> => deletePictures(tx, uploadIds);
