import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shamFullDisk } from '../../../test/support/full-disk.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { probeFolder } from '../../platform/files/probe-folder.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const read = async (path: string) => {
  const response = await fetch(`${market.origin}${path}`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

it('reports liveness and readiness', async () => {
  expect(await read('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  // The search is read first.
  await expect.poll(() => read('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
});

it('takes itself out of service when a write found the disk full, until there is room again (reliability T29)', async () => {
  const disk = shamFullDisk((statement) => market.services.pool.query(statement));
  const buyer = await market.buyer();
  const listings = await Promise.all(Array.from({ length: 20 }, () => market.listing()));
  await disk.fill();
  expect(await read('/readyz')).toMatchObject({ status: 200 });
  const wishes = await Promise.all(listings.map(({ id }) => buyer.callOnce('addWish', { body: { previousId: id } })));
  const refusals = wishes.filter(({ status }) => status >= 400);
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(await read('/readyz')).toMatchObject({ status: 503 });
  expect(await read('/readyz')).toMatchObject({ status: 503 });
  await disk.free();
  expect(await read('/readyz')).toMatchObject({ status: 200 });
  const { items } = await buyer.api.listWishes({ query: { email: buyer.email } });
  expect(items).toHaveLength(listings.length - refusals.length);
});

it("counts in Prometheus' format, without personal data", async () => {
  const buyer = await market.buyer();
  const listing = await market.listing();
  await market.buy(buyer, listing);
  const refused = await market.buyer();
  await expect(refused.api.confirmPayment({ params: { previousId: listing.id } })).rejects.toMatchObject({
    code: 'not_found',
  });

  const { status, type, text } = await read('/metrics');
  expect(status).toBe(200);
  expect(type).toContain('text/plain');
  for (const line of [
    'settee_purchase_moves_total{from="none",to="held"} 1',
    'settee_purchase_moves_total{from="held",to="intent_ready"} 1',
    'settee_purchase_moves_total{from="intent_ready",to="paid"} 1',
    'settee_answers_total{call="confirmPayment",code="ok"} 1',
    'settee_answers_total{call="confirmPayment",code="not_found"} 1',
    'settee_http_seconds_count{call="createPaymentIntent",method="POST",status="2xx"} 1',
    'settee_holds_live 0',
    'settee_refunds_failed 0',
    'settee_mails_failed 0',
    'settee_events_parked 0',
    'settee_archive_stuck 0',
    'settee_pictures_broken 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).not.toMatch(/@market\.test|[0-9a-f]{8}-[0-9a-f]{4}-/);
});

describe('access to the metrics', () => {
  const request = async (origin: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origin}/metrics`, { headers })).status;

  it('is refused through a proxy', async () => {
    expect(await request(market.origin, { 'X-Forwarded-For': '203.0.113.5' })).toBe(404);
  });

  it('is given to everybody with the token, once one is set', async () => {
    const guarded = await openMarket({ env: { METRICS_TOKEN: 'a token for the numbers' } });
    expect(await request(guarded.origin)).toBe(404);
    expect(await request(guarded.origin, { Authorization: 'Bearer a token for the other' })).toBe(404);
    expect(await request(guarded.origin, { Authorization: 'Bearer a token for the numbers' })).toBe(200);
    await guarded.close();
  });
});

// Last, since a server that has begun to stop cannot start again.
it('takes itself out of service when it was told to stop, and a check that still waits makes no folder', async () => {
  const { config, db, lifecycle, pool } = market.services;
  const uploads = join(config.dataDir, 'uploads');
  await rm(uploads, { recursive: true });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const taken = Array.from({ length: pool.options.max }, () => db.connection().execute(() => held));
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(pool.options.max);
  expect(await read('/readyz')).toMatchObject({ status: 503 });
  lifecycle.stop();
  expect(await read('/readyz')).toMatchObject({ status: 503, text: '{"status":"not ready"}' });
  expect(await read('/healthz')).toMatchObject({ status: 200 });
  release();
  await Promise.all(taken);
  await expect.poll(() => pool.waitingCount + pool.totalCount - pool.idleCount).toBe(0);
  // The same work elsewhere takes as long.
  await probeFolder(join(config.dataDir, 'elsewhere'));
  expect(existsSync(uploads)).toBe(false);
});
