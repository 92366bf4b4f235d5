import { useHydrated } from '@tanstack/react-router';
import { showDayOf } from './day-formats.ts';
import { showDate } from './formats.ts';

/** Returns a format of dates with year: in the reader's zone as soon as it is known, which the server's HTML cannot be. */
export const useDayOf = (): ((iso: string) => string) => (useHydrated() ? showDate : showDayOf);
