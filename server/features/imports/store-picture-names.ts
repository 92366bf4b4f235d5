import { pictureName } from '../../../shared/domain/import-file.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { claimImages } from '../images/claim-images.ts';
import { countPictures, savePictures } from './import-store.ts';

/** Of a seller: ten full imports. One photo may have many names. */
const MOST_NAMES = 100_000;

/**
 * Stores file names of a seller's own uploads. Never fetches a URL (reliability T26).
 * @throws invalid_input for a foreign URL, and for too many names
 */
export async function storePictureNames(
  { db }: Pick<Services, 'db'>,
  sellerId: string,
  pictures: readonly { name: string; url: string }[],
): Promise<void> {
  const named = new Map(pictures.map(({ name, url }) => [pictureName(name), url]));
  if (named.has('')) throw invalidFields({ pictures: refusalForPrograms('A picture needs the name of its file.') });
  if (named.size === 0) return;
  await inTransaction(db, async (tx) => {
    await claimImages(tx, sellerId, [...new Set(named.values())], 'pictures');
    await savePictures(
      tx,
      sellerId,
      [...named].map(([name, url]) => ({ name, url })),
    );
    if ((await countPictures(tx, sellerId)) > MOST_NAMES)
      throw invalidFields({ pictures: refusalForPrograms(`A seller has at most ${MOST_NAMES} names of photos.`) });
  });
}
