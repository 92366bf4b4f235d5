import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { reportProof } from '../../../../test/support/proof-report.ts';
import { retryWhileBusy } from '../../../../test/support/retry-while-busy.ts';
import { createLogger } from '../../../platform/observability/log.ts';

const TRIES = Number(process.env.CARD_TRIES ?? 20);

const lines: string[] = [];
let market: Market;
beforeAll(async () => {
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  market = await openMarket({ env: { RATE_LIMITS: 'on' }, overrides: { log } });
});
afterAll(() => market.close());
beforeEach(() => {
  lines.length = 0;
});

const requestPayment = async (buyer: Actor, { id, price }: Listing) => {
  await buyer.call('addWish', { body: { previousId: id } });
  const answer = await retryWhileBusy(() => buyer.call('createPaymentIntent', { body: { previousId: id, price } }));
  return { ...answer, clientSecret: (answer.body as { clientSecret?: string }).clientSecret };
};

const countRefusals = async () => {
  const [row] = await market.sql(
    `select count(*)::int as refusals from provider_events where type = 'payment_intent.payment_failed'`,
  );
  return Number(row?.refusals);
};

const tryCard = async (clientSecret: string) => {
  const before = await countRefusals();
  const { status } = await market.confirmCard(clientSecret, 'pm_card_chargeDeclined');
  if (status !== 402) return false;
  await vi.waitFor(async () => expect(await countRefusals()).toBe(before + 1), { timeout: 120_000, interval: 10 });
  await market.drainJobs();
  return true;
};

const alerts = () => lines.map((line) => JSON.parse(line)).filter(({ alert }) => alert === true);

it('ten holds an hour, also for concurrent requests (reliability T20)', async () => {
  const [seller, buyer] = [await market.seller(), await market.buyer()];
  // Earlier buyers may hold many.
  await market.buy(buyer, await market.listing({ seller }));
  const listings = [];
  for (let n = 0; n < 14; n++) listings.push(await market.listing({ seller }));
  const answers = await Promise.all(listings.map((listing) => requestPayment(buyer, listing)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), ...Array(5).fill(429)]);
});

it('five refused cards block payments for an hour, for every call and secret', async () => {
  const [thief, listing, other] = [await market.buyer(), await market.listing(), await market.listing()];
  let secret = '';
  let declined = 0;
  let refused = 0;
  for (let i = 0; i < TRIES; i++) {
    const asked = await requestPayment(thief, i % 2 === 0 ? listing : other);
    if (asked.status === 429) {
      refused += 1;
      expect(asked.body).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('in an hour') });
      expect(Number(asked.headers.get('Retry-After'))).toBe(3600);
    }
    secret = asked.clientSecret ?? secret;
    if (await tryCard(secret)) declined += 1;
  }
  reportProof({
    proof: 'Stolen cards tried out by one buyer',
    tried: TRIES,
    lost: Math.max(declined - 5, 0),
    note: `${declined} reached the provider, ${refused} answers 429`,
  });
  expect(declined).toBe(5);
  expect(refused).toBe(TRIES - 5);
  expect(alerts().map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([
      'a hold was ended after too many refused cards',
      'paying was refused after too many tries',
    ]),
  );
  expect(lines.join('')).not.toContain(thief.email);

  const honest = await market.buyer();
  await expect(market.buy(honest, await market.listing())).resolves.toMatchObject({ status: 'paid' });
  await market.sql(`update provider_events set received_at = received_at - interval '61 minutes'`);
  await market.sql(`update purchases set created_at = created_at - interval '61 minutes' where buyer_id = $1`, [
    thief.id,
  ]);
  await expect(market.buy(thief, await market.listing())).resolves.toMatchObject({ status: 'paid' });
});

it('limits card testing on one listing by several accounts, and an honest buyer can still pay', async () => {
  const listing = await market.listing();
  const declined: number[] = [];
  for (let i = 0; i < 5; i++) {
    const thief = await market.buyer();
    const { clientSecret } = await requestPayment(thief, listing);
    let cards = 0;
    for (let card = 0; clientSecret && card < 2; card++) if (await tryCard(clientSecret)) cards += 1;
    declined.push(cards);
    expect(await requestPayment(thief, listing)).toMatchObject({ status: i < 2 ? 200 : 429 });
    await thief.api.releaseHold({ params: { previousId: listing.id } });
  }
  expect(declined).toEqual([2, 2, 1, 1, 1]);
  expect(alerts().length).toBeGreaterThan(0);
  await expect(market.buy(await market.buyer(), listing)).resolves.toMatchObject({ status: 'paid' });
});

it('allows a buyer ten holds an hour', async () => {
  const buyer = await market.buyer();
  await market.buy(buyer, await market.listing());
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await requestPayment(buyer, await market.listing())).status);
  expect(statuses).toEqual([...Array(9).fill(200), 429, 429]);
});
