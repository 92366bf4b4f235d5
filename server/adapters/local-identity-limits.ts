import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../shared/errors.ts';

/** Tries per window. An address may stand for a whole office, so it gets more than an account (reliability T19). */
const rules = {
  wrongPasswordsOfAccount: { points: 10, duration: 60 },
  wrongPasswordsOfAddress: { points: 100, duration: 60 },
  signUpsOfAddress: { points: 300, duration: 600 },
  mailsToAccount: { points: 5, duration: 3600 },
  mailsOfAddress: { points: 60, duration: 3600 },
} as const;

export type LimitName = keyof typeof rules;

export type IdentityLimits = {
  /**
   * Counts one try.
   * @param of whom it counts for: an e-mail or a network address; undefined counts for nobody
   * @throws too_many_requests with the seconds to wait
   */
  count(name: LimitName, of: string | undefined): Promise<void>;
  /** Takes one try back, since it turned out to be rightful. */
  forgive(name: LimitName, of: string | undefined): Promise<void>;
};

/**
 * Limits on guessing and mailing, counted in the database. Nobody is locked out for good: a window ends by itself,
 * and another way to sign in stays open meanwhile.
 */
export function createIdentityLimits(pool: pg.Pool, enabled: boolean): IdentityLimits {
  if (!enabled) return { count: async () => undefined, forgive: async () => undefined };
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        ...rule,
        keyPrefix: name,
        storeClient: pool,
        storeType: 'pool',
        schemaName: 'identity',
        tableName: 'tries',
        tableCreated: true,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  return {
    async count(name, of) {
      if (of === undefined) return;
      try {
        await limiters[name].consume(keyOf(of));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Failure('too_many_requests', { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    async forgive(name, of) {
      if (of !== undefined) await limiters[name].reward(keyOf(of));
    },
  };
}

/** The table of tries holds no e-mail and no address that could be read. */
const keyOf = (of: string) => createHash('sha256').update(of).digest('base64url');
