// Words of the screen where admins decide about the home page.

import { area } from '../../area.ts';

export const homeSettings = area('homeSettings', {
  title: 'Home page',
  lede: 'What visitors see first: a welcome beside a photo, and three sets below the listings. A text that you empty is ours again.',
  language: 'Language of the texts',
  languageHint: 'Each language has its own texts. Photos and categories are the same in all.',
  welcome: 'Welcome',
  text: 'Text',
  photo: 'Photo beside the welcome',
  photoHint: 'Shown wide and low, so the middle of the photo is what people see.',
  standardPhoto: 'Use the standard photo',
  setsTitle: 'Heading of the sets',
  set: (number: number) => `Set ${number}`,
  category: 'Leads to',
  categoryHint: 'The set is shown while the category is.',
  notShown: 'Nothing: do not show this set',
  setPhoto: 'Photo',
  setPhotoHint: 'Without your own, a photo of the category. Cut to 4:3.',
  setTitle: 'Title',
  setLink: 'Text of the link',
  preview: 'Preview of the home page',
  save: 'Save home page',
  saved: 'The home page is saved',
  notSaved: 'The home page was not saved',
  reset: 'Reset to default',
  resetHint: 'Resetting fills in our texts and photos in every language. Visitors see it once you save.',
  undoReset: 'Undo reset',
  wasReset: 'Our texts and photos are filled in. Visitors see them once you save; undo brings back what was here.',
});
