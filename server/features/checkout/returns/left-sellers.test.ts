import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { eraseRows } from '../../accounts/erase-store.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(() => shop.market.close());

const body = { reason: 'damaged' as const, text: 'A leg is broken.' };
const trader = {
  kind: 'trader' as const,
  legalName: 'Tables Ltd.',
  address: 'Main Street 1',
  registration: 'HRB 1',
  email: 'hello@tables.example',
};
const conflict = { status: 409, body: { code: 'conflict' } };
const leave = ({ id }: Actor) => shop.admin.api.deleteUser({ params: { id } });
const toldTo = async (admin: Actor, requestId: string) =>
  (
    await shop.market.sql(
      `select params from notifications where account_id = $1 and kind = 'return_asked' and group_key = $2 order by at desc`,
      [admin.id, requestId],
    )
  )[0]?.params;

/** @param byTrader then the law lets the buyer withdraw */
async function bought({ byTrader = false } = {}) {
  const [buyer, seller] = [await shop.market.buyer({ name: 'Bea Buyer' }), await shop.market.seller()];
  if (byTrader) await seller.api.changeSellingAs({ body: trader });
  const sold = await shop.bought({ by: buyer, seller });
  const of = { params: { id: sold.listing.id } };
  const ask = async () => ({ params: { id: (await buyer.api.requestReturn({ ...of, body }))._id } });
  return { buyer, seller, sold, of, ask };
}

it.each(['before', 'after'] as const)('an admin answers what a buyer asked %s the seller left', async (when) => {
  for (const answer of ['accepted', 'declined'] as const) {
    const { buyer, seller, sold, of, ask } = await bought();
    const early = when === 'before' ? await ask() : undefined;
    if (early) {
      expect(await shop.admin.call('answerReturn', { ...early, body: { answer, text: 'Yes.' } })).toMatchObject({
        status: 404,
      });
      expect(await toldTo(shop.admin, early.params.id)).not.toHaveProperty('shopDecides');
    }
    await leave(seller);
    const request = early ?? (await ask());
    expect(await toldTo(shop.admin, request.params.id)).toMatchObject({ shopDecides: true });
    expect(await buyer.api.getReturn(of)).toMatchObject({ shopDecides: true, request: { state: 'open' } });
    const { items } = await shop.admin.api.listPayments({ query: { returns: 'open' } });
    expect(items.find(({ _id }) => _id === sold.id)?.returnRequest).toMatchObject({
      _id: request.params.id,
      shopDecides: true,
    });

    for (const [one, status] of [
      [await shop.market.seller(), 404],
      [buyer, 403],
    ] as const)
      expect(await one.call('answerReturn', { ...request, body: { answer, text: 'Yes.' } })).toMatchObject({ status });
    await shop.mailsTo(buyer);
    const said = { answer, text: 'We looked at the photos.' };
    expect(await shop.admin.api.answerReturn({ ...request, body: said })).toMatchObject({
      state: answer,
      answeredByShop: true,
    });
    expect(await shop.mailsTo(buyer, 'Your request')).toEqual([`Your request about Oak table is ${answer}`]);
    expect(await buyer.api.getReturn(of)).toMatchObject({
      canAsk: answer === 'declined',
      request: { state: answer, answer: said.text, answeredByShop: true },
    });
    expect(await shop.admin.call('answerReturn', { ...request, body: said })).toMatchObject(conflict);
    expect((await shop.actsOf(sold.id)).at(-1)).toMatchObject({ action: 'answer_return', after: { state: answer } });
  }
});

it('the mails about it name the shop, and an answer to them reaches it', async () => {
  const { buyer, seller, ask } = await bought();
  await leave(seller);
  await shop.mailsTo(buyer);
  const request = await ask();
  expect(await shop.repliesOf(buyer)).toEqual([undefined]);
  const [sent] = await shop.market.sql(
    `select data ->> 'text' as text from jobs.job where name = 'send-mail' and data ->> 'to' = $1
      order by created_on desc limit 1`,
    [buyer.email],
  );
  expect(sent?.text).toContain('the shop decides about your request');
  expect(sent?.text).not.toContain(seller.displayName);
  expect(await shop.mailsTo(seller)).toEqual([]);
  await shop.admin.api.answerReturn({ ...request, body: { answer: 'accepted', text: 'Keep it for now.' } });
  expect((await shop.repliesOf(buyer)).filter((one) => one !== undefined)).toEqual([]);
});

it('an admin cannot decline what a trader had to accept, and reads the day of the law', async () => {
  const { seller, ask } = await bought({ byTrader: true });
  const request = await ask();
  await leave(seller);
  expect(await toldTo(shop.admin, request.params.id)).toMatchObject({ shopDecides: true, until: expect.any(String) });
  const answer = (chosen: 'accepted' | 'declined') =>
    shop.admin.call('answerReturn', { ...request, body: { answer: chosen, text: 'Yes.' } });
  expect(await answer('declined')).toMatchObject(conflict);
  expect(await answer('accepted')).toMatchObject({ status: 200 });
});

it('the day of the law counts from the request, though the seller accepted it later', async () => {
  const { seller, ask } = await bought({ byTrader: true });
  const request = await ask();
  const { id } = request.params;
  await shop.market.sql(`update return_requests set created_at = created_at - interval '5 days' where id = $1`, [id]);
  await seller.api.answerReturn({ ...request, body: { answer: 'accepted', text: 'Send it back.' } });
  await leave(seller);
  const told = await toldTo(shop.admin, id);
  expect(told).toMatchObject({ shopDecides: true, accepted: true });
  expect(Math.round((Date.parse(Object(told).until) - Date.now()) / (24 * 3600_000))).toBe(9);
});

it('an admin who bought it does not judge their own return while another admin is there', async () => {
  const other = await shop.market.admin();
  const seller = await shop.market.seller();
  const sold = await shop.bought({ by: other, seller });
  const { _id: id } = await other.api.requestReturn({ params: { id: sold.listing.id }, body });
  await leave(seller);
  expect([await toldTo(shop.admin, id), await toldTo(other, id)]).toMatchObject([{ shopDecides: true }, undefined]);
  const said = { params: { id }, body: { answer: 'accepted' as const, text: 'Yes.' } };
  expect(await other.call('answerReturn', said)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect(await shop.admin.call('answerReturn', said)).toMatchObject({ status: 200 });
});

it('a restored seller answers again, and the words of the shop are erased with either of the two', async () => {
  const { buyer, seller, ask } = await bought();
  const request = await ask();
  await leave(seller);
  await shop.admin.api.restoreUser({ params: { id: seller.id } });
  const said = { ...request, body: { answer: 'declined' as const, text: 'It was whole.' } };
  expect(await shop.admin.call('answerReturn', said)).toMatchObject({ status: 404 });
  await leave(seller);
  await shop.admin.api.answerReturn(said);
  await shop.market.services.db.transaction().execute((tx) => eraseRows(tx, buyer.id));
  expect(
    await shop.market.sql('select text, answer, state from return_requests where id = $1', [request.params.id]),
  ).toEqual([{ text: '', answer: null, state: 'declined' }]);
});
