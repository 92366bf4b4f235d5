import { area } from '../../area.ts';

export const offline = area('offline', {
  title: 'You are offline',
  lede: 'This page was not seen before, so it cannot be shown without a connection. Nothing of yours is lost.',
  goOn: 'You have a connection again: show the page',
  seen: 'What you can read now',
});
