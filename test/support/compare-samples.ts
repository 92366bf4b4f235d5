export type Comparison = {
  /** Larger median divided by the smaller. */
  ratio: number;
  /** p-value of the two-sided Mann–Whitney test. */
  p: number;
};

/** Compares two samples of at least about twenty numbers, because the test uses the normal approximation. */
export function compareSamples(some: readonly number[], others: readonly number[]): Comparison {
  const medians = [median(some), median(others)];
  return { ratio: Math.max(...medians) / Math.min(...medians), p: mannWhitney(some, others) };
}

export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
}

function mannWhitney(some: readonly number[], others: readonly number[]): number {
  const [m, n] = [some.length, others.length];
  const wins = some.reduce((sum, a) => sum + others.reduce((won, b) => won + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0);
  const spread = Math.sqrt((m * n * (m + n + 1)) / 12);
  const distance = Math.max(Math.abs(wins - (m * n) / 2) - 0.5, 0) / spread;
  return 2 * upperTail(distance);
}

function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
