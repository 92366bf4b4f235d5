import { isSameTime } from '../../../shared/domain/zoned-time.ts';
import { readerLocale } from './formats.ts';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(readerLocale(), options);

/** Browser only. */
const ownZone = () => format({}).resolvedOptions().timeZone;

/** In the reader's locale. Browser only. */
export const showDateIn = (iso: string, timeZone: string): string =>
  format({ dateStyle: 'medium', timeZone }).format(new Date(iso));

/** `Tue, Dec 1, 2026`; browser only. */
export const showMeetingDay = (iso: string, timeZone: string): string =>
  format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(new Date(iso));

/** In the reader's locale. Browser only. */
export const showTimeIn = (iso: string, timeZone: string): string =>
  format({ hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso));

/** Such as `Pacific Time`; undefined where the reader's clock shows the same. Browser only. */
export function foreignZone(iso: string, timeZone: string): string | undefined {
  const at = new Date(iso);
  if (isSameTime(at.getTime(), timeZone, ownZone())) return undefined;
  const parts = format({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
