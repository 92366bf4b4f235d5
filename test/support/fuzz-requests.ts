import fc from 'fast-check';
import { z } from 'zod';
import { type Call, schemaIn } from '../../shared/contract/call.ts';
import { contract } from '../../shared/contract/contract.ts';
import { type CallName, paths, route } from '../../shared/contract/paths.ts';
import { defaultProfile } from '../../shared/domain/shop-profile.ts';

export type Pool = { ids: string[]; emails: string[]; pictures: string[] };

export type FuzzRequest = {
  name: CallName;
  path: string;
  contentType: string;
  body: Uint8Array | undefined;
};

const lengths = [41, 81, 255, 501, 4001, 20_000, 1_000_000];

/** Any character except lone surrogates. fast-check's own `binary` is slower: it scans all million. */
const anyCharacter = fc
  .oneof({ weight: 1, arbitrary: fc.nat(0xd7ff) }, { weight: 1, arbitrary: fc.integer({ min: 0xe000, max: 0x10ffff }) })
  .map((point) => String.fromCodePoint(point));

const nastyText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\udc00\ud800', '\u202e', '\ufffe', '\u0130'],
    ...["'; drop table accounts; --", '%00', '%', '../../etc/passwd', '<script>alert(1)</script>'],
    ...['NaN', 'Infinity', '-0', '1e309', '12abc', '0x10', '0', '-1', '0.5', '0.001', '99999999999', '١٢٣', '1,2,3'],
    ...['__proto__', 'constructor', 'null', 'undefined', '[object Object]', 'true', '2024-02-30', '"', '\\', '\r\n'],
  ),
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom('\ud800', '\udc00', '\u0000', 'é', '😀', 'a') }),
  fc
    .constantFrom(...lengths)
    .chain((length) => fc.constantFrom('x', '😀', '\u0000').map((unit) => unit.repeat(length))),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, 0, -1, 0.5, 1e308, 2 ** 53, -(2 ** 63), 1e-7, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(null, '', 'a', 1, {}), { maxLength: 200 }) },
);

const text = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });

const byName = ({ ids, emails, pictures }: Pool): Record<string, fc.Arbitrary<unknown>> => {
  const id = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() });
  const email = fc.oneof(fc.constantFrom(...emails), fc.emailAddress());
  const picture = fc.constantFrom(...pictures);
  const instant = fc.oneof(fc.nat(), fc.maxSafeInteger());
  return {
    id,
    previousId: id,
    email,
    sellerEmail: email,
    buyerEmail: email,
    image: picture,
    images: fc.array(picture, { maxLength: 3 }),
    price: fc.constantFrom('120', '99.50', '$1,250.50', 120, '80'),
    productName: fc.constantFrom('Chair', 'sofa', 'Dressing Table', 'dressing-table'),
    name: fc.constantFrom('chair', 'Sofa', 'dressing-table'),
    cursor: fc
      .oneof(
        fc.tuple(fc.boolean(), instant, id),
        fc.tuple(instant, id),
        fc.array(fc.oneof(fc.boolean(), fc.integer(), fc.double(), id, nastyText), { maxLength: 4 }),
      )
      .map((values) => Buffer.from(JSON.stringify(values)).toString('base64url')),
  };
};

type Json = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  minimum?: number;
  maximum?: number;
};

function sensible(json: Json, names: ReturnType<typeof byName>, name = ''): fc.Arbitrary<unknown> {
  const named = names[name];
  if (named) return named;
  if (json.const !== undefined) return fc.constant(json.const);
  if (json.enum) return fc.constantFrom(...json.enum);
  if (json.anyOf) return fc.oneof(...json.anyOf.map((one) => sensible(one, names)));
  if (json.type === 'object') return objectOf(json, (key, value) => sensible(value, names, key));
  if (json.type === 'array') return fc.array(sensible(json.items ?? {}, names), { maxLength: 3 });
  if (json.type === 'boolean') return fc.boolean();
  if (json.type === 'integer' || json.type === 'number') {
    const min = Math.ceil(Math.max(json.minimum ?? 0, -1000));
    return fc.integer({ min, max: Math.min(json.maximum ?? 1000, Math.max(min, 0) + 1000) });
  }
  return text;
}

function objectOf({ properties = {}, required = [] }: Json, of: (key: string, json: Json) => fc.Arbitrary<unknown>) {
  const model = Object.fromEntries(Object.entries(properties).map(([key, json]) => [key, of(key, json)]));
  return fc.record(model, { requiredKeys: required.filter((key) => key in model) });
}

function spoilt(json: Json, names: ReturnType<typeof byName>) {
  const fields = objectOf({ ...json, required: [] }, (key, value) =>
    fc.oneof({ weight: 2, arbitrary: sensible(value, names, key) }, { weight: 1, arbitrary: nastyValue }),
  );
  const extra = fc.dictionary(fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'toString')), nastyValue, {
    maxKeys: 3,
  });
  return fc.tuple(fields, extra).map(([known, unknown]) => ({ ...known, ...unknown }));
}

const utf8 = (content: string) => new TextEncoder().encode(content);
const DEEP = 10_000;

const rawBody = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .constantFrom(
      ...[
        '',
        '{',
        '[]',
        'null',
        '""',
        '0',
        '{"a":1}{"a":1}',
        '{"price":1e999}',
        '{"email":"a","email":"b"}',
        '\ufeff{}',
      ],
      ...[
        '{"__proto__":{"type":"admin"}}',
        '{"constructor":{"prototype":{}}}',
        '{"price":"\\ud800","previousId":"\\u0000"}',
      ],
      `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
      `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
      `{"email":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
      `{"price":"${'9'.repeat(60_000)}"}`,
      JSON.stringify({ description: 'x'.repeat(1_000_000) }),
    )
    .map(utf8),
  fc
    .constantFrom([0xff, 0xfe], [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d], [0xed, 0xa0, 0x80])
    .map((bytes) => new Uint8Array(bytes)),
);

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'a/b',
  '',
];

const formBody = fc
  .tuple(
    fc.constantFrom('image', 'photo', ''),
    fc.oneof(
      fc.uint8Array({ maxLength: 2000 }),
      fc.constantFrom(utf8('<svg/>'), new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])),
    ),
    fc.constantFrom('\r\n--x--\r\n', '\r\n--x', ''),
  )
  .map(([field, file, end]) =>
    Buffer.concat([
      utf8(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`),
      file,
      utf8(end),
    ]),
  );

/** A generated object may have a `toString` that is not a function. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const segment = (value: unknown) =>
  encodeURIComponent(textOf(value).toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80').slice(0, 6000);
const rawSegment = fc.constantFrom(
  '%ff',
  '%00',
  '%ed%a0%80',
  '%',
  '%zz',
  '%2f%2e%2e%2f',
  '%c3%28',
  "'",
  '%0d%0a',
  '+',
  '%25',
);

/** Generates valid and invalid requests from the contract's schemas (reliability T11, T15, T22). */
export function fuzzRequests(pool: Pool): fc.Arbitrary<FuzzRequest> {
  const names = byName(pool);
  const jsonOf = (schema: z.ZodType | undefined): Json =>
    schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : { type: 'object' };
  const rightOrWrong = (json: Json) =>
    fc.oneof({ weight: 3, arbitrary: sensible(json, names) }, { weight: 2, arbitrary: spoilt(json, names) });

  const requestOf = (name: CallName): fc.Arbitrary<FuzzRequest> => {
    const { params, query, body, multipart }: Call = contract[name];
    const { method, path } = route(name);
    const keys = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
    const places = fc.record(
      Object.fromEntries(
        keys.map((key) => {
          const right = sensible(jsonOf(params).properties?.[key] ?? {}, names, key).map(segment);
          const wrong = fc.oneof(nastyText.map(segment), rawSegment);
          return [key, fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wrong })];
        }),
      ),
    );
    const search = rightOrWrong(jsonOf(schemaIn(query, () => defaultProfile))).chain((fields) =>
      fc
        .array(fc.constantFrom(...Object.entries(fields as object), ['limit', '5'], ['__proto__', 'x']), {
          maxLength: 1,
        })
        .map((doubled) =>
          [...Object.entries(fields as object), ...doubled]
            .map((pair) => pair.map(segment).join('='))
            .join('&')
            .slice(0, 8000),
        ),
    );
    const bytes: fc.Arbitrary<Uint8Array | undefined> =
      method === 'GET'
        ? fc.constant(undefined)
        : fc.oneof(
            {
              weight: 6,
              arbitrary: rightOrWrong(jsonOf(schemaIn(body, () => defaultProfile))).map((value) =>
                utf8(JSON.stringify(value)),
              ),
            },
            { weight: 2, arbitrary: rawBody },
            { weight: multipart ? 12 : 0, arbitrary: formBody },
            { weight: body ? 0 : 4, arbitrary: fc.constant(undefined) },
          );
    const contentType = fc.oneof(
      { weight: 9, arbitrary: fc.constant(multipart ? 'multipart/form-data; boundary=x' : 'application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
    );
    return fc.record({ places, search, bytes, contentType }).map((made) => ({
      name,
      path: `/api${path.replace(/:(\w+)/g, (_, key: string) => made.places[key] || '%20')}${made.search && `?${made.search}`}`,
      contentType: made.contentType,
      body: made.bytes,
    }));
  };
  return fc.constantFrom(...(Object.keys(paths) as CallName[])).chain(requestOf);
}
