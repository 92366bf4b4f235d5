import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { CallName } from '../../../shared/contract/paths.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { CANARY_PHONE, credential, enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
import { drawSample } from '../../../test/support/draw-sample.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { permissionTable, type Row } from '../../../test/support/permission-table.ts';
import type { Person, Prepared, Role } from '../../../test/support/recipe.ts';
import { sumUpTables } from '../../../test/support/table-snapshot.ts';

type Principal = Role | 'anonymous' | 'other' | 'deleted';
type Cell = { name: CallName; principal: Principal; status: number };

const names = Object.keys(contract) as CallName[];
const principals: Principal[] = ['anonymous', 'buyer', 'seller', 'admin', 'other', 'deleted'];

/** A removed person's token counts as none, so use the anonymous column. */
function expected(name: CallName, principal: Principal): number | undefined {
  const row: Row = permissionTable[name];
  return principal === 'deleted' ? row.anonymous : row[principal];
}

const statusesOf = (name: CallName) =>
  principals.flatMap((principal): Cell[] => {
    const status = expected(name, principal);
    return status === undefined ? [] : [{ name, principal, status }];
  });

const cells = names.flatMap(statusesOf);
const isRefused = ({ status }: Cell) => status >= 400;
/** Tests of the features walk these paths too, so a landing tries half of them; it tries every refusal. */
const allowed = cells.filter((cell) => !isRefused(cell));

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await openMarket();
  admin = await enrol(market, 'admin');
});
afterAll(() => market.close());

/** People who own nothing: what they call is refused or public, so each serves for all calls. */
const outsiders = new Map<string, Promise<Person>>();

function outsider(role: Role, principal: Principal): Promise<Person> {
  const key = `${role} ${principal}`;
  const person = outsiders.get(key) ?? enrolOutsider(role, principal);
  outsiders.set(key, person);
  return person;
}

async function enrolOutsider(role: Role, principal: Principal): Promise<Person> {
  const person = await enrol(market, role);
  const token = await person.token();
  if (principal !== 'deleted') return person;
  await admin.api.deleteUser({ params: { id: person.id } });
  // No other one is issued, however long the calls take.
  return { ...person, token: async () => token };
}

/** Returns the credential of somebody whom the call refuses: the owner, where the owner's role may not call it. */
async function refusedToken(
  { name, principal }: Cell,
  { owner, prepared }: { owner: Person; prepared: Prepared },
): Promise<string | undefined> {
  if (principal === 'anonymous') return undefined;
  const role = ownerRole(name);
  if (principal === role) return prepared.idToken ?? credential(name, owner);
  const isRole = principal === 'buyer' || principal === 'seller' || principal === 'admin';
  return credential(name, await outsider(isRole ? principal : role, principal));
}

/** Calls as the owner, or as somebody who may although the object is not theirs. */
async function allowedCall({ name, principal }: Cell) {
  const own = principal === 'buyer' || principal === 'seller' || principal === 'admin';
  const owner = await enrol(market, own ? principal : ownerRole(name));
  const prepared = await recipes[name](market, owner);
  if (principal === 'anonymous') return sendCall(market.origin, name, prepared.parts);
  if (own) return sendCall(market.origin, name, prepared.parts, prepared.idToken ?? (await credential(name, owner)));
  const caller =
    principal === 'deleted' ? await outsider(ownerRole(name), principal) : await enrol(market, ownerRole(name));
  return sendCall(market.origin, name, prepared.parts, await credential(name, caller));
}

describe('who may call what (reliability 4)', () => {
  // spec §1: Visitors browse items and categories without an account
  // spec §5: Add Product: email is read-only
  // spec §6: Buyer: own orders by own email (D8)
  // spec §6: Buyer: own paid history (D8)
  // spec §6: Route guards and server-side enforcement: not shown (D14)
  it.each(drawSample(allowed, 1 / 2))('$name by $principal: $status', async (cell) => {
    expect((await allowedCall(cell)).status).toBe(cell.status);
  });

  it('knows every principal of every call', () => {
    expect(cells.length).toBe(names.length * principals.length - 1);
    // A call that needs a login answers 401.
    const isPublic = (name: CallName) => permissionTable[name].anonymous !== 401;
    expect(names.filter((name) => contract[name].who === 'anyone')).toEqual(names.filter(isPublic));
  });
});

describe('who may not call what (reliability 4)', () => {
  const refusing = names.filter((name) => statusesOf(name).some(isRefused));
  const scenes = new Map<CallName, { owner: Person; prepared: Prepared }>();
  let before: Awaited<ReturnType<typeof sumUpTables>>;
  beforeAll(async () => {
    for (const name of refusing) {
      const owner = await enrol(market, ownerRole(name));
      scenes.set(name, { owner, prepared: await recipes[name](market, owner) });
      for (const cell of statusesOf(name).filter(isRefused)) await refusedToken(cell, sceneOf(name));
    }
    await market.drainJobs();
    before = await sumUpTables(market);
  });

  function sceneOf(name: CallName) {
    const scene = scenes.get(name);
    if (!scene) throw new Error(`${name} has no scene.`);
    return scene;
  }

  it.each(refusing)('%s refuses everybody else, and says nothing of the owner', async (name) => {
    const { owner, prepared } = sceneOf(name);
    for (const cell of statusesOf(name).filter(isRefused)) {
      const { principal, status } = cell;
      const answer = await sendCall(market.origin, name, prepared.parts, await refusedToken(cell, sceneOf(name)));
      expect({ principal, status: answer.status }).toEqual({ principal, status });
      const { requestId, ...body } = answer.body as Record<string, unknown>;
      expect(requestId).toEqual(expect.any(String));
      const more = ['fields', 'details', 'reason', 'reasons'];
      expect(Object.keys(body).filter((key) => !more.includes(key))).toEqual(['code', 'message']);
      for (const secret of [owner.email, owner.displayName, owner.id, CANARY_PHONE])
        expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  it('changes nothing', async () => {
    expect(await sumUpTables(market)).toEqual(before);
  });
});
