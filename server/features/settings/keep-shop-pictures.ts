import type { ShopSettings } from '../../../shared/domain/shop-settings.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { claimImages } from '../images/claim-images.ts';
import { dropShopPicture, findShopPictures, type PictureKind, setShopPicture } from './shop-picture-store.ts';

const pictureKinds = ['logo', 'sharePicture'] as const satisfies readonly PictureKind[];

/** Returns the pictures' URLs; empty where there is none. */
export async function readShopPictures(db: Db): Promise<Record<PictureKind, string>> {
  const found = new Map((await findShopPictures(db)).map(({ kind, url }) => [kind, url]));
  return { logo: found.get('logo') ?? '', sharePicture: found.get('sharePicture') ?? '' };
}

/**
 * Stores pictures that the admin uploaded.
 * @throws Failure 422
 */
export async function keepShopPictures(tx: Tx, adminId: string, settings: ShopSettings): Promise<void> {
  const before = await readShopPictures(tx);
  for (const kind of pictureKinds) {
    const url = settings[kind];
    if (url === before[kind]) continue;
    const [image] = url === '' ? [] : await claimImages(tx, adminId, [url], kind);
    if (image === undefined) await dropShopPicture(tx, kind);
    else await setShopPicture(tx, kind, image);
  }
}
