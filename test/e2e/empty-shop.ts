import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/server-process.ts';

/**
 * Starts a Settee with nothing in it, for a story that would be in the way of others, and stops it again.
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
