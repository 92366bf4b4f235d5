import { expect, it } from 'vitest';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { problemReasons } from './problem-reasons.ts';

type Facts = Pick<DetailedFulfillment, 'state' | 'method' | 'handedOverAt'>;
const at = '2026-03-02T10:00:00.000Z';

const rows: [what: string, facts: Facts, mayBeLost: boolean][] = [
  ['a parcel on its way', { state: 'arranged', method: 'carrier' }, true],
  ['a parcel that only counts as delivered', { state: 'inspecting', method: 'carrier' }, true],
  ['a parcel that the buyer has', { state: 'inspecting', method: 'carrier', handedOverAt: at }, false],
  ['a delivery', { state: 'inspecting', method: 'seller_delivery', handedOverAt: at }, false],
];

it.each(rows)('%s can be reported as not arrived, or not', (_, facts, mayBeLost) => {
  expect(problemReasons(facts as DetailedFulfillment).includes('not_arrived')).toBe(mayBeLost);
});
