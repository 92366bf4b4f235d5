import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../shared/contract/call.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { completeSale } from '../../../test/support/complete-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { notifyOfShownReviews } from './notify-of-reviews.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

async function sold() {
  const [seller, buyer] = [await market.seller(), await market.buyer({ name: 'June Abernathy' })];
  const { fulfillmentId } = await completeSale(market, buyer, await market.listing({ seller, title: 'Oak chair' }));
  return { seller, buyer, fulfillmentId };
}

const write = (by: Actor, fulfillmentId: string, more: Record<string, unknown> = {}) =>
  by.call('writeReview', { body: { fulfillmentId, stars: 5, text: 'Lovely.', ...more } });
const shownOf = async ({ id }: Actor) => (await market.stranger.api.listSellerReviews({ params: { id } })).items;
const pageOf = ({ id }: Actor) => market.stranger.api.getSeller({ params: { id } });

describe('a review', () => {
  it('is shown when both are written, until then to its writer alone', async () => {
    const { seller, buyer, fulfillmentId } = await sold();
    expect(await pageOf(seller)).toMatchObject({ rating: null, reviewCount: 0, soldCount: 1 });
    expect((await write(buyer, fulfillmentId, { stars: 4, tags: ['friendly'] })).status).toBe(201);
    expect(await shownOf(seller)).toEqual([]);
    expect(await buyer.api.listReviewedSales()).toMatchObject([{ mine: { stars: 4, shown: false }, canReview: false }]);
    const [open] = await seller.api.listReviewedSales();
    expect(open).toMatchObject({ fulfillmentId, role: 'seller', canReview: true, other: { name: 'June Abernathy' } });
    expect(open).not.toHaveProperty('theirs');
    expect((await write(seller, fulfillmentId)).status).toBe(201);
    expect(await shownOf(seller)).toMatchObject([
      { stars: 4, writer: 'June A.', title: 'Oak chair', tags: ['friendly'] },
    ]);
    expect(await pageOf(seller)).toMatchObject({ rating: 4, reviewCount: 1 });
    expect(await seller.api.listReviewedSales()).toMatchObject([{ theirs: { stars: 4 }, mine: { shown: true } }]);
  });

  it('is shown alone when the fourteen days are over, and no second one is taken', async () => {
    const { seller, buyer, fulfillmentId } = await sold();
    await write(buyer, fulfillmentId);
    await market.sql(`update fulfillments set completed_at = now() - interval '14 days 1 second' where id = $1`, [
      fulfillmentId,
    ]);
    expect(await write(seller, fulfillmentId)).toMatchObject({ status: 409 });
    await market.sql(`update reviews set shown_from = now() where fulfillment_id = $1`, [fulfillmentId]);
    expect(await shownOf(seller)).toHaveLength(1);
    expect(await buyer.api.listReviewedSales()).toMatchObject([{ canReview: false, mine: { shown: true } }]);
  });

  it('stays in the lists of both after a refund, since everybody still sees it, and can be answered', async () => {
    const [{ seller, buyer, fulfillmentId }, admin] = [await sold(), await market.admin()];
    const open = await sold();
    for (const sale of [{ buyer, fulfillmentId }, open]) {
      if (sale !== open) await write(sale.buyer, sale.fulfillmentId, { stars: 1 });
      const [row] = await market.sql('select purchase_id from fulfillments where id = $1', [sale.fulfillmentId]);
      await admin.api.refundPayment({ params: { id: String(row?.purchase_id) }, body: { reason: 'It broke.' } });
    }
    await market.drainJobs();
    await market.sql(`update reviews set shown_from = now() where fulfillment_id = $1`, [fulfillmentId]);
    const [shown] = await shownOf(seller);
    const listed = { fulfillmentId, canReview: false };
    expect(await seller.api.listReviewedSales()).toMatchObject([{ ...listed, theirs: { id: shown?.id, stars: 1 } }]);
    expect(await buyer.api.listReviewedSales()).toMatchObject([{ ...listed, mine: { shown: true } }]);
    expect(await open.seller.api.listReviewedSales()).toEqual([]);
    await seller.api.replyToReview({ params: { id: shown?.id ?? '' }, body: { text: 'You have your money.' } });
  });

  it('ends what the receipt and the list of purchases say about writing one, like the end of the time', async () => {
    const { buyer, fulfillmentId } = await sold();
    const setCompleted = (at: string) =>
      market.sql(`update fulfillments set completed_at = ${at} where id = $1 returning listing_id`, [fulfillmentId]);
    const [row] = await setCompleted(`now() - interval '14 days 1 second'`);
    const untils = async () => {
      const { items } = await buyer.api.listPaid({ params: { email: buyer.email }, query: {} });
      const receipt = await buyer.api.getReceipt({ params: { id: String(row?.listing_id) } });
      return [receipt, ...items].map(({ handover }) => [handover?.state, handover?.reviewUntil]);
    };
    expect(await untils()).toEqual(Array(2).fill(['completed', undefined]));
    await setCompleted(`'2999-01-01T00:00:00Z'`);
    expect(await untils()).toEqual(Array(2).fill(['completed', '2999-01-15T00:00:00.000Z']));
    await setCompleted('now()');
    await write(buyer, fulfillmentId);
    expect(await untils()).toEqual(Array(2).fill(['completed', undefined]));
  });

  it('that is shown alone is told to the reviewed person, once, and not while it is hidden', async () => {
    const { seller, buyer, fulfillmentId } = await sold();
    const newsOf = async (person: Actor) =>
      (await person.api.listNotifications({})).items.filter(({ kind }) => kind === 'review_received');
    const change = (set: string) => market.sql(`update reviews set ${set} where fulfillment_id = $1`, [fulfillmentId]);
    await write(buyer, fulfillmentId, { stars: 3 });
    await notifyOfShownReviews(market.services);
    expect(await newsOf(seller)).toEqual([]);
    await change('shown_from = now(), hidden_at = now()');
    await notifyOfShownReviews(market.services);
    expect(await newsOf(seller)).toEqual([]);
    await change('hidden_at = null');
    await Promise.all([notifyOfShownReviews(market.services), notifyOfShownReviews(market.services)]);
    await notifyOfShownReviews(market.services);
    expect(await newsOf(seller)).toMatchObject([{ href: '/dashboard/reviews', text: expect.stringContaining('3') }]);
    expect(await newsOf(buyer)).toEqual([]);
  });

  it('that was shown alone while the other one was being written is told once, and both are shown', async () => {
    const { seller, buyer, fulfillmentId } = await sold();
    await write(buyer, fulfillmentId);
    // As by a transaction that began in time, and waited.
    await market.sql('update reviews set shown_from = now() where fulfillment_id = $1', [fulfillmentId]);
    await notifyOfShownReviews(market.services);
    expect((await write(seller, fulfillmentId)).status).toBe(201);
    await notifyOfShownReviews(market.services);
    for (const person of [seller, buyer]) {
      const { items } = await person.api.listNotifications({ query: {} });
      expect(items.filter(({ kind }) => kind === 'review_received')).toHaveLength(1);
      const [sale] = await person.api.listReviewedSales();
      expect(sale).toMatchObject({ mine: { shown: true }, theirs: { stars: 5 } });
    }
  });

  it('becomes visible fourteen days after the completion', async () => {
    const { buyer, fulfillmentId } = await sold();
    await write(buyer, fulfillmentId);
    const [row] = await market.sql(
      `select r.shown_from = f.completed_at + interval '14 days' as right from reviews r
         join fulfillments f on f.id = r.fulfillment_id where f.id = $1`,
      [fulfillmentId],
    );
    expect(row).toEqual({ right: true });
  });

  it('is taken once, after completion, from the parties alone', async () => {
    const { seller, buyer, fulfillmentId } = await sold();
    expect(await write(await market.buyer(), fulfillmentId)).toMatchObject({ status: 404 });
    expect(await write(await market.admin(), fulfillmentId)).toMatchObject({ status: 404 });
    await Promise.all([write(buyer, fulfillmentId), write(buyer, fulfillmentId)]);
    expect(await write(buyer, fulfillmentId)).toMatchObject({ status: 409 });
    await market.sql(`update fulfillments set state = 'cancelled', completed_at = null where id = $1`, [fulfillmentId]);
    expect(await write(seller, fulfillmentId)).toMatchObject({ status: 409 });
    const [row] = await market.sql('select count(*)::int as n from reviews where fulfillment_id = $1', [fulfillmentId]);
    expect(row).toEqual({ n: 1 });
    await expect(
      market.sql(
        `insert into reviews (id, fulfillment_id, writer_id, about_id, writer_role, stars, text, shown_from)
         values (gen_random_uuid(), $1, $2, $3, 'seller', 5, '', now())`,
        [fulfillmentId, seller.id, buyer.id],
      ),
    ).rejects.toThrow(/completed sale/);
  });

  it.each([
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 4.5 }, 'stars'],
    [{ stars: '5' }, 'stars'],
    [{ text: 'x'.repeat(1001) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ text: { html: 'x' } }, 'text'],
    [{ tags: ['splendid'] }, 'tags'],
    [{ fulfillmentId: 'x' }, 'fulfillmentId'],
  ])('with %j is refused beside its field', async (more, field) => {
    const { buyer, fulfillmentId } = await sold();
    expect(await write(buyer, fulfillmentId, more)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is text and nothing else, and turns no words around it', async () => {
    const { seller, buyer, fulfillmentId } = await sold();
    const html = '</script><img src=x onerror=alert(1)>';
    const sent = { text: `${html}\u202e5 stars\u2066`, tags: ['friendly', 'friendly'] };
    expect(await write(buyer, fulfillmentId, sent)).toMatchObject({ status: 201 });
    await write(seller, fulfillmentId);
    expect(await shownOf(seller)).toMatchObject([{ text: `${html}5 stars`, tags: ['friendly'] }]);
  });

  it('stays as it was written: there is no call that changes or deletes it', () => {
    const calls = Object.values<Call>(contract).filter(({ route }) => / \/reviews/.test(route));
    expect(calls.map(({ route }) => route).sort()).toEqual([
      'GET /reviews/open',
      'POST /reviews',
      'POST /reviews/:id/reply',
    ]);
  });

  it('of a sale whose money went back afterwards is taken no more, and a written one stays', async () => {
    const [seller, buyer, admin] = [await market.seller(), await market.buyer(), await market.admin()];
    const listing = await market.listing({ seller });
    const { fulfillmentId } = await completeSale(market, buyer, listing);
    expect((await write(buyer, fulfillmentId, { stars: 1 })).status).toBe(201);
    const [row] = await market.sql('select purchase_id from fulfillments where id = $1', [fulfillmentId]);
    await admin.api.refundPayment({ params: { id: String(row?.purchase_id) }, body: { reason: 'It was a replica.' } });
    await market.drainJobs();
    expect(await write(seller, fulfillmentId, { stars: 1 })).toMatchObject({ status: 409 });
    expect(await market.sql('select stars from reviews where fulfillment_id = $1', [fulfillmentId])).toEqual([
      { stars: 1 },
    ]);
  });

  it('about a buyer has no tags for the listing', async () => {
    const { seller, fulfillmentId } = await sold();
    expect(await write(seller, fulfillmentId, { tags: ['good_condition'] })).toMatchObject({ status: 422 });
  });
});

describe('a reply', () => {
  it('is written once, by the reviewed person, to a shown review', async () => {
    const { seller, buyer, fulfillmentId } = await sold();
    const { id } = (await write(buyer, fulfillmentId)).body as { id: string };
    const reply = (by: Actor) => by.call('replyToReview', { params: { id }, body: { text: 'Thank you, June.' } });
    expect((await reply(seller)).status).toBe(404);
    await write(seller, fulfillmentId);
    expect((await reply(buyer)).status).toBe(404);
    expect((await reply(seller)).status).toBe(200);
    expect((await reply(seller)).status).toBe(409);
    expect(await shownOf(seller)).toMatchObject([{ reply: { text: 'Thank you, June.' } }]);
  });
});
