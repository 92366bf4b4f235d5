import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import {
  changePasswordForm,
  confirmEmailForm,
  emailForm,
  googleForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
} from '../../shared/contract/identity.ts';
import { Failure, invalidFields } from '../../shared/errors.ts';
import { readBytes } from '../read-bytes.ts';
import { confirmEmail } from './local-identity-confirm.ts';
import type { IdentityLimits, LimitName } from './local-identity-limits.ts';

const BASE_PATH = '/api/auth';

/** Bodies here are a few short fields. */
const MAX_BODY_BYTES = 16 * 1024;

/** Milliseconds. Looking somebody up, hashing and writing a link down take far less of it apart than this. */
const BEAT_MS = 100;

type Limits = { account?: LimitName; session?: LimitName; address?: LimitName[] };

type Door = {
  form?: z.ZodType;
  limits?: Limits;
  /** Answers leave on a beat, so that their time does not tell who has an account (reliability T18). */
  onBeat?: true;
  /** Who passes has shown that the account is theirs. */
  provesOwner?: true;
  /** Answered by us: a mailed link is good only together with the account. */
  confirms?: true;
};

/** What may pass: every other path of Better Auth stays shut. */
const doors: Record<string, Door> = {
  'POST /sign-up/email': {
    form: signUpForm,
    limits: { address: ['signUpsOfAddress', 'wrongSignUpsOfAddress'] },
    provesOwner: true,
  },
  'POST /sign-in/email': {
    form: signInForm,
    limits: { account: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
    onBeat: true,
    provesOwner: true,
  },
  'POST /sign-in/social': { form: googleForm },
  'POST /sign-out': {},
  'POST /request-password-reset': {
    form: emailForm,
    limits: { account: 'mailsToAccount', address: ['mailsOfAddress'] },
    onBeat: true,
  },
  'POST /reset-password': {
    form: resetPasswordForm,
    limits: { address: ['wrongPasswordsOfAddress'] },
    provesOwner: true,
  },
  'POST /change-password': {
    form: changePasswordForm,
    limits: { session: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
  },
  'POST /send-verification-email': {
    form: emailForm,
    limits: { account: 'mailsToAccount', address: ['mailsOfAddress'] },
    onBeat: true,
  },
  // Never by a GET: whoever only opens the mail must not confirm an account that somebody else made.
  'POST /verify-email': {
    form: confirmEmailForm,
    limits: { account: 'wrongPasswordsOfAccount', address: ['wrongPasswordsOfAddress'] },
    onBeat: true,
    confirms: true,
  },
  'GET /callback/google': {},
  'GET /token': {},
  'GET /jwks': {},
};

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

type Options = {
  publicUrl: string;
  limits: IdentityLimits;
  /** Lets the request through to Better Auth. */
  pass(request: Request): Promise<Response>;
  hasEmail(email: string): Promise<boolean>;
  /** Whose reset link this is, while it works. */
  findEmailByLink(token: string): Promise<string | undefined>;
  /** Whose e-mail a mailed link confirms. @throws invalid_input for a broken or late one */
  readConfirmLink(token: string): Promise<string>;
  setOwnerProven(email: string): Promise<void>;
};

/**
 * The door of the local identity service: lets through the calls that Settee uses, reads their forms strictly, counts
 * tries, and turns refusals into failures that a person understands.
 */
export function createIdentityDoor(options: Options) {
  const { publicUrl, limits, pass, hasEmail, findEmailByLink } = options;
  return async (request: Request, clientAddress?: string): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(BASE_PATH.length);
    const started = performance.now();
    const door = doors[`${request.method} ${path}`];
    if (!door) throw new Failure(isDoor(path) ? 'method_not_allowed' : 'not_found');
    const form = door.form ? await readForm(request, door.form) : undefined;
    const link = fieldOf(form, 'token');
    const confirmed = door.confirms && link ? await options.readConfirmLink(link) : undefined;
    const email = confirmed ?? fieldOf(form, 'email');
    const owner = door.provesOwner || confirmed ? (email ?? (link && (await findEmailByLink(link)))) : undefined;
    const { account, session, address = [] } = door.limits ?? {};
    const counted: [LimitName | undefined, string | undefined][] = [
      [account, owner ? await limits.whose(owner, clientAddress) : email],
      [session, sessionOf(request)],
      ...address.map((limit): [LimitName, string | undefined] => [limit, clientAddress]),
    ];
    for (const [limit, of] of counted) if (limit) await limits.count(limit, of);
    const response = confirmed
      ? await confirmEmail({
          ...{ email: confirmed, password: fieldOf(form, 'password'), setOwnerProven: options.setOwnerProven },
          ask: (to, body) => pass(forwardTo(to, request, publicUrl, body)),
        })
      : await pass(forward(request, publicUrl, form));
    if (door.onBeat) await sleep(BEAT_MS - ((performance.now() - started) % BEAT_MS));
    if (response.status >= 400) throw await explain(response, email, hasEmail);
    for (const [limit, of] of counted) if (limit) await limits.forgive(limit, of);
    if (owner && clientAddress) await limits.remember(owner, clientAddress);
    return withHeaders(response);
  };
}

const isDoor = (path: string) => Object.keys(doors).some((door) => door.endsWith(` ${path}`));

const fieldOf = (form: unknown, name: string): string | undefined => {
  const value = typeof form === 'object' && form !== null ? Reflect.get(form, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The session that a request comes from; no other cookie may stand beside it and make a guess look like a new one. */
function sessionOf(request: Request): string | undefined {
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

async function readForm(request: Request, form: z.ZodType): Promise<unknown> {
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
function forward(request: Request, publicUrl: string, form: unknown): Request {
  const sent = new Headers(request.headers);
  const isScript = !sent.has('Origin') && !sent.has('Referer') && !sent.has('Sec-Fetch-Site');
  if (isScript) sent.set('Origin', new URL(publicUrl).origin);
  sent.delete('Content-Length');
  const body = request.method === 'POST' ? JSON.stringify(form ?? {}) : undefined;
  if (body) sent.set('Content-Type', 'application/json');
  return new Request(request.url, { method: request.method, headers: sent, body });
}

/** Another question to Better Auth by the browser that sent a request. */
const forwardTo = (path: string, { url, headers }: Request, publicUrl: string, body?: object): Request =>
  forward(new Request(new URL(BASE_PATH + path, url), { method: body ? 'POST' : 'GET', headers }), publicUrl, body);

const refusal = z.object({ code: z.string() });

/** What a person is told of a refusal by Better Auth. */
async function explain(response: Response, email: string | undefined, hasEmail: Options['hasEmail']): Promise<Failure> {
  const code = refusal.safeParse(await response.json().catch(() => undefined)).data?.code;
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new Failure('wrong_credentials');
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return emailTaken();
    case 'INVALID_PASSWORD':
      return invalidFields({ currentPassword: 'This is not your current password.' });
    case 'CREDENTIAL_ACCOUNT_NOT_FOUND':
      return new Failure('conflict', {
        message:
          'You sign in with Google, so there is no password to change. “Forgot your password?” on the login page gives you one.',
      });
    case 'FAILED_TO_CREATE_USER':
      // Two sign-ups at the same instant: the unique index let one of them through.
      if (email && (await hasEmail(email))) return emailTaken();
      // The form was read strictly, so what is left is a database that cannot write now (reliability T29).
      return Object.assign(new Failure('busy', { retryAfter: 2 }), { cause: new Error(code) });
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return new Failure('invalid_input', {
        message: 'This link has been used or has expired. Please request a new one.',
      });
    case 'PROVIDER_NOT_FOUND':
      return new Failure('not_found', {
        message: 'Google cannot be reached right now. Please use your email and password.',
      });
  }
  if (response.status === 401) return new Failure('not_signed_in');
  if (response.status === 403) return new Failure('not_allowed', { message: 'Requests from other sites are refused.' });
  return new Failure(response.status < 500 ? 'unreadable_body' : 'internal');
}

const emailTaken = () =>
  new Failure('email_taken', {
    fields: { email: 'There is already an account with this email. Please log in instead.' },
  });

function withHeaders(response: Response): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
