import { readFile } from 'node:fs/promises';

/** What a process may hold with PostgreSQL, and with the database inside, which has memory of its own (design §9). */
export const MOST_MEGABYTES = { outside: 250, inside: 750 };

/** The memory that a process holds now (RSS); undefined on a system that does not tell. @param {number} pid */
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
});

/**
 * What the process of the demo holds after all that was asked of it.
 * @param {number} pid @param {keyof typeof MOST_MEGABYTES} database
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* memory(pid, database) {
  const megabytes = await megabytesOf(pid);
  if (megabytes) yield memoryRow(`memory of the process, database ${database}`, megabytes, MOST_MEGABYTES[database]);
}
