import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizeDecision } from '../../server/platform/db/authorize-decision.ts';
import { inTransaction } from '../../server/platform/db/database.ts';
import type { decidedActions } from '../../shared/domain/cases.ts';
import type { Actor } from '../support/actor.ts';
import { deliver } from '../support/delivered-sale.ts';
import { type Listing, type Market, openMarket } from '../support/marketplace.ts';

let market: Market;
let admins: [Actor, Actor];
beforeAll(async () => {
  market = await openMarket();
  admins = [await market.admin(), await market.admin()];
  await market.sql(`update accounts set display_name = 'Ada' where id = $1`, [admins[0].id]);
  await market.sql(`update accounts set display_name = 'Bo' where id = $1`, [admins[1].id]);
});
afterAll(() => market.close());

const of = (id: unknown) => ({ params: { id: String(id) } });
const reported = async (listing: Listing) => {
  await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: listing.id, reason: 'spam' } });
  const [row] = await market.sql('select id from cases where target_id = $1', [listing.id]);
  return of(row?.id);
};
const isShown = async ({ id }: Listing) => (await market.stranger.call('getListing', of(id))).status === 200;

type Act = (typeof decidedActions)[number];
const reason = 'We looked at it.';

/** Both decide at the same instant. @returns what won, and what the other one read */
async function race(one: { params: { id: string } }, actions: readonly [Act, Act]) {
  const answers = await Promise.all(
    admins.map((admin, i) => admin.call('decideCase', { ...one, body: { action: actions[i] ?? 'none', reason } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const loser = answers[1 - winner]?.body as { message: string; details: Record<string, string> };
  expect(loser.details).toEqual({ action: actions[winner], decidedBy: ['Ada', 'Bo'][winner] });
  expect(loser.message).toMatch(/^This (case|appeal) is decided already, and .+ Decided by: (Ada|Bo)$/);
  return actions[winner] ?? 'none';
}

describe('two admins who decide the same case at the same instant', () => {
  it.each([
    ['none', 'hide'],
    ['remove', 'none'],
    ['suspend', 'warn'],
    ['hide', 'remove'],
  ] as const)('to %s and to %s: what is recorded is what happened', async (...actions) => {
    for (let round = 0; round < 3; round++) {
      const listing = await market.listing();
      const one = await reported(listing);
      const won = await race(one, round % 2 ? actions : [actions[1], actions[0]]);
      expect(await admins[0].api.getCase(one)).toMatchObject({ state: 'decided', decision: { action: won } });
      expect(await isShown(listing)).toBe(won === 'none' || won === 'warn');
      const acts = await market.sql(
        `select action, after ->> 'action' as what from audit_log where target_id = $1 and action in ('decide_case', 'remove_listing')
          order by action`,
        [listing.id],
      );
      const removal = won === 'remove' ? [{ action: 'remove_listing', what: null }] : [];
      expect(acts).toEqual([{ action: 'decide_case', what: won }, ...removal]);
      const [account] = await market.sql('select suspended_at is not null as yes from accounts where id = $1', [
        listing.seller.id,
      ]);
      expect(account?.yes).toBe(won === 'suspend');
    }
  });

  it('on an appeal: what is recorded is what happened', async () => {
    const judge = await market.admin();
    for (let round = 0; round < 3; round++) {
      const listing = await market.listing();
      const one = await reported(listing);
      await judge.api.decideCase({ ...one, body: { action: 'hide', reason } });
      await listing.seller.api.appealCase({ ...one, body: { text: 'It is fine.' } });
      const won = await race(one, ['none', 'hide']);
      expect(await judge.api.getCase(one)).toMatchObject({ state: 'closed', appeal: { decision: { action: won } } });
      expect(await isShown(listing)).toBe(won === 'none');
    }
  });

  it('to remove a person who is paying and to do nothing: no hold ends when nothing is decided', async () => {
    for (let round = 0; round < 3; round++) {
      const [buyer, listing] = [await market.buyer(), await market.listing()];
      await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
      await buyer.api.addWish({ body: { previousId: listing.id } });
      await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
      await listing.seller.api.sendReport({ body: { kind: 'account', targetId: buyer.id, reason: 'spam' } });
      const [row] = await market.sql('select id from cases where target_id = $1', [buyer.id]);
      const answers = await Promise.all(
        admins.map((admin, i) =>
          admin.call('decideCase', { ...of(row?.id), body: { action: i === 0 ? 'remove' : 'none', reason } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const isRemoved = answers[0]?.status === 200;
      const [account] = await market.sql('select deleted_at is not null as gone from accounts where id = $1', [
        buyer.id,
      ]);
      expect(account?.gone).toBe(isRemoved);
      const [state] = await market.sql('select state from listings where id = $1', [listing.id]);
      expect(state?.state).toBe(isRemoved ? 'available' : 'held');
    }
  });
});

it('a decision does not wait for another one of the same admin', async () => {
  const one = await reported(await market.listing());
  const busy = await inTransaction(market.services.db, async (tx) => {
    await authorizeDecision(tx, admins[0].id, []);
    return admins[0].call('decideCase', { ...one, body: { action: 'none', reason } });
  });
  expect(busy.status).toBe(200);
});

it('two admins who suspend each other at the same instant: one of them does', async () => {
  for (let round = 0; round < 3; round++) {
    const pair = [await market.admin(), await market.admin()] as const;
    const cases: { params: { id: string } }[] = [];
    for (const { id } of pair) {
      await market.stranger.api.sendReport({ body: { kind: 'account', targetId: id, reason: 'spam' } });
      const [row] = await market.sql('select id from cases where target_id = $1', [id]);
      cases.unshift(of(row?.id));
    }
    const answers = await Promise.all(
      pair.map((admin, i) => admin.call('decideCase', { ...cases[i], body: { action: 'suspend', reason } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const removals = await Promise.all(
      admins.map((admin, i) => admin.call('deleteUser', { ...of(pair[i]?.id), body: { reason } })),
    );
    expect(removals.map(({ status }) => status)).toEqual([200, 200]);
  }
});

it('two admins who decide the same dispute at the same instant: the money goes where the record says', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, buyer } = await deliver(market);
    await buyer.api.reportProblem({ ...of(id), body: { reason: 'A leg is broken.', text: 'The left one.' } });
    const outcomes = ['refund', 'release'] as const;
    const answers = await Promise.all(
      admins.map((admin, i) => admin.call('decideDispute', { ...of(id), body: { outcome: outcomes[i], reason } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const [outcome, decidedBy] = [outcomes[winner], ['Ada', 'Bo'][winner]];
    expect(answers[1 - winner]?.body).toMatchObject({ details: { outcome, decidedBy } });
    const { state } = await buyer.api.getFulfillment(of(id));
    expect(state).toBe(outcome === 'refund' ? 'cancelled' : 'completed');
    expect(await market.sql('select outcome from disputes where fulfillment_id = $1', [id])).toEqual([{ outcome }]);
  }
});

it('a decision that waits for a refund by another admin sends back no more than is left', async () => {
  const { id, purchaseId, buyer } = await deliver(market);
  await buyer.api.reportProblem({ ...of(id), body: { reason: 'A leg is broken.', text: 'The left one.' } });
  const refund = await market.services.pool.connect();
  await refund.query('begin');
  await refund.query('select 1 from purchases where id = $1 for update', [purchaseId]);
  await refund.query(
    `insert into refunds (id, purchase_id, reason, amount_cents) values (gen_random_uuid(), $1, 'requested', 12000)`,
    [purchaseId],
  );
  const body = { outcome: 'part_refund' as const, amountCents: 3_000, reason };
  const deciding = admins[0].call('decideDispute', { ...of(id), body });
  await expect.poll(() => market.sql('select 1 from pg_locks where not granted')).not.toEqual([]);
  await refund.query('commit');
  refund.release();
  expect(await deciding).toMatchObject({ status: 422, body: { fields: { amountCents: expect.any(String) } } });
  const rows = await market.sql('select reason from refunds where purchase_id = $1', [purchaseId]);
  expect(rows).toEqual([{ reason: 'requested' }]);
});

it('two admins who decide the same appeal of a dispute: the loser reads who decided what', async () => {
  const judge = await market.admin();
  const { id, buyer } = await deliver(market);
  await buyer.api.reportProblem({ ...of(id), body: { reason: 'A leg is broken.', text: 'The left one.' } });
  await judge.api.decideDispute({ ...of(id), body: { outcome: 'release', reason } });
  await buyer.api.appealDispute({ ...of(id), body: { reason: 'It is broken.' } });
  const outcomes = ['refund', 'release'] as const;
  const answers = await Promise.all(
    admins.map((admin, i) => admin.call('decideDispute', { ...of(id), body: { outcome: outcomes[i], reason } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const [outcome, decidedBy] = [outcomes[winner], ['Ada', 'Bo'][winner]];
  expect(answers[1 - winner]?.body).toMatchObject({ details: { outcome, decidedBy } });
  expect(await market.sql('select appeal_outcome from disputes where fulfillment_id = $1', [id])).toEqual([
    { appeal_outcome: outcome },
  ]);
});

it('two admins who refund the same payment: one order, one record', async () => {
  const { purchaseId } = await deliver(market);
  const answers = await Promise.all(
    admins.map((admin) => admin.call('refundPayment', { ...of(purchaseId), body: { reason } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(answers[1 - winner]?.body).toMatchObject({ details: { orderedBy: ['Ada', 'Bo'][winner] } });
  await market.drainJobs();
  const acts = await market.sql(`select actor_id from audit_log where target_id = $1 and action = 'order_refund'`, [
    purchaseId,
  ]);
  expect(acts).toEqual([{ actor_id: admins[winner]?.id }]);
  expect(await market.sql('select amount_cents from refunds where purchase_id = $1', [purchaseId])).toEqual([
    { amount_cents: 12_000 },
  ]);
});
