import type { Db, Tx } from '../../platform/db/database.ts';
import { claimImages } from '../images/claim-images.ts';
import { deleteShopPicture, findShopPictures, type PictureKind, setShopPicture } from './shop-picture-store.ts';

/** Returns the URLs of the pictures that there are. */
export async function readShopPictures(db: Db): Promise<Record<PictureKind, string>> {
  const found = new Map((await findShopPictures(db)).map(({ kind, url }) => [kind, url]));
  const of = (kind: PictureKind) => found.get(kind) ?? '';
  return {
    logo: of('logo'),
    sharePicture: of('sharePicture'),
    hero: of('hero'),
    set0: of('set0'),
    set1: of('set1'),
    set2: of('set2'),
  };
}

type Wanted = Readonly<Partial<Record<PictureKind, string>>>;

/**
 * Stores pictures that the admin uploaded; empty removes one.
 * @param fieldOf the name of a picture's field in the form
 * @throws Failure 422
 */
export async function storeShopPictures(
  tx: Tx,
  adminId: string,
  wanted: Wanted,
  fieldOf: (kind: PictureKind) => string = (kind) => kind,
): Promise<void> {
  const before = await readShopPictures(tx);
  for (const [kind, url] of Object.entries(wanted) as [PictureKind, string][]) {
    if (url === before[kind]) continue;
    const [image] = url === '' ? [] : await claimImages(tx, adminId, [url], fieldOf(kind));
    if (image === undefined) await deleteShopPicture(tx, kind);
    else await setShopPicture(tx, kind, image);
  }
}
