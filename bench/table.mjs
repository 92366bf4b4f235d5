/**
 * A figure, its baseline, and the budget for their ratio.
 * @typedef {{ what: string, yardstick: string, measured: string, ratio: number, budget: number, atMost?: boolean }} Row
 */

/** @param {Row} row */
export const isMissed = ({ ratio, budget, atMost }) => !(atMost ? ratio <= budget : ratio >= budget);

const widths = [50, 22, 16, 6];

/** @param {string[]} cells @param {string} last */
const line = (cells, last) =>
  `${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' ')}  ${last}`;

export const heading = line(['what', 'against', 'measured', 'ratio'], 'budget');

/** @param {Row} row */
export const show = (row) =>
  line(
    [row.what, row.yardstick, row.measured, row.ratio.toFixed(2)],
    `${row.atMost ? '≤' : '≥'} ${row.budget}${isMissed(row) ? '  MISSED' : ''}`,
  );

/** Returns the median. @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [below = 0, above = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (below + above) / 2;
}
