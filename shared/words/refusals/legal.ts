import { refusalsOf } from '../refusal.ts';

export const legalRefusals = /* @__PURE__ */ refusalsOf('legal', {
  versionForm: {
    en: 'Write the version as a number.',
    de: 'Schreib die Fassung als Zahl.',
    es: 'Escribe la versión como un número.',
  },
  textNeeded: {
    en: 'Enter the text.',
    de: 'Gib den Text ein.',
    es: 'Escribe el texto.',
  },
  placeholdersLeft: {
    en: 'Fill in: {names}',
    de: 'Noch auszufüllen: {names}',
    es: 'Falta completar: {names}',
  },
  tooManyMarks: {
    en: 'A paragraph has more than {most} marks such as * or [. Split it.',
    de: 'Ein Absatz hat mehr als {most} Zeichen wie * oder [. Teile ihn auf.',
    es: 'Un párrafo tiene más de {most} signos como * o [. Divídelo.',
  },
  tooManyRules: {
    en: 'There are more than {most} lines of only - or =. Remove some.',
    de: 'Mehr als {most} Zeilen bestehen nur aus - oder =. Entferne einige.',
    es: 'Hay más de {most} líneas con solo - o =. Quita algunas.',
  },
  nestedTooDeep: {
    en: 'Lists and quotes are nested too deeply.',
    de: 'Listen und Zitate sind zu tief verschachtelt.',
    es: 'Las listas y citas están anidadas demasiado.',
  },
  changedMeanwhile: {
    en: 'Another admin has published a version in the meantime. Copy your text, then load the page again.',
    de: 'Ein anderer Admin hat inzwischen eine Fassung veröffentlicht. Kopier deinen Text und lade dann die Seite neu.',
    es: 'Otro administrador ha publicado una versión entretanto. Copia tu texto y vuelve a cargar la página.',
  },
  neverPublished: {
    en: 'This version was never published. Load the page again.',
    de: 'Diese Fassung wurde nie veröffentlicht. Lade die Seite neu.',
    es: 'Esta versión nunca se publicó. Vuelve a cargar la página.',
  },
});
