import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../../test/support/marketplace.ts';
import type { Mail } from '../../../ports/mailer.ts';

const sent: Mail[] = [];
let market: Market;
beforeAll(async () => {
  market = await openMarket({
    overrides: { mailer: { delivers: false, send: async (mail) => void sent.push(mail) } },
  });
});
afterAll(() => market.close());

const of = (id: string) => ({ params: { id } });

it('shows the buyer the piece as it was sold, by either id, even out of the history', async () => {
  const piece = await market.listing({ title: 'An oak desk chair', price: '88.50', phone: '+1 503 555 0142' });
  const buyer = await market.buyer();
  await market.buy(buyer, piece);
  await market.drainJobs();
  const mail = sent.find(({ to }) => to === buyer.email)?.text;
  expect(mail).toContain(`/dashboard/receipt/${piece.id}`);
  expect(mail).toContain('+1 503 555 0142');
  const { _id } = await buyer.api.recordPaid({ body: { previousId: piece.id } });

  const receipt = await buyer.api.getReceipt(of(_id));
  expect(receipt).toMatchObject({
    _id,
    title: 'An oak desk chair',
    price: '88.50',
    condition: 'Good',
    year: '2019',
    description: 'A chair that has been sat on.',
    location: 'Portland, Oregon',
    sellerName: piece.seller.displayName,
    sellerEmail: piece.seller.email,
    sellerPhone: '+1 503 555 0142',
  });
  expect(receipt.refund).toBeUndefined();
  expect(receipt.number).toBe(`${receipt.paidAt.slice(0, 10).replaceAll('-', '')}-${_id.slice(-8).toUpperCase()}`);

  await buyer.api.removePaid(of(_id));
  expect(await buyer.api.getReceipt(of(piece.id))).toEqual(receipt);
});

it('is nobody else’s, and there is none before the payment', async () => {
  const piece = await market.listing();
  const buyer = await market.buyer();
  await buyer.api.addWish({ body: { previousId: piece.id } });
  expect(await buyer.call('getReceipt', of(piece.id))).toMatchObject({ status: 404 });
  await market.buy(buyer, piece);
  for (const other of [piece.seller, await market.buyer(), await market.admin()])
    expect(await other.call('getReceipt', of(piece.id))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await market.stranger.call('getReceipt', of(piece.id))).toMatchObject({ status: 401 });
});

it('comes by mail in the language of each party, with the picture and the seller’s phone', async () => {
  const piece = await market.listing({ title: 'A pine <bench>', price: '1250.50', phone: '+1 503 555 0199' });
  const buyer = await market.buyer();
  await buyer.api.updateAccount({ body: { language: 'de' } });
  await piece.seller.api.updateAccount({ body: { language: 'es' } });
  await market.buy(buyer, piece);
  await market.drainJobs();
  const toBuyer = sent.find(({ to }) => to === buyer.email);
  expect(toBuyer?.subject).toBe('Dein Beleg für A pine <bench>');
  expect(toBuyer?.text).toContain('1.250,50\u00a0$');
  expect(toBuyer?.text).toContain('+1 503 555 0199');
  expect(toBuyer?.html).toContain('A pine &lt;bench&gt;');
  expect(toBuyer?.html).toMatch(/<img src="http[^"]+\/images\//);
  expect(sent.find(({ to }) => to === piece.seller.email)?.subject).toBe('A pine <bench>: vendido');
});
