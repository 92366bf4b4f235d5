import { availableParallelism } from 'node:os';
import { buildPages } from './build-pages.mjs';
import { ensureChromium } from './find-chromium.mjs';

/**
 * One step of the proof. A command without a runner counts no tests; it passes or it fails.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} command
 * @property {'vitest' | 'playwright'} [runner]
 * @property {true} [postgres] gets TEST_DATABASE_URL
 * @property {() => Promise<void>} [prepare]
 * @property {string} [group] stages of one group run side by side
 */

/** @param {string[]} projects @returns {Pick<Stage, 'command' | 'runner'>} */
const vitest = (...projects) => ({
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  runner: 'vitest',
});

/** @param {number} files run at once @param {string[]} projects @returns {Pick<Stage, 'command' | 'runner'>} */
const vitestAtOnce = (files, ...projects) => ({
  command: [...vitest(...projects).command, '--maxWorkers', String(files)],
  runner: 'vitest',
});

/** Memory, at about 1 GB for each, ends before the processors of a large machine do. */
const cores = Math.min(8, availableParallelism());

async function preparePages() {
  await ensureChromium();
  await buildPages();
}

/** What each landing proves, in order: what is quick to fail comes first. @type {readonly Stage[]} */
export const stages = [
  { name: 'unit', title: 'Unit tests and house rules', ...vitest('unit', 'web', 'house'), group: 'source' },
  // Each checker works out most types anew: four of them take three times the processor of one.
  { name: 'types', title: 'Types', command: ['tsc', '-b', '--checkers', '1'], group: 'source' },
  { name: 'lint', title: 'Lint and format', command: ['biome', 'ci', '--error-on-warnings'], group: 'source' },
  { name: 'unused', title: 'Unused files and exports', command: ['knip', '--no-progress'], group: 'source' },
  { name: 'build', title: 'Production build', command: [], prepare: buildPages, group: 'source' },
  // Each test of the server runs once here and on the other database in the long run, so that a run stays short.
  // More files than cores: races mostly wait and leave the CPU free.
  {
    name: 'server',
    title: 'Calls, features, races and proofs of the purchase on PostgreSQL',
    ...vitestAtOnce(Math.max(4, cores), 'server'),
    postgres: true,
    prepare: buildPages,
  },
  {
    name: 'e2e',
    title: 'Browser stories of the main paths',
    command: ['playwright', 'test'],
    runner: 'playwright',
    prepare: preparePages,
  },
];

/**
 * What the night proves: all tests, with the numbers of `long-numbers.mjs`.
 * @type {readonly Stage[]}
 */
export const longStages = [
  { name: 'proof', title: 'Proofs of the purchase', ...vitest('proof'), postgres: true },
  { name: 'race', title: 'Races and crashes', ...vitestAtOnce(3, 'race'), postgres: true, prepare: buildPages },
  { name: 'load', title: 'Load', ...vitest('load'), postgres: true, prepare: buildPages },
  { name: 'adapter', title: 'Adapters', ...vitest('adapter'), postgres: true },
  {
    name: 'server',
    title: 'All tests of the server on PostgreSQL',
    ...vitest('app', 'feature'),
    postgres: true,
    prepare: buildPages,
  },
  {
    name: 'embedded',
    title: 'All tests of the server on the embedded database',
    ...vitest('app', 'feature'),
    prepare: buildPages,
  },
  {
    name: 'browser',
    title: 'All browser stories',
    command: ['playwright', 'test'],
    runner: 'playwright',
    prepare: preparePages,
  },
  {
    name: 'long',
    title: 'Proofs that only the long run has',
    ...vitest('long'),
    postgres: true,
    prepare: buildPages,
  },
];

export const quickStages = ['types', 'lint', 'unused', 'unit'];
