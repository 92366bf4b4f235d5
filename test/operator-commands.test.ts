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

it('knows no other command', () => {
  for (const name of ['', 'toString', 'sell']) expect(commandLine(name, [])).toBeUndefined();
  expect(commandNames).toContain('leave-demo');
});
