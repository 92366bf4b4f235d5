import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { words } from '../../words.ts';

/** The buyer has not said where it goes: the buyer writes it, the others wait. */
export function describeMissingAddress({ role, other, method }: DetailedFulfillment): string {
  if (role === 'operator') return words.handover.placeMissingBoth;
  if (role === 'seller') return words.handover.placeMissing(other.name);
  return method === 'carrier'
    ? words.disputes.writeAddress(other.name)
    : words.disputes.writeAddressToBring(other.name);
}
