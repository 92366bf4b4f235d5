import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let dataDir: string;
const started: ServerProcess[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'settee-owner-'));
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'none' });
  started.push(server);
  return server;
};

it('an embedded database opens in one process at a time, and in the next as soon as that one was killed', async () => {
  const taken = /Another Settee is running on .+ Stop it first/;
  const first = await start();
  await expect(start()).rejects.toThrow(taken);
  await first.kill();
  const atOnce = await Promise.allSettled([start(), start(), start()]);
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of atOnce) if (outcome.status === 'rejected') expect(String(outcome.reason)).toMatch(taken);
});
