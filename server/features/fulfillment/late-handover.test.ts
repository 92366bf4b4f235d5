import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let admin: Actor;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  market = await openMarket({ overrides: { log } });
  admin = await market.admin();
});
afterAll(() => market.close());

/** The seller's device has the right code of a sale whose agreed time is over. */
async function recorded() {
  const title = `Chair ${randomUUID()}`;
  const [buyer, listing] = [await market.buyer(), await market.listing({ title })];
  const { seller } = listing;
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  const of = { params: { id } };
  await agreeOnTime(seller, buyer, id);
  const { code } = await buyer.api.getHandoverCode(of);
  const { challenge } = await seller.api.getHandoverChallenge(of);
  await market.sql(
    `update fulfillment_windows set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
     where fulfillment_id = $1`,
    [id],
  );
  const send = (body: object = {}) =>
    seller.call('handOver', { ...of, body: { code, challenge, handedOverAt: new Date().toISOString(), ...body } });
  return { id, of, title, buyer, seller, listing, code, send };
}
type Recorded = Awaited<ReturnType<typeof recorded>>;

const alertsOf = async ({ title }: Recorded) =>
  (await admin.api.listNotifications({ query: {} })).items.filter(
    (one) => one.kind === 'payment_alert' && one.params.title === title,
  );

const wrongOf = ({ code }: Recorded) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const typedLate = ({ of, seller, code }: Recorded) => seller.call('handOver', { ...of, body: { code } });

const ends: [string, (sale: Recorded) => Promise<unknown>][] = [
  [
    'cancelled',
    async ({ id, of, buyer }) => {
      await buyer.api.reportNoShow({ ...of, body: { reason: 'waited_there' } });
      await market.sql('update fulfillments set deadline_at = now() where id = $1', [id]);
      await market.drainJobs();
    },
  ],
  ['refused', ({ of, buyer }) => buyer.api.refuseFulfillment({ ...of, body: { reason: 'is_damaged' } })],
  [
    'disputed',
    async ({ of, buyer, seller }) => {
      await buyer.api.reportNoShow({ ...of, body: { reason: 'waited_there' } });
      await seller.api.reportNoShow({ ...of, body: { reason: 'was_there' } });
    },
  ],
];

it.each(ends)(
  'a handover recorded before the sale was %s is told to an admin once, and moves no money',
  async (state, end) => {
    const sale = await recorded();
    await end(sale);
    const money = () => market.sql('select state from purchases where listing_id = $1', [sale.listing.id]);
    const before = await money();
    for (const answer of await Promise.all(Array.from({ length: 6 }, () => sale.send())))
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('The shop has been told') },
      });
    const alerts = await alertsOf(sale);
    expect(alerts).toMatchObject([{ params: { alert: 'late_handover' }, count: 1 }]);
    await admin.api.readNotifications({ body: { ids: alerts.map(({ id }) => id) } });
    await sale.send();
    expect(await alertsOf(sale)).toHaveLength(1);
    expect(logged.filter((line) => line.includes('came after the sale ended') && line.includes(sale.id))).toHaveLength(
      1,
    );
    expect((await sale.seller.api.getFulfillment(sale.of)).state).toBe(state);
    expect(await money()).toEqual(before);
  },
);

it.each(ends)(
  'a right code typed after the sale was %s is answered clearly and told to an admin, a wrong one only answered',
  async (state, end) => {
    const sale = await recorded();
    await end(sale);
    const about = state === 'disputed' ? 'disputed' : 'sale was cancelled';
    expect(await typedLate({ ...sale, code: wrongOf(sale) })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(about) },
    });
    expect(await alertsOf(sale)).toEqual([]);
    for (let n = 0; n < 2; n++)
      expect(await typedLate(sale)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('The shop has been told') },
      });
    expect(await alertsOf(sale)).toMatchObject([{ params: { alert: 'late_handover' }, count: 1 }]);
    expect((await sale.seller.api.getFulfillment(sale.of)).state).toBe(state);
    // The guesses at a code of an ended sale are counted too.
    const answers: number[] = [];
    for (let n = 0; n < 5; n++) answers.push((await typedLate({ ...sale, code: wrongOf(sale) })).status);
    expect(answers).toEqual([409, 409, 409, 409, 429]);
  },
);

it('a code typed again after the handover alerts nobody, also when the money went back later', async () => {
  const sale = await recorded();
  expect((await typedLate(sale)).status).toBe(200);
  const refund = async () => {
    const [purchase] = await market.sql('select id from purchases where listing_id = $1', [sale.listing.id]);
    await admin.api.refundPayment({ params: { id: String(purchase?.id) }, body: { reason: 'It broke.' } });
    await market.drainJobs();
  };
  for (const next of [async () => undefined, refund]) {
    await next();
    expect(await typedLate(sale)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('done already') },
    });
  }
  expect((await sale.seller.api.getFulfillment(sale.of)).state).toBe('cancelled');
  expect(await alertsOf(sale)).toEqual([]);
});

it('nobody is alerted by a wrong recorded code, however many', async () => {
  const sale = await recorded();
  await sale.buyer.api.refuseFulfillment({ ...sale.of, body: { reason: 'is_damaged' } });
  const answers: number[] = [];
  for (let n = 0; n < 6; n++) answers.push((await sale.send({ code: wrongOf(sale) })).status);
  expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await sale.send()).status).toBe(429);
  expect(await alertsOf(sale)).toEqual([]);
});
