import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOfCode } from '../../../shared/check-of-code.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { sellWithDelivery } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
  market = await openMarket({ overrides: { log } });
});
afterAll(() => market.close());

const MINUTE = 60_000;

/** A sale with an agreed time, and the challenge that the seller's device has kept for half an hour. */
async function kept() {
  const buyer = await market.buyer();
  const listing = await market.listing();
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  await agreeOnTime(listing.seller, buyer, id);
  const { code } = await buyer.api.getHandoverCode({ params: { id } });
  const given = await listing.seller.api.getHandoverChallenge({ params: { id } });
  return { id, buyer, seller: listing.seller, code, given };
}

const send = (by: Actor, id: string, body: Record<string, unknown>) => by.call('handOver', { params: { id }, body });
const timesOf = async (by: Actor, id: string) => {
  const { handedOverAt = '', completedAt = '' } = await by.api.getFulfillment({ params: { id } });
  return [Date.parse(handedOverAt), Date.parse(completedAt)];
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a handover without a connection', () => {
  it('gives the seller of an agreed time what checks the code, without the code', async () => {
    const { id, buyer, seller, code, given } = await kept();
    expect(await checkOfCode(code, given)).toBe(given.check);
    expect(given.check).toBeLessThan(1024);
    expect(JSON.stringify(given)).not.toContain(code);
    const again = await seller.api.getHandoverChallenge({ params: { id } });
    expect(again).toMatchObject({ salt: given.salt, check: given.check });
    expect((await buyer.call('getHandoverChallenge', { params: { id } })).status).toBe(403);
    for (const by of [await market.seller(), await market.admin()])
      expect((await by.call('getHandoverChallenge', { params: { id } })).status).toBe(404);
  });

  it('gives none before a time is agreed on, for a parcel, and after the handover', async () => {
    const { id, seller } = await sellWithDelivery(market, { method: 'carrier' });
    const ask = (of: string, by: Actor) => by.call('getHandoverChallenge', { params: { id: of } });
    expect((await ask(id, seller)).status).toBe(409);
    const done = await kept();
    await send(done.seller, done.id, { code: done.code });
    expect((await ask(done.id, done.seller)).status).toBe(409);
  });

  it('takes the recorded time, and the same handover again', async () => {
    const { id, seller, code, given } = await kept();
    const [at] = await market.sql(`select now() as now`);
    const handedOverAt = new Date(at?.now as string).toISOString();
    const body = { code, handedOverAt, challenge: given.challenge };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(seller, id, body)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { state: 'completed' } });
    expect(await timesOf(seller, id)).toEqual([Date.parse(handedOverAt), Date.parse(handedOverAt)]);
    expect((await send(seller, id, { ...body, code: other(code) })).status).toBe(409);
    expect((await send(seller, id, { code })).status).toBe(409);
  });

  it('keeps the recorded time between the challenge and now', async () => {
    for (const hours of [-1000, 1000]) {
      const { id, seller, code, given } = await kept();
      const handedOverAt = new Date(Date.now() + hours * 60 * MINUTE).toISOString();
      await send(seller, id, { code, handedOverAt, challenge: given.challenge });
      const [at = 0] = await timesOf(seller, id);
      expect(Math.abs(Date.now() - at)).toBeLessThan(5 * MINUTE);
      expect(at).toBeGreaterThanOrEqual(Number(given.challenge.split('.')[0]));
    }
  });

  it.each([
    ['the agreed time', 'accepted', 2],
    ['three days ago, when no time is agreed on any more', 'replaced', 72],
  ])('takes no time before %s, which would end the days for a review or a return', async (_, state, hours) => {
    const { id, seller, code } = await kept();
    await market.sql(
      `update fulfillment_windows set state = $2, starts_at = now() - interval '2 hours' where fulfillment_id = $1`,
      [id, state],
    );
    // The seller's page asked for it twenty days before.
    const old = Date.now() - 20 * 24 * 60 * MINUTE;
    const signed = createHmac('sha256', market.services.config.tokenSecret).update(`challenge ${id} ${old}`);
    const challenge = `${old}.${signed.digest('base64url')}`;
    const body = { code, handedOverAt: new Date(old).toISOString(), challenge };
    expect(await send(seller, id, body)).toMatchObject({ status: 200, body: { state: 'completed' } });
    for (const at of await timesOf(seller, id))
      expect(Math.abs(Date.now() - hours * 60 * MINUTE - at)).toBeLessThan(5 * MINUTE);
  });

  it('refuses a time without a challenge of this sale, and hands nothing over', async () => {
    const [one, two] = [await kept(), await kept()];
    await market.sql(`update fulfillments set created_at = created_at - interval '3 days'`);
    const [, signed = ''] = one.given.challenge.split('.');
    const old = new Date(Date.now() - 24 * 60 * MINUTE);
    for (const challenge of [undefined, two.given.challenge, `${old.getTime()}.${signed}`, '', 'x.y.z']) {
      const { id, seller, code } = await kept();
      const field = challenge === undefined ? 'handedOverAt' : 'challenge';
      expect(await send(seller, id, { code, handedOverAt: old.toISOString(), challenge })).toMatchObject({
        status: 422,
        body: { fields: { [field]: expect.any(String) } },
      });
      expect(await seller.api.getFulfillment({ params: { id } })).toMatchObject({ state: 'arranged' });
      expect((await send(seller, id, { code })).status).toBe(200);
      const [at = 0] = await timesOf(seller, id);
      expect(Date.now() - at).toBeLessThan(5 * MINUTE);
    }
  });

  it('counts wrong codes here too, and alerts an operator after many', async () => {
    const { id, seller, code, given } = await kept();
    const wrong = { code: other(code), handedOverAt: new Date().toISOString(), challenge: given.challenge };
    for (let round = 1; round <= 3; round++) {
      for (let tries = 0; tries < 5; tries++) expect((await send(seller, id, wrong)).status).toBe(422);
      expect((await send(seller, id, { ...wrong, code })).status).toBe(429);
      const alerts = logged.filter((line) => line.includes('wrong codes again') && line.includes(id));
      expect(alerts).toHaveLength(round < 3 ? 0 : 1);
      await market.sql('update fulfillments set codes_locked_until = now() where id = $1', [id]);
    }
  });

  it('lets the buyer inspect a delivery for the whole time from when it is known', async () => {
    const { id, seller, buyer } = await sellWithDelivery(market);
    await agreeOnTime(seller, buyer, id);
    const { code } = await buyer.api.getHandoverCode({ params: { id } });
    const { challenge } = await seller.api.getHandoverChallenge({ params: { id } });
    const handedOverAt = new Date().toISOString();
    expect((await send(seller, id, { code, handedOverAt, challenge })).body).toEqual({ state: 'inspecting' });
    const { deadlineAt } = await buyer.api.getFulfillment({ params: { id } });
    expect(Date.parse(String(deadlineAt)) - Date.now()).toBeGreaterThan(47 * 60 * MINUTE);
  });
});
