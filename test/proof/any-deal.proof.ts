import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterSale } from '../support/after-sale-acts.ts';
import { createDealScenario, type DealScenario } from '../support/deal-scenario.ts';
import { type Act, type Cast, castFor, checkModel, namedActs } from '../support/model-check.ts';
import { reportProof } from '../support/proof-report.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';

/** The long form runs 2,000 sequences (reliability 7, no. 3). */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 5);

let market: ProviderMarket;
let cast: Cast;
beforeAll(async () => {
  market = await openProviderMarket();
  cast = await castFor(market);
});
afterAll(() => market.close());

const named = namedActs<DealScenario>();
const number = fc.nat({ max: 11 });
/** Of a price of 12,000: too little, two that can be agreed on, and all of it. */
const amount = fc.constantFrom(1_000, 7_000, 10_000, 12_000);
const move = fc.constantFrom(
  'accept' as const,
  'accept' as const,
  'decline' as const,
  'counter' as const,
  'withdraw' as const,
);

/** Acts that lead to an agreement are more frequent; otherwise few sequences would get that far. */
const deals: fc.Arbitrary<Act<DealScenario>>[] = [
  named('offer', (scenario, buyer, listing, cents) => scenario.offer(buyer, listing, cents), number, number, amount),
  named('answer', (scenario, n, how, cents) => scenario.answer(n, how, cents), number, move, amount),
  named('pay', (scenario, n, how) => scenario.pay(n, how), number, fc.constantFrom('whole', 'begin')),
  named('handOver', (scenario, n) => scenario.handOver(n), number),
  named('arrange', (scenario, n) => scenario.arrange(n), number),
  named('setUp', (scenario, n) => scenario.setUp(n), number),
];

const acts: fc.Arbitrary<Act<DealScenario>>[] = [
  ...deals,
  ...deals,
  ...deals,
  ...afterSale,
  named('begin', (scenario, buyer, listing) => scenario.begin(buyer, listing), number, number),
  named('say', (scenario, buyer, listing) => scenario.say(buyer, listing), number, number),
  named('lapse', (scenario) => scenario.lapse()),
  named('begin', (scenario, buyer, listing) => scenario.begin(buyer, listing), number, number),
  named('confirm', (scenario, n) => scenario.confirm(n), number),
  named('ack', (scenario, buyer, listing) => scenario.ack(buyer, listing), number, number),
  named('webhook', (scenario, n) => scenario.webhook(n), number),
  named('cancel', (scenario, buyer, listing) => scenario.cancel(buyer, listing), number, number),
  named('expire', (scenario) => scenario.expire()),
  named('refund', (scenario, n) => scenario.refund(n), number),
  named('giveBack', (scenario, n, cents) => scenario.giveBack(n, cents), number, amount),
  named('payOut', (scenario, n) => scenario.payOut(n), number),
  named('work', (scenario) => scenario.work()),
  named('reconcile', (scenario) => scenario.reconcile()),
  named('delete', (scenario, n) => scenario.delete(n), number),
  named('crash', (scenario, n, moment) => scenario.crash(n, moment), number, fc.constantFrom('before', 'after')),
];

/** One deal from the offer to the payout. */
const wholeDeal: Act<DealScenario>[] = [
  { name: 'offer', run: (scenario) => scenario.offer(0, 0, 10_000) },
  { name: 'accept', run: (scenario) => scenario.answer(0, 'accept', 0) },
  { name: 'pay', run: (scenario) => scenario.pay(0, 'whole') },
  { name: 'set up the first seller', run: (scenario) => scenario.setUp(0) },
  { name: 'set up the second seller', run: (scenario) => scenario.setUp(1) },
  { name: 'arrange', run: (scenario) => scenario.arrange(0) },
  { name: 'hand over', run: (scenario) => scenario.handOver(0) },
];

/** A run without an agreement would prove nothing. */
const reached = { agreed: 0, sold: 0, handedOver: 0, paidOut: 0, takenBack: 0 };

const names = ['agreed', 'sold', 'handedOver', 'paidOut', 'takenBack'] as const;

async function countReached(): Promise<void> {
  const { rows } = await market.pool.query<typeof reached>(
    `select (select count(*)::int from offers where state = 'accepted') as agreed,
       (select count(*)::int from sales) as sold,
       (select count(*)::int from fulfillments where completed_at is not null) as "handedOver",
       (select count(*)::int from transfers where state = 'sent') as "paidOut",
       (select count(*)::int from transfer_reversals where state = 'done') as "takenBack"`,
  );
  for (const name of names) reached[name] += rows[0]?.[name] ?? 0;
}

it('keeps conversations, offers, payments and handovers in agreement after each act, and ends all of them', async () => {
  const { sequences, commands, failed, seed, message } = await checkModel({
    acts,
    first: wholeDeal,
    sequences: SEQUENCES,
    open: () => createDealScenario(market, cast),
    atEnd: countReached,
  });
  const { agreed, sold, handedOver, paidOut, takenBack } = reached;
  reportProof({
    proof: 'Model check of deals: sequences of 15 to 60 acts, every rule after each',
    tried: sequences,
    lost: failed ? 1 : 0,
    note: `of ${SEQUENCES}; ${commands} commands; ${agreed} agreed, ${sold} sold, ${handedOver} handed over, ${paidOut} paid out, ${takenBack} taken back; seed ${seed}`,
  });
  expect(failed, message).toBe(false);
  for (const count of [agreed, sold, handedOver, paidOut]) expect(count).toBeGreaterThan(0);
});
