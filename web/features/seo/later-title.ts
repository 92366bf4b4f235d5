import { words } from '../../words.ts';

/** Returns a later part's title, which differs from the first part's. */
export const laterTitle = (title: string, first: string | undefined): string =>
  first ? words.titles.from(title, first) : title;
