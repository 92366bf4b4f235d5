import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Operation = { operationId: string; responses: Record<string, { content?: unknown }> };
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
  const known = new Map<string, Record<string, ValidateFunction>>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      const compile = (status: string) =>
        ajv.compile({
          $ref: `document#/paths/${encodeURIComponent(pointer(path))}/${method}/responses/${status}/content/application~1json/schema`,
        });
      const validators = Object.entries(responses).map(([status, { content }]) => {
        const key = JSON.stringify(content);
        const validate = compiled.get(key) ?? compile(status);
        compiled.set(key, validate);
        return [status, validate] as const;
      });
      known.set(operationId, Object.fromEntries(validators));
    }
  }
  return {
    operations: [...known.keys()],
    /** @returns what differs from the documentation; undefined if nothing */
    problemWith(call: string, answer: { status: number; type: string | null; body: unknown }): string | undefined {
      const validate = known.get(call)?.[answer.status];
      if (!validate) return `the status ${answer.status} is not documented`;
      if (!/^application\/json\b/.test(answer.type ?? '')) return `the type is ${answer.type}`;
      return validate(answer.body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
    },
  };
}
