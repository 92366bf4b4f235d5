import { shop } from '../../platform/shop.ts';
import { area } from '../area.ts';

export const app = area('app', {
  description: 'Second-hand furniture from people near you: find it, save it and buy it.',
  title: (page: string) => `${page} · ${shop().name}`,
  skipToContent: 'Skip to content',
  loading: 'Loading...', // spec §2
  offline: 'You are offline. You can still read pages you have already opened; prices may have changed.',
  publicDemo: 'This is a public demonstration. No money moves, and no mail is sent.',
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
  quick: 'Quick access',
  sell: 'Sell',
  signup: 'Sign Up',
  saved: 'Saved',
  account: 'Account',
  accountMenu: (name: string) => `Account menu: ${name}`,
  purchases: 'Purchases',
  listings: 'Listings',
  settings: 'Settings',
  logout: 'Log Out', // spec §2
});

export const footer = area('footer', {
  tagline: 'Good furniture deserves a second home.',
  social: 'Follow us',
  copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  instagram: 'Second-hand furniture on Instagram',
  pinterest: 'Second-hand furniture on Pinterest',
  youtube: 'Furniture restoration on YouTube',
  legal: 'Legal',
  documents: {
    terms: 'Terms',
    privacy: 'Privacy',
    imprint: 'Legal notice',
    returns: 'Returns',
    safety: 'Safety',
  },
});

export const notFound = area('notFound', {
  title: '404 Page Not Found...', // spec §2
  text: 'Check the address for typos. If it was a listing, it may have been sold.',
  home: 'Back to home',
});

export const failure = area('failure', {
  holdStays: 'Your reservation could not be ended. It ends by itself in a few minutes.',
  protectTitle: 'Protect your account first',
  title: 'Something went wrong',
  text: 'We could not show this page. Nothing was changed. Try again in a moment.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  chunkTitle: 'Part of this page did not load',
  chunkText: 'Your connection may have dropped, or we may have just published a new version. What failed:',
  network: 'The server did not respond. Check your connection, then try again.',
  keepsTrying: 'The server does not answer. We keep trying.',
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
  expired: 'You have been logged out. What you typed is still here. Log in again to continue.',
  loginAgain: 'Log in in a new tab',
});

export const language = area('language', {
  label: 'Language',
  changed: 'The page is now in English.',
  failed: 'That language could not be loaded. Check your connection, then try again.',
  notKept:
    'This page is now in English, but your emails are not yet: the choice could not be saved. Choose it again in a moment.',
});

export const theme = area('theme', {
  label: 'Theme',
  names: { system: 'System', light: 'Light', dark: 'Dark' },
});
