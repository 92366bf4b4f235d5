import { appendFileSync } from 'node:fs';

/** What a proof did, as one line of the table that `npm run test:long` closes with. */
export type ProofLine = {
  /** What was tried, in words. */
  proof: string;
  /** How often, in the proof's own unit. */
  tried: number;
  /** What was lost, doubled, leaked or wrongly let in. The proof stands at 0. */
  lost: number;
  /** What else the reader should know, such as a number lowered for lack of time. */
  note?: string;
};

/**
 * Adds a line to the report of a long run; does nothing in a quick one. Call it where the proof's tally is known,
 * before it is asserted, so that a loss stands in the table too.
 */
export function reportProof(line: ProofLine): void {
  const file = process.env.PROOF_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/**
 * A measured time, for a note. A test may be more patient than reliability 2, since machines have other things to do;
 * the table is not, and says where the line was crossed.
 */
export function measured(time: number, unit: 's' | 'ms', line: number): string {
  const text = `${Math.round(time)} ${unit}`;
  return time > line ? `${text} (above the line of ${line} ${unit})` : text;
}
