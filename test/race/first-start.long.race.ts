import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseUrl, runOn } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';

const ROUNDS = 3;
const PROCESSES = 3;

it('opens every process of a new shop, however close together they begin on its empty database', async () => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('The races run on PostgreSQL: TEST_DATABASE_URL names one.');
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `settee_first_${randomBytes(6).toString('hex')}`;
    const folder = await mkdtemp(join(tmpdir(), 'settee-first-'));
    await runOn(server, `create database ${name}`);
    const env = { DATABASE_URL: databaseUrl(server, name), DATA_DIR: folder, SEED: 'none' };
    const started = await Promise.allSettled(Array.from({ length: PROCESSES }, () => startServer(env)));
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)));
    await runOn(server, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true });
    expect(started.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))).toEqual([]);
  }
});
