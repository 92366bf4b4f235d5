import type pg from 'pg';
import { moneyStates, type PurchaseState } from '../../shared/domain/purchase.ts';
import { type Account, readAccounts } from './provider-console.ts';

/**
 * Checks reliability 3.18 against the provider: I2, I3, I6; when `settled`, I4 too.
 * @returns violations, in words
 */
export async function compareWithProvider(pool: pg.Pool, { settled }: { settled: boolean }): Promise<string[]> {
  const accounts = await readAccounts(pool);
  const broken: string[] = [];
  const kept = new Map<string, number>();
  for (const account of accounts) {
    if (account.status === 'succeeded' && account.refunded + account.lost < account.received)
      kept.set(account.listing, (kept.get(account.listing) ?? 0) + 1);
    const report = (rule: string) => broken.push(`${rule}: ${JSON.stringify(account)}`);
    if (account.state === 'paid' && (account.status !== 'succeeded' || account.received !== account.cents))
      report('I3 paid without the money');
    if (account.repeated > 0 || account.refunded > account.received) report('I6 more went back than came');
    if (settled && !agrees(account)) report('I4 not settled');
  }
  for (const [listing, count] of kept) if (count > 1) broken.push(`I2 paid ${count} times: listing ${listing}`);
  return broken;
}

function agrees({ status, state, received, refunded, dispute, lost, booked }: Account): boolean {
  const is = (...states: readonly PurchaseState[]) => states.some((one) => one === state);
  if (status !== 'succeeded') return !is(...moneyStates);
  if (booked !== refunded + lost) return false;
  if (booked >= received) return is('refunded');
  // A refund refused because of a dispute needs an admin.
  if (dispute && is('refund_failed')) return true;
  return is(dispute === 'needs_response' ? 'disputed' : 'paid');
}

const ranks: Record<string, number> = {
  held: 0,
  intent_ready: 1,
  processing: 2,
  expiring: 3,
  expired: 4,
  cancelled: 4,
  paid: 5,
  disputed: 5,
  refund_pending: 6,
  refund_failed: 6,
  refunded: 7,
};

/** Checks that no purchase goes back (I8) and no sold listing becomes available (I7). */
export function createRankWatch(pool: pg.Pool) {
  const seen = new Map<string, string>();
  return async (): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string; state: string }>(
      `select id::text, state from purchases union all select id::text, state from listings`,
    );
    const fallen = rows.filter(({ id, state }) => {
      const before = seen.get(id) ?? state;
      seen.set(id, state);
      return (before === 'sold' && state !== 'sold') || (ranks[state] ?? 0) < (ranks[before] ?? 0);
    });
    return fallen.map(({ id, state }) => `I8 fell back to ${state}: ${id}`);
  };
}
