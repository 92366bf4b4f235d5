import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession, setSession } from '../../../platform/session.ts';
import { rememberShownTerms } from '../../legal/shown-terms.ts';
import { signIn, signUp } from './sign-in.ts';

const ida = { email: 'ida@example.com', password: 'a good password' };
const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
const record = { _id: '1', displayName: 'Ida', email: ida.email, type: 'buyer', isVarified: false };

let waiting: { address: string; answer: (status: number, body: unknown) => void }[];

async function answer(address: string, body: unknown, status = 200): Promise<void> {
  await vi.waitUntil(() => waiting.some((call) => call.address === address), { timeout: 120_000 });
  const [call] = waiting.splice(
    waiting.findIndex((one) => one.address === address),
    1,
  );
  call?.answer(status, body);
}

beforeEach(() => {
  waiting = [];
  localStorage.clear();
  setSession({ status: 'signed-out' });
  rememberShownTerms({ terms: 2, privacy: 1 });
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise((resolve) => {
        const send = (status: number, body: unknown) => resolve(Response.json(body, { status }));
        waiting.push({ address, answer: send });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const settings = { identity: { kind: 'local', google: true } };
async function exchangeProof(): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await answer('/api/jwt', { token: tokenOf({ iat: now, exp: now + 300 }) });
  expect(getSession().status).toBe('loading');
  await answer('/api/account', record);
}

// spec §4: Auth: loading during sign in
test('the session is loading until it is known (spec §4)', async () => {
  const entering = signIn(ida);
  expect(getSession().status).toBe('loading');
  await answer('/api/settings', settings);
  await answer('/api/auth/sign-in/email', {});
  await answer('/api/auth/token', { token: tokenOf(ida) });
  await exchangeProof();
  expect(await entering).toBe('entered');
  expect(getSession()).toMatchObject({ status: 'signed-in', account: { displayName: 'Ida' } });
});

// spec §4: Auth: loading during sign up
test('signing up is on loading until the account is there (spec §4)', async () => {
  const entering = signUp({ ...ida, name: 'Ida', type: 'seller' });
  expect(getSession().status).toBe('loading');
  await answer('/api/auth/sign-up/email', {});
  await answer('/api/auth/token', { token: tokenOf(ida) });
  expect(getSession().status).toBe('loading');
  await answer('/api/users', { acknowledged: true, insertedId: '1' }, 201);
  await exchangeProof();
  expect(await entering).toBe('created');
  expect(getSession().status).toBe('signed-in');
});

test('a removed person is not sent to sign up', async () => {
  const entering = signUp({ ...ida, name: 'Ida', type: 'buyer' });
  const refused = expect(entering).rejects.toThrow(
    'The account for this login was closed. Write to us within 30 days and we can restore it.',
  );
  await answer('/api/auth/sign-up/email', { code: 'email_taken', message: 'Taken.' }, 409);
  await answer('/api/auth/sign-in/email', {});
  await answer('/api/auth/token', { token: tokenOf(ida) });
  await answer('/api/users', { code: 'identity_not_proven', message: 'Not proven.' }, 401);
  await answer('/api/auth/sign-out', {});
  await refused;
  expect(getSession().status).toBe('signed-out');
});

test('a removed person who logs in reads what the server says about it', async () => {
  const entering = signIn(ida);
  const refused = expect(entering).rejects.toThrow('You deleted this account.');
  await answer('/api/auth/sign-in/email', {});
  await answer('/api/auth/token', { token: tokenOf(ida) });
  await answer('/api/jwt', { code: 'account_removed', message: 'You deleted this account.' }, 401);
  await answer('/api/auth/sign-out', {});
  await refused;
  expect(getSession().status).toBe('signed-out');
});

// spec §4: Auth: loading during sign in
test('after a refused login the form can be used again, and nobody is signed in (spec §4)', async () => {
  const entering = signIn(ida);
  const refused = expect(entering).rejects.toThrow('That email and password do not match.');
  await answer(
    '/api/auth/sign-in/email',
    { code: 'wrong_login', message: 'That email and password do not match.' },
    401,
  );
  await refused;
  expect(getSession()).toEqual({ status: 'signed-out' });
});
