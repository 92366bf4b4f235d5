import { isFlag, ourName } from './wire-names.ts';
import { z } from './zod.ts';

type Write = (value: unknown) => unknown;
type Field = { wire: string; name: string; write: Write | undefined };

const asIs: Write = (value) => value;

/** Returns a function that writes an answer of this schema as it is sent: the names and flags of the specification. */
export const answerWriter = (schema: z.ZodType): Write => writerOf(schema) ?? asIs;

/** Returns undefined where nothing has another name. */
function writerOf(schema: z.ZodType): Write | undefined {
  if (schema instanceof z.ZodArray) {
    const write = writerOf(schema.element as z.ZodType);
    return write && ((items) => (items as unknown[]).map(write));
  }
  if (schema instanceof z.ZodOptional) return writerOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject ? objectWriter(schema) : undefined;
}

function objectWriter({ shape }: z.ZodObject): Write | undefined {
  const fields = Object.entries(shape).map(([wire, part]): Field => {
    return { wire, name: ourName(wire), write: isFlag(wire) ? String : writerOf(part as z.ZodType) };
  });
  if (fields.every(({ wire, name, write }) => wire === name && !write)) return undefined;
  return (value) => writeFields(fields, value as Record<string, unknown>);
}

function writeFields(fields: readonly Field[], value: Record<string, unknown>): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const { wire, name, write } of fields) {
    const part = value[name];
    if (part !== undefined) written[wire] = write ? write(part) : part;
  }
  return written;
}

/** Returns a part of a call's parsed input with our names; its wire names are at the top. */
export const readNames = (part: object): object =>
  Object.fromEntries(Object.entries(part).map(([wire, value]) => [ourName(wire), value]));

/** Returns refused fields by the names under which the body was sent. */
export function refusedFields(body: z.ZodType | undefined, fields: Record<string, string>): Record<string, string> {
  const sent = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const wireOf = (name: string) => sent.find((wire) => ourName(wire) === name) ?? name;
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [wireOf(name), message]));
}
