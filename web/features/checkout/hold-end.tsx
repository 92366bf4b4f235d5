import { useHydrated } from '@tanstack/react-router';
import { showTime } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';

/**
 * Shows the end of a hold, after hydration, because it needs the visitor's time zone.
 * @param until ISO time
 */
export function HoldEnd({ until, long = false }: { until: string; long?: boolean }) {
  const time = useHydrated() ? showTime(until).replace(/\s/, '\u00a0') : undefined;
  return long ? words.listing.onHoldUntil(time) : words.listing.backAt(time);
}
