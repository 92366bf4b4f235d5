import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { CallName } from '../../../shared/contract/paths.ts';
import type { ErrorBody } from '../../../shared/errors.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { credential, enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const hostile: readonly unknown[] = [
  ...['12', 'a\u0000b', 'a\ud800b', '\u202eevil\u2066x', '\u202e\u200b', '   ', 'x'.repeat(200_000)],
  ...[-1, 1.5, 1e21, 2 ** 31, 2 ** 53, true, null, [], [['x']], { a: { b: 1 } }, { constructor: { name: 'x' } }],
];
const ids = ['%00', 'a\u0000b', 'x'.repeat(5_000), '../../etc', '\u202e', '1e21', '-1', "' or 1=1"];
const deals =
  /conversation|offer|fulfil|payout|review|report|case|dispute|seller-account|payment|refund|return|tax|debt/;
const doors = (Object.keys(contract) as CallName[]).filter(
  (name) => 'body' in contract[name] && !('multipart' in contract[name]) && deals.test(contract[name].route),
);

/** Copies with another value at one place, and the name of its field. */
function spoiled(value: unknown, bad: unknown): [field: string, copy: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const put = (one: unknown) => (Array.isArray(value) ? value.with(Number(key), one) : { ...value, [key]: one });
    return [bad, ...spoiled(inner, bad).map(([, copy]) => copy)].map((one): [string, unknown] => [key, put(one)]);
  });
}

it.each(doors)('%s answers any value without a failure of ours, and names the field that it refuses', async (name) => {
  const owner = await enrol(market, contract[name].who === 'admin' ? 'admin' : ownerRole(name));
  const { parts, idToken } = await recipes[name](market, owner);
  const token = idToken ?? (await credential(name, owner));
  for (const [field, body] of hostile.flatMap((bad) => spoiled(parts.body, bad))) {
    const answer = await sendCall(market.origin, name, { ...parts, body }, token);
    const sent = JSON.stringify(body).slice(0, 200);
    expect(answer.status, sent).toBeLessThan(500);
    const refused = Object.keys((answer.body as ErrorBody).fields ?? {}).map((key) => key.split('.')[0]);
    if (answer.status === 422) expect(refused, sent).toContain(field);
  }
  for (const key of Object.keys(parts.params ?? {}))
    for (const id of ids) {
      const { status } = await sendCall(
        market.origin,
        name,
        { ...parts, params: { ...parts.params, [key]: id } },
        token,
      );
      expect([400, 404, 422], id).toContain(status);
    }
});
