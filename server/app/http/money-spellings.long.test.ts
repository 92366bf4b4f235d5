import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Call, schemaIn } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { type CallName, fillPath, route } from '../../../shared/contract/paths.ts';
import { defaultProfile } from '../../../shared/domain/shop-profile.ts';
import type { ErrorBody } from '../../../shared/errors.ts';
import { credential, enrol, ownerRole, recipes } from '../../../test/support/call-recipes.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** Of a body. */
const fieldsOf = (name: CallName): string[] => {
  const { body }: Call = contract[name];
  const schema = schemaIn(body, () => defaultProfile);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};

const calls = (Object.keys(contract) as CallName[]).filter((name) => 'movesMoney' in contract[name]);

const DEEP = 1_000;
const notJson = [
  ...['{', '{}{}', '{"amountCents":01}', '{"amountCents":0x10}', '{"amountCents":+1}', '{"amountCents":.5}'],
  ...['{"amountCents":1_000}', '{"amountCents":NaN}', "{'amountCents':1}", '{"amountCents":1,}', '{"text":"\u0000"}'],
];
const notFields = ['[]', '5', '-0', 'null', 'true', '"{}"', `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`];

const refusedAmounts: Record<string, (amount: number) => string> = {
  'a text': (amount) => `"${amount}"`,
  'a text with an exponent': () => '"1e2"',
  'a fraction': (amount) => `${amount}.5`,
  'a negative one': (amount) => `-${amount}`,
  infinity: () => '1e400',
  'one that no number holds': () => '9007199254740993',
  true: () => 'true',
  'a list': (amount) => `[${amount}]`,
  'an object': (amount) => `{"amountCents":${amount}}`,
  'a thousand lists': () => `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
};
const sameAmounts: Record<string, (field: string, amount: number) => string> = {
  'a whole decimal': (field, amount) => `"${field}":${amount}.0`,
  'an exponent': (field, amount) => `"${field}":${amount / 100}E+2`,
  'the last of two': (field, amount) => `"${field}":1,"${field}":${amount}`,
};

type AmountOf = [name: CallName, field: string, amount: number, others?: object];
const amounts: AmountOf[] = [
  ['makeOffer', 'amountCents', 10_000],
  ['counterOffer', 'amountCents', 9_000],
  ['changeOfferRules', 'floorCents', 6_000],
  ['changeOfferRules', 'acceptCents', 11_000],
  ['proposeLowerPrice', 'amountCents', 1_000],
  ['acceptLowerPrice', 'amountCents', 1_000],
  ['decideDispute', 'amountCents', 1_000, { outcome: 'part_refund' }],
  ['recordRefundTransfer', 'amountCents', 1_000],
  ['settleDebt', 'amountCents', 100],
  ['settleDebt', 'owedCents', 11_040],
  ['markPayoutPaid', 'amountCents', 11_040],
];

/** Sends a body as it is spelled. */
async function openCall(name: CallName) {
  const isOfAdmin = contract[name].who === 'admin' || name === 'decideDispute';
  const owner = await enrol(market, isOfAdmin ? 'admin' : ownerRole(name));
  const { parts, idToken } = await recipes[name](market, owner);
  const token = idToken ?? (await credential(name, owner));
  const { method, path } = route(name);
  const send = async (body: string) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${market.origin}/api${fillPath(path, parts.params)}`, { method, headers, body });
    const { code, fields = {} } = (await answer.json()) as ErrorBody;
    return { status: answer.status, code, fields: Object.keys(fields) };
  };
  return { send, body: (parts.body ?? {}) as Record<string, unknown> };
}

/** @param raw one field as it is spelled */
const spell = (body: object, field: string, raw: string) => {
  const others = Object.entries(body).filter(([name]) => name !== field);
  return `{${[...others.map(([name, value]) => `"${name}":${JSON.stringify(value)}`), raw].join()}}`;
};

it.each(calls)('%s takes fields in JSON alone, and a refused body changes nothing', async (name) => {
  const { send, body } = await openCall(name);
  const refused = async (raw: string) => [raw, (await send(raw)).status];
  expect(await Promise.all([...notJson, ...notFields].map(refused))).toEqual([
    ...notJson.map((raw) => [raw, 400]),
    ...notFields.map((raw) => [raw, 422]),
  ]);
  expect((await send(JSON.stringify(body))).status).toBeLessThan(300);
});

it('has a row for each amount', () => {
  const known = amounts.map(([name, field]) => `${name} ${field}`);
  const all = calls.flatMap((name) =>
    fieldsOf(name)
      .filter((field) => field.endsWith('Cents'))
      .map((field) => `${name} ${field}`),
  );
  // The recipe of an appeal decides nothing itself.
  expect(all.filter((one) => !known.includes(one))).toEqual(['appealDispute amountCents']);
});

it.each(amounts)('%s reads %s by its value, and a text is none', async (name, field, amount, others) => {
  const { send, body } = await openCall(name);
  const whole = { ...body, ...others };
  const refused = Object.entries(refusedAmounts).map(async ([spelling, write]) => {
    const { status, fields } = await send(spell(whole, field, `"${field}":${write(amount)}`));
    return [spelling, status, fields];
  });
  expect(await Promise.all(refused)).toEqual(Object.keys(refusedAmounts).map((spelling) => [spelling, 422, [field]]));
  expect((await send(spell(whole, field, `"${field}":-0`))).status).toBeOneOf([409, 422]);
  expect((await send(JSON.stringify({ ...whole, [field]: amount }))).status).toBeLessThan(300);
  const taken = Object.entries(sameAmounts).map(async ([spelling, write]) => {
    const again = await openCall(name);
    const { status } = await again.send(spell({ ...again.body, ...others }, field, write(field, amount)));
    return [spelling, status < 300];
  });
  expect(await Promise.all(taken)).toEqual(Object.keys(sameAmounts).map((spelling) => [spelling, true]));
});
