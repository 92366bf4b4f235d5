import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { decideConfig } from './decide-config.ts';
import { startServer } from './start-server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-closed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('reports in one line that the database does not answer, with its address', async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const env = { DATA_DIR: folder, DATABASE_URL: `postgres://settee:secret@${nobody}/settee`, LOG_LEVEL: 'silent' };
  const opening = startServer(decideConfig(env), { pages: false });
  await expect(opening).rejects.toMatchObject({
    name: 'CannotOpen',
    message: `The database of DATABASE_URL cannot be used: connect ECONNREFUSED ${nobody}.`,
  });
});
