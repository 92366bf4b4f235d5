import type { Db } from '../../platform/db/database.ts';
import { mainPictures } from './listing-store.ts';

/** The address of each listing's main picture, by the listing's id; a listing without pictures is left out. */
export async function findMainPictures(db: Db, listingIds: readonly string[]): Promise<Map<string, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await mainPictures(db, listingIds);
  return new Map(rows.map(({ listing_id, url }) => [listing_id, url]));
}
