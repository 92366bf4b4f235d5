import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../database.ts';
import { readUsage } from './image-store.ts';

/**
 * What one account may upload (reliability 5.1). Photos of sold and of removed pieces are not live: selling well must not
 * end in a seller who cannot list any more.
 */
export const imageQuota = { perHour: 20, live: 100, bytesPerDay: 200 * 1024 * 1024 };

/** For sellers whom an admin vouches for: they list whole stocks from a file. */
const verifiedQuota = { perHour: 1000, live: 20_000, bytesPerDay: 4 * 1024 * 1024 * 1024 };

const seconds = (freeIn: number) => Math.max(1, Math.ceil(freeIn));

/**
 * Refuses an upload that goes over the account's quota.
 * @param bytes size of the upload, once it is known
 * @throws Failure `too_many_requests` that says when to come back
 */
export async function checkQuota(
  db: Db,
  owner: { id: string; verified?: boolean | undefined },
  bytes = 1,
): Promise<void> {
  const quota = owner.verified ? verifiedQuota : imageQuota;
  const usage = await readUsage(db, owner.id);
  const refuse = (message: string, retryAfter: number): never => {
    throw new Failure('too_many_requests', { message, fields: { image: message }, retryAfter });
  };
  if (usage.lastHour >= quota.perHour)
    refuse(
      `You have uploaded ${quota.perHour} photos within an hour. Please wait a while before the next.`,
      seconds(usage.hourFreeIn),
    );
  if (usage.live >= quota.live)
    refuse(
      `You keep ${quota.live} photos of pieces that are not sold, which is the most. Remove a piece that you no longer offer; photos that no piece shows go after a day.`,
      3600,
    );
  if (usage.dayBytes + bytes > quota.bytesPerDay)
    refuse(
      `You have uploaded ${quota.bytesPerDay / 1024 / 1024} MB within a day. Please go on tomorrow.`,
      seconds(usage.dayFreeIn),
    );
}
