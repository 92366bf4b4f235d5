import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { ExplainedFailure } from './explained-failure.mjs';

/** The headless shell halves a story's time. */
export const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The machine's own Chromium; `CHROMIUM` names another. @returns {string | undefined} */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM ?? '', ...places, ...elsewhere].find((path) => path && existsSync(path));
}

/** @param {string} path */
export const isHeadlessShell = (path) => path.endsWith(headlessShell);

/**
 * Ensures a browser for the browser tests.
 * @throws {ExplainedFailure} when none can be installed
 */
export async function ensureChromium() {
  if (findChromium()) return;
  for (const name of [headlessShell, 'chromium']) {
    await installDebianPackages([name]);
    if (findChromium()) return;
  }
  throw new ExplainedFailure('The browser tests need Chromium or Chrome. Install it, or set CHROMIUM to its path.');
}
