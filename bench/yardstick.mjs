import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/support/free-port.ts';

/**
 * Starts a yardstick in a process of its own and waits until it answers.
 * @param {string} name its file in this folder @param {string} input what it reads first
 */
export async function startYardstick(name, input) {
  const port = await freePort();
  const file = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [file, String(port)], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin.end(input);
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => undefined))) await sleep(50);
  return {
    url,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
