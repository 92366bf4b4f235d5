import { z } from 'zod';
import { type Call, schemaIn } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { storable } from '../../../shared/contract/fields.ts';
import { issueSentence } from '../../../shared/contract/issue-sentence.ts';
import type { CallName } from '../../../shared/contract/paths.ts';
import { readNames } from '../../../shared/contract/translate-wire.ts';
import { ourName } from '../../../shared/contract/wire-names.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { readIssueMessage } from '../../../shared/words/issue-message.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { fieldRefusals } from '../../../shared/words/refusals/fields.ts';
import { shopValues } from '../shop/shop-values.ts';
import { refuseOtherCharset } from './charset.ts';
import { readBytes } from './read-bytes.ts';

type Raw = { params: Record<string, string>; query: Record<string, string>; request: Request };

/** JSON; pictures have another limit. */
export const MAX_BODY_BYTES = 64 * 1024;

/** A list or a number has no unknown field, and is no empty body either. */
const noFields = z.object({});

const calls = Object.fromEntries(
  Object.entries<Call>(contract).map(([name, { query, body, ...entry }]) => [
    name,
    { ...entry, query: schemaIn(query, shopValues), body: schemaIn(body, shopValues) },
  ]),
) as Record<CallName, Omit<Call, 'query' | 'body'> & { query?: z.ZodType; body?: z.ZodType }>;

/** Undefined for a call without a body. */
export const bodySchemaOf = (name: CallName): z.ZodType | undefined => calls[name].body;

/**
 * Parses input and keeps its wire names.
 * @throws unreadable_body, unsupported_media_type, too_large, invalid_input, not_found
 */
export async function readInput(name: CallName, raw: Raw) {
  const schemas = calls[name];
  const params = schemas.params?.safeParse(raw.params);
  if (params && !params.success) throw new Failure('not_found');
  if (schemas.strictQuery) refuseUnknown(schemas.query, raw.query, 'parameter');
  const sent = schemas.body || schemas.movesMoney ? await readJson(raw.request) : undefined;
  if (schemas.movesMoney) refuseUnknown(schemas.body, sent, 'field');
  if (schemas.movesMoney && !schemas.body) parseFields(noFields, sent);
  return {
    params: params?.data as object | undefined,
    query: schemas.query ? (parseFields(schemas.query, raw.query) as object) : undefined,
    body: schemas.body ? (parseBody(schemas.body, sent) as object) : undefined,
  };
}

/** @throws invalid_input, also for texts that the database cannot store */
export function parseBody<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const body = parseFields(schema, value);
  const refused = Object.entries(body as object).filter(([, field]) => !isStorable(field));
  if (refused.length === 0) return body;
  throw invalidFields(Object.fromEntries(refused.map(([name]) => [name, fieldRefusals.notStorable()])));
}

/** No recursion: bodies may be nested deeply. */
function isStorable(value: unknown): boolean {
  const left = [value];
  for (const one of left) {
    if (typeof one === 'string' && !storable(one)) return false;
    if (typeof one === 'object' && one !== null) left.push(...Object.entries(one).flat());
  }
  return true;
}

/** Renames input for handlers. */
export const ourInput = (parts: Awaited<ReturnType<typeof readInput>>) =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, value && readNames(value)]));

/** @throws invalid_input with each unknown name, of inner objects too: `place.zip` */
function refuseUnknown(schema: z.ZodType | undefined, sent: unknown, what: 'parameter' | 'field'): void {
  const unknown = unknownIn(schema, sent);
  if (unknown.length === 0) return;
  const refused = unknown.map(({ name, known }) => [
    name,
    refusalForPrograms(`This call has no such ${what}. It knows: ${known.join(', ') || 'none'}`),
  ]);
  throw invalidFields(Object.fromEntries(refused));
}

/** Pages send some names in both spellings. */
function unknownIn(schema: z.ZodType | undefined, sent: unknown): { name: string; known: string[] }[] {
  const shape = shapeOf(schema);
  const known = Object.keys(shape);
  const ours = known.map(ourName);
  return Object.entries(typeof sent === 'object' ? Object(sent) : {}).flatMap(([name, value]) => {
    if (!known.includes(name) && !ours.includes(ourName(name))) return [{ name, known }];
    const inner = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (typeof value !== 'object' || value === null || !isObject(inner)) return [];
    return unknownIn(inner, value).map((found) => ({ ...found, name: `${name}.${found.name}` }));
  });
}

const bare = (schema: z.ZodType | undefined): z.ZodType | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap() as z.ZodType) : schema;

const isObject = (schema: z.ZodType | undefined): boolean => bare(schema) instanceof z.ZodObject;

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  const object = bare(schema);
  return object instanceof z.ZodObject ? object.shape : {};
}

/** Reports the first message of each invalid top-level field. */
function parseFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: issueSentence });
  if (result.success) return result.data;
  // The first message counts, so it is set last.
  const refusals = result.error.issues.map(
    ({ path, message }) => [String(path[0] ?? 'body'), readIssueMessage(message)] as const,
  );
  throw invalidFields(Object.fromEntries(refusals.reverse()));
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (bytes.byteLength === 0) return {};
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type))
    throw new Failure('unsupported_media_type', { reason: refusalForPrograms('Send JSON.') });
  refuseOtherCharset(type);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Failure('unreadable_body', { reason: refusalForPrograms('The body is not JSON.') });
  }
}
