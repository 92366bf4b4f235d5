import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** Messages, sales, reviews and decisions about reports. As screens say it. */
export const dealNews = texts({
  message: {
    en: (from: string, title: string, count: number) =>
      count > 1 ? `${count} messages from ${from} about ${title}` : `${from} wrote to you about ${title}`,
    de: (from, title, count) =>
      count > 1 ? `${count} Nachrichten von ${from} zu ${title}` : `${from} hat dir zu ${title} geschrieben`,
    es: (from, title, count) =>
      count > 1 ? `${count} mensajes de ${from} sobre ${title}` : `${from} te escribió sobre ${title}`,
  },
  sold: {
    en: (title: string, amount: string) => `Sold: ${title} for ${amount}`,
    de: (title, amount) => `Verkauft: ${title} für ${amount}`,
    es: (title, amount) => `Vendido: ${title} por ${amount}`,
  },
  bought: {
    en: (title: string, amount: string) => `Paid: ${title} for ${amount}`,
    de: (title, amount) => `Bezahlt: ${title} für ${amount}`,
    es: (title, amount) => `Pagado: ${title} por ${amount}`,
  },
  review_received: {
    en: (from: string, title: string, stars: number) => `${from} gave you ${stars} of 5 stars for ${title}`,
    de: (from, title, stars) => `${from} gibt dir ${stars} von 5 Sternen für ${title}`,
    es: (from, title, stars) => `${from} te dio ${stars} de 5 estrellas por ${title}`,
  },
  case_decided: {
    en: (title: string, caseNumber: string) => `Case ${caseNumber} about ${title} was decided`,
    de: (title, caseNumber) => `Fall ${caseNumber} zu ${title} ist entschieden`,
    es: (title, caseNumber) => `El caso ${caseNumber} sobre ${title} se ha resuelto`,
  },
  listing_approved: {
    en: (title: string) => `Your listing is public: ${title}`,
    de: (title) => `Deine Anzeige ist öffentlich: ${title}`,
    es: (title) => `Tu anuncio es público: ${title}`,
  },
});

/** The same as mails and pushes say it. */
export const dealLetters = {
  message: {
    en: ({ title, from, text }, { count }) => ({
      title: count > 1 ? `${count} messages from ${from}: ${title}` : `Message from ${from}: ${title}`,
      text: text
        ? `${from} wrote to you about ${title}: “${text}”`
        : `${from} wrote to you about ${title}. Open the conversation to read it and to answer.`,
    }),
    de: ({ title, from, text }, { count }) => ({
      title: count > 1 ? `${count} Nachrichten von ${from}: ${title}` : `Nachricht von ${from}: ${title}`,
      text: text
        ? `${from} hat dir zu ${title} geschrieben: „${text}“`
        : `${from} hat dir zu ${title} geschrieben. Öffne die Unterhaltung, um zu lesen und zu antworten.`,
    }),
    es: ({ title, from, text }, { count }) => ({
      title: count > 1 ? `${count} mensajes de ${from}: ${title}` : `Mensaje de ${from}: ${title}`,
      text: text
        ? `${from} te escribió sobre ${title}: «${text}»`
        : `${from} te escribió sobre ${title}. Abre la conversación para leer y responder.`,
    }),
  },
  sold: {
    en: ({ title, amountCents }, { money }) => ({
      title: `Sold: ${title} for ${money(amountCents)}`,
      text: `Your listing has been sold and paid: ${title} for ${money(amountCents)}.`,
    }),
    de: ({ title, amountCents }, { money }) => ({
      title: `Verkauft: ${title} für ${money(amountCents)}`,
      text: `Dein Artikel ist verkauft und bezahlt: ${title} für ${money(amountCents)}.`,
    }),
    es: ({ title, amountCents }, { money }) => ({
      title: `Vendido: ${title} por ${money(amountCents)}`,
      text: `Tu artículo se ha vendido y está pagado: ${title} por ${money(amountCents)}.`,
    }),
  },
  bought: {
    en: ({ title, amountCents }, { money }) => ({
      title: `Paid: ${title} for ${money(amountCents)}`,
      text: `Your payment has arrived, and ${title} is yours.`,
    }),
    de: ({ title, amountCents }, { money }) => ({
      title: `Bezahlt: ${title} für ${money(amountCents)}`,
      text: `Deine Zahlung ist angekommen, ${title} gehört dir.`,
    }),
    es: ({ title, amountCents }, { money }) => ({
      title: `Pagado: ${title} por ${money(amountCents)}`,
      text: `Tu pago ha llegado y ${title} es tuyo.`,
    }),
  },
  review_received: {
    en: ({ title, from, stars }) => ({
      title: `${from} reviewed you: ${stars} of 5 stars`,
      text: `${from} wrote a review about ${title}: ${stars} of 5 stars.`,
    }),
    de: ({ title, from, stars }) => ({
      title: `${from} hat dich bewertet: ${stars} von 5 Sternen`,
      text: `${from} hat eine Bewertung zu ${title} geschrieben: ${stars} von 5 Sternen.`,
    }),
    es: ({ title, from, stars }) => ({
      title: `${from} te valoró: ${stars} de 5 estrellas`,
      text: `${from} escribió una valoración sobre ${title}: ${stars} de 5 estrellas.`,
    }),
  },
  case_decided: {
    en: ({ title, caseNumber }) => ({
      title: `A decision about ${title}`,
      text: `We decided case ${caseNumber}. The decision and the reasons are in your account.`,
    }),
    de: ({ title, caseNumber }) => ({
      title: `Eine Entscheidung zu ${title}`,
      text: `Wir haben den Fall ${caseNumber} entschieden. Entscheidung und Gründe stehen in deinem Konto.`,
    }),
    es: ({ title, caseNumber }) => ({
      title: `Una decisión sobre ${title}`,
      text: `Hemos resuelto el caso ${caseNumber}. La decisión y los motivos están en tu cuenta.`,
    }),
  },
  listing_approved: {
    en: ({ title }) => ({
      title: `Your listing is public: ${title}`,
      text: 'We have looked at your listing. Everybody can see it now.',
    }),
    de: ({ title }) => ({
      title: `Deine Anzeige ist öffentlich: ${title}`,
      text: 'Wir haben uns deine Anzeige angesehen. Jetzt können alle sie sehen.',
    }),
    es: ({ title }) => ({
      title: `Tu anuncio es público: ${title}`,
      text: 'Hemos revisado tu anuncio. Ahora lo puede ver todo el mundo.',
    }),
  },
} satisfies LetterTexts;
