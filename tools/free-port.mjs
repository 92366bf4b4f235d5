import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that the system gives to connections and to `listen(0)`, so that nobody else takes one meanwhile, and
 * above 10080, which browsers refuse.
 */
const first = 11_000;
const count = 21_000;

let next = Math.floor(Math.random() * count);

/** @returns {Promise<number>} a port of this machine that nobody listens on; each call of a process gives another */
export async function freePort() {
  for (;;) {
    const port = first + (next++ % count);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') continue;
      throw error;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
