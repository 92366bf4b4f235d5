import { likedBest } from './accepted-encoding.ts';
import { keepRecent } from './lru-cache.ts';
import { type Finished, type FinishedAnswer, finishAnswer } from './send-finished-answer.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Bytes of memory for all answers together, and of a body that is still worth keeping. A full collection has some 150 KB,
 * half a megabyte where every description is as long as may be; 32 MB hold 180 full ones, or thousands of single pieces,
 * and are an eighth of what a process with PostgreSQL may hold (design §9).
 */
const usual = { total: 32 * MEGABYTE, each: MEGABYTE };
/** Milliseconds for which an answer that lacks something is kept: a crowd shares it, and nobody comes back to it. */
const BRIEFLY = 2_000;

/** Makes an answer. @param lacks says that something is missing from it which will be there soon */
type Make = (lacks: () => void) => Promise<Response>;

export type FinishedAnswers = {
  /**
   * Answers from what is kept, or makes the answer, keeps it if it may be shown to anybody, and answers it.
   * Many who ask for the same at once wait for one to make it.
   * @param asked.key everything the answer depends on besides the catalogue
   * @param make must not look at who asks; an answer other than 200 is not kept
   */
  serve(request: Request, asked: { key: string; kind: string }, make: Make): Promise<Response>;
  /**
   * Looks for what is kept in the encoding that a browser likes best; in one that nobody had yet, `serve` makes it.
   * @param accepted its `Accept-Encoding`
   */
  find(key: string, accepted: string | undefined): FinishedAnswer | undefined;
  /** Forgets everything, because something that answers show has changed. */
  drop(): void;
};

/** By what a finished answer to a stranger is found: its whole address, and for a page the language it is written in. */
export const finishedKey = (url: string, language = '') => `${language} ${url}`;

/**
 * Keeps finished public answers until the catalogue changes (design §6, §9).
 * @param trusted whether changes are heard of right now; while they are not, nothing is kept or answered from here
 * @param everywhere headers of every answer that does not say otherwise itself
 * @param most bytes of memory for all that is kept, and how large one answer may be
 */
export function createFinishedAnswers(
  trusted: () => boolean,
  everywhere: Record<string, string> = {},
  most = usual,
): FinishedAnswers {
  const kept = keepRecent<Finished>(most.total);
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
    const finished = await finishAnswer(response, kind);
    // Made of facts that changed meanwhile: good enough for those who asked before, not for those who come after.
    if (born === generation && trusted() && finished.size <= most.each) {
      kept.put(key, finished);
      if (!isWhole) forgetSoon(key, finished);
    }
    return finished;
  };

  const makeForAll = (key: string, kind: string, make: Make): Promise<Finished | Response> => {
    // Whoever asks after a change must not be given what was begun before it.
    const attempt = `${generation} ${key}`;
    const made = making.get(attempt) ?? makeOnce(key, kind, make).finally(() => making.delete(attempt));
    making.set(attempt, made);
    return made;
  };

  return {
    async serve(request, { key, kind }, make) {
      if (!trusted()) return make(() => undefined);
      const result = kept.find(key) ?? (await makeForAll(key, kind, make));
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

/** Whether who asks has this very answer already. @param known its `If-None-Match` */
export const isKnown = (tag: string, known = '') =>
  known === tag || (known !== '' && known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

function answer(request: Request, { tag, body, headers, unchanged }: FinishedAnswer): Response {
  if (isKnown(tag, request.headers.get('If-None-Match') ?? ''))
    return new Response(null, { status: 304, headers: unchanged });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
