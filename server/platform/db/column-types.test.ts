import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readColumnTypes } from '../../../test/support/column-types.ts';
import { openTestDatabase } from '../../../test/support/database.ts';

type Row = {
  table: string;
  name: string;
  type: string;
  isView: boolean;
  isNullable: boolean;
  hasDefault: boolean;
};

/** Kinds of values that the driver gives for a type of PostgreSQL. */
const given: Record<string, readonly string[]> = {
  uuid: ['string'],
  text: ['string'],
  varchar: ['string'],
  int2: ['number'],
  int4: ['number'],
  float4: ['number'],
  float8: ['number'],
  int8: ['string', 'number'],
  numeric: ['string', 'number'],
  bool: ['boolean'],
  timestamptz: ['date'],
  date: ['date', 'string'],
  jsonb: ['json', 'array'],
  xid8: ['string'],
  tsvector: ['string'],
};

it('row types match the migrated database, nullability included', async () => {
  const database = await openTestDatabase();
  const { rows } = await database.pool.query<Row>(
    `select c.table_name as table, c.column_name as name, c.udt_name as type, t.table_type = 'VIEW' as "isView",
       c.is_nullable = 'YES' as "isNullable",
       c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "hasDefault"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public'`,
  );
  await database.close();
  const source = readColumnTypes(fileURLToPath(new URL('.', import.meta.url)));
  const real = new Map(rows.map((row) => [`${row.table}.${row.name}`, row]));
  const wrong = [...source].flatMap(([table, columns]) =>
    [...columns].flatMap(([name, { kind, isNullable, mayBeLeftOut }]) => {
      const row = real.get(`${table}.${name}`);
      const at = `${table}.${name}`;
      if (!row) return [`${at} does not exist`];
      const fits = kind === 'named' || (given[row.type] ?? ['array']).includes(kind);
      return [
        ...(fits ? [] : [`${at} is ${row.type}, and the source says ${kind}`]),
        ...(row.isView || row.isNullable === isNullable ? [] : [`${at} is ${row.isNullable ? '' : 'not '}nullable`]),
        ...(!mayBeLeftOut || row.hasDefault || row.isNullable ? [] : [`${at} has no default`]),
      ];
    }),
  );
  const unknown = rows.filter(
    ({ table, name, hasDefault }) => source.has(table) && !source.get(table)?.has(name) && !hasDefault,
  );
  expect(source.size).toBeGreaterThan(60);
  expect(unknown.map(({ table, name }) => `${table}.${name} is in no type`)).toEqual([]);
  expect(wrong).toEqual([]);
});
