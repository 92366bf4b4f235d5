import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../test/support/marketplace.ts';
import { createTestIdentity } from '../../test/support/test-identity.ts';

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
