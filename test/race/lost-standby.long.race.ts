import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/platform/db/database.ts';
import { type Market, openMarket } from '../support/marketplace.ts';
import { type ClusterKit, findClusterKit, startClusterOfStandby } from '../support/postgres-cluster.ts';

/** More than the pool has. */
const CALLS = 40;
/** Milliseconds: a commit without an answer is given up after eight seconds. */
const GIVEN_UP_WITHIN = 10_000;
/** Milliseconds, on a busy machine. */
const AT_ONCE = 2_000;

const alerts: string[] = [];
const refusedInPause: string[] = [];
let kit: ClusterKit;
let cluster: Awaited<ReturnType<typeof startClusterOfStandby>>;
let market: Market;

beforeAll(async () => {
  kit = await findClusterKit(process.env.TEST_DATABASE_URL ?? '', await mkdtemp(join(tmpdir(), 'settee-standby-')));
  cluster = await startClusterOfStandby(kit);
  const log = pino({ level: 'error' }, { write: readLine });
  const database = await openDatabase({ kind: 'server', url: cluster.url });
  market = await openMarket({ overrides: { log, database }, env: { RATE_LIMITS: 'on' } });
});
afterAll(async () => {
  await market.close();
  await cluster.stop();
  await rm(kit.folder, { recursive: true, force: true });
});

function readLine(line: string): void {
  const { msg, err } = JSON.parse(line);
  alerts.push(msg);
  if (err?.code === '25006') refusedInPause.push(line);
}

const read = async (path: string) => {
  const answer = await fetch(`${market.origin}${path}`);
  return { status: answer.status, text: await answer.text() };
};

const timed = async <T>(work: Promise<T>): Promise<T & { took: number }> => {
  const since = performance.now();
  return { ...(await work), took: performance.now() - since };
};

const waitingCommits = async () => {
  const [row] = await market.sql(`select count(*)::int as waiting from pg_stat_activity where wait_event = 'SyncRep'`);
  return Number(row?.waiting);
};

it('serves reads while commits wait for a lost standby, refuses writes at once, and loses and doubles none', async () => {
  const buyer = await market.buyer();
  const [first, second] = [await market.listing(), await market.listing()];
  const paying = await market.listing();
  await buyer.api.addWish({ body: { previousId: paying.id } });
  const paid = { previousId: paying.id, price: paying.price };
  const { clientSecret } = await buyer.api.createPaymentIntent({ body: paid });
  const wish = ({ id }: { id: string }) => timed(buyer.callOnce('addWish', { body: { previousId: id } }));
  const confirm = () => timed(buyer.callOnce('confirmPayment', { params: { previousId: paying.id } }));
  await market.confirmCard(clientSecret);

  await cluster.loseStandby();
  const [unknown, payment] = await Promise.all([wish(first), confirm()]);
  expect(unknown).toMatchObject({ status: 503, body: { code: 'busy' } });
  // The local card provider has the same database. Its event may have made the sale before.
  expect([200, 502, 503]).toContain(payment.status);
  for (const { took } of [unknown, payment]) expect(took).toBeLessThan(GIVEN_UP_WITHIN);
  expect(await read('/readyz')).toEqual({ status: 200, text: '{"status":"ready","writes":"paused"}' });
  expect(alerts).toContain('commits wait for a standby, and nothing is written until it is back');
  expect((await read('/metrics')).text).toMatch(/^settee_commits_waiting [1-9]/m);

  const before = await waitingCommits();
  const refused = await Promise.all(Array.from({ length: CALLS }, () => wish(second)));
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(answer.took).toBeLessThan(AT_ONCE);
  }
  for (const path of [
    '/api/furniture-available',
    `/api/listing/${first.id}`,
    '/api/search?words=chair',
    '/sitemap.xml',
  ])
    expect([path, (await read(path)).status]).toEqual([path, 200]);
  expect(await buyer.callOnce('listWishes', { query: { email: buyer.email } })).toMatchObject({ status: 200 });
  expect(await waitingCommits()).toBeLessThanOrEqual(before);

  // Jobs and clocks try each second.
  expect(refusedInPause).toEqual([]);

  await cluster.returnStandby();
  await vi.waitFor(async () => expect((await read('/readyz')).text).toBe('{"status":"ready"}'), { timeout: 120_000 });
  for (const listing of [first, second]) expect((await wish(listing)).status).toBeLessThan(300);
  expect(await confirm()).toMatchObject({ status: 200 });
  await market.drainJobs();
  const { items } = await buyer.api.listWishes({ query: { email: buyer.email } });
  expect(items).toHaveLength(3);
  expect(await market.sql('select count(*)::int as sales from sales')).toEqual([{ sales: 1 }]);
});
