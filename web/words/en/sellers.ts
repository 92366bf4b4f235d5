import { area } from '../area.ts';

export const sellingAs = area('sellingAs', {
  title: 'How you sell',
  lede: 'Buyers see this on each of your listings. If you sell as a business, you are a trader.',
  legend: 'I sell as',
  kinds: { private: 'a private person', trader: 'a trader' },
  legalName: 'Legal name',
  address: 'Address',
  registration: 'Registration or VAT number',
  email: 'Email for buyers',
  save: 'Save',
  saved: 'Saved. Your listings show it now.',
  sold: (kind: string) => `Sells as ${kind}`,
});

export const withdrawal = area('withdrawal', {
  trader: 'Commercial seller',
  traderText: 'As a consumer you can withdraw from the purchase within 14 days of receiving it.',
  more: 'How to return it',
  private: 'Private seller',
  privateText:
    'You buy from a person, not from a business: you cannot return it because you changed your mind. It must be as described.',
});
