import { useHydrated } from '@tanstack/react-router';
import { showTime } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';

/**
 * Says when a piece that somebody is paying for may come back. The clock is the visitor's own, which the server does
 * not know, so the time appears once the page has come alive.
 * @param until ISO time
 */
export function HoldEnd({ until, long = false }: { until: string; long?: boolean }) {
  const time = useHydrated() ? showTime(until).replace(/\s/, '\u00a0') : undefined;
  return long ? words.listing.onHoldUntil(time) : words.listing.backAt(time);
}
