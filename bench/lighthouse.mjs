import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../test/support/free-port.ts';
import { startServer } from '../test/support/server-process.ts';
import { findChromium } from '../tools/find-chromium.mjs';

/** The least score in each category, of 100 (design §9). */
const BUDGET = 98;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/**
 * Looks at a page as a phone on a slow network does, with a fresh profile.
 * @param {string} url
 */
async function look(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const seen = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
    if (!seen || seen.lhr.runtimeError) throw new Error(`${url}: ${seen?.lhr.runtimeError?.message ?? 'nothing seen'}`);
    return seen.lhr;
  } finally {
    await browser.close();
  }
}

/** @typedef {Awaited<ReturnType<typeof look>>} Report */

/** @param {Report} report @param {string} category */
const scoreOf = (report, category) => Math.round((report.categories[category]?.score ?? 0) * 100);

/** What cost points, in Lighthouse's words. @param {Report} report @param {string} category */
const faultsOf = (report, category) =>
  (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `    ${report.audits[id]?.title}: ${report.audits[id]?.displayValue ?? ''}`);

const dataDir = await mkdtemp(join(tmpdir(), 'settee-lighthouse-'));
const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off' });
let missed = 0;
try {
  const [piece] = await (await fetch(`${server.origin}/api/furniture-available?limit=1`)).json();
  console.log(`A phone on a slow network, medians of ${runs}; at least ${BUDGET} everywhere\n`);
  console.log(`${'page'.padEnd(22)} ${categories.map((name) => name.padStart(15)).join('')}      LCP     TBT    CLS`);
  for (const path of ['/', '/collections/sofa', `/furniture/${piece._id}`]) {
    const reports = [];
    for (let run = 0; run < runs; run++) reports.push(await look(`${server.origin}${path}`));
    const scores = categories.map((name) => median(reports.map((report) => scoreOf(report, name))));
    /** @param {string} id */
    const figure = (id) => median(reports.map((report) => report.audits[id]?.numericValue ?? 0));
    const [lcp, tbt, cls] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(figure);
    console.log(
      `${path.slice(0, 22).padEnd(22)} ${scores.map((score) => String(score).padStart(15)).join('')} ${(lcp / 1000).toFixed(2).padStart(6)} s ${tbt.toFixed(0).padStart(4)} ms ${cls.toFixed(3).padStart(6)}`,
    );
    for (const [i, category] of categories.entries()) {
      if (scores[i] >= BUDGET) continue;
      missed += 1;
      console.log([`  MISSED in ${category}:`, ...faultsOf(reports.at(-1), category)].join('\n'));
    }
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(missed === 0 ? '\nEvery page is good enough.' : `\n${missed} scores are too low.`);
process.exitCode = missed === 0 ? 0 : 1;
