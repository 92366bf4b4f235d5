import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { chooseLanguage, type Language } from '../../shared/domain/language.ts';
import type { DisownedMoney } from '../../shared/domain/payout.ts';
import { Failure, invalidFields } from '../../shared/errors.ts';
import { asFailure } from '../platform/http/as-failure.ts';
import type { LoginChange } from '../ports/identity.ts';
import { callRules } from './local-identity-calls.ts';
import { afterChange } from './local-identity-changes.ts';
import { confirmEmail } from './local-identity-confirm.ts';
import type { Added } from './local-identity-ending-store.ts';
import { explainRefusal } from './local-identity-explain.ts';
import { authorizeIdentityCall, readProtection, refuseDemoPeople } from './local-identity-guard.ts';
import type { IdentityLimits, LimitName } from './local-identity-limits.ts';
import type { Owner } from './local-identity-person-store.ts';
import { BASE_PATH, fieldOf, forward, forwardTo, readForm, sessionOf } from './local-identity-request.ts';
import type { Protection } from './local-identity-session-store.ts';
import { setPassword } from './local-identity-set-password.ts';
import { refusePassword } from './refuse-password.ts';

/** Milliseconds; above the timing differences to hide. */
const BEAT_MS = 100;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

type Options = {
  publicUrl: string;
  limits: IdentityLimits;
  pass(request: Request): Promise<Response>;
  hasEmail(email: string): Promise<boolean>;
  findOwnerOfLink(token: string): Promise<Owner | undefined>;
  findOwnerOfSession(token: string): Promise<Owner | undefined>;
  /** @throws invalid_input */
  readConfirmLink(token: string): Promise<string>;
  setOwnerProven(email: string, kept?: string): Promise<boolean>;
  /** Ends all older logins, but not the link. */
  endBeforeReset(owner: Owner, link: string): Promise<unknown>;
  endBeforeChange(owner: Owner, session: string): Promise<unknown>;
  findProtection(session: string): Promise<Protection | undefined>;
  isDemo(email: string): boolean;
  verifyPassword(request: Request, password: string): Promise<Response>;
  setProven(session: string): Promise<void>;
  /** Undoes a change and ends every session. `money`: of a payout account. @throws invalid_input */
  disown(token: string): Promise<{ email: string | undefined; money: DisownedMoney | undefined }>;
  endPasskeys(userId: string): Promise<void>;
  findApp(userId: string): Promise<string | undefined>;
  notifyOfChange(userId: string, change: LoginChange, added?: Added): Promise<void>;
  /** Ends the session of a sign-up, which continues by an emailed link. */
  leaveUnopened(userId: string): Promise<void>;
  mailTaken(email: string, language: Language): Promise<void>;
};

/** Filters calls to the local identity service: allowlist, form validation, rate limits, failures. */
export function createIdentityGateway(options: Options) {
  const { publicUrl, limits, pass, hasEmail } = options;

  /** Both cases continue by email, to reveal no account. */
  const signUpQuietly = async (request: Request, form: unknown, started: number): Promise<Response> => {
    const email = fieldOf(form, 'email') ?? '';
    const response = await pass(forward(request, publicUrl, form));
    const body = signedUp.safeParse(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (body.success) await options.leaveUnopened(body.data.user.id);
    else if (await hasEmail(email)) await mailOwner(request, email);
    else throw await explainRefusal(response, email, { hasEmail });
    await waitForBeat(started);
    return Response.json({ mailSent: true });
  };

  /** A few emails an hour. */
  const mailOwner = async (request: Request, email: string): Promise<void> => {
    if (!(await limits.isLeft('mailsToAccount', email))) return;
    const { headers } = request;
    await options.mailTaken(email, chooseLanguage(headers.get('Cookie') ?? '', headers.get('Accept-Language') ?? ''));
  };

  const send = (request: Request) => (to: string, body?: object) => pass(forwardTo(to, request, { publicUrl, body }));

  const answer = async (path: string, passed: Passed): Promise<Response> => {
    const { request, form, confirmed, session } = passed;
    if (path === '/reset-password' || path === '/change-password')
      return setPassword(passed, { ...options, send: () => pass(forward(request, publicUrl, form)) });
    if (confirmed) {
      const { setOwnerProven } = options;
      return confirmEmail({
        email: confirmed,
        password: fieldOf(form, 'password'),
        session,
        setOwnerProven,
        send: send(request),
      });
    }
    if (path === '/confirm-password') {
      const verified = await options.verifyPassword(request, fieldOf(form, 'password') ?? '');
      if (verified.ok && session !== undefined) await options.setProven(session);
      return verified;
    }
    if (path === '/not-me') {
      const { email, money } = await options.disown(fieldOf(form, 'token') ?? '');
      if (email !== undefined) {
        const mailed = await send(request)('/request-password-reset', { email });
        if (!mailed.ok) return mailed;
      }
      return Response.json({ status: true, ...(money ? { money } : {}) });
    }
    return pass(forward(request, publicUrl, form));
  };

  return async (request: Request, clientAddress?: string): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(BASE_PATH.length);
    const started = performance.now();
    const rules = callRules[`${request.method} ${path}`];
    if (!rules) throw new Failure(isKnownPath(path) ? 'method_not_allowed' : 'not_found');
    const form = rules.form ? await readForm(request, rules.form) : undefined;
    const secret = sessionOf(request);
    const call = { rules, form, session: secret };
    await refuseDemoPeople(call, options);
    const before = await authorizeIdentityCall(call, options);
    if (path === '/protection') return withHeaders(Response.json(await readProtection(secret, options)));
    const link = fieldOf(form, 'token');
    const confirmed = rules.confirms && link ? await options.readConfirmLink(link) : undefined;
    const email = confirmed ?? fieldOf(form, 'email');
    const known = rules.change ? await findOwner(link, secret, options) : undefined;
    const owner = rules.provesOwner || confirmed ? (email ?? known?.email) : undefined;
    await refuseWeakPassword(form, known ?? { email: owner, name: fieldOf(form, 'name') });
    const { account, session, address = [], quiet } = rules.limits ?? {};
    const counted: [LimitName | undefined, string | undefined][] = [
      [account, owner ? await limits.whose(owner, clientAddress) : email],
      [session, secret],
      ...address.map((limit): [LimitName, string | undefined] => [limit, clientAddress]),
    ];
    for (const [limit, of] of counted) if (limit) await limits.count(limit, of);
    const giveBackAll = async (): Promise<void> => {
      for (const [limit, of] of counted) if (limit) await limits.giveBack(limit, of);
    };
    const orGiveBack = (work: Promise<Response>) =>
      work.catch(async (error: unknown) => {
        // Without the database it ends with its window.
        if (asFailure(error).status >= 500) await giveBackAll().catch(() => undefined);
        throw error;
      });
    if (quiet) {
      if (!(await limits.isLeft(quiet, clientAddress)))
        return withHeaders(await orGiveBack(signUpQuietly(request, form, started)));
      counted.push([quiet, clientAddress]);
    }
    const response = await orGiveBack(answer(path, { request, form, confirmed, known, session: secret }));
    if (response.status >= 500) await giveBackAll().catch(() => undefined);
    if (rules.onBeat) await waitForBeat(started);
    if (response.status >= 400)
      throw await explainRefusal(response, email, {
        hasEmail,
        passwordField: fieldOf(form, 'currentPassword') === undefined ? 'password' : 'currentPassword',
      });
    for (const [limit, of] of counted) if (limit) await limits.forgive(limit, of);
    if (known) await afterChange({ ...call, owner: known, before, response }, options);
    // A password is no proof where a code is needed too.
    const isHalf = path === '/sign-in/email' && (await asksForCode(response));
    if (owner && clientAddress && !isHalf) await limits.remember(owner, clientAddress);
    return withHeaders(response);
  };
}

type Passed = {
  request: Request;
  form: unknown;
  confirmed: string | undefined;
  known: Owner | undefined;
  session: string | undefined;
};

const signedUp = z.object({ user: z.object({ id: z.string() }) });

const halfWay = z.object({ twoFactorRedirect: z.literal(true) });
const asksForCode = async (response: Response) =>
  halfWay.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  ).success;

const waitForBeat = (started: number) => sleep(BEAT_MS - ((performance.now() - started) % BEAT_MS));

/** By a reset link or a session. */
async function findOwner(link: string | undefined, secret: string | undefined, options: Options) {
  if (link !== undefined) return options.findOwnerOfLink(link);
  return secret === undefined ? undefined : options.findOwnerOfSession(secret);
}

/** @throws invalid_input when easy to guess */
async function refuseWeakPassword(form: unknown, person: { email?: string; name?: string }): Promise<void> {
  const isSignUp = fieldOf(form, 'name') !== undefined && fieldOf(form, 'email') !== undefined;
  const field = isSignUp ? 'password' : 'newPassword';
  const password = fieldOf(form, field);
  const refused = password === undefined ? undefined : await refusePassword(password, person);
  if (refused) throw invalidFields({ [field]: refused });
}

const isKnownPath = (path: string) => Object.keys(callRules).some((call) => call.endsWith(` ${path}`));

function withHeaders(response: Response): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
