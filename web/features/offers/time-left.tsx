import { words } from '../../words.ts';
import { useNow } from './use-now.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Days and hours, hours and minutes, or minutes and seconds. @param milliseconds above 0 */
function showSpan(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const texts = words.offers.time;
  if (hours > 48) return texts.days(Math.floor(hours / 24), hours % 24);
  return hours > 0 ? texts.hours(hours, twoDigits(minutes % 60)) : texts.minutes(minutes, twoDigits(seconds % 60));
}

/** Digits have one width, so nothing moves. @param until ISO time */
export function TimeLeft({ until }: { until: string }) {
  const left = Date.parse(until) - useNow(until);
  return (
    <span role="timer" className="price">
      {left > 0 ? words.offers.left(showSpan(left)) : words.offers.over}
    </span>
  );
}
