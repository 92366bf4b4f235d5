import type { Cents } from './money.ts';

/** Fewer prices are no range. */
const ENOUGH_PRICES = 8;

/** Returns undefined for fewer than eight. */
export function middleHalf(prices: readonly Cents[]): { low: Cents; high: Cents; count: number } | undefined {
  if (prices.length < ENOUGH_PRICES) return undefined;
  const sorted = [...prices].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { low: at(0.25), high: at(0.75), count: prices.length };
}
