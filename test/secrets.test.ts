import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Checks that neither git nor browser bundles contain recognizable secrets (reliability T37). */

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['assets', 'bench', 'deploy', 'docs', 'sandbox', 'server', 'shared', 'test', 'tools', 'web'];

/** Secret formats with invented examples, concatenated so that this file passes. */
const kinds: [name: string, pattern: RegExp, example: string[]][] = [
  ['a secret key of Stripe', /sk_live_[A-Za-z0-9]{16,}/, ['sk_', 'live_', '51aB'.repeat(6)]],
  ['a restricted key of Stripe', /rk_live_[A-Za-z0-9]{16,}/, ['rk_', 'live_', '51aB'.repeat(6)]],
  ['a webhook secret', /whsec_[A-Za-z0-9+/]{24,}/, ['wh', 'sec_', 'a1B2'.repeat(8)]],
  ['an access key of AWS', /\b(AKIA|ASIA)[A-Z0-9]{16}\b/, ['AK', 'IA', 'A1B2'.repeat(4)]],
  ['a private key', /-----BEGIN ([A-Z0-9]+ )*PRIVATE KEY( BLOCK)?-----/, ['-----BEGIN RSA ', 'PRIVATE ', 'KEY-----']],
  ['an API key of Google', /AIza[\w-]{35}/, ['AI', 'za', 'a1-_B'.repeat(7)]],
  ['an OAuth secret of Google', /GOCSPX-[\w-]{28}/, ['GOC', 'SPX-', 'a1-_'.repeat(7)]],
  ['a token of GitHub', /gh[pousr]_[A-Za-z0-9]{36}/, ['gh', 'p_', 'a1B2'.repeat(9)]],
  ['a narrow token of GitHub', /github_pat_\w{60,}/, ['github_', 'pat_', 'a1B_'.repeat(20)]],
  ['a token of npm', /npm_[A-Za-z0-9]{36}/, ['np', 'm_', 'a1B2'.repeat(9)]],
  ['a token of Slack', /xox[abeprs]-[A-Za-z0-9-]{20,}/, ['xo', 'xb-', '12345-'.repeat(4)]],
];

/** Returns the kinds of secrets, never the values, because test output is logged. */
const secretsIn = (text: string) => kinds.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

const below = (names: readonly string[]) =>
  names
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) => readdirSync(join(root, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

function trackedFiles(): string[] {
  // An unpacked archive has no git; its folders hold the tracked files.
  if (!existsSync(join(root, '.git'))) return below(folders);
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', asked, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return names.split('\0').filter((name) => name && !name.endsWith('/') && existsSync(join(root, name)));
}

const tellingFiles = (paths: readonly string[]) =>
  paths.flatMap((path) => secretsIn(readFileSync(join(root, path), 'latin1')).map((secret) => `${path}: ${secret}`));

it.each(kinds)('%s is noticed where it stands', (name, _, example) => {
  expect(secretsIn(`const key = '${example.join('')}';\n`)).toEqual([name]);
  expect(secretsIn(example.join('…'))).toEqual([]);
});

it('nothing that git tracks holds a secret (reliability T37)', () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(1000);
  expect(files).toContain('test/secrets.test.ts');
  expect(tellingFiles(files)).toEqual([]);
});

it('nothing that browsers are sent holds a secret (reliability T37)', () => {
  expect(tellingFiles(below(['dist/client']))).toEqual([]);
});
