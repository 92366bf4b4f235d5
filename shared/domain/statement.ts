import type { Cents } from './money.ts';

/** A month of the years 2000 to 2999: `2026-11`. */
export const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** What moves the balance of a seller, as the ledger names it. */
export type MovementKind = 'release' | 'refund' | 'return' | 'transfer' | 'reversal' | 'debt_paid' | 'debt_written_off';

/** Whether it moves the price of a sale, and not only money that was the seller's before. */
export const movesPrice = (kind: MovementKind): boolean => kind === 'release' || kind === 'refund' || kind === 'return';

/** In minor units, from the seller's side: a fee is below zero. `net` is the sum of the others. */
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
  /** What the shop owed the seller before; below zero when the seller owed it. */
  opening: Cents;
  closing: Cents;
  /** The oldest first. */
  movements: readonly Movement[];
  sums: Amounts;
};

const columns = ['price', 'fee', 'delivery', 'net'] as const;

/** Adds up the movements of a month. Only sales, refunds and returns have a price, so transfers count in `net` alone. */
export function addUp(month: string, opening: Cents, movements: readonly Movement[]): Statement {
  const sums = { price: 0, fee: 0, delivery: 0, net: 0 };
  for (const movement of movements) for (const column of columns) sums[column] += movement[column];
  return { month, opening, closing: opening + sums.net, movements, sums };
}

/** Returns the month of an instant, such as `2026-11`. @param timeZone an IANA name */
export function monthOf(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', timeZone });
  const part = (wanted: string) => format.formatToParts(at).find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}`;
}
