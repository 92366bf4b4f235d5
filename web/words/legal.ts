import { area } from './area.ts';

export const legal = area('legal', {
  leaveQuestion: {
    en: 'Leave before this text is published?',
    de: 'Seite verlassen, bevor der Text veröffentlicht ist?',
    es: '¿Salir antes de publicar el texto?',
  },
  version: { en: 'Version', de: 'Fassung', es: 'Versión' },
  versionOf: {
    en: (version: number, day: string) => `Version ${version} of ${day}`,
    de: (version, day) => `Fassung ${version} vom ${day}`,
    es: (version, day) => `Versión ${version} del ${day}`,
  },
  isOld: {
    en: 'This is an earlier version.',
    de: 'Das ist eine frühere Fassung.',
    es: 'Esta es una versión anterior.',
  },
  toCurrent: { en: 'Read the current version', de: 'Aktuelle Fassung lesen', es: 'Leer la versión actual' },
  otherVersions: { en: 'Other versions', de: 'Andere Fassungen', es: 'Otras versiones' },
  notFilledIn: {
    en: 'This page is a template. The operator has not filled it in yet.',
    de: 'Diese Seite ist eine Vorlage. Der Betreiber hat sie noch nicht ausgefüllt.',
    es: 'Esta página es una plantilla. El operador todavía no la ha completado.',
  },
  lede: {
    en: 'The pages that the law asks for. A change is a new version; earlier ones can still be read.',
    de: 'Die Seiten, die das Gesetz verlangt. Jede Änderung ist eine neue Fassung; frühere bleiben lesbar.',
    es: 'Las páginas que pide la ley. Cada cambio es una versión nueva; las anteriores se pueden seguir leyendo.',
  },
  ready: { en: 'Filled in', de: 'Ausgefüllt', es: 'Completa' },
  unfinished: { en: 'To fill in', de: 'Noch auszufüllen', es: 'Falta completar' },
  toFillIn: {
    en: (names: string) => `To fill in: ${names}`,
    de: (names) => `Noch auszufüllen: ${names}`,
    es: (names) => `Falta completar: ${names}`,
  },
  document: { en: 'Page', de: 'Seite', es: 'Página' },
  state: { en: 'State', de: 'Status', es: 'Estado' },
  language: { en: 'Language', de: 'Sprache', es: 'Idioma' },
  text: { en: 'Text in Markdown', de: 'Text in Markdown', es: 'Texto en Markdown' },
  textHint: {
    en: 'Headings with ##, lists with -, links as [words](https://address). Brackets without a link are to be filled in.',
    de: 'Überschriften mit ##, Listen mit -, Links als [Wörter](https://adresse). Klammern ohne Link sind noch auszufüllen.',
    es: 'Títulos con ##, listas con -, enlaces como [palabras](https://dirección). Los corchetes sin enlace quedan por completar.',
  },
  filledFromSettings: {
    en: 'The settings fill in [shop], [email], [phone] and [address].',
    de: 'Die Einstellungen füllen [shop], [email], [phone] und [address] aus.',
    es: 'Los ajustes completan [shop], [email], [phone] y [address].',
  },
  preview: { en: 'Preview', de: 'Vorschau', es: 'Vista previa' },
  publish: { en: 'Publish new version', de: 'Neue Fassung veröffentlichen', es: 'Publicar versión nueva' },
  publishQuestion: {
    en: 'Publish this as a new version?',
    de: 'Als neue Fassung veröffentlichen?',
    es: '¿Publicar como versión nueva?',
  },
  publishText: {
    en: 'Everybody sees it at once. The version before it stays readable.',
    de: 'Alle sehen sie sofort. Die Fassung davor bleibt lesbar.',
    es: 'Todos la ven en el acto. La versión anterior se puede seguir leyendo.',
  },
  publishTermsText: {
    en: 'Everybody sees it at once, and is asked to accept it at the next login. The version before it stays readable.',
    de: 'Alle sehen sie sofort und werden bei der nächsten Anmeldung gebeten, sie anzunehmen. Die Fassung davor bleibt lesbar.',
    es: 'Todos la ven en el acto y se les pide aceptarla la próxima vez que entren. La versión anterior se puede seguir leyendo.',
  },
  published: {
    en: (version: number) => `Version ${version} is published.`,
    de: (version) => `Fassung ${version} ist veröffentlicht.`,
    es: (version) => `La versión ${version} está publicada.`,
  },
  unchanged: {
    en: 'Nothing was changed, so nothing was published.',
    de: 'Es wurde nichts geändert, also auch nichts veröffentlicht.',
    es: 'No ha cambiado nada, así que no se ha publicado nada.',
  },
  errorIn: {
    en: (names: string) => `Please check the text in: ${names}.`,
    de: (names) => `Bitte prüf den Text in: ${names}.`,
    es: (names) => `Revisa el texto en: ${names}.`,
  },
  back: { en: 'All legal pages', de: 'Alle rechtlichen Seiten', es: 'Todas las páginas legales' },
  show: { en: 'Show the page', de: 'Seite ansehen', es: 'Ver la página' },
});
