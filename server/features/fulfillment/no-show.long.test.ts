import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(async () => {
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
});

const read = (by: Actor, id: string) => by.api.getFulfillment({ params: { id } });
const report = (by: Actor, id: string, reason = 'I waited for half an hour.') =>
  by.call('reportNoShow', { params: { id }, body: { reason } });
const newsOf = async (by: Actor) => (await by.api.listNotifications({ query: {} })).items.map(({ kind }) => kind);
const purchaseState = async (listingId: string) => {
  const [row] = await market.sql('select state from purchases where listing_id = $1', [listingId]);
  return row?.state;
};

const windowIsOver = (id: string) =>
  market.sql(
    `update fulfillment_windows set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
     where fulfillment_id = $1 and state = 'accepted'`,
    [id],
  );

/** A sale whose agreed time is over. */
async function missed() {
  const listing = await market.listing();
  const [buyer, { seller }] = [await market.buyer(), listing];
  await market.buy(buyer, listing);
  const { id } = await read(buyer, listing.id);
  await agreeOnTime(seller, buyer, id);
  await windowIsOver(id);
  return { id, listing, seller, buyer };
}
async function lettersOf({ email }: Actor) {
  await sendWaitingMails(market);
  return sent.filter(({ to }) => to === email).map(({ text }) => text);
}
async function timeIsUp(id: string) {
  await market.sql(`update fulfillments set deadline_at = now() - interval '1 second' where id = $1`, [id]);
  await market.drainJobs();
}

describe('somebody who did not come', () => {
  it('is told, and has a day to answer', async () => {
    const { id, seller, buyer } = await missed();
    expect(await report(buyer, id)).toMatchObject({ status: 200, body: { state: 'no_show' } });
    expect(await read(seller, id)).toMatchObject({ state: 'no_show', turn: 'seller', absent: 'seller' });
    expect(await newsOf(seller)).toContain('no_show_reported');
    expect((await report(buyer, id)).status).toBe(409);
  });

  it('was the seller: the sale is cancelled, and the buyer gets the money back', async () => {
    const { id, listing, seller, buyer } = await missed();
    await report(buyer, id);
    await timeIsUp(id);
    expect(await read(buyer, id)).toMatchObject({ state: 'cancelled', absent: 'seller' });
    for (const by of [buyer, seller]) expect(await newsOf(by)).toContain('no_show_ended');
    await market.drainJobs();
    expect(await purchaseState(listing.id)).toBe('refunded');
  });

  it('was the buyer: both agree on another time once, then the sale is cancelled', async () => {
    const { id, listing, seller, buyer } = await missed();
    await report(seller, id);
    await timeIsUp(id);
    const again = await read(buyer, id);
    expect(again).toMatchObject({ state: 'arranging', window: null });
    expect(again.absent).toBeUndefined();
    await agreeOnTime(seller, buyer, id);
    await windowIsOver(id);
    await report(seller, id);
    await timeIsUp(id);
    expect((await read(buyer, id)).state).toBe('cancelled');
    await market.drainJobs();
    expect(await purchaseState(listing.id)).toBe('refunded');
  });

  it('says the same of the other one: the operator decides', async () => {
    const { id, seller, buyer } = await missed();
    await report(buyer, id);
    expect((await report(seller, id, 'I was there.')).body).toEqual({ state: 'disputed' });
    expect(await read(buyer, id)).toMatchObject({
      state: 'disputed',
      turn: 'operator',
      dispute: { openedBy: 'seller', reason: 'I was there.' },
    });
    const news = await newsOf(buyer);
    expect(news).toContain('no_show_denied');
    expect(news).not.toContain('problem_reported');
    const letters = await lettersOf(buyer);
    expect(letters).toContainEqual(expect.stringContaining('says the opposite: “I was there”'));
    expect(letters).not.toContainEqual(expect.stringContaining('problem'));
  });

  it('was the buyer for the first time: both are told that the next time ends the sale', async () => {
    const { id, seller, buyer } = await missed();
    await report(seller, id);
    for (const by of [buyer, seller])
      expect(await read(by, id)).toMatchObject({ state: 'no_show', absenceResult: 'another_time' });
    expect(await lettersOf(buyer)).toContainEqual(
      expect.stringContaining('you both agree on another time. If you do not come again, the sale is cancelled.'),
    );
    await timeIsUp(id);
    for (const by of [buyer, seller]) {
      expect(await read(by, id)).toMatchObject({ state: 'arranging', isLastTry: true });
      expect(await newsOf(by)).toContain('handover_missed');
    }
    expect(await lettersOf(buyer)).toContainEqual(expect.stringContaining('If you do not come again'));
    expect(await lettersOf(seller)).toContainEqual(expect.stringContaining('If the buyer does not come again'));
    await agreeOnTime(seller, buyer, id);
    expect(await read(buyer, id)).toMatchObject({ state: 'arranged', isLastTry: true });
    await windowIsOver(id);
    await report(seller, id);
    expect(await read(buyer, id)).toMatchObject({ state: 'no_show', absenceResult: 'cancelled' });
    expect(await lettersOf(buyer)).toContainEqual(
      expect.stringContaining('the sale is cancelled, and the buyer gets the money back.'),
    );
    await timeIsUp(id);
    expect((await read(buyer, id)).isLastTry).toBeUndefined();
  });

  it('may still come: the code completes the sale', async () => {
    const { id, seller, buyer } = await missed();
    await report(buyer, id);
    const { code } = await buyer.api.getHandoverCode({ params: { id } });
    expect((await seller.call('handOver', { params: { id }, body: { code } })).body).toEqual({ state: 'completed' });
  });

  it('cannot be reported before the agreed time is over, without one, or by others', async () => {
    const listing = await market.listing();
    const buyer = await market.buyer();
    await market.buy(buyer, listing);
    const { id } = await read(buyer, listing.id);
    expect((await report(buyer, id)).status).toBe(409);
    await agreeOnTime(listing.seller, buyer, id);
    expect((await report(buyer, id)).status).toBe(409);
    expect((await report(await market.buyer(), id)).status).toBe(404);
  });
});
