import type pg from 'pg';
import type { Db } from '../../server/platform/db/database.ts';
import type { Person } from './people.ts';
import { reportProof } from './proof-report.ts';
import { waitForRecovery } from './provider-recovery.ts';
import { createShoppers, type Shoppers } from './provider-shoppers.ts';
import type { ServerProcess } from './server-process.ts';

type Market = {
  pool: pg.Pool;
  db: Db;
  servers: readonly ServerProcess[];
  people: readonly Person[];
  renewTokens(): Promise<unknown>;
};

/**
 * Lets people buy while a fault comes and goes, and waits until everything is settled.
 * @param options.proof the name in the report
 * @param options.fault begins and ends the fault; between two of them somebody buys
 * @returns what must be empty: lost work, sales that a buyer was told of and that are missing, and listings sold twice
 */
export async function sellThrough(
  { pool, db, servers, people, renewTokens }: Market,
  { proof, times, fault }: { proof: string; times: number; fault: (n: number, shoppers: Shoppers) => Promise<void> },
) {
  const shoppers = createShoppers({ pool, servers, people });
  for (let n = 0; n < times; n++) {
    await renewTokens();
    await shoppers.nextPaid();
    await fault(n, shoppers);
    await shoppers.nextPaid();
  }
  const told = await shoppers.stop();
  const { lost, seconds } = await waitForRecovery({ pool, db });
  const { rows } = await pool.query<{ listing_id: string }>('select listing_id from sales');
  const sold = rows.map(({ listing_id: id }) => id);
  const forgotten = told.filter((listing) => !sold.includes(listing));
  const twice = sold.length - new Set(sold).size;
  const note = `${told.length} buyers were told "paid"; all settled ${seconds} s after the last`;
  reportProof({ proof, tried: times, lost: lost.length + forgotten.length + twice, note });
  return { lost, forgotten, twice };
}

export const nothingLost = { lost: [], forgotten: [], twice: 0 };
