import { byLanguage } from '../by-language.ts';

export const noteWords = byLanguage({
  trader: {
    en: (details: string) => `The seller is a trader: ${details}.`,
    de: (details) => `Der Verkäufer ist gewerblich: ${details}.`,
    es: (details) => `El vendedor es profesional: ${details}.`,
  },
  withdrawal: {
    en: 'As a consumer you can withdraw from this purchase within 14 days of receiving it.',
    de: 'Als Verbraucher kannst du den Kauf innerhalb von 14 Tagen nach Erhalt widerrufen.',
    es: 'Como consumidor puedes desistir de la compra en los 14 días posteriores a recibirla.',
  },
  more: { en: 'How to return it', de: 'So gibst du es zurück', es: 'Cómo devolverlo' },
  private: {
    en: 'The seller is a private person: you cannot return it only because you changed your mind. It must be as described.',
    de: 'Der Verkäufer ist privat: Nur weil du es dir anders überlegst, kannst du den Artikel nicht zurückgeben. Er muss so sein, wie er beschrieben ist.',
    es: 'El vendedor es un particular: no puedes devolverlo solo porque cambies de idea. Debe ser como se describe.',
  },
});
