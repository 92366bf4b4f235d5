import { readFile } from 'node:fs/promises';

/**
 * What one process holds after all of the above. A database within the process has memory of its own (design §9).
 * @param {number} pid @param {boolean} embedded
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* memory(pid, embedded) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  if (!status) return;
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  const most = embedded ? 750 : 250;
  yield {
    what: `memory of the process, database ${embedded ? 'inside' : 'outside'}`,
    yardstick: `${most} MB`,
    measured: `${Math.round(megabytes)} MB`,
    ratio: megabytes / most,
    budget: 1,
    atMost: true,
  };
}
