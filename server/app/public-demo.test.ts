import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../test/adapter/identity-target.ts';
import { createVisitor } from '../../test/support/actor.ts';
import { type Market, openMarket } from '../../test/support/marketplace.ts';
import { createTestIdentity } from '../../test/support/test-identity.ts';
import { verifyBooks } from '../features/checkout/books/verify-books.ts';
import { DEMO_PASSWORD, googlePeople } from './demo/people.ts';
import { restoreDemo } from './demo/restore-demo.ts';
import { seedDemo } from './demo/seed-demo.ts';

const env = { PUBLIC_DEMO: 'yes', PUBLIC_URL: 'https://try.chairs.org' };

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env, overrides: { identity: undefined } });
});
afterAll(() => market.close());

const post = (path: string, body: object) =>
  fetch(`${market.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('nobody is an admin, also not with a token from before', async () => {
  const other = await openMarket({ env, overrides: { identity: createTestIdentity() } });
  const [known, late] = [await other.buyer(), await other.buyer()];
  await known.api.getAccount();
  await other.sql(`update accounts set type = 'admin'`);
  const people = { params: { type: 'buyer' as const }, query: {} };
  await expect(known.api.listUsers(people)).rejects.toMatchObject({ status: 401 });
  await expect(late.api.listUsers(people)).rejects.toMatchObject({
    status: 403,
    body: { message: 'This is a public demonstration. Nobody can log in as an admin here.' },
  });
  await other.close();
});

it('each person sees their own mail only', async () => {
  const ada = { email: 'ada@people.test', password: 'a long password', name: 'Ada' };
  const bo = { email: 'bo@people.test', password: 'a long password', name: 'Bo' };
  const answers = [await post('/api/auth/sign-up/email', ada), await post('/api/auth/sign-up/email', bo)];
  const cookies = answers.map((answer) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  );
  await post('/api/auth/request-password-reset', { email: ada.email });
  await post('/api/auth/request-password-reset', { email: bo.email });
  await market.drainJobs();
  const mailFor = async (cookie: string | undefined) =>
    (
      await fetch(`${market.origin}/sandbox/mail?to=${ada.email}`, { headers: cookie ? { Cookie: cookie } : {} })
    ).text();
  expect(await mailFor(cookies[0])).toContain('To ada@people.test');
  const bosPage = await mailFor(cookies[1]);
  expect(bosPage).toContain('To bo@people.test');
  expect(bosPage).not.toContain('ada@people.test');
  expect(await mailFor(undefined)).not.toContain('To ');
});

const visit = (at = market) => createClient(at.origin);

async function byGoogle(client: ReturnType<typeof visit>, form: Record<string, string>) {
  const asked = await client.post('/api/auth/sign-in/social', { provider: 'google', callbackURL: '/google' });
  const { url } = (await asked.json()) as { url: string };
  const chosen = await client.send(url, { method: 'POST', body: new URLSearchParams(form) });
  const back = chosen.headers.get('Location');
  return back ? client.send(back) : chosen;
}

it('the stand-in for Google signs in its own people only, and joins none to an account with a password', async () => {
  // The identity service must reach the stand-in at its own address.
  const near = await openMarket({ env: { PUBLIC_DEMO: 'yes' }, overrides: { identity: undefined } });
  const [robin, noor] = googlePeople;
  const made = await byGoogle(visit(near), { name: 'Not Ada', email: 'ada@people.test' });
  expect(made.status).toBe(422);
  const visitor = visit(near);
  expect((await byGoogle(visitor, { email: robin.email })).headers.get('Location')).toBe('/google');
  expect(await visitor.token()).not.toBe('');

  await near.services.identity.createLogin?.({ ...noor, password: 'a password of somebody' });
  const landed = await byGoogle(visit(near), { email: noor.email });
  expect(landed.headers.get('Location')).toContain('error=account_not_linked');
  await near.close();
});

it('changes nothing about the demo’s own people', async () => {
  const { identity } = market.services;
  await seedDemo(
    market.services,
    (person) => identity.createLogin?.(person) ?? Promise.reject(new Error('No logins.')),
  );
  const email = 'seller@settee.test';
  const visitor = visit();
  await visitor.post('/api/auth/sign-in/email', { email, password: DEMO_PASSWORD });
  const newPassword = 'mine from now on';
  const refusals = await Promise.all([
    visitor.post('/api/auth/change-password', {
      currentPassword: DEMO_PASSWORD,
      newPassword,
      revokeOtherSessions: true,
    }),
    visitor.post('/api/auth/two-factor/enable', { password: DEMO_PASSWORD }),
    visitor.send('/api/auth/passkey/generate-register-options'),
    post('/api/auth/request-password-reset', { email }),
    post('/api/auth/request-password-reset', { email: googlePeople[2].email }),
    post('/api/auth/sign-up/email', { email: googlePeople[2].email, name: 'Not Sam', password: newPassword }),
  ]);
  for (const refused of refusals)
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { message: expect.stringContaining('public demonstration') },
    ]);
  const idToken = await visitor.token();
  const proven = createVisitor(market.origin, async () => idToken);
  const { token } = await proven.api.issueToken({ body: { email } });
  const person = createVisitor(market.origin, async () => token);
  const calls = [
    () => proven.api.deleteAccount(),
    () => proven.api.endOtherSessions(),
    () => proven.api.endSession({ params: { id: 'x' } }),
    () => person.api.updateAccount({ body: { displayName: 'Mine' } }),
    () => person.api.openSellerAccount({ body: { holder: 'Mine', account: 'DE89370400440532013000' } }),
    () => person.api.changeNotificationChoices({ body: { quietFrom: 22 } as object }),
    () => person.api.changeAlertChoices({ body: { sold: false } }),
    () => person.api.changeSellingAs({ body: { kind: 'private' } }),
    () => person.api.saveTaxDetails({ body: { legalName: 'Mine', address: 'Mine', taxNumber: '1' } }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 403 });
  expect(await person.api.getAccount()).toMatchObject({ displayName: 'Marta Lindqvist' });
  await visit().post('/api/auth/sign-in/email', { email, password: DEMO_PASSWORD });
  expect(await proven.api.listSessions()).toMatchObject([{ isCurrent: true }]);
  const endpoint = 'https://push.example/of-another-visitor';
  await market.sql(
    `insert into push_subscriptions (id, endpoint, account_id, p256dh, auth) select gen_random_uuid(), $1, id, 'x', 'x' from accounts where email = $2`,
    [endpoint, email],
  );
  const download = JSON.stringify(await proven.api.exportAccount());
  expect(download).toContain('Marta Lindqvist');
  expect(download).not.toContain(endpoint);
  expect(download).toContain('"login":[]');
});

it('the demo is as it was at first after each night, whatever visitors did', async () => {
  const near = await openMarket({ env: { PUBLIC_DEMO: 'yes', SEED: 'demo' }, overrides: { identity: undefined } });
  const firstly = {
    email: 'seller@settee.test',
    look: () =>
      near.sql(
        `select a.email, a.display_name, count(l.id)::int as listings, coalesce(sum(l.price_cents), 0)::int as prices
         from accounts a left join listings l on l.seller_id = a.id and l.state = 'available' group by a.id order by a.email`,
      ),
  };
  const before = await firstly.look();
  const visitor = visit(near);
  const email = 'ada@people.test';
  await visitor.post('/api/auth/sign-up/email', { email, password: 'a long password', name: 'Ada' });
  const call = async (client: ReturnType<typeof visit>, address: string) => {
    const idToken = await client.token();
    const proven = createVisitor(near.origin, async () => idToken);
    if (address === email) await proven.api.createUser({ body: { displayName: 'Ada', email, type: 'buyer' } });
    const { token } = await proven.api.issueToken({ body: { email: address } });
    return createVisitor(near.origin, async () => token);
  };
  const ada = await call(visitor, email);
  const [listing] = await near.sql(
    `select l.id, l.price_cents from listings l join accounts a on a.id = l.seller_id
     where l.state = 'available' and a.email = 'ines@settee.test' limit 1`,
  );
  const previousId = String(listing?.id);
  await near.buy(ada as Parameters<typeof near.buy>[0], {
    id: previousId,
    price: String(Number(listing?.price_cents) / 100),
    seller: ada as Parameters<typeof near.buy>[0],
  });
  const marta = visit(near);
  await marta.post('/api/auth/sign-in/email', { email: firstly.email, password: DEMO_PASSWORD });
  const person = await call(marta, firstly.email);
  const [own] = await near.sql(
    `select l.id from listings l join accounts a on a.id = l.seller_id where l.state = 'available' and a.email = $1 limit 1`,
    [firstly.email],
  );
  await person.api.removeListing({ params: { id: String(own?.id) } });
  expect(await firstly.look()).not.toEqual(before);

  await restoreDemo(near.services);
  expect(await firstly.look()).toEqual(before);
  expect(await visitor.token()).toBe('');
  const again = visit(near);
  await again.post('/api/auth/sign-in/email', { email: firstly.email, password: DEMO_PASSWORD });
  expect(await (await call(again, firstly.email)).api.getAccount()).toMatchObject({ displayName: 'Marta Lindqvist' });
  expect(await verifyBooks(near.services.db)).toEqual([]);
  await restoreDemo(near.services);
  expect(await firstly.look()).toEqual(before);
  await near.close();
});

it('the stand-ins accept no body larger than a form', async () => {
  const body = new URLSearchParams({ email: 'x'.repeat(300_000) });
  for (const path of ['/sandbox/google/token', '/sandbox/stripe/v1/payment_intents'])
    expect([path, (await fetch(`${market.origin}${path}`, { method: 'POST', body })).status]).toEqual([path, 413]);
});
