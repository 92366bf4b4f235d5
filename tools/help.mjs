// The first import of each tool: `--help` prints the comment at the top of the tool, and does nothing else.

import { readFileSync } from 'node:fs';

const [, file = ''] = process.argv;

// What comes after a second `--` is for the test runners.
const own = process.argv.slice(2).join('\n').split('\n--\n')[0] ?? '';

if (/^(--help|-h)$/m.test(own)) {
  const [comment = ''] = /^(\/\/.*\n)+/.exec(readFileSync(file, 'utf8')) ?? [];
  process.stdout.write(comment.replaceAll(/^\/\/ ?/gm, '').replaceAll('`', ''));
  process.exit();
}
