import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { printTestSummary } from '../tools/print-test-summary.mjs';
import { readTestReport } from '../tools/read-test-report.mjs';
import { runStage } from '../tools/run-stage.mjs';
import { drawSample } from './support/draw-sample.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'settee-runs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, report: object) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};

it('names each failed test of a report with its file, line and message', () => {
  const file = `${root}server/features/wishlist/add-wish.test.ts`;
  const report = written('vitest.json', {
    numPassedTests: 3,
    testResults: [
      {
        name: file,
        status: 'failed',
        message: '',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { fullName: 'saves once', status: 'passed' },
          { fullName: 'saves twice', status: 'failed', failureMessages: [`Error: twice\n    at ${file}:41:7`] },
        ],
      },
      {
        name: `${root}a.test.ts`,
        status: 'failed',
        message: 'no such module',
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
    ],
  });
  expect(readTestReport('vitest', report)).toMatchObject({
    passed: 3,
    failed: [
      { name: 'saves twice', file: 'server/features/wishlist/add-wish.test.ts', line: 41 },
      { name: 'the file', file: 'a.test.ts', message: 'no such module' },
    ],
    files: [{ seconds: 2.5 }, { seconds: 0 }],
  });
});

it('names each failed story with its picture', () => {
  const picture = { name: 'screenshot', path: `${root}test-results/a.png` };
  const results = [{ duration: 2_000, error: { message: 'not visible' }, attachments: [picture] }];
  const test = { projectName: 'phone', status: 'unexpected', results };
  const report = written('playwright.json', {
    config: { rootDir: `${root}test/e2e` },
    suites: [{ specs: [], suites: [{ specs: [{ title: 'buys', file: 'buy.e2e.ts', line: 7, tests: [test] }] }] }],
  });
  expect(readTestReport('playwright', report)?.failed).toEqual([
    {
      name: 'buys (phone)',
      file: 'test/e2e/buy.e2e.ts',
      line: 7,
      message: 'not visible',
      picture: 'test-results/a.png',
    },
  ]);
  expect(readTestReport('playwright', join(folder, 'missing.json'))).toBeUndefined();
});

it('counts a stage without a report, or whose program fails, as failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const options = { reports: folder, databaseUrl: undefined, drawSeed: '1', rest: [], quiet: true };
  const stage = { name: 'none', title: 'None', command: ['true'], runner: 'vitest' as const };
  expect((await runStage(stage, options)).failed).toMatchObject([{ message: expect.stringContaining('No test ran') }]);
  expect((await runStage({ name: 'bad', title: 'Bad', command: ['false'] }, options)).failed).toHaveLength(1);
  expect((await runStage({ name: 'good', title: 'Good', command: ['true'] }, options)).failed).toEqual([]);
});

it('draws the same cases in the second try of a stage, and others in another run', async () => {
  vi.stubEnv('TESTS', '');
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const drawn = Array.from({ length: 100 }, (_, run) => {
    vi.stubEnv('DRAW_SEED', String(run));
    const cases = drawSample(all, 1 / 4);
    expect(drawSample(all, 1 / 4)).toEqual(cases);
    return cases;
  });
  expect(drawn.every((cases) => cases.length === 2)).toBe(true);
  expect([...new Set(drawn.flat())].toSorted()).toEqual(all);
  vi.unstubAllEnvs();
  const print = ['node', '-e', 'process.exit(process.env.DRAW_SEED === "7" ? 0 : 1)'];
  const options = { reports: folder, databaseUrl: undefined, drawSeed: '7', rest: [], quiet: true };
  expect((await runStage({ name: 'seed', title: 'Seed', command: print }, options)).failed).toEqual([]);
});

it('ends a red run with at most sixty lines', () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  const failed = Array.from({ length: 100 }, (_, n) => ({
    name: `test ${n}`,
    file: 'a.test.ts',
    message: 'one\ntwo\nthree',
  }));
  printTestSummary([{ passed: 1, failed, flaky: [], files: [] }]);
  const lines = said.join('\n').split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.at(-1)).toBe('1 passed, 100 failed');
});
