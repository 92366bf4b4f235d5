import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { CallName } from '../../../shared/contract/paths.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { credential, enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const unstorable = ['a\u0000b', 'a\ud800b'];
const writing = (Object.keys(contract) as CallName[]).filter(
  (name) => 'body' in contract[name] && !('multipart' in contract[name]),
);

/** Each copy has another text replaced. */
function spoiled(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    spoiled(inner, text).map((copy) =>
      Array.isArray(value) ? value.with(Number(key), copy) : { ...value, [key]: copy },
    ),
  );
}

describe('a text that the database cannot store (reliability T22)', () => {
  it.each(writing)('is no failure of ours in %s', async (name) => {
    const owner = await enrol(market, contract[name].who === 'admin' ? 'admin' : ownerRole(name));
    const { parts, idToken } = await recipes[name](market, owner);
    const token = idToken ?? (await credential(name, owner));
    for (const body of unstorable.flatMap((text) => spoiled(parts.body, text))) {
      const { status } = await sendCall(market.origin, name, { ...parts, body }, token);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
    }
  });
});
