import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandLine, commandNames } from '../tools/operator-commands.mjs';

const file = 'server/commands/make-admin.ts';

it.each([
  [[], [file]],
  [['ada@chairs.org'], [file, 'ada@chairs.org']],
  [
    ['--', 'ada@chairs.org'],
    [file, 'ada@chairs.org'],
  ],
])('gives a command what was written, without a leading --: %j', (rest, run) => {
  expect(commandLine('make-admin', rest)).toEqual(run);
});

it('keeps a later -- and the options after a leading one', () => {
  expect(commandLine('restore', ['--', 'backups/one', '--'])).toEqual([
    ...['server/commands/backup.ts', 'restore', 'backups/one', '--'],
  ]);
  expect(commandLine('doctor', ['--', '--mail', 'you@chairs.org'])?.slice(1)).toEqual(['--mail', 'you@chairs.org']);
});

it('has no other command', () => {
  for (const name of ['', 'toString', 'sell']) expect(commandLine(name, [])).toBeUndefined();
  expect(commandNames).toContain('leave-demo');
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** What `npm run` starts of this project, by name. */
const tools = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /\bnode ((?:tools|bench)\/\S+\.mjs)$/.exec(line) ?? [];
  return file ? [{ name, file }] : [];
});

it('each tool says for --help what it does, before it does anything', () => {
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['start', 'test', 'image', 'bench:sales']));
  for (const { name, file } of tools) {
    const text = readFileSync(file, 'utf8');
    expect([file, /^import .*$/m.exec(text)?.[0]]).toEqual([file, expect.stringMatching(/^import '.*\/help\.mjs';$/)]);
    expect([file, text.split('\n\n')[0]]).toEqual([file, expect.stringMatching(`^// .npm (run )?${name}[\` ]`)]);
  }
  const asked = spawnSync(process.execPath, ['tools/start.mjs', '--help'], { encoding: 'utf8' });
  expect([asked.status, asked.stdout]).toEqual([0, expect.stringMatching(/^npm start: /)]);
});

it('each operator command says how it is used, by the name that npm knows', () => {
  for (const name of commandNames) {
    const text = readFileSync(commandLine(name, [])?.[0] ?? '', 'utf8');
    expect([name, text]).toEqual([
      name,
      expect.stringMatching(new RegExp(`const (usage|line) = [\\s\\S]*npm run ${name}\\b`)),
    ]);
    expect([name, text]).toEqual([name, expect.stringMatching(/\b(runCommand|readCommandLine)\(\{ usage\b/)]);
  }
});
