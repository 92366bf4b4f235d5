import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { otherParty } from '../../../shared/domain/fulfillment.ts';
import type { FulfillmentRow } from './fulfillment-store.ts';

type Row = Pick<FulfillmentRow, 'absent' | 'absence_reason' | 'absence_text' | 'handed_over_at'>;

/** Returns the report of the person who waited; nothing once they have met. Older reports had no text. */
export const presentAbsence = ({
  absent,
  absence_reason: reason,
  absence_text: text,
  handed_over_at,
}: Row): Pick<DetailedFulfillment, 'absence'> =>
  absent && reason && !handed_over_at ? { absence: { by: otherParty(absent), reason, text } } : {};
