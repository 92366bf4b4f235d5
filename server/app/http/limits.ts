import type { Context, MiddlewareHandler } from 'hono';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { requestRefusals } from '../../../shared/words/refusals/requests.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { type Limit, limitInMemory, withLimit } from '../../platform/http/request-limit.ts';
import type { AppServices } from '../services.ts';

/**
 * Enough for an office: five people with a page per second need 300 pages and 7,200 pictures. Cached responses do not
 * count.
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
  /** Counts a request by network; gives it back when the server fails. @throws too_many_requests */
  countAddress: MiddlewareHandler;
  /** Counts an account's write; gives it back when the server fails. @throws too_many_requests, and errors of the work */
  countAccount<T>(by: { method: string; accountId: string }, work: () => Promise<T>): Promise<T>;
};

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Views do not use the database, so neither does their limit. */
const view = /^\/api\/furniture\/[^/]+\/view$/;

function countedAs(method: string, path: string): Exclude<Counted, 'writesOfAccount'> {
  if (!isRead(method)) return method === 'POST' && view.test(path) ? 'viewsOfAddress' : 'writesOfAddress';
  if (path.startsWith('/api/')) return 'readsOfAddress';
  return path.startsWith('/images/') ? 'picturesOfAddress' : 'pagesOfAddress';
}

const refusals: Partial<Record<Counted, Refusal>> = {
  pagesOfAddress: requestRefusals.tooManyPages(),
};

const noLimits: Limits = {
  countAddress: (_, next) => next(),
  countAccount: (_, work) => work(),
};

/**
 * Creates the rate limits: writes in the database, for all processes; reads in memory.
 * @param perMinute smaller numbers, for tests
 */
export function createLimits(
  { config, limitInDatabase }: Pick<AppServices, 'config' | 'limitInDatabase'>,
  perMinute = requestsPerMinute,
): Limits {
  if (!config.rateLimits) return noLimits;
  const ruleOf = (name: Counted) => ({ points: perMinute[name], seconds: 60, refusal: refusals[name] });
  const inMemory = (name: Counted) => limitInMemory(ruleOf(name));
  const inDatabase = (name: Counted) => limitInDatabase(name, ruleOf(name));
  const limits: Record<Counted, Limit> = {
    readsOfAddress: inMemory('readsOfAddress'),
    viewsOfAddress: inMemory('viewsOfAddress'),
    pagesOfAddress: inMemory('pagesOfAddress'),
    picturesOfAddress: inMemory('picturesOfAddress'),
    writesOfAddress: inDatabase('writesOfAddress'),
    writesOfAccount: inDatabase('writesOfAccount'),
  };
  const networkOf = (c: Context) => clientAddress(c, config.trustProxy);
  return {
    async countAddress(c, next) {
      const limit = limits[countedAs(c.req.method, c.req.path)];
      const network = networkOf(c);
      if (network === undefined) return next();
      await limit(network);
      await next();
      // Without the database it ends with its window.
      if (c.res.status >= 500) await limit.giveBack(network).catch(() => undefined);
    },
    countAccount: ({ method, accountId }, work) =>
      withLimit(isRead(method) ? undefined : limits.writesOfAccount, accountId, work),
  };
}
