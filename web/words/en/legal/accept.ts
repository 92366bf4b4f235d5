import { area } from '../../area.ts';

export const accept = area('accept', {
  before: 'By signing up you accept the',
  terms: 'terms',
  version: (day: string) => `(version of ${day})`,
  between: 'and confirm that you have read the',
  privacy: 'privacy page',
  after: '.',
  changed: (day: string) => `Our terms have changed. The new version is of ${day}.`,
  read: 'Read the terms',
  press: 'Accept',
});
