import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packagesOfStyles, writeLicenses } from '../tools/write-licenses.mjs';

it('names the fonts and styles that the pages contain, with their whole licenses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settee-licenses-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'LICENSES.txt');
  writeLicenses(packagesOfStyles('web'), file);
  const parts = (await readFile(file, 'utf8')).split(/^-{80}$/m);
  const partOf = (name: string) => parts.find((part) => part.trimStart().startsWith(`${name} `)) ?? '';
  for (const font of ['fraunces', 'instrument-sans'])
    expect(partOf(`@fontsource-variable/${font}`)).toContain('SIL OPEN FONT LICENSE');
  expect(partOf('tailwindcss')).toContain('Permission is hereby granted');
});
