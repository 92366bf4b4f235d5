import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Failure, invalidFields } from '../../shared/errors.ts';
import { identityRefusals } from '../../shared/words/refusals/identity.ts';
import type { Clock } from '../ports/clock.ts';
import { CONFIRM_SECONDS } from './local-identity-mail.ts';

const session = z.object({ user: z.object({ email: z.string() }) });

type Confirmation = {
  email: string;
  password: string | undefined;
  /** The token of the session that asks. */
  session: string | undefined;
  /** With the original request's headers. */
  send(path: string, body?: object): Promise<Response>;
  setOwnerProven(email: string, kept?: string): Promise<boolean>;
};

/** As Better Auth's link, but by the database's time. */
export function signConfirmLink(email: string, secret: string, clock: Clock): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + CONFIRM_SECONDS)
    .sign(new TextEncoder().encode(secret));
}

/** @throws invalid_input */
export async function readConfirmLink(token: string, secret: string, clock: Clock): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: clock.now(),
    });
    if (typeof payload.email === 'string' && payload.updateTo === undefined) return payload.email;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Failure('invalid_input', { reason: identityRefusals.linkUsed() });
}

/**
 * Needs the session or password: nobody confirms a stranger's account by accident.
 * @returns a response that signs in, with the password
 * @throws invalid_input for a missing or wrong password
 */
export async function confirmEmail({
  email,
  password,
  session: kept,
  send,
  setOwnerProven,
}: Confirmation): Promise<Response> {
  if (password === undefined) {
    const known = session.safeParse(await (await send('/get-session')).json().catch(() => undefined));
    if (known.data?.user.email !== email) throw invalidFields({ password: identityRefusals.passwordToConfirm() });
    await setOwnerProven(email, kept);
    return Response.json({ status: true });
  }
  const tried = await send('/sign-in/email', { email, password });
  if (!tried.ok) throw invalidFields({ password: identityRefusals.notThisPassword() });
  // A first proof ends every older session and factor, so log in afterwards.
  await setOwnerProven(email);
  const signedIn = await send('/sign-in/email', { email, password });
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const cookie of signedIn.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify({ status: true }), { headers });
}
