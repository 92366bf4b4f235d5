import { MOST_OFFER_HOLD_HOURS } from '../../../../shared/domain/offer.ts';

/** The longest hold of an accepted offer. */
export const AGREED_MINUTES = MOST_OFFER_HOLD_HOURS * 60;

/**
 * In milliseconds of this device's clock; counts from now if it is clearly wrong.
 * @param until ISO time of the server
 * @param now milliseconds when the response came
 */
export function holdDeadline(until: string, holdMinutes: number, now: number): number {
  const whole = holdMinutes * 60_000;
  const left = Date.parse(until) - now;
  return now + (left > 0 && left <= whole ? left : whole);
}

/** Formats seconds as `14:32`. */
export function showSpan(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
