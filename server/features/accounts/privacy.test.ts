import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ overrides: { identity: undefined } });
});
afterAll(() => market.close());

const ofTools = /^(kysely_|jobs\.(?!job$)|sandbox_stripe\.)/;

it('every table of the database stands in docs/privacy.md, and no other', async () => {
  const rows = await market.sql(
    `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
       from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const tables = rows.map(({ name }) => String(name)).filter((name) => !ofTools.test(name));
  const [, ...lines] = readFileSync('docs/privacy.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const named = lines.flatMap((line) =>
    [...(line.split('|')[2] ?? '').matchAll(/`([\w.]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(tables.toSorted());
});
