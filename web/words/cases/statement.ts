import { whoDecided } from '../../../shared/words/cases/who-decided.ts';
import { texts } from '../../../shared/words/texts.ts';

/** What the person concerned reads of a decision, and the appeal against it. */
export const statementOfReasons = texts({
  statement: { en: 'Statement of reasons', de: 'Begründung der Entscheidung', es: 'Motivos de la decisión' },
  statementLede: {
    en: (number: string, title: string) => `Case ${number}, about ${title}`,
    de: (number, title) => `Fall ${number} zu ${title}`,
    es: (number, title) => `Caso ${number}, sobre ${title}`,
  },
  what: { en: 'What was decided', de: 'Was entschieden wurde', es: 'Qué se ha decidido' },
  done: {
    none: {
      en: 'The decision is taken back.',
      de: 'Die Entscheidung ist zurückgenommen.',
      es: 'La decisión se ha anulado.',
    },
    hide: { en: 'The listing is hidden.', de: 'Die Anzeige ist ausgeblendet.', es: 'El anuncio está oculto.' },
    warn: { en: 'This is a warning.', de: 'Das ist eine Verwarnung.', es: 'Esto es una advertencia.' },
    suspend: { en: 'The account is suspended.', de: 'Das Konto ist gesperrt.', es: 'La cuenta está suspendida.' },
    remove: { en: 'It is removed.', de: 'Es ist entfernt.', es: 'Está eliminado.' },
    remove_picture: {
      en: 'The picture is removed, and cannot be uploaded again.',
      de: 'Das Bild ist entfernt und lässt sich nicht noch einmal hochladen.',
      es: 'La imagen está eliminada y no se puede volver a subir.',
    },
  },
  why: { en: 'Why', de: 'Warum', es: 'Por qué' },
  rule: { en: 'Rule', de: 'Regel', es: 'Regla' },
  rules: {
    en: (names: string) => `Section 4 of the terms: ${names}`,
    de: (names) => `Abschnitt 4 der AGB: ${names}`,
    es: (names) => `Apartado 4 de las condiciones: ${names}`,
  },
  generalRule: {
    en: 'Section 4 of the terms, about what may be listed and how.',
    de: 'Abschnitt 4 der AGB, was und wie angeboten werden darf.',
    es: 'Apartado 4 de las condiciones, sobre qué se puede anunciar y cómo.',
  },
  ...whoDecided,
  kept: {
    en: 'The decision stays.',
    de: 'Die Entscheidung bleibt.',
    es: 'La decisión se mantiene.',
  },
  appealTitle: { en: 'Appeal', de: 'Beschwerde', es: 'Recurso' },
  appealLede: {
    en: (day: string) => `You can appeal once, free of charge, until ${day}.`,
    de: (day) => `Du kannst bis zum ${day} einmal kostenlos Beschwerde einlegen.`,
    es: (day) => `Puedes recurrir una vez, gratis, hasta el ${day}.`,
  },
  appealText: {
    en: 'Why is the decision wrong?',
    de: 'Warum ist die Entscheidung falsch?',
    es: '¿Por qué es errónea la decisión?',
  },
  appealMissing: {
    en: 'Say why the decision is wrong.',
    de: 'Sag, warum die Entscheidung falsch ist.',
    es: 'Di por qué es errónea la decisión.',
  },
  sendAppeal: { en: 'Send appeal', de: 'Beschwerde senden', es: 'Enviar recurso' },
  appealSent: {
    en: 'Your appeal is sent. We will write to you when it is decided.',
    de: 'Deine Beschwerde ist gesendet. Wir schreiben dir, wenn entschieden ist.',
    es: 'Tu recurso se ha enviado. Te escribiremos cuando se resuelva.',
  },
  yourAppeal: { en: 'Your appeal', de: 'Deine Beschwerde', es: 'Tu recurso' },
  waiting: {
    en: 'It is not decided yet.',
    de: 'Darüber ist noch nicht entschieden.',
    es: 'Todavía no se ha resuelto.',
  },
  final: {
    en: 'This decision is our last. You can still go to court.',
    de: 'Diese Entscheidung ist unsere letzte. Du kannst noch vor Gericht gehen.',
    es: 'Esta decisión es la última por nuestra parte. Todavía puedes acudir a los tribunales.',
  },
});
