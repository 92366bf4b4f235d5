import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataDir } from '../platform/db/data-dir-lock.ts';

async function run(file: string, env: NodeJS.ProcessEnv, ...typed: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [file, ...typed], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, printed, complained };
}

it.each(['server/main.ts', 'server/commands/verify-books.ts'])(
  '%s says in one line that its data folder cannot be used',
  async (file) => {
    const folder = await mkdtemp(join(tmpdir(), 'settee-command-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const inTheWay = join(folder, 'data');
    await writeFile(inTheWay, '');
    for (const dataDir of [inTheWay, join(inTheWay, 'deeper')]) {
      const { code, printed, complained } = await run(file, { DATA_DIR: dataDir });
      expect([code, printed]).toEqual([1, '']);
      expect(complained).toMatch(
        /^The data folder \S+data(\/deeper)? cannot be used \(E\w+: .*\)\. Set DATA_DIR to a folder .*\n$/,
      );
    }
    // A database that is cut off.
    const cutOff = join(folder, 'cut-off', 'database');
    await mkdir(cutOff, { recursive: true });
    await writeFile(join(cutOff, 'PG_VERSION'), '18');
    expect(await run(file, { DATA_DIR: join(folder, 'cut-off') })).toMatchObject({
      code: 1,
      complained: expect.stringMatching(
        /^The embedded database in \S+ cannot be opened \(.*\)\. .*npm run restore -- FOLDER\n$/,
      ),
    });
    const { printed } = await run('server/commands/doctor.ts', { DATA_DIR: inTheWay });
    expect(printed).toMatch(/✗ Data folder +\S+data cannot be written: \S+ is not a folder\./);
  },
);

it('a command beside a running server on the embedded database says what to do, and changes nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'settee-command-'));
  const unlock = lockDataDir(dataDir);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  onTestFinished(unlock);
  const { code, printed, complained } = await run(
    'server/commands/make-admin.ts',
    { DATA_DIR: dataDir },
    'ada@chairs.org',
  );
  expect([code, printed]).toEqual([1, '']);
  expect(complained).toBe(
    `Settee is running on ${dataDir}, and its embedded database takes one process at a time. Stop it with Ctrl-C, run this command again, then start it. Nothing was changed.\n`,
  );
});

it('a command with words that lead nowhere says what to change, and changes nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'settee-command-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  for (const [command, words, said] of [
    ['take-down', ['a'.repeat(64)], 'Say why, since its sellers read it: npm run take-down -- HASH "WHY"'],
    ['import', [join(dataDir, 'none.csv')], `There is no file ${join(dataDir, 'none.csv')}.`],
    ['import', [dataDir], `${dataDir} cannot be read (EISDIR).`],
  ] as const)
    expect(await run(`server/commands/${command}.ts`, { DATA_DIR: dataDir }, ...words)).toEqual({
      code: 1,
      printed: '',
      complained: `${said}\n`,
    });
});
