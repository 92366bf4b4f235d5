import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { CallName } from '../../shared/contract/paths.ts';
import { sendCall } from '../support/api-client.ts';
import { credential, enrol, recipes } from '../support/call-recipes.ts';
import { type Market, openMarket } from '../support/marketplace.ts';
import { permissionTable, type Row } from '../support/permission-table.ts';
import type { Role } from '../support/recipe.ts';

const PRESSES = 20;
/** Recipes set the state of sales by SQL, without the money. */
const movedBySql = /^I1[36] /;

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(async () => {
  await market.drainJobs();
  const broken = await verifyBooks(market.services.db);
  expect(broken.filter(({ rule }) => !movedBySql.test(rule))).toEqual([]);
  await market.close();
});

const names = Object.keys(contract) as CallName[];
const roleFor = (name: CallName): Role => {
  const row: Row = permissionTable[name];
  return (['buyer', 'seller', 'admin'] as const).find((role) => row[role] < 300) ?? 'buyer';
};
const acts = names.filter((name) => !contract[name].route.startsWith('GET '));

it.each(acts)('%s is answered without a server error when it is pressed twenty times at once', async (name) => {
  const owner = await enrol(market, roleFor(name));
  const { parts, idToken } = await recipes[name](market, owner);
  const token = idToken ?? (await credential(name, owner));
  const answers = await Promise.all(Array.from({ length: PRESSES }, () => sendCall(market.origin, name, parts, token)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.some((status) => status < 300 || name === 'claimFirstAdmin')).toBe(true);
});
