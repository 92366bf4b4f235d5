import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { createVisitor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

const { sent, mailer } = collectMails({ delivers: false });

let market: Market;
beforeAll(async () => {
  market = await openMarket({
    env: { PAYOUTS: 'manual' },
    overrides: { mailer },
  });
});
afterAll(() => market.close());

/** A session of a person that showed the password so many seconds ago. */
async function enter(email: string, provenSecondsAgo: number | undefined) {
  const idToken = market.identity.idToken({ email, provenSecondsAgo });
  const proven = createVisitor(market.origin, async () => idToken);
  const { token } = await proven.api.issueToken({ body: { email } });
  return { proven, person: createVisitor(market.origin, async () => token) };
}

const mailsTo = async (email: string) => {
  await market.drainJobs();
  return sent.flatMap(({ to, text }) => (to === email ? [text] : []));
};

describe('a change that a stolen session could make permanent', () => {
  it('is one of these calls', () => {
    const calls = Object.entries<Call>(contract).filter(([, { freshProof }]) => freshProof);
    expect(calls.map(([name]) => name).sort()).toEqual(['deleteAccount', 'openSellerAccount']);
  });

  it.each([301, undefined])('is refused %s seconds after the password was shown', async (secondsAgo) => {
    const { email, id } = await market.seller();
    const { proven, person } = await enter(email, secondsAgo);
    const refused = { status: 403, body: { code: 'fresh_proof_needed' } };
    expect(await proven.call('deleteAccount')).toMatchObject(refused);
    const account = { holder: 'A thief', account: 'DE89370400440532013000' };
    expect(await person.call('openSellerAccount', { body: account })).toMatchObject(refused);
    expect(await market.sql('select 1 from bank_details where account_id = $1', [id])).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is told by mail', async () => {
    const { email } = await market.seller();
    const { proven, person } = await enter(email, 270);
    await person.api.openSellerAccount({ body: { holder: 'Ida Berg', account: 'DE89370400440532013000' } });
    expect(await mailsTo(email)).toEqual([expect.stringContaining('bank account that your earnings are paid to')]);
    await proven.api.deleteAccount();
    expect((await mailsTo(email))[1]).toContain('Your account was deleted.');
  });

  it('is no longer possible with an access token whose proof grows old', async () => {
    const { email } = await market.seller();
    const { person } = await enter(email, 200);
    market.clock.advance(150);
    expect(await person.call('openSellerAccount', { body: {} })).toMatchObject({
      status: 403,
      body: { code: 'fresh_proof_needed' },
    });
  });
});
