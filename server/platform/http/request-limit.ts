import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../../shared/errors.ts';
import { keyedHash } from './keyed-hash.ts';

export type Rule = {
  /** Count per window in seconds. */
  points: number;
  seconds: number;
  /** Message of a refusal, with its form field. */
  message?: string | undefined;
  field?: string;
};

/** Counts one request. @throws too_many_requests with the retry time */
export type Limit = (of: string) => Promise<void>;

/** @param name the same name shares counters */
export type LimitInDatabase = (name: string, rule: Rule) => Limit;

/**
 * Limits in the database, for all processes. The counters name nobody.
 * @param secret hides what is counted
 */
export const createDatabaseLimits =
  (pool: pg.Pool, secret: string): LimitInDatabase =>
  (name, rule) => {
    const count = counting(
      new RateLimiterPostgres({
        keyPrefix: name,
        points: rule.points,
        duration: rule.seconds,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'request_counts',
        tableCreated: true,
        // Refuse without a query over the limit.
        inMemoryBlockOnConsumed: rule.points + 1,
      }),
      rule,
    );
    return (of) => count(keyedHash(secret, of));
  };

/** Limits in memory, for frequent and cheap requests. */
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
