// `npm run test:long`: the long proofs, with a report. `-- --only race` runs some stages; arguments after a second `--`
// go to the test runners.

import './help.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from './explained-failure.mjs';
import { longNumbers } from './long-numbers.mjs';
import { runStages } from './run-stages.mjs';
import { longStages } from './test-stages.mjs';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const folder = mkdtempSync(join(tmpdir(), 'settee-proofs-'));
const report = join(folder, 'proofs.jsonl');
// Environment variables take precedence, to run a proof with smaller numbers.
Object.assign(process.env, { ...longNumbers, ...process.env, PROOF_REPORT: report });

/** @typedef {{ proof: string, tried: number, lost: number, note?: string }} ProofLine */

await runTool(async () => {
  const options = { stages: longStages, reportsFolder: folder };
  const code = await runStages(values.only?.split(',') ?? [], positionals, options);
  const proofs = readProofs();
  const tests = longStages.flatMap(({ name }) => readTests(join(folder, `${name}.json`)));
  rmSync(folder, { recursive: true, force: true });
  print([...proofs, ...tests]);
  // A test that failed once and passed alone is flaky, which the stage reports; a proof's loss stays one.
  return code === 0 && proofs.every(({ lost }) => lost === 0) ? 0 : 1;
});

/** Returns the proofs' own counts; parts are added up. @returns {ProofLine[]} */
function readProofs() {
  if (!existsSync(report)) return [];
  const lines = readFileSync(report, 'utf8').trim().split('\n');
  /** @type {ProofLine[]} */
  const parts = lines.filter(Boolean).map((line) => JSON.parse(line));
  /** @type {Map<string, ProofLine>} */
  const whole = new Map();
  for (const part of parts) {
    const key = `${part.proof} ${part.note ?? ''}`;
    const { tried, lost } = whole.get(key) ?? { tried: 0, lost: 0 };
    whole.set(key, { ...part, tried: tried + part.tried, lost: lost + part.lost });
  }
  return [...whole.values()];
}

/** Returns the tests of every file that ran, for proofs without their own count. @param {string} file @returns {ProofLine[]} */
function readTests(file) {
  if (!existsSync(file)) return [];
  // The browser runner's report has another format; its proofs count themselves.
  /** @type {{ testResults?: { name: string, assertionResults: { status: string }[] }[] }} */
  const { testResults = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.map(({ name, assertionResults: tests }) => ({
    proof: relative(process.cwd(), name),
    tried: tests.length,
    lost: tests.filter(({ status }) => status !== 'passed').length,
    note: 'tests',
  }));
}

/** @param {ProofLine[]} lines */
function print(lines) {
  if (lines.length === 0) return;
  const widest = Math.max(...lines.map(({ proof }) => proof.length), 'What was tried'.length);
  const row = (/** @type {string[]} */ [proof = '', tried = '', lost = '', note = '']) =>
    console.log(`${proof.padEnd(widest)}  ${tried.padStart(8)}  ${lost.padStart(6)}  ${note}`);
  console.log('');
  row(['What was tried', 'How often', 'Lost', 'Note']);
  for (const { proof, tried, lost, note } of lines) row([proof, String(tried), String(lost), note ?? '']);
}
