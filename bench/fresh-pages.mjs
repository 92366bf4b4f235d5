import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median } from './table.mjs';

/**
 * Builds the pages with the baseline instead of their server. Not in one turn: `fetch` would not see which connections end.
 * @param {string} folder
 */
async function buildYardstick(folder) {
  const dist = join(folder, 'react-alone');
  const env = { ...process.env, NODE_ENV: 'production', PAGES_DIST: dist, PAGES_SERVER: '../bench/react-alone.tsx' };
  await promisify(execFile)('rsbuild', ['build'], { env, maxBuffer: Number.POSITIVE_INFINITY });
  return dist;
}

/** Processes per round: for the same page, some are a third faster than others. */
const PROCESSES = 2;

/**
 * Compares uncached pages, with their data at hand, with React's renderToString of the same tree.
 * @param {string} origin @param {string} folder for the yardstick @param {{ rounds: number, seconds: number }} effort
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* freshPages(origin, folder, { rounds, seconds }) {
  const yardstick = await buildYardstick(folder);
  const file = fileURLToPath(new URL('render-pages.mjs', import.meta.url));
  const [listing] = await (await fetch(`${origin}/api/furniture-available?limit=1`)).json();
  for (const path of ['/', '/collections/sofa', `/furniture/${listing._id}`]) {
    /** @type {{ react: number[], ours: number[], ratio: number[] }} */
    const speeds = { react: [], ours: [], ratio: [] };
    for (let nth = 0; nth < rounds * PROCESSES; nth++) {
      const args = [origin, path, String(seconds / PROCESSES), yardstick];
      const child = fork(file, args, { env: { ...process.env, NODE_ENV: 'production' } });
      const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${path} could not be measured.`)));
      const [{ react, ours }] = await Promise.race([once(child, 'message'), failed]);
      speeds.react.push(react);
      speeds.ours.push(ours);
      speeds.ratio.push(ours / react);
    }
    yield {
      what: `${path.slice(0, 18)}, rendered`,
      yardstick: `React ${Math.round(median(speeds.react))}/s`,
      measured: `${Math.round(median(speeds.ours))}/s`,
      ratio: median(speeds.ratio),
      budget: 0.6,
    };
  }
}
