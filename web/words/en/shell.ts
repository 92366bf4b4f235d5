// Words of every page: the frame around it, its waiting and its failing.

import { area } from '../area.ts';

export const app = area('app', {
  name: 'Settee',
  description: 'Second-hand furniture with a story: found, saved and bought from the people who lived with it.',
  title: (page: string) => `${page} · Settee`,
  skipToContent: 'Skip to content',
  loading: 'Loading...', // spec §2
  offline: 'You are offline. What you saw before can still be read; prices may have changed since.',
});

export const nav = area('nav', {
  label: 'Main',
  search: 'Search',
  menu: 'Menu',
  home: 'Home', // spec §2
  dashboard: 'Dashboard', // spec §2
  category: 'Category',
  blog: 'Blog', // spec §2
  login: 'Login', // spec §2
  logout: 'Log Out', // spec §2
});

export const footer = area('footer', {
  tagline: 'Good furniture outlives its first home.',
  social: 'Elsewhere',
  instagram: 'Second-hand furniture on Instagram',
  pinterest: 'Second-hand furniture on Pinterest',
  youtube: 'Furniture restoration on YouTube',
  copyright: (year: number) => `© ${year} Settee. All rights reserved.`,
});

export const notFound = area('notFound', {
  title: '404 Page Not Found...', // spec §2
  text: 'The address may be mistyped, or the piece may have found a new home.',
  home: 'Back to the front room',
});

export const failure = area('failure', {
  title: 'Something went wrong',
  text: 'We could not show this page. Nothing of yours was changed; try again in a moment.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  chunkTitle: 'A part of this page did not arrive',
  chunkText: 'The connection may have dropped, or a newer version was just published. What failed:',
  network: 'No answer from the server. Check your connection, then try again.',
});

export const ui = area('ui', {
  close: 'Close',
  dismiss: 'Dismiss',
  show: 'Show',
  cancel: 'Cancel',
  delete: 'Delete',
  remove: 'Remove',
  save: 'Save',
  undo: 'Undo',
  showMore: 'Show more',
  chooseFile: 'Choose a file',
  messages: 'Messages',
  optional: 'optional',
  rowNumber: '#',
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  image: 'Image',
});

export const session = area('session', {
  expired: 'You have been logged out. What you typed is still here; log in again to go on.',
  loginAgain: 'Log in, in a new tab',
});

export const language = area('language', {
  label: 'Language',
  changed: 'This page speaks English now.',
  failed: 'The words of that language did not arrive. Check your connection, then try again.',
  notKept:
    'This page changed its language, but your mails did not: the choice was not saved. Choose it again in a moment.',
});

export const theme = area('theme', {
  label: 'Appearance',
  names: { system: 'As on this device', light: 'Light', dark: 'Dark' },
});
