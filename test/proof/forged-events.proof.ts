import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../support/actor.ts';
import { type Listing, type Market, openMarket } from '../support/marketplace.ts';
import { reportProof } from '../support/proof-report.ts';
import { createProviderConsole, intentOf, type ProviderConsole } from '../support/provider-console.ts';

/** The long form forges 2,000 events (reliability T8). */
const FORGED = Number(process.env.FORGED_EVENTS ?? 200);
const LYING = Math.ceil(FORGED / 50);

let market: Market;
let cardProvider: ProviderConsole;
let buyer: Actor;
const tally = { forged: 0, accepted: 0 };

beforeAll(async () => {
  market = await openMarket();
  cardProvider = createProviderConsole(market.services);
  buyer = await market.buyer();
  // Only this test's deliveries arrive.
  await market.services.sandboxes.stop();
});
afterAll(async () => {
  reportProof({ proof: 'Forged, old, foreign and lying events', tried: tally.forged, lost: tally.accepted });
  await market.close();
});

const begun = async (): Promise<{ listing: Listing; secret: string }> => {
  const listing = await market.listing();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const intent = await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
  return { listing, secret: intent.clientSecret };
};

const send = async (payload: string | Uint8Array<ArrayBuffer>, signature: string) => {
  const response = await market.stranger.fetch('/api/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'Stripe-Signature': signature },
  });
  await response.arrayBuffer();
  return response.status;
};

const eventOf = (intent: string, fields: object = {}) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  type: 'payment_intent.succeeded',
  livemode: false,
  data: { object: { id: intent, object: 'payment_intent', status: 'succeeded', metadata: {} } },
  ...fields,
});

const anyOf = (length: number) => Math.floor(Math.random() * length);
const seconds = () => Math.floor(Date.now() / 1000);

const forgeries: ((event: object) => Promise<{ got: number; wanted: number }>)[] = [
  async function flippedByte(event) {
    const honest = JSON.stringify(event);
    const bytes = new TextEncoder().encode(honest);
    const at = anyOf(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << anyOf(7));
    return { got: await send(bytes, cardProvider.sign(honest)), wanted: 400 };
  },
  async function wrongSecret(event) {
    const payload = JSON.stringify(event);
    return { got: await send(payload, cardProvider.sign(payload, `whsec_${crypto.randomUUID()}`)), wanted: 400 };
  },
  async function tooOld(event) {
    const payload = JSON.stringify(event);
    return {
      got: await send(payload, cardProvider.sign(payload, undefined, seconds() - 310 - anyOf(86_400))),
      wanted: 400,
    };
  },
  async function writtenAnew(event) {
    return { got: await send(JSON.stringify(event, null, 1), cardProvider.sign(JSON.stringify(event))), wanted: 400 };
  },
  async function flippedSignature(event) {
    const payload = JSON.stringify(event);
    const signature = cardProvider.sign(payload);
    const at = signature.length - 1 - anyOf(64);
    const other = signature[at] === 'a' ? 'b' : 'a';
    return { got: await send(payload, signature.slice(0, at) + other + signature.slice(at + 1)), wanted: 400 };
  },
  async function noSignature(event) {
    const signature = ['', 't=1', 'v1=', `t=${seconds()},v0=00`, 'null', `t=${seconds()}`][anyOf(6)] ?? '';
    return { got: await send(JSON.stringify(event), signature), wanted: 400 };
  },
  async function otherMode(event) {
    const payload = JSON.stringify({ ...event, livemode: true });
    return { got: await send(payload, cardProvider.sign(payload)), wanted: 200 };
  },
  async function untrueWord(event) {
    const payload = JSON.stringify(event);
    return { got: await send(payload, cardProvider.sign(payload)), wanted: 200 };
  },
];

const books = () =>
  market.sql(
    `select l.state, p.state as purchase, p.intent_id, s.id as sale, (select count(*) from ledger_entries) as entries
     from listings l join purchases p on p.listing_id = l.id left join sales s on s.listing_id = l.id order by p.id`,
  );

it('forged events change nothing', async () => {
  const { secret } = await begun();
  const before = await books();
  for (let n = 0; n < FORGED; n++) {
    const forge = forgeries[n % forgeries.length] as (typeof forgeries)[number];
    const { got, wanted } = await forge(eventOf(intentOf(secret)));
    tally.forged += 1;
    if (got !== wanted) tally.accepted += 1;
    expect(got, forge.name).toBe(wanted);
  }
  await market.drainJobs();
  const after = await books();
  if (JSON.stringify(after) !== JSON.stringify(before)) tally.accepted += 1;
  expect(after).toEqual(before);
});

const lies: Record<string, string> = {
  'another amount': `jsonb_build_object('amount_received', 1)`,
  'another currency': `'{"currency": "jpy"}'`,
  'the other mode': `'{"livemode": true}'`,
  'another purchase': `jsonb_build_object('metadata', jsonb_build_object('checkout_id', gen_random_uuid()))`,
};

it.each(Object.keys(lies))('a payment of %s is never a sale, and goes back', async (lie) => {
  for (let n = 0; n < LYING; n++) {
    const { listing, secret } = await begun();
    await market.confirmCard(secret);
    await market.sql(`update sandbox_stripe.object set body = body || ${lies[lie]} where id = $1`, [intentOf(secret)]);
    const payload = JSON.stringify(eventOf(intentOf(secret)));
    tally.forged += 1;
    expect(await send(payload, cardProvider.sign(payload))).toBe(200);
    await market.drainJobs();
    const [end] = await market.sql(
      `select p.state as purchase, l.state, (select count(*)::int from sales where listing_id = l.id) as sales
         from purchases p join listings l on l.id = p.listing_id where l.id = $1`,
      [listing.id],
    );
    if (end?.purchase !== 'refunded' || end.sales !== 0) tally.accepted += 1;
    expect(end).toEqual({ purchase: 'refunded', state: 'available', sales: 0 });
  }
});
