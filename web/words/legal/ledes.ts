import { area } from '../area.ts';

/** Descriptions in page heads. Apart, because every page's first script holds heads. */
export const legalLedes = area('legalLedes', {
  terms: {
    en: 'The rules for buying and selling here.',
    de: 'Die Regeln für das Kaufen und Verkaufen hier.',
    es: 'Las reglas para comprar y vender aquí.',
  },
  privacy: {
    en: 'What is kept about you, why, and for how long.',
    de: 'Was wir über dich speichern, warum und wie lange.',
    es: 'Qué guardamos sobre ti, por qué y cuánto tiempo.',
  },
  imprint: {
    en: 'Who runs this marketplace, and how to reach them.',
    de: 'Wer diesen Marktplatz betreibt und wie du uns erreichst.',
    es: 'Quién gestiona esta plataforma y cómo escribirnos.',
  },
  returns: {
    en: 'When and how you can give furniture back.',
    de: 'Wann und wie du Möbel zurückgeben kannst.',
    es: 'Cuándo y cómo puedes devolver un artículo.',
  },
  safety: {
    en: 'How to buy and sell safely.',
    de: 'So kaufst und verkaufst du sicher.',
    es: 'Cómo comprar y vender con seguridad.',
  },
});
