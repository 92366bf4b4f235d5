import type { AccountWait, SellerAccount } from '../ports/seller-payouts.ts';

type WaitingRow = { account_id: string; usable_from: Date | null; disowned_at: Date | null };

export const waitsOf = (rows: readonly WaitingRow[]): ReadonlyMap<string, AccountWait> =>
  new Map(
    rows.flatMap(({ account_id: id, usable_from: until, disowned_at: since }) =>
      until ? [[id, { until, isDisowned: since !== null }]] : [],
    ),
  );

export const shownWait = (wait: AccountWait | undefined): Pick<SellerAccount, 'usableFrom' | 'isDisowned'> =>
  wait ? { usableFrom: wait.until, ...(wait.isDisowned ? { isDisowned: true } : {}) } : {};
