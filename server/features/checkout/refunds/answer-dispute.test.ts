import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMoneyMarket } from '../../../../test/support/money-market.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { remindOfBankDisputes } from './remind-of-bank-disputes.ts';

let money: Awaited<ReturnType<typeof openMoneyMarket>>;
beforeAll(async () => {
  money = await openMoneyMarket();
});
afterAll(() => money.market.close());

const read = (id: string) => money.admin.call('getDispute', { params: { id } });
const send = (id: string, text = 'The buyer picked it up on May 3, see the signed note.') =>
  money.admin.call('sendEvidence', { params: { id }, body: { text } });

async function disputedSale() {
  const { id, intent } = await money.bought();
  await money.cardProvider.dispute(intent, 'open');
  return { id, intent };
}

it('tells the admin what is disputed and until when, and sends evidence to the bank once', async () => {
  const { id, intent } = await disputedSale();
  const open = await read(id);
  expect(open).toMatchObject({ status: 200, body: { amount: '120', status: 'open', evidenceSent: false } });
  const { dueBy } = open.body as { dueBy: string };
  expect(Date.parse(dueBy) - Date.now()).toBeGreaterThan(6 * 24 * 3_600_000);

  expect(await send(id)).toMatchObject({ status: 200, body: { acknowledged: true } });
  expect(await read(id)).toMatchObject({ body: { status: 'open', evidenceSent: true } });
  const [kept] = await money.market.sql(
    `select body from sandbox_stripe.object where kind = 'dispute' and body->>'payment_intent' = $1`,
    [intent],
  );
  expect(kept?.body).toMatchObject({
    status: 'under_review',
    evidence: {
      uncategorized_text: expect.stringContaining('picked it up'),
      product_description: expect.stringContaining('Oak table'),
      customer_email_address: money.buyer.email,
    },
  });
  expect(await money.actsOf(id)).toContainEqual(expect.objectContaining({ action: 'send_evidence', by: 'admin' }));
  expect(await send(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('sent already') } });
});

it('lists disputes with the bank’s deadline and whether they are answered, without a call to the provider', async () => {
  const { id, intent } = await disputedSale();
  await reconcile(money.market.services);
  await money.cardProvider.arm('disputes.list', { kind: 'status', status: 500 }, 9);
  const { bank } = (await money.listed(id)) ?? {};
  expect(Date.parse(String(bank?.dueBy)) - Date.now()).toBeGreaterThan(6 * 24 * 3_600_000);
  expect(bank).toMatchObject({ answered: false });
  await money.cardProvider.disarm();
  await send(id);
  expect((await money.listed(id))?.bank).toMatchObject({ answered: true });
  // Also when somebody answers at the provider.
  await money.market.sql('update purchases set bank_answered = false where id = $1', [id]);
  await reconcile(money.market.services);
  expect((await money.listed(id))?.bank).toMatchObject({ answered: true, dueBy: bank?.dueBy });
  await money.cardProvider.dispute(intent, 'win');
  await reconcile(money.market.services);
  expect(await money.listed(id)).not.toHaveProperty('bank');
});

it('sends and records the evidence of one of two admins who answer at the same instant', async () => {
  const { id, intent } = await disputedSale();
  const texts = ['It was picked up.', 'It was not picked up.'];
  const answers = await Promise.all(texts.map((text) => send(id, text)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const sent = texts[answers.findIndex(({ status }) => status === 200)];
  const [kept] = await money.market.sql(
    `select body -> 'evidence' ->> 'uncategorized_text' as text from sandbox_stripe.object
      where kind = 'dispute' and body->>'payment_intent' = $1`,
    [intent],
  );
  expect(kept?.text).toContain(sent);
  const acts = (await money.actsOf(id)).filter(({ action }) => action === 'send_evidence');
  expect(acts).toMatchObject([{ after: { characters: sent?.length } }]);
});

it('answers each of many equal requests at the same time, though the provider takes one, and records one', async () => {
  const { id } = await disputedSale();
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(id)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toContain(200);
  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await money.actsOf(id)).filter(({ action }) => action === 'send_evidence')).toHaveLength(1);
});

it("reports the bank's decision, and no dispute for other payments", async () => {
  const { id, intent } = await disputedSale();
  await money.cardProvider.dispute(intent, 'win');
  expect(await read(id)).toMatchObject({ body: { status: 'won' } });
  expect(await send(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('has decided') } });
  const { id: calm } = await money.bought();
  for (const answer of [await read(calm), await send(calm), await read(crypto.randomUUID())])
    expect(answer.status).toBe(404);
  expect(await send(id, ' ')).toMatchObject({ status: 422, body: { fields: { text: expect.any(String) } } });
});

it('says that nothing was sent when the provider does not answer', async () => {
  const { id } = await disputedSale();
  await money.cardProvider.arm('disputes.update', { kind: 'status', status: 500 }, 9);
  expect(await send(id)).toMatchObject({ status: 502, body: { code: 'provider_unavailable' } });
  await money.cardProvider.disarm();
  expect(await send(id)).toMatchObject({ status: 200 });
});

it('notifies admins when a bank begins to dispute, and again each day when its last one is near', async () => {
  const newsOf = async () =>
    (await money.admin.api.listNotifications({ query: {} })).items.filter(({ kind }) => kind === 'payment_alert');
  await reconcile(money.market.services);
  const before = (await newsOf()).length;
  const { id } = await disputedSale();
  await reconcile(money.market.services);
  const [first, ...rest] = await newsOf();
  expect(rest).toHaveLength(before);
  expect(first).toMatchObject({ href: '/dashboard/admin/sales?q=Oak%20table', params: { alert: 'dispute_opened' } });
  expect(first?.text).toMatch(/^The buyer’s bank disputes the payment for Oak table: respond by .*20\d\d/);
  expect(first?.image).toMatch(/./);
  const until = String(first?.params.until);
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(6 * 24 * 3_600_000);

  const remind = () => remindOfBankDisputes(money.market.services);
  const change = (set: string) => money.market.sql(`update purchases set ${set} where id = $1`, [id]);
  expect(await remind()).toBe(0);
  await change(`bank_due_by = now() + interval '2 days'`);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const [again] = await newsOf();
  expect([again?.count, Date.parse(String(again?.params.until)) < Date.parse(until)]).toEqual([2, true]);
  await change(`bank_reminded_at = now() - interval '1 day'`);
  expect(await remind()).toBe(1);
  await change(`bank_reminded_at = null, bank_answered = true`);
  expect(await remind()).toBe(0);
  await change(`bank_answered = false, bank_due_by = now() - interval '1 minute'`);
  expect(await remind()).toBe(0);
});
