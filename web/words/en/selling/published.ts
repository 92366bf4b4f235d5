import { area } from '../../area.ts';

/** What a seller can do with a listing that was just published. */
export const published = area('published', {
  live: 'It’s live',
  waits: 'It’s sent',
  waitsText: 'We look at it first. Buyers see it after that.',
  promote: 'Promote it',
  another: 'List another',
  close: 'Close',
});
