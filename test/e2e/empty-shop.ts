import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/server-process.ts';

/**
 * Runs a story against a separate, empty Settee.
 * @param env further settings
 */
export async function withEmptyShop(
  use: (origin: string) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-empty-'));
  const server = await startServer({ DATA_DIR: folder, SEED: 'none', RATE_LIMITS: 'off', ...env });
  await use(server.origin);
  await server.stop();
  await rm(folder, { recursive: true });
}
