import { area } from '../area.ts';

export const accept = area('accept', {
  before: {
    en: 'By signing up you accept the',
    de: 'Mit der Registrierung nimmst du die',
    es: 'Al registrarte aceptas las',
  },
  terms: { en: 'terms', de: 'AGB', es: 'condiciones' },
  version: {
    en: (day: string) => `(version of ${day})`,
    de: (day) => `(Fassung vom ${day})`,
    es: (day) => `(versión del ${day})`,
  },
  between: {
    en: 'and confirm that you have read the',
    de: 'an und bestätigst, dass du die',
    es: 'y confirmas que has leído la',
  },
  privacy: { en: 'privacy page', de: 'Datenschutzseite', es: 'página de privacidad' },
  after: { en: '.', de: ' gelesen hast.', es: '.' },
  changed: {
    en: (day: string) => `Our terms have changed. The new version is of ${day}.`,
    de: (day) => `Unsere AGB haben sich geändert. Die neue Fassung ist vom ${day}.`,
    es: (day) => `Nuestras condiciones han cambiado. La versión nueva es del ${day}.`,
  },
  read: { en: 'Read the terms', de: 'AGB lesen', es: 'Leer las condiciones' },
  press: { en: 'Accept', de: 'Annehmen', es: 'Aceptar' },
});
