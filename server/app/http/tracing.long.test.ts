import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { openMarket } from '../../../test/support/marketplace.ts';
import { startCollector } from '../../../test/support/otlp-collector.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/observability/log.ts';
import { createOtlpTracing } from '../../platform/observability/otlp-tracing.ts';

const [SERVER, CLIENT, ERROR] = [2, 3, 2];
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.stop());

const openTraced = (env = {}) => openMarket({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...env } });

it('sends a span for each call, named after its route, with its queries and calls to others below it', async () => {
  const market = await openTraced({ TRUST_PROXY: '1' });
  const buyer = await market.buyer();
  await market.buy(buyer, await market.listing());
  await buyer.fetch(`/api/users/${encodeURIComponent(buyer.email)}`, { headers: { traceparent } });
  await market.close();

  const spans = collector.spans();
  const pay = spans.find(({ name }) => name === 'POST /api/payment-intent');
  expect(pay).toMatchObject({
    kind: SERVER,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/payment-intent',
      'http.response.status_code': 200,
    },
  });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === pay?.spanId);
  expect(below.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['card-provider createIntent', 'INSERT purchases', 'COMMIT']),
  );
  expect(below.every(({ kind, traceId }) => kind === CLIENT && traceId === pay?.traceId)).toBe(true);
  expect(spans.find(({ traceId, kind }) => traceId === TRACE && kind === SERVER)).toMatchObject({
    name: 'GET /api/users/:email',
    parentSpanId: 'b7ad6b7169203331',
  });
});

it('sends nothing about a person: no email, no id, no parameter of a query', async () => {
  const market = await openTraced();
  const buyer = await market.buyer({ name: 'Canary Person' });
  const listing = await market.listing({ description: 'Canary words' });
  await market.buy(buyer, listing);
  await buyer.callOnce('listWishes', { query: { email: buyer.email } });
  await market.close();
  expect(collector.spans().length).toBeGreaterThan(50);
  for (const canary of ['Canary', '@market.test', encodeURIComponent('@market.test'), buyer.id, listing.id])
    expect(collector.sent()).not.toContain(canary);
});

it('traces background work on its own, and only runs that found something to do', async () => {
  const market = await openTraced();
  const mail = { to: 'a@b.test', subject: 's', text: 't' };
  await inTransaction(market.services.db, (tx) => market.services.jobs.enqueue(tx, 'send-mail', [mail]));
  await market.drainJobs();
  const buyer = await market.buyer();
  await market.buy(buyer, await market.listing());
  await market.drainJobs();
  await market.close();
  const spans = collector.spans();
  const jobs = spans.filter(({ name }) => name.startsWith('job '));
  expect(jobs.every(({ parentSpanId }) => !parentSpanId)).toBe(true);
  expect(jobs.map(({ name }) => name)).toContain('job processEvents');
  // A worker looks each second; a look without a result is not sent.
  const ids = new Set(spans.map(({ spanId }) => spanId));
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
});

it('ignores a traceparent that a visitor invents, and traces as many calls as the sampler says', async () => {
  const market = await openTraced();
  await fetch(`${market.origin}/api/furniture-available`, { headers: { traceparent } });
  await market.close();
  expect(collector.spans().length).toBeGreaterThan(0);
  expect(collector.sent()).not.toContain(TRACE);

  const before = collector.spans().length;
  const silent = await openTraced({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  await fetch(`${silent.origin}/api/furniture-available`);
  await silent.close();
  expect(collector.spans()).toHaveLength(before);
});

it('marks a call that failed, without the message of the error', async () => {
  const market = await openTraced();
  const listWishes = market.services.db.selectFrom.bind(market.services.db);
  const buyer = await market.buyer();
  await buyer.token();
  market.services.db.selectFrom = () => {
    throw new Error(`nothing for ${buyer.email}`);
  };
  expect(await buyer.callOnce('listWishes', { query: { email: buyer.email } })).toMatchObject({ status: 500 });
  market.services.db.selectFrom = listWishes;
  await market.close();
  const failed = collector.spans().filter(({ status }) => status.code === ERROR);
  expect(failed).toMatchObject([{ kind: SERVER, attributes: { 'error.type': 'internal' } }]);
  expect(collector.sent()).not.toContain('nothing for');
});

it('serves on while the collector is away, and stops in time', async () => {
  const market = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
  const buyer = await market.buyer();
  await market.buy(buyer, await market.listing());
  const started = performance.now();
  await market.services.tracing?.stop();
  expect(performance.now() - started).toBeLessThan(10_000);
  await market.close();
});

it('writes the ids of the trace in each log line of a call', async () => {
  const lines: string[] = [];
  const settings = { endpoint: collector.endpoint, headers: {}, serviceName: 's', sampler: 'always_on', ratio: 1 };
  const tracing = createOtlpTracing(settings, () => undefined);
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }, { fields: tracing.ids });
  await tracing.inSpan({ name: 'GET /api/users/:email', kind: 'server', traceparent }, async () => {
    await new Promise(setImmediate);
    log.info('within');
  });
  log.info('outside');
  await tracing.stop();
  const [span] = collector.spans();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'within', trace_id: TRACE, span_id: span?.spanId });
  expect(JSON.parse(lines[1] ?? '')).not.toHaveProperty('trace_id');
});
