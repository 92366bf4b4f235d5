import { invalidFields } from '../../../shared/errors.ts';
import { imageRefusals } from '../../../shared/words/refusals/images.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findByAddress } from './image-store.ts';

/**
 * Locks a listing's pictures against the sweep. Accepts only own uploads (reliability T26).
 * @param field form field for the error
 * @returns image ids in the order of the URLs
 * @throws Failure 422
 */
export async function claimImages(
  tx: Tx,
  ownerId: string,
  urls: readonly string[],
  field = 'image',
): Promise<string[]> {
  if (urls.length === 0) return [];
  const found = await findByAddress(tx, ownerId, urls);
  const ids = new Map(found.map(({ id, url }) => [url, id]));
  return urls.map((url) => {
    const id = ids.get(url);
    if (!id) throw invalidFields({ [field]: imageRefusals.notYours() });
    return id;
  });
}
