import type { DetailedFulfillment } from '../../../../shared/contract/fulfillment.ts';
import { words } from '../../../words.ts';

/** Whether the person who was said to be absent has answered. */
export const isDenial = ({ dispute, absent }: Pick<DetailedFulfillment, 'dispute' | 'absent'>): boolean =>
  dispute !== undefined && dispute.openedBy === absent;

/** Names the case: a problem with the listing, or no agreement on who came. */
export const titleOfDispute = (one: Pick<DetailedFulfillment, 'dispute' | 'absent'>): string =>
  isDenial(one) ? words.disputes.deniedTitle : words.disputes.disputedTitle;
