import { setImmediate as nextTurn } from 'node:timers/promises';
import { html } from 'hono/html';
import { z } from 'zod';
import { type Call, type FileType, schemaIn, type Who } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, paths, route } from '../../../shared/contract/paths.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import { defaultProfile } from '../../../shared/domain/shop-profile.ts';
import { type ErrorCode, failures } from '../../../shared/errors.ts';
import { acceptsIdempotencyKey } from '../../platform/http/idempotency.ts';

type Entry = {
  who: Who;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  statuses: readonly number[];
  multipart?: 'image' | 'file';
  files?: readonly FileType[];
  paged?: true;
  errors: readonly ErrorCode[];
};

const always: readonly ErrorCode[] = [
  'not_allowed',
  'unreadable_body',
  'unsupported_media_type',
  'too_large',
  'upload_timeout',
  'too_many_requests',
  'internal',
  'busy',
];

const whoMay: Record<Who, string> = {
  anyone: 'anyone',
  identity: 'anyone with an ID token as proof of identity',
  signedIn: 'people with an account',
  seller: 'sellers and admins',
  admin: 'admins',
};

const names = Object.keys(paths) as CallName[];
/** The shapes of the input are the same in every shop. */
const entryOf = (name: CallName): Entry => {
  const { query, body, ...entry }: Call = contract[name];
  const anyShop = () => defaultProfile;
  return { ...entry, query: schemaIn(query, anyShop), body: schemaIn(body, anyShop) } as Entry;
};
const schema = (type: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(type, { io, unrepresentable: 'any' });

/** OpenAPI treats paths of equal shape as the same. */
const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

function namesOfShape(shape: string): string[] {
  const alike = names.map((name) => route(name).path).filter((path) => shapeOf(path) === shape);
  const each = alike.map((path) => path.match(/(?<=:)\w+/g) ?? []);
  return (each[0] ?? []).map((_, place) => {
    const [first = '', ...others] = new Set(each.map((found) => found[place] ?? ''));
    return first + others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join('');
  });
}

function describePath(path: string) {
  const called = namesOfShape(shapeOf(path));
  const renamed: Record<string, string> = {};
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    renamed[name] = called[Object.keys(renamed).length] ?? name;
    return `{${lookUp(renamed, name)}}`;
  });
  return { address, renamed };
}

/** Returns the OpenAPI document, generated from the contract. */
export function openApiDocument(publicUrl: string) {
  const operations: Record<string, Record<string, object>> = {};
  for (const name of names) {
    const { method, path } = route(name);
    const { address } = describePath(path);
    operations[address] = { ...operations[address], [method.toLowerCase()]: operation(name) };
  }
  operations['/events'] = { get: eventStream };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Settee',
      version: '1',
      description: 'A resale-furniture marketplace that anyone can run.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'From POST /jwt; good for 300 seconds.' },
        idToken: { type: 'http', scheme: 'bearer', description: 'From GET /auth/token, or from Firebase.' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message', 'requestId'],
          properties: {
            code: { enum: Object.keys(failures) },
            message: { type: 'string' },
            requestId: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            details: { type: 'object', additionalProperties: { type: 'string' } },
            reason: { $ref: '#/components/schemas/Reason' },
            reasons: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Reason' } },
          },
        },
        Reason: {
          type: 'object',
          description: 'Names a sentence and its values, so that a client can write it in the reader’s language.',
          required: ['key'],
          properties: {
            key: { type: 'string' },
            params: {
              type: 'object',
              additionalProperties: {
                oneOf: [
                  { type: 'string' },
                  { type: 'number' },
                  {
                    type: 'object',
                    required: ['cents', 'currency'],
                    properties: {
                      cents: { type: 'integer' },
                      currency: { type: 'string' },
                      plain: { const: true, description: 'Without the sign of the currency.' },
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
    paths: operations,
  };
}

/** Authentication per kind of caller. Public calls return more to signed-in callers. */
const security: Record<Who, readonly Record<string, readonly string[]>[]> = {
  anyone: [{}, { accessToken: [] }],
  identity: [{ idToken: [] }],
  signedIn: [{ accessToken: [] }],
  seller: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
};

/** All in one turn would block a quarter of a second. */
const described = new Map<CallName, ReturnType<typeof describeCall>>();

function operation(name: CallName) {
  const known = described.get(name) ?? describeCall(name);
  described.set(name, known);
  return known;
}

/** Describes every call, one per turn; the documents are then cheap. */
export async function describeCalls(): Promise<void> {
  for (const name of names) {
    operation(name);
    await nextTurn();
  }
}

function describeCall(name: CallName) {
  const entry = entryOf(name);
  const repeatable = acceptsIdempotencyKey(name);
  const success = {
    description: 'Done',
    content: Object.fromEntries(
      (entry.files ?? ['application/json']).map((type) => [type, { schema: schema(entry.answer, 'output') }]),
    ),
    ...(entry.paged
      ? { headers: { 'X-Next-Cursor': { schema: { type: 'string' }, description: 'The cursor of the next page.' } } }
      : {}),
  };
  const codes: ErrorCode[] = [...entry.errors, ...always];
  if (repeatable) codes.push('request_in_flight', 'key_reused');
  const failed = new Set(codes.map((code) => failures[code].status));
  if (entry.params) failed.add(404);
  if (entry.query || entry.body) failed.add(422);
  return {
    operationId: name,
    summary: entry.summary,
    security: security[entry.who],
    parameters: [
      ...fields(entry.params, 'path', describePath(route(name).path).renamed),
      ...fields(entry.query, 'query'),
      ...(repeatable ? [idempotencyKey] : []),
    ],
    ...(entry.body
      ? { requestBody: { content: { 'application/json': { schema: schema(entry.body, 'input') } } } }
      : {}),
    ...(entry.multipart
      ? { requestBody: { content: { 'multipart/form-data': { schema: uploadBody(entry.multipart) } } } }
      : {}),
    responses: Object.fromEntries([
      ...entry.statuses.map((status) => [status, success]),
      ...[...failed].sort().map((status) => [status, refused]),
    ]),
  };
}

const refused = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** Not in the contract, which describes calls with one answer. */
const eventStream = {
  operationId: 'followEvents',
  summary: 'Streams what happens to a person',
  description: [
    'Server-sent events. Each has an `id`, a name and JSON `data`: `message` (the conversation and the message), `offer` and',
    '`fulfillment` (ids and the new state), `notification` (an id, or how many were read).',
    'After `reset`, read everything again: the events since `Last-Event-ID` are gone.',
    'The stream ends after five minutes; connect again with the last id, and none is lost.',
  ].join(' '),
  security: [{ accessToken: [] }],
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'The id of the last event that was read.',
      schema: { type: 'integer', minimum: 0 },
    },
  ],
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    401: refused,
    422: refused,
    429: refused,
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request under the same key is worked on once; a repeat within 72 h gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const uploadBody = (field: string) => ({
  type: 'object',
  required: [field],
  properties: { [field]: { type: 'string', format: 'binary' }, key: { type: 'string' } },
});

function fields(object: z.ZodObject | undefined, place: 'path' | 'query', renamed: Record<string, string> = {}) {
  return Object.entries(object?.shape ?? {}).map(([name, type]) => ({
    name: lookUp(renamed, name) ?? name,
    in: place,
    required: place === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: schema(type as z.ZodType, 'input'),
  }));
}

/** Writes one call in each turn of the loop. */
export async function docsPage(): Promise<string> {
  const sections: Awaited<ReturnType<typeof describeForReaders>>[] = [];
  for (const name of names) {
    sections.push(await describeForReaders(name));
    await nextTurn();
  }
  const page = await html`<!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Settee: the calls</title></head>
    <body><h1>The calls of Settee</h1>
    <p>All below <code>/api</code>. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
    <p>Prove who you are: sign in at <code>POST /api/auth/sign-in/email</code>, take an ID token from <code>GET /api/auth/token</code>,
    and change it for an access token at <code>POST /api/jwt</code>; send that as <code>Authorization: Bearer</code>. It lives 300 seconds.</p>
    ${sections}
    <section><h2><code>GET /events</code></h2><p>${eventStream.summary}</p><p>${eventStream.description}</p>
      <p>Who may: ${whoMay.signedIn}.</p></section>
    </body></html>`;
  return String(page);
}

function describeForReaders(name: CallName) {
  const { who, summary, errors } = entryOf(name);
  return html`<section><h2><code>${paths[name]}</code></h2><p>${summary}</p>
        <p>Who may: ${whoMay[who]}. Refusals: ${errors.length > 0 ? errors.join(', ') : 'none of its own'}.</p>
        <details><summary>What goes in and what comes out</summary><pre>${JSON.stringify(operation(name), null, 2)}</pre></details></section>`;
}
