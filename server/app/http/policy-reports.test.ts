import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => market.close());

const send = (body: unknown, type = 'application/csp-report') =>
  fetch(`${market.origin}/api/csp-reports`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const counted = async () => (await (await fetch(`${market.origin}/metrics`)).text()).match(/^settee_policy_.*$/gm);

it('takes reports of either form, and counts them by directive', async () => {
  const old = {
    'csp-report': {
      'document-uri': `${market.origin}/dashboard/receipt/1`,
      'violated-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.example/a.png?who=wilhelmina@market.test',
    },
  };
  expect((await send(old)).status).toBe(204);
  const body = { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink', lineNumber: 3 };
  const batch = [{ type: 'csp-violation', body }, { type: 'csp-violation', body }, { type: 'deprecation' }];
  expect((await send(batch, 'application/reports+json')).status).toBe(204);
  expect(
    (await send([{ type: 'csp-violation', body: { effectiveDirective: 'x'.repeat(50) } }], 'application/json')).status,
  ).toBe(204);
  expect(await counted()).toEqual([
    'settee_policy_reports_total{directive="img-src"} 1',
    'settee_policy_reports_total{directive="require-trusted-types-for"} 2',
    'settee_policy_reports_total{directive="other"} 1',
  ]);
});

it('refuses invalid, too large and too many reports', async () => {
  expect((await send('not json')).status).toBe(400);
  expect((await send({ hello: 'there' })).status).toBe(400);
  expect((await send('hello', 'text/plain')).status).toBe(415);
  expect((await send({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } })).status).toBe(413);
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await send([])).status));
  expect(statuses).toContain(429);
  expect(statuses).toContain(204);
});
