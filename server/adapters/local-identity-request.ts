import type { z } from 'zod';
import { Failure, invalidFields } from '../../shared/errors.ts';
import { readBytes } from '../platform/http/read-bytes.ts';

export const BASE_PATH = '/api/auth';

/** Bodies here are a few short fields. */
const MAX_BODY_BYTES = 16 * 1024;

/** A text of a form; undefined where there is none. */
export const fieldOf = (form: unknown, name: string): string | undefined => {
  const value = typeof form === 'object' && form !== null ? Reflect.get(form, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The session that a request comes from; no other cookie may stand beside it and make a guess look like a new one. */
export function sessionOf(request: Request): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const [value, another] = cookies
    .filter((cookie) => SESSION_COOKIE.test(cookie))
    .map((cookie) => cookie.replace(SESSION_COOKIE, ''));
  if (another !== undefined) throw new Failure('not_signed_in');
  // The same session however it is written; the signature behind the token changes nothing.
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

/** Reads a form strictly. @throws invalid_input with the fields to mark */
export async function readForm(request: Request, form: z.ZodType): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw new Failure('unsupported_media_type', { message: 'Send JSON.' });
  const result = form.safeParse(await readJson(request));
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[String(issue.path[0] ?? 'body')] ??= issue.message;
  throw invalidFields(fields);
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Failure('unreadable_body');
  }
}

/**
 * The request as Better Auth gets it: only the fields that were read. A script sends neither Origin nor Fetch
 * Metadata, which no browser leaves out of a POST; it speaks for itself, so it passes as our own.
 */
export function forward(request: Request, publicUrl: string, form: unknown): Request {
  const sent = new Headers(request.headers);
  const isScript = !sent.has('Origin') && !sent.has('Referer') && !sent.has('Sec-Fetch-Site');
  if (isScript) sent.set('Origin', new URL(publicUrl).origin);
  sent.delete('Content-Length');
  const body = request.method === 'POST' ? JSON.stringify(form ?? {}) : undefined;
  if (body) sent.set('Content-Type', 'application/json');
  return new Request(request.url, { method: request.method, headers: sent, body });
}

/** Another question to Better Auth by the browser that sent a request. */
export const forwardTo = (path: string, { url, headers }: Request, publicUrl: string, body?: object): Request =>
  forward(new Request(new URL(BASE_PATH + path, url), { method: body ? 'POST' : 'GET', headers }), publicUrl, body);
