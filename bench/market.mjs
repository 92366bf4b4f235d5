// `npm run bench:market`: two processes of Settee behind Caddy, with PgBouncer and PostgreSQL, at rising rates of visits until the
// answers get slow (docs/performance.md). `-- --quick` is a short run without a limit; `-- --direct` leaves PgBouncer out.

import '../tools/help.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../tools/explained-failure.mjs';
import { requirePrograms } from '../tools/require-programs.mjs';
import { checkMarket } from './market/check-market.mjs';
import { fillMarket } from './market/fill-market.mjs';
import { lengthOf, measureRates } from './market/measure-rates.mjs';
import { openMarket } from './market/open-market.mjs';
import { reportRates } from './market/report-rates.mjs';

const { values } = parseArgs({
  options: {
    listings: { type: 'string' },
    rates: { type: 'string' },
    seconds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    direct: { type: 'boolean', default: false },
  },
});
const usual = values.quick
  ? { listings: '2000', rates: '5,10', seconds: '5' }
  : { listings: '100000', rates: '5,10,20,30,40,60,80,100,130,160,200,250,300,400', seconds: '20' };
const listings = Number(values.listings ?? usual.listings);
/** Visits a second. */
const rates = (values.rates ?? usual.rates).split(',').map(Number);
const seconds = Number(values.seconds ?? usual.seconds);
/** Milliseconds of the 99th percentile of pages and calls. A quick run looks for errors alone. */
const limit = values.quick ? Number.POSITIVE_INFINITY : 300;

await runTool(async () => {
  const programs = requirePrograms(['caddy', 'pgbouncer']);
  const folder = await mkdtemp(join(tmpdir(), 'settee-market-'));
  let market;
  try {
    market = await openMarket({ folder, programs, pooled: !values.direct, listings });
    const people = await fillMarket(market, {
      visits: rates.reduce((sum, rate) => sum + rate * lengthOf(rate, seconds), 0),
    });
    const steps = await measureRates(market, people, { rates, seconds, limit });
    const isLimited = reportRates(steps);
    const isExact = await checkMarket(market);
    return isLimited && isExact ? 0 : 1;
  } finally {
    for (const line of market?.errors().slice(0, 5) ?? []) console.error(line);
    await market?.close();
    await rm(folder, { recursive: true, force: true });
  }
});
