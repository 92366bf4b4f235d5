import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';
import { isFar } from '../listings/hold-end.tsx';

/** Says until when the reader's own hold lasts. @param until ISO time */
export const heldForMe = (until: string): string =>
  words.myOrders.heldByMe(showTime(until), isFar(until) ? showDate(until) : undefined);
