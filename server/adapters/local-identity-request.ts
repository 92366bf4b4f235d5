import type { z } from 'zod';
import { Failure } from '../../shared/errors.ts';
import { refusalForPrograms } from '../../shared/words/refusal.ts';
import { refuseOtherCharset } from '../platform/http/charset.ts';
import { readBytes } from '../platform/http/read-bytes.ts';
import { parseBody } from '../platform/http/read-input.ts';

export const BASE_PATH = '/api/auth';

const MAX_BODY_BYTES = 16 * 1024;

export const fieldOf = (form: unknown, name: string): string | undefined => {
  const value = typeof form === 'object' && form !== null ? Reflect.get(form, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

export const removesPasskeys = (form: unknown): boolean => Reflect.get(Object(form), 'dropPasskeys') === true;

/** Returns the session token. Ignores other cookies, which could make a guess look new. */
export function sessionOf(request: Request): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const [value, another] = cookies
    .filter((cookie) => SESSION_COOKIE.test(cookie))
    .map((cookie) => cookie.replace(SESSION_COOKIE, ''));
  if (another !== undefined) throw new Failure('not_signed_in');
  // Normalized, without the signature.
  return value === undefined ? undefined : decoded(value).split('.')[0];
}

const SESSION_COOKIE = /^(__Secure-)?settee\.session_token=/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @throws invalid_input with the fields */
export async function readForm(request: Request, form: z.ZodType): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type))
    throw new Failure('unsupported_media_type', { reason: refusalForPrograms('Send JSON.') });
  refuseOtherCharset(type);
  return parseBody(form, await readJson(request));
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Failure('unreadable_body');
  }
}

/** Passes only validated fields to Better Auth. Scripts send no Origin, so they get ours. */
export function forward(request: Request, publicUrl: string, form: unknown): Request {
  const sent = new Headers(request.headers);
  const isScript = !sent.has('Origin') && !sent.has('Referer') && !sent.has('Sec-Fetch-Site');
  if (isScript) sent.set('Origin', new URL(publicUrl).origin);
  sent.delete('Content-Length');
  const body = request.method === 'POST' ? JSON.stringify(form ?? {}) : undefined;
  if (body) sent.set('Content-Type', 'application/json');
  return new Request(request.url, { method: request.method, headers: sent, body });
}

export const forwardTo = (
  path: string,
  { url, headers }: Request,
  { publicUrl, body }: { publicUrl: string; body: object | undefined },
): Request =>
  forward(new Request(new URL(BASE_PATH + path, url), { method: body ? 'POST' : 'GET', headers }), publicUrl, body);
