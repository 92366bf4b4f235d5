import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { CallName } from '../../../shared/contract/paths.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { CANARY_PHONE, credential, enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
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

const cells = names.flatMap((name) =>
  principals.flatMap((principal): Cell[] => {
    const status = expected(name, principal);
    return status === undefined ? [] : [{ name, principal, status }];
  }),
);

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await openMarket();
  admin = await enrol(market, 'admin');
});
afterAll(() => market.close());

async function scene(
  name: CallName,
  principal: Principal,
): Promise<{ prepared: Prepared; owner: Person; token?: string }> {
  const role = ownerRole(name);
  if (principal === 'buyer' || principal === 'seller' || principal === 'admin') {
    const caller = await enrol(market, principal);
    const owner = principal === 'buyer' && role === 'seller' ? await enrol(market, 'seller') : caller;
    const prepared = await recipes[name](market, owner);
    const own = owner === caller ? prepared.idToken : undefined;
    return { prepared, owner, token: own ?? (await credential(name, caller)) };
  }
  const owner = await enrol(market, role);
  const prepared = await recipes[name](market, owner);
  if (principal === 'anonymous') return { prepared, owner };
  const caller = await enrol(market, role);
  const token = await credential(name, caller);
  if (principal === 'deleted') await admin.api.deleteUser({ params: { id: caller.id } });
  return { prepared, owner, token };
}

describe('who may call what (reliability 4)', () => {
  // spec §1: Visitors browse items and categories without an account
  // spec §5: Add Product: email is read-only
  // spec §6: Buyer: own orders by own email (D8)
  // spec §6: Buyer: own paid history (D8)
  // spec §6: Route guards and server-side enforcement: not shown (D14)
  it.each(cells)('$name by $principal: $status', async ({ name, principal, status }) => {
    const { prepared, owner, token } = await scene(name, principal);
    const before = status < 400 ? undefined : await sumUpTables(market);

    const answer = await sendCall(market.origin, name, prepared.parts, token);

    expect(answer.status).toBe(status);
    if (status < 400) return;
    const { requestId, ...body } = answer.body as Record<string, unknown>;
    expect(requestId).toEqual(expect.any(String));
    expect(Object.keys(body).filter((key) => key !== 'fields' && key !== 'details')).toEqual(['code', 'message']);
    for (const secret of [owner.email, owner.displayName, owner.id, CANARY_PHONE])
      expect(JSON.stringify(body)).not.toContain(secret);
    expect(await sumUpTables(market)).toEqual(before);
  });

  it('knows every principal of every call', () => {
    expect(cells.length).toBe(names.length * principals.length - 1);
    expect(names.filter((name) => contract[name].who === 'anyone').sort()).toEqual([
      'countView',
      'getInterest',
      'getLegalPage',
      'getListing',
      'getSettings',
      'getUser',
      'listAvailable',
      'listCategories',
      'listCollection',
      'listLegal',
      'listPlaces',
      'listSimilar',
      'searchListings',
      'sendReport',
    ]);
  });
});
