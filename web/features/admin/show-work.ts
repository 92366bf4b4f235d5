import { MOST_COUNTED_WORK } from '../../../shared/domain/open-work.ts';
import { showCount } from '../../platform/i18n/formats.ts';

/** `99+` */
export const showWork = (count: number): string =>
  count < MOST_COUNTED_WORK ? showCount(count) : `${showCount(MOST_COUNTED_WORK - 1)}+`;
