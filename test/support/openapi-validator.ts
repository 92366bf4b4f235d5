import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Operation = { operationId: string; responses: Record<string, { content?: object }> };
/** JSON or a file, of one of several types. */
type Known = { types: string[]; validate: ValidateFunction };
type Document = { paths: Record<string, Record<string, Operation>> };

/** Formats not checked by the document's patterns. */
const formats = {
  uuid: true,
  binary: true,
  'date-time': (text: string) => text.endsWith('Z') && !Number.isNaN(Date.parse(text)),
} as const;

const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Validates responses against the server's own OpenAPI document (reliability T22).
 * @param origin URL of the server
 */
export async function openApiValidator(origin: string) {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  ajv.addSchema(document, 'document');
  // Most operations share error schemas, and compiling is slow.
  const compiled = new Map<string, ValidateFunction>();
  const known = new Map<string, Record<string, Known>>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      const compile = (status: string, type = 'application/json') =>
        ajv.compile({
          $ref: `document#/paths/${encodeURIComponent(pointer(path))}/${method}/responses/${status}/content/${pointer(type)}/schema`,
        });
      const validators = Object.entries(responses).map(([status, { content }]) => {
        const key = JSON.stringify(content);
        const types = Object.keys(content ?? {});
        const validate = compiled.get(key) ?? compile(status, types[0]);
        compiled.set(key, validate);
        return [status, { types, validate }] as const;
      });
      known.set(operationId, Object.fromEntries(validators));
    }
  }
  return {
    operations: [...known.keys()],
    /** @returns what differs from the documentation; undefined if nothing */
    problemWith(call: string, answer: { status: number; type: string | null; body: unknown }): string | undefined {
      const { types, validate } = known.get(call)?.[answer.status] ?? {};
      if (!validate) return `the status ${answer.status} is not documented`;
      if (!types?.includes(answer.type?.split(';')[0] ?? '')) return `the type is ${answer.type}`;
      if (!types.includes('application/json')) return undefined;
      return validate(answer.body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
    },
  };
}
