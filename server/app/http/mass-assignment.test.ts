import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Call, schemaIn } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, fillPath, paths, route } from '../../../shared/contract/paths.ts';
import { defaultProfile } from '../../../shared/domain/shop-profile.ts';
import { credential, enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
import { drawSample } from '../../../test/support/draw-sample.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { quietTables, readTables, type Snapshot } from '../../../test/support/table-snapshot.ts';

const files: readonly CallName[] = ['uploadImage', 'uploadMessagePhoto', 'createImport', 'checkImport'];
/** Refused in a shop that has an admin. */
const once: readonly CallName[] = ['claimFirstAdmin'];
const writes = (Object.keys(paths) as CallName[]).filter(
  (name) => route(name).method !== 'GET' && ![...files, ...once].includes(name),
);
const tables = [...quietTables, 'purchases', 'idempotency_keys'];

/** Protected wire fields, with the value an attacker would want. */
const wishes = {
  _id: '11111111-1111-4111-8111-111111111111',
  type: 'admin',
  role: 'admin',
  isVarified: 'true',
  isAvailable: 'false',
  advertise: 'true',
  addvertisement: 'true',
  payment: 'true',
  state: 'sold',
  status: 'paid',
  price: '0.50',
  insertedId: '11111111-1111-4111-8111-111111111111',
  constructor: { prototype: { type: 'admin' } },
};

const values: Record<string, unknown> = {
  uuid: '22222222-2222-4222-8222-222222222222',
  'timestamp with time zone': '2001-02-03T04:05:06.000Z',
  boolean: true,
  integer: 7654321,
  bigint: 7654321,
  smallint: 77,
  jsonb: { smuggled: true },
};

let market: Market;
let columns: Record<string, unknown>;
beforeAll(async () => {
  market = await openMarket();
  const rows = await market.sql(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  );
  columns = Object.fromEntries(rows.map(({ name, type }) => [name, values[String(type)] ?? `smuggled ${name}`]));
});
afterAll(() => market.close());

/** Sends a valid call with extra fields. @returns rows added and removed */
async function changes(name: CallName, extras: Record<string, unknown>): Promise<Snapshot> {
  const owner = await enrol(market, contract[name].who === 'admin' ? 'admin' : ownerRole(name));
  const { parts, idToken } = await recipes[name](market, owner);
  const before = await readTables(market, tables);
  const { method, path } = route(name);
  const flat = Object.entries(extras).map(([key, value]) => [key, String(value)]);
  const response = await market.stranger.fetch(
    `/api${fillPath(path, parts.params)}?${new URLSearchParams(Object.fromEntries(flat))}`,
    {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${idToken ?? (await credential(name, owner))}`,
      },
      body: JSON.stringify({ ...extras, ...(parts.body ?? {}) }).replace(
        /^\{(\}?)/,
        (_, end) => `{"__proto__":{"type":"admin"}${end || ','}`,
      ),
    },
  );
  // Money moves by what is said, or not at all.
  const isRefused = 'movesMoney' in contract[name] && Object.keys(extras).length > 0;
  if (isRefused) expect(response.status).toBe(422);
  else expect(response.status).toBeLessThan(300);
  const after = await readTables(market, tables);
  return Object.fromEntries(
    tables.map((table) => {
      const [old, now] = [before[table] ?? [], after[table] ?? []];
      const gone = old.filter((row) => !now.includes(row)).map((row) => `- ${nameless(row)}`);
      const come = now.filter((row) => !old.includes(row)).map((row) => `+ ${nameless(row)}`);
      return [table, [...gone.sort(), ...come.sort()]];
    }),
  );
}

const nameless = (row: string) =>
  row
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g, 'time')
    .replace(/"number": \d+/g, '"number": n')
    .replace(/"version": \d+/g, '"version": n')
    .replace(/"C-\d+"/g, '"C-n"')
    .replace(/pi_\w+/g, 'intent')
    .replace(/acct_\w+/g, 'seller account')
    .replace(/re_\w+/g, 'refund')
    .replace(/dp_\w+/g, 'dispute')
    .replace(/Canary \d+/g, 'Canary')
    .replace(/(seller|buyer)( ?)\d+/g, '$1$2');

describe('fields that a call does not take (reliability T15)', () => {
  it.each(drawSample(writes, 1 / 4))('%s ignores them all, or refuses them where money moves', async (name) => {
    const { body }: Call = contract[name];
    const schema = schemaIn(body, () => defaultProfile);
    const known = schema ? Object.keys((schema as z.ZodObject).shape) : [];
    const extras = Object.fromEntries(
      Object.entries({ ...columns, ...wishes }).filter(([field]) => !known.includes(field)),
    );
    expect(Object.keys(extras).length).toBeGreaterThan(60);

    const changed = await changes(name, extras);
    if ('movesMoney' in contract[name]) expect(Object.values(changed).flat()).toEqual([]);
    else expect(changed).toEqual(await changes(name, {}));
  });

  // spec §4: New products are available
  it('creates a listing available and not advertised, ignoring what was sent', async () => {
    const seller = await market.seller();
    const { parts } = await recipes.createListing(market, { ...seller, role: 'seller' });
    const sent = { ...(parts.body as object), isAvailable: 'false', advertise: 'true' };
    const { body } = await seller.call('createListing', { body: sent });
    const { insertedId } = body as { insertedId: string };
    expect(await seller.api.getListing({ params: { id: insertedId } })).toMatchObject({
      isAvailable: 'true',
      advertise: 'false',
    });
  });

  // spec §1: Sign-up as buyer or seller; an admin type exists (D19)
  // spec §9: Account types at sign-up: buyer, seller
  it('refuses to make an admin', async () => {
    const idToken = market.identity.idToken({ email: 'mallory@market.test' });
    const response = await market.stranger.fetch('/api/users', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ email: 'mallory@market.test', displayName: 'Mallory', type: 'admin' }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: { type: expect.any(String) } });
  });
});
