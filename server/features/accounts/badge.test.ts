import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';

let market: Market;
let admin: Actor;
const { sent, mailer } = collectMails({ delivers: false });
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
  admin = await market.admin();
});
afterAll(() => market.close());

const of = ({ id }: { id: string }) => ({ params: { id } });
const isVerified = async (seller: Actor) =>
  (await market.stranger.api.getUser({ params: { email: seller.email } })).isVarified;
const rename = (seller: Actor, displayName: string) => seller.api.updateAccount({ body: { displayName } });
const suspend = (by: Actor, seller: Actor, reason: string) =>
  by.call('suspendBadge', { ...of(seller), body: { reason } });

describe('the badge after a change of name', () => {
  it('is suspended until an admin verifies the seller again', async () => {
    const seller = await market.seller({ name: 'Sam', verified: true });
    const listing = await market.listing({ seller });
    const renamed = await rename(seller, 'IKEA Official');
    expect(renamed).toMatchObject({
      isVarified: false,
      badgeSuspended: { verifiedName: 'Sam', at: expect.any(String) },
    });
    expect(await market.stranger.api.getListing(of(listing))).toMatchObject({ isVarified: false });
    expect((await market.stranger.api.searchListings({ query: { verified: 'true' } })).items).toEqual([]);
    await rename(seller, 'IKEA');
    const { items } = await admin.api.listUsers({ params: { type: 'seller' }, query: {} });
    expect(items.find(({ _id }) => _id === seller.id)).toMatchObject({ badgeSuspended: { verifiedName: 'Sam' } });
    await admin.api.verifySeller(of(seller));
    expect(await isVerified(seller)).toBe(true);
    expect(await seller.api.getAccount()).not.toHaveProperty('badgeSuspended');
  });

  it('stays when the name stays', async () => {
    const seller = await market.seller({ name: 'Ada', verified: true });
    expect(await rename(seller, 'Ada')).toMatchObject({ isVarified: true });
    await seller.api.updateAccount({ body: { language: 'de' } });
    expect(await isVerified(seller)).toBe(true);
  });

  it('belongs to the account, whose name is shown beside the one in the listing', async () => {
    const seller = await market.seller({ name: 'Ada', verified: true });
    const { id } = await market.listing({ seller, sellerName: 'IKEA Official' });
    expect(await market.stranger.api.getListing({ params: { id } })).toMatchObject({ accountName: 'Ada' });
  });
});

describe('an admin suspends a badge', () => {
  it('for a reason that the seller is told and that is kept on record', async () => {
    const seller = await market.seller({ verified: true });
    expect(await suspend(admin, seller, 'Two buyers got nothing.')).toMatchObject({ status: 200 });
    await suspend(admin, seller, 'A second press.');
    expect(await isVerified(seller)).toBe(false);
    expect(await seller.api.getAccount()).toMatchObject({ badgeSuspended: { reason: 'Two buyers got nothing.' } });
    await sendWaitingMails(market);
    const mails = sent.filter(({ to }) => to === seller.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Reason: Two buyers got nothing.');
    expect(
      await market.sql(`select before, after from audit_log where action = 'suspend_badge' and target_id = $1`, [
        seller.id,
      ]),
    ).toEqual([{ before: { verified: true }, after: { verified: false, reason: 'Two buyers got nothing.' } }]);
    // A second rename does not restore the badge.
    expect(await rename(seller, 'Somebody else')).toMatchObject({
      badgeSuspended: { reason: 'Two buyers got nothing.' },
    });
    await admin.api.verifySeller(of(seller));
    expect(await isVerified(seller)).toBe(true);
  });

  it('only with a reason, and only that of a seller', async () => {
    const seller = await market.seller({ verified: true });
    expect(await suspend(admin, seller, ' ')).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    });
    expect(await suspend(admin, await market.buyer(), 'No.')).toMatchObject({
      status: 409,
      body: { code: 'not_a_seller' },
    });
    expect(await suspend(seller, seller, 'No.')).toMatchObject({ status: 403 });
    expect(await isVerified(seller)).toBe(true);
  });
});
