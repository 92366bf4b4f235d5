import type pg from 'pg';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { compareWithProvider } from './provider-agreement.ts';

/** Maximum seconds to finish interrupted work (reliability T10). */
export const RECOVERY_WITHIN = 60;
/** Half seconds for other processes to take over: leases expire after 30 s. */
const PATIENCE = 600;

async function unsettled(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select id || ' is still ' || state as what from listings where state = 'held'
     union all select id || ' is still ' || state from purchases
     where state not in ('paid', 'expired', 'cancelled', 'refunded')
     union all select type || ' ' || id || ' of ' || coalesce(intent_id, 'nothing') || ' after ' || tries || ' tries' from provider_events
     where handled_at is null
     union all select 'transfer ' || id from transfers where state = 'pending'
     union all select 'reversal ' || id from transfer_reversals where state = 'pending'`,
  );
  return [...rows.map(({ what }) => what), ...(await compareWithProvider(pool, { settled: true }))];
}

/**
 * Waits until running servers have finished the crashed ones' work.
 * @returns what is still unfinished or broken, and the seconds
 */
export async function waitForRecovery({ pool, db }: { pool: pg.Pool; db: Db }) {
  const since = Date.now();
  // Read once: a later event that no server has handled yet is no loss.
  let open = await unsettled(pool);
  for (let waited = 0; waited < PATIENCE && open.length > 0; waited++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    open = await unsettled(pool);
  }
  const seconds = Math.round((Date.now() - since) / 1000);
  const broken = await verifyBooks(db);
  return { lost: [...open, ...broken.map(({ rule, subject }) => `${rule}: ${subject}`)], seconds };
}
