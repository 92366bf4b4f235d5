// Words of the screen where admins decide about the categories.

import { area } from '../../area.ts';

export const categorySettings = area('categorySettings', {
  title: 'Categories',
  lede: 'Where sellers list and visitors browse, in this order.',
  nameIn: (language: string) => `Name (${language})`,
  standardName: 'Leave it empty for the standard name.',
  englishName: 'Leave it empty to show the English name.',
  addressHint: 'The address of the category page is made from this name and stays as it is.',
  picture: 'Picture',
  pictureHint: 'Shown on the home page and the category page, cut to 4:3.',
  standardPicture: 'Use the standard picture',
  takesListings: 'Takes new listings',
  takesListingsHint: 'When this is off, the category is in no list. Its listings stay on sale.',
  hidden: 'Hidden',
  edit: (name: string) => `Edit ${name}`,
  close: (name: string) => `Close ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: string, count: string) => `${name} is now number ${place} of ${count}.`,
  remove: (name: string) => `Remove ${name}`,
  inUse: 'There are listings in this category, so it can be hidden but not removed.',
  add: 'Add a category',
  unnamed: 'New category',
  save: 'Save categories',
  saved: 'The categories are saved',
  notSaved: 'The categories were not saved',
});
