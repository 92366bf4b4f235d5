import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { completeSale } from '../../../test/support/complete-sale.ts';
import { deliver } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let admin: Actor;
let other: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
  other = await market.admin();
});
afterAll(() => market.close());
beforeEach(() => alone(false));

const of = (id: unknown) => ({ params: { id: String(id) } });
/** A suspended admin decides nothing, so the first one is alone. */
const alone = (yes: boolean) =>
  market.sql(`update accounts set suspended_at = case when $2 then now() end where id = $1`, [other.id, yes]);
const caseOf = async (targetId: string) => {
  const [row] = await market.sql('select id from cases where target_id = $1 order by number desc limit 1', [targetId]);
  return of(row?.id);
};
const body = { action: 'none', reason: 'We looked at it.' } as const;
const refused = { status: 403, body: { message: 'This is about yourself, so another admin decides it.' } };
const acts = async (action: string) =>
  (await market.sql(`select after from audit_log where action = $1 order by at desc limit 1`, [action]))[0]?.after;

type Shown = { obstacle?: string } | undefined;

/**
 * Tries it as the person it is about, then as the other admin or as the sole one.
 * @param show what the screen with the button reads
 */
async function isForAnother(
  action: string,
  decide: (by: Actor) => Promise<{ status: number }>,
  show: (by: Actor) => Promise<Shown>,
): Promise<void> {
  expect(await decide(admin)).toMatchObject(refused);
  expect(await show(admin)).toMatchObject({ obstacle: 'about_yourself' });
  expect(await show(other)).not.toHaveProperty('obstacle');
  await alone(true);
  expect(await show(admin)).not.toHaveProperty('obstacle');
  expect((await decide(other)).status).toBeGreaterThanOrEqual(403);
  expect((await decide(admin)).status).toBeLessThan(300);
  expect(await acts(action)).toMatchObject({ ownCase: true });
}

describe('an admin who is concerned, unless there is no other one,', () => {
  it('does not decide a report about their listing', async () => {
    const { id } = await market.listing({ seller: admin });
    await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam' } });
    await isForAnother(
      'decide_case',
      async (by) => by.call('decideCase', { ...(await caseOf(id)), body }),
      async (by) => by.api.getCase(await caseOf(id)),
    );
  });

  it('does not read who reported them', async () => {
    const [reporter, { id }] = [
      await market.seller({ name: 'Rita Reporter' }),
      await market.listing({ seller: admin }),
    ];
    await reporter.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam', text: 'A fake.' } });
    const report = { kind: 'listing', targetId: id, reason: 'other', email: 'rita@reports.test' } as const;
    await market.stranger.api.sendReport({ body: report });
    const one = await caseOf(id);
    const seen = async (by: Actor) => JSON.stringify([await by.api.listCases({}), await by.api.getCase(one)]);
    expect(await seen(other)).toMatch(/Rita Reporter.*rita@reports\.test/);
    expect(await seen(admin)).not.toMatch(/Rita|rita@/);
    expect(await seen(admin)).toContain('A fake.');
    await market.stranger.api.sendReport({ body: { kind: 'account', targetId: reporter.id, reason: 'spam' } });
    const about = await caseOf(reporter.id);
    const partsSeenBy = async (by: Actor) => (await by.api.getCaseContext(about)).history.map(({ part }) => part);
    expect([await partsSeenBy(other), await partsSeenBy(admin)]).toEqual([['reporter'], []]);
  });

  it('does not decide their own appeal', async () => {
    const { id } = await market.listing({ seller: admin });
    await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam' } });
    await other.api.decideCase({ ...(await caseOf(id)), body: { ...body, action: 'warn' } });
    await admin.api.appealCase({ ...(await caseOf(id)), body: { text: 'No.' } });
    await isForAnother(
      'decide_appeal',
      async (by) => by.call('decideCase', { ...(await caseOf(id)), body }),
      async (by) => by.api.getCase(await caseOf(id)),
    );
  });

  it('has their appeal decided by the admin who decided before, when everybody else is a party', async () => {
    const { id } = await market.listing({ seller: admin });
    await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam' } });
    const about = await caseOf(id);
    await other.api.decideCase({ ...about, body: { ...body, action: 'warn' } });
    await admin.api.appealCase({ ...about, body: { text: 'No.' } });
    const third = await market.admin();
    expect(await other.api.getCase(about)).toMatchObject({ obstacle: 'own_decision' });
    expect(await other.call('decideCase', { ...about, body })).toMatchObject({ status: 403 });
    await market.sql('update accounts set suspended_at = now() where id = $1', [third.id]);
    expect(await other.api.getCase(about)).not.toHaveProperty('obstacle');
    expect(await other.call('decideCase', { ...about, body })).toMatchObject({ status: 200 });
  });

  it('does not decide a report about a review of them', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing({ seller: admin })];
    const { fulfillmentId } = await completeSale(market, buyer, listing);
    const { id } = await buyer.api.writeReview({ body: { fulfillmentId, stars: 1, text: 'Total crook.' } });
    await admin.api.writeReview({ body: { fulfillmentId, stars: 5, text: 'Fine.' } });
    await admin.api.sendReport({ body: { kind: 'review', targetId: id, reason: 'offensive' } });
    const hide = { ...body, action: 'hide' as const };
    await isForAnother(
      'decide_case',
      async (by) => by.call('decideCase', { ...(await caseOf(id)), body: hide }),
      async (by) => by.api.getCase(await caseOf(id)),
    );
  });

  it('does not decide a report about a message to them', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing({ seller: admin })];
    const { messageId: id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Crook!' } });
    await admin.api.sendReport({ body: { kind: 'message', targetId: id, reason: 'offensive' } });
    await isForAnother(
      'decide_case',
      async (by) => by.call('decideCase', { ...(await caseOf(id)), body }),
      async (by) => by.api.getCase(await caseOf(id)),
    );
  });

  it('does not refund their own purchase', async () => {
    const listing = await market.listing();
    await market.buy(admin, listing);
    const [purchase] = await market.sql('select id from purchases where listing_id = $1', [listing.id]);
    const refund = (by: Actor) =>
      by.call('refundPayment', { ...of(purchase?.id), body: { reason: 'I want it back.' } });
    const payment = async (by: Actor) =>
      (await by.api.listPayments({ query: {} })).items.find(({ previousId }) => previousId === listing.id);
    await isForAnother('order_refund', refund, payment);
  });

  it('does not end a hold on their listing, to which they may have agreed', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing({ seller: admin })];
    await buyer.api.addWish({ body: { previousId: listing.id } });
    await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    expect(await admin.call('removeListing', of(listing.id))).toMatchObject({
      status: 409,
      body: { code: 'item_on_hold' },
    });
    await isForAnother(
      'end_hold',
      (by) => by.call('endHold', of(listing.id)),
      (by) => by.api.getEveryListing(of(listing.id)),
    );
  });

  it('does not change the price at which they buy, or who may buy', async () => {
    const [cheap, offered, held] = [await market.listing(), await market.listing(), await market.listing()];
    await admin.api.updateListing({ ...of(cheap.id), body: { price: '1' } });
    const rules = { accepts: true, floorCents: null, acceptCents: 4_000 };
    await admin.api.changeOfferRules({ ...of(offered.id), body: rules });
    const buyer = await market.buyer();
    await buyer.api.addWish({ body: { previousId: held.id } });
    await buyer.api.createPaymentIntent({ body: { previousId: held.id, price: held.price } });
    await admin.api.endHold(of(held.id));
    const pay = async (by: Actor, id: string, price: string) => {
      await by.api.addWish({ body: { previousId: id } });
      return by.call('createPaymentIntent', { body: { previousId: id, price } });
    };
    const offer = (by: Actor) => by.call('makeOffer', { body: { listingId: offered.id, amountCents: 4_000 } });
    const own = { status: 403, body: { code: 'not_allowed', message: expect.stringContaining('you can’t buy it') } };
    expect(await pay(admin, cheap.id, '1')).toMatchObject(own);
    expect(await pay(admin, held.id, held.price)).toMatchObject(own);
    expect(await offer(admin)).toMatchObject(own);
    expect(await acts('edit_listing')).toMatchObject({ edited: ['offerRules'] });
    expect(await pay(other, cheap.id, '1')).toMatchObject({ status: 200 });
    expect(await offer(other)).toMatchObject({ status: 201 });
  });

  it('does not decide a dispute about their purchase', async () => {
    const { id } = await deliver(market, { buyer: admin });
    await admin.api.reportProblem({ ...of(id), body: { reason: 'A leg is broken.', text: 'The left one.' } });
    const decide = (by: Actor) =>
      by.call('decideDispute', { ...of(id), body: { outcome: 'refund', reason: 'Broken.' } });
    await isForAnother('decide_dispute', decide, (by) => by.api.getDisputeCase(of(id)));
  });

  it('does not decide a dispute about their sale, but can give all money back', async () => {
    const disputed = async () => {
      const { id, buyer } = await deliver(market, { seller: admin });
      await buyer.api.reportProblem({ ...of(id), body: { reason: 'A leg is broken.', text: 'The left one.' } });
      return id;
    };
    const [id, second] = [await disputed(), await disputed()];
    const decide = (by: Actor) => by.call('decideDispute', { ...of(id), body: { outcome: 'release', reason: 'No.' } });
    const refund = { ...of(second), body: { outcome: 'refund' as const, reason: 'Sorry.' } };
    expect(await admin.call('decideDispute', refund)).toMatchObject({ status: 200 });
    await isForAnother('decide_dispute', decide, (by) => by.api.getDisputeCase(of(id)));
  });

  it('does not remove or suspend somebody to whom they are selling', async () => {
    const { buyer } = await deliver(market, { seller: admin });
    await admin.api.sendReport({ body: { kind: 'account', targetId: buyer.id, reason: 'other' } });
    const suspend = { ...(await caseOf(buyer.id)), body: { ...body, action: 'suspend' as const } };
    expect(await admin.call('decideCase', suspend)).toMatchObject(refused);
    expect(await admin.api.getCase(await caseOf(buyer.id))).toMatchObject({ personObstacle: 'about_yourself' });
    expect(await admin.api.getCase(await caseOf(buyer.id))).not.toHaveProperty('obstacle');
    await isForAnother(
      'delete_user',
      (by) => by.call('deleteUser', of(buyer.id)),
      (by) => by.api.getPerson(of(buyer.id)),
    );
  });

  it('can remove a person again whose listing they refused at the handover', async () => {
    const listing = await market.listing();
    await market.buy(admin, listing);
    const { id } = await admin.api.getFulfillment(of(listing.id));
    await agreeOnTime(listing.seller, admin, id);
    await admin.api.refuseFulfillment({ ...of(id), body: { reason: 'A leg is broken.' } });
    await market.drainJobs();
    expect(await admin.call('deleteUser', of(listing.seller.id))).toMatchObject({ status: 200 });
  });

  it('does not mark their own payout as paid', async () => {
    const { id, buyer } = await deliver(market, { seller: admin });
    await buyer.api.confirmFulfillment(of(id));
    await market.drainJobs();
    const { items } = await other.api.listPayouts({ query: {} });
    const payout = items.find(({ sellerId, state }) => sellerId === admin.id && state === 'owed');
    const pay = (by: Actor) => by.call('markPayoutPaid', { ...of(payout?.id), body: { reference: 'R 1' } });
    const shown = async (by: Actor) =>
      (await by.api.listPayouts({ query: {} })).items.find((one) => one.id === payout?.id);
    await isForAnother('mark_paid', pay, shown);
  });

  it('does not restore a listing that another admin took from them', async () => {
    const { id } = await market.listing({ seller: admin });
    await other.api.removeListing(of(id));
    expect(await admin.api.getEveryListing(of(id))).toMatchObject({ obstacle: 'about_yourself' });
    await isForAnother(
      'restore_listing',
      (by) => by.call('restoreListing', of(id)),
      async (by) => (await by.api.listRemovedListings({ query: {} })).items.find((one) => one._id === id),
    );
  });

  it('does not restore it after removing the other admin either', async () => {
    const { id } = await market.listing({ seller: admin });
    await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam' } });
    const removed = await market.admin();
    await admin.api.deleteUser({ ...of(removed.id), body: { reason: 'In the way.' } });
    await alone(true);
    const decide = async () => admin.call('decideCase', { ...(await caseOf(id)), body });
    const message = expect.stringMatching(/^This is about yourself, and you removed or suspended another admin/);
    expect(await decide()).toMatchObject({ status: 403, body: { message } });
    expect(await admin.api.getCase(await caseOf(id))).toMatchObject({ obstacle: 'after_removal' });
    await market.sql(`update accounts set deleted_at = deleted_at - interval '31 days' where id = $1`, [removed.id]);
    expect(await decide()).toMatchObject({ status: 200 });
  });

  it('does not restore it after suspending the other admin either', async () => {
    const { id } = await market.listing({ seller: admin });
    await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam' } });
    const suspended = await market.admin();
    await market.stranger.api.sendReport({ body: { kind: 'account', targetId: suspended.id, reason: 'other' } });
    const suspend = { ...body, action: 'suspend' as const };
    await admin.api.decideCase({ ...(await caseOf(suspended.id)), body: suspend });
    await alone(true);
    const decide = async () => admin.call('decideCase', { ...(await caseOf(id)), body });
    expect(await decide()).toMatchObject({ status: 403 });
    await market.sql('update accounts set suspended_at = null, type = $2 where id = $1', [suspended.id, 'seller']);
    expect(await decide()).toMatchObject({ status: 200 });
  });

  it('does not restore it after suspending the other admin on an appeal either', async () => {
    const { id } = await market.listing({ seller: admin });
    await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam' } });
    const suspended = await market.admin();
    await market.stranger.api.sendReport({ body: { kind: 'account', targetId: suspended.id, reason: 'other' } });
    const about = await caseOf(suspended.id);
    await other.api.decideCase({ ...about, body: { ...body, action: 'warn' } });
    await suspended.api.appealCase({ ...about, body: { text: 'No.' } });
    await admin.api.decideCase({ ...about, body: { ...body, action: 'suspend' } });
    await alone(true);
    expect(await admin.call('decideCase', { ...(await caseOf(id)), body })).toMatchObject({ status: 403 });
    await market.sql('update accounts set suspended_at = null, type = $2 where id = $1', [suspended.id, 'seller']);
  });

  it('does not decide the appeal against their own decision', async () => {
    const { id, seller } = await market.listing();
    await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam' } });
    const about = await caseOf(id);
    await admin.api.decideCase({ ...about, body: { ...body, action: 'warn' } });
    expect(await admin.api.getCase(about)).not.toHaveProperty('obstacle');
    await seller.api.appealCase({ ...about, body: { text: 'No.' } });
    expect(await admin.call('decideCase', { ...about, body })).toMatchObject({ status: 403 });
    expect(await admin.api.getCase(about)).toMatchObject({ obstacle: 'own_decision' });
    expect(await other.api.getCase(about)).not.toHaveProperty('obstacle');
    await alone(true);
    expect(await admin.api.getCase(about)).not.toHaveProperty('obstacle');
    expect(await admin.call('decideCase', { ...about, body })).toMatchObject({ status: 200 });
  });

  it('does not suspend or remove themselves, even as the only admin', async () => {
    const { id } = await market.listing({ seller: admin });
    await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'spam' } });
    await alone(true);
    const suspend = { ...body, action: 'suspend' as const };
    expect(await admin.call('decideCase', { ...(await caseOf(id)), body: suspend })).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    });
  });
});

it('a suspended admin has a seller’s duties and nothing of an admin', async () => {
  await alone(true);
  const buyer = await market.buyer();
  expect(await other.call('listCases')).toMatchObject({ status: 403 });
  expect(await other.call('deleteUser', of(buyer.id))).toMatchObject({ status: 403 });
  const { id } = await market.listing();
  expect(await other.call('removeListing', of(id))).toMatchObject({ status: 403 });
  // The other one is the last who can run the shop.
  expect(await admin.call('deleteUser', of(other.id))).toMatchObject({ status: 200 });
});
