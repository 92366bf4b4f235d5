import { byLanguage } from '../by-language.ts';

/** Of the installed shop. */
export const manifestWords = byLanguage({
  description: {
    en: 'Second-hand furniture with a story: found, saved and bought from the people who lived with it.',
    de: 'Gebrauchte Möbel mit Geschichte: gefunden, gemerkt und von den Menschen gekauft, die mit ihnen gelebt haben.',
    es: 'Muebles de segunda mano con historia: encontrados, guardados y comprados a quienes han vivido con ellos.',
  },
});
