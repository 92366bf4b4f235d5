import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../shared/errors.ts';
import type { Services } from '../services.ts';
import { clientAddress } from './client-address.ts';

/**
 * Requests a minute (reliability 3.16): far more than any person needs, and an address may stand for a whole office or
 * for a proxy that says nothing of its visitors. What is costly to allow has narrower limits of its own.
 */
export const requestsPerMinute = {
  readsOfAddress: 24_000,
  writesOfAddress: 6_000,
  writesOfAccount: 1_200,
  viewsOfAddress: 600,
};

export type Limits = {
  /** Counts a request for the network it came from. @throws too_many_requests */
  countAddress(c: Context): Promise<void>;
  /** Counts a write for the account that makes it. @throws too_many_requests */
  countAccount(method: string, accountId: string): Promise<void>;
};

/** Views are counted by themselves and cost the database nothing, so neither does the limit on them. */
const isView = ({ req }: Context) => req.method === 'POST' && /^\/api\/furniture\/[^/]+\/view$/.test(req.path);

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Limits on how much anybody may ask of the API. Writes are counted in the database, for all processes together;
 * reads are too many and too cheap for that, so each process counts its own.
 */
export function createLimits({ config, pool }: Pick<Services, 'config' | 'pool'>): Limits {
  if (!config.rateLimits) return { countAddress: async () => undefined, countAccount: async () => undefined };
  const inDatabase = (keyPrefix: 'writesOfAddress' | 'writesOfAccount') =>
    new RateLimiterPostgres({
      keyPrefix,
      points: requestsPerMinute[keyPrefix],
      duration: 60,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'request_counts',
      tableCreated: true,
      // Who is over the limit is refused without asking the database again.
      inMemoryBlockOnConsumed: requestsPerMinute[keyPrefix] + 1,
    });
  const readsOfAddress = new RateLimiterMemory({ points: requestsPerMinute.readsOfAddress, duration: 60 });
  const viewsOfAddress = new RateLimiterMemory({ points: requestsPerMinute.viewsOfAddress, duration: 60 });
  const writesOfAddress = inDatabase('writesOfAddress');
  const writesOfAccount = inDatabase('writesOfAccount');
  return {
    async countAddress(c) {
      const address = clientAddress(c, config.trustProxy);
      if (!address) return;
      if (isView(c)) await count(viewsOfAddress, address);
      else await count(isRead(c.req.method) ? readsOfAddress : writesOfAddress, address);
    },
    async countAccount(method, accountId) {
      if (!isRead(method)) await count(writesOfAccount, accountId);
    },
  };
}

async function count(limiter: RateLimiterMemory | RateLimiterPostgres, of: string): Promise<void> {
  try {
    await limiter.consume(of);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new Failure('too_many_requests', { retryAfter: Math.ceil(error.msBeforeNext / 1000) || 1 });
  }
}
