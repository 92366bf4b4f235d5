import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesNamed, sharedScripts } from '../tools/shared-scripts.mjs';

const files = globSync('{web,shared}/**/*.{ts,tsx}');

it.each(sharedScripts.access)('%s, which shares a script, is a file', (name) => {
  expect(files.filter((path) => filesNamed([name]).test(path))).toHaveLength(1);
});

it.each(sharedScripts.parts)('%s, which shares a script, is a part of the pages', (name) => {
  expect(files.filter((path) => filesNamed([name], 'ui').test(path))).toHaveLength(1);
});
