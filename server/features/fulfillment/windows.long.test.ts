import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(async () => {
  expect(await verifyBooks(market.services.db)).toEqual([]);
  await market.close();
});

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const window = (from: number, hours = 2) => ({ start: at(from), end: at(from + hours) });
const tomorrow = window(24);

async function sold(written: Parameters<Market['listing']>[0] = {}) {
  const [seller, buyer] = [await market.seller({ name: 'Sally' }), await market.buyer({ name: 'Ben' })];
  const listing = await market.listing({ seller, title: 'Oak chair', ...written });
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  return { seller, buyer, listing, id };
}
const propose = (by: Actor, id: string, ...windows: { start: string; end: string }[]) =>
  by.call('proposeWindows', { params: { id }, body: { windows } });
const accept = (by: Actor, id: string, windowId: string) => by.call('acceptWindow', { params: { id, windowId } });
const read = (by: Actor, id: string) => by.api.getFulfillment({ params: { id } });
const cancel = (by: Actor, id: string, reason = 'We found no time.') =>
  by.call('cancelFulfillment', { params: { id }, body: { reason } });
const refuse = (by: Actor, id: string, reason = 'A leg is broken.') =>
  by.call('refuseFulfillment', { params: { id }, body: { reason, text: 'The left one, at the top.' } });
const newsOf = async (by: Actor) => (await by.api.listNotifications({ query: {} })).items.map(({ kind }) => kind);

async function arranged(from = 30) {
  const sale = await sold();
  const [one] = await sale.seller.api.proposeWindows({ params: { id: sale.id }, body: { windows: [window(from)] } });
  expect((await accept(sale.buyer, sale.id, String(one?.id))).status).toBe(200);
  return sale;
}

async function expectMoneyBack(listingId: string) {
  await market.drainJobs();
  const [row] = await market.sql('select state from purchases where listing_id = $1', [listingId]);
  expect(row?.state).toBe('refunded');
}

describe('times for the handover', () => {
  it('are proposed by one, answered by the other, and one is agreed on', async () => {
    const { seller, buyer, id } = await sold();
    expect(await read(buyer, id)).toMatchObject({ state: 'arranging', turn: 'seller', window: null, windows: [] });
    const [first, second] = [window(30), window(50)];
    expect((await propose(seller, id, first, second)).body).toEqual([
      { id: expect.any(String), ...first },
      { id: expect.any(String), ...second },
    ]);
    const seen = await read(buyer, id);
    expect(seen).toMatchObject({ turn: 'buyer', proposedBy: 'seller', windows: [first, second] });
    expect(await newsOf(buyer)).toContain('times_proposed');
    const [one, other] = seen.windows.map((shown) => shown.id);
    expect((await accept(seller, id, String(one))).status).toBe(403);

    expect(await accept(buyer, id, String(other))).toMatchObject({ status: 200, body: { state: 'arranged' } });
    expect(await read(seller, id)).toMatchObject({ state: 'arranged', turn: 'seller', window: second, windows: [] });
    expect(await newsOf(seller)).toContain('time_agreed');
    expect((await accept(buyer, id, String(one))).status).toBe(409);
    await sendWaitingMails(market);
    expect(sent.filter(({ to }) => to === seller.email).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Handover agreed: Oak chair'),
    );
  });

  it('come with the calendar’s entry to both, in the zone of the listing’s town', async () => {
    const portland = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.52, longitude: -122.68 };
    const { seller, buyer, id } = await sold({ place: portland });
    const start = new Date(Date.now() + 40 * HOUR);
    const [one] = await seller.api.proposeWindows({ params: { id }, body: { windows: [window(40)] } });
    await accept(buyer, id, String(one?.id));
    expect(await read(buyer, id)).toMatchObject({ timeZone: 'America/Los_Angeles' });
    await sendWaitingMails(market);
    const stamp = start.toISOString().slice(0, 13).replace(/-/g, '');
    for (const { email } of [seller, buyer]) {
      const mail = sent.find(({ to, calendar }) => to === email && calendar);
      expect(mail?.calendar).toContain(`UID:${id}@settee`);
      expect(mail?.calendar).toContain(`DTSTART:${stamp}`);
      expect(mail?.subject).toMatch(/P[DS]T$/);
    }
    const { code } = await buyer.api.getHandoverCode({ params: { id } });
    for (const mail of sent) expect(JSON.stringify(mail)).not.toContain(code);
  });

  it.each([
    ['Portland, OR', 'America/Los_Angeles'],
    ['Berlin', 'Europe/Berlin'],
    ['10115 Berlin, Germany', 'Europe/Berlin'],
  ])('are in the zone of the town that a seller wrote: %s', async (location, timeZone) => {
    const { seller, buyer, id } = await sold({ location });
    const [one] = await seller.api.proposeWindows({ params: { id }, body: { windows: [window(40)] } });
    await accept(buyer, id, String(one?.id));
    const shown = await read(buyer, id);
    expect(shown).toMatchObject({ timeZone });
    expect(shown.isShopTime).toBeUndefined();
    await sendWaitingMails(market);
    const start = new Date(shown.window?.start ?? 0);
    const hour = start.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    expect(sent.find(({ to, calendar }) => to === buyer.email && calendar)?.subject).toContain(hour);
  });

  it.each(['by the old mill', 'Springfield'])(
    'are in the zone of the shop where the town is unknown: %s',
    async (location) => {
      const { buyer, id } = await sold({ location });
      expect(await read(buyer, id)).toMatchObject({ timeZone: 'UTC', isShopTime: true });
    },
  );

  it('replace those of the other side', async () => {
    const { seller, buyer, id } = await sold();
    const [old] = await seller.api.proposeWindows({ params: { id }, body: { windows: [window(30)] } });
    for (const hours of [40, 45]) await propose(buyer, id, window(hours));
    expect((await newsOf(seller)).filter((kind) => kind === 'times_proposed')).toHaveLength(1);
    expect(await read(seller, id)).toMatchObject({ turn: 'seller', proposedBy: 'buyer', windows: [{}] });
    expect((await accept(buyer, id, String(old?.id))).status).toBe(409);
  });

  it.each([
    [[], 'Propose at least one time.'],
    [[window(1), window(2), window(3), window(4)], 'Propose up to 3 times.'],
    [[window(-3)], 'Choose a time that is still to come.'],
    [[window(30, -1)], 'A time must end at least 15 minutes after it begins.'],
    [[window(30, 13)], 'A time may last up to 12 hours.'],
    [[window(70 * 24)], 'Choose a time within the next 60 days.'],
    [[tomorrow, window(30), tomorrow], 'Two of these times are the same. Propose each time once.'],
  ])('that cannot be are refused beside the field: %#', async (windows, sentence) => {
    const { seller, id } = await sold();
    const answer = await propose(seller, id, ...windows);
    expect(answer).toMatchObject({ status: 422, body: { fields: { windows: sentence } } });
  });

  it('are for the two of the sale alone', async () => {
    const { seller, id } = await sold();
    const [one] = await seller.api.proposeWindows({ params: { id }, body: { windows: [window(30)] } });
    for (const by of [await market.seller(), await market.admin()]) {
      expect((await propose(by, id, window(30))).status).toBe(404);
      expect((await accept(by, id, String(one?.id))).status).toBe(404);
      expect((await cancel(by, id)).status).toBe(404);
      expect((await refuse(by, id)).status).toBe(404);
    }
  });

  it('become one, however many are accepted at the same time', async () => {
    const { seller, buyer, id } = await sold();
    const made = await seller.api.proposeWindows({
      params: { id },
      body: { windows: [window(30), window(40), window(50)] },
    });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => accept(buyer, id, String(made[index % 3]?.id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await market.sql(
      `select 1 from fulfillment_windows where fulfillment_id = $1 and state = 'accepted'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('can be changed twice by each side, until two hours before', async () => {
    const { seller, buyer, id } = await arranged();
    for (const left of [1, 0]) {
      const [other] = await buyer.api.proposeWindows({ params: { id }, body: { windows: [window(60)] } });
      expect(await read(buyer, id)).toMatchObject({ state: 'arranging', turn: 'seller', changesLeft: left });
      await accept(seller, id, String(other?.id));
    }
    expect((await propose(buyer, id, window(70))).body).toMatchObject({ message: expect.stringContaining('twice') });
    expect(await newsOf(seller)).toContain('time_changed');

    const soon = await arranged(1);
    expect((await propose(soon.seller, soon.id, window(60))).status).toBe(409);
  });

  it('do not stop the handover with the code', async () => {
    const { seller, buyer, id } = await arranged();
    const { code } = await buyer.api.getHandoverCode({ params: { id } });
    expect((await seller.call('handOver', { params: { id }, body: { code } })).body).toEqual({ state: 'completed' });
    expect((await propose(seller, id, window(30))).status).toBe(409);
    expect((await cancel(buyer, id)).status).toBe(409);
    expect((await refuse(buyer, id)).status).toBe(409);
  });
});

describe('a sale that ends before the handover', () => {
  it.each(['buyer', 'seller'] as const)(
    'is cancelled by the %s with a reason, and the money goes back',
    async (role) => {
      const { listing, id, ...sale } = await sold();
      const other = sale[role === 'buyer' ? 'seller' : 'buyer'];
      expect((await cancel(sale[role], id, ' ')).body).toMatchObject({ fields: { reason: expect.any(String) } });
      expect(await cancel(sale[role], id)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
      expect(await read(other, id)).toMatchObject({
        state: 'cancelled',
        turn: 'none',
        deadlineAt: null,
        endedBy: role,
        reason: 'We found no time.',
      });
      expect(await newsOf(other)).toContain('sale_cancelled');
      await expectMoneyBack(listing.id);
      expect((await cancel(sale[role], id)).status).toBe(409);
    },
  );

  it('is refused by the buyer at the handover, not before a time is agreed on, and not by the seller', async () => {
    const early = await sold();
    expect((await refuse(early.buyer, early.id)).status).toBe(409);
    const { seller, buyer, listing, id } = await arranged(1.9);
    expect((await refuse(seller, id)).status).toBe(403);
    expect((await cancel(buyer, id)).status).toBe(409);
    expect((await refuse(buyer, id)).body).toEqual({ state: 'refused' });
    expect(await read(seller, id)).toMatchObject({
      state: 'refused',
      endedBy: 'buyer',
      reason: 'A leg is broken.',
      reasonText: 'The left one, at the top.',
    });
    await expectMoneyBack(listing.id);
    expect(await read(buyer, id)).toMatchObject({ state: 'refused' });
  });

  it('is either cancelled or handed over, never both, when both happen at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { seller, buyer, id } = await sold();
      const { code } = await buyer.api.getHandoverCode({ params: { id } });
      const [ended, given] = await Promise.all([
        cancel(buyer, id),
        seller.call('handOver', { params: { id }, body: { code } }),
      ]);
      expect([ended.status, given.status].sort()).toEqual([200, 409]);
      expect((await read(buyer, id)).state).toBe(ended.status === 200 ? 'cancelled' : 'completed');
    }
  });

  it('sends the money back once, however often it is cancelled at the same time', async () => {
    const { seller, buyer, listing, id } = await sold();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => cancel(index % 2 ? buyer : seller, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectMoneyBack(listing.id);
    const [row] = await market.sql(
      `select count(*)::int as refunds from refunds r join purchases p on p.id = r.purchase_id where p.listing_id = $1`,
      [listing.id],
    );
    expect(row?.refunds).toBe(1);
  });
});

describe('a deadline', () => {
  const passes = (id: string, column: 'deadline_at' | 'remind_at') =>
    market.sql(`update fulfillments set ${column} = now() - interval '1 second' where id = $1`, [id]);

  it('cancels a sale without an agreed time, and sends the money back', async () => {
    const { seller, buyer, listing, id } = await sold();
    const { deadlineAt } = await read(buyer, id);
    expect(Math.abs(Date.parse(String(deadlineAt)) - Date.now() - 5 * 24 * HOUR)).toBeLessThan(HOUR);
    await passes(id, 'deadline_at');
    await market.drainJobs();
    expect((await read(buyer, id)).state).toBe('cancelled');
    expect((await read(buyer, id)).endedBy).toBeUndefined();
    for (const person of [buyer, seller]) expect(await newsOf(person)).toContain('sale_cancelled');
    await expectMoneyBack(listing.id);
  });

  it('asks for another time when nobody typed the code for days', async () => {
    const { seller, buyer, id } = await arranged();
    await passes(id, 'deadline_at');
    await market.drainJobs();
    expect(await read(seller, id)).toMatchObject({ state: 'arranging', window: null, turn: 'seller' });
    for (const person of [buyer, seller]) expect(await newsOf(person)).toContain('time_missing');
  });

  it('leaves 48 hours for an answer to proposed times, with a reminder after 24, and never ends earlier', async () => {
    const { seller, id } = await sold();
    const hours = async (column: 'deadline_at' | 'remind_at') => {
      const [row] = await market.sql(
        `select extract(epoch from ${column} - now())::float8 / 3600 as hours from fulfillments where id = $1`,
        [id],
      );
      return Math.round(Number(row?.hours));
    };
    await propose(seller, id, window(30));
    expect([await hours('deadline_at'), await hours('remind_at')]).toEqual([120, 24]);
    await market.sql(`update fulfillments set deadline_at = now() + interval '3 hours' where id = $1`, [id]);
    await propose(seller, id, window(30));
    expect([await hours('deadline_at'), await hours('remind_at')]).toEqual([48, 24]);
  });

  it.each([
    [30, 24],
    [20, 2],
  ])('of a time that begins in %i hours is first told of %i hours before it', async (from, before) => {
    const { id } = await arranged(from);
    const [row] = await market.sql(
      `select extract(epoch from w.starts_at - f.remind_at)::int / 3600 as hours from fulfillments f
       join fulfillment_windows w on w.fulfillment_id = f.id and w.state = 'accepted' where f.id = $1`,
      [id],
    );
    expect(row?.hours).toBe(before);
  });

  it('says with the last reminder that it is the last one', async () => {
    const lastOf = async (person: Actor, kind: string) => {
      await market.drainJobs();
      const { items } = await person.api.listNotifications({ query: {} });
      return items.filter((one) => one.kind === kind).map(({ params }) => params.last === true);
    };
    const open = await sold();
    await passes(open.id, 'remind_at');
    expect(await lastOf(open.seller, 'time_missing')).toEqual([false]);
    await market.sql(
      `update fulfillments set remind_at = now() - interval '1 second', deadline_at = now() + interval '23 hours' where id = $1`,
      [open.id],
    );
    expect(await lastOf(open.seller, 'time_missing')).toEqual([true, false]);
    const over = await arranged();
    await market.sql(
      `update fulfillment_windows set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
       where fulfillment_id = $1 and state = 'accepted'`,
      [over.id],
    );
    for (const [hours, isLast] of [
      [49, [false]],
      [20, [true, false]],
    ] as const) {
      await market.sql(
        `update fulfillments set remind_at = now() - interval '1 second', deadline_at = now() + make_interval(hours => $2) where id = $1`,
        [over.id, hours],
      );
      expect(await lastOf(over.seller, 'code_missing')).toEqual(isLast);
    }
  });

  it('is preceded by reminders to the person who has to act', async () => {
    const open = await sold();
    await propose(open.seller, open.id, window(30));
    await passes(open.id, 'remind_at');
    const soon = await arranged();
    await passes(soon.id, 'remind_at');
    const over = await arranged();
    await market.sql(
      `update fulfillment_windows set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
       where fulfillment_id = $1 and state = 'accepted'`,
      [over.id],
    );
    await passes(over.id, 'remind_at');
    await market.drainJobs();
    expect(await newsOf(open.buyer)).toContain('time_missing');
    expect(await newsOf(open.seller)).not.toContain('time_missing');
    for (const person of [soon.buyer, soon.seller]) expect(await newsOf(person)).toContain('handover_soon');
    expect(await newsOf(over.seller)).toContain('code_missing');
    expect(await newsOf(over.buyer)).not.toContain('code_missing');
  });
});
