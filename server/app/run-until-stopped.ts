import { UnusableDataDir } from '../platform/files/unusable-data-dir.ts';
import { decideConfig } from './decide-config.ts';
import { readEnv } from './env.ts';
import { ConfigError } from './read-setting.ts';
import { type OpenOptions, type Shop, startServer } from './start-server.ts';
import { welcome } from './welcome.ts';

/** Milliseconds until a forced exit; leases expire by themselves. */
const LATEST_EXIT = 14_500;

/** Runs the server until a stop signal. Errors print one line and exit with 1. */
export async function runUntilStopped(options: OpenOptions = {}): Promise<void> {
  try {
    const config = decideConfig(readEnv());
    const shop = await startServer(config, options);
    process.stdout.write(welcome(config, shop));
    closeOnSignal(shop);
  } catch (error) {
    const expected =
      error instanceof ConfigError ||
      error instanceof UnusableDataDir ||
      (error instanceof Error && error.name === 'CannotOpen');
    process.stderr.write(
      `${expected ? error.message : `Settee could not start: ${error instanceof Error ? error.stack : error}`}\n`,
    );
    process.exit(1);
  }
}

function closeOnSignal(shop: Shop): void {
  let signalledAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // npm may forward the same Ctrl-C twice.
      if (signalledAt !== undefined && performance.now() - signalledAt > 1000) process.exit(1);
      if (signalledAt !== undefined) return;
      signalledAt = performance.now();
      setTimeout(() => {
        shop.services.log.error('something did not close in time; it was abandoned');
        process.exit(1);
      }, LATEST_EXIT).unref();
      void shop.close().then(() => process.exit(0));
    });
  }
}
