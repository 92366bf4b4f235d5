import { isFlag, ourName } from './wire-names.ts';
import { z } from './zod.ts';

type Write = (value: unknown) => unknown;
type Field = { wire: string; write: Write };

const asIs: Write = (value) => value;

/** Writes answers with the specification's names and flags. */
export const answerWriter = (schema: z.ZodType): Write => writerOf(schema) ?? asIs;

/** Undefined where no name differs. */
function writerOf(schema: z.ZodType): Write | undefined {
  if (schema instanceof z.ZodArray) {
    const write = writerOf(schema.element as z.ZodType);
    return write && ((items) => (items as unknown[]).map(write));
  }
  if (schema instanceof z.ZodOptional) return writerOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject ? objectWriter(schema) : undefined;
}

function objectWriter({ shape }: z.ZodObject): Write | undefined {
  const fields = new Map<string, Field[]>();
  let isOther = false;
  for (const [wire, part] of Object.entries(shape)) {
    const name = ourName(wire);
    const write = isFlag(wire) ? String : writerOf(part as z.ZodType);
    isOther ||= wire !== name || write !== undefined;
    fields.set(name, [...(fields.get(name) ?? []), { wire, write: write ?? asIs }]);
  }
  return isOther ? (value) => writeFields(fields, value as object) : undefined;
}

/** One of our fields may have two wire names. A loop: each answer's parts pass here. */
function writeFields(fields: ReadonlyMap<string, Field[]>, value: object): object {
  const written: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const known = fields.get(name);
    if (!known) written[name] = part;
    else for (const { wire, write } of known) written[wire] = write(part);
  }
  return written;
}

/** Renames the top level only. */
export const readNames = (part: object): object =>
  Object.fromEntries(Object.entries(part).map(([wire, value]) => [ourName(wire), value]));

/** Names refused fields as the body had them. */
export function refusedFields<Refused>(
  body: z.ZodType | undefined,
  fields: Record<string, Refused>,
): Record<string, Refused> {
  const sent = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const wireOf = (name: string) => sent.find((wire) => ourName(wire) === name) ?? name;
  return Object.fromEntries(Object.entries(fields).map(([name, refused]) => [wireOf(name), refused]));
}
