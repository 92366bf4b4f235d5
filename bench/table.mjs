import { MOST_OTHER_WORK } from './other-work.mjs';

/**
 * A figure, its baseline, and the budget for their ratio. Exact: counted, not timed, so that a busy machine changes nothing.
 * @typedef {{ what: string, yardstick: string, measured: string, ratio: number, budget: number, atMost?: boolean, exact?: true }} Row
 */

/** @typedef {'met' | 'missed' | 'not judged'} Verdict */

/**
 * Judges a figure, unless others used too much of the processors meanwhile.
 * @param {Row} row @param {number | undefined} others share of the processors, 0 to 1
 * @returns {Verdict}
 */
export function judge({ ratio, budget, atMost, exact }, others = 0) {
  if (!exact && others > MOST_OTHER_WORK) return 'not judged';
  return (atMost ? ratio <= budget : ratio >= budget) ? 'met' : 'missed';
}

const widths = [50, 22, 16, 6, 7, 6];

/** @param {string[]} cells @param {string} last */
const line = (cells, last) =>
  `${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' ')}  ${last}`;

export const heading = line(['what', 'against', 'measured', 'ratio', 'budget', 'others'], '');

/** @param {Row} row @param {number | undefined} others share of the processors that others used, 0 to 1 */
export function show(row, others) {
  const verdict = judge(row, others);
  return line(
    [
      row.what,
      row.yardstick,
      row.measured,
      row.ratio < 0.1 ? row.ratio.toPrecision(2) : row.ratio.toFixed(2),
      `${row.atMost ? '≤' : '≥'} ${row.budget}`,
      others === undefined ? '' : `${Math.round(others * 100)} %`,
    ],
    verdict === 'met' ? '' : verdict.toUpperCase(),
  ).trimEnd();
}

/** Returns the median. @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [below = 0, above = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (below + above) / 2;
}
