import { LRUCache } from 'lru-cache';
import { Failure } from '../../../shared/errors.ts';
import { preferredEncoding } from './accepted-encoding.ts';
import { type Finished, type FinishedAnswer, sendFinishedAnswer } from './send-finished-answer.ts';
import { createTagIndex, type Tags } from './tag-index.ts';

const MEGABYTE = 1024 * 1024;

/** Bytes, in total and per answer. A category page has 150 to 500 KB. */
const usualLimits: Limits = { total: 16 * MEGABYTE, each: MEGABYTE };
/** Milliseconds: some content depends on the time. */
const LONGEST = 60_000;
/** Milliseconds of extra age; an exact timer costs more than sending. */
const TIME_STEP = 100;
/** Milliseconds for incomplete answers. */
const BRIEFLY = 2_000;

export type About = {
  /** Incomplete answers are cached briefly. */
  markIncomplete(): void;
  /** Without tags, or without a call: everything. */
  dependsOn(tags: Tags | undefined): void;
};

type Limits = { total: number; each: number; longest?: number };
type Make = (about: About) => Promise<Response>;
type Entry = { finished: Finished; tags: Tags | undefined };

export type FinishedAnswers = {
  /**
   * Answers from the cache, or by `make`; concurrent requests share one.
   * @param asked.key all it depends on besides the catalog
   * @param make must not depend on the caller; only 200 is cached
   */
  serve(request: Request, asked: { key: string; kind: string }, make: Make): Promise<Response>;
  /** @param accepted `Accept-Encoding` */
  find(key: string, accepted: string | undefined): FinishedAnswer | undefined;
  /** Undefined drops all. */
  drop(tags?: Tags): void;
};

/** Cache key of a public answer. */
export const finishedKey = (url: string, language = '') => `${language} ${url}`;

type Options = {
  /** False: changes go unnoticed now, so bypass the cache. */
  isCurrent: () => boolean;
  headers?: Record<string, string>;
  limits?: Limits;
  count?: (from: 'cache' | 'made') => void;
};

/** Caches public answers until their dependencies change. */
export function createFinishedAnswers({
  isCurrent,
  headers = {},
  limits = usualLimits,
  count = () => undefined,
}: Options): FinishedAnswers {
  const index = createTagIndex();
  const cache = new LRUCache<string, Entry>({
    maxSize: limits.total,
    ttl: limits.longest ?? LONGEST,
    ttlResolution: TIME_STEP,
    dispose: ({ tags }, key) => index.remove(key, tags),
  });
  const making = new Map<string, Promise<Entry | Response>>();

  const put = (key: string, entry: Entry, options: LRUCache.SetOptions<string, Entry, unknown> = {}) => {
    cache.set(key, entry, { size: key.length + entry.finished.weight(), ...options });
    if (cache.has(key)) index.add(key, entry.tags);
  };

  const makeOnce = async (key: string, kind: string, make: Make): Promise<Entry | Response> => {
    const startedAt = index.now();
    let isComplete = true;
    let tags: Set<string> | undefined;
    let dependsOnAll = false;
    const response = await make({
      markIncomplete() {
        isComplete = false;
      },
      dependsOn(more) {
        if (!more) dependsOnAll = true;
        tags = new Set([...(tags ?? []), ...(more ?? [])]);
      },
    });
    if (response.status !== 200) return response;
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value);
    const finished = await sendFinishedAnswer(response, kind);
    const entry = { finished, tags: dependsOnAll || !tags ? undefined : [...tags] };
    // Outdated: good for those who wait, but not cached.
    if (!index.hasChangedSince(startedAt, entry.tags) && isCurrent() && finished.size <= limits.each)
      put(key, entry, isComplete ? {} : { ttl: BRIEFLY });
    return entry;
  };

  const makeForAll = (key: string, kind: string, make: Make): Promise<Entry | Response> => {
    // Requests after a change must not share an older one.
    const attempt = `${index.now()} ${key}`;
    const others = making.get(attempt);
    if (others)
      return others.catch((error: unknown) => (isTooMany(error) ? makeForAll(key, kind, make) : Promise.reject(error)));
    const made = makeOnce(key, kind, make).finally(() => making.delete(attempt));
    making.set(attempt, made);
    return made;
  };

  /** A copy, because the cache weighs only new values. */
  const weigh = (key: string, entry: Entry) => {
    if (cache.peek(key)?.finished === entry.finished) put(key, { ...entry }, { noUpdateTTL: true });
  };

  return {
    async serve(request, { key, kind }, make) {
      const found = isCurrent() ? cache.get(key) : undefined;
      count(found ? 'cache' : 'made');
      if (!isCurrent()) return make({ markIncomplete: () => undefined, dependsOn: () => undefined });
      const result = found ?? (await makeForAll(key, kind, make));
      if (result instanceof Response) return result.clone();
      const weight = result.finished.weight();
      const finished = await result.finished.encode(preferredEncoding(request.headers.get('Accept-Encoding') ?? ''));
      if (result.finished.weight() !== weight) weigh(key, result);
      return answer(request, finished);
    },
    find: (key, accepted) => (isCurrent() ? cache.get(key)?.finished.encoded(preferredEncoding(accepted)) : undefined),
    drop(tags) {
      if (tags) for (const key of index.change(tags)) cache.delete(key);
      else {
        index.changeAll();
        cache.clear();
      }
    },
  };
}

const isTooMany = (error: unknown) => error instanceof Failure && error.code === 'too_many_requests';

/** @param known `If-None-Match` */
export const isKnown = (tag: string, known = '') =>
  known === tag || (known !== '' && known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

function answer(request: Request, { tag, body, headers, unchanged }: FinishedAnswer): Response {
  if (isKnown(tag, request.headers.get('If-None-Match') ?? ''))
    return new Response(null, { status: 304, headers: unchanged });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
