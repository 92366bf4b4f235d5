import { byLanguage } from '../by-language.ts';
import { calendarEntry } from '../fulfillment/calendar-entry.ts';

/** The words around each notification in a mail. */
export const letterWords = byLanguage({
  calendar: calendarEntry,
  open: {
    messages: { en: 'Read and answer', de: 'Lesen und antworten', es: 'Leer y responder' },
    offers: { en: 'See the offer', de: 'Preisvorschlag ansehen', es: 'Ver la oferta' },
    sales: { en: 'See the sale', de: 'Verkauf ansehen', es: 'Ver la venta' },
    handover: { en: 'See what is next', de: 'Ansehen, wie es weitergeht', es: 'Ver qué sigue' },
    payouts: { en: 'See your earnings', de: 'Einnahmen ansehen', es: 'Ver tus ingresos' },
    reviews: { en: 'See the review', de: 'Bewertung ansehen', es: 'Ver la valoración' },
    decisions: { en: 'See the decision', de: 'Entscheidung ansehen', es: 'Ver la decisión' },
    price_drop: { en: 'See it', de: 'Ansehen', es: 'Ver el artículo' },
    on_hold: { en: 'See it', de: 'Ansehen', es: 'Ver el artículo' },
    back: { en: 'See it', de: 'Ansehen', es: 'Ver el artículo' },
    sold_saved: { en: 'See it', de: 'Ansehen', es: 'Ver el artículo' },
    saved_searches: { en: 'See all results', de: 'Alle Treffer ansehen', es: 'Ver todos los resultados' },
    shop: { en: 'See what to do', de: 'Ansehen, was zu tun ist', es: 'Ver qué hay que hacer' },
  },
  last: {
    title: {
      en: (title: string) => `Last reminder: ${title}`,
      de: (title) => `Letzte Erinnerung: ${title}`,
      es: (title) => `Último recordatorio: ${title}`,
    },
    text: {
      en: (until: string) => `This is the last reminder before ${until}.`,
      de: (until) => `Das ist die letzte Erinnerung vor dem ${until}.`,
      es: (until) => `Este es el último recordatorio antes del ${until}.`,
    },
  },
  waits: {
    en: 'The buyer’s bank disputes the payment, so no money moves until it has decided.',
    de: 'Die Bank des Käufers ficht die Zahlung an; bis sie entschieden hat, bewegt sich kein Geld.',
    es: 'El banco del comprador disputa el pago; hasta que decida no se mueve dinero.',
  },
  hello: { en: (name: string) => `Hello ${name},`, de: (name) => `Hallo ${name}!`, es: (name) => `Hola, ${name}:` },
  why: {
    saved: {
      en: 'You get this email because you saved the item.',
      de: 'Du bekommst diese E-Mail, weil du dir den Artikel gemerkt hast.',
      es: 'Recibes este correo porque guardaste el artículo.',
    },
    search: {
      en: 'You get this email because you saved the search.',
      de: 'Du bekommst diese E-Mail, weil du die Suche gespeichert hast.',
      es: 'Recibes este correo porque guardaste la búsqueda.',
    },
    other: {
      en: 'You get this email because of your choices in your account.',
      de: 'Du bekommst diese E-Mail, weil du es in deinem Konto so gewählt hast.',
      es: 'Recibes este correo por lo que elegiste en tu cuenta.',
    },
    fixed: {
      en: 'This email is about an agreement or about money, so it cannot be switched off.',
      de: 'In dieser E-Mail geht es um eine Vereinbarung oder um Geld, deshalb lässt sie sich nicht abbestellen.',
      es: 'Este correo trata de un acuerdo o de dinero, por eso no se puede desactivar.',
    },
  },
  stop: { en: 'Stop these emails', de: 'Diese E-Mails abbestellen', es: 'No recibir más estos correos' },
  stopAll: {
    en: 'Stop all emails that can be switched off',
    de: 'Alle E-Mails abbestellen, bei denen das geht',
    es: 'No recibir ningún correo que se pueda desactivar',
  },
  choose: { en: 'All your notifications', de: 'Alle deine Benachrichtigungen', es: 'Todos tus avisos' },
  digest: {
    subject: {
      en: (count: number) => (count === 1 ? 'Your day: one notification' : `Your day: ${count} notifications`),
      de: (count) => (count === 1 ? 'Dein Tag: eine Neuigkeit' : `Dein Tag: ${count} Neuigkeiten`),
      es: (count) => (count === 1 ? 'Tu día: una novedad' : `Tu día: ${count} novedades`),
    },
    text: {
      en: 'This is what happened since your last daily email:',
      de: 'Das ist seit deiner letzten täglichen E-Mail passiert:',
      es: 'Esto es lo que pasó desde tu último correo diario:',
    },
    open: { en: 'See all notifications', de: 'Alle Benachrichtigungen ansehen', es: 'Ver todos los avisos' },
  },
});
