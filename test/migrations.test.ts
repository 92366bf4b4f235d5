import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What takes something away that the version before still reads or writes. */
const TAKES_AWAY = [
  /\bdrop\s+(?:table|column|view|type|default)\b/,
  /\brename\b/,
  /\bset\s+not\s+null\b/,
  /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/,
  // The version before inserts rows without it.
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/,
];

/** A line above the statement that says since which release nothing reads it. */
const CONTRACTS = /^\s*-- contract: \S+/m;

const statementsOf = (text: string) => text.split(/;\s*$/m);

function takenAway(text: string): string[] {
  return statementsOf(text).flatMap((statement) => {
    if (CONTRACTS.test(statement)) return [];
    const sql = statement.replaceAll(/--.*$/gm, '').toLowerCase();
    return TAKES_AWAY.flatMap((pattern) => pattern.exec(sql)?.[0] ?? []);
  });
}

const folder = 'server/migrations';

it('migrations only add, since the version before runs beside them (docs/operations.md)', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.length).toBeGreaterThan(80);
  expect(
    files.flatMap((name) => takenAway(readFileSync(`${folder}/${name}`, 'utf8')).map((what) => [name, what])),
  ).toEqual([]);
});

it.each([
  'alter table listings drop column phone;',
  'alter table listings rename column phone to telephone;',
  'ALTER TABLE listings ALTER COLUMN phone SET NOT NULL;',
  'alter table listings alter column price_cents type bigint;',
  'alter table listings add column weight int not null;',
  'create index one on listings (id);\ndrop table wishes;',
])('%s would be refused', (text) => expect(takenAway(text)).toHaveLength(1));

it.each([
  'alter table listings add column weight int not null default 0;',
  'alter table listings add column weight int;',
  '-- contract: nothing reads it since 2.3\nalter table listings drop column phone;',
])('%s would pass', (text) => expect(takenAway(text)).toEqual([]));
