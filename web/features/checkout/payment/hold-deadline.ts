/**
 * When a hold ends by this device's own clock, in milliseconds. A clock that is so wrong that the hold would be over
 * already, or longer than holds are, is not believed: the hold then counts from now.
 * @param until ISO time by the server's clock
 * @param holdMinutes how long a hold lasts here
 * @param now milliseconds by this device's clock when the answer came
 */
export function holdDeadline(until: string, holdMinutes: number, now: number): number {
  const whole = holdMinutes * 60_000;
  const left = Date.parse(until) - now;
  return now + (left > 0 && left <= whole ? left : whole);
}

/** A span in seconds as `14:32`. */
export function showSpan(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
