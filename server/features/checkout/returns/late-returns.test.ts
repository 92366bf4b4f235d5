import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NotificationParams } from '../../../../shared/domain/notification.ts';
import type { Actor } from '../../../../test/support/actor.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { endLateReturns } from './end-late-returns.ts';

const DECISION = 1_000;
const REMINDER = 100;

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ DECISION_SECONDS: String(DECISION), REMINDER_SECONDS: String(REMINDER) });
});
afterAll(() => shop.market.close());

const end = () => endLateReturns(shop.market.services);
const leave = ({ id }: Actor) => shop.admin.api.deleteUser({ params: { id } });
const secondsFromNow = (iso: unknown) => (Date.parse(String(iso)) - Date.now()) / 1000;

async function asked() {
  const [buyer, seller] = [await shop.market.buyer(), await shop.market.seller()];
  const sold = await shop.bought({ by: buyer, seller });
  const of = { params: { id: sold.listing.id } };
  const { _id: id } = await buyer.api.requestReturn({ ...of, body: { reason: 'damaged', text: 'A leg is broken.' } });
  const read = async () => (await buyer.api.getReturn(of)).request;
  /** Lets seconds pass for this request. */
  const pass = async (seconds: number) => {
    await shop.market.sql(
      `update return_requests set created_at = created_at - make_interval(secs => $2),
         answered_at = answered_at - make_interval(secs => $2),
         shop_reminded_at = shop_reminded_at - make_interval(secs => $2) where id = $1`,
      [id, seconds],
    );
    await shop.market.sql(
      'update accounts set deleted_at = deleted_at - make_interval(secs => $2) where id = $1 and deleted_at is not null',
      [seller.id, seconds],
    );
  };
  /** What the admin was told last, and how often. */
  const news = async () => {
    const [row] = await shop.market.sql(
      `select params, count from notifications where account_id = $1 and kind = 'return_asked' and group_key = $2`,
      [shop.admin.id, id],
    );
    return { ...(row?.params as NotificationParams['return_asked']), count: Number(row?.count) };
  };
  return { buyer, seller, sold, id, read, pass, news };
}

it('buyer and admins read until when the shop answers instead of a seller who has left', async () => {
  const { buyer, seller, sold, read, pass, news } = await asked();
  await shop.market.sql(`update fulfillments set state = 'completed', completed_at = now() where listing_id = $1`, [
    sold.listing.id,
  ]);
  await pass(5_000);
  expect(await read()).not.toHaveProperty('shopAnswersUntil');
  expect(await end()).toBe(0);

  await leave(seller);
  const left = secondsFromNow((await read())?.shopAnswersUntil);
  expect([left > DECISION - 60, left < DECISION + 5]).toEqual([true, true]);
  const until = (await read())?.shopAnswersUntil;
  expect((await shop.listed(sold.id))?.returnRequest).toMatchObject({ shopDecides: true, shopAnswersUntil: until });
  expect(secondsFromNow((await news()).decideUntil)).toBeGreaterThan(DECISION - 60);
  expect(await buyer.api.getReceipt({ params: { id: sold.listing.id } })).toMatchObject({
    returnByShop: true,
    returnUntil: until,
  });
  const [told] = await shop.market.sql(
    `select params from notifications where account_id = $1 and kind = 'party_left' order by at desc`,
    [buyer.id],
  );
  expect(told?.params).toMatchObject({ about: 'return', until: expect.any(String) });
});

it('admins are reminded once before, and then the request is accepted and they are reminded each day', async () => {
  const { buyer, seller, sold, id, read, pass, news } = await asked();
  await leave(seller);
  await pass(DECISION - 3 * REMINDER - 60);
  expect(await end()).toBe(0);
  await pass(120);
  const before = (await news()).count;
  expect([await end(), await end(), (await news()).count]).toEqual([1, 0, before + 1]);
  expect(await read()).toMatchObject({ state: 'open' });
  await shop.mailsTo(buyer);

  await pass(3 * REMINDER);
  expect([await end(), await end()]).toEqual([1, 0]);
  expect(await read()).toMatchObject({ state: 'accepted', answeredByShop: true });
  expect(await read()).not.toHaveProperty('shopAnswersUntil');
  expect(await shop.mailsTo(buyer, 'Your request')).toEqual(['Your request about Oak table is accepted']);
  const [mail] = await shop.market.sql(
    `select data ->> 'text' as text from jobs.job where name = 'send-mail' and data ->> 'to' = $1
      order by created_on desc limit 1`,
    [buyer.email],
  );
  expect(String(mail?.text).replaceAll(/\s+/g, ' ')).toContain('did not decide in time');
  expect(await news()).toMatchObject({ shopDecides: true, accepted: true, byClock: true });
  expect((await shop.actsOf(sold.id)).at(-1)).toMatchObject({ action: 'answer_return', by: null });
  const late = { params: { id }, body: { answer: 'declined' as const, text: 'It was whole.' } };
  expect(await shop.admin.call('answerReturn', late)).toMatchObject({ status: 409 });

  await pass(REMINDER + 5);
  expect([await end(), await end()]).toEqual([1, 0]);
  expect(await shop.refund(sold.id)).toMatchObject({ status: 200 });
  await pass(REMINDER + 5);
  expect(await end()).toBe(0);
  expect(await read()).toMatchObject({ state: 'refunded' });
});

it('the receipt says whose answer it was after the seller is back', async () => {
  const { buyer, seller, sold, read, pass } = await asked();
  const receipt = () => buyer.api.getReceipt({ params: { id: sold.listing.id } });
  await leave(seller);
  expect(await receipt()).toMatchObject({ sellerHasLeft: true, returnByShop: true });
  await pass(DECISION + 5);
  await end();
  await shop.admin.api.restoreUser({ params: { id: seller.id } });
  expect(await read()).toMatchObject({ state: 'accepted', answeredByShop: true });
  expect(await receipt()).toMatchObject({ returnState: 'accepted', returnAnsweredByShop: true });
  expect(await receipt()).not.toHaveProperty('returnByShop');
  expect(await receipt()).not.toHaveProperty('sellerHasLeft');

  const own = await asked();
  const body = { answer: 'accepted' as const, text: 'Send it back.' };
  await own.seller.api.answerReturn({ params: { id: own.id }, body });
  const answered = await own.buyer.api.getReceipt({ params: { id: own.sold.listing.id } });
  expect(answered).toMatchObject({ returnState: 'accepted' });
  expect(answered).not.toHaveProperty('returnAnsweredByShop');
});

it('an answer of an admin ends the deadline', async () => {
  const { seller, id, read, pass, news } = await asked();
  await leave(seller);
  await shop.admin.api.answerReturn({ params: { id }, body: { answer: 'accepted', text: 'We collect it.' } });
  expect(await end()).toBe(0);
  await pass(2 * DECISION);
  expect([await end(), await end()]).toEqual([1, 0]);
  expect(await news()).not.toHaveProperty('byClock');
  expect(await read()).toMatchObject({ state: 'accepted', answer: 'We collect it.' });
});

it('admins are reminded each day of what the seller had accepted before leaving', async () => {
  const { buyer, seller, sold, id, read, pass, news } = await asked();
  await shop.market.sql(`update fulfillments set state = 'completed', completed_at = now() where listing_id = $1`, [
    sold.listing.id,
  ]);
  await seller.api.answerReturn({ params: { id }, body: { answer: 'accepted', text: 'Send it back.' } });
  await leave(seller);
  expect(await news()).toMatchObject({ shopDecides: true, accepted: true });
  expect(await news()).not.toHaveProperty('decideUntil');
  expect(await news()).not.toHaveProperty('byClock');
  const [told] = await shop.market.sql(
    `select params from notifications where account_id = $1 and kind = 'party_left'`,
    [buyer.id],
  );
  expect(told?.params).toMatchObject({ about: 'return_accepted' });
  expect(told?.params).not.toHaveProperty('until');
  expect(await end()).toBe(0);
  const before = (await news()).count;
  await pass(2 * DECISION);
  expect([await end(), await end(), (await news()).count]).toEqual([1, 0, before + 1]);
  expect(await read()).toMatchObject({ state: 'accepted', answer: 'Send it back.' });

  await shop.market.sql('update return_requests set answer = null where id = $1', [id]);
  await pass(REMINDER + 5);
  expect(await end()).toBe(1);
  expect(await news()).not.toHaveProperty('byClock');
});

it('a seller who is back answers without that deadline, and one who leaves again begins a new one', async () => {
  const { seller, read, pass, news } = await asked();
  await leave(seller);
  await pass(DECISION - 100);
  expect(await end()).toBe(1);
  expect(await news()).toMatchObject({ shopDecides: true, decideUntil: expect.any(String) });
  await shop.admin.api.restoreUser({ params: { id: seller.id } });
  expect(await news()).not.toHaveProperty('shopDecides');
  expect(await news()).not.toHaveProperty('decideUntil');
  await pass(2 * DECISION);
  expect(await end()).toBe(0);
  expect(await read()).toMatchObject({ state: 'open' });
  expect(await read()).not.toHaveProperty('shopAnswersUntil');

  await leave(seller);
  expect(secondsFromNow((await read())?.shopAnswersUntil)).toBeGreaterThan(DECISION - 60);
  await pass(DECISION - 100);
  expect([await end(), await end()]).toEqual([1, 0]);
});
