import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { alertCases } from '../../../test/support/alert-cases.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { firingAlerts, readAlerts, seriesOf, testRules } from '../../../test/support/prometheus-rules.ts';
import { selectorsOf } from '../../../test/support/promql-selectors.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { startScheduler } from '../jobs/scheduler.ts';

const dashboards = fileURLToPath(new URL('../../../deploy/grafana/', import.meta.url));

let market: Market;
let isMailAway = false;
beforeAll(async () => {
  const mailer = {
    delivers: false,
    async send() {
      if (isMailAway) throw new Error('There is no such mail server.');
    },
  };
  // Alerts are counted where they are logged.
  market = await openMarket({ env: { LOG_LEVEL: 'error' }, overrides: { mailer }, hasPeriodicWork: true });
});
afterAll(() => market.close());

const page = async (origin = market.origin) => (await fetch(`${origin}/metrics`)).text();

/** A busy machine is slow, not wrong. */
const ofSlowMachines = ['SetteeEventLoopLag', 'SetteeSlow'];

/** The alerts that would fire if the server went on as it did while something happened. */
const firingAfter = async (happens: () => Promise<unknown>, origin = market.origin) => {
  const before = await page(origin);
  await happens();
  await passCache();
  const firing = await firingAlerts(seriesOf(before, await page(origin)));
  return firing.filter((name) => !ofSlowMachines.includes(name));
};

/** Figures from the database are cached for five seconds. */
const passCache = () => new Promise((resolve) => setTimeout(resolve, 5_100));

async function makeTraffic(): Promise<void> {
  const buyer = await market.buyer();
  const listing = await market.listing();
  await market.buy(buyer, listing);
  await market.stranger.api.searchListings({ query: { words: 'chair' } });
  await market.stranger.api.listAvailable({ query: {} });
  await market.stranger.api.listAvailable({ query: {} });
  await market.drainJobs();
}

it('fires nothing at a healthy server with traffic', async () => {
  expect(await firingAfter(makeTraffic)).toEqual([]);
});

it('fires each alert in a state that it describes', async () => {
  const alerts = await readAlerts();
  expect(Object.keys(alertCases)).toEqual(alerts.map(({ alert }) => alert));
  const cases = Object.entries(alertCases).map(([alert, { series, labels = {} }]) => ({
    input: series,
    expected: [{ alert, labels: [labels] }],
  }));
  expect(await testRules(cases)).toContain('SUCCESS');
});

/** Every expression of the dashboards and rules, with its place. */
async function readExpressions(): Promise<{ where: string; expr: string }[]> {
  const files = (await readdir(dashboards)).filter((name) => name.endsWith('.json'));
  const boards = await Promise.all(
    files.map(async (file) => {
      const { panels } = JSON.parse(await readFile(`${dashboards}${file}`, 'utf8'));
      return (panels as { title: string; targets?: { expr: string }[] }[]).flatMap(({ title, targets = [] }) =>
        targets.map(({ expr }) => ({ where: `${file}: ${title}`, expr })),
      );
    }),
  );
  return [...boards.flat(), ...(await readAlerts()).map(({ alert, expr }) => ({ where: alert, expr }))];
}

it('has in /metrics each name and each label that dashboards and alerts ask for', async () => {
  await makeTraffic();
  market.services.metrics.policyBroken('connect-src');
  market.services.log.error({ alert: true }, 'the books are not in order');
  const samples = await page();
  const added = ['job', 'instance'];
  const labelsOf = (metric: string) =>
    [...samples.matchAll(new RegExp(`^${metric}\\{(.*)\\} `, 'gm'))].flatMap(([, labels = '']) =>
      [...labels.matchAll(/(\w+)="/g)].map(([, name = '']) => name),
    );
  // Patroni's numbers are asked for in test/long/promotion.long.ts.
  const isOfOthers = (metric: string) => metric === 'up' || metric.startsWith('patroni_');
  const isAnswered = (metric: string) => isOfOthers(metric) || new RegExp(`^${metric}[{ ]`, 'm').test(samples);
  const asked = await readExpressions();
  expect(asked.length).toBeGreaterThan(60);
  const missing = asked.flatMap(({ where, expr }) =>
    selectorsOf(expr).flatMap(({ metric, labels }) => [
      ...(isAnswered(metric) ? [] : [`${where}: ${metric}`]),
      ...labels
        .filter((label) => !isOfOthers(metric) && !added.includes(label) && !labelsOf(metric).includes(label))
        .map((label) => `${where}: ${metric}{${label}}`),
    ]),
  );
  expect(missing).toEqual([]);
});

describe('a server in trouble', () => {
  it('says that a mail was given up', async () => {
    isMailAway = true;
    const firing = await firingAfter(async () => {
      await inTransaction(market.services.db, (tx) =>
        market.services.jobs.enqueue(tx, 'send-mail', [{ to: 'a@b.test', subject: 's', text: 't' }]),
      );
      await market.sql(
        `update jobs.job set retry_count = retry_limit, state = 'retry' where name = 'send-mail' and state <> 'completed'`,
      );
      await vi.waitFor(
        async () =>
          expect(await market.sql(`select 1 from jobs.job where name = 'send-mail' and state = 'failed'`)).toHaveLength(
            1,
          ),
        { timeout: 120_000 },
      );
    });
    isMailAway = false;
    expect(firing).toEqual(expect.arrayContaining(['SetteeAskedForPerson', 'SetteeJobsFail', 'SetteeMailsFailed']));
    await market.sql(`delete from jobs.job where name = 'send-mail'`);
  });

  it('says that webhooks are refused', async () => {
    const headers = { 'Stripe-Signature': 't=1,v1=00' };
    const firing = await firingAfter(() =>
      Promise.all(
        Array.from({ length: 5 }, () =>
          fetch(`${market.origin}/api/webhooks/stripe`, { method: 'POST', headers, body: '{}' }),
        ),
      ),
    );
    expect(firing).toContain('SetteeWebhooksFail');
  });

  it('says that a periodic job did not run', async () => {
    const firing = await firingAfter(async () => {
      await market.sql(`update jobs.schedule set updated_on = now() - interval '3 hours' where key = 'sweep-images'`);
      await market.sql(`delete from jobs.job where name = 'periodic' and data ->> 'name' = 'sweep-images'`);
    });
    expect(firing).toContain('SetteePeriodicJobMissed');
    await market.sql(`update jobs.schedule set updated_on = now()`);
  });

  it('says that a process cannot find out which work waits', async () => {
    await market.sql('alter table imports rename to imports_away');
    const firing = await firingAfter(async () => {
      await vi.waitFor(
        async () => expect(await page()).toMatch(/^settee_job_seconds_count\{name="findDueWork",outcome="failed"\}/m),
        { timeout: 120_000 },
      );
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 900_000 });
    });
    vi.useRealTimers();
    expect(firing).toContain('SetteeDueWorkNotRead');
    await market.sql('alter table imports_away rename to imports');
  });

  it('says that the books are wrong', async () => {
    const listing = await market.listing();
    await market.sql(`update listings set state = 'held' where id = $1`, [listing.id]);
    const scheduler = startScheduler(market.services, 0);
    const firing = await firingAfter(async () => {
      await vi.waitFor(async () => expect(await page()).toMatch(/^settee_books_broken 1$/m), { timeout: 120_000 });
    });
    await scheduler.stop();
    expect(firing).toContain('SetteeBooksBroken');
    expect(firing).toContain('SetteeAskedForPerson');
    await market.sql(`update listings set state = 'available' where id = $1`, [listing.id]);
  });

  it('says that calls wait for a connection, and that it cannot serve', async () => {
    const full = await openMarket();
    const { db, pool } = full.services;
    const buyer = await full.buyer();
    await buyer.token();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const taken = Array.from({ length: pool.options.max }, () => db.connection().execute(() => held));
    const waiting = [1, 2].map(() => buyer.callOnce('listWishes', { query: { email: buyer.email } }));
    const firing = await firingAfter(async () => undefined, full.origin);
    release();
    await Promise.all([...taken, ...waiting]);
    await full.close();
    expect(firing).toEqual(
      expect.arrayContaining(['SetteeDatabaseUnreachable', 'SetteeNotReady', 'SetteePoolExhausted']),
    );
  });
});
