import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../../shared/errors.ts';

export type Rule = {
  /** How often, in so many seconds from the first time on. */
  points: number;
  seconds: number;
  /** What is said to who comes more often, and beside which field. */
  message?: string | undefined;
  field?: string;
};

/** Counts once more for somebody. @throws too_many_requests that says when to come back */
export type Limit = (of: string) => Promise<void>;

/**
 * Counts in the database: for all processes together, and beyond the end of each.
 * @param name what is counted; whatever counts by the same name counts together
 */
export function limitInDatabase(pool: pg.Pool, name: string, rule: Rule): Limit {
  const limiter = new RateLimiterPostgres({
    keyPrefix: name,
    points: rule.points,
    duration: rule.seconds,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_counts',
    tableCreated: true,
    // Who is over the limit is refused without asking the database again.
    inMemoryBlockOnConsumed: rule.points + 1,
  });
  return counting(limiter, rule);
}

/** Counts in this process's memory, where what is counted is too much and too cheap for a question to the database. */
export const limitInMemory = (rule: Rule): Limit =>
  counting(new RateLimiterMemory({ points: rule.points, duration: rule.seconds }), rule);

const counting =
  (limiter: RateLimiterMemory | RateLimiterPostgres, { message, field }: Rule): Limit =>
  async (of) => {
    try {
      await limiter.consume(of);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const fields = message && field ? { [field]: message } : undefined;
      throw new Failure('too_many_requests', {
        message,
        fields,
        retryAfter: Math.ceil(error.msBeforeNext / 1000) || 1,
      });
    }
  };
