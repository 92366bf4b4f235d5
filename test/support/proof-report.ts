import { appendFileSync } from 'node:fs';

export type ProofLine = {
  proof: string;
  tried: number;
  /** Losses, duplicates, leaks and wrong admissions; must be 0. */
  lost: number;
  note?: string;
};

/** Adds a line to the report of a long run. Call it before the assertions, so that a loss appears too. */
export function reportProof(line: ProofLine): void {
  const file = process.env.PROOF_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Formats a measured time; shows where the limit of reliability 2 was exceeded. */
export function measured(time: number, unit: 's' | 'ms', line: number): string {
  const text = `${Math.round(time)} ${unit}`;
  return time > line ? `${text} (above the line of ${line} ${unit})` : text;
}
