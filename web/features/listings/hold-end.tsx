import { useHydrated } from '@tanstack/react-router';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';

/**
 * After hydration, because it needs the visitor's time zone.
 * @param until ISO time
 */
export function HoldEnd({ until, long = false }: { until: string; long?: boolean }) {
  const isHydrated = useHydrated();
  if (isHydrated && isFar(until))
    return long ? words.listing.onHoldTo(showDate(until)) : words.listing.backOn(showDate(until));
  const time = isHydrated ? showTime(until).replace(/\s/, '\u00a0') : undefined;
  return long ? words.listing.onHoldUntil(time) : words.listing.backAt(time);
}

/** Half a day; below it the time is enough, even after midnight. */
const FAR_MS = 12 * 3_600_000;

/** Whether a hold ends so late that its day must be said. */
export const isFar = (until: string): boolean =>
  Date.parse(until) - Date.now() > FAR_MS && new Date(until).toDateString() !== new Date().toDateString();
