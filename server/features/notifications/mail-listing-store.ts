import type { Db } from '../../platform/db/database.ts';
import { findMainPictures } from '../listings/find-main-pictures.ts';

export type MailListing = {
  id: string;
  title: string;
  price_cents: number;
  location: string;
  image: string | undefined;
};

/** Returns public listings by id. */
export async function findMailListings(db: Db, ids: readonly string[]): Promise<Map<string, MailListing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'title', 'price_cents', 'location'])
    .where('id', 'in', ids)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  const pictures = await findMainPictures(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, image: pictures.get(row.id) }]));
}
