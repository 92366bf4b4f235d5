import { useHydrated } from '@tanstack/react-router';
import { words } from '../words.ts';

const shopTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/**
 * Says when a piece that somebody is paying for may come back. The clock is the visitor's own, which the server does
 * not know, so the time appears once the page has come alive.
 * @param until ISO time
 */
export function HoldEnd({ until, long = false }: { until: string; long?: boolean }) {
  const time = useHydrated() ? shopTime.format(new Date(until)).replace(/\s/, '\u00a0') : undefined;
  return long ? words.listing.onHoldUntil(time) : words.listing.backAt(time);
}
