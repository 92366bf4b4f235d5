import { describe, expect, it } from 'vitest';
import { defaultProfile } from '../domain/shop-profile.ts';
import { type Call, schemaIn } from './call.ts';
import { contract } from './contract.ts';
import { z } from './zod.ts';

/** Short ones that nobody but a program reads, or that have a form of their own. */
const forms =
  /^(?:.*[iI]d|.*Email|email|image.*|picture|.*Picture|logo|.*[uU]rl|phone|price|year|cursor|token|code|challenge|account|endpoint|key.*|.*Keys?|slug|category)$/;

const WITH_DIRECTION_CONTROLS = 'Oak \u202e059$\u2066 table';

type Schema = z.core.$ZodType;
type Inner = { type: string; shape?: Record<string, Schema>; options?: Schema[]; [part: string]: unknown };
const definitionOf = (schema: unknown) => (schema as Schema)._zod.def as unknown as Inner;
const isSingle = (schema: unknown) => ['string', 'union'].includes(definitionOf(schema).type);

/** Walks a body. @returns the fields in it that take any text, with their paths */
function textsIn(schema: unknown, path: string): [path: string, schema: z.ZodType][] {
  if (!(schema instanceof z.core.$ZodType) || forms.test(path.slice(path.lastIndexOf('.') + 1))) return [];
  const definition = definitionOf(schema);
  // What a text becomes, its transform says; what holds several texts is walked.
  if (definition.type === 'string' || (definition.type === 'pipe' && isSingle(definition.in))) {
    const parsed = (schema as z.ZodType).safeParse(WITH_DIRECTION_CONTROLS);
    return parsed.success && typeof parsed.data === 'string' ? [[path, schema as z.ZodType]] : [];
  }
  const fields = Object.entries(definition.shape ?? {});
  const parts = [definition.innerType, definition.element, definition.valueType, definition.in, definition.out];
  return [
    ...fields.flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`)),
    ...[...parts, ...(definition.options ?? [])].flatMap((inner) => textsIn(inner, path)),
  ];
}

const texts = Object.entries<Call>(contract).flatMap(([call, { body }]) =>
  textsIn(
    schemaIn(body, () => defaultProfile),
    call,
  ),
);

describe('texts that others read, without Unicode controls of the direction', () => {
  it('are found in the calls of everybody, of admins, and where the shop decides what is taken', () => {
    const paths = texts.map(([path]) => path);
    for (const known of [
      'createListing.title',
      'updateListing.description',
      'changeShopSettings.tagline',
      'changeShopCategories.categories.names',
      'changeHomePage.texts.de.sets.title',
      'publishLegal.es',
      'decideCase.reason',
    ])
      expect(paths).toContain(known);
    expect(texts.length).toBeGreaterThan(60);
  });

  it.each(texts)('%s removes them', (_, schema) => {
    expect(String(schema.parse(WITH_DIRECTION_CONTROLS))).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('keep the lines of a legal text', () => {
    const body = contract.publishLegal.body.shape.en;
    expect(body.parse('# Terms\n\n\u202eFirst.\r\n- one\n')).toBe('# Terms\n\nFirst.\r\n- one\n');
  });
});
