import { invalidFields } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { findByAddress } from './image-store.ts';

/**
 * Finds the pictures that a listing wants to show, for the transaction that writes `listing_images`; they cannot be
 * swept away before it ends. Only addresses that this owner's own uploads were answered with are accepted, and no
 * address is ever fetched (reliability T26).
 * @param field beside which a refusal is said
 * @returns image ids in the order of the addresses
 * @throws Failure 422 for that field
 */
export async function claimImages(
  tx: Db,
  ownerId: string,
  urls: readonly string[],
  field = 'image',
): Promise<string[]> {
  if (urls.length === 0) return [];
  const found = await findByAddress(tx, ownerId, urls);
  const ids = new Map(found.map(({ id, url }) => [url, id]));
  return urls.map((url) => {
    const id = ids.get(url);
    if (!id) throw invalidFields({ [field]: 'This photo is not among your uploads. Please choose the photo again.' });
    return id;
  });
}
