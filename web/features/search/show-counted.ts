import { showCount } from '../../platform/i18n/formats.ts';

/** Formats a number that may be a bound: `1,000+`. */
export const showCounted = (count: number, orMore: true | undefined): string =>
  orMore ? `${showCount(count)}+` : showCount(count);
