// `npm run bench:sales`: what follows a sale, on a PostgreSQL of its own (docs/performance.md): reads with many sales, then sales
// whose money becomes releasable at once. `-- --sales 50000 --releases 500` is a quick run.

import '../tools/help.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../server/platform/db/database.ts';
import { startServer } from '../test/support/server-process.ts';
import { buildPages } from '../tools/build-pages.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';
import { fillSales, sellersOf } from './fill-sales.mjs';
import { measureSaleReads } from './measure-sale-reads.mjs';
import { releaseSales } from './release-sales.mjs';

const { values } = parseArgs({
  options: { sales: { type: 'string', default: '1000000' }, releases: { type: 'string', default: '10000' } },
});
const counts = { sales: Number(values.sales), releases: Number(values.releases) };
const shown = (/** @type {number} */ count) => count.toLocaleString('en');
const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1);

await buildPages();
const dataDir = await mkdtemp(join(tmpdir(), 'settee-bench-'));
const postgres = await startPostgres({ sharedBuffers: '1GB' });
const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SEED: 'none', RATE_LIMITS: 'off' };
let missed = 0;
try {
  // The first start creates the tables.
  await (await startServer(env)).stop();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  // After a failure the database stops first; the failure itself is what to show.
  pool.on('error', () => undefined);
  const begun = performance.now();
  await fillSales(pool, counts);
  console.log(
    `${shown(counts.sales)} sales of ${shown(sellersOf(counts.sales))} sellers, stored in ${seconds(begun)} s`,
  );
  const database = await openDatabase({ kind: 'server', url: postgres.url }, undefined, { patient: true });
  missed += await measureSaleReads(database.db, pool, counts);
  await database.close();
  if (counts.releases > 0) missed += await releaseSales(pool, env, counts.releases);
  await pool.end();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(missed === 0 ? '\nEvery budget is met.' : `\n${missed} budgets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
