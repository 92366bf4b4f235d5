import { likedBest } from './accepted-encoding.ts';
import { createLruCache } from './lru-cache.ts';
import { type Finished, type FinishedAnswer, sendFinishedAnswer } from './send-finished-answer.ts';

const MEGABYTE = 1024 * 1024;

/** Cache bytes in total, and per answer. A category page is 150 KB, at most half a megabyte. */
const usual = { total: 32 * MEGABYTE, each: MEGABYTE };
/** Milliseconds to cache an incomplete answer. */
const BRIEFLY = 2_000;

/** Creates an answer. @param lacks marks it as temporarily incomplete */
type Make = (lacks: () => void) => Promise<Response>;

export type FinishedAnswers = {
  /**
   * Answers from the cache, or creates and caches the answer; concurrent requests share one.
   * @param asked.key everything the answer depends on besides the catalog
   * @param make must not depend on the caller; only 200 is cached
   */
  serve(request: Request, asked: { key: string; kind: string }, make: Make): Promise<Response>;
  /**
   * Returns a cached answer in the preferred encoding.
   * @param accepted `Accept-Encoding`
   */
  find(key: string, accepted: string | undefined): FinishedAnswer | undefined;
  drop(): void;
};

/** Returns the cache key of an anonymous request: URL, and language for a page. */
export const finishedKey = (url: string, language = '') => `${language} ${url}`;

/**
 * Creates a cache of public answers, cleared when the catalog changes.
 * @param trusted whether notifications arrive; otherwise bypassed
 * @param everywhere default headers
 * @param most bytes in total, and per answer
 * @param count hears of each answer that `serve` gives
 */
export function createFinishedAnswers(
  trusted: () => boolean,
  everywhere: Record<string, string> = {},
  most = usual,
  count: (from: 'cache' | 'made') => void = () => undefined,
): FinishedAnswers {
  const kept = createLruCache<Finished>(most.total);
  const making = new Map<string, Promise<Finished | Response>>();
  let generation = 0;

  const forgetSoon = (key: string, finished: Finished) => setTimeout(() => kept.forget(key, finished), BRIEFLY).unref();

  const makeOnce = async (key: string, kind: string, make: Make): Promise<Finished | Response> => {
    const born = generation;
    let isWhole = true;
    const response = await make(() => {
      isWhole = false;
    });
    if (response.status !== 200) return response;
    for (const [name, value] of Object.entries(everywhere))
      if (!response.headers.has(name)) response.headers.set(name, value);
    const finished = await sendFinishedAnswer(response, kind);
    // Outdated: good for the waiting requests, but not cached.
    if (born === generation && trusted() && finished.size <= most.each) {
      kept.put(key, finished);
      if (!isWhole) forgetSoon(key, finished);
    }
    return finished;
  };

  const makeForAll = (key: string, kind: string, make: Make): Promise<Finished | Response> => {
    // Requests after a change must not share an answer begun before it.
    const attempt = `${generation} ${key}`;
    const made = making.get(attempt) ?? makeOnce(key, kind, make).finally(() => making.delete(attempt));
    making.set(attempt, made);
    return made;
  };

  return {
    async serve(request, { key, kind }, make) {
      if (!trusted()) {
        count('made');
        return make(() => undefined);
      }
      const found = kept.find(key);
      count(found ? 'cache' : 'made');
      const result = found ?? (await makeForAll(key, kind, make));
      if (result instanceof Response) return result.clone();
      const finished = await result.encode(likedBest(request.headers.get('Accept-Encoding') ?? ''));
      kept.weigh(key, result);
      return answer(request, finished);
    },
    find: (key, accepted) => (trusted() ? kept.find(key)?.encoded(likedBest(accepted)) : undefined),
    drop() {
      generation += 1;
      kept.clear();
    },
  };
}

/** Returns whether the client has this answer. @param known `If-None-Match` */
export const isKnown = (tag: string, known = '') =>
  known === tag || (known !== '' && known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

function answer(request: Request, { tag, body, headers, unchanged }: FinishedAnswer): Response {
  if (isKnown(tag, request.headers.get('If-None-Match') ?? ''))
    return new Response(null, { status: 304, headers: unchanged });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
