import type { Db, Tx } from '../../platform/db/database.ts';
import type { ShopPicturesTable } from '../../platform/db/tables/settings-tables.ts';

export type PictureKind = ShopPicturesTable['kind'];

/** Returns URLs and sizes in pixels. */
export const findShopPictures = (db: Db) =>
  db
    .selectFrom('shop_pictures')
    .innerJoin('images', 'images.id', 'shop_pictures.image_id')
    .select(['shop_pictures.kind', 'images.url', 'images.width', 'images.height'])
    .where('images.url', '<>', '')
    .execute();

export const setShopPicture = (tx: Tx, kind: PictureKind, image_id: string) =>
  tx
    .insertInto('shop_pictures')
    .values({ kind, image_id })
    .onConflict((same) => same.column('kind').doUpdateSet({ image_id }))
    .execute();

export const deleteShopPicture = (tx: Tx, kind: PictureKind) =>
  tx.deleteFrom('shop_pictures').where('kind', '=', kind).execute();
