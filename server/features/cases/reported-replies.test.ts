import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { completeSale } from '../../../test/support/complete-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const REPLY = 'Everybody knows what kind of person you are.';

/** A shown review with the seller's hostile reply. */
async function replied() {
  const [buyer, listing] = [await market.buyer({ name: 'Bea Buyer' }), await market.listing()];
  const { seller } = listing;
  const { fulfillmentId } = await completeSale(market, buyer, listing);
  const { id } = await buyer.api.writeReview({ body: { fulfillmentId, stars: 2, text: 'It was late.' } });
  await seller.api.writeReview({ body: { fulfillmentId, stars: 5, text: '' } });
  return { buyer, seller, id, reply: () => seller.api.replyToReview({ params: { id }, body: { text: REPLY } }) };
}

const report = (by: Pick<Actor, 'call'>, targetId: string) =>
  by.call('sendReport', { body: { kind: 'reply', targetId, reason: 'offensive', text: 'He insults me.' } });

const caseAbout = async (kind: 'reply' | 'review', targetId: string) => {
  const { items } = await admin.api.listCases({ query: { kind } });
  const found = items.find((one) => one.targetId === targetId);
  return { found, one: { params: { id: found?.id ?? '' } } };
};

const shownOf = async ({ id }: Actor) => (await market.stranger.api.listSellerReviews({ params: { id } })).items;

it('a reported reply is judged as the text of the person who wrote it, beside the review', async () => {
  const { buyer, seller, id, reply } = await replied();
  expect((await report(buyer, id)).status).toBe(404);
  await reply();
  expect((await report(seller, id)).status).toBe(403);
  expect((await report(buyer, id)).status).toBe(201);
  await market.stranger.api.sendReport({ body: { kind: 'review', targetId: id, reason: 'misleading' } });
  expect((await caseAbout('review', id)).found).toMatchObject({ subject: { id: buyer.id } });

  const { found, one } = await caseAbout('reply', id);
  expect(found).toMatchObject({ subject: { id: seller.id }, reports: [{ reporter: 'Bea Buyer', isByShop: false }] });
  expect(await admin.api.getCaseContext(one)).toMatchObject({ review: { reply: REPLY, replyHidden: false } });
  const remove = await admin.call('decideCase', { ...one, body: { action: 'remove', reason: 'No' } });
  expect(remove).toMatchObject({ status: 422 });

  await admin.api.decideCase({ ...one, body: { action: 'hide', reason: 'It insults a person.' } });
  expect(await shownOf(seller)).toMatchObject([{ id, text: 'It was late.' }]);
  expect((await shownOf(seller))[0]).not.toHaveProperty('reply');
  expect(await market.stranger.api.getSeller({ params: { id: seller.id } })).toMatchObject({ reviewCount: 1 });
  expect((await report(buyer, id)).status).toBe(404);
  expect((await buyer.api.listReviewedSales())[0]?.mine).not.toHaveProperty('reply');
  expect((await seller.api.listReviewedSales())[0]?.theirs).toMatchObject({
    reply: { text: REPLY },
    replyHidden: true,
  });
  const kindsOf = async (by: Actor) => (await by.api.listNotifications({})).items.map(({ kind }) => kind);
  expect(await kindsOf(seller)).toContain('case_decided');
  expect(await kindsOf(buyer)).not.toContain('case_decided');
  const mails = await market.sql(
    `select data ->> 'text' as text from jobs.job where name = 'send-mail' and data ->> 'to' = $1`,
    [seller.email],
  );
  expect(mails).toContainEqual({ text: expect.stringContaining('“Reply to the review about') });

  await seller.api.appealCase({ ...one, body: { reason: 'It is my right.' } });
  await (await market.admin()).api.decideCase({ ...one, body: { action: 'none', reason: 'An opinion.' } });
  expect(await shownOf(seller)).toMatchObject([{ reply: { text: REPLY } }]);
});

it('a reported reply is not judged by the person whom it answers', async () => {
  const { buyer, id, reply } = await replied();
  await reply();
  await report(market.stranger, id);
  await market.sql(`update accounts set type = 'admin' where id = $1`, [buyer.id]);
  const { one } = await caseAbout('reply', id);
  const answer = await buyer.call('decideCase', { ...one, body: { action: 'hide', reason: 'It is about me.' } });
  expect(answer.status).toBe(403);
});

it('nobody makes a report that looks like one of the shop', async () => {
  const { id } = await market.seller();
  const text = 'The same text to many people: buy here';
  await market.stranger.api.sendReport({ body: { kind: 'account', targetId: id, reason: 'spam', text } });
  const { items } = await admin.api.listCases({ query: { kind: 'account' } });
  expect(items.find(({ targetId }) => targetId === id)?.reports).toMatchObject([{ isByShop: false }]);
});
