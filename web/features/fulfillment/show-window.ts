import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { foreignZone, showDateIn, showMeetingDay, showTimeIn } from '../../platform/i18n/zone-formats.ts';

type Window = NonNullable<DetailedFulfillment['window']>;

/** Describes a time in the listing's zone, named where it is not the reader's. */
export function describeWindow({ start, end }: Window, timeZone: string): { when: string; zone: string | undefined } {
  const [from, until] = [showMeetingDay(start, timeZone), showMeetingDay(end, timeZone)];
  const times = `${showTimeIn(start, timeZone)}\u00a0–\u00a0${from === until ? '' : `${until}, `}${showTimeIn(end, timeZone)}`;
  return { when: `${from}, ${times}`, zone: foreignZone(start, timeZone) };
}

/** Describes a time and, where it is not the reader's, its zone in one line. */
export function showWindow(window: Window, timeZone: string): string {
  const { when, zone } = describeWindow(window, timeZone);
  return zone ? `${when} (${zone})` : when;
}

/** Words a moment beside a meeting: in the listing's zone, named where it is not the reader's. */
export function showMomentIn(iso: string, timeZone: string): string {
  const zone = foreignZone(iso, timeZone);
  const when = `${showDateIn(iso, timeZone)}, ${showTimeIn(iso, timeZone)}`;
  return zone ? `${when} (${zone})` : when;
}

/** Words a moment in the reader's zone. */
export const showMoment = (iso: string): string => `${showDate(iso)}, ${showTime(iso)}`;
