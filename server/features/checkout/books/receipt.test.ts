import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectMails } from '../../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../../test/support/marketplace.ts';

const { sent, mailer } = collectMails({ delivers: false });
let market: Market;
beforeAll(async () => {
  market = await openMarket({
    overrides: { mailer },
  });
});
afterAll(() => market.close());

const of = (id: string) => ({ params: { id } });

// beyond the spec: `/dashboard/receipt/{id}`, GET /receipt/{id}: what was bought, from whom, what happens next
it('a receipt shows the listing as it was sold, by either id, even when the history hides it', async () => {
  const listing = await market.listing({ title: 'An oak desk chair', price: '88.50', phone: '+1 503 555 0142' });
  const buyer = await market.buyer();
  await market.buy(buyer, listing);
  await market.drainJobs();
  const mail = sent.find(({ to }) => to === buyer.email)?.text;
  expect(mail).toContain(`/dashboard/receipt/${listing.id}`);
  expect(mail).toContain('+1 503 555 0142');
  const { _id } = await buyer.api.recordPaid({ body: { previousId: listing.id } });

  const receipt = await buyer.api.getReceipt(of(_id));
  expect(receipt).toMatchObject({
    _id,
    title: 'An oak desk chair',
    price: '88.50',
    condition: 'Good',
    year: '2019',
    description: 'A chair that has been sat on.',
    location: 'Portland, Oregon',
    sellerName: listing.seller.displayName,
    sellerEmail: listing.seller.email,
    sellerPhone: '+1 503 555 0142',
    sellerDial: '+15035550142',
  });
  expect(receipt).toMatchObject({ buyerName: buyer.displayName, buyerEmail: buyer.email });
  expect(receipt.refund).toBeUndefined();
  expect(receipt.number).toBe(`${receipt.paidAt.slice(0, 10).replaceAll('-', '')}-${_id.slice(-8).toUpperCase()}`);

  await buyer.api.removePaid(of(_id));
  expect(await buyer.api.getReceipt(of(listing.id))).toEqual(receipt);
});

it('a receipt is visible to the buyer alone, and only after the payment', async () => {
  const listing = await market.listing();
  const buyer = await market.buyer();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  expect(await buyer.call('getReceipt', of(listing.id))).toMatchObject({ status: 404 });
  await market.buy(buyer, listing);
  for (const other of [listing.seller, await market.buyer(), await market.admin()])
    expect(await other.call('getReceipt', of(listing.id))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await market.stranger.call('getReceipt', of(listing.id))).toMatchObject({ status: 401 });
});

it('a receipt is mailed in the language of each party, with the picture and the seller’s phone', async () => {
  const listing = await market.listing({ title: 'A pine <bench>', price: '1250.50', phone: '+1 503 555 0199' });
  const buyer = await market.buyer();
  await buyer.api.updateAccount({ body: { language: 'de' } });
  await listing.seller.api.updateAccount({ body: { language: 'es' } });
  await market.buy(buyer, listing);
  await market.drainJobs();
  const toBuyer = sent.find(({ to }) => to === buyer.email);
  expect(toBuyer?.subject).toBe('Dein Beleg für A pine <bench>');
  expect(toBuyer?.text).toContain('1.250,50\u00a0$');
  expect(toBuyer?.text).toContain('+1 503 555 0199');
  expect(toBuyer?.html).toContain('A pine &lt;bench&gt;');
  expect(toBuyer?.html).toMatch(/<img src="http[^"]+\/images\//);
  expect(sent.find(({ to }) => to === listing.seller.email)?.subject).toBe('A pine <bench>: vendido');
});

it('the list of purchases says how to reach the seller, what is next, and how a request to return stands', async () => {
  const listing = await market.listing({ phone: '+1 503 555 0177' });
  const buyer = await market.buyer();
  await market.buy(buyer, listing);
  const email = buyer.email;
  const bought = async () => (await buyer.api.listPaid({ params: { email } })).items[0];
  expect(await bought()).toMatchObject({
    sellerEmail: listing.seller.email,
    sellerPhone: '+1 503 555 0177',
    sellerDial: '+15035550177',
    handover: { state: 'arranging', turn: 'seller', deadlineAt: expect.stringMatching(/Z$/) },
  });
  expect((await bought())?.returnState).toBeUndefined();
  const { _id } = await buyer.api.recordPaid({ body: { previousId: listing.id } });
  await buyer.api.requestReturn({ params: { id: _id }, body: { reason: 'damaged', text: 'A leg is broken.' } });
  expect(await bought()).toMatchObject({ returnState: 'open', returnReason: 'damaged' });
  expect(await buyer.api.getReceipt(of(_id))).toMatchObject({ returnState: 'open', returnReason: 'damaged' });
});

it('a paid wish is in the list of all orders, and not in the list of those still to be paid', async () => {
  const [bought, wished] = [await market.listing(), await market.listing()];
  const buyer = await market.buyer();
  await market.buy(buyer, bought);
  await buyer.api.addWish({ body: { previousId: wished.id } });
  const ids = async (only?: 'unpaid') =>
    (await buyer.api.listWishes({ query: { email: buyer.email, only } })).items.map(({ previousId }) => previousId);
  expect(await ids()).toEqual([wished.id, bought.id]);
  expect(await ids('unpaid')).toEqual([wished.id]);
});
