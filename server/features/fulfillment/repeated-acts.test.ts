import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { sellWithDelivery } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';

const { sent, mailer } = collectMails();
let market: Market;
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

const REPEATS = 20;
const HOUR = 3_600_000;

/** Counts a person's notifications of a kind, in the app and by mail. */
async function toldOf(person: Actor, kind: string, subject: string) {
  await sendWaitingMails(market);
  const { items } = await person.api.listNotifications({ query: { limit: 100 } });
  return {
    app: items.filter((one) => one.kind === kind).length,
    mails: sent.filter((mail) => mail.to === person.email && mail.subject.includes(subject)).length,
  };
}

it('many proposals of a lower price that nobody has read are one notification and one mail', async () => {
  const { id, buyer, seller } = await sellWithDelivery(market);
  await agreeOnTime(seller, buyer, id);
  for (let n = 1; n <= REPEATS; n++)
    await seller.api.proposeLowerPrice({ params: { id }, body: { amountCents: n * 100 } });
  expect(await toldOf(buyer, 'lower_price', 'Oak table')).toMatchObject({ app: 1 });
  const { items } = await buyer.api.listNotifications({ query: { limit: 100 } });
  expect(items.find(({ kind }) => kind === 'lower_price')?.params).toMatchObject({ amountCents: REPEATS * 100 });
});

it('a tracking number that is corrected again and again is one notification and one mail', async () => {
  const { id, buyer, seller } = await sellWithDelivery(market, { method: 'carrier' });
  await sendWaitingMails(market);
  const before = sent.length;
  for (let n = 1; n <= REPEATS; n++) await seller.api.sendParcel({ params: { id }, body: { tracking: `DHL ${n}` } });
  expect((await toldOf(buyer, 'parcel_sent', 'Oak table')).app).toBe(1);
  expect(sent.slice(before).filter(({ to }) => to === buyer.email)).toHaveLength(1);
});

it('many proposals of times are one notification', async () => {
  const { id, buyer, seller } = await sellWithDelivery(market);
  for (let n = 1; n <= REPEATS; n++) {
    const start = Date.now() + (n + 10) * HOUR;
    const windows = [{ start: new Date(start).toISOString(), end: new Date(start + HOUR).toISOString() }];
    await seller.api.proposeWindows({ params: { id }, body: { windows } });
  }
  expect((await toldOf(buyer, 'times_proposed', 'Oak table')).app).toBe(1);
});
