import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { Failure, invalidFields } from '../../shared/errors.ts';

const session = z.object({ user: z.object({ email: z.string() }) });

type Asked = {
  /** The e-mail that the mailed link is about. */
  email: string;
  password: string | undefined;
  /** Asks Better Auth as the browser that sent the request. */
  ask(path: string, body?: object): Promise<Response>;
  /** Keeps that the e-mail belongs to the person who holds the account. */
  setOwnerProven(email: string): Promise<void>;
};

/**
 * Whose e-mail a mailed link confirms.
 * @throws invalid_input when the link is broken or its time is over
 */
export async function readConfirmLink(token: string, secret: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    if (typeof payload.email === 'string' && payload.updateTo === undefined) return payload.email;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Failure('invalid_input', { message: 'This link has been used or has expired. Please request a new one.' });
}

/**
 * Confirms an e-mail for the person who reads its mail and also holds the account, by its session or its password.
 * The owner of an address thereby confirms no account that a stranger made with it.
 * @returns an answer that signs the person in when they came with the password
 * @throws invalid_input that asks for the password, or says that it is wrong
 */
export async function confirmEmail({ email, password, ask, setOwnerProven }: Asked): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (password !== undefined) {
    const signedIn = await ask('/sign-in/email', { email, password });
    if (!signedIn.ok) throw invalidFields({ password: 'This is not the password of this account.' });
    for (const cookie of signedIn.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  } else {
    const known = session.safeParse(await (await ask('/get-session')).json().catch(() => undefined));
    if (known.data?.user.email !== email)
      throw invalidFields({ password: 'Enter the password of this account to confirm its email.' });
  }
  await setOwnerProven(email);
  return new Response(JSON.stringify({ status: true }), { headers });
}
