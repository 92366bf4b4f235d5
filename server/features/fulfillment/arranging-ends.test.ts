import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';

let market: Market;
const { sent, mailer } = collectMails();
beforeAll(async () => {
  market = await openMarket({ overrides: { mailer } });
});
afterAll(() => market.close());

const HOUR = 3_600_000;
const of = (id: string) => ({ params: { id } });

async function soldDaysAgo(days: number) {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment(of(listing.id));
  await market.sql('update fulfillments set created_at = now() - make_interval(days => $2) where id = $1', [id, days]);
  return { id, buyer, listing, seller: listing.seller };
}

const deadlineIn = (id: string, hours: number) =>
  market.sql('update fulfillments set deadline_at = now() + make_interval(hours => $2) where id = $1', [id, hours]);
const hoursLeft = async (by: Actor, id: string) =>
  Math.round((Date.parse(String((await by.api.getFulfillment(of(id))).deadlineAt)) - Date.now()) / HOUR);

async function propose(by: Actor, id: string) {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  await by.api.proposeWindows({ ...of(id), body: { windows: [{ start: at(30), end: at(32) }] } });
}

async function lettersOf({ email }: Actor) {
  await sendWaitingMails(market);
  return sent.filter(({ to }) => to === email).map(({ text }) => text);
}

/** The agreed time is over, and the days for the code end in some hours. */
async function passed(id: string, hours: number) {
  await market.sql(
    `update fulfillment_windows set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
     where fulfillment_id = $1 and state = 'accepted'`,
    [id],
  );
  await deadlineIn(id, hours);
  await market.sql(`update fulfillments set remind_at = now() where id = $1`, [id]);
  await market.drainJobs();
}

it.each([
  [29, 1, 24],
  [28, 1, 48],
  [30, 5, 5],
  [40, 5, 5],
])('proposals %i days after the sale, %i hours before its deadline, leave %i', async (days, before, left) => {
  const { id, buyer, seller } = await soldDaysAgo(days);
  await deadlineIn(id, before);
  for (const by of [seller, seller, buyer]) {
    await propose(by, id);
    expect(await hoursLeft(buyer, id)).toBe(left);
  }
});

it('a change of an agreed time after those days gives the usual days, which no proposal moves', async () => {
  const { id, buyer, seller } = await soldDaysAgo(35);
  await agreeOnTime(seller, buyer, id);
  await propose(buyer, id);
  expect(await hoursLeft(buyer, id)).toBe(120);
  await deadlineIn(id, 3);
  await propose(seller, id);
  expect(await hoursLeft(buyer, id)).toBe(3);
});

it.each([
  [20, 'arranging', 'you have to agree on another time', 'No time is agreed on'],
  [35, 'cancelled', 'the sale is cancelled and the buyer gets the money back', 'No code was typed'],
])('an agreed time without a code %i days after the sale: %s, as both were told', async (days, then, told, after) => {
  const { id, buyer, seller, listing } = await soldDaysAgo(days);
  await agreeOnTime(seller, buyer, id);
  await passed(id, 20);
  expect(await lettersOf(seller)).toContainEqual(expect.stringContaining(`After that ${told}`));
  await deadlineIn(id, 0);
  await market.drainJobs();
  expect((await buyer.api.getFulfillment(of(id))).state).toBe(then);
  for (const by of [buyer, seller]) expect(await lettersOf(by)).toContainEqual(expect.stringContaining(after));
  const [purchase] = await market.sql('select state from purchases where listing_id = $1', [listing.id]);
  expect(purchase?.state).toBe(then === 'cancelled' ? 'refunded' : 'paid');
});
