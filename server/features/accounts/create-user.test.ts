import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { makeAdmin } from './make-admin.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const proven = (proof: Parameters<Market['identity']['idToken']>[0]) =>
  createVisitor(market.origin, async () => market.identity.idToken(proof));

const body = (email: string, type = 'buyer') => ({ displayName: 'Nora', email, type });
const countOf = async (email: string) =>
  (await market.sql('select id from accounts where lower(email) = lower($1)', [email])).length;

describe('signing up', () => {
  // spec §1: Sign-up as buyer or seller; an admin type exists (D19)
  it('creates a person once on repeats, and never changes the type', async () => {
    const nora = proven({ email: 'nora@market.test' });
    const first = await nora.call('createUser', { body: body('nora@market.test', 'seller') });
    expect(first).toMatchObject({ status: 201, body: { acknowledged: true } });
    const again = await nora.call('createUser', { body: { ...body('nora@market.test'), displayName: 'Other' } });
    expect(again).toMatchObject({ status: 200, body: first.body as object });
    const [row] = await market.sql('select type, display_name from accounts where email = $1', ['nora@market.test']);
    expect(row).toEqual({ type: 'seller', display_name: 'Nora' });
  });

  it('creates one person for concurrent sign-ups', async () => {
    const twice = proven({ email: 'twice@market.test' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => twice.call('createUser', { body: body('twice@market.test') })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await countOf('twice@market.test')).toBe(1);
  });

  it('takes the e-mail in any case', async () => {
    const answer = await proven({ email: 'Upper@Market.Test' }).call('createUser', { body: body('upper@MARKET.test') });
    expect(answer.status).toBe(201);
  });

  it('takes an internationalised e-mail in either of its forms, here and where a call names it', async () => {
    const email = 'ida@münchen.test';
    const proof = market.identity.idToken({ email });
    const ida = createVisitor(market.origin, async () => proof);
    expect((await ida.call('createUser', { body: body(email, 'seller') })).status).toBe(201);
    expect(await countOf('ida@xn--mnchen-3ya.test')).toBe(1);
    const { token } = await ida.api.issueToken({ body: { email: 'IDA@xn--mnchen-3ya.test' } });
    const own = createVisitor(market.origin, async () => token);
    const listing = await market.listing();
    const wish = { body: { previousId: listing.id, buyerEmail: email } };
    expect(await own.call('addWish', wish)).toMatchObject({ status: 201 });
    expect(await own.call('listWishes', { query: { email } })).toMatchObject({ status: 200 });
    await makeAdmin(market.services, email);
    const [row] = await market.sql(`select type from accounts where email = 'ida@xn--mnchen-3ya.test'`);
    expect(row?.type).toBe('admin');
  });

  it('refuses an e-mail that the proof is not for', async () => {
    const answer = await proven({ email: 'me@market.test' }).call('createUser', { body: body('you@market.test') });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_your_email' } });
    expect(await countOf('you@market.test')).toBe(0);
  });

  it('refuses a second identity with the e-mail of somebody else', async () => {
    const victim = await market.buyer();
    const thief = proven({ email: victim.email, subject: 'another subject' });
    const answer = await thief.call('createUser', { body: body(victim.email, 'seller') });
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await thief.call('issueToken', { body: { email: victim.email } })).toMatchObject({ status: 401 });
  });

  // spec §7: POST /users {displayName, email, type} (D6)
  it('needs proof of identity', async () => {
    const answer = await market.stranger.call('createUser', { body: body('x@market.test') });
    expect(answer).toMatchObject({ status: 401, body: { code: 'identity_not_proven' } });
  });

  it.each([
    ['type', { ...body('f@market.test'), type: 'admin' }],
    ['displayName', { ...body('f@market.test'), displayName: '   ' }],
    ['displayName', { ...body('f@market.test'), displayName: 'a\u0000b' }],
    ['email', { ...body('not an e-mail') }],
  ])('marks the field %s', async (field, wrong) => {
    const answer = await proven({ email: 'f@market.test' }).call('createUser', { body: wrong });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
    expect(await countOf('f@market.test')).toBe(0);
  });

  it('reads only name, e-mail and type from the body', async () => {
    const sly = {
      ...body('sly@market.test', 'seller'),
      isVarified: true,
      _id: crypto.randomUUID(),
      emailVerified: true,
    };
    await proven({ email: 'sly@market.test', emailVerified: false }).call('createUser', { body: sly });
    const [row] = await market.sql('select id, verified_at, email_verified from accounts where email = $1', [
      sly.email,
    ]);
    expect(row).toMatchObject({ verified_at: null, email_verified: false });
    expect(row?.id).not.toBe(sly._id);
  });
});

describe('an access token', () => {
  // spec §7: POST /jwt {email} → token (D6)
  it('opens what belongs to the person', async () => {
    const buyer = await market.buyer();
    expect(await buyer.api.getUser({ params: { email: buyer.email } })).toMatchObject({ _id: buyer.id });
  });

  it('is refused with the same text in every case', async () => {
    const buyer = await market.buyer();
    const answers = await Promise.all([
      proven({ email: 'nobody@market.test' }).call('issueToken', { body: { email: 'nobody@market.test' } }),
      proven({ email: 'nobody@market.test' }).call('issueToken', { body: { email: buyer.email } }),
      proven({ email: buyer.email, issuer: 'https://elsewhere.test' }).call('issueToken', {
        body: { email: buyer.email },
      }),
      market.stranger.call('issueToken', { body: { email: buyer.email } }),
    ]);
    for (const { status, body: words } of answers) {
      expect(status).toBe(401);
      expect({ ...(words as object), requestId: '' }).toEqual({ ...(answers[0]?.body as object), requestId: '' });
    }
  });

  it('is not given for an e-mail that the proof is not for', async () => {
    const buyer = await market.buyer();
    const answer = await proven({ email: buyer.email }).call('issueToken', { body: { email: 'other@market.test' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'identity_not_proven' } });
    expect(await countOf(buyer.email)).toBe(1);
  });

  it("stores the identity service's current state of the e-mail", async () => {
    const email = 'late@market.test';
    await proven({ email, emailVerified: false }).call('createUser', { body: body(email) });
    await proven({ email, emailVerified: true }).call('issueToken', { body: { email } });
    expect(await market.sql('select email_verified from accounts where email = $1', [email])).toEqual([
      { email_verified: true },
    ]);
  });

  it('follows a changed e-mail, but not onto somebody else', async () => {
    const [taken, mover] = [await market.buyer(), await market.buyer()];
    const subject = `subject of ${mover.email}`;
    const moved = await proven({ email: 'moved@market.test', subject }).call('issueToken', {
      body: { email: 'moved@market.test' },
    });
    expect(moved.status).toBe(200);
    expect(await countOf('moved@market.test')).toBe(1);
    const onto = await proven({ email: taken.email, subject }).call('issueToken', { body: { email: taken.email } });
    expect(onto).toMatchObject({ status: 401, body: { code: 'identity_not_proven' } });
  });
});
