import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { readEvents } from '../../../test/support/event-reader.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

/** Milliseconds that a client may take to read a response. */
const readIn = 600;

let market: Market;
beforeAll(async () => {
  market = await openMarket({ readIn });
});
afterAll(() => market.close());

it('the stream of events stays open for longer than a slow client may read', async () => {
  const [buyer, { id, seller }] = [await market.buyer(), await market.listing()];
  const stream = await readEvents(seller);
  await pause(3 * readIn);
  expect(stream.isOpen()).toBe(true);
  await buyer.api.startConversation({ body: { listingId: id, text: 'Is it still there?' } });
  await stream.waitFor(1);
  expect(stream.messages()).toMatchObject([{ text: 'Is it still there?' }]);
  await stream.close();
});

it('a request for the head alone opens no stream, which nobody would end', async () => {
  const person = await market.seller();
  const asked = Array.from({ length: 25 }, () => person.fetch('/api/events', { method: 'HEAD' }));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  await (await readEvents(person)).close();
});

it.each(['-1', '1.5', '0x10', '1e3', '9007199254740993', 'abc'])('refuses %s as the last event', async (id) => {
  const person = await market.seller();
  expect((await person.fetch('/api/events', { headers: { 'Last-Event-ID': id } })).status).toBe(422);
});

describe('a stream ends at once, by an event that is not sent, when its person', () => {
  const ended: [string, (person: Actor) => Promise<unknown>][] = [
    ['is removed by an admin', async ({ id }) => (await market.admin()).api.deleteUser({ params: { id } })],
    ['leaves', ({ idToken }) => sendCall(market.origin, 'deleteAccount', {}, idToken)],
    ['ends other sessions', ({ idToken }) => sendCall(market.origin, 'endOtherSessions', {}, idToken)],
    // Another process shares only the database.
    ['is suspended elsewhere', ({ id }) => market.sql('update accounts set suspended_at = now() where id = $1', [id])],
    ['gets other rights', ({ id }) => market.sql(`update accounts set type = 'admin' where id = $1`, [id])],
  ];
  it.each(ended)('%s', async (_, end) => {
    const [person, other] = [await market.seller(), await market.seller()];
    const streams = await Promise.all([person, person, other].map((one) => readEvents(one)));
    await end(person);
    await vi.waitFor(() => expect(streams.map((stream) => stream.isOpen())).toEqual([false, false, true]), {
      timeout: 120_000,
    });
    // The beat would end some of them too, but later.
    const told = `select distinct account_id from live_events where kind = 'access' and account_id = any($1)`;
    expect(await market.sql(told, [[person.id, other.id]])).toEqual([{ account_id: person.id }]);
    expect(streams.flatMap((stream) => stream.events().filter(({ event }) => event === 'access'))).toEqual([]);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('is suspended, and comes back for what they missed without ending again', async () => {
    const [buyer, { id, seller }] = [await market.buyer(), await market.listing()];
    const first = await readEvents(seller);
    await market.sql('update accounts set suspended_at = now() where id = $1', [seller.id]);
    await vi.waitFor(() => expect(first.isOpen()).toBe(false), { timeout: 120_000 });
    await market.sql('update accounts set suspended_at = null where id = $1', [seller.id]);
    await buyer.api.startConversation({ body: { listingId: id, text: 'Are you there?' } });
    const second = await readEvents(seller, first.lastId());
    await second.waitFor(1);
    await pause(1_500);
    expect(second.isOpen()).toBe(true);
    await second.close();
  });
});

it('a stream that ended before its first event is resumed without a loss', async () => {
  const [buyer, { id, seller }] = [await market.buyer(), await market.listing()];
  await buyer.api.startConversation({ body: { listingId: id, text: 'Hello.' } });
  const first = await readEvents(seller);
  await vi.waitFor(() => expect(first.lastId()).not.toBe('0'), { timeout: 120_000 });
  await first.close();
  await buyer.api.startConversation({ body: { listingId: id, text: 'Is it still there?' } });
  const second = await readEvents(seller, first.lastId());
  await second.waitFor(1);
  expect(second.messages()).toMatchObject([{ text: 'Is it still there?' }]);
  await second.close();
});

it('closes the connection of a reader who left the rest of an ended stream unread', async () => {
  const person = await market.seller();
  const { host, hostname, port } = new URL(market.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /api/events HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${await person.token()}\r\n\r\n`);
  const [begun] = await once(socket, 'data');
  expect(String(begun)).toContain('200 OK');
  socket.pause();
  // More than the buffers of both sides hold.
  await market.sql(
    `insert into live_events (account_id, kind, data)
     select $1, 'message', jsonb_build_object('text', repeat('x', 1000000)) from generate_series(1, 40)`,
    [person.id],
  );
  socket.on('error', () => undefined);
  await market.sql('update accounts set suspended_at = now() where id = $1', [person.id]);
  // A paused socket notices by its next write.
  const write = () => {
    socket.write('\r\n');
    expect(socket.destroyed).toBe(true);
  };
  await vi.waitFor(write, { timeout: 120_000, interval: 500 });
});
