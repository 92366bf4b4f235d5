import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import { asFailure } from './as-failure.ts';
import { countByDatabaseTime } from './count-by-database-time.ts';
import { keyedHash } from './keyed-hash.ts';

export type Rule = {
  points: number;
  seconds: number;
  /** With its form field. */
  refusal?: Refusal | undefined;
  field?: string;
};

/** Counts one request. @throws too_many_requests with the retry time */
export type Limit = {
  (of: string): Promise<void>;
  /** For work that failed through no fault of the person. */
  giveBack(of: string): Promise<void>;
};

/**
 * Gives the count back when the server fails.
 * @throws too_many_requests, and errors of the work
 */
export async function withLimit<T>(limit: Limit | undefined, of: string, work: () => Promise<T>): Promise<T> {
  if (!limit) return work();
  await limit(of);
  try {
    return await work();
  } catch (error) {
    // Without the database, it ends with its window.
    if (asFailure(error).status >= 500) await limit.giveBack(of).catch(() => undefined);
    throw error;
  }
}

/** @param name shares its counters */
export type LimitInDatabase = (name: string, rule: Rule) => Limit;

/** For all processes. @param secret hides what is counted */
export const createDatabaseLimits =
  (pool: pg.Pool, secret: string, clock: Clock): LimitInDatabase =>
  (name, rule) => {
    const limit = counting(
      new RateLimiterPostgres({
        keyPrefix: name,
        points: rule.points,
        duration: rule.seconds,
        storeClient: countByDatabaseTime(pool, clock),
        storeType: 'pool',
        tableName: 'request_counts',
        tableCreated: true,
        // Over the limit, no query is needed.
        inMemoryBlockOnConsumed: rule.points + 1,
      }),
      rule,
    );
    const keyed = (of: string) => limit(keyedHash(secret, of));
    return Object.assign(keyed, { giveBack: (of: string) => limit.giveBack(keyedHash(secret, of)) });
  };

/** For frequent and cheap requests. */
export const limitInMemory = (rule: Rule): Limit =>
  counting(new RateLimiterMemory({ points: rule.points, duration: rule.seconds }), rule);

function counting(limiter: RateLimiterMemory | RateLimiterPostgres, { refusal, field }: Rule): Limit {
  const count = async (of: string) => {
    try {
      await limiter.consume(of);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const fields = refusal && field ? { [field]: refusal } : undefined;
      throw new Failure('too_many_requests', {
        reason: refusal,
        fields,
        retryAfter: Math.ceil(error.msBeforeNext / 1000) || 1,
      });
    }
  };
  return Object.assign(count, { giveBack: async (of: string) => void (await limiter.reward(of)) });
}
