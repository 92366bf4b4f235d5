import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from '../test/support/server-process.ts';

/**
 * How many searches a second one process answers, each with its numbers for every choice; answers to searches are not
 * kept, so each is worked out: some hundred different ones in turns, against the database of DATABASE_URL that `npm run seed` has filled.
 */
const CONNECTIONS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const SEARCHES = 1000;

const words = [
  'sofa',
  'couch',
  'oak table',
  'velvte armchair',
  'wardrobe',
  'Schrank',
  'walnut desk',
  'teak',
  'dark bed',
  '',
];
const filters = [
  '',
  'colour=green,blue',
  'condition=Good&verified=true',
  'priceMin=200&priceMax=900',
  'decade=1960s,1970s&material=oak,teak,velvet',
  'width=150&depth=80',
  'near=Portland, Oregon&radius=80',
];
const sorts = ['relevance', 'newest', 'price-up', 'price-down'];

const pick = (list, n) => list[n % list.length];
const requests = Array.from({ length: SEARCHES }, (_, n) => {
  const asked = [`words=${pick(words, n)}`, pick(filters, Math.floor(n / 3)), `sort=${pick(sorts, Math.floor(n / 7))}`];
  return { path: encodeURI(`/api/search?${asked.filter(Boolean).join('&')}`) };
});

const dataDir = await mkdtemp(join(tmpdir(), 'settee-bench-'));
const { DATABASE_URL = '' } = process.env;
const server = await startServer({ DATA_DIR: dataDir, SEED: 'none', RATE_LIMITS: 'off', DATABASE_URL });
try {
  const started = performance.now();
  let first = await fetch(`${server.origin}/api/search`);
  while (first.status === 503) first = await fetch(`${server.origin}/api/search`);
  const { total } = await first.json();
  console.log(`${total} pieces for sale, read in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await autocannon({ url: server.origin, requests, connections: CONNECTIONS, duration: 3 });
  const result = await autocannon({ url: server.origin, requests, connections: CONNECTIONS, duration: SECONDS });
  const { requests: speed, latency, non2xx, errors } = result;
  console.log(`${Math.round(speed.average)} searches a second, p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms`);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} searches failed.`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
