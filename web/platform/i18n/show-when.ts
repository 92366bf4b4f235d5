import { words } from '../../words.ts';
import { showDate, showTime } from './formats.ts';

/** Returns a local day for comparison. @param iso ISO time */
export const dayOf = (iso: string): string => new Date(iso).toDateString();

const daysAgo = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return day.toDateString();
};

/** Names a day: today, yesterday, or the date. */
export function showDayName(iso: string): string {
  if (dayOf(iso) === daysAgo(0)) return words.conversations.today;
  return dayOf(iso) === daysAgo(1) ? words.conversations.yesterday : showDate(iso);
}

/** Shows a time of today, or an earlier day. */
export const showWhen = (iso: string): string => (dayOf(iso) === daysAgo(0) ? showTime(iso) : showDayName(iso));

/** Names the day and the time, such as `Today, 7:08 AM`. */
export const showDayAndTime = (iso: string): string => `${showDayName(iso)}, ${showTime(iso)}`;
