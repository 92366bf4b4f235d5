import type { AlertKind } from '../../../shared/domain/alert.ts';
import type { Language } from '../../../shared/domain/language.ts';

type Facts = { title: string; price: string; before: string };
type Said = { subject: string; text: string };

type AlertWords = Record<AlertKind, (facts: Facts) => Said> & {
  hello: (name: string) => string;
  see: string;
  why: string;
  stop: string;
  choose: string;
};

const english: AlertWords = {
  hello: (name) => `Hello ${name},`,
  price_drop: ({ title, price, before }) => ({
    subject: `${title} now costs ${price}`,
    text: `The price of a piece you saved dropped: ${title} now costs ${price} instead of ${before}.`,
  }),
  on_hold: ({ title }) => ({
    subject: `${title} is on hold`,
    text: `Another buyer is paying for a piece you saved: ${title}. It is reserved for a few minutes and may become available again.`,
  }),
  back: ({ title, price }) => ({
    subject: `${title} is available again`,
    text: `A piece you saved is available again: ${title}, for ${price}.`,
  }),
  sold: ({ title }) => ({
    subject: `${title} has been sold`,
    text: `A piece you saved has been sold: ${title}.`,
  }),
  see: 'See it',
  why: 'You get this email because you saved the piece.',
  stop: 'Stop these emails',
  choose: 'All your alerts',
};

const german: AlertWords = {
  hello: (name) => `Hallo ${name},`,
  price_drop: ({ title, price, before }) => ({
    subject: `${title} kostet jetzt ${price}`,
    text: `ein Stück, das du dir gemerkt hast, ist günstiger geworden: ${title} kostet jetzt ${price} statt ${before}.`,
  }),
  on_hold: ({ title }) => ({
    subject: `${title} ist reserviert`,
    text: `jemand bezahlt gerade ein Stück, das du dir gemerkt hast: ${title}. Es ist ein paar Minuten lang reserviert und wird vielleicht wieder frei.`,
  }),
  back: ({ title, price }) => ({
    subject: `${title} ist wieder zu haben`,
    text: `ein Stück, das du dir gemerkt hast, ist wieder zu haben: ${title} für ${price}.`,
  }),
  sold: ({ title }) => ({
    subject: `${title} ist verkauft`,
    text: `ein Stück, das du dir gemerkt hast, ist verkauft: ${title}.`,
  }),
  see: 'Ansehen',
  why: 'Du bekommst diese Mail, weil du dir das Stück gemerkt hast.',
  stop: 'Diese Mails abbestellen',
  choose: 'Alle deine Benachrichtigungen',
};

const spanish: AlertWords = {
  hello: (name) => `Hola, ${name}:`,
  price_drop: ({ title, price, before }) => ({
    subject: `${title} ahora cuesta ${price}`,
    text: `Ha bajado el precio de un mueble que guardaste: ${title} cuesta ahora ${price} en lugar de ${before}.`,
  }),
  on_hold: ({ title }) => ({
    subject: `${title}: reservado`,
    text: `Otra persona está pagando un mueble que guardaste: ${title}. Queda reservado unos minutos y puede volver a estar disponible.`,
  }),
  back: ({ title, price }) => ({
    subject: `${title} vuelve a estar disponible`,
    text: `Un mueble que guardaste vuelve a estar a la venta: ${title}, por ${price}.`,
  }),
  sold: ({ title }) => ({
    subject: `${title} se ha vendido`,
    text: `Un mueble que guardaste se ha vendido: ${title}.`,
  }),
  see: 'Ver el anuncio',
  why: 'Recibes este correo porque guardaste el mueble.',
  stop: 'No recibir más estos correos',
  choose: 'Todos tus avisos',
};

export const alertWords: Record<Language, AlertWords> = { en: english, de: german, es: spanish };
