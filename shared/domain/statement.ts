import type { Cents } from './money.ts';

/** A month of the years 2000 to 2999: `2026-11`. */
export const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** In the ledger's names. */
export type MovementKind = 'release' | 'refund' | 'return' | 'transfer' | 'reversal' | 'debt_paid' | 'debt_written_off';

/** Whether it moves the price, and not only the seller's own money. */
export const movesPrice = (kind: MovementKind): boolean => kind === 'release' || kind === 'refund' || kind === 'return';

/** Minor units; a fee is below zero. `net` is the sum of the others. */
export type Amounts = { price: Cents; fee: Cents; delivery: Cents; net: Cents };

export type Movement = Amounts & {
  at: Date;
  kind: MovementKind;
  title: string;
  /** A part of the price went back before the release. */
  isReduced: boolean;
};

export type Statement = {
  month: string;
  /** Below zero for a debt. */
  opening: Cents;
  closing: Cents;
  /** Of the current month's closing balance, by a bank. */
  disputed?: Cents;
  /** Of it too: its payment goes back to the buyer. */
  returning?: Cents;
  /** The oldest first. */
  movements: readonly Movement[];
  sums: Amounts;
};

const columns = ['price', 'fee', 'delivery', 'net'] as const;

/** Only sales, refunds and returns have a price; transfers count in `net` alone. */
export function addUp(month: string, opening: Cents, movements: readonly Movement[]): Statement {
  const sums = { price: 0, fee: 0, delivery: 0, net: 0 };
  for (const movement of movements) for (const column of columns) sums[column] += movement[column];
  return { month, opening, closing: opening + sums.net, movements, sums };
}

/** Returns a month such as `2026-11`. @param timeZone an IANA name */
export function monthOf(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', timeZone });
  const part = (wanted: string) => format.formatToParts(at).find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}`;
}
