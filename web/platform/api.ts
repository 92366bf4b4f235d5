import type { Api, Contract } from '../../shared/contract/contract.ts';
import { fillPath } from '../../shared/contract/fill-path.ts';
import { firstPagedCalls, firstPaths } from '../../shared/contract/first-paths.gen.ts';
import type { CallName, Method } from '../../shared/contract/paths.ts';
import { fromWire, ourName, toWire } from '../../shared/contract/wire-names.ts';
import type { ErrorBody, ErrorCode } from '../../shared/errors.ts';
import { refusalText } from './i18n/refusal-text.ts';
import { isTooLate, limitSilence } from './limit-silence.ts';

export type { Api };

const UNREACHED = 'We could not reach the server. Check your connection and try again; what you typed is still here.';
const tooLate = {
  reason: { key: 'codes.late' },
  message: 'The server did not answer in time. Try again; what you typed is still here.',
};

/** Milliseconds until a call is given up. */
const LONGEST_WAIT = 30_000;

/** A failed call, in the current language. `status` 0 means no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'offline';
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly details: Record<string, string>;
  /** Seconds until a retry. */
  readonly retryAfter?: number;
  readonly isLate: boolean;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter?: number) {
    const { code = 'offline', message, reason, fields = {}, reasons, details = {}, requestId } = body;
    // This page already worded the text.
    super(
      refusalText({ message: message ?? UNREACHED, ...reason }, requestId || message === undefined ? code : undefined),
    );
    this.code = code;
    this.status = status;
    this.fields = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [ourName(name), refusalText({ message: text, ...reasons?.[name] })]),
    );
    this.details = details;
    this.retryAfter = retryAfter;
    this.isLate = message === tooLate.message;
  }
}

/** Returns the error of a call without an answer. */
export const unanswered = (error: unknown): ApiError => new ApiError(0, isTooLate(error) ? tooLate : {});

/**
 * Sends a request and reads the JSON of its answer.
 * @throws ApiError without an answer, or when none comes in time
 */
export async function sendRequest(
  address: string,
  init: RequestInit,
): Promise<{ response: Response; answer: unknown }> {
  const limit = limitSilence(LONGEST_WAIT);
  try {
    const response = await fetch(address, { ...init, signal: limit.signal });
    const answer: unknown = await response.json().catch(() => {
      limit.signal.throwIfAborted();
      return {};
    });
    return { response, answer };
  } catch (error) {
    throw unanswered(error);
  } finally {
    limit.stop();
  }
}

type TokenSource = {
  token(): Promise<string | undefined>;
  /** @param refused why the last one is stale */
  renew(refused: ApiError): Promise<string | undefined>;
};
let tokens: TokenSource = { token: async () => undefined, renew: async () => undefined };

/**
 * Sets the source of access tokens; a stale one is renewed once. If none can be fetched, the call fails as unanswered.
 */
export function setTokenSource({ token, renew }: TokenSource): void {
  tokens = { token: () => reached(token()), renew: (refused) => reached(renew(refused)) };
}

/** A part of the page that cannot be loaded counts as unanswered too. @throws ApiError */
const reached = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw error instanceof ApiError ? error : unanswered(error);
  });

/** For what `send` cannot make. */
export const tokenSource = (): TokenSource => tokens;

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
  /** Replaces the access token in calls that need identity proof. */
  idToken?: string;
  /** Deduplicates retries on the server (reliability 3.7). */
  idempotencyKey?: string;
};

/** Routes that need an account are loaded on first use. */
async function routeOf(name: CallName): Promise<{ method: Method; path: string; isPaged: boolean }> {
  const { paths, pagedCalls } =
    name in firstPaths
      ? { paths: firstPaths as Partial<Record<CallName, string>>, pagedCalls: firstPagedCalls }
      : await reached(import('../../shared/contract/paths.gen.ts'));
  const [method, path] = (paths[name] ?? '').split(' ') as [Method, string];
  return { method, path, isPaged: name in pagedCalls };
}

/** Translates to wire names and back. */
async function send(name: CallName, { params, query, body, idToken, idempotencyKey }: Parts = {}): Promise<unknown> {
  const { method, path, isPaged } = await routeOf(name);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  const address = `/api${fillPath(path, params)}${search.size > 0 ? `?${search}` : ''}`;
  const attempt = (token: string | undefined) =>
    sendRequest(address, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(toWire(body)),
    });

  const token = idToken ?? (await tokens.token());
  let { response, answer } = await attempt(token);
  if (response.status === 401 && token && !idToken) {
    const renewed = await tokens.renew(new ApiError(401, answer as Partial<ErrorBody>));
    if (renewed) ({ response, answer } = await attempt(renewed));
  }
  if (!response.ok) {
    throw new ApiError(
      response.status,
      answer as Partial<ErrorBody>,
      Number(response.headers.get('Retry-After')) || undefined,
    );
  }
  const read = fromWire(answer);
  if (!isPaged) return read;
  return { items: read, nextCursor: response.headers.get('X-Next-Cursor') ?? undefined };
}

/** Bundles only the paths; types come from the contract. */
export const api = new Proxy({} as Api, {
  get: (_, name) => (input?: Parts) => send(name as CallName, input),
});

/** Creates a listing once per key, since a response may be lost. */
export const listOnce = (idempotencyKey: string, body: Parameters<Api['createListing']>[0]['body']) =>
  send('createListing', { body, idempotencyKey }) as ReturnType<Api['createListing']>;

type IdentityCall = {
  [N in CallName]: Contract[N] extends { who: 'identity' } ? N : never;
}[CallName];

/** Returns the calls that carry an ID token as identity proof. */
export const withIdToken = (idToken: string): Pick<Api, IdentityCall> =>
  new Proxy({} as Pick<Api, IdentityCall>, {
    get: (_, name) => (input?: Parts) => send(name as CallName, { ...input, idToken }),
  });
