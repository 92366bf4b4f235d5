import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

type Rules = { reviewFirstListing?: boolean; flaggedWords?: string[]; lowPricePercent?: number };
const off = { reviewFirstListing: false, flaggedWords: [], lowPricePercent: 0 };
const rule = async (rules: Rules) => {
  const { currencyIsFixed: _, ...saved } = await admin.api.getShopSettings();
  await admin.api.changeShopSettings({ body: { ...saved, name: 'Settee', email: 'shop@x.test', ...off, ...rules } });
};
beforeEach(() => rule({}));

const of = ({ id }: { id: string }) => ({ params: { id } });
const isPublic = async (listing: Listing) => {
  const page = await market.stranger.call('getListing', of(listing));
  const { items } = await market.stranger.api.listCollection({ params: { name: 'Chair' }, query: { limit: 100 } });
  const isListed = items.some(({ _id }) => _id === listing.id);
  expect(isListed).toBe(page.status === 200);
  return isListed;
};
const caseOf = async ({ id }: Listing) => {
  const [row] = await market.sql('select id from cases where target_id = $1 order by number desc limit 1', [id]);
  return { params: { id: String(row?.id) } };
};
const decide = async (listing: Listing, action: 'none' | 'hide' | 'suspend' | 'remove') =>
  admin.api.decideCase({ ...(await caseOf(listing)), body: { action, reason: 'We looked at it.' } });
const mailsTo = async (email: string) =>
  (await market.sql(`select data from jobs.job where name = 'send-mail' and data ->> 'to' = $1`, [email])).map(
    ({ data }) => (data as { subject: string }).subject,
  );

it('nothing waits while the rules are off', async () => {
  expect(await isPublic(await market.listing({ title: 'Replica', price: '1' }))).toBe(true);
});

describe('the first listing of an unverified seller', () => {
  it('waits, is shown to its seller with the reason, and is public when an admin approves it', async () => {
    await rule({ reviewFirstListing: true });
    const seller = await market.seller();
    const listing = await market.listing({ seller });
    expect(await isPublic(listing)).toBe(false);
    expect(await seller.api.getListing(of(listing))).toMatchObject({ waitsFor: ['first_listing'] });
    const own = await seller.api.listOwnListings({ params: { email: seller.email } });
    expect(own.items).toMatchObject([{ waitsFor: ['first_listing'] }]);
    expect(await (await market.buyer()).call('getListing', of(listing))).toMatchObject({ status: 404 });
    expect((await market.stranger.api.listSellerListings({ params: { id: seller.id } })).items).toEqual([]);
    const { items } = await admin.api.listCases({ query: { reason: 'first_listing', state: 'open' } });
    expect(items).toMatchObject([{ targetId: listing.id, waitedFor: ['first_listing'], reports: [] }]);
    await decide(listing, 'none');
    expect(await isPublic(listing)).toBe(true);
    expect(await mailsTo(seller.email)).toContainEqual(expect.stringMatching(/^Your listing is public/));
    const again = await admin.call('decideCase', {
      ...(await caseOf(listing)),
      body: { action: 'none', reason: 'Fine.' },
    });
    expect(again).toMatchObject({ status: 409, body: { reason: { key: 'cases.decidedApproved' } } });
    expect((await seller.api.listNotifications({})).items).toMatchObject([
      { kind: 'listing_approved', href: `/furniture/${listing.id}`, text: expect.stringContaining('is public') },
    ]);
    const second = await market.listing({ seller });
    expect(await isPublic(second)).toBe(true);
    await market.stranger.call('sendReport', { body: { kind: 'listing', targetId: second.id, reason: 'spam' } });
    const { history } = await admin.api.getCaseContext(await caseOf(second));
    expect(history).toMatchObject([{ action: 'none', waitedFor: ['first_listing'] }]);
  });

  it('stays hidden when it is refused, and its seller is told why', async () => {
    await rule({ reviewFirstListing: true });
    const listing = await market.listing();
    await decide(listing, 'hide');
    expect(await isPublic(listing)).toBe(false);
    expect(await mailsTo(listing.seller.email)).toEqual([expect.stringMatching(/^A decision about you/)]);
    expect(await listing.seller.api.getStatement(await caseOf(listing))).toMatchObject({
      canAppeal: true,
      waitedFor: ['first_listing'],
    });
    const texts = await market.sql(`select data ->> 'text' as text from jobs.job where data ->> 'to' = $1`, [
      listing.seller.email,
    ]);
    // The law asks whether a machine was involved.
    expect(texts[0]?.text).toContain('A rule of the shop held the listing back by itself');
    expect(texts[0]?.text).not.toContain('No machine');
    // The second one is still the first that anybody would see.
    expect(await isPublic(await market.listing({ seller: listing.seller }))).toBe(false);
  });

  it('of a verified seller is public at once', async () => {
    await rule({ reviewFirstListing: true });
    expect(await isPublic(await market.listing({ seller: await market.seller({ verified: true }) }))).toBe(true);
  });
});

describe('flagged words', () => {
  it('let a listing wait, also when an edit adds them, until an admin has approved them', async () => {
    await rule({ flaggedWords: ['replica', 'western union'] });
    expect(await isPublic(await market.listing({ title: 'Eames réplica' }))).toBe(false);
    const listing = await market.listing();
    const edit = (description: string) => listing.seller.api.updateListing({ ...of(listing), body: { description } });
    expect(await isPublic(listing)).toBe(true);
    await edit('Pay by Western Union.');
    expect(await isPublic(listing)).toBe(false);
    const context = await admin.api.getCaseContext(await caseOf(listing));
    expect(context).toMatchObject({ flaggedWords: ['western union'], listing: { id: listing.id } });
    await edit('Pay by Western Union, or in cash.');
    expect(await isPublic(listing)).toBe(false);
    await decide(listing, 'none');
    expect(await isPublic(listing)).toBe(true);
    await edit('Western Union is fine.');
    expect(await isPublic(listing)).toBe(true);
    await edit('A replica.');
    expect(await isPublic(listing)).toBe(false);
    const worn = await market.listing({ defects: 'A replica, and scratched.' });
    expect(await isPublic(worn)).toBe(false);
    expect(await admin.api.getCaseContext(await caseOf(worn))).toMatchObject({
      flaggedWords: ['replica'],
      listing: { defects: 'A replica, and scratched.' },
    });
    for (const said of [
      { condition: 'Good replica' },
      { location: 'Replica City' },
      { title: 'A rep\u200bli\u00adca' },
    ]) {
      const hidden = await market.listing(said);
      expect(await isPublic(hidden)).toBe(false);
      expect((await admin.api.getCaseContext(await caseOf(hidden))).flaggedWords).toEqual(['replica']);
    }
  });

  it('in an admin’s listing do not let it wait', async () => {
    await rule({ flaggedWords: ['replica'] });
    expect(await isPublic(await market.listing({ seller: admin, title: 'No replica' }))).toBe(true);
  });
});

it('a price far below its kind lets a listing wait', async () => {
  await rule({ lowPricePercent: 20 });
  const { seller } = await market.listing({ price: '100' });
  for (let count = 0; count < 8; count++) await market.listing({ seller, price: '100' });
  expect(await isPublic(await market.listing({ price: '19' }))).toBe(false);
  const fair = await market.listing({ price: '60' });
  expect(await isPublic(fair)).toBe(true);
  await fair.seller.api.updateListing({ ...of(fair), body: { price: '5' } });
  expect(await isPublic(fair)).toBe(false);
});

it('a waiting listing cannot be bought or reported, and its seller can remove it', async () => {
  await rule({ reviewFirstListing: true });
  const listing = await market.listing();
  const buyer = await market.buyer();
  expect((await buyer.call('addWish', { body: { previousId: listing.id } })).status).toBe(404);
  const report = { body: { kind: 'listing', targetId: listing.id, reason: 'spam' } };
  expect((await buyer.call('sendReport', report)).status).toBe(404);
  await listing.seller.api.removeListing(of(listing));
  await listing.seller.api.restoreListing(of(listing));
  expect(await isPublic(listing)).toBe(false);
});

it('an approval of a listing that its seller has removed does not say that it is public', async () => {
  await rule({ reviewFirstListing: true });
  const listing = await market.listing();
  await listing.seller.api.removeListing(of(listing));
  await decide(listing, 'none');
  expect(await mailsTo(listing.seller.email)).toEqual([]);
});

it('an approval while the seller is suspended shows the listing when the suspension ends', async () => {
  await rule({ flaggedWords: ['replica'] });
  const listing = await market.listing();
  const waiting = await market.listing({ seller: listing.seller, title: 'Replica' });
  await market.stranger.call('sendReport', { body: { kind: 'account', targetId: listing.seller.id, reason: 'spam' } });
  const account = await caseOf({ ...listing, id: listing.seller.id });
  await admin.api.decideCase({ ...account, body: { action: 'suspend', reason: 'Spam' } });
  await decide(waiting, 'none');
  expect(await isPublic(waiting)).toBe(false);
  await listing.seller.api.appealCase({ ...account, body: { text: 'It was not me.' } });
  await (await market.admin()).api.decideCase({ ...account, body: { action: 'none', reason: 'Right.' } });
  expect(await isPublic(waiting)).toBe(true);
});

it.each(['suspend', 'remove'] as const)(
  'a refusal by “%s” that an appeal takes back shows the listing',
  async (action) => {
    await rule({ flaggedWords: ['replica'] });
    const listing = await market.listing({ title: 'Replica' });
    await decide(listing, action);
    const [row] = await market.sql('select deleted_at from listings where id = $1', [listing.id]);
    expect(row?.deleted_at !== null).toBe(action === 'remove');
    await listing.seller.api.appealCase({ ...(await caseOf(listing)), body: { text: 'It is no replica.' } });
    expect(await isPublic(listing)).toBe(false);
    const body = { action: 'none', reason: 'Right.' } as const;
    await (await market.admin()).api.decideCase({ ...(await caseOf(listing)), body });
    expect(await isPublic(listing)).toBe(true);
  },
);
