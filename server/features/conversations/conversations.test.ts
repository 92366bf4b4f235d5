import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EventReader, readEvents } from '../../../test/support/event-reader.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { retryWhileBusy } from '../../../test/support/retry-while-busy.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => market.close());

const asked = async (text = 'Is it still available?') => {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  const { id, messageId } = await buyer.api.startConversation({ body: { listingId: listing.id, text } });
  return { buyer, seller: listing.seller, listing, id, messageId };
};
const read = async (by: { api: Market['stranger']['api'] }, id: string) =>
  (await by.api.listMessages({ params: { id } })).items;

describe('a conversation', () => {
  it('is one for a buyer and a listing; both see it from their side', async () => {
    const { buyer, seller, listing, id } = await asked();
    const again = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'And how wide is it?' } });
    expect(again.id).toBe(id);
    await seller.api.sendMessage({ params: { id }, body: { text: 'Yes, and 80 cm.' } });

    const [mine] = (await buyer.api.listConversations({})).items;
    const [theirs] = (await seller.api.listConversations({})).items;
    expect(mine).toMatchObject({
      id,
      role: 'buyer',
      unread: 1,
      archived: false,
      other: { id: seller.id, name: seller.displayName },
      listing: { id: listing.id, priceCents: 12_000, state: 'available', acceptsOffers: true },
      last: { text: 'Yes, and 80 cm.', from: 'them', kind: 'text' },
    });
    expect(theirs).toMatchObject({ id, role: 'seller', unread: 0, other: { id: buyer.id }, last: { from: 'me' } });
    expect((await read(buyer, id)).map(({ from, text }) => [from, text])).toEqual([
      ['me', 'Is it still available?'],
      ['me', 'And how wide is it?'],
      ['them', 'Yes, and 80 cm.'],
    ]);
  });

  it('counts what is unread until it is read, and shows the other one that it was', async () => {
    const { buyer, seller, id } = await asked();
    expect(await seller.api.countUnread()).toMatchObject({ messages: 1 });
    expect((await buyer.api.getConversation({ params: { id } })).readUntil).toBeUndefined();
    await seller.api.readConversation({ params: { id } });
    expect(await seller.api.countUnread()).toMatchObject({ messages: 0 });
    expect((await buyer.api.getConversation({ params: { id } })).readUntil).toEqual(expect.any(String));
  });

  it('is found by words, goes to the archive, and comes back with a new message', async () => {
    const { buyer, seller, id } = await asked('Does the walnut one have a drawer?');
    const list = async (query: object) => (await seller.api.listConversations({ query })).items.map((one) => one.id);
    expect(await list({ query: 'WALNUT' })).toEqual([id]);
    expect(await list({ query: buyer.displayName })).toEqual([id]);
    expect(await list({ query: '100%_\\' })).toEqual([]);
    await seller.api.archiveConversation({ params: { id }, body: { archived: true } });
    expect([await list({}), await list({ archived: 'true' })]).toEqual([[], [id]]);
    await buyer.api.sendMessage({ params: { id }, body: { text: 'Hello?' } });
    expect([await list({}), await list({ archived: 'true' })]).toEqual([[id], []]);
  });

  it('comes in pages without gaps, each in the order of writing', async () => {
    const { buyer, seller, id } = await asked('0');
    for (let n = 1; n < 7; n++)
      await (n % 2 ? seller : buyer).api.sendMessage({ params: { id }, body: { text: `${n}` } });
    const pages: string[][] = [];
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const page = await buyer.api.listMessages({ params: { id }, query: { limit: 3, cursor } });
      pages.push(page.items.map(({ text }) => text));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual([['4', '5', '6'], ['1', '2', '3'], ['0']]);
  });

  it('hides a telephone number in pieces from the last one on, from the other one alone, and not after the payment', async () => {
    const { buyer, seller, listing, id } = await asked('My number begins with 503');
    const say = (text: string) => buyer.api.sendMessage({ params: { id }, body: { text } });
    await say('555');
    expect(await say('0142, any time')).toMatchObject({ text: '0142, any time', hidden: ['phone'] });
    expect((await read(seller, id)).map(({ text }) => text)).toEqual([
      'My number begins with 503',
      '555',
      '•••, any time',
    ]);
    await market.buy(buyer, listing);
    await say('503 555');
    await say('0142');
    expect((await read(seller, id)).at(-1)?.text).toBe('0142');
  });

  it('takes photos, and stores a message that is sent twice once', async () => {
    const { buyer, seller, id } = await asked();
    const images = [await market.picture(buyer), await market.picture(buyer)];
    const body = { text: '', images, clientId: 'one' };
    const first = await buyer.api.sendMessage({ params: { id }, body });
    const sent = await Promise.all(Array.from({ length: 5 }, () => buyer.api.sendMessage({ params: { id }, body })));
    expect(new Set([first, ...sent].map((message) => message.id)).size).toBe(1);
    const messages = await read(seller, id);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatchObject({ kind: 'photos', text: '2 photos', images: images.map((url) => ({ url })) });
    expect(messages[1]).not.toHaveProperty('clientId');
    const stolen = await seller.call('sendMessage', { params: { id }, body: { text: 'Mine', images } });
    expect([stolen.status, stolen.body]).toMatchObject([422, { fields: { images: expect.any(String) } }]);
  });

  it.each([
    ['nothing', { text: ' \u200B ' }, 'text'],
    ['too much', { text: 'x'.repeat(2001) }, 'text'],
    ['too many photos', { text: 'x', images: Array(7).fill('/images/a.webp') }, 'images'],
    ['what cannot be stored', { text: 'a\u0000b' }, 'text'],
    ['an id that is none', { text: 'x', clientId: '' }, 'clientId'],
  ])('refuses %s beside the field', async (_, body, field) => {
    const { buyer, id } = await asked();
    const refused = await buyer.call('sendMessage', { params: { id }, body });
    expect([refused.status, refused.body]).toMatchObject([422, { fields: { [field]: expect.any(String) } }]);
  });

  it('begins for what is for sale only, and not with oneself', async () => {
    const [buyer, listing] = [await market.buyer(), await market.listing()];
    const start = (listingId: string, by = buyer) =>
      by.call('startConversation', { body: { listingId, text: 'Hello' } }).then(({ status }) => status);
    expect(await start(listing.id, listing.seller)).toBe(403);
    expect(await start(crypto.randomUUID())).toBe(404);
    await market.sql(`update listings set state = 'withdrawn' where id = $1`, [listing.id]);
    expect(await start(listing.id)).toBe(409);
  });

  it('ends when one blocks the other, without saying who, and when one leaves', async () => {
    const { buyer, seller, id } = await asked();
    await market.sql('insert into blocks (account_id, blocked_id) values ($1, $2)', [seller.id, buyer.id]);
    for (const one of [buyer, seller]) {
      const { status, body } = await one.call('sendMessage', { params: { id }, body: { text: 'Hello' } });
      expect([status, body]).toMatchObject([403, { message: expect.stringContaining('has ended') }]);
      expect((await one.api.getConversation({ params: { id } })).closed).toBe('ended');
    }
    await market.sql('delete from blocks');
    await (await market.admin()).api.deleteUser({ params: { id: seller.id } });
    expect((await buyer.call('sendMessage', { params: { id }, body: { text: 'Hello' } })).status).toBe(403);
    expect((await buyer.api.getConversation({ params: { id } })).closed).toBe('left');
  });

  it('hides contact data until the listing is paid, and says so to the writer alone', async () => {
    const text = 'Call me at 503 555 0142, or write to jane@example.com.';
    const { buyer, seller, listing, id } = await asked(text);
    expect((await read(buyer, id))[0]).toMatchObject({ text, hidden: ['phone', 'email'] });
    const [shown] = await read(seller, id);
    expect(shown).toMatchObject({ text: 'Call me at •••, or write to •••.' });
    expect(shown).not.toHaveProperty('hidden');
    expect((await seller.api.listConversations({})).items[0]?.last.text).not.toContain('503');
    expect((await seller.api.listConversations({ query: { query: '0142' } })).items).toEqual([]);

    await market.buy(buyer, listing);
    await market.drainJobs();
    await seller.api.sendMessage({ params: { id }, body: { text: 'Mine is 503 555 0199.' } });
    expect((await read(buyer, id)).slice(-2)).toMatchObject([
      { kind: 'event', event: { name: 'sold', amountCents: 12_000 } },
      { text: 'Mine is 503 555 0199.' },
    ]);
  });

  it('stops the same text to more than five people and shows it to the moderation; quick replies may repeat', async () => {
    const [buyer, admin] = [await market.buyer(), await market.admin()];
    const start = async (text: string) =>
      buyer.call('startConversation', { body: { listingId: (await market.listing()).id, text } });
    const statuses: number[] = [];
    const looksEqual = (n: number) =>
      n % 2 ? 'Cheap sofas!' : `CHEAP  ${'sofas'.slice(0, n)}\u200B${'sofas'.slice(n)}`;
    for (let n = 0; n < 6; n++) statuses.push((await start(looksEqual(n))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    // Pressed again and again, it is one report.
    expect((await start('Cheap sofas!')).status).toBe(429);
    expect((await start('Cheap sofas!')).status).toBe(429);
    const cases = await admin.api.listCases({ query: { kind: 'account', state: 'open' } });
    expect(cases.items.find(({ targetId }) => targetId === buyer.id)?.reports).toMatchObject([
      { reason: 'spam', isByShop: true },
    ]);
    for (let n = 0; n < 7; n++) expect((await start('Is it still available?')).status).toBe(201);
    // Whoever reads the table alone cannot try texts.
    const prints = await market.sql('select distinct print from message_prints where account_id = $1', [buyer.id]);
    const plain = createHash('sha256').update('cheap sofas');
    expect(prints).toHaveLength(1);
    expect(prints).not.toContainEqual({ print: plain.digest('base64url') });
  });

  it('limits new conversations per day and messages per hour, and keeps the text', async () => {
    const buyer = await market.buyer();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const body = { listingId: (await market.listing()).id, text: `Question ${n}` };
      statuses.push((await buyer.call('startConversation', { body })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    const { items } = await buyer.api.listConversations({});
    const refused: unknown[] = [];
    for (let n = 0; n < 41; n++) {
      const answer = await buyer.call('sendMessage', {
        params: { id: items[0]?.id ?? '' },
        body: { text: `More ${n}` },
      });
      if (answer.status !== 201) refused.push(answer.body);
    }
    expect(refused).toMatchObject([
      { code: 'too_many_requests', fields: { text: expect.stringContaining('is kept') } },
    ]);
  });
});

describe('events', () => {
  it('reach every open page of both once and in order, and a page that comes back gets what it missed', async () => {
    const { buyer, seller, id } = await asked();
    const pages = await Promise.all([readEvents(buyer), readEvents(buyer), readEvents(seller)]);
    const send = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, n) =>
          (n % 2 ? buyer : seller).api.sendMessage({ params: { id }, body: { text: `${from + n}` } }),
        ),
      );
    await send(0, 10);
    await Promise.all(pages.map((page) => page.waitFor(10)));
    const gone = pages[1] as EventReader;
    await gone.close();
    await send(10, 20);
    const back = await readEvents(buyer, gone.lastId());
    await Promise.all([pages[0]?.waitFor(20), pages[2]?.waitFor(20), back.waitFor(10)]);
    await sleep(300);

    const order = (await read(buyer, id)).slice(1).map(({ text }) => text);
    for (const page of [pages[0], pages[2], joined(gone, back)])
      expect(page?.messages().map(({ text }) => text)).toEqual(order);
    const ids = pages[0]?.events().map((event) => Number(event.id)) ?? [];
    expect(ids).toEqual(Array.from(ids, (_, n) => (ids[0] ?? 0) + n));
    await Promise.all([pages[0]?.close(), pages[2]?.close(), back.close()]);
  });

  it('are for signed-in people, and end with the account', async () => {
    expect((await retryWhileBusy(() => market.stranger.fetch('/api/events'))).status).toBe(401);
    const buyer = await market.buyer();
    const wrong = await retryWhileBusy(() => buyer.fetch('/api/events', { headers: { 'Last-Event-ID': 'x' } }));
    expect(wrong.status).toBe(422);
    const away = await readEvents(buyer, '999');
    await away.waitFor(1, 'reset');
    await away.close();
  });
});

const joined = (one: EventReader, other: EventReader) => ({
  messages: () => [...one.messages(), ...other.messages()],
});
