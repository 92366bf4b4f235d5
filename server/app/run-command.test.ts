import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataDir } from '../platform/db/data-dir-lock.ts';

it('a command beside a running server on the embedded database says what to do, and changes nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'settee-command-'));
  const unlock = lockDataDir(dataDir);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  onTestFinished(unlock);
  const child = spawn(process.execPath, ['server/commands/make-admin.ts', 'ada@chairs.org'], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  expect([child.exitCode, printed]).toEqual([1, '']);
  expect(complained).toBe(
    `Settee is running on ${dataDir}, and its embedded database takes one process at a time. Stop it with Ctrl-C, run this command again, then start it. Nothing was changed.\n`,
  );
});
