import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { drawSample } from '../../test/support/draw-sample.ts';
import { commandLine, commandNames } from '../../tools/operator-commands.mjs';

it.each(drawSample(commandNames, 1 / 7))(
  '%s says for --help how it is used, refuses what it does not take, and touches nothing',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'settee-help-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const run = (...typed: string[]) => {
      const [file = '', ...words] = commandLine(name, typed) ?? [];
      return spawnSync(process.execPath, [resolve(file), ...words], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          DATA_DIR: join(folder, 'data'),
        },
      });
    };
    const asked = run('--help');
    expect([asked.status, asked.stderr]).toEqual([0, '']);
    expect(asked.stdout).toContain(`npm run ${name}`);
    const wrong = run('--halp');
    expect([wrong.status, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toMatch(/^Unknown option '--halp'/);
    expect(wrong.stderr).toContain(asked.stdout.trim());
    expect(await readdir(folder)).toEqual([]);
  },
);
