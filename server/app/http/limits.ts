import type { Context } from 'hono';
import { clientAddress } from '../../platform/http/client-address.ts';
import { type Limit, limitInDatabase, limitInMemory } from '../../platform/http/request-limit.ts';
import type { Services } from '../services.ts';

/**
 * Requests a minute (reliability 3.16): far more than any person needs, and an address may stand for a whole office or
 * for a proxy that says nothing of its visitors. What is costly to allow has narrower limits of its own.
 *
 * Pages and lists that are kept ready are not counted: to give one out costs less than to count it. A page that is made
 * anew costs two milliseconds, as a read does. Five people behind one address who each open a page a second, which is
 * faster than anybody looks, ask for 300 pages and, with 24 cards on each and none seen before, for 7,200 pictures.
 */
export const requestsPerMinute = {
  readsOfAddress: 24_000,
  writesOfAddress: 6_000,
  writesOfAccount: 1_200,
  viewsOfAddress: 600,
  pagesOfAddress: 24_000,
  picturesOfAddress: 120_000,
};

type Counted = keyof typeof requestsPerMinute;

export type Limits = {
  /** Counts a request for the network it came from. @throws too_many_requests */
  countAddress(c: Context): Promise<void>;
  /** Counts a write for the account that makes it. @throws too_many_requests */
  countAccount(method: string, accountId: string): Promise<void>;
};

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Views are counted by themselves and cost the database nothing, so neither does the limit on them. */
const view = /^\/api\/furniture\/[^/]+\/view$/;

/** By what a request is counted for its address. What mail programs post to end mails is a write like any other. */
function countedAs(method: string, path: string): Exclude<Counted, 'writesOfAccount'> {
  if (!isRead(method)) return method === 'POST' && view.test(path) ? 'viewsOfAddress' : 'writesOfAddress';
  if (path.startsWith('/api/')) return 'readsOfAddress';
  return path.startsWith('/images/') ? 'picturesOfAddress' : 'pagesOfAddress';
}

const refusals: Partial<Record<Counted, string>> = {
  pagesOfAddress:
    'Very many pages were asked for over your connection within a minute. Please wait a moment and load this one again.',
};

const noLimits: Limits = {
  countAddress: async () => undefined,
  countAccount: async () => undefined,
};

/**
 * Limits on how much anybody may ask for. Writes are counted in the database, for all processes together; reads, pages
 * and pictures are too many and too cheap for that, so each process counts its own and lets so many of them through.
 * @param perMinute smaller numbers, for a test
 */
export function createLimits(
  { config, pool }: Pick<Services, 'config' | 'pool'>,
  perMinute = requestsPerMinute,
): Limits {
  if (!config.rateLimits) return noLimits;
  const ruleOf = (name: Counted) => ({ points: perMinute[name], seconds: 60, message: refusals[name] });
  const inMemory = (name: Counted) => limitInMemory(ruleOf(name));
  const inDatabase = (name: Counted) => limitInDatabase(pool, name, ruleOf(name));
  const limits: Record<Counted, Limit> = {
    readsOfAddress: inMemory('readsOfAddress'),
    viewsOfAddress: inMemory('viewsOfAddress'),
    pagesOfAddress: inMemory('pagesOfAddress'),
    picturesOfAddress: inMemory('picturesOfAddress'),
    writesOfAddress: inDatabase('writesOfAddress'),
    writesOfAccount: inDatabase('writesOfAccount'),
  };
  const count = async (name: Counted, of: string | undefined): Promise<void> => {
    if (of !== undefined) await limits[name](of);
  };
  return {
    countAddress: (c) => count(countedAs(c.req.method, c.req.path), clientAddress(c, config.trustProxy)),
    async countAccount(method, accountId) {
      if (!isRead(method)) await count('writesOfAccount', accountId);
    },
  };
}
