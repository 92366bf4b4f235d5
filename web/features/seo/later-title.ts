import { words } from '../../words.ts';

/**
 * Returns the title of a later part of a list, which differs from that of the first.
 * @param first title of its first listing; empty for the first part
 */
export const laterTitle = (title: string, first: string | undefined): string =>
  first ? words.titles.from(title, first) : title;
