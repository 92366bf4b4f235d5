import { afterAll, beforeAll, expect, it } from 'vitest';
import { MONEY_BACK_DAYS } from '../../../../shared/domain/returns.ts';
import type { Actor } from '../../../../test/support/actor.ts';
import { disputePayment, endBankDispute } from '../../../../test/support/dispute-payment.ts';
import { readEvents } from '../../../../test/support/event-reader.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const trader = {
  kind: 'trader' as const,
  legalName: 'Tables Ltd.',
  address: 'Main Street 1',
  registration: 'HRB 1',
  email: 'hello@tables.example',
};
async function bought({ byTrader = true } = {}) {
  const [buyer, seller] = [await market.buyer({ name: 'Bea Buyer' }), await market.seller()];
  if (byTrader) await seller.api.changeSellingAs({ body: trader });
  const listing = await market.listing({ seller, title: 'Oak table' });
  await market.buy(buyer, listing);
  const of = { params: { id: listing.id } };
  return { buyer, seller, listing, of, choice: () => buyer.api.getReturn(of) };
}
const withdraw = (buyer: Actor, { id }: Listing, text?: string) =>
  buyer.call('declareWithdrawal', { params: { id }, body: text === undefined ? {} : { text } });
const mailsTo = async ({ email }: Actor, subject: string) => {
  const mails = await market.sql(
    `select data ->> 'text' as text from jobs.job where name = 'send-mail' and data ->> 'to' = $1
      and data ->> 'subject' = $2`,
    [email, subject],
  );
  return mails.map(({ text }) => String(text));
};
const receivedDaysAgo = ({ id }: Listing, days: number) =>
  market.sql(`update fulfillments set handed_over_at = now() - make_interval(days => $2) where listing_id = $1`, [
    id,
    days,
  ]);

it('a buyer withdraws from a trader’s sale without a reason; both get one mail with content and time', async () => {
  const { buyer, seller, listing, choice } = await bought();
  expect(await choice()).toMatchObject({ canWithdraw: true });
  const declared = await withdraw(buyer, listing);
  expect(declared).toMatchObject({ status: 201, body: { reason: 'withdrawal', state: 'accepted', mustAccept: true } });
  const listed = (await buyer.api.listPaid({ params: { email: buyer.email } })).items;
  for (const paid of [...listed, await buyer.api.getReceipt({ params: { id: listing.id } })])
    expect(paid).toMatchObject({ returnState: 'accepted', returnReason: 'withdrawal' });
  const [toBuyer = ''] = await mailsTo(buyer, 'We received your withdrawal: Oak table');
  expect(toBuyer).toContain('“I hereby withdraw from my contract for the purchase of Oak table, paid on');
  expect(toBuyer).toMatch(/Received on .*\d{4} at \d.*UTC\./);
  expect(toBuyer).toContain('Passed on to the seller: Tables Ltd., Main Street 1, hello@tables.example.');
  const [toSeller = ''] = await mailsTo(seller, 'A buyer withdrew from the contract: Oak table');
  expect(toSeller).toContain('this holds without your consent');
  expect(await withdraw(buyer, listing)).toMatchObject({ status: 201, body: declared.body });
  expect(await mailsTo(buyer, 'We received your withdrawal: Oak table')).toHaveLength(1);
  expect(await choice()).toMatchObject({ canWithdraw: false, canAsk: false, request: { reason: 'withdrawal' } });
  const params = { id: (declared.body as { _id: string })._id };
  const no = { answer: 'declined', text: 'No.' };
  expect(await seller.call('answerReturn', { params, body: no })).toMatchObject({ status: 409 });
  const news = await market.sql(`select params from notifications where kind = 'return_asked' and account_id = $1`, [
    admin.id,
  ]);
  const { until = '' } = (news.at(-1)?.params ?? {}) as { until?: string };
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(MONEY_BACK_DAYS);
});

it.each([
  ['a request and its answer', false],
  ['a request and a withdrawal', true],
])('open pages of buyer and seller are told of %s', async (_, byTrader) => {
  const { buyer, seller, listing, of } = await bought({ byTrader });
  await market.drainJobs();
  const pages = [await readEvents(buyer), await readEvents(seller)];
  const { _id: id } = await buyer.api.requestReturn({ ...of, body: { reason: 'damaged', text: 'A leg is broken.' } });
  for (const page of pages) await page.waitFor(1, 'fulfillment');
  if (byTrader) expect((await withdraw(buyer, listing)).status).toBe(201);
  else await seller.api.answerReturn({ params: { id }, body: { answer: 'declined', text: 'It was not.' } });
  for (const page of pages) {
    await page.waitFor(2, 'fulfillment');
    await page.close();
  }
});

it('the time to withdraw begins when the buyer gets the listing', async () => {
  const { buyer, listing, choice } = await bought();
  await market.sql(`update sales set paid_at = paid_at - interval '60 days' where listing_id = $1`, [listing.id]);
  expect(await choice()).toMatchObject({ canWithdraw: true });
  await receivedDaysAgo(listing, 13);
  expect(await choice()).toMatchObject({ canWithdraw: true });
  await receivedDaysAgo(listing, 16);
  expect(await choice()).toMatchObject({ canWithdraw: false });
  expect(await withdraw(buyer, listing)).toMatchObject({
    status: 409,
    body: { message: 'The 14 days are over. You can still ask the seller for a return.' },
  });
});

it('declined and waiting requests to return do not prevent a withdrawal', async () => {
  const { buyer, seller, listing, of } = await bought();
  await receivedDaysAgo(listing, 16);
  const asking = { ...of, body: { reason: 'damaged' as const, text: 'A leg is broken.' } };
  for (let round = 0; round < 3; round++) {
    const { _id: id } = await buyer.api.requestReturn(asking);
    await seller.api.answerReturn({ params: { id }, body: { answer: 'declined', text: 'No.' } });
  }
  await receivedDaysAgo(listing, 2);
  expect(await withdraw(buyer, listing, 'Too big.')).toMatchObject({ status: 201, body: { text: 'Too big.' } });
  const other = await bought();
  await other.buyer.api.requestReturn({ ...other.of, body: asking.body });
  expect(await withdraw(other.buyer, other.listing)).toMatchObject({
    status: 201,
    body: { reason: 'withdrawal', state: 'accepted', text: 'A leg is broken.' },
  });
});

it('a withdrawal is possible, once, after one that an earlier version let the seller decline', async () => {
  const { buyer, listing, choice } = await bought();
  const { body: first } = await withdraw(buyer, listing);
  await market.sql(`update return_requests set state = 'declined', answer = 'No.' where id = $1`, [
    (first as { _id: string })._id,
  ]);
  expect(await choice()).toMatchObject({ canWithdraw: true });
  const both = await Promise.all([withdraw(buyer, listing, 'Too big.'), withdraw(buyer, listing, 'Too big.')]);
  for (const { status, body } of both)
    expect([status, body]).toEqual([201, expect.objectContaining({ state: 'accepted', text: 'Too big.' })]);
  const ids = both.map(({ body }) => (body as { _id: string })._id);
  expect(new Set([...ids, (first as { _id: string })._id]).size).toBe(2);
  expect(await mailsTo(buyer, 'We received your withdrawal: Oak table')).toHaveLength(2);
  expect(await choice()).toMatchObject({ canWithdraw: false, request: { reason: 'withdrawal', state: 'accepted' } });
});

it('a withdrawal is for the buyer alone, and only from a trader', async () => {
  const { buyer, seller, listing, choice } = await bought({ byTrader: false });
  expect(await choice()).toMatchObject({ canWithdraw: false, mustAccept: false });
  expect(await withdraw(buyer, listing)).toMatchObject({ status: 409 });
  for (const other of [seller, admin, await market.buyer()])
    expect(await withdraw(other, listing)).toMatchObject({ status: 404 });
});

it.each(['win', 'lose'] as const)(
  'a withdrawal is declared while a bank disputes the payment, which then ends with: %s',
  async (end) => {
    const { buyer, listing, choice } = await bought();
    await disputePayment(market, listing.id);
    expect(await choice()).toMatchObject({ canWithdraw: true, canAsk: false });
    expect(await withdraw(buyer, listing)).toMatchObject({ status: 201, body: { state: 'accepted' } });
    expect(await mailsTo(buyer, 'We received your withdrawal: Oak table')).not.toEqual([]);
    const purchase = await endBankDispute(market, listing.id, end);
    expect((await choice()).request).toMatchObject({ state: end === 'win' ? 'accepted' : 'refunded' });
    if (end === 'lose') return;
    await admin.api.refundPayment({ params: { id: purchase }, body: { reason: 'Withdrawn.' } });
    await market.drainJobs();
    expect((await choice()).request).toMatchObject({ state: 'refunded' });
  },
);
