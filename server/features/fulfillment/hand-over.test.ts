import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fulfillmentProcess, MOST_WRONG_CODES } from '../../../shared/domain/fulfillment.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { collectMails } from '../../../test/support/collect-mails.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';

let market: Market;
const { sent, mailer } = collectMails();
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
  market = await openMarket({ overrides: { mailer, log } });
});
afterAll(() => market.close());

async function sold() {
  const [seller, buyer] = [await market.seller({ name: 'Sally' }), await market.buyer({ name: 'Ben' })];
  const listing = await market.listing({ seller, title: 'Oak chair' });
  await market.buy(buyer, listing);
  const [one] = await buyer.api.listFulfillments({ query: { role: 'buyer' } }).then(({ items }) => items);
  if (!one) throw new Error('The sale has no fulfillment.');
  return { seller, buyer, listing, id: one.id };
}

const codeFor = async (buyer: Actor, id: string) => (await buyer.api.getHandoverCode({ params: { id } })).code;
const handOver = (by: Actor, id: string, code: string) => by.call('handOver', { params: { id }, body: { code } });
const stateFor = async (by: Actor, id: string) => (await by.api.getFulfillment({ params: { id } })).state;
const newsOf = async (by: Actor) =>
  (await by.api.listNotifications({ query: {} })).items.map(({ kind, href }) => `${kind} ${href}`);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a handover', () => {
  it('follows the table of steps, and the schema knows the same', async () => {
    const rows = await market.sql('select from_state, to_state from fulfillment_steps');
    const steps = fulfillmentProcess.flatMap(({ from, to }) => from.map((state) => `${state} ${to}`));
    expect(rows.map(({ from_state, to_state }) => `${from_state} ${to_state}`).sort()).toEqual(
      [...new Set(steps)].sort(),
    );
    const { id } = await sold();
    await expect(market.sql(`update fulfillments set state = 'disputed' where id = '${id}'`)).rejects.toThrow(
      'cannot go',
    );
  });

  it('completes the sale with the buyer’s code, and then both review each other', async () => {
    const { seller, buyer, listing, id } = await sold();
    const seen = await seller.api.getFulfillment({ params: { id: listing.id } });
    expect(seen).toMatchObject({ id, role: 'seller', state: 'arranging', turn: 'seller', other: { name: 'Ben' } });
    const talk = await buyer.api.getConversation({ params: { id: String(seen.conversationId) } });
    expect(talk.fulfillmentId).toBe(id);

    const code = await codeFor(buyer, id);
    expect(await codeFor(buyer, id)).toBe(code);
    expect(await handOver(seller, id, ` ${code.slice(0, 3)}-${code.slice(3)} `)).toMatchObject({
      status: 200,
      body: { state: 'completed' },
    });
    expect(await buyer.api.getFulfillment({ params: { id } })).toMatchObject({
      role: 'buyer',
      state: 'completed',
      turn: 'none',
      completedAt: expect.any(String),
    });
    expect(await newsOf(buyer)).toContain(`handover /dashboard/purchases/${id}`);
    expect((await buyer.call('getHandoverCode', { params: { id } })).status).toBe(409);

    const review = (by: Actor) =>
      by.api.writeReview({ body: { fulfillmentId: id, stars: 5, text: 'As it was shown.' } });
    await review(buyer);
    expect(await newsOf(seller)).not.toContain('review_received /dashboard/reviews');
    await review(seller);
    for (const person of [buyer, seller]) expect(await newsOf(person)).toContain('review_received /dashboard/reviews');
  });

  it('counts wrong codes, and takes none for ten minutes after five', async () => {
    const { seller, buyer, id } = await sold();
    const code = await codeFor(buyer, id);
    expect((await handOver(seller, id, '12345')).body).toMatchObject({ fields: { code: 'Enter the 6 digits.' } });
    for (let wrong = 0; wrong < MOST_WRONG_CODES; wrong++)
      expect(await handOver(seller, id, other(code))).toMatchObject({
        status: 422,
        body: { fields: { code: expect.stringContaining('not the code') } },
      });
    expect(await handOver(seller, id, code)).toMatchObject({
      status: 429,
      body: { fields: { code: expect.stringContaining('ten minutes') } },
    });
    const [row] = await market.sql(
      `select extract(epoch from codes_locked_until - now())::int as seconds from fulfillments where id = $1`,
      [id],
    );
    expect(Math.abs(Number(row?.seconds) - 600)).toBeLessThan(30);
    expect(await stateFor(buyer, id)).toBe('arranging');
    await market.sql('update fulfillments set codes_locked_until = now() where id = $1', [id]);
    expect((await handOver(seller, id, code)).status).toBe(200);
  });

  it('takes a code once, however often it is sent at the same time', async () => {
    const { seller, buyer, id } = await sold();
    const code = await codeFor(buyer, id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => handOver(seller, id, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect((await newsOf(buyer)).filter((news) => news.startsWith('handover'))).toHaveLength(1);
  });

  it('is for the two alone: the code for the buyer, the field for the seller of this sale', async () => {
    const { seller, buyer, listing, id } = await sold();
    const code = await codeFor(buyer, id);
    const stranger = await market.seller();
    // The other one knows the sale, and lacks the right; nobody else finds it.
    expect((await handOver(buyer, id, code)).status).toBe(403);
    expect((await handOver(stranger, id, code)).status).toBe(404);
    expect((await seller.call('getHandoverCode', { params: { id } })).status).toBe(403);
    for (const by of [stranger, await market.admin()])
      expect((await by.call('getHandoverCode', { params: { id } })).status).toBe(404);
    for (const wanted of [id, listing.id])
      expect((await stranger.call('getFulfillment', { params: { id: wanted } })).status).toBe(404);
    expect(JSON.stringify(await seller.api.getFulfillment({ params: { id } }))).not.toContain(code);
  });

  it('never writes a code into a mail, a log or the database', async () => {
    const { seller, buyer, id } = await sold();
    const code = await codeFor(buyer, id);
    await handOver(seller, id, other(code));
    await handOver(seller, id, code);
    await sendWaitingMails(market);
    expect(sent.filter(({ to }) => to === buyer.email).map(({ subject }) => subject)).toContain(
      'Handed over: Oak chair',
    );
    expect(logged.some((line) => line.includes('handOver'))).toBe(true);
    const digits = new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`);
    for (const text of [...sent.map((mail) => JSON.stringify(mail)), ...logged]) expect(text).not.toMatch(digits);
    const rows = await market.sql('select row_to_json(f)::text as row from fulfillments f where id = $1', [id]);
    expect(rows[0]?.row).not.toMatch(digits);
  });

  it('is cancelled by a refund, before and after', async () => {
    const admin = await market.admin();
    for (const isDone of [false, true]) {
      const { seller, buyer, listing, id } = await sold();
      const code = await codeFor(buyer, id);
      if (isDone) await handOver(seller, id, code);
      const [purchase] = await market.sql('select id from purchases where listing_id = $1', [listing.id]);
      await admin.api.refundPayment({ params: { id: String(purchase?.id) }, body: { reason: 'It broke.' } });
      await market.drainJobs();
      expect(await buyer.api.getFulfillment({ params: { id } })).toMatchObject({ state: 'cancelled', turn: 'none' });
      expect((await handOver(seller, id, code)).status).toBe(409);
    }
  });

  it('publishes to open pages that the money of a cancelled sale has gone back', async () => {
    const { seller, buyer, id } = await sold();
    await buyer.api.cancelFulfillment({ params: { id }, body: { reason: 'No time.' } });
    await market.drainJobs();
    expect((await buyer.api.getFulfillment({ params: { id } })).refundedCents).toBeGreaterThan(0);
    const news = await market.sql(
      `select account_id from live_events where kind = 'fulfillment' and data ->> 'id' = $1 and data ->> 'state' = 'cancelled'`,
      [id],
    );
    // For the end of the sale, the order of the refund, and the money.
    for (const { id: person } of [seller, buyer])
      expect(news.filter(({ account_id }) => account_id === person)).toHaveLength(3);
  });
});
