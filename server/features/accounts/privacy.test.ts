import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { personalData, privacyTable } from './personal-data/registry.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ overrides: { identity: undefined } });
});
afterAll(() => market.close());

/** Ids that are gone within minutes, and sums without a name. */
const withoutName = ['catalogue_changes', 'seller_balances'];
const ofTools = /^(kysely_|jobs\.(?!job$)|sandbox_stripe\.)/;

it('every table of the database stands in one entry of the registry', async () => {
  const rows = await market.sql(
    `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
       from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const tables = rows.map(({ name }) => String(name)).filter((name) => !ofTools.test(name));
  expect(personalData.flatMap((entry) => entry.tables).toSorted()).toEqual(tables.toSorted());
});

it('what is erased or exported of a table names a person by a column of it, or of one that it belongs to', async () => {
  const rows = await market.sql(
    `select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const ofPeople = /^(account|seller|buyer|owner|reporter|sender|writer|subject)_id$/;
  const about = new Set(rows.filter(({ column }) => ofPeople.test(String(column))).map(({ name }) => String(name)));
  const silent = personalData
    .filter(({ erase, export: exported }) => !erase && !exported)
    .flatMap(({ tables }) => tables);
  expect(silent.filter((table) => about.has(table)).toSorted()).toEqual(withoutName.toSorted());
});

it('docs/privacy.md has the table that the registry writes; "npm run privacy" renews it', () => {
  expect(readFileSync('docs/privacy.md', 'utf8')).toContain(`\n${privacyTable()}\n`);
});

it('each entry names a folder of the server', () => {
  expect(personalData.filter(({ feature }) => !existsSync(`server/${feature}`))).toEqual([]);
});
