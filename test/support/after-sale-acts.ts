import * as fc from 'fast-check';
import type { DealWorld } from './deal-world.ts';
import { type Act, namedActs } from './model-check.ts';

const named = namedActs<DealWorld>();
const number = fc.nat({ max: 11 });
const party = fc.constantFrom('buyer' as const, 'seller' as const);
const outcome = fc.constantFrom('refund' as const, 'part_refund' as const, 'release' as const);
/** Cents of a part refund: a little, most of a low price, more than that. */
const part = fc.constantFrom(500, 6_000, 11_000);

export const decisions: fc.Arbitrary<Act<DealWorld>>[] = [
  named('decide', (world, n, how, cents) => world.decide(n, how, cents), number, outcome, part),
  named('appeal', (world, n, by) => world.appeal(n, by), number, party),
];

/** What buyer, seller, operator and clock may do after a sale. */
export const afterSale: fc.Arbitrary<Act<DealWorld>>[] = [
  named('send', (world, n) => world.send(n), number),
  named('receive', (world, n) => world.receive(n), number),
  named('problem', (world, n) => world.problem(n), number),
  named('absent', (world, n, by) => world.absent(n, by), number, party),
  named('refuse', (world, n) => world.refuse(n), number),
  named('cancelSale', (world, n, by) => world.cancelSale(n, by), number, party),
  named('reduce', (world, n, cents) => world.reduce(n, cents), number, part),
  ...decisions,
  named('late', (world) => world.late()),
];
