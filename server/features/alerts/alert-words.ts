import type { AlertKind } from '../../../shared/domain/alert.ts';
import type { Language } from '../../../shared/domain/language.ts';

type Facts = { title: string; price: string; before: string };
type Said = { subject: string; text: string };

/** The words of the mails about saved pieces, in each language. */
type AlertWords = Record<AlertKind, (facts: Facts) => Said> & {
  hello: (name: string) => string;
  see: (url: string) => string;
  why: string;
  stop: (url: string) => string;
  choose: (url: string) => string;
};

const english: AlertWords = {
  hello: (name) => `Hello ${name},`,
  price_drop: ({ title, price, before }) => ({
    subject: `${title} now costs ${price}`,
    text: `the price of a piece you saved has dropped: ${title} now costs ${price} instead of ${before}.`,
  }),
  on_hold: ({ title }) => ({
    subject: `${title} is on hold`,
    text: `somebody is paying for a piece you saved: ${title}. It is put aside for them for a few minutes and may come back.`,
  }),
  back: ({ title, price }) => ({
    subject: `${title} is available again`,
    text: `a piece you saved can be bought again: ${title}, for ${price}.`,
  }),
  sold: ({ title }) => ({
    subject: `${title} has been sold`,
    text: `a piece you saved now belongs to somebody else: ${title} has been sold.`,
  }),
  see: (url) => `See it: ${url}`,
  why: 'You get this mail because you saved the piece.',
  stop: (url) => `No more mails like this one: ${url}`,
  choose: (url) => `All your alerts: ${url}`,
};

const german: AlertWords = {
  hello: (name) => `Hallo ${name},`,
  price_drop: ({ title, price, before }) => ({
    subject: `${title} kostet jetzt ${price}`,
    text: `ein Stück, das du dir gemerkt hast, ist günstiger geworden: ${title} kostet jetzt ${price} statt ${before}.`,
  }),
  on_hold: ({ title }) => ({
    subject: `${title} ist reserviert`,
    text: `jemand bezahlt gerade ein Stück, das du dir gemerkt hast: ${title}. Es ist für ein paar Minuten zurückgelegt und kommt vielleicht wieder.`,
  }),
  back: ({ title, price }) => ({
    subject: `${title} ist wieder zu haben`,
    text: `ein Stück, das du dir gemerkt hast, ist wieder zu haben: ${title} für ${price}.`,
  }),
  sold: ({ title }) => ({
    subject: `${title} ist verkauft`,
    text: `ein Stück, das du dir gemerkt hast, gehört jetzt jemand anderem: ${title} ist verkauft.`,
  }),
  see: (url) => `Ansehen: ${url}`,
  why: 'Du bekommst diese Mail, weil du dir das Stück gemerkt hast.',
  stop: (url) => `Keine solchen Mails mehr: ${url}`,
  choose: (url) => `Alle deine Benachrichtigungen: ${url}`,
};

const spanish: AlertWords = {
  hello: (name) => `Hola, ${name}:`,
  price_drop: ({ title, price, before }) => ({
    subject: `${title} ahora cuesta ${price}`,
    text: `Ha bajado el precio de una pieza que guardaste: ${title} cuesta ahora ${price} en lugar de ${before}.`,
  }),
  on_hold: ({ title }) => ({
    subject: `${title} está reservada`,
    text: `Alguien está pagando una pieza que guardaste: ${title}. Queda apartada unos minutos y puede que vuelva.`,
  }),
  back: ({ title, price }) => ({
    subject: `${title} vuelve a estar disponible`,
    text: `Una pieza que guardaste vuelve a estar a la venta: ${title}, por ${price}.`,
  }),
  sold: ({ title }) => ({
    subject: `${title} se ha vendido`,
    text: `Una pieza que guardaste ya tiene otro dueño: ${title} se ha vendido.`,
  }),
  see: (url) => `Verla: ${url}`,
  why: 'Recibes este correo porque guardaste la pieza.',
  stop: (url) => `No recibir más correos como este: ${url}`,
  choose: (url) => `Todos tus avisos: ${url}`,
};

export const alertWords: Record<Language, AlertWords> = { en: english, de: german, es: spanish };
