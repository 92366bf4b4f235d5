import { byLanguage } from '../by-language.ts';

/** In feed readers. */
export const feedWords = byLanguage({
  title: {
    en: (shop: string) => `${shop}: new items`,
    de: (shop) => `${shop}: neue Artikel`,
    es: (shop) => `${shop}: artículos nuevos`,
  },
  description: {
    en: 'Second-hand furniture with a story, as it comes in.',
    de: 'Gebrauchte Möbel mit Geschichte, sobald sie eintreffen.',
    es: 'Muebles de segunda mano con historia, en cuanto llegan.',
  },
});
