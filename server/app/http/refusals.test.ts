import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Call, schemaIn } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, type Method, paths, route } from '../../../shared/contract/paths.ts';
import { defaultProfile } from '../../../shared/domain/shop-profile.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { CANARY_PHONE, credential, enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
import { drawSample } from '../../../test/support/draw-sample.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { permissionTable, type Row } from '../../../test/support/permission-table.ts';
import type { Person, Prepared } from '../../../test/support/recipe.ts';
import { sumUpTables } from '../../../test/support/table-snapshot.ts';

const names = Object.keys(paths) as CallName[];
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const bytes = async (response: Response) => {
  const text = await response.text();
  return `${response.status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
};

describe('what strangers may read of a seller', () => {
  it('shows phone and e-mail to signed-in people who ask for them, and in no listing', async () => {
    const seller = await market.seller();
    const listing = await market.listing({ seller, phone: CANARY_PHONE });
    const buyer = await market.buyer();
    const reads = [
      (who: typeof market.stranger) => who.api.listAvailable({}).then(({ items }) => items),
      (who: typeof market.stranger) => who.api.listCollection({ params: { name: 'chair' } }).then(({ items }) => items),
      (who: typeof market.stranger) => who.api.getListing({ params: { id: listing.id } }).then((item) => [item]),
    ];
    for (const [who, read] of reads.flatMap((one) => [[market.stranger, one] as const, [buyer, one] as const])) {
      const shown = await read(who);
      expect(shown.map(({ _id }) => _id)).toContain(listing.id);
      expect(JSON.stringify(shown)).not.toContain(seller.email);
      expect(JSON.stringify(shown)).not.toContain(CANARY_PHONE);
      expect(JSON.stringify(shown)).not.toContain('5035550177');
    }
    expect(await buyer.api.showContact({ params: { id: listing.id } })).toEqual({
      sellerEmail: seller.email,
      phone: CANARY_PHONE,
      dial: '+15035550177',
    });
  });

  it("shows a seller's profile without the e-mail, and the whole record to admins", async () => {
    const seller = await market.seller({ verified: true });
    const profile = { _id: seller.id, displayName: seller.displayName, type: 'seller', isVarified: true };
    for (const who of [market.stranger, await market.buyer(), await market.seller()])
      expect(await who.api.getUser({ params: { email: seller.email } })).toEqual(profile);
    const admin = await market.admin();
    expect(await admin.api.getUser({ params: { email: seller.email } })).toMatchObject({ email: seller.email });
    const buyer = await market.buyer();
    expect(await admin.api.getUser({ params: { email: buyer.email } })).toMatchObject({ email: buyer.email });
    expect(await admin.call('getUser', { params: { email: 'nobody@market.test' } })).toMatchObject({ status: 404 });
  });
});

describe('what is hidden', () => {
  it('gets the same response as an unknown id', async () => {
    const admin = await market.admin();
    const buyer = await market.buyer();
    const gone = await market.seller();
    await admin.api.deleteUser({ params: { id: gone.id } });
    const withdrawn = await market.listing();
    await withdrawn.seller.api.updateListing({ params: { id: withdrawn.id }, body: { isAvailable: 'false' } });
    const asker = await market.seller();
    const pairs: [known: string, unknown: string][] = [
      [`/api/users/${buyer.email}`, '/api/users/nobody@market.test'],
      [`/api/users/${gone.email}`, '/api/users/nobody@market.test'],
      [`/api/users/${admin.email}`, '/api/users/nobody@market.test'],
      [`/api/listing/${withdrawn.id}`, `/api/listing/${UNKNOWN}`],
      [`/api/listing/not-an-id`, `/api/listing/${UNKNOWN}`],
    ];
    for (const who of [market.stranger, asker])
      for (const [known, unknown] of pairs)
        expect(await bytes(await who.fetch(known))).toBe(await bytes(await who.fetch(unknown)));
  });

  it("answers the same for somebody else's object and for none", async () => {
    const compared: CallName[] = [];
    const withId = drawSample(
      names.filter((name) => /:(id|previousId)\b/.test(route(name).path)),
      1 / 3,
    );
    for (const name of withId) {
      const owner = await enrol(market, ownerRole(name));
      const { parts } = await recipes[name](market, owner);
      const asker = await enrol(market, ownerRole(name));
      const theirs = await sendCall(market.origin, name, parts, await credential(name, asker));
      if (theirs.status !== 404) continue;
      const none = await sendCall(
        market.origin,
        name,
        { ...parts, params: { id: UNKNOWN, previousId: UNKNOWN } },
        await credential(name, asker),
      );
      expect({ ...(theirs.body as object), requestId: '' }).toEqual({ ...(none.body as object), requestId: '' });
      compared.push(name);
    }
    const othersAreHidden = (name: CallName) => (permissionTable[name] as Row).other === 404;
    expect(compared).toEqual(withId.filter(othersAreHidden));
  });

  // spec §7: POST /jwt {email} → token (D6)
  it('gives no token without a proven identity, with the same bytes', async () => {
    const known = await market.buyer();
    const proof = market.identity.idToken({ email: 'newcomer@market.test' });
    const issueToken = async (email: string) => sendCall(market.origin, 'issueToken', { body: { email } }, proof);
    const [theirs, nobodys, own] = await Promise.all(
      [known.email, 'nobody@market.test', 'newcomer@market.test'].map(issueToken),
    );
    expect(theirs).toMatchObject({ status: 401, body: { code: 'identity_not_proven' } });
    for (const answer of [nobodys, own])
      expect({ ...(answer?.body as object), requestId: '' }).toEqual({ ...(theirs?.body as object), requestId: '' });
  });
});

describe('a body with nothing in it', () => {
  it('is refused beside each field with the key of the sentence, for readers of other languages', async () => {
    const people = new Map<string, Awaited<ReturnType<typeof enrol>>>();
    let told = 0;
    for (const name of names.filter((one) => route(one).method !== 'GET')) {
      const { body, who } = contract[name] as Call;
      const schema = schemaIn(body, () => defaultProfile);
      if (!(schema instanceof z.ZodObject)) continue;
      const role = who === 'admin' ? 'admin' : ownerRole(name);
      const person = people.get(role) ?? (await enrol(market, role));
      people.set(role, person);
      const empty = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, null]));
      const params = { id: UNKNOWN, previousId: UNKNOWN, name: 'chair', email: person.email };
      const answer = await sendCall(market.origin, name, { params, body: empty }, await credential(name, person));
      const { fields, reasons = {} } = answer.body as { fields?: object; reasons?: object };
      if (!fields) continue;
      expect([name, Object.keys(reasons)]).toEqual([name, Object.keys(fields)]);
      told += 1;
    }
    expect(told).toBeGreaterThan(40);
  });
});

describe('addresses and methods', () => {
  const shapes = new Map<string, Set<Method>>();
  for (const name of names) {
    const { method, path } = route(name);
    const shape = path.replace(/:\w+/g, UNKNOWN);
    shapes.set(shape, (shapes.get(shape) ?? new Set()).add(method));
  }

  it('names the allowed methods when the sent one is not allowed', async () => {
    for (const [path, methods] of shapes) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'] as const) {
        if (methods.has(method as Method)) continue;
        const response = await market.stranger.fetch(`/api${path}`, { method });
        expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 405`);
        expect(response.headers.get('Allow')?.split(', ').sort()).toEqual([...methods].sort());
        expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
      }
    }
  });

  it('answers unknown addresses in JSON', async () => {
    const addresses = ['/api', '/api/', '/api/nothing', '/api/users', '/api/users/a/b/c', '/api/%2e%2e/x', '/api/%ff'];
    for (const address of addresses) {
      const response = await market.stranger.fetch(address);
      expect(`${address} ${response.status}`).toBe(`${address} ${address === '/api/users' ? 405 : 404}`);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
    }
  });
});

const IDS = Number(process.env.UNKNOWN_IDS ?? 5);

describe('writing to an id that nobody has (reliability T13)', () => {
  const writes = names.filter((name) => route(name).method !== 'GET' && /:(id|previousId)/.test(route(name).path));
  // A view returns 200 without checking the listing.
  const answers: Partial<Record<CallName, number[]>> = { countView: [200] };

  const drawn = drawSample(writes, 1 / 2);
  const scenes = new Map<CallName, { owner: Person; prepared: Prepared }>();
  let strangers: Person[];
  let before: Awaited<ReturnType<typeof sumUpTables>>;
  beforeAll(async () => {
    strangers = [await enrol(market, 'seller'), await enrol(market, 'admin')];
    for (const name of drawn) {
      const owner = await enrol(market, ownerRole(name));
      scenes.set(name, { owner, prepared: await recipes[name](market, owner) });
    }
    await market.drainJobs();
    before = await sumUpTables(market);
  });

  it.each(drawn)('%s finds none', async (name) => {
    const scene = scenes.get(name);
    if (!scene) throw new Error(`${name} has no scene.`);
    const people = [scene.owner, ...strangers];
    for (let i = 0; i < IDS; i++) {
      const id = crypto.randomUUID();
      const token = await credential(name, people[i % people.length] ?? scene.owner);
      const parts = { ...scene.prepared.parts, params: { id, previousId: id } };
      const answer = await sendCall(market.origin, name, parts, token);
      expect(answers[name] ?? [403, 404]).toContain(answer.status);
    }
  });

  it('makes no row', async () => {
    expect(await sumUpTables(market)).toEqual(before);
  });
});
