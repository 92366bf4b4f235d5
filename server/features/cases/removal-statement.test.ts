import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { intentOf } from '../../../test/support/provider-console.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
  // A database that fails when the statement of reasons is stored.
  await market.sql(`create function no_statement() returns trigger language plpgsql as
    $$ begin raise exception 'The disk is away.' using errcode = '57014'; end $$`);
});
afterAll(() => market.close());

const of = ({ id }: { id: string }) => ({ params: { id } });
const body = { reason: 'The photos show another sofa.' };
const failing = async <T>(work: () => Promise<T>): Promise<T> => {
  await market.sql('create trigger no_statement before insert or update on cases execute function no_statement()');
  try {
    return await work();
  } finally {
    await market.sql('drop trigger no_statement on cases');
  }
};
const isShown = async (listing: Listing) => (await market.stranger.call('getListing', of(listing))).status === 200;
const statements = async ({ email }: Actor) =>
  (
    await market.sql(
      `select data ->> 'subject' as subject from jobs.job where name = 'send-mail' and data ->> 'to' = $1
        and data ->> 'subject' like 'A decision about you%'`,
      [email],
    )
  ).length;

it('a listing is not removed without its statement of reasons, and a repeat does both', async () => {
  const listing = await market.listing();
  expect((await failing(() => admin.callOnce('removeListing', { ...of(listing), body }))).status).toBeGreaterThan(499);
  expect(await isShown(listing)).toBe(true);
  expect(await admin.call('removeListing', { ...of(listing), body })).toMatchObject({ status: 200 });
  expect([await isShown(listing), await statements(listing.seller)]).toEqual([false, 1]);
});

it('a person is not removed without it', async () => {
  const seller = await market.seller();
  expect((await failing(() => admin.callOnce('deleteUser', { ...of(seller), body }))).status).toBeGreaterThan(499);
  expect((await seller.call('getAccount')).status).toBe(200);
  expect(await admin.call('deleteUser', { ...of(seller), body })).toMatchObject({ status: 200 });
  expect(await statements(seller)).toBe(1);
});

it('a case whose decision cannot be stored changes nothing', async () => {
  const listing = await market.listing();
  await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: listing.id, reason: 'spam' } });
  const [row] = await market.sql('select id from cases where target_id = $1', [listing.id]);
  const one = of({ id: String(row?.id) });
  for (const action of ['hide', 'remove', 'suspend'] as const) {
    const decide = () => admin.callOnce('decideCase', { ...one, body: { action, ...body } });
    expect((await failing(decide)).status).toBeGreaterThan(499);
    expect(await isShown(listing)).toBe(true);
  }
});

it.each(['button', 'case', 'both'] as const)(
  'the seller of a listing that somebody pays for is told of its removal when it happens (%s)',
  async (way) => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    await buyer.api.addWish({ body: { previousId: listing.id } });
    const { clientSecret } = await buyer.api.createPaymentIntent({
      body: { previousId: listing.id, price: listing.price },
    });
    const provider = (status: string) =>
      market.sql(
        `update sandbox_stripe.object set body = body || jsonb_build_object('status', $2::text) where id = $1`,
        [intentOf(clientSecret), status],
      );
    const confirm = () => buyer.call('confirmPayment', { params: { previousId: listing.id } });
    await provider('processing');
    expect(await confirm()).toMatchObject({ status: 202 });
    if (way === 'button') await admin.api.removeListing({ ...of(listing), body });
    else {
      await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: listing.id, reason: 'spam' } });
      const [row] = await market.sql('select id from cases where target_id = $1', [listing.id]);
      if (way === 'both')
        for (const status of [200, 404])
          expect(await admin.call('removeListing', { ...of(listing), body })).toMatchObject({ status });
      await admin.api.decideCase({ ...of({ id: String(row?.id) }), body: { action: 'remove', ...body } });
    }
    const [row] = await market.sql('select id from cases where target_id = $1', [listing.id]);
    const one = of({ id: String(row?.id) });
    expect(await isShown(listing)).toBe(false);
    expect(await statements(listing.seller)).toBe(0);
    expect(await listing.seller.call('getStatement', one)).toMatchObject({ status: 404 });
    await provider('requires_payment_method');
    expect(await confirm()).toMatchObject({ status: 409 });
    expect(await statements(listing.seller)).toBe(way === 'both' ? 2 : 1);
    expect(await listing.seller.api.getStatement(one)).toMatchObject({
      decision: { action: 'remove', reason: body.reason },
    });
  },
);

/** The text of the statement of reasons that somebody got. */
const statementTo = async ({ email }: Actor) => {
  const [row] = await market.sql(
    `select data ->> 'text' as text from jobs.job where name = 'send-mail' and data ->> 'to' = $1
      and data ->> 'subject' like 'A decision about you%' order by created_on desc limit 1`,
    [email],
  );
  return String(row?.text);
};
const caseAbout = async ({ id }: { id: string }) =>
  of({ id: String((await market.sql('select id from cases where target_id = $1', [id]))[0]?.id) });

it('states facts and rule also when a client removes without saying why', async () => {
  const listing = await market.listing({ title: 'Blue sofa' });
  expect(await admin.call('removeListing', of(listing))).toMatchObject({ status: 200 });
  const text = await statementTo(listing.seller);
  expect(text).toContain('Why: we looked at “Blue sofa” and found that it breaks the rule below.');
  expect(text).toContain('Rule: section 4 of the terms');
});

it('names the clause of the shop’s own terms in the mail and on the page of the case', async () => {
  const clause = '7.3 No lamps';
  const listing = await market.listing();
  await admin.api.removeListing({ ...of(listing), body: { ...body, clause } });
  expect(await statementTo(listing.seller)).toContain('Rule: 7.3 No lamps, of our terms.');
  const statement = await listing.seller.api.getStatement(await caseAbout(listing));
  expect(statement.decision).toMatchObject({ ...body, clause });

  const reported = await market.listing();
  await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: reported.id, reason: 'spam' } });
  const one = await caseAbout(reported);
  const decided = await admin.api.decideCase({ ...one, body: { action: 'warn', ...body, clause } });
  expect(decided.decision).toMatchObject({ clause });
  expect(await statementTo(reported.seller)).toContain('Rule: 7.3 No lamps, of our terms (spam).');
  await reported.seller.api.appealCase({ ...one, body: { reason: 'It is a chair.' } });
  const again = { action: 'warn' as const, reason: 'It is a lamp.', clause: '7.4 No light' };
  const { appeal } = await (await market.admin()).api.decideCase({ ...one, body: again });
  expect(appeal?.decision).toMatchObject({ clause: '7.4 No light' });
});

it('a decision to remove holds for a listing that is hidden, and for one that its seller removed', async () => {
  const decide = async (about: { id: string }, action: 'suspend' | 'remove') =>
    admin.api.decideCase({ ...(await caseAbout(about)), body: { action, ...body } });
  const reported = async (kind: 'listing' | 'account', { id: targetId }: { id: string }) =>
    market.stranger.api.sendReport({ body: { kind, targetId, reason: 'spam' } });

  const hidden = await market.listing();
  await reported('listing', hidden);
  await reported('account', hidden.seller);
  await decide(hidden.seller, 'suspend');
  await decide(hidden, 'remove');
  const suspension = await caseAbout(hidden.seller);
  await hidden.seller.api.appealCase({ ...suspension, body: { text: 'It was not me.' } });
  await (await market.admin()).api.decideCase({ ...suspension, body: { action: 'none', ...body } });
  expect(await isShown(hidden)).toBe(false);
  expect(await hidden.seller.call('restoreListing', of(hidden))).toMatchObject({ status: 404 });

  const removed = await market.listing();
  await reported('listing', removed);
  await removed.seller.api.removeListing(of(removed));
  await decide(removed, 'remove');
  expect(await removed.seller.call('restoreListing', of(removed))).toMatchObject({ status: 404 });
  expect(await isShown(removed)).toBe(false);
});
