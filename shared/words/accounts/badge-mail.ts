import { byLanguage } from '../by-language.ts';

export const badgeWords = byLanguage({
  hello: { en: (name: string) => `Hello ${name},`, de: (name) => `Hallo ${name}!`, es: (name) => `Hola, ${name}:` },
  subject: {
    en: 'Your verified badge is suspended',
    de: 'Dein Abzeichen ist ausgesetzt',
    es: 'Tu insignia está suspendida',
  },
  text: {
    en: 'Your listings stay on sale, but they no longer carry the verified badge.',
    de: 'Deine Anzeigen bleiben online, tragen aber nicht mehr das Abzeichen für verifizierte Verkäufer.',
    es: 'Tus anuncios siguen a la venta, pero ya no llevan la insignia de vendedor verificado.',
  },
  reason: {
    en: (reason: string) => `Reason: ${reason}`,
    de: (reason) => `Grund: ${reason}`,
    es: (reason) => `Motivo: ${reason}`,
  },
  next: {
    en: 'If you think this is wrong, answer this email.',
    de: 'Wenn das aus deiner Sicht nicht stimmt, antworte auf diese E-Mail.',
    es: 'Si crees que es un error, responde a este correo.',
  },
  open: { en: 'My listings', de: 'Meine Anzeigen', es: 'Mis anuncios' },
});
