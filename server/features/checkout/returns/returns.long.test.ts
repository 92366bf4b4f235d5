import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { eraseRows } from '../../accounts/erase-store.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { settleByIntent } from '../reconciliation/receive-event.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

const body = { reason: 'damaged' as const, text: 'A leg is broken.' };
type Sold = Awaited<ReturnType<MoneyMarket['bought']>>;
const requestReturn = ({ listing }: Sold, by: Actor = shop.buyer) =>
  by.api.requestReturn({ params: { id: listing.id }, body });
const choice = ({ listing }: Sold) => shop.buyer.api.getReturn({ params: { id: listing.id } });
const conflict = { status: 409, body: { code: 'conflict' } };

const trader = {
  kind: 'trader' as const,
  legalName: 'Tables Ltd.',
  address: 'Main Street 1',
  registration: 'HRB 1',
  email: 'hello@tables.example',
};

describe('a request to cancel or return', () => {
  it('is kept, told to both by mail, and shown to the seller and to admins', async () => {
    const sold = await shop.bought();
    const { seller } = sold.listing;
    expect(await choice(sold)).toEqual({ canAsk: true, mustAccept: false, canWithdraw: false });
    await shop.mailsTo(seller);
    const asked = await requestReturn(sold);
    expect(asked).toMatchObject({ ...body, state: 'open', mustAccept: false, buyerName: 'Bea Buyer' });
    expect(await shop.mailsTo(seller)).toEqual(['A buyer wants to cancel or return Oak table']);
    expect(await choice(sold)).toEqual({ canAsk: false, mustAccept: false, canWithdraw: false, request: asked });
    expect((await seller.api.listReturns({ query: {} })).items).toEqual([asked]);
    expect((await seller.api.listReturns({ query: { state: 'declined' } })).items).toEqual([]);
    expect(await shop.listed(sold.id)).toMatchObject({ state: 'paid', returnRequest: { ...body, state: 'open' } });
    const { items } = await shop.admin.api.listPayments({ query: { returns: 'open' } });
    expect(items.map(({ _id }) => _id)).toEqual([sold.id]);
    expect((await shop.admin.api.listPayments({ query: { returns: 'declined' } })).items).toEqual([]);
    await requestReturn(sold).catch(() => undefined);
    expect(await shop.mailsTo(seller)).toEqual([]);
  });

  it('tells the buyer by mail in their language', async () => {
    const buyer = await shop.market.buyer({ name: 'Berta' });
    await buyer.api.updateAccount({ body: { language: 'de' } });
    const sold = await shop.bought({ by: buyer });
    await shop.mailsTo(buyer);
    await requestReturn(sold, buyer);
    expect(await shop.mailsTo(buyer)).toEqual(['Du möchtest Oak table stornieren oder zurückgeben']);
  });

  it('sent several times at once is kept once', async () => {
    const sold = await shop.bought();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.buyer.call('requestReturn', { params: { id: sold.listing.id }, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const rows = await shop.market.sql('select id from return_requests where purchase_id = $1', [sold.id]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ ...body, reason: 'boring' }, 'reason'],
    [{ ...body, text: ' ' }, 'text'],
    [{ ...body, text: 'x'.repeat(2001) }, 'text'],
    [{ ...body, text: 'a\u0000' }, 'text'],
  ])('with %j is refused beside its field', async (wrong, field) => {
    const { listing } = await shop.bought();
    expect(await shop.buyer.call('requestReturn', { params: { id: listing.id }, body: wrong })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is refused to the seller, to another buyer, and for an unpaid listing', async () => {
    const { listing } = await shop.bought();
    const params = { id: listing.id };
    for (const who of [listing.seller, await shop.market.buyer(), shop.admin]) {
      expect(await who.call('getReturn', { params })).toMatchObject({ status: 404 });
      expect(await who.call('requestReturn', { params, body })).toMatchObject({ status: 404 });
    }
    const held = await shop.market.listing();
    await shop.buyer.api.addWish({ body: { previousId: held.id } });
    await shop.buyer.api.createPaymentIntent({ body: { previousId: held.id, price: held.price } });
    expect(await shop.buyer.call('requestReturn', { params: { id: held.id }, body })).toMatchObject({ status: 404 });
  });
});

describe('an answer', () => {
  it.each(['accepted', 'declined'] as const)('of a seller who %s tells both, and stands', async (answer) => {
    const sold = await shop.bought();
    const { seller } = sold.listing;
    const params = { id: (await requestReturn(sold))._id };
    await shop.mailsTo(seller);
    const said = { answer, text: 'I looked at it.' };
    expect(await seller.api.answerReturn({ params, body: said })).toMatchObject({ state: answer, answer: said.text });
    expect(await shop.mailsTo(shop.buyer)).toEqual([`Your request about Oak table is ${answer}`]);
    expect((await choice(sold)).canAsk).toBe(answer === 'declined');
    expect(await shop.books(sold.listing)).toMatchObject({ state: 'paid', listingState: 'sold' });
    expect(await seller.call('answerReturn', { params, body: said })).toMatchObject(conflict);
  });

  it('is for the seller alone, and needs a sentence', async () => {
    const sold = await shop.bought();
    const params = { id: (await requestReturn(sold))._id };
    const said = { answer: 'accepted', text: 'Yes.' };
    const other = await shop.market.seller();
    expect(await other.call('answerReturn', { params, body: said })).toMatchObject({ status: 404 });
    expect(await shop.admin.call('answerReturn', { params, body: said })).toMatchObject({ status: 404 });
    expect(await shop.buyer.call('answerReturn', { params, body: said })).toMatchObject({ status: 403 });
    const { seller } = sold.listing;
    for (const [wrong, field] of [
      [{ answer: 'refunded', text: 'Yes.' }, 'answer'],
      [{ answer: 'accepted', text: '' }, 'text'],
    ] as const)
      expect(await seller.call('answerReturn', { params, body: wrong })).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.any(String) } },
      });
  });

  it('lets the buyer ask again after a refusal, three times in all', async () => {
    const sold = await shop.bought();
    for (let round = 0; round < 3; round++) {
      const params = { id: (await requestReturn(sold))._id };
      await sold.listing.seller.api.answerReturn({ params, body: { answer: 'declined', text: 'No.' } });
    }
    await expect(requestReturn(sold)).rejects.toMatchObject({ code: 'conflict' });
    expect(await choice(sold)).toMatchObject({ canAsk: false, request: { state: 'declined' } });
  });
});

describe('a refund', () => {
  it('by an admin ends the request, and so does one after a refusal', async () => {
    for (const answer of [undefined, 'accepted', 'declined'] as const) {
      const sold = await shop.bought();
      const params = { id: (await requestReturn(sold))._id };
      if (answer) await sold.listing.seller.api.answerReturn({ params, body: { answer, text: 'As you like.' } });
      await shop.mailsTo(shop.buyer);
      await shop.refund(sold.id);
      expect(await choice(sold)).toMatchObject({ canAsk: false, request: { state: 'refunded' } });
      expect(await shop.listed(sold.id)).toMatchObject({ state: 'refunded', returnRequest: { state: 'refunded' } });
      expect((await shop.mailsTo(shop.buyer)).sort()).toEqual([
        'Cancelled: Oak table',
        'Your money for Oak table is on its way back',
      ]);
      await expect(requestReturn(sold)).rejects.toMatchObject({ code: 'conflict' });
      const body = { answer: 'declined' as const, text: 'No.' };
      expect(await sold.listing.seller.call('answerReturn', { params, body })).toMatchObject(conflict);
    }
  });

  it('from elsewhere ends the request, a part of the money does not', async () => {
    const sold = await shop.bought();
    await requestReturn(sold);
    await shop.cardProvider.refund(sold.intent, 2_000);
    await settleByIntent(shop.market.services, sold.intent);
    expect(await choice(sold)).toMatchObject({ request: { state: 'open' } });
    await shop.cardProvider.refund(sold.intent, 10_000);
    await settleByIntent(shop.market.services, sold.intent);
    expect(await choice(sold)).toMatchObject({ request: { state: 'refunded' } });
  });
});

async function boughtFromTrader() {
  const seller = await shop.market.seller();
  await seller.api.changeSellingAs({ body: trader });
  return shop.bought({ seller });
}

describe('the buyer of a trader', () => {
  it.each(['still', 'no longer'])('reads within 14 days that a seller who is %s a trader must accept', async (when) => {
    const sold = await boughtFromTrader();
    const { seller } = sold.listing;
    if (when === 'no longer') await seller.api.changeSellingAs({ body: { kind: 'private' } });
    expect(await choice(sold)).toEqual({ canAsk: true, mustAccept: true, canWithdraw: true });
    const asked = await requestReturn(sold);
    expect(asked.mustAccept).toBe(true);
    const params = { id: asked._id };
    expect(await seller.call('answerReturn', { params, body: { answer: 'declined', text: 'No.' } })).toMatchObject(
      conflict,
    );
    await seller.api.answerReturn({ params, body: { answer: 'accepted', text: 'Of course.' } });
  });

  it('does not 14 days after the receipt', async () => {
    const sold = await boughtFromTrader();
    await shop.market.sql(
      `update fulfillments set handed_over_at = now() - interval '15 days' where purchase_id = $1`,
      [sold.id],
    );
    expect(await choice(sold)).toEqual({ canAsk: true, mustAccept: false, canWithdraw: false });
    const params = { id: (await requestReturn(sold))._id };
    await sold.listing.seller.api.answerReturn({ params, body: { answer: 'declined', text: 'No.' } });
  });
});

it('a sale by a private seller gives no right to return, even if the seller becomes a trader later', async () => {
  const sold = await shop.bought();
  const { seller } = sold.listing;
  await seller.api.changeSellingAs({ body: trader });
  expect(await choice(sold)).toEqual({ canAsk: true, mustAccept: false, canWithdraw: false });
  const asked = await requestReturn(sold);
  expect(asked.mustAccept).toBe(false);
  await seller.api.answerReturn({ params: { id: asked._id }, body: { answer: 'declined', text: 'No.' } });
});

it('a request is in the data that both can download, and loses its texts when the accounts are erased', async () => {
  const buyer = await shop.market.buyer();
  const sold = await shop.bought({ by: buyer });
  const { seller } = sold.listing;
  const { _id } = await requestReturn(sold, buyer);
  await seller.api.answerReturn({ params: { id: _id }, body: { answer: 'declined', text: 'It was whole.' } });
  const exported = async ({ idToken }: Actor) =>
    (
      await fetch(`${shop.market.origin}/api/account/export`, { headers: { Authorization: `Bearer ${idToken}` } })
    ).text();
  expect(await exported(buyer)).toContain(body.text);
  expect(await exported(seller)).toContain('It was whole.');
  expect(await exported(seller)).not.toContain(body.text);
  for (const { id } of [buyer, seller]) await shop.market.services.db.transaction().execute((tx) => eraseRows(tx, id));
  expect(await shop.market.sql('select text, answer, state from return_requests where id = $1', [_id])).toEqual([
    { text: '', answer: null, state: 'declined' },
  ]);
});
