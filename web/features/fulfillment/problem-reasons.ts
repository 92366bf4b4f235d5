import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import type { SaleReason } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { isAssumed } from './is-assumed.ts';

const ofParcel = ['not_arrived', 'arrived_damaged', 'other_arrived'] as const;
const ofContent = ['not_as_described', 'size_wrong', 'part_missing'] as const;

/** The problems that a buyer can report. A parcel may be lost, also when it counts as delivered. */
export function problemReasons(one: DetailedFulfillment): readonly SaleReason[] {
  if (one.state === 'arranged') return [...ofParcel, 'other_reason'];
  if (isAssumed(one)) return [...ofParcel, ...ofContent, 'other_reason'];
  return ['is_damaged', ...ofContent, 'other_reason'];
}
