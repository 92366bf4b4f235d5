// Words about searches that people save to hear of new pieces.

import type { Pace } from '../../../shared/domain/saved-search.ts';
import { area } from '../area.ts';

export const savedSearches = area('savedSearches', {
  title: 'Saved searches',
  lede: 'You hear by mail of new pieces that fit.',
  save: 'Save this search',
  saving: 'Saving…',
  saved: 'Saved. You hear of new pieces once a day; change it in your account.',
  toAccount: 'To my saved searches',
  everything: 'All pieces',
  none: 'You have not saved a search yet. “Save this search” stands above what a search finds.',
  toSearch: 'Search',
  pace: 'Mails',
  paces: { daily: 'Once a day', soon: 'Within minutes', never: 'No mails' } satisfies Record<Pace, string>,
  delete: 'Delete',
  deleted: 'The search is deleted',
  changed: 'Your choice is saved',
});
