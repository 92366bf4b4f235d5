import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** An answer as it leaves, in one encoding: serving it again is a look-up. */
export type FinishedAnswer = {
  /** What it answers: the call's name, or the kind of address. */
  kind: string;
  tag: string;
  body: Buffer;
  headers: Record<string, string>;
  /** Headers of the answer that nothing has changed. */
  unchanged: Record<string, string>;
};

type Finished = Record<Encoding, FinishedAnswer>;

/** Answers kept at most, and the bytes of a body that is still worth keeping. */
const usual = { answers: 500, bytes: 128 * 1024 };
const BROTLI_QUALITY = 6;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type FinishedAnswers = {
  /**
   * Answers from what is kept, or makes the answer, keeps it if it may be shown to anybody, and answers it.
   * Many who ask for the same at once wait for one to make it.
   * @param asked.key everything the answer depends on besides the catalogue
   * @param make must not look at who asks; an answer other than 200 is not kept
   */
  serve(request: Request, asked: { key: string; kind: string }, make: () => Promise<Response>): Promise<Response>;
  /** Looks for what is kept, in the encoding that a browser likes best. @param accepted its `Accept-Encoding` */
  find(key: string, accepted: string | undefined): FinishedAnswer | undefined;
  /** Forgets everything, because something that answers show has changed. */
  drop(): void;
};

/** By what a finished answer to a stranger is found: its whole address, and for a page the language it is written in. */
export const finishedKey = (url: string, language = '') => `${language} ${url}`;

/**
 * Keeps finished public answers until the catalogue changes (design §6, §9).
 * @param trusted whether changes are heard of right now; while they are not, nothing is kept or answered from here
 * @param everywhere headers of every answer
 * @param most how many answers are kept, and how large one may be in bytes
 */
export function createFinishedAnswers(
  trusted: () => boolean,
  everywhere: Record<string, string> = {},
  most = usual,
): FinishedAnswers {
  const kept = new Map<string, Finished>();
  const making = new Map<string, Promise<Finished | Response>>();
  let generation = 0;

  const makeOnce = async (key: string, kind: string, make: () => Promise<Response>): Promise<Finished | Response> => {
    const born = generation;
    const response = await make();
    if (response.status !== 200) return response;
    for (const [name, value] of Object.entries(everywhere)) response.headers.set(name, value);
    const finished = await finish(response, kind);
    // Made of facts that changed meanwhile: good enough for those who asked before, not for those who come after.
    if (born === generation && trusted() && finished.identity.body.byteLength <= most.bytes) {
      if (kept.size >= most.answers) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, finished);
    }
    return finished;
  };

  return {
    async serve(request, { key, kind }, make) {
      if (!trusted()) return make();
      const found = kept.get(key);
      if (found) return answer(request, found);
      // Whoever asks after a change must not be given what was begun before it.
      const attempt = `${generation} ${key}`;
      let made = making.get(attempt);
      if (!made) {
        made = makeOnce(key, kind, make).finally(() => making.delete(attempt));
        making.set(attempt, made);
      }
      const result = await made;
      return result instanceof Response ? result.clone() : answer(request, result);
    },
    find: (key, accepted) => (trusted() ? kept.get(key)?.[likedBest(accepted)] : undefined),
    drop() {
      generation += 1;
      kept.clear();
    },
  };
}

async function finish(response: Response, kind: string): Promise<Finished> {
  const identity = Buffer.from(await response.arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const { vary, ...others } = Object.fromEntries(response.headers);
  const as = (encoding: Encoding, body: Buffer): FinishedAnswer => {
    const tag = `"${hash}-${encoding}"`;
    const unchanged = { ...others, etag: tag, vary: [vary, 'Accept-Encoding'].filter(Boolean).join(', ') };
    const length = { 'content-length': String(body.byteLength) };
    const headers = { ...unchanged, ...length, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) };
    return { kind, tag, body, headers, unchanged };
  };
  return { br: as('br', br), gzip: as('gzip', zipped), identity: as('identity', identity) };
}

function likedBest(accepted = ''): Encoding {
  return encodings.find((encoding) => encoding !== 'identity' && accepted.includes(encoding)) ?? 'identity';
}

/** Whether who asks has this very answer already. @param known its `If-None-Match` */
export const isKnown = (tag: string, known = '') =>
  known === tag || (known !== '' && known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

function answer(request: Request, finished: Finished): Response {
  const { tag, body, headers, unchanged } = finished[likedBest(request.headers.get('Accept-Encoding') ?? '')];
  if (isKnown(tag, request.headers.get('If-None-Match') ?? ''))
    return new Response(null, { status: 304, headers: unchanged });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
