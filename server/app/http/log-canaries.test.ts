import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { reportProof } from '../../../test/support/proof-report.ts';
import { enrolByPassword, type Prober } from '../../../test/support/questions-about-people.ts';
import { createLogger } from '../../platform/observability/log.ts';

const LINES = Number(process.env.LOG_LINES ?? 500);
const AT_ONCE = 8;
/** Hashing takes as long as a hundred other requests. */
const HASHES_EVERY = 100;

const canary = {
  email: 'wilhelmina.canary@market.test',
  password: 'canary battery staple',
  card: '4000000000000002',
  // Long, since five digits would occur in some request id.
  cvc: '975318642097',
  phone: '+1 503 555 0199',
};

const lines: string[] = [];
let market: Market;
let person: Prober;
beforeAll(async () => {
  const log = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  market = await openMarket({ env: { TRUST_PROXY: '1' }, overrides: { identity: undefined, log } });
  person = await enrolByPassword(market.origin, canary.email);
  // An unexpected error, for which the database reports the whole row.
  await market.sql(`alter table accounts add constraint surprise check (display_name <> '${canary.phone}')`);
});
afterAll(() => market.close());

type Sent = { body?: unknown; type?: string; proof?: string; cookie?: string };

const send = (method: string, path: string, { body, type = 'application/json', proof, cookie }: Sent = {}) =>
  fetch(`${market.origin}${path}`, {
    method,
    headers: {
      'X-Forwarded-For': '203.0.113.77',
      ...(body === undefined ? {} : { 'Content-Type': type }),
      ...(proof ? { Authorization: `Bearer ${proof}` } : {}),
      ...(cookie ? { Cookie: cookie } : {}),
    },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });

function logins(): (() => Promise<Response>)[] {
  const { email, password } = canary;
  const to = (door: string) => `/api/auth/${door}`;
  return [
    () => send('POST', to('sign-in/email'), { body: { email, password: `${password}?` } }),
    () => send('POST', to('sign-up/email'), { body: { email, password, name: 'Wilhelmina' } }),
    () => send('POST', to('sign-up/email'), { body: { email: `${lines.length}.${email}`, password, name: email } }),
  ];
}

function visits(): (() => Promise<Response>)[] {
  const { email, password, card, cvc, phone } = canary;
  const { token, idToken } = person;
  const at = encodeURIComponent(email);
  const cookie = `settee.session_token=${token}`;
  const confirm = '/sandbox/stripe/v1/payment_intents/pi_canary/confirm';
  const typed = { 'payment_method_data[card][number]': card, 'payment_method_data[card][cvc]': cvc };
  return [
    () => send('GET', `/api/users/${at}`, { proof: token, cookie }),
    () => send('GET', `/api/users/${email}?token=${token}&password=${at}`),
    () => send('GET', `/api/orders?email=${at}&token=${token}`, { proof: token }),
    () => send('GET', `/api/paid/${at}`, { proof: `${token}x` }),
    () => send('GET', `/${at}/${token}`),
    () => send('POST', '/api/auth/sign-in/email', { body: `{"email":"${email}","password":"${password}"` }),
    () => send('POST', '/api/auth/reset-password', { body: { token, newPassword: password } }),
    () => send('POST', '/api/auth/verify-email', { body: { token, password } }),
    () => send('POST', '/api/jwt', { body: { email }, proof: idToken }),
    () => send('POST', '/api/users', { body: { email, displayName: phone, type: 'buyer', password }, proof: idToken }),
    () => send('POST', '/api/furniture', { body: { phone, sellerEmail: email, card }, proof: token }),
    () => send('POST', '/api/payment-intent', { body: { price: card, previousId: token }, proof: token }),
    () => send('POST', '/api/webhooks/stripe', { body: { email, card, token } }),
    () => send('POST', confirm, { body: `${new URLSearchParams(typed)}`, type: 'application/x-www-form-urlencoded' }),
    () => send('POST', '/api/csp-reports', { body: { 'csp-report': { 'blocked-uri': `https://${at}/${token}` } } }),
  ];
}

it('no line of the log holds an e-mail, a password, a token or a card', async () => {
  const [some, others] = [visits(), logins()];
  let next = 0;
  const go = async () => {
    while (lines.length < LINES) {
      const i = next++;
      const visit = i % HASHES_EVERY === 0 ? others[(i / HASHES_EVERY) % others.length] : some[i % some.length];
      await visit?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  const secrets = { ...canary, token: person.token, idToken: person.idToken, at: encodeURIComponent(canary.email) };
  const leaks = lines.flatMap((line) =>
    Object.entries(secrets).flatMap(([name, secret]) => (line.includes(secret) ? `${name}: ${line}` : [])),
  );
  const tried = lines.length;
  expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThan(tried / 100);
  reportProof({ proof: 'Lines of the log, searched for what people keep to themselves', tried, lost: leaks.length });
  expect(leaks.slice(0, 5)).toEqual([]);
}, 1_200_000);
