// `npm run changelog`: writes CHANGELOG.md from commit subjects, `type(scope): what`.

import './help.mjs';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned-node.mjs';

const parts = { feat: 'Added', fix: 'Fixed', perf: 'Faster' };

const log = execFileSync('git', ['log', '--format=%as %s'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const reverted = new Set(log.flatMap((line) => /^\S+ Revert "(.+)"$/.exec(line)?.[1] ?? []));
/** @type {Map<string, Map<string, string[]>>} */
const days = new Map();
for (const line of log) {
  if (reverted.has(line.slice(line.indexOf(' ') + 1))) continue;
  const [, day = '', type = '', scope = '', what = ''] = /^(\S+) (\w+)(?:\((.+?)\))?!?: (.+)$/.exec(line) ?? [];
  if (!(type in parts)) continue;
  const types = days.get(day) ?? new Map();
  days.set(day, types);
  types.set(type, [...(types.get(type) ?? []), `- ${scope ? `**${scope}:** ` : ''}${what}`]);
}
const text = [...days].map(
  ([day, kinds]) =>
    `## ${day}\n\n${Object.entries(parts)
      .filter(([type]) => kinds.has(type))
      .map(([type, title]) => `### ${title}\n\n${kinds.get(type)?.join('\n')}\n`)
      .join('\n')}`,
);
const head =
  '# Changelog\n\nMade by `npm run changelog` from the commits. Until 2026-11-23 subjects had no types and are left out.\n';
writeFileSync(join(root, 'CHANGELOG.md'), `${head}\n${text.join('\n')}`);
