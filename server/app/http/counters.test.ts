import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openMarket } from '../../../test/support/marketplace.ts';

it('the counters of limits hold no address and no email, and no hash that anybody could find again', async () => {
  const market = await openMarket({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, overrides: { identity: undefined } });
  const [address, email] = ['203.0.113.77', 'reporter@people.test'];
  const post = (path: string, body: object) =>
    fetch(`${market.origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    });
  const targetId = crypto.randomUUID();
  expect((await post('/reports', { kind: 'listing', targetId, reason: 'other', text: '', email })).status).toBe(404);
  expect((await post('/auth/sign-in/email', { email, password: 'a wrong password' })).status).toBe(401);
  const keys = async (table: string) => (await market.sql(`select key from ${table}`)).map(({ key }) => String(key));
  const [counts, tries] = [await keys('request_counts'), await keys('identity.tries')];
  expect(counts.map((key) => key.split(':')[0])).toEqual(
    expect.arrayContaining(['writesOfAddress', 'reportsOfAddress']),
  );
  expect(tries.length).toBeGreaterThanOrEqual(2);
  for (const told of [address, email])
    for (const trace of [
      told,
      ...(['hex', 'base64', 'base64url'] as const).map((as) => createHash('sha256').update(told).digest(as)),
    ])
      expect([...counts, ...tries].filter((key) => key.includes(trace))).toEqual([]);
  await market.close();
});
