import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DisputeOutcome } from '../../../../shared/domain/dispute.ts';
import type { Actor } from '../../../../test/support/actor.ts';
import { agreeOnTime } from '../../../../test/support/agree-on-time.ts';
import { balancesOf, buyDelivered, whole } from '../../../../test/support/buy-delivered.ts';
import { deliver, sellWithDelivery } from '../../../../test/support/delivered-sale.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { uploadMessagePhoto } from '../../../../test/support/upload-message-photo.ts';
import { verifyBooks } from '../../checkout/books/verify-books.ts';
import { reconcile } from '../../checkout/reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

const DAY = 24 * 3_600_000;
const read = (by: Actor, id: string) => by.api.getFulfillment({ params: { id } });
const decide = (by: Actor, id: string, outcome: DisputeOutcome, amountCents?: number) =>
  by.call('decideDispute', {
    params: { id },
    body: { outcome, reason: 'The photos show it.', ...(amountCents === undefined ? {} : { amountCents }) },
  });
const file = (by: Actor, id: string) => by.api.getDisputeCase({ params: { id } });
const appeal = (by: Actor, id: string) =>
  by.call('appealDispute', { params: { id }, body: { reason: 'The leg was whole.' } });
const newsOf = async (by: Actor) => (await by.api.listNotifications({ query: {} })).items.map(({ kind }) => kind);

const upload = (by: Actor, width: number) => uploadMessagePhoto(shop.market, by, width);
/** A delivered sale of $120 about which the buyer has reported a problem. */
async function disputed(images: string[] = []) {
  const sale = await deliver(shop.market, { buyer: shop.buyer });
  const body = { reason: 'A leg is broken.', text: 'The left one.', images };
  await shop.buyer.api.reportProblem({ params: { id: sale.id }, body });
  return sale;
}
async function balances(purchaseId: string): Promise<Record<string, number>> {
  await shop.market.drainJobs();
  return balancesOf(shop.market, purchaseId);
}

describe('a reported problem', () => {
  it('stops the money, and is seen by both with its photos', async () => {
    const photo = await upload(shop.buyer, 41);
    const { id, seller, purchaseId } = await disputed([photo]);
    expect(await read(seller, id)).toMatchObject({
      state: 'disputed',
      turn: 'operator',
      photos: [{ url: photo, by: 'buyer' }],
      dispute: {
        state: 'open',
        openedBy: 'buyer',
        reason: 'A leg is broken.',
        text: 'The left one.',
        canAppeal: false,
      },
    });
    expect(await newsOf(seller)).toContain('problem_reported');
    expect(await balances(purchaseId)).toEqual({ provider: 12_000, seller_pending: -12_000 });
  });

  it('that is decided while a bank disputes the payment tells both that no money moves yet', async () => {
    const { id, seller, purchaseId } = await disputed();
    const [paid] = await shop.market.sql('select intent_id from purchases where id = $1', [purchaseId]);
    const bank = async (move: 'open' | 'win') => {
      await shop.cardProvider.dispute(String(paid?.intent_id), move);
      await reconcile(shop.market.services);
    };
    await bank('open');
    expect((await decide(shop.admin, id, 'release')).status).toBe(200);
    for (const party of [seller, shop.buyer]) {
      const { items } = await party.api.listNotifications({ query: {} });
      expect(items.find(({ kind }) => kind === 'dispute_decided')).toMatchObject({ params: { waits: true } });
    }
    await bank('win');
  });

  it('shows the operator the price and the fee for the delivery', async () => {
    const listing = await shop.market.listing(whole);
    await buyDelivered(shop.market, shop.buyer, listing, 'carrier');
    const { id } = await read(shop.buyer, listing.id);
    const params = { id };
    await listing.seller.api.sendParcel({ params, body: { tracking: 'UPS 1Z' } });
    await shop.buyer.api.confirmFulfillment({ params, body: {} });
    await shop.buyer.api.reportProblem({ params, body: { reason: 'A leg is broken.', text: '', images: [] } });
    const paid = { priceCents: 12_000, deliveryCents: 4_900 };
    expect(await file(shop.admin, id)).toMatchObject({ ...paid, refundableCents: 16_900 });
    const { items } = await shop.admin.api.listDisputes({ query: { open: 'true' } });
    expect(items.find((one) => one.id === id)).toMatchObject(paid);
  });

  it('takes photos of the reporter alone', async () => {
    const photo = await upload(shop.admin, 42);
    const { id, buyer } = await deliver(shop.market);
    const answer = await buyer.call('reportProblem', {
      params: { id },
      body: { reason: 'A leg is broken.', images: [photo] },
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: { images: expect.any(String) } } });
    expect((await read(buyer, id)).state).toBe('inspecting');
  });

  it('is decided for the buyer after thirty days without a decision', async () => {
    const { id, purchaseId } = await disputed();
    expect(Date.parse(String((await read(shop.buyer, id)).deadlineAt)) - Date.now()).toBeGreaterThan(29 * DAY);
    await shop.market.sql(`update fulfillments set deadline_at = now() where id = $1`, [id]);
    expect(await balances(purchaseId)).toEqual({});
    expect(await read(shop.buyer, id)).toMatchObject({
      state: 'cancelled',
      dispute: { state: 'decided', decision: { outcome: 'refund', by: 'clock' } },
    });
  });
});

describe('a missed handover', () => {
  const isOver = (id: string) =>
    shop.market.sql(
      `update fulfillment_windows set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
       where fulfillment_id = $1 and state = 'accepted'`,
      [id],
    );

  it('is judged by what both say and show', async () => {
    const { listing } = await shop.bought();
    const { seller } = listing;
    const params = { id: (await read(seller, listing.id)).id };
    await agreeOnTime(seller, shop.buyer, params.id);
    await isOver(params.id);
    const [door, street] = [await upload(seller, 44), await upload(shop.buyer, 45)];
    const absence = { by: 'seller', reason: 'waited_there', text: 'From ten to noon.' };
    const { by: _, ...said } = absence;
    await seller.api.reportNoShow({ params, body: { ...said, images: [door] } });
    const photo = { url: door, by: 'seller' };
    expect(await read(shop.buyer, params.id)).toMatchObject({ state: 'no_show', absence, photos: [photo] });
    await shop.buyer.api.reportNoShow({ params, body: { reason: 'was_there', images: [street] } });
    expect(await file(shop.admin, params.id)).toMatchObject({
      absence,
      dispute: { openedBy: 'buyer', reason: 'was_there' },
      photos: [{ url: street, by: 'buyer' }, photo],
    });
  });

  it('is no longer told once they have met, and its photos stay beside later ones', async () => {
    const { id, seller, buyer } = await sellWithDelivery(shop.market);
    const params = { id };
    await agreeOnTime(seller, buyer, id);
    await isOver(id);
    const [door, leg] = [await upload(buyer, 46), await upload(buyer, 47)];
    await buyer.api.reportNoShow({ params, body: { reason: 'nobody_answered', images: [door] } });
    await seller.api.handOver({ params, body: await buyer.api.getHandoverCode({ params }) });
    for (const fact of ['absence', 'absent']) expect(await read(seller, id)).not.toHaveProperty(fact);
    await buyer.api.reportProblem({ params, body: { reason: 'A leg is broken.', images: [leg, door] } });
    expect((await read(seller, id)).photos).toEqual([door, leg].map((url) => ({ url, by: 'buyer' })));
  });
});

describe('the decision', () => {
  it.each([
    ['refund', undefined, 'cancelled', {}],
    ['part_refund', 2_000, 'completed', { provider: 10_000, seller_available: -9_200, fee: -800 }],
    ['release', undefined, 'completed', { provider: 12_000, seller_available: -11_040, fee: -960 }],
  ] as const)('%s moves the money at once and is told to both', async (outcome, cents, state, expected) => {
    const { id, seller, purchaseId } = await disputed();
    expect(await decide(shop.admin, id, outcome, cents)).toMatchObject({ status: 200, body: { state } });
    expect(await balances(purchaseId)).toEqual(expected);
    expect(await read(seller, id)).toMatchObject({
      state,
      turn: 'none',
      dispute: { state: 'decided', decision: { outcome, by: 'operator', reason: 'The photos show it.' } },
    });
    for (const by of [seller, shop.buyer]) expect(await newsOf(by)).toContain('dispute_decided');
    expect(await shop.actsOf(purchaseId)).toContainEqual(
      expect.objectContaining({ action: 'decide_dispute', by: 'admin' }),
    );
    expect((await decide(shop.admin, id, 'release')).status).toBe(409);
  });

  it('is made once, however many are sent at the same time', async () => {
    const { id, purchaseId } = await disputed();
    const outcomes = ['refund', 'part_refund', 'release'] as const;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => decide(shop.admin, id, outcomes[n % 3] ?? 'release', 2_000)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { decision } = (await read(shop.buyer, id)).dispute ?? {};
    const left = { refund: undefined, part_refund: 10_000, release: 12_000 }[decision?.outcome ?? 'refund'];
    expect((await balances(purchaseId)).provider).toBe(left);
  });

  it('of the seller is a refund of all, and nothing else', async () => {
    const { id, seller, purchaseId } = await disputed();
    expect((await decide(seller, id, 'release')).status).toBe(403);
    expect((await decide(seller, id, 'part_refund', 100)).status).toBe(403);
    // Their own dispute is known to the buyer; they lack the right.
    expect((await decide(shop.buyer, id, 'refund')).status).toBe(403);
    expect((await decide(await shop.market.buyer(), id, 'refund')).status).toBe(404);
    expect((await decide(await shop.market.seller(), id, 'refund')).status).toBe(404);
    expect((await decide(seller, id, 'refund')).body).toEqual({ state: 'cancelled' });
    expect(await balances(purchaseId)).toEqual({});
    expect((await appeal(seller, id)).status).toBe(409);
  });

  it('of an operator is told to a seller who comes too late without the operator’s name', async () => {
    const { id, seller } = await disputed();
    await decide(shop.admin, id, 'release');
    const late = await decide(seller, id, 'refund');
    expect([late.status, JSON.stringify(late.body).includes(shop.admin.displayName)]).toEqual([409, false]);
  });

  it.each([undefined, 0, -1, 12_000, 99_999])('cannot send a part of %s cents back', async (cents) => {
    const { id } = await disputed();
    expect(await decide(shop.admin, id, 'part_refund', cents)).toMatchObject({
      status: 422,
      body: { fields: { amountCents: expect.any(String) } },
    });
    expect((await read(shop.buyer, id)).state).toBe('disputed');
  });
});

describe('an amount', () => {
  const refused = { status: 422, body: { fields: { amountCents: expect.stringContaining('partial refund') } } };

  it.each(['refund', 'release'] as const)('that does not belong to the outcome %s is refused', async (outcome) => {
    const { id, seller } = await disputed();
    for (const cents of [0, 2_000, 12_000]) expect(await decide(shop.admin, id, outcome, cents)).toMatchObject(refused);
    if (outcome === 'refund') expect(await decide(seller, id, outcome, 2_000)).toMatchObject(refused);
    expect((await read(seller, id)).state).toBe('disputed');
    await decide(shop.admin, id, 'release');
    for (const said of [{ outcome }, {}]) {
      const body = { reason: 'The leg was whole.', amountCents: 2_000, ...said };
      expect(await shop.buyer.call('appealDispute', { params: { id }, body })).toMatchObject(refused);
    }
    expect((await read(shop.buyer, id)).dispute?.state).toBe('decided');
  });
});

describe('an appeal', () => {
  it('is made once, by a party, and can send more back', async () => {
    const { id, purchaseId, seller } = await disputed();
    expect((await appeal(shop.buyer, id)).status).toBe(409);
    await decide(shop.admin, id, 'release');
    expect((await read(shop.buyer, id)).dispute?.canAppeal).toBe(true);
    expect((await read(seller, id)).dispute?.canAppeal).toBe(false);
    expect((await appeal(await shop.market.buyer(), id)).status).toBe(404);
    expect(await appeal(shop.buyer, id)).toMatchObject({ status: 200, body: { state: 'completed' } });
    expect(await read(seller, id)).toMatchObject({ turn: 'operator', dispute: { state: 'appealed' } });
    expect(await newsOf(seller)).toContain('dispute_appealed');
    expect((await appeal(shop.buyer, id)).status).toBe(409);

    expect(await file(shop.admin, id)).not.toHaveProperty('obstacle');
    const other = await shop.market.admin();
    expect(await file(shop.admin, id)).toMatchObject({ obstacle: 'own_decision' });
    expect(await file(other, id)).not.toHaveProperty('obstacle');
    expect((await decide(shop.admin, id, 'part_refund', 3_000)).status).toBe(403);
    expect(await decide(other, id, 'part_refund', 3_000)).toMatchObject({ status: 200 });
    expect(await balances(purchaseId)).toEqual({ provider: 9_000, seller_available: -8_280, fee: -720 });
    expect((await decide(other, id, 'refund')).status).toBe(409);
    expect(await read(shop.buyer, id)).toMatchObject({
      turn: 'none',
      dispute: { state: 'closed', appeal: { decision: { outcome: 'part_refund' } } },
    });
  });

  it('can send all of the money back after the release', async () => {
    const { id, purchaseId } = await disputed();
    await decide(shop.admin, id, 'part_refund', 2_000);
    await appeal(shop.buyer, id);
    expect((await decide(await shop.market.admin(), id, 'refund')).status).toBe(200);
    expect(await balances(purchaseId)).toEqual({});
    expect((await read(shop.buyer, id)).state).toBe('cancelled');
  });

  it('of a seller cannot take money back from the buyer', async () => {
    const { id, seller } = await disputed();
    await decide(shop.admin, id, 'refund');
    expect((await appeal(seller, id)).status).toBe(200);
    const other = await shop.market.admin();
    expect((await decide(other, id, 'release')).status).toBe(409);
    expect((await decide(other, id, 'refund')).status).toBe(200);
  });

  it.each([
    ['release', undefined, 'no_more'],
    ['part_refund', 1_500, 'more'],
  ] as const)('of a seller against a part says what is added to it: %s', async (outcome, cents, told) => {
    const { id, purchaseId, seller } = await disputed();
    await decide(shop.admin, id, 'part_refund', 2_000);
    await appeal(seller, id);
    expect((await decide(await shop.market.admin(), id, outcome, cents)).status).toBe(200);
    expect(await balances(purchaseId)).toMatchObject({ provider: 10_000 - (cents ?? 0) });
    const [news] = (await seller.api.listNotifications({ query: {} })).items;
    expect(news).toMatchObject({ kind: 'dispute_decided', params: { outcome: told } });
  });

  it('leaves the decision as it is when nobody decides on it for thirty days, and says so', async () => {
    const { id, purchaseId, seller } = await disputed();
    await decide(shop.admin, id, 'part_refund', 2_000);
    await appeal(shop.buyer, id);
    const { deadlineAt } = await read(shop.buyer, id);
    expect(Math.round((Date.parse(String(deadlineAt)) - Date.now()) / DAY)).toBe(30);
    expect(await shop.admin.api.getDisputeCase({ params: { id } })).toMatchObject({ deadlineAt });
    await shop.market.sql(`update disputes set appealed_at = now() - interval '29 days' where fulfillment_id = $1`, [
      id,
    ]);
    await shop.market.drainJobs();
    expect((await read(seller, id)).turn).toBe('operator');

    await shop.market.sql(`update disputes set appealed_at = now() - interval '30 days' where fulfillment_id = $1`, [
      id,
    ]);
    expect(await balances(purchaseId)).toEqual({ provider: 10_000, seller_available: -9_200, fee: -800 });
    for (const by of [seller, shop.buyer]) {
      expect(await read(by, id)).toMatchObject({
        state: 'completed',
        turn: 'none',
        deadlineAt: null,
        dispute: { state: 'closed', appeal: { decision: { by: 'clock', outcome: 'part_refund' } } },
      });
      expect(await newsOf(by)).toContain('appeal_lapsed');
    }
    expect((await decide(await shop.market.admin(), id, 'refund')).status).toBe(409);
  });

  it('ends when all of the money goes back otherwise, and is not possible after that', async () => {
    const [one, other] = [await disputed(), await disputed()];
    for (const { id } of [one, other]) await decide(shop.admin, id, 'part_refund', 2_000);
    expect((await appeal(shop.buyer, one.id)).status).toBe(200);
    for (const { purchaseId } of [one, other]) {
      await balances(purchaseId);
      expect((await shop.refund(purchaseId)).status).toBe(200);
      expect(await balances(purchaseId)).toEqual({});
    }
    expect(await read(one.seller, one.id)).toMatchObject({
      state: 'cancelled',
      turn: 'none',
      deadlineAt: null,
      dispute: { state: 'closed', appeal: { decision: { by: 'clock', outcome: 'refund' } } },
    });
    expect((await decide(await shop.market.admin(), one.id, 'refund')).status).toBe(409);
    const { items } = await shop.admin.api.listDisputes({ query: { open: 'true', limit: 100 } });
    expect(items.filter(({ id }) => id === one.id)).toEqual([]);

    for (const by of [shop.buyer, other.seller]) {
      expect((await read(by, other.id)).dispute?.canAppeal).toBe(false);
      const message = 'The buyer has got all of the money back, so there is nothing left to decide.';
      expect(await appeal(by, other.id)).toMatchObject({ status: 409, body: { message } });
    }
  });

  it('comes too late after seven days', async () => {
    const { id } = await disputed();
    await decide(shop.admin, id, 'release');
    await shop.market.sql(`update disputes set decided_at = now() - interval '8 days' where fulfillment_id = $1`, [id]);
    expect((await read(shop.buyer, id)).dispute?.canAppeal).toBe(false);
    expect((await appeal(shop.buyer, id)).status).toBe(409);
  });
});

describe('the operator', () => {
  it('reads the case: what was sold, the report, the photos and the messages', async () => {
    const photo = await upload(shop.buyer, 43);
    const { id, listing } = await disputed([photo]);
    await shop.market.sql(`update listings set defects = 'None' where id = $1`, [listing.id]);
    await shop.buyer.api.startConversation({ body: { listingId: listing.id, text: 'The leg is broken!' } });
    const one = await shop.admin.api.getDisputeCase({ params: { id } });
    expect(one).toMatchObject({
      id,
      state: 'open',
      title: 'Oak table',
      refundableCents: 12_000,
      fulfillmentState: 'disputed',
      photos: [{ url: photo, by: 'buyer' }],
      dispute: { reason: 'A leg is broken.' },
      priceCents: 12_000,
      sold: {
        title: 'Oak table',
        condition: 'Good',
        description: 'A chair that has been sat on.',
        defects: 'A chip under the top.',
        location: 'Portland, Oregon',
        pictures: [{ url: expect.any(String), hash: expect.any(String) }],
      },
    });
    expect(one.messages.map(({ text }) => text)).toContain('The leg is broken!');
    expect(one.messages).toContainEqual(
      expect.objectContaining({ from: 'system', event: expect.objectContaining({ name: 'sold' }) }),
    );
  });

  it('has nothing to decide once the payment was refunded otherwise', async () => {
    const { id, purchaseId, seller } = await disputed();
    expect((await shop.refund(purchaseId)).status).toBe(200);
    expect(await balances(purchaseId)).toEqual({});
    expect((await read(shop.buyer, id)).state).toBe('cancelled');
    const { items } = await shop.admin.api.listDisputes({ query: { open: 'true', limit: 100 } });
    expect(items.filter((one) => one.id === id)).toEqual([]);
    const message = 'The buyer has got all of the money back, so there is nothing left to decide.';
    for (const answer of [
      await decide(shop.admin, id, 'release'),
      await decide(seller, id, 'refund'),
      await appeal(seller, id),
    ])
      expect(answer).toMatchObject({ status: 409, body: { message } });
    expect(await shop.admin.api.getDisputeCase({ params: { id } })).toMatchObject({ refunded: true });
    const others = await shop.admin.api.listDisputes({ query: { open: 'false', limit: 100 } });
    expect(others.items.find((one) => one.id === id)).toMatchObject({ refunded: true });
  });

  it('sees what is to be decided, each once', async () => {
    const { id } = await disputed();
    const { items } = await shop.admin.api.listDisputes({ query: { open: 'true', limit: 100 } });
    expect(items.filter((one) => one.id === id)).toHaveLength(1);
    await decide(shop.admin, id, 'release');
    const open = await shop.admin.api.listDisputes({ query: { open: 'true', limit: 100 } });
    expect(open.items.filter((one) => one.id === id)).toEqual([]);
    const others = await shop.admin.api.listDisputes({ query: { open: 'false', limit: 100 } });
    expect(others.items.filter((one) => one.id === id)).toHaveLength(1);
  });
});
