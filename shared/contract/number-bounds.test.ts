import { expect, it } from 'vitest';
import { defaultProfile } from '../domain/shop-profile.ts';
import { type Call, schemaIn } from './call.ts';
import { contract } from './contract.ts';
import { MOST_WHOLE } from './fields.ts';
import { z } from './zod.ts';

type Schema = z.core.$ZodType;
type Inner = { [part: string]: unknown };

/** Walks the schemas of a call's input. @returns the numbers in it, with their paths */
function numbersIn(schema: unknown, path: string): [string, z.ZodNumber][] {
  if (!(schema instanceof z.core.$ZodType)) return [];
  const definition = schema._zod.def as Inner & { type: string; shape?: Record<string, Schema>; options?: Schema[] };
  if (definition.type === 'number') return [[path, schema as z.ZodNumber]];
  const parts = ['innerType', 'element', 'in', 'out', 'keyType', 'valueType', 'left', 'right', 'rest', 'catchall'];
  const items = [definition.options, definition.items].flatMap((all) => (Array.isArray(all) ? all : []));
  return [
    ...Object.entries(definition.shape ?? {}).flatMap(([name, inner]) => numbersIn(inner, `${path}.${name}`)),
    ...[...parts.map((part) => definition[part]), ...items].flatMap((inner) => numbersIn(inner, path)),
  ];
}

const numbers = Object.entries(contract).flatMap(([name, call]: [string, Call]) =>
  [call.params, call.query, call.body].flatMap((schema) =>
    numbersIn(
      schemaIn(schema, () => defaultProfile),
      name,
    ),
  ),
);

/** Kept as text, where a whole number of any size is a few digits. */
const readAsText = /\.(price|year)$|^saveSearch\.query$/;

it('finds the numbers of the contract', () => {
  const paths = numbers.map(([path]) => path);
  for (const known of ['listCases.limit', 'changeShopSettings.version', 'createListing.place.latitude'])
    expect(paths).toContain(known);
  expect(numbers.length).toBeGreaterThan(70);
});

it.each(numbers)('%s has bounds that a column of whole numbers holds', (path, schema) => {
  const beyond = readAsText.test(path) ? 1e16 : MOST_WHOLE + 1;
  for (const number of [beyond, -beyond, 1e300, -1e300, Number.POSITIVE_INFINITY])
    expect([number, schema.safeParse(number).success]).toEqual([number, false]);
});
