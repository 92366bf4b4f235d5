import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import {
  agreeOn,
  type CalendarMarket,
  openCalendarMarket,
  windowAfter,
} from '../../../test/support/calendar-market.ts';
import { disputePayment, endBankDispute } from '../../../test/support/dispute-payment.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';

let at: CalendarMarket;
let market: CalendarMarket['market'];
beforeAll(async () => {
  at = await openCalendarMarket();
  ({ market } = at);
});
afterAll(() => market.close());
beforeEach(() => at.dropMails());

const stamp = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '');

async function arranged(from = 30) {
  const sale = await at.sell();
  const start = await agreeOn(from, sale);
  await sendWaitingMails(market);
  return { ...sale, start };
}

/** The entries that a person has got by mail since the last time, as a calendar reads them. */
async function entriesOf(person: Actor) {
  return (await at.newFilesOf(person)).map((file) => {
    const value = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1] ?? '';
    const [method, status, uid, start] = ['METHOD', 'STATUS', 'UID', 'DTSTART'].map(value);
    return { method, status, uid, start, sequence: Number(value('SEQUENCE')) };
  });
}

/** The clock of the market goes on, so that later news has a later time. */
const wait = () => market.clock.advance(60);

it('takes the former time out of both calendars when somebody needs another one, and then gets the new one', async () => {
  const { seller, buyer, id, start } = await arranged();
  const first = new Map<string, number>();
  for (const person of [seller, buyer]) {
    const [entry, ...more] = await entriesOf(person);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', uid: `${id}@settee`, start: stamp(start) });
    first.set(person.id, entry?.sequence ?? 0);
  }
  wait();
  await buyer.api.proposeWindows({ params: { id }, body: { windows: [windowAfter(60)] } });
  const second = new Map<string, number>();
  for (const person of [seller, buyer]) {
    const [entry, ...more] = await entriesOf(person);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: `${id}@settee`, start: stamp(start) });
    expect(entry?.sequence).toBeGreaterThan(first.get(person.id) ?? 0);
    second.set(person.id, entry?.sequence ?? 0);
  }
  wait();
  const later = await agreeOn(70, { seller, buyer, id });
  for (const person of [seller, buyer]) {
    const [entry, ...more] = await entriesOf(person);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ method: 'PUBLISH', uid: `${id}@settee`, start: stamp(later) });
    expect(entry?.sequence).toBeGreaterThan(second.get(person.id) ?? 0);
  }
});

it('has one revision by mail and on the page, and names the shop', async () => {
  const { seller, buyer, id } = await arranged();
  for (const person of [seller, buyer]) {
    const { calendar } = await person.api.getFulfillment({ params: { id } });
    expect(calendar).toMatchObject({ organizer: { email: expect.stringContaining('@') } });
    const [file = ''] = await at.filesOf(person);
    expect(file).toContain(`ORGANIZER;CN="${calendar?.organizer.name}":mailto:${calendar?.organizer.email}\r\n`);
    expect(file).toContain(`SEQUENCE:${calendar?.sequence}\r\n`);
    expect(calendar?.sequence).toBeLessThan(10);
  }
});

it('counts on when nothing is between two changes', async () => {
  const { seller, buyer, id } = await arranged();
  const [first] = await entriesOf(seller);
  await buyer.api.proposeWindows({ params: { id }, body: { windows: [windowAfter(60)] } });
  const [second] = await entriesOf(seller);
  await agreeOn(70, { seller, buyer, id });
  const [third] = await entriesOf(seller);
  expect(second?.sequence).toBeGreaterThan(Number(first?.sequence));
  expect(third?.sequence).toBeGreaterThan(Number(second?.sequence));
});

it('takes the time out of both calendars when the parcel is sent instead', async () => {
  const sale = await arranged();
  await market.sql(`update fulfillments set method = 'carrier' where id = $1`, [sale.id]);
  for (const person of [sale.seller, sale.buyer]) await entriesOf(person);
  await sale.seller.api.sendParcel({ params: { id: sale.id }, body: { tracking: 'UPS 1Z999' } });
  for (const person of [sale.seller, sale.buyer])
    expect(await entriesOf(person)).toMatchObject([
      { method: 'CANCEL', uid: `${sale.id}@settee`, start: stamp(sale.start) },
    ]);
});

it('says nothing a second time when the sale is cancelled after that', async () => {
  const { seller, buyer, id } = await arranged();
  await buyer.api.proposeWindows({ params: { id }, body: { windows: [windowAfter(60)] } });
  for (const person of [seller, buyer]) await entriesOf(person);
  await buyer.api.cancelFulfillment({ params: { id }, body: { reason: 'We found no time.' } });
  for (const person of [seller, buyer]) expect(await entriesOf(person)).toEqual([]);
});

it.each([
  [
    'the buyer refuses the listing before',
    ({ buyer, id }: Awaited<ReturnType<typeof arranged>>) =>
      buyer.api.refuseFulfillment({ params: { id }, body: { reason: 'I do not want it.' } }),
    1,
  ],
  [
    'the shop sends the money back',
    async ({ listing }: Awaited<ReturnType<typeof arranged>>) => {
      const [purchase] = await market.sql('select id from purchases where listing_id = $1', [listing.id]);
      const admin = await market.admin();
      await admin.api.refundPayment({ params: { id: String(purchase?.id) }, body: { reason: 'As asked.' } });
    },
    30,
  ],
  [
    'the bank takes the money back',
    async ({ listing }: Awaited<ReturnType<typeof arranged>>) => {
      await disputePayment(market, listing.id);
      await endBankDispute(market, listing.id, 'lose');
    },
    30,
  ],
] as const)('takes the time out of both calendars when %s', async (_, end, from) => {
  const sale = await arranged(from);
  for (const person of [sale.seller, sale.buyer]) await entriesOf(person);
  wait();
  await end(sale);
  for (const person of [sale.seller, sale.buyer])
    expect(await entriesOf(person)).toMatchObject([
      { method: 'CANCEL', uid: `${sale.id}@settee`, start: stamp(sale.start) },
    ]);
});

const typeCode = async ({ seller, buyer, id }: Awaited<ReturnType<typeof arranged>>) => {
  const { code } = await buyer.api.getHandoverCode({ params: { id } });
  await seller.api.handOver({ params: { id }, body: { code } });
};

it.each([
  ['a pickup is handed over', 'pickup', typeCode],
  ['a delivery is handed over', 'seller_delivery', typeCode],
  [
    'a lower price is accepted',
    'pickup',
    async ({ seller, buyer, id }: Awaited<ReturnType<typeof arranged>>) => {
      await buyer.api.proposeLowerPrice({ params: { id }, body: { amountCents: 1_000 } });
      await seller.api.acceptLowerPrice({ params: { id }, body: {} });
    },
  ],
  [
    'a lower price of a delivery is accepted',
    'seller_delivery',
    async ({ seller, buyer, id }: Awaited<ReturnType<typeof arranged>>) => {
      await seller.api.proposeLowerPrice({ params: { id }, body: { amountCents: 1_000 } });
      await buyer.api.acceptLowerPrice({ params: { id }, body: {} });
    },
  ],
] as const)('takes the time out of both calendars when %s before it', async (_, method, end) => {
  const sale = await arranged();
  await market.sql('update fulfillments set method = $2 where id = $1', [sale.id, method]);
  const first = new Map<string, number>();
  for (const person of [sale.seller, sale.buyer])
    first.set(person.id, (await entriesOf(person))[0]?.sequence ?? Number.NaN);
  await end(sale);
  for (const person of [sale.seller, sale.buyer]) {
    const [entry, ...more] = await entriesOf(person);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: `${sale.id}@settee` });
    expect(entry).toMatchObject({ start: stamp(sale.start), sequence: (first.get(person.id) ?? 0) + 1 });
  }
});

it('leaves the entry of a meeting alone that has begun when the code is typed', async () => {
  const sale = await arranged();
  for (const person of [sale.seller, sale.buyer]) await entriesOf(person);
  await market.sql(
    `update fulfillment_windows set starts_at = now() - interval '1 minute' where fulfillment_id = $1 and state = 'accepted'`,
    [sale.id],
  );
  await typeCode(sale);
  for (const person of [sale.seller, sale.buyer]) expect(await entriesOf(person)).toEqual([]);
});

it('leaves an entry alone whose time is over', async () => {
  const { seller, buyer, id } = await arranged();
  for (const person of [seller, buyer]) await entriesOf(person);
  await market.sql(
    `update fulfillment_windows set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
     where fulfillment_id = $1 and state = 'accepted'`,
    [id],
  );
  await buyer.api.refuseFulfillment({ params: { id }, body: { reason: 'A leg is broken.' } });
  for (const person of [seller, buyer]) expect(await entriesOf(person)).toEqual([]);
});
