import { area } from '../../area.ts';

/** Descriptions in page heads. Apart, because every page's first script holds heads. */
export const legalLedes = area('legalLedes', {
  terms: 'The rules for buying and selling here.',
  privacy: 'What is kept about you, why, and for how long.',
  imprint: 'Who runs this marketplace, and how to reach them.',
  returns: 'When and how you can give furniture back.',
  safety: 'How to buy and sell safely.',
});
