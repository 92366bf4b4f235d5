import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../support/server-process.ts';

/** Opens a Settee with nothing in it, for a story that would be in the way of others, and closes it again. */
export async function withEmptyShop(use: (origin: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-empty-'));
  const server = await startServer({ DATA_DIR: folder, SEED: 'none', RATE_LIMITS: 'off' });
  await use(server.origin);
  await server.stop();
  await rm(folder, { recursive: true });
}
