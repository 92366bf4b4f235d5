import { type CallName, contract, type WireApi } from '../../shared/contract/contract.ts';
import { fillPath, route } from '../../shared/contract/paths.ts';
import type { ErrorBody, ErrorCode } from '../../shared/errors.ts';

export type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
export type Answer = { status: number; headers: Headers; body: unknown };

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly body: ErrorBody;

  constructor(call: CallName, status: number, body: ErrorBody) {
    super(`${call} was refused with ${status} ${body.code}: ${body.message}`);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields;
    this.body = body;
  }
}

/** Sends a contract call over HTTP, valid or not, and returns the raw response. */
export async function sendCall(origin: string, name: CallName, parts: Parts = {}, token?: string): Promise<Answer> {
  const { method, path } = route(name);
  const query = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)]));
  const response = await fetch(`${origin}/api${fillPath(path, parts.params)}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: {
      // Compression would cost a tenth of a test's time.
      'Accept-Encoding': 'identity',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(parts.body !== undefined && !(parts.body instanceof FormData) && { 'Content-Type': 'application/json' }),
    },
    body: parts.body === undefined || parts.body instanceof FormData ? parts.body : JSON.stringify(parts.body),
  });
  const isFile = !/^application\/json\b/.test(response.headers.get('Content-Type') ?? '');
  const body: unknown = isFile ? new Uint8Array(await response.arrayBuffer()) : await response.json();
  return { status: response.status, headers: response.headers, body };
}

/** Returns typed calls; errors are thrown as {@link Refused}. */
export function createApi(call: (name: CallName, parts: Parts) => Promise<Answer>): WireApi {
  const run = async (name: CallName, parts: Parts) => {
    const { status, headers, body } = await call(name, parts);
    if (status >= 400) throw new Refused(name, status, body as ErrorBody);
    const paged = 'paged' in contract[name];
    return paged ? { items: body, nextCursor: headers.get('X-Next-Cursor') ?? undefined } : body;
  };
  return new Proxy({} as WireApi, {
    get:
      (_, name) =>
      (parts: Parts = {}) =>
        run(name as CallName, parts),
  });
}
