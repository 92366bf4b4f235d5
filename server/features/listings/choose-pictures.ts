import { MAX_PICTURES } from '../../../shared/domain/picture.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { fieldRefusals } from '../../../shared/words/refusals/fields.ts';
import { listingRefusals } from '../../../shared/words/refusals/listings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { claimImages } from '../images/claim-images.ts';
import { countEdition, deletePictures, findPictures, setPictures } from './listing-store.ts';

export type PictureChoice = { image?: string; images?: readonly string[] };

/**
 * Sets a listing's pictures, each already there or the caller's own upload (reliability T26).
 * @throws invalid_input for the field `image`
 */
export async function choosePictures(
  tx: Tx,
  callerId: string,
  listingId: string,
  { image, images }: PictureChoice,
): Promise<void> {
  if (image === undefined && images === undefined) return;
  const current = await findPictures(tx, listingId);
  const others = images ?? current.slice(1).map(({ url }) => url);
  const urls = [...new Set(image === undefined ? others : [image, ...others])];
  if (urls.length === 0) throw invalidFields({ image: fieldRefusals.photoNeeded() });
  if (urls.length > MAX_PICTURES) throw invalidFields({ image: listingRefusals.tooManyPhotos({ most: MAX_PICTURES }) });

  const ids = new Map(current.map(({ id, url }) => [url, id]));
  const added = urls.filter((url) => !ids.has(url));
  const claimed = await claimImages(tx, callerId, added);
  for (const [i, url] of added.entries()) ids.set(url, claimed[i] ?? '');
  const chosen = urls.map((url) => ids.get(url) ?? '');
  if (chosen.join() !== current.map(({ id }) => id).join()) await countEdition(tx, [listingId]);
  await setPictures(tx, listingId, chosen);
}

/**
 * Removes uploads from all listings.
 * @returns each listing with the removed upload
 */
export async function removePictures(
  tx: Tx,
  uploadIds: readonly string[],
): Promise<{ listingId: string; uploadId: string }[]> {
  const dropped = await deletePictures(tx, uploadIds);
  await countEdition(
    tx,
    dropped.map(({ listingId }) => listingId),
  );
  return dropped;
}
