import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { deliver, sellWithDelivery } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

/** Seconds, none of them usual. */
const set = {
  ARRANGE_SECONDS: 900,
  ANSWER_SECONDS: 1_000,
  CODE_SECONDS: 1_100,
  NO_SHOW_SECONDS: 1_200,
  PARCEL_SECONDS: 1_300,
  DECISION_SECONDS: 1_400,
  APPEAL_SECONDS: 1_500,
  REVIEW_SECONDS: 1_600,
  REMINDER_SECONDS: 100,
  UNREAD_MAIL_SECONDS: 7,
};

let market: Market;
beforeAll(async () => {
  market = await openMarket({
    env: Object.fromEntries(Object.entries(set).map(([name, seconds]) => [name, String(seconds)])),
  });
});
afterAll(() => market.close());

const of = (id: string) => ({ params: { id } });
const read = (by: Actor, id: string) => by.api.getFulfillment(of(id));
/** Seconds from now, to ten. */
const inTens = (time: unknown) => Math.round((Date.parse(String(time)) - Date.now()) / 10_000) * 10;
const left = async (by: Actor, id: string) => inTens((await read(by, id)).deadlineAt);
const remindIn = async (id: string) =>
  inTens((await market.sql('select remind_at from fulfillments where id = $1', [id]))[0]?.remind_at);

it('agreeing, the answer, the code and an absence end after the seconds that were set', async () => {
  const { id, buyer, seller } = await sellWithDelivery(market);
  expect([await left(buyer, id), await remindIn(id)]).toEqual([900, 100]);
  await market.sql(`update fulfillments set deadline_at = now() + interval '60 seconds' where id = $1`, [id]);
  const windows = [{ start: new Date(Date.now() + 4e6).toISOString(), end: new Date(Date.now() + 8e6).toISOString() }];
  await seller.api.proposeWindows({ ...of(id), body: { windows } });
  // The answer has no longer than there is to agree at all.
  expect(await left(buyer, id)).toBe(900);
  await agreeOnTime(seller, buyer, id, 1);
  expect(await left(buyer, id)).toBe(3 * 3600 + 1_100);
  await market.sql(
    `update fulfillment_windows set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where fulfillment_id = $1`,
    [id],
  );
  await buyer.api.reportNoShow({ ...of(id), body: { reason: 'waited_there' } });
  expect(await left(buyer, id)).toBe(1_200);
});

it('a parcel, a dispute, an appeal and a review too', async () => {
  const parcel = await sellWithDelivery(market, { method: 'carrier' });
  await parcel.seller.api.sendParcel({ ...of(parcel.id), body: { tracking: 'DHL 1' } });
  expect([await left(parcel.buyer, parcel.id), await remindIn(parcel.id)]).toEqual([1_300, 1_000]);

  const { id, buyer, seller, listing } = await deliver(market);
  await buyer.api.reportProblem({ ...of(id), body: { reason: 'is_damaged' } });
  expect(await left(buyer, id)).toBe(1_400);
  const admin = await market.admin();
  await admin.api.decideDispute({ ...of(id), body: { outcome: 'release', reason: 'It was shown in the photos.' } });
  const paid = await buyer.api.getReceipt(of(listing.id));
  expect(inTens(paid.handover?.reviewUntil)).toBe(1_600);
  const [toReview] = await seller.api.listReviewedSales();
  expect([toReview?.canReview, inTens(toReview?.until)]).toEqual([true, 1_600]);

  const decidedAgo = (seconds: number) =>
    market.sql(`update disputes set decided_at = now() - make_interval(secs => $2) where fulfillment_id = $1`, [
      id,
      seconds,
    ]);
  await decidedAgo(1_510);
  expect((await read(buyer, id)).dispute?.canAppeal).toBe(false);
  expect((await buyer.call('appealDispute', { ...of(id), body: { reason: 'Look again.' } })).status).toBe(409);
  await decidedAgo(1_480);
  await buyer.api.appealDispute({ ...of(id), body: { reason: 'Look again.' } });
  expect(await left(buyer, id)).toBe(1_400);
  await market.sql(`update disputes set appealed_at = now() - interval '1401 seconds' where fulfillment_id = $1`, [id]);
  await market.drainJobs();
  expect((await read(buyer, id)).dispute?.state).toBe('closed');

  await market.sql(`update fulfillments set completed_at = now() - interval '1601 seconds' where id = $1`, [id]);
  const body = { fulfillmentId: id, stars: 5, text: 'Lovely.' };
  expect((await seller.call('writeReview', { body })).status).toBe(409);
  expect((await buyer.api.getReceipt(of(listing.id))).handover?.reviewUntil).toBeUndefined();
});

it('an unread message is mailed after the seconds that were set', async () => {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Is it still there?' } });
  const [row] = await market.sql(
    `select d.due_at, n.at from notification_deliveries d join notifications n on n.id = d.notification_id
      where n.account_id = $1 and d.channel = 'mail'`,
    [listing.seller.id],
  );
  const wait = (new Date(String(row?.due_at)).getTime() - market.clock.now().getTime()) / 1000;
  expect(Math.abs(wait - 7)).toBeLessThan(5);
});
