import { locales } from '../../../shared/domain/language.ts';
import { spoken } from './spoken.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Formats minutes in the largest unit that fits: `40 minutes`, `3 hours`, `2 days`. */
export function showDuration(minutes: number): string {
  const [unit, size] = minutes < HOUR ? ['minute', 1] : minutes < DAY ? ['hour', HOUR] : ['day', DAY];
  const format = new Intl.NumberFormat(locales[spoken().language], {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  });
  return format.format(Math.max(1, Math.round(minutes / Number(size))));
}
