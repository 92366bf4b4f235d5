import type { Pace } from '../../../shared/domain/saved-search.ts';
import { area } from '../area.ts';

export const savedSearches = area('savedSearches', {
  title: 'Saved searches',
  lede: 'We email you when something new matches.',
  save: 'Save this search',
  saving: 'Saving…',
  saved: 'Saved. We’ll email you about new matches once a day. You can change that in your account.',
  toAccount: 'See my saved searches',
  everything: 'All listings',
  none: 'No saved searches yet. Search for something, then choose “Save this search”.',
  toSearch: 'Search',
  pace: 'Email alerts',
  paces: { daily: 'Once a day', soon: 'Right away', never: 'Off' } satisfies Record<Pace, string>,
  delete: 'Delete',
  deleted: 'Search deleted',
  changed: 'Email alerts updated',
});
