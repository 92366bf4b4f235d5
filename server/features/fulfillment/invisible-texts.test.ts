import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendCall } from '../../../test/support/api-client.ts';
import { credential, enrol, recipes } from '../../../test/support/call-recipes.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it.each([
  ['setHandoverAddress', 'buyer', 'address'],
  ['sendParcel', 'seller', 'tracking'],
] as const)('%s refuses what shows nothing, beside the field', async (name, role, field) => {
  const owner = await enrol(market, role);
  const { parts } = await recipes[name](market, owner);
  const token = await credential(name, owner);
  for (const nothing of ['\u200b', '\u202e\u2800', ' \u00ad\n'])
    expect(await sendCall(market.origin, name, { ...parts, body: { [field]: nothing } }, token)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  expect((await sendCall(market.origin, name, parts, token)).status).toBe(200);
});
