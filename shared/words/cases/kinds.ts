import { texts } from '../texts.ts';

/** Kinds of reported things, as screens name them. `hide` is there where a decision can hide one. */
export const caseKindTexts = texts({
  listing: {
    name: { en: 'Listing', de: 'Anzeige', es: 'Anuncio' },
    report: { en: 'Report this item', de: 'Diesen Artikel melden', es: 'Denunciar este artículo' },
  },
  account: {
    name: { en: 'Account', de: 'Konto', es: 'Cuenta' },
    report: { en: 'Report this seller', de: 'Diesen Verkäufer melden', es: 'Denunciar a este vendedor' },
  },
  message: {
    name: { en: 'Message', de: 'Nachricht', es: 'Mensaje' },
    report: { en: 'Report this message', de: 'Diese Nachricht melden', es: 'Denunciar este mensaje' },
    hide: {
      act: { en: 'Hide the message', de: 'Nachricht ausblenden', es: 'Ocultar el mensaje' },
      explained: {
        en: 'Both people read in its place that the moderation removed it.',
        de: 'Beide lesen an ihrer Stelle, dass die Moderation sie entfernt hat.',
        es: 'En su lugar, ambas personas leen que la moderación lo eliminó.',
      },
      done: { en: 'The message is hidden.', de: 'Die Nachricht ist ausgeblendet.', es: 'El mensaje está oculto.' },
    },
  },
  review: {
    name: { en: 'Review', de: 'Bewertung', es: 'Valoración' },
    report: { en: 'Report this review', de: 'Diese Bewertung melden', es: 'Denunciar esta valoración' },
    hide: {
      act: { en: 'Hide the review', de: 'Bewertung ausblenden', es: 'Ocultar la valoración' },
      explained: {
        en: 'Nobody sees it, and it counts in no rating.',
        de: 'Niemand sieht sie, und sie zählt in keiner Bewertung mit.',
        es: 'Nadie la ve y no cuenta en ninguna valoración.',
      },
      done: { en: 'The review is hidden.', de: 'Die Bewertung ist ausgeblendet.', es: 'La valoración está oculta.' },
    },
  },
  reply: {
    name: { en: 'Reply to a review', de: 'Antwort auf eine Bewertung', es: 'Respuesta a una valoración' },
    report: { en: 'Report this reply', de: 'Diese Antwort melden', es: 'Denunciar esta respuesta' },
    hide: {
      act: { en: 'Hide the reply', de: 'Antwort ausblenden', es: 'Ocultar la respuesta' },
      explained: {
        en: 'Nobody but its writer sees it. The review stays, and counts as before.',
        de: 'Nur wer sie geschrieben hat, sieht sie noch. Die Bewertung bleibt und zählt wie bisher.',
        es: 'Solo la ve quien la escribió. La valoración se queda y cuenta como antes.',
      },
      done: { en: 'The reply is hidden.', de: 'Die Antwort ist ausgeblendet.', es: 'La respuesta está oculta.' },
    },
  },
});

/** The same in a mail, by the listing's title or the person's name. */
export const caseSubjects = texts({
  listing: { en: (title: string) => title, de: (title) => title, es: (title) => title },
  account: { en: (name: string) => name, de: (name) => name, es: (name) => name },
  message: {
    en: (title: string) => `Message about ${title}`,
    de: (title) => `Nachricht zu ${title}`,
    es: (title) => `Mensaje sobre ${title}`,
  },
  review: {
    en: (title: string) => `Review about ${title}`,
    de: (title) => `Bewertung zu ${title}`,
    es: (title) => `Valoración sobre ${title}`,
  },
  reply: {
    en: (title: string) => `Reply to the review about ${title}`,
    de: (title) => `Antwort auf die Bewertung zu ${title}`,
    es: (title) => `Respuesta a la valoración sobre ${title}`,
  },
});
