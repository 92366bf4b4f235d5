import { recordAct } from '../../platform/db/audit-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { stateReasons } from '../cases/state-reasons.ts';
import { erasePictures } from '../checkout/books/change-record.ts';
import { discardUploads, findPictureHash, schedulePictureDeletion } from '../images/schedule-deletion.ts';
import { removePictures } from '../listings/choose-pictures.ts';

export type TakenDown = {
  hash: string;
  people: number;
  listings: number;
  /** Still served by a host without a delete call. */
  elsewhere: string[];
};

/**
 * Removes a picture and its files everywhere, refuses the same bytes later, and states the reasons to the seller
 * (reliability 5.8). Safe to repeat.
 * @param named the picture's hash or URL, or a file's SHA-256
 * @param why in the seller's language
 * @throws an Error that says how to name a picture
 */
export async function takeDownPicture(
  services: Pick<Services, 'db' | 'imageHost' | 'config' | 'shop' | 'jobs'>,
  named: string,
  why = '',
): Promise<TakenDown> {
  const { db, imageHost } = services;
  const hash = await findPictureHash(db, named.trim());
  if (!hash) throw new Error(`${named} names no picture: give its address, or its hash of 64 characters.`);
  const { uploads, files, shown } = await inTransaction(db, async (tx) => {
    const condemned = await schedulePictureDeletion(tx, hash);
    const ids = condemned.uploads.map(({ id }) => id);
    const shown = await removePictures(tx, ids);
    const listingIds = shown.map(({ listingId }) => listingId);
    await erasePictures(
      tx,
      listingIds,
      condemned.uploads.map(({ url }) => url),
    );
    await discardUploads(tx, condemned.uploads);
    const act = { actorId: null, action: 'take_down_picture' };
    for (const { id, ownerId } of condemned.uploads) {
      const listings = shown.filter(({ uploadId }) => uploadId === id).length;
      await recordAct(tx, { ...act, targetId: ownerId, before: { listings }, after: { picture: hash, listings: 0 } });
    }
    for (const ownerId of new Set(condemned.uploads.map((upload) => upload.ownerId))) {
      const own = condemned.uploads.filter((upload) => upload.ownerId === ownerId).map(({ id }) => id);
      const listingId = shown.find(({ uploadId }) => own.includes(uploadId))?.listingId;
      await stateReasons(services, tx, {
        kind: listingId ? 'listing' : 'account',
        targetId: listingId ?? ownerId,
        subjectId: ownerId,
        action: 'remove_picture',
        reason: why,
        by: null,
        fingerprints: condemned.fingerprints,
      });
    }
    if (condemned.uploads.length === 0)
      await recordAct(tx, { ...act, targetId: null, before: {}, after: { picture: hash } });
    return { ...condemned, shown };
  });
  // After the commit, they cannot be stored again.
  await imageHost.remove(files);
  return {
    hash,
    people: new Set(uploads.map(({ ownerId }) => ownerId)).size,
    listings: new Set(shown.map(({ listingId }) => listingId)).size,
    elsewhere: imageHost.kind === 'imgbb' ? uploads.map(({ url }) => url).filter(Boolean) : [],
  };
}
