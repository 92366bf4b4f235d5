import { Failure } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { imageRefusals } from '../../../shared/words/refusals/images.ts';
import type { Db } from '../../platform/db/database.ts';
import { withLimit } from '../../platform/http/request-limit.ts';
import type { Services } from '../../ports/services.ts';
import { readUsage } from './image-store.ts';

/** Per account (reliability 5.1). Sold and removed listings are not live. */
export const imageQuota = { perHour: 20, triesPerHour: 200, live: 100, bytesPerDay: 200 * 1024 * 1024 };

/** Verified sellers import many listings. */
export const verifiedQuota = { perHour: 1000, triesPerHour: 2000, live: 20_000, bytesPerDay: 4 * 1024 * 1024 * 1024 };

type Owner = { id: string; verified?: boolean | undefined };

type CountedTry = <T>(owner: Owner, work: () => Promise<T>) => Promise<T>;

/**
 * Counts attempts in the database, unless the server failed.
 * @throws too_many_requests
 */
export function createTryCount({ config, limitInDatabase }: Pick<Services, 'config' | 'limitInDatabase'>): CountedTry {
  if (!config.rateLimits) return (_, work) => work();
  const limitOf = ({ triesPerHour }: { triesPerHour: number }) =>
    limitInDatabase('uploadsOfAccount', {
      points: triesPerHour,
      seconds: 3600,
      refusal: imageRefusals.tooManySent({ most: triesPerHour }),
      field: 'image',
    });
  const limits = { usual: limitOf(imageQuota), verified: limitOf(verifiedQuota) };
  return ({ id, verified }, work) => withLimit(limits[verified ? 'verified' : 'usual'], id, work);
}

const seconds = (freeIn: number) => Math.max(1, Math.ceil(freeIn));

/**
 * Rejects an upload over the quota.
 * @param bytes once known
 * @throws too_many_requests
 */
export async function checkQuota(db: Db, owner: Owner, bytes = 1): Promise<void> {
  const quota = owner.verified ? verifiedQuota : imageQuota;
  const usage = await readUsage(db, owner.id);
  const refuse = (reason: Refusal, retryAfter: number): never => {
    throw new Failure('too_many_requests', { reason, fields: { image: reason }, retryAfter });
  };
  if (usage.lastHour >= quota.perHour)
    refuse(imageRefusals.tooManyThisHour({ most: quota.perHour }), seconds(usage.hourFreeIn));
  if (usage.live >= quota.live) refuse(imageRefusals.tooManyLive({ most: quota.live }), 3600);
  if (usage.dayBytes + bytes > quota.bytesPerDay)
    refuse(imageRefusals.tooManyBytes({ most: quota.bytesPerDay / 1024 / 1024 }), seconds(usage.dayFreeIn));
}
