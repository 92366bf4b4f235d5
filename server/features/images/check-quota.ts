import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../database.ts';
import { readUsage } from './image-store.ts';

/**
 * What one account may upload (reliability 5.1). Photos of sold and of removed pieces are not live: selling well must not
 * end in a seller who cannot list any more.
 */
export const imageQuota = { perHour: 20, live: 100, bytesPerDay: 200 * 1024 * 1024 };

const seconds = (freeIn: number) => Math.max(1, Math.ceil(freeIn));

/**
 * Refuses an upload that goes over the account's quota.
 * @param bytes size of the upload, once it is known
 * @throws Failure `too_many_requests` that says when to come back
 */
export async function checkQuota(db: Db, ownerId: string, bytes = 1): Promise<void> {
  const usage = await readUsage(db, ownerId);
  const refuse = (message: string, retryAfter: number): never => {
    throw new Failure('too_many_requests', { message, fields: { image: message }, retryAfter });
  };
  if (usage.lastHour >= imageQuota.perHour)
    refuse(
      `You have uploaded ${imageQuota.perHour} photos within an hour. Please wait a while before the next.`,
      seconds(usage.hourFreeIn),
    );
  if (usage.live >= imageQuota.live)
    refuse(
      `You keep ${imageQuota.live} photos of pieces that are not sold, which is the most. Remove a piece that you no longer offer; photos that no piece shows go after a day.`,
      3600,
    );
  if (usage.dayBytes + bytes > imageQuota.bytesPerDay)
    refuse('You have uploaded 200 MB within a day. Please go on tomorrow.', seconds(usage.dayFreeIn));
}
