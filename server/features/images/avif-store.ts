import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type PictureWithoutAvif = { id: string; hash: string };

/**
 * The picture of a piece that has waited longest for its AVIF files, marked so that nobody else takes it. One is left for
 * a minute: whoever lists a piece sends the next photo, or looks at the page.
 */
export async function claimWithoutAvif(db: Db): Promise<PictureWithoutAvif | undefined> {
  const { rows } = await sql<PictureWithoutAvif>`
    update images set avif_at = now() where id = (
      select id from images where avif_at is null and files <> '[]' and url <> ''
        and created_at < now() - interval '1 minute'
        and exists (select 1 from listing_images where listing_images.image_id = images.id)
      order by created_at limit 1 for update skip locked)
    returning id, hash`.execute(db);
  return rows[0];
}

/** Lets a picture wait for its turn again. */
export const putBack = (db: Db, id: string) =>
  db.updateTable('images').set({ avif_at: null }).where('id', '=', id).execute();
