import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { enrolByPassword, questionsAboutPeople } from '../../../test/support/questions-about-people.ts';

const known = ['ada@known.test', 'grace@known.test', 'hedy@known.test'];
const unknown = ['ada@unknown.test', 'grace@unknown.test', 'hedy@unknown.test'];

let market: Market;
let questions: ReturnType<typeof questionsAboutPeople>;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, overrides: { identity: undefined } });
  for (const email of known) await enrolByPassword(market.origin, email);
  questions = questionsAboutPeople(await enrolByPassword(market.origin, 'curious@known.test'));
});
afterAll(() => market.close());

const answers = {
  'logging in': 401,
  'a forgotten password': 200,
  'a token for them': 401,
  'their record, by a stranger': 404,
  'their record, by a buyer': 404,
  'an e-mail to confirm': 200,
  'an account for them': 403,
  'their wishlist': 403,
  'their payments': 403,
  'their listings': 403,
};

describe('a caller cannot learn whether somebody has an account (reliability T18)', () => {
  it('has an expected answer for each call that might reveal it', () =>
    expect(Object.keys(questions)).toEqual(Object.keys(answers)));

  it.each(Object.entries(answers))('by %s', async (name, status) => {
    const told = await Promise.all([...known, ...unknown].map((email) => questions[name]?.(email)));
    expect(told[0]).toMatchObject({ status });
    for (const one of told) expect(one).toEqual(told[0]);
  });

  it('only the record of a seller exists, because that profile is public (reliability 4)', async () => {
    const ask = questions['their record, by a stranger'];
    await market.sql(`update accounts set type = 'seller' where email = $1`, [known[0]]);
    expect(await ask?.(known[0] ?? '')).toMatchObject({ status: 200 });
  });
});
