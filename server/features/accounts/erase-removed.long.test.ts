import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { createTestIdentity, type TestIdentity } from '../../../test/support/test-identity.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';
import { eraseRemoved } from './erase-removed.ts';

const DAY = 86_400;
const erasedLogins: string[] = [];

let market: Market;
let admin: Actor;
beforeAll(async () => {
  const identity: TestIdentity = {
    ...createTestIdentity(),
    async eraseLogin(subject) {
      erasedLogins.push(subject);
    },
  };
  market = await openMarket({ overrides: { identity } });
  admin = await market.admin();
});
afterAll(() => market.close());

const erase = () => eraseRemoved(market.services);

async function everything(): Promise<string> {
  const tables = await market.sql(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = tables.map(async ({ name }) => {
    const rows = await market.sql(`select to_jsonb(t)::text as row from "${name}" t`);
    return rows.map(({ row }) => row).join('\n');
  });
  return (await Promise.all(texts)).join('\n');
}

it('erases a seller 30 days after the removal, and keeps the books', async () => {
  const seller = await market.seller({ name: 'Wilhelmina Zorblatt' });
  const buyer = await market.buyer();
  const phone = '+1 503 555 0199';
  const [sold, unsold] = [
    await market.listing({ seller, phone, location: '17 Zorblatt Street' }),
    await market.listing({ seller, phone, location: '17 Zorblatt Street' }),
  ];
  await market.buy(buyer, sold);
  await market.drainJobs();
  await admin.api.deleteUser({ params: { id: seller.id } });
  expect(await erase()).toBe(0);
  market.clock.advance(31 * DAY * 1000);
  await market.sql(`update accounts set deleted_at = deleted_at - interval '31 days' where id = $1`, [seller.id]);
  expect(await erase()).toBe(1);
  expect(await erase()).toBe(0);

  const left = await everything();
  for (const trace of ['Zorblatt', seller.email, phone]) expect(left).not.toContain(trace);
  expect(await market.sql('select state from listings where id = $1', [sold.id])).toEqual([{ state: 'sold' }]);
  expect(await market.sql('select id from listings where id = $1', [unsold.id])).toEqual([]);
  expect(await verifyBooks(market.services.db)).toEqual([]);
  expect((await buyer.api.listPaid({ params: { email: buyer.email } })).items).toMatchObject([
    { previousId: sold.id, sellerName: 'Deleted account', sellerEmail: '' },
  ]);
  expect(await admin.call('restoreUser', { params: { id: seller.id } })).toMatchObject({ status: 409 });
});

it('erases a buyer with all that was saved, and the e-mail can sign up again', async () => {
  const buyer = await market.buyer({ name: 'Hieronymus Quuxworth' });
  const listing = await market.listing();
  await market.buy(buyer, listing);
  const other = await market.listing();
  await buyer.api.addWish({ body: { previousId: other.id, buyerEmail: buyer.email } as never }).catch(() => undefined);
  await buyer.api.saveSearch({ body: { name: 'Quuxworth’s chairs', query: { words: 'chair' } } });
  await buyer.api.startConversation({ body: { listingId: other.id, text: 'Quuxworth asks whether it is oak.' } });
  await market.drainJobs();
  await admin.api.deleteUser({ params: { id: buyer.id } });
  // The clock deletes them after a day.
  await market.sql('delete from live_events');
  await market.sql(`update accounts set deleted_at = deleted_at - interval '31 days' where id = $1`, [buyer.id]);
  expect(await erase()).toBe(1);

  const left = await everything();
  for (const trace of ['Quuxworth', buyer.email]) expect(left).not.toContain(trace);
  expect(erasedLogins).toContain(`subject of ${buyer.email}`);
  expect(await verifyBooks(market.services.db)).toEqual([]);
  const again = await market.services.db
    .selectFrom('accounts')
    .select('id')
    .where('subject', '=', `subject of ${buyer.email}`)
    .execute();
  expect(again).toEqual([]);
});

it('takes back mails that still wait when a person is removed', async () => {
  const person = await market.buyer();
  await market.sql(
    `insert into jobs.job (name, data, start_after) values ('send-mail', $1, now() + interval '1 hour'),
      ('send-mail', '{"to":"somebody.else@market.test"}', now() + interval '1 hour')`,
    [JSON.stringify({ to: person.email, subject: 'News', text: 'News' })],
  );
  const known = (await market.sql('select id from jobs.job')).map(({ id }) => String(id));
  await admin.api.deleteUser({ params: { id: person.id } });
  // A worker may have taken the new mail already.
  const waiting = await market.sql(
    `select data ->> 'to' as "to", data ->> 'subject' as subject from jobs.job where state = 'created' or id <> all($1)`,
    [known],
  );
  const left = waiting.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  expect(left).toEqual([expect.stringMatching(/^A decision about you/)]);
  expect(waiting.map(({ to }) => to)).toContain('somebody.else@market.test');
  await market.sql(`delete from jobs.job where data ->> 'to' = 'somebody.else@market.test'`);
});

it('gives a person everything that is kept about them, and no secret', async () => {
  const own = await openMarket({ overrides: { identity: undefined } });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${own.origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const person = { email: 'ada@example.com', password: 'a long password', name: 'Ada' };
  const signedUp = await post('/api/auth/sign-up/email', person);
  const Cookie = signedUp.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const { token } = await (await fetch(`${own.origin}/api/auth/token`, { headers: { Cookie } })).json();
  const Authorization = `Bearer ${token}`;
  await post('/api/users', { email: person.email, displayName: 'Ada', type: 'seller' }, { Authorization });
  const answer = await fetch(`${own.origin}/api/account/export`, { headers: { Authorization } });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { email: person.email, display_name: 'Ada' },
    listings: [],
    login: [{ email: person.email, signInBy: [{ provider: 'credential' }], sessions: [expect.anything()] }],
  });
  expect(text).not.toMatch(/password"|token"|secret/i);
  await own.close();
});

it('erases again who was erased after the backup that was restored', async () => {
  const person = await market.buyer({ name: 'Ottokar Vexley' });
  await admin.api.deleteUser({ params: { id: person.id } });
  // A copy of at most 30 days holds the removal.
  const [copy] = await market.sql('select to_jsonb(a) as row from accounts a where id = $1', [person.id]);
  await market.sql(`update accounts set deleted_at = deleted_at - interval '31 days' where id = $1`, [person.id]);
  expect(await erase()).toBeGreaterThan(0);
  await market.sql(
    `update accounts set (issuer, subject, email, display_name, erased_at) =
       (select issuer, subject, email, display_name, erased_at from jsonb_populate_record(null::accounts, $2)) where id = $1`,
    [person.id, JSON.stringify(copy?.row)],
  );
  expect(await everything()).toContain('Vexley');
  expect(await erase()).toBeGreaterThan(0);
  expect(await everything()).not.toContain('Vexley');
  expect(erasedLogins.filter((login) => login === `subject of ${person.email}`)).toHaveLength(2);
});
