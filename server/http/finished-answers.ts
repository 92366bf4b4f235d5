import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer as it leaves: every encoding made once, so that serving it again is a look-up. */
type Finished = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Uint8Array; gzip: Uint8Array; br: Uint8Array };
};

/** Answers kept at most, and the bytes of a body that is still worth keeping. */
const MAX_ANSWERS = 500;
const MAX_BYTES = 128 * 1024;
const BROTLI_QUALITY = 6;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type FinishedAnswers = {
  /**
   * Answers from what is kept, or makes the answer, keeps it if it may be shown to anybody, and answers it.
   * Many who ask for the same at once wait for one to make it.
   * @param key everything the answer depends on besides the catalogue
   * @param make must not look at who asks; an answer other than 200 is not kept
   */
  serve(request: Request, key: string, make: () => Promise<Response>): Promise<Response>;
  /** Forgets everything, because something that answers show has changed. */
  drop(): void;
};

/**
 * Keeps finished public answers until the catalogue changes (design §6, §9).
 * @param trusted whether changes are heard of right now; while they are not, nothing is kept or answered from here
 */
export function createFinishedAnswers(trusted: () => boolean): FinishedAnswers {
  const kept = new Map<string, Finished>();
  const making = new Map<string, Promise<Finished | Response>>();
  let generation = 0;

  const makeOnce = async (key: string, make: () => Promise<Response>): Promise<Finished | Response> => {
    const born = generation;
    const response = await make();
    if (response.status !== 200) return response;
    const finished = await finish(response);
    // Made of facts that changed meanwhile: good enough for those who asked before, not for those who come after.
    if (born === generation && trusted() && finished.bodies.identity.byteLength <= MAX_BYTES) {
      if (kept.size >= MAX_ANSWERS) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, finished);
    }
    return finished;
  };

  return {
    async serve(request, key, make) {
      if (!trusted()) return make();
      const found = kept.get(key);
      if (found) return answer(request, found);
      // Whoever asks after a change must not be given what was begun before it.
      const attempt = `${generation} ${key}`;
      let made = making.get(attempt);
      if (!made) {
        made = makeOnce(key, make).finally(() => making.delete(attempt));
        making.set(attempt, made);
      }
      const result = await made;
      return result instanceof Response ? result.clone() : answer(request, result);
    },
    drop() {
      generation += 1;
      kept.clear();
    },
  };
}

async function finish(response: Response): Promise<Finished> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, gzip: zipped, br },
  };
}

function answer(request: Request, { status, headers, etag, bodies }: Finished): Response {
  const accepted = request.headers.get('Accept-Encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  const tag = `"${etag}-${encoding}"`;
  const { vary, ...others } = headers;
  const about = { ...others, ETag: tag, Vary: [vary, 'Accept-Encoding'].filter(Boolean).join(', ') };
  const known = request.headers
    .get('If-None-Match')
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag);
  if (known) return new Response(null, { status: 304, headers: about });
  return new Response(request.method === 'HEAD' ? null : Buffer.from(bodies[encoding]), {
    status,
    headers: {
      ...about,
      'Content-Length': String(bodies[encoding].byteLength),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  });
}
