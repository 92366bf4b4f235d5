import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { countsAsDelivered } from '../../../shared/domain/fulfillment.ts';

/** Whether it only counts as delivered: nobody said that it arrived. */
export const isAssumed = ({ state, method, handedOverAt }: DetailedFulfillment): boolean =>
  countsAsDelivered({ state, method, hasArrived: handedOverAt !== undefined });
