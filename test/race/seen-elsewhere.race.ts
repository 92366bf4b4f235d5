import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisitor } from '../support/actor.ts';
import { type EventReader, readEvents } from '../support/event-reader.ts';
import { offerListing, type Person } from '../support/people.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** Milliseconds from an act in one process to the page at the other. */
const LINE = 1_000;

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: 2 });
});
afterAll(() => shop.close());

type Event = ReturnType<EventReader['events']>[number];
type Page = { events: Event[]; close(): Promise<void> };
const [FIRST, SECOND] = [0, 1];

async function openPage(person: Person, at: number): Promise<Page> {
  const visitor = createVisitor(shop.servers[at]?.origin ?? '', async () => person.token);
  const events: Event[] = [];
  const reader = await readEvents(visitor, undefined, (event) => void events.push(event));
  return { events, close: () => reader.close() };
}

async function call(person: Person, at: number, [method, path, body]: [string, string, object?]) {
  const answer = await fetch(`${shop.servers[at]?.origin}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
}

it('an open page sees what happens in the other process', async () => {
  const [buyer, admin] = shop.people as [Person, Person];
  await shop.pool.query(`update accounts set type = 'admin' where id = $1`, [admin.id]);
  const listingId = await offerListing(shop.pool, [buyer]);
  const { rows } = await shop.pool.query('select seller_id from listings where id = $1', [listingId]);
  const seller = await shop.signIn(String(rows[0]?.seller_id));
  const [sold, bought] = [await openPage(seller, SECOND), await openPage(buyer, SECOND)];
  const waits: number[] = [];
  /** Acts in the first process, and waits for the page at the second one. */
  const see = async (by: Person, sent: Parameters<typeof call>[2], page: Page, fits: (event: Event) => boolean) => {
    const [before, from] = [performance.now(), page.events.length];
    const answer = await call(by, FIRST, sent);
    expect(answer.status).toBeLessThan(300);
    await expect.poll(() => page.events.slice(from).some(fits), { interval: 5 }).toBe(true);
    waits.push(performance.now() - before);
    return answer.body;
  };
  const is = (name: string, part: object) => (event: Event) =>
    event.event === name && Object.entries(part).every(([key, value]) => event.data[key] === value);

  const begun = await see(buyer, ['POST', '/conversations', { listingId, text: 'Hello.' }], sold, is('message', {}));
  const offer = await see(buyer, ['POST', '/offers', { listingId, amountCents: 9_000 }], sold, is('offer', {}));
  await see(seller, ['POST', `/conversations/${begun.id}/read`], bought, (event) => 'readUntil' in event.data);
  await expect
    .poll(() => sold.events.some((event) => event.event === 'notification' && 'read' in event.data))
    .toBe(true);
  const [state, amountCents] = ['open', 11_000];
  const next = await see(
    seller,
    ['POST', `/offers/${offer.id}/counter`, { amountCents }],
    bought,
    is('offer', { state }),
  );
  const report = { kind: 'message', targetId: begun.messageId, reason: 'offensive' };
  const { caseNumber } = (await call(seller, FIRST, ['POST', '/reports', report])).body;
  const cases = await shop.pool.query('select id from cases where target_id = $1', [begun.messageId]);
  expect(caseNumber).toBeTruthy();
  const decision = ['POST', `/cases/${cases.rows[0]?.id}/decision`, { action: 'hide', reason: 'It insults.' }] as const;
  const isRemoved = ({ data }: Event) => (data.message as { removed?: boolean } | undefined)?.removed === true;
  await see(admin, [...decision], sold, isRemoved);
  await see(buyer, ['POST', `/offers/${next.id}/accept`, {}], sold, is('offer', { state: 'accepted' }));

  // A block counts at once in the other process, and no message passes.
  await call(seller, FIRST, ['POST', '/blocks', { accountId: buyer.id }]);
  const write = (text: string) => ['POST', `/conversations/${begun.id}/messages`, { text }] as [string, string, object];
  expect((await call(buyer, SECOND, write('Please.'))).status).toBe(403);
  await call(seller, FIRST, ['DELETE', `/blocks/${buyer.id}`]);
  const says = (text: string) => (event: Event) => (event.data.message as { text?: string } | undefined)?.text === text;
  await see(buyer, write('Thanks.'), sold, says('Thanks.'));
  expect(sold.events.filter(says('Please.'))).toEqual([]);
  const slowest = Math.max(...waits);
  reportProof({
    proof: 'Acts in one process, seen by an open page of another one',
    tried: waits.length,
    lost: 0,
    note: `the slowest after ${measured(slowest, 'ms', LINE)}`,
  });
  await Promise.all([sold.close(), bought.close()]);
});
