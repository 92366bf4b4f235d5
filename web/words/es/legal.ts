import type { Dictionary } from '../dictionary.ts';

export const legal: Dictionary['legal'] = {
  version: 'Versión',
  versionOf: (version, day) => `Versión ${version} del ${day}`,
  isOld: 'Esta es una versión anterior.',
  toCurrent: 'Leer la versión actual',
  otherVersions: 'Otras versiones',
  notFilledIn: 'Esta página es una plantilla. El operador todavía no la ha completado.',
  lede: 'Las páginas que pide la ley. Cada cambio es una versión nueva; las anteriores se pueden seguir leyendo.',
  ready: 'Completa',
  toFillIn: (names) => `Falta completar: ${names}`,
  document: 'Página',
  state: 'Estado',
  language: 'Idioma',
  text: 'Texto en Markdown',
  textHint:
    'Títulos con ##, listas con -, enlaces como [palabras](https://dirección). Los corchetes sin enlace quedan por completar.',
  filledFromSettings: 'Los ajustes completan [shop], [email], [phone] y [address].',
  preview: 'Vista previa',
  publish: 'Publicar versión nueva',
  publishQuestion: '¿Publicar como versión nueva?',
  publishText: 'Todos la ven en el acto. La versión anterior se puede seguir leyendo.',
  publishTermsText:
    'Todos la ven en el acto y se les pide aceptarla la próxima vez que entren. La versión anterior se puede seguir leyendo.',
  published: (version) => `La versión ${version} está publicada.`,
  unchanged: 'No ha cambiado nada, así que no se ha publicado nada.',
  errorIn: (names) => `Revisa el texto en: ${names}.`,
  back: 'Todas las páginas legales',
  show: 'Ver la página',
};

export const accept: Dictionary['accept'] = {
  before: 'Al registrarte aceptas las',
  terms: 'condiciones',
  version: (day) => `(versión del ${day})`,
  between: 'y confirmas que has leído la',
  privacy: 'página de privacidad',
  after: '.',
  changed: (day) => `Nuestras condiciones han cambiado. La versión nueva es del ${day}.`,
  read: 'Leer las condiciones',
  press: 'Aceptar',
};

export const legalLedes: Dictionary['legalLedes'] = {
  terms: 'Las reglas para comprar y vender aquí.',
  privacy: 'Qué guardamos sobre ti, por qué y cuánto tiempo.',
  imprint: 'Quién gestiona este mercado y cómo escribirnos.',
  returns: 'Cuándo y cómo puedes devolver un artículo.',
  safety: 'Cómo comprar y vender con seguridad.',
};
