import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, fillPath, paths, route } from '../../../shared/contract/paths.ts';
import { credential, enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
import { drawSample } from '../../../test/support/draw-sample.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { permissionTable } from '../../../test/support/permission-table.ts';
import type { Person } from '../../../test/support/recipe.ts';
import { sumUpTables } from '../../../test/support/table-snapshot.ts';

/** In an open shop these calls are refused anyway, so they prove nothing about other sites. */
const canBeMade = (name: CallName) => Object.values(permissionTable[name]).some((status) => status < 300);
const unsafe = (Object.keys(paths) as CallName[]).filter((name) => route(name).method !== 'GET' && canBeMade(name));

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

type Sent = { path: string; init: RequestInit & { headers: Record<string, string> } };

/** @returns the valid request, made anew with a credential of that time */
async function prepare(name: CallName): Promise<() => Promise<Sent>> {
  const owner: Person = await enrol(market, contract[name].who === 'admin' ? 'admin' : ownerRole(name));
  const { parts, idToken } = await recipes[name](market, owner);
  const { method, path } = route(name);
  const body = parts.body === undefined || parts.body instanceof FormData ? parts.body : JSON.stringify(parts.body);
  return async () => ({
    path: `/api${fillPath(path, parts.params)}`,
    init: {
      method,
      headers: {
        Authorization: `Bearer ${idToken ?? (await credential(name, owner))}`,
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      },
      body,
    },
  });
}

const correct = async (name: CallName) => (await prepare(name))();

const send = ({ path, init }: Sent, headers: Record<string, string> = {}, body = init.body) =>
  market.stranger.fetch(path, { ...init, headers: { ...init.headers, ...headers }, body });

describe('requests from another site (reliability T21)', () => {
  const drawn = drawSample(unsafe, 1 / 3);
  const prepared = new Map<CallName, () => Promise<Sent>>();
  let before: Awaited<ReturnType<typeof sumUpTables>>;
  beforeAll(async () => {
    for (const name of drawn) prepared.set(name, await prepare(name));
    await market.drainJobs();
    before = await sumUpTables(market);
  });

  function requestOf(name: CallName): Promise<Sent> {
    const request = prepared.get(name);
    if (!request) throw new Error(`${name} was not prepared.`);
    return request();
  }

  it.each(drawn)('%s is refused', async (name) => {
    const sent = await requestOf(name);
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { Origin: 'not an address' },
      { Origin: market.origin.replace('http:', 'https:') },
      { Origin: `${market.origin}.evil.test` },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: market.origin, 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const response = await send(sent, headers);
      expect({ headers, status: response.status }).toEqual({ headers, status: 403 });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(await response.json()).toMatchObject({ code: 'not_allowed' });
    }
    if (sent.init.body && name !== 'uploadImage') {
      for (const type of ['text/plain', 'text/plain;application/json', 'application/jsonp', ''])
        expect((await send(sent, { 'Content-Type': type })).status).toBe(415);
      const form = new URLSearchParams({ previousId: 'x' });
      expect((await send(sent, { 'Content-Type': 'application/x-www-form-urlencoded' }, form)).status).toBe(415);
    }
  });

  it('changes nothing', async () => {
    expect(await sumUpTables(market)).toEqual(before);
  });

  it.each(drawn)('%s from our own pages works', async (name) => {
    const own = await send(await requestOf(name), { Origin: market.origin, 'Sec-Fetch-Site': 'same-origin' });
    expect(own.status).toBeLessThan(300);
  });

  it.each(drawSample(unsafe, 1 / 6))('%s works for a script, which names no site', async (name) => {
    expect((await send(await correct(name))).status).toBeLessThan(300);
  });

  it('allows no preflight from other sites', async () => {
    const response = await market.stranger.fetch('/api/orders', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect([...response.headers.keys()].filter((header) => header.startsWith('access-control'))).toEqual([]);
  });

  it('accepts no access token in a cookie', async () => {
    const buyer = await market.buyer();
    const { path, init } = await correct('addWish');
    const { Authorization: _, ...headers } = init.headers;
    const cookie = { Cookie: `token=${await buyer.token()}` };
    expect((await market.stranger.fetch(path, { ...init, headers: { ...headers, ...cookie } })).status).toBe(401);
  });
});
