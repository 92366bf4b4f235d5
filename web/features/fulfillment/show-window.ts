import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { foreignZone, showDateIn, showTimeIn } from '../../platform/i18n/zone-formats.ts';

/** Describes a time in the zone of the listing, named where it is not the reader's. */
export function showWindow({ start, end }: NonNullable<DetailedFulfillment['window']>, timeZone: string): string {
  const [from, until] = [showDateIn(start, timeZone), showDateIn(end, timeZone)];
  const times = `${showTimeIn(start, timeZone)} – ${from === until ? '' : `${until}, `}${showTimeIn(end, timeZone)}`;
  const zone = foreignZone(start, timeZone);
  return `${from}, ${times}${zone ? ` (${zone})` : ''}`;
}

/** Words a moment in the reader's zone. */
export const showMoment = (iso: string): string => `${showDate(iso)}, ${showTime(iso)}`;
