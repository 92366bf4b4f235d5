import { readFile } from 'node:fs/promises';
import { startServer } from '../test/support/server-process.ts';
import { startPostgres } from '../tools/start-postgres.mjs';
import { browsePages } from './browse-pages.mjs';

/** Maximum memory of a process with PostgreSQL, and with the embedded database. */
export const MOST_MEGABYTES = { outside: 250, inside: 750 };

/** Returns a process's memory (RSS); undefined on a system that does not report it. @param {number} pid */
export async function megabytesOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  return status && Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/**
 * @param {string} what @param {number} megabytes @param {number} most
 * @returns {import('./table.mjs').Row}
 */
export const memoryRow = (what, megabytes, most) => ({
  what,
  yardstick: `${most} MB`,
  measured: `${Math.round(megabytes)} MB`,
  ratio: megabytes / most,
  budget: 1,
  atMost: true,
  exact: true,
});

/**
 * Measures the demo's memory after all requests.
 * @param {number} pid @param {keyof typeof MOST_MEGABYTES} database
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* memory(pid, database) {
  const megabytes = await megabytesOf(pid);
  if (megabytes) yield memoryRow(`memory of the process, database ${database}`, megabytes, MOST_MEGABYTES[database]);
}

const PAGES = 10_000;

/**
 * Measures the demo's memory on its own PostgreSQL after many pages.
 * @param {string} dataDir @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* memoryOutside(dataDir) {
  const postgres = await startPostgres();
  // As in the image: the cache takes 20 MB.
  const env = {
    DATA_DIR: dataDir,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    DATABASE_URL: postgres.url,
    NODE_COMPILE_CACHE: '',
  };
  /** @type {import('../test/support/server-process.ts').ServerProcess | undefined} */
  let server;
  try {
    await (await startServer(env)).stop();
    server = await startServer(env);
    await browsePages(server.origin, PAGES);
    const megabytes = await megabytesOf(server.pid);
    const what = `memory after ${PAGES.toLocaleString('en')} pages, database outside`;
    if (megabytes) yield memoryRow(what, megabytes, MOST_MEGABYTES.outside);
  } finally {
    await server?.stop();
    await postgres.stop();
  }
}
