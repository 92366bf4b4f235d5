import { area } from '../area.ts';

export const legal = area('legal', {
  version: 'Version',
  versionOf: (version: number, day: string) => `Version ${version} of ${day}`,
  isOld: 'This is an earlier version.',
  toCurrent: 'Read the current version',
  otherVersions: 'Other versions',
  notFilledIn: 'This page is a template. The operator has not filled it in yet.',
  lede: 'The pages that the law asks for. A change is a new version; earlier ones can still be read.',
  ready: 'Filled in',
  toFillIn: (names: string) => `To fill in: ${names}`,
  document: 'Page',
  state: 'State',
  language: 'Language',
  text: 'Text in Markdown',
  textHint:
    'Headings with ##, lists with -, links as [words](https://address). Brackets without a link are to be filled in.',
  filledFromSettings: 'The settings fill in [shop], [email], [phone] and [address].',
  preview: 'Preview',
  publish: 'Publish new version',
  publishQuestion: 'Publish this as a new version?',
  publishText: 'Everybody sees it at once. The version before it stays readable.',
  publishTermsText:
    'Everybody sees it at once, and is asked to accept it at the next login. The version before it stays readable.',
  published: (version: number) => `Version ${version} is published.`,
  unchanged: 'Nothing was changed, so nothing was published.',
  errorIn: (names: string) => `Please check the text in: ${names}.`,
  back: 'All legal pages',
  show: 'Show the page',
});
