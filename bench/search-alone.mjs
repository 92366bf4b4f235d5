import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSearches } from './search.mjs';

/**
 * `DATABASE_URL=… node bench/search-alone.mjs`: speed and memory of searches in a database filled by `npm run seed`.
 */
const { DATABASE_URL = '', BENCH_SECONDS = '15' } = process.env;
const dataDir = await mkdtemp(join(tmpdir(), 'settee-bench-'));
try {
  const searches = await openSearches(DATABASE_URL, dataDir);
  try {
    const { speed, p50, p97, processor } = await searches.measure(Number(BENCH_SECONDS));
    const megabytes = await searches.megabytes();
    console.log(`${searches.total} listings for sale, read in ${searches.read.toFixed(1)} s`);
    console.log(
      `${Math.round(speed)} searches a second, ${processor.toFixed(1)} ms of the processor each, p50 ${p50} ms, p97.5 ${p97} ms`,
    );
    if (megabytes) console.log(`the process holds ${Math.round(megabytes)} MB`);
  } finally {
    await searches.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
