import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../shared/errors.ts';
import type { Refusal } from '../../shared/words/refusal.ts';
import { identityRefusals } from '../../shared/words/refusals/identity.ts';
import { countByDatabaseTime } from '../platform/http/count-by-database-time.ts';
import { keyedHash } from '../platform/http/keyed-hash.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Tries per window. An address may be an office (reliability T19). Success returns the try; failed sign-ups continue by
 * email (T18).
 */
const rules = {
  wrongPasswordsOfAccount: { points: 10, duration: 60 },
  wrongPasswordsOfAddress: { points: 100, duration: 60 },
  signUpsOfAddress: { points: 300, duration: 600 },
  wrongSignUpsOfAddress: { points: 20, duration: 3600 },
  mailsToAccount: { points: 5, duration: 3600 },
  mailsOfAddress: { points: 60, duration: 3600 },
  wrongCodesOfSession: { points: 5, duration: 900 },
} as const;

/** After so many failures, each wrong password doubles the wait, from 1 to 15 minutes. */
const IN_A_ROW = 10;
const LONGEST_WAIT = 900;
const waitAfter = (wrong: number) => (wrong < IN_A_ROW ? 0 : Math.min(60 * 2 ** (wrong - IN_A_ROW), LONGEST_WAIT));

export type LimitName = keyof typeof rules;

/** Seconds for which an address is the owner's. */
const THEIRS_FOR = 30 * 24 * 3600;

export type IdentityLimits = {
  /**
   * Counts one try.
   * @param of email or network address; undefined is not counted
   * @throws too_many_requests
   */
  count(name: LimitName, of: string | undefined): Promise<void>;
  /** Counts one try. @returns false when none was left */
  isLeft(name: LimitName, of: string | undefined): Promise<boolean>;
  /** Returns a try after success. */
  forgive(name: LimitName, of: string | undefined): Promise<void>;
  /** Returns a try that the server failed to work on. */
  giveBack(name: LimitName, of: string | undefined): Promise<void>;
  /** Records an address where the owner signed in or proved the email. */
  remember(email: string, address: string): Promise<void>;
  /** Returns the counter key. Owners' addresses count separately, so that nobody can lock them out. */
  whose(email: string, address: string | undefined): Promise<string>;
};

/** Limits guesses and emails, in the database. Never locks out permanently. */
export function createIdentityLimits(
  pool: pg.Pool,
  { rateLimits, tokenSecret }: { rateLimits: boolean; tokenSecret: string },
  clock: Clock,
): IdentityLimits {
  if (!rateLimits) return noLimits;
  // The table contains no email or address.
  const keyOf = (of: string) => keyedHash(tokenSecret, of);
  const counters = countByDatabaseTime(pool, clock);
  const limiter = (keyPrefix: string, rule: { points: number; duration: number }) =>
    new RateLimiterPostgres({
      ...rule,
      keyPrefix,
      storeClient: counters,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'tries',
      tableCreated: true,
    });
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, limiter(name, rule)]),
  ) as Record<LimitName, RateLimiterPostgres>;
  const inARow = limiter('wrongInARow', { points: 1_000_000, duration: 24 * 3600 });
  const waits = limiter('wrongWait', { points: 1, duration: LONGEST_WAIT });
  const refuse = (milliseconds: number) =>
    new Failure('too_many_requests', { reason: tooMany(milliseconds), retryAfter: Math.ceil(milliseconds / 1000) });
  const ownAddresses = limiter('ownAddress', { points: 1, duration: THEIRS_FOR });
  return {
    async count(name, of) {
      if (of === undefined) return;
      const grows = name === 'wrongPasswordsOfAccount';
      const waiting = grows ? await waits.get(keyOf(of)) : null;
      if (waiting && waiting.msBeforeNext > 0) throw refuse(waiting.msBeforeNext);
      try {
        await limiters[name].consume(keyOf(of));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw refuse(error.msBeforeNext);
      }
      if (!grows) return;
      const { consumedPoints } = await inARow.consume(keyOf(of));
      const seconds = waitAfter(consumedPoints);
      if (seconds > 0) await waits.set(keyOf(of), 1, seconds);
    },
    async isLeft(name, of) {
      if (of === undefined) return true;
      return limiters[name].consume(keyOf(of)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof RateLimiterRes) return false;
          throw error;
        },
      );
    },
    async forgive(name, of) {
      if (of === undefined || !name.startsWith('wrong')) return;
      await limiters[name].reward(keyOf(of));
      if (name !== 'wrongPasswordsOfAccount') return;
      await inARow.delete(keyOf(of));
      await waits.delete(keyOf(of));
    },
    async giveBack(name, of) {
      if (of === undefined) return;
      await limiters[name].reward(keyOf(of));
      if (name !== 'wrongPasswordsOfAccount') return;
      await inARow.reward(keyOf(of));
      // Nothing is counted during a wait, so this try began it.
      await waits.delete(keyOf(of));
    },
    async remember(email, address) {
      await ownAddresses.set(keyOf(`${email} ${address}`), 1, THEIRS_FOR);
    },
    async whose(email, address) {
      const pair = `${email} ${address}`;
      return address !== undefined && (await ownAddresses.get(keyOf(pair))) ? pair : email;
    },
  };
}

function tooMany(milliseconds: number): Refusal {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes <= 1 ? identityRefusals.tooManyAttempts() : identityRefusals.waitMinutes({ minutes });
}

const noLimits: IdentityLimits = {
  count: async () => undefined,
  isLeft: async () => true,
  forgive: async () => undefined,
  giveBack: async () => undefined,
  remember: async () => undefined,
  whose: async (email) => email,
};
