import { byLanguage } from '../by-language.ts';

export const busyWords = byLanguage({
  title: { en: 'One moment, please', de: 'Einen Moment, bitte', es: 'Un momento, por favor' },
  busy: {
    en: 'The server is very busy.',
    de: 'Der Server ist stark ausgelastet.',
    es: 'El servidor está muy ocupado.',
  },
  tooMany: {
    en: 'Your network opened too many pages in a short time.',
    de: 'Aus deinem Netz wurden in kurzer Zeit zu viele Seiten geöffnet.',
    es: 'Desde tu red se han abierto demasiadas páginas en poco tiempo.',
  },
  loadsAgain: {
    en: (seconds: number) => `This page loads again by itself in ${seconds} seconds.`,
    de: (seconds) => `Diese Seite lädt in ${seconds} Sekunden von selbst neu.`,
    es: (seconds) => `Esta página se carga de nuevo sola en ${seconds} segundos.`,
  },
  again: { en: 'Load now', de: 'Jetzt laden', es: 'Cargar ahora' },
});
