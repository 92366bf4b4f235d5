import { spareMemory } from '../platform/process/tune-heap.ts';
import { decideConfig } from './config.ts';
import { readEnv } from './env.ts';
import { ConfigError } from './read-setting.ts';
import { type OpenOptions, openForBusiness, type Shop } from './start-server.ts';
import { welcome } from './welcome.ts';

/** Milliseconds after a stop signal when whatever still hangs is left behind; leases run out by themselves (reliability 3.16). */
const LATEST_EXIT = 14_500;

/**
 * Settee in one breath: read the environment, decide, open, say where, and close when asked to.
 * What stands in the way is told in one line, and the process ends with 1.
 */
export async function runUntilStopped(options: OpenOptions = {}): Promise<void> {
  try {
    const config = decideConfig(readEnv());
    const shop = await openForBusiness(config, options);
    spareMemory();
    process.stdout.write(welcome(config, shop));
    closeWhenAsked(shop);
  } catch (error) {
    const expected = error instanceof ConfigError || (error instanceof Error && error.name === 'CannotOpen');
    process.stderr.write(
      `${expected ? error.message : `Settee could not start: ${error instanceof Error ? error.stack : error}`}\n`,
    );
    process.exit(1);
  }
}

function closeWhenAsked(shop: Shop): void {
  let asked: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // One Ctrl-C may arrive twice, from the terminal and by way of npm; only a later one means "at once".
      if (asked !== undefined && performance.now() - asked > 1000) process.exit(1);
      if (asked !== undefined) return;
      asked = performance.now();
      setTimeout(() => {
        shop.services.log.error('something hung while closing; it was left behind');
        process.exit(1);
      }, LATEST_EXIT).unref();
      void shop.close().then(() => process.exit(0));
    });
  }
}
