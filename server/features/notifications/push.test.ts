import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { openHttpServer } from '../../../test/support/open-http-server.ts';
import { openPushService } from '../../../test/support/push-service.ts';
import { createWebPushSender, makePushKeys } from '../../adapters/web-push-sender.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { isPublicAddress, lookupPublic } from '../../platform/http/public-address.ts';
import { markRead } from './mark-read.ts';
import { notify } from './notify.ts';

let market: Market;
let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  [market, service] = await Promise.all([openMarket(), openPushService()]);
});
afterAll(() => Promise.all([market.close(), service.close()]));

async function subscribed({ api }: Actor) {
  const { push } = await api.getNotificationChoices();
  const subscription = service.subscribe(push.publicKey);
  await api.addPushSubscription({ body: subscription });
  return subscription;
}

const write = (to: Actor, text: string, listingId?: string) =>
  inTransaction(market.services.db, (tx) =>
    notify(market.services, tx, {
      accountId: to.id,
      kind: 'message',
      href: '/messages/1',
      groupKey: 'one',
      listingId,
      params: { title: 'Oak chair', from: 'Bo', text },
    }),
  );

/** Works off what is due some seconds later. */
async function work(): Promise<void> {
  market.clock.advance(6);
  await market.drainJobs();
}
const subscriptionsOf = ({ id }: Actor) =>
  market.sql('select endpoint from push_subscriptions where account_id = $1', [id]);

it('a push reaches each browser of a person, encrypted, in their language, with the picture', async () => {
  const ada = await market.buyer();
  await ada.api.updateAccount({ body: { language: 'es' } });
  await subscribed(ada);
  await subscribed(ada);
  const listing = await market.listing();
  await write(ada, '¿Sigue disponible?', listing.id);
  await work();
  await expect.poll(() => service.pushed.length).toBe(2);
  expect(service.pushed[0]).toMatchObject({
    headers: { ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' },
    message: {
      title: 'Mensaje de Bo: Oak chair',
      href: '/messages/1',
      lang: 'es',
      body: 'Bo te escribió sobre Oak chair: «¿Sigue disponible?»',
      image: expect.stringMatching(/^\/images\//),
    },
  });
  service.pushed.length = 0;
});

it.each(['漢', '😀', '"'])('a push of the longest message is short enough for a push service: %s', async (letter) => {
  const ada = await market.buyer({ name: letter.repeat(20) });
  await subscribed(ada);
  await write(ada, letter.repeat(2000 / letter.length));
  await work();
  const said = expect.stringMatching(/^Bo wrote to you about Oak chair: “.+…$/);
  await expect.poll(() => service.pushed.at(-1)?.message.body).toEqual(said);
  service.pushed.length = 0;
});

it('a push is not sent when the notification was read before, or not wanted', async () => {
  const ada = await market.buyer();
  await subscribed(ada);
  await write(ada, 'Hello');
  await inTransaction(market.services.db, (tx) => markRead(market.services, tx, ada.id, 'one'));
  await work();
  await ada.api.changeNotificationChoices({ body: { choices: { messages: { push: false } } } });
  await write(ada, 'Hello again');
  await work();
  expect(service.pushed).toEqual([]);
});

it('a subscription is deleted once the push service says that it is gone', async () => {
  const ada = await market.buyer();
  const { endpoint } = await subscribed(ada);
  await subscribed(ada);
  await ada.api.removePushSubscription({ body: { endpoint } });
  expect(await subscriptionsOf(ada)).toHaveLength(1);
  service.answer(410);
  await write(ada, 'Hello');
  await work();
  await expect.poll(() => subscriptionsOf(ada)).toEqual([]);
  service.answer(201);
});

it('a subscription is not stored with a key that is no point of the curve, since each push would fail', async () => {
  const ada = await market.buyer();
  const { push } = await ada.api.getNotificationChoices();
  const { endpoint, keys } = service.subscribe(push.publicKey);
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const answer = await ada.call('addPushSubscription', { body: { endpoint, keys: { ...keys, p256dh } } });
  expect(answer).toMatchObject({ status: 422, body: { fields: { keys: expect.any(String) } } });
  expect(await subscriptionsOf(ada)).toEqual([]);
});

it('a subscription is refused for a former key of the shop, with which a push reaches nobody', async () => {
  const ada = await market.buyer();
  const { push } = await ada.api.getNotificationChoices();
  const subscription = service.subscribe(push.publicKey);
  const add = (publicKey: string) => ada.call('addPushSubscription', { body: { ...subscription, publicKey } });
  expect(await add(makePushKeys().publicKey)).toMatchObject({
    status: 422,
    body: { fields: { publicKey: expect.any(String) } },
  });
  expect(await subscriptionsOf(ada)).toEqual([]);
  expect(await add(`${push.publicKey}=`)).toMatchObject({ status: 201 });
});

it('a subscription belongs to the person who signed in last in that browser', async () => {
  const [ada, eve] = [await market.buyer(), await market.buyer()];
  const subscription = await subscribed(ada);
  await eve.api.removePushSubscription({ body: { endpoint: subscription.endpoint } });
  expect(await subscriptionsOf(ada)).toHaveLength(1);
  await eve.api.addPushSubscription({ body: subscription });
  expect(await subscriptionsOf(ada)).toEqual([]);
  expect(await subscriptionsOf(eve)).toHaveLength(1);
});

it('a subscription ends with the session of one device, which may be a lost one', async () => {
  const ada = await market.buyer();
  await subscribed(ada);
  const { body } = await sendCall(market.origin, 'listSessions', {}, ada.idToken);
  const [session] = body as { _id: string }[];
  await sendCall(market.origin, 'endSession', { params: { id: session?._id ?? '' } }, ada.idToken);
  expect(await subscriptionsOf(ada)).toEqual([]);
});

it('a push says a time in the zone that the person has chosen, like the list and the mail', async () => {
  const ada = await market.buyer();
  await ada.api.changeNotificationChoices({ body: { timeZone: 'Asia/Tokyo' } });
  await subscribed(ada);
  await inTransaction(market.services.db, (tx) =>
    notify(market.services, tx, {
      accountId: ada.id,
      kind: 'inspection',
      href: '/dashboard/purchases/1',
      params: { title: 'Oak chair', until: '2026-03-02T10:00:00.000Z' },
    }),
  );
  await work();
  const said = expect.stringContaining('7:00');
  await expect.poll(() => service.pushed.at(-1)?.message.body).toEqual(said);
  service.pushed.length = 0;
});

it('a push is tried again when the push service is busy, also after quiet hours, and is no failed work of the shop', async () => {
  const ada = await market.buyer();
  await subscribed(ada);
  service.tries.length = 0;
  service.answer(503);
  await write(ada, 'Hello');
  await market.sql(`update notifications set at = at - interval '9 hours' where account_id = $1`, [ada.id]);
  await work();
  await expect.poll(() => service.tries.length, { timeout: 120_000 }).toBeGreaterThan(0);
  expect(await subscriptionsOf(ada)).toHaveLength(1);
  service.answer(201);
  const again = `update jobs.job set start_after = now() where name = 'send-push' and state = 'created' returning state`;
  await expect.poll(() => market.sql(again), { timeout: 120_000 }).toEqual([{ state: 'created' }]);
  await expect
    .poll(() => service.pushed.map(({ message }) => message.title), { timeout: 120_000 })
    .toEqual(['Message from Bo: Oak chair']);
  expect(await market.sql(`select state from jobs.job where name = 'send-push' and retry_count > 0`)).toEqual([]);
});

describe('a hostile push service', () => {
  const sender = () => {
    const keys = makePushKeys();
    const send = createWebPushSender({ keys, subject: 'mailto:a@example.com', onlyPublic: false });
    const { keys: browser } = service.subscribe(keys.publicKey);
    const message = { payload: 'x', ttl: 1, urgent: false };
    return (endpoint: string) => send.send({ endpoint, ...browser }, message);
  };

  it('that never answers is left alone for a while, and delays no other', async () => {
    const calls: string[] = [];
    const silent = await openHttpServer(({ url = '' }) => void calls.push(url));
    const other = await openHttpServer((_, response) => void response.writeHead(201).end());
    const send = sender();
    await expect(send(`${silent.origin}/1`)).rejects.toThrow('aborted');
    await expect(send(`${silent.origin}/2`)).rejects.toThrow('silent');
    expect(await send(`${other.origin}/3`)).toBe('sent');
    expect(calls).toEqual(['/1']);
    silent.close();
    other.close();
  });

  it('that changes the protocol, redirects or never ends its answer is given up at once', async () => {
    const ended = Promise.withResolvers<void>();
    const server = await openHttpServer(({ url = '' }, response) => {
      const { socket } = response;
      if (url === '/protocol') return void socket?.write('HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
      if (url === '/redirect') return void response.writeHead(307, { Location: '/endless' }).end();
      response.writeHead(201).on('close', ended.resolve);
      const fill = () => {
        while (response.write('x'.repeat(16_384)));
      };
      fill();
      response.on('drain', fill);
    });
    const send = sender();
    await expect(send(`${server.origin}/protocol`)).rejects.toThrow('closed');
    expect(await send(`${server.origin}/redirect`)).toBe('refused');
    expect(await send(`${server.origin}/endless`)).toBe('sent');
    await ended.promise;
    server.close();
  });
});

it.each([
  'http://push.example.com/1',
  'https://localhost/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://[::ffff:127.0.0.1]/1',
  'https://10.0.0.8/1',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/1',
  'https://push.example.com:8443/1',
  'https://user:word@push.example.com/1',
  'ftp://push.example.com/1',
])('a push of a shop on the internet never goes to %s', (endpoint) => {
  const sender = createWebPushSender({ keys: makePushKeys(), subject: 'mailto:a@example.com', onlyPublic: true });
  expect(sender.allows(endpoint)).toBe(false);
  expect(sender.allows('https://push.example.com/1')).toBe(true);
});

it('allows only addresses on the public internet', () => {
  const here = [
    '0.0.0.0',
    '192.168.1.1',
    '172.31.0.1',
    '100.64.0.1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    'x',
  ];
  expect(here.filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '142.250.1.1', '2a00:1450::1'].filter(isPublicAddress)).toHaveLength(3);
});

it('asks name servers without the threads that all lookups of the process share, since one may never answer', async () => {
  const shared = () => process.getActiveResourcesInfo().filter((name) => name === 'GetAddrInfoReqWrap').length;
  const before = shared();
  const done = new Promise((resolve) => lookupPublic('push.example.com', { all: true }, resolve));
  expect(shared()).toBe(before);
  await done;
});

it('a push service is not called at a name that leads into this network', async () => {
  const keys = makePushKeys();
  const sender = createWebPushSender({ keys, subject: 'mailto:a@example.com', onlyPublic: true });
  const { keys: browser } = service.subscribe(keys.publicKey);
  await expect(
    sender.send({ endpoint: 'https://localhost.localdomain/1', ...browser }, { payload: 'x', ttl: 1, urgent: false }),
  ).rejects.toMatchObject({ code: 'ENOTFOUND' });
});
