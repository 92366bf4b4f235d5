import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { CallName } from '../../../shared/contract/paths.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { enrol, recipes } from '../../../test/support/call-recipes.ts';
import { drawSample } from '../../../test/support/draw-sample.ts';
import { forgeTokens, openWorkshop } from '../../../test/support/forged-tokens.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import type { Prepared } from '../../../test/support/recipe.ts';
import { sumUpTables } from '../../../test/support/table-snapshot.ts';
import { createAccessTokens } from '../../features/accounts/access-token.ts';

const names = Object.keys(contract) as CallName[];
const isPublic = (name: CallName) => contract[name].who === 'anyone';

let market: Market;
let victim: Actor;
let forged: Record<string, string>;
let before: Awaited<ReturnType<typeof sumUpTables>>;
/** An admin, so that only the token can be refused. */
const prepared = new Map<CallName, Prepared>();
beforeAll(async () => {
  market = await openMarket();
  const admin = await enrol(market, 'admin');
  victim = admin;
  for (const name of names) prepared.set(name, await recipes[name](market, admin));
  forged = await forgeTokens(market, victim);
  await market.drainJobs();
  before = await sumUpTables(market);
});
afterAll(() => market.close());

const partsOf = (name: CallName) => prepared.get(name)?.parts;

describe('forged tokens (reliability T16)', () => {
  it('have at least forty kinds', () => expect(Object.keys(forged).length).toBeGreaterThanOrEqual(40));

  it('come from a pipeline that accepts valid photos', async () => {
    const { make } = await openWorkshop(market, victim);
    expect(await sendCall(market.origin, 'listUsers', partsOf('listUsers'), await make())).toMatchObject({
      status: 200,
    });
  });

  it.each(names.filter((name) => !isPublic(name)))('are refused by %s', async (name) => {
    const opened: string[] = [];
    for (const [forgery, token] of drawSample(Object.entries(forged), 1 / 4)) {
      // Only calls with `who: 'identity'` accept it.
      if (forgery === 'an ID token' && contract[name].who === 'identity') continue;
      const { status } = await sendCall(market.origin, name, partsOf(name), token);
      if (status !== 401) opened.push(`${forgery}: ${status}`);
    }
    expect(opened).toEqual([]);
  });

  it('change nothing', async () => {
    expect(await sumUpTables(market)).toEqual(before);
  });

  it.each(names.filter(isPublic))('count as none on %s', async (name) => {
    const none = await sendCall(market.origin, name, partsOf(name));
    for (const token of drawSample(Object.values(forged), 1 / 4)) {
      const { status, body } = await sendCall(market.origin, name, partsOf(name), token);
      expect({ status, ...(body as object), requestId: '' }).toEqual({
        status: none.status,
        ...(none.body as object),
        requestId: '',
      });
    }
  });

  it('count as no token in any other place', async () => {
    const token = await victim.token();
    const places: [query: string, headers: Record<string, string>][] = [
      [`?token=${token}&access_token=${token}`, {}],
      ['', { Cookie: `token=${token}; Authorization=Bearer ${token}` }],
      ['', { Authorization: token }],
      ['', { Authorization: `Basic ${token}` }],
      ['', { Authorization: `Bearer ${token} ${token}` }],
      ['', { Authorization: `Bearer ${token}, Bearer ${token}` }],
      ['', { 'X-Authorization': `Bearer ${token}` }],
    ];
    for (const [query, headers] of places) {
      const response = await market.stranger.fetch(`/api/users-type/buyer${query}`, { headers });
      expect(response.status).toBe(401);
    }
  });
});

describe('a token of our own', () => {
  // spec §9: Auth token max age 300 s
  it('is valid for 300 seconds and has no role, name or e-mail', async () => {
    const claims = decodeJwt(await (await market.seller()).token());
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'epoch', 'exp', 'iat', 'iss', 'jti', 'proven', 'sub']);
  });

  // spec §9: Auth token max age 300 s
  it('is valid at 295 seconds and expired at 301', async () => {
    const token = await victim.token();
    const age = market.clock.now().getTime() / 1000 - Number(decodeJwt(token).iat);
    const statusOf = async () => (await sendCall(market.origin, 'listUsers', partsOf('listUsers'), token)).status;
    market.clock.advance(295 - age);
    expect(await statusOf()).toBe(200);
    market.clock.advance(6);
    expect(await statusOf()).toBe(401);
  });

  it('is useless to a thief after 301 seconds: no call accepts it, and it cannot be renewed (reliability T24)', async () => {
    const stolen = await victim.token();
    const { email } = victim;
    expect(await sendCall(market.origin, 'issueToken', { body: { email } }, stolen)).toMatchObject({ status: 401 });
    market.clock.advance(301);
    const before = await sumUpTables(market);
    const opened: string[] = [];
    for (const name of names.filter((name) => !isPublic(name)))
      if ((await sendCall(market.origin, name, partsOf(name), stolen)).status !== 401) opened.push(name);
    expect(opened).toEqual([]);
    expect(await sumUpTables(market)).toEqual(before);
  });

  it('may come from a process whose clock runs five seconds ahead, and no more (reliability T31)', async () => {
    const { tokenSecret: secret, publicUrl: issuer } = market.services.config;
    const issuedAhead = (seconds: number) => {
      const now = () => new Date(market.clock.now().getTime() + seconds * 1000);
      return createAccessTokens({ secret, issuer, clock: { now } }).issue({ id: victim.id, tokenEpoch: 0 });
    };
    const statusOf = async (token: string) =>
      (await sendCall(market.origin, 'listUsers', partsOf('listUsers'), token)).status;
    expect(await statusOf(await issuedAhead(4))).toBe(200);
    expect(await statusOf(await issuedAhead(60))).toBe(401);
  });

  it("gives the account's current rights, not former ones", async () => {
    const buyer = await market.buyer();
    const token = await buyer.token();
    const statusOf = async () => (await sendCall(market.origin, 'listUsers', partsOf('listUsers'), token)).status;
    expect(await statusOf()).toBe(403);
    await market.sql(`update accounts set type = 'admin' where id = $1`, [buyer.id]);
    expect(await statusOf()).toBe(200);
    await market.sql('update accounts set token_epoch = token_epoch + 1 where id = $1', [buyer.id]);
    expect(await statusOf()).toBe(401);
  });
});

describe('ID tokens and access tokens', () => {
  it('cannot replace each other, with the real identity service', async () => {
    const real = await openMarket({ overrides: { identity: undefined } });
    try {
      const json = { 'Content-Type': 'application/json' };
      const person = { email: 'ada@market.test', password: 'settee-secret', name: 'Ada' };
      const signedUp = await real.stranger.fetch('/api/auth/sign-up/email', {
        method: 'POST',
        headers: json,
        body: JSON.stringify(person),
      });
      const cookie = signedUp.headers.getSetCookie().map((one) => one.split(';')[0]);
      const session = await real.stranger.fetch('/api/auth/token', { headers: { Cookie: cookie.join('; ') } });
      const { token: idToken } = (await session.json()) as { token: string };
      const { email } = person;
      const asked = { email, displayName: 'Ada', type: 'buyer' };
      expect(await sendCall(real.origin, 'createUser', { body: asked }, idToken)).toMatchObject({ status: 201 });
      const { body } = await sendCall(real.origin, 'issueToken', { body: { email } }, idToken);
      const { token } = body as { token: string };

      const call = (name: CallName, proof: string) =>
        sendCall(real.origin, name, { query: { email }, body: name === 'listWishes' ? undefined : asked }, proof);
      expect(await call('listWishes', token)).toMatchObject({ status: 200 });
      expect(await call('listWishes', idToken)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
      for (const name of ['createUser', 'issueToken'] as const)
        expect(await call(name, token)).toMatchObject({ status: 401, body: { code: 'identity_not_proven' } });
    } finally {
      await real.close();
    }
  });
});
