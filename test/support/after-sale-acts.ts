import * as fc from 'fast-check';
import type { DealScenario } from './deal-scenario.ts';
import { type Act, namedActs } from './model-check.ts';

const named = namedActs<DealScenario>();
const number = fc.nat({ max: 11 });
const party = fc.constantFrom('buyer' as const, 'seller' as const);
const outcome = fc.constantFrom('refund' as const, 'part_refund' as const, 'release' as const);
/** Cents of a part refund: a little, most of a low price, more than that. */
const part = fc.constantFrom(500, 6_000, 11_000);

export const decisions: fc.Arbitrary<Act<DealScenario>>[] = [
  named('decide', (scenario, n, how, cents) => scenario.decide(n, how, cents), number, outcome, part),
  named('appeal', (scenario, n, by) => scenario.appeal(n, by), number, party),
];

/** What buyer, seller, operator and clock may do after a sale. */
export const afterSale: fc.Arbitrary<Act<DealScenario>>[] = [
  named('send', (scenario, n) => scenario.send(n), number),
  named('receive', (scenario, n) => scenario.receive(n), number),
  named('problem', (scenario, n) => scenario.problem(n), number),
  named('absent', (scenario, n, by) => scenario.absent(n, by), number, party),
  named('refuse', (scenario, n) => scenario.refuse(n), number),
  named('cancelSale', (scenario, n, by) => scenario.cancelSale(n, by), number, party),
  named('reduce', (scenario, n, cents) => scenario.reduce(n, cents), number, part),
  ...decisions,
  named('late', (scenario) => scenario.late()),
];
