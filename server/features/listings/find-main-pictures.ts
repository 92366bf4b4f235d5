import type { Db } from '../../platform/db/database.ts';
import { mainPictures } from './listing-store.ts';

/** Returns main picture URLs by listing id, without listings that have none. */
export async function findMainPictures(db: Db, listingIds: readonly string[]): Promise<Map<string, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await mainPictures(db, listingIds);
  return new Map(rows.map(({ listing_id, url }) => [listing_id, url]));
}
