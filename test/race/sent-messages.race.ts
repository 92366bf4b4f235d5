import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisitor } from '../support/actor.ts';
import { type EventReader, readEvents } from '../support/event-reader.ts';
import { offerListing, type Person } from '../support/people.ts';
import { percentile } from '../support/percentile.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const MESSAGES = Number(process.env.SENT_MESSAGES ?? 200);
const THREADS = Number(process.env.MESSAGE_THREADS ?? 20);
/** Sent at the same time. */
const AT_ONCE = 8;
/** Milliseconds from sending to seeing, for 95 of 100. */
const LINE = 1_000;

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: THREADS });
});
afterAll(() => shop.close());

type Page = { texts: Map<string, string[]>; close(): Promise<void> };

/** Opens a page at one of the processes, which notes what it sees of each conversation and connects again as a browser does. */
async function openPage(person: Person, at: number, seen: (text: string) => void): Promise<Page> {
  const origin = shop.servers[at % shop.servers.length]?.origin ?? '';
  const visitor = createVisitor(origin, async () => person.token);
  const texts = new Map<string, string[]>();
  const connect = (lastId?: string) =>
    readEvents(visitor, lastId, ({ event, data }) => {
      const { conversationId, message } = data as { conversationId: string; message?: { kind: string; text: string } };
      if (event !== 'message' || message?.kind !== 'text') return;
      texts.set(conversationId, [...(texts.get(conversationId) ?? []), message.text]);
      seen(message.text);
    });
  let reader: EventReader = await connect();
  let isOpen = true;
  const stay = (async () => {
    for (;;) {
      await reader.ended;
      if (!isOpen) return;
      person.token = (await shop.signIn(person.id)).token;
      reader = await connect(reader.lastId());
    }
  })();
  const close = async () => {
    isOpen = false;
    await reader.close();
    await stay;
  };
  return { texts, close };
}

it('brings each message to both browsers once and in order, over two processes', async () => {
  const sentAt = new Map<string, number>();
  const waits: number[] = [];
  const isSeen = (text: string) => {
    const at = sentAt.get(text);
    if (at !== undefined) waits.push(performance.now() - at);
  };
  const threads = await Promise.all(
    shop.people.map(async (buyer, n) => {
      const listing = await offerListing(shop.pool, [buyer]);
      const { rows } = await shop.pool.query('select seller_id from listings where id = $1', [listing]);
      const seller = await shop.signIn(String(rows[0]?.seller_id));
      const pages = await Promise.all([openPage(buyer, n, isSeen), openPage(seller, n + 1, isSeen)]);
      const begun = await shop.call(buyer, 'POST', '/conversations', { listingId: listing, text: `begin ${n}` });
      return { id: String(begun.body.id), people: [buyer, seller], pages, sent: 0 };
    }),
  );
  let next = 0;
  const sender = async () => {
    while (next < MESSAGES) {
      const n = next++;
      const thread = threads[n % threads.length];
      const person = thread?.people[Math.floor(n / threads.length) % 2];
      if (!thread || !person) throw new Error('no thread');
      sentAt.set(`${n}`, performance.now());
      const send = () => shop.call(person, 'POST', `/conversations/${thread.id}/messages`, { text: `${n}` });
      let { status } = await send();
      // A token ends after five minutes, which many messages take on a busy machine.
      if (status === 401) {
        person.token = (await shop.signIn(person.id)).token;
        status = (await send()).status;
      }
      expect(status).toBe(201);
      thread.sent++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  let lost = 0;
  for (const { id, pages, sent } of threads) {
    const { rows } = await shop.pool.query<{ text: string }>(
      `select text from messages where conversation_id = $1 and kind = 'text' order by position`,
      [id],
    );
    const stored = rows.map(({ text }) => text);
    expect(stored).toHaveLength(sent + 1);
    for (const { texts } of pages) await expect.poll(() => texts.get(id)?.length ?? 0).toBe(stored.length);
    for (const { texts } of pages) if (JSON.stringify(texts.get(id)) !== JSON.stringify(stored)) lost++;
  }
  const p95 = percentile(waits, 95);
  reportProof({
    proof: 'Messages over two processes, each once and in order in both browsers',
    tried: MESSAGES,
    lost,
    note: `${THREADS} conversations; sent to seen within ${measured(p95, 'ms', LINE)} (p95)`,
  });
  await Promise.all(threads.flatMap(({ pages }) => pages.map(({ close }) => close())));
  expect(lost).toBe(0);
  expect(waits.length).toBe(MESSAGES * 2);
});
