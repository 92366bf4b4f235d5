import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** From the sale to the arrival of a parcel. As screens say it. */
export const parcelNews = texts({
  address_missing: {
    en: (title: string, until: string) =>
      `Where should ${title} go? Write your address${until ? `, or it is cancelled on ${until}` : ''}`,
    de: (title, until) =>
      `Wohin soll ${title}? Gib deine Adresse an${until ? `, sonst wird der Kauf am ${until} storniert` : ''}`,
    es: (title, until) =>
      `¿Adónde hay que llevar ${title}? Escribe tu dirección${until ? ` o se cancelará el ${until}` : ''}`,
  },
  parcel_missing: {
    en: (title: string, until: string) => `Please send ${title}, or the sale is cancelled on ${until}`,
    de: (title, until) => `Bitte verschick ${title}, sonst wird der Verkauf am ${until} storniert`,
    es: (title, until) => `Envía ${title}, por favor, o la venta se cancelará el ${until}`,
  },
  parcel_sent: {
    en: (title: string, tracking: string) => `${title} is on its way: ${tracking}`,
    de: (title, tracking) => `${title} ist unterwegs: ${tracking}`,
    es: (title, tracking) => `${title} está en camino: ${tracking}`,
  },
  parcel_due: {
    en: (title: string, until: string) =>
      `Has ${title} arrived? Without word from you it counts as delivered on ${until}`,
    de: (title, until) => `Ist ${title} angekommen? Wenn du nichts sagst, gilt es am ${until} als geliefert`,
    es: (title, until) => `¿Ha llegado ${title}? Si no dices nada, se dará por entregado el ${until}`,
  },
  parcel_assumed: {
    buyer: {
      en: (title: string, until: string) => `${title} counts as delivered. If it has not arrived, say so by ${until}`,
      de: (title, until) => `${title} gilt als geliefert. Wenn es nicht da ist, sag es bis ${until}`,
      es: (title, until) => `${title} se da por entregado. Si no ha llegado, dilo antes del ${until}`,
    },
    seller: {
      en: (title: string, until: string) =>
        `${title} counts as delivered. The buyer can report a problem until ${until}`,
      de: (title, until) => `${title} gilt als geliefert. Bis ${until} kann noch ein Problem gemeldet werden`,
      es: (title, until) => `${title} se da por entregado. Se puede avisar de un problema hasta el ${until}`,
    },
  },
  parcel_arrived: {
    en: (title: string, until: string) => `${title} has arrived. The buyer can report a problem until ${until}`,
    de: (title, until) => `${title} ist angekommen. Bis ${until} kann noch ein Problem gemeldet werden`,
    es: (title, until) => `${title} ha llegado. Se puede avisar de un problema hasta el ${until}`,
  },
});

/** The same as mails and pushes say it. */
export const parcelLetters = {
  address_missing: {
    en: ({ title, until }, { time }) => ({
      title: `Where should it go? ${title}`,
      text: `Without your address, ${title} cannot reach you. Please write it on the page of the purchase.${until ? ` If it is not sent and no time is agreed on by ${time(until)}, the purchase is cancelled and you get the money back.` : ''}`,
    }),
    de: ({ title, until }, { time }) => ({
      title: `Wohin soll es gehen? ${title}`,
      text: `Ohne deine Adresse kann ${title} nicht zu dir kommen. Bitte gib sie auf der Seite des Kaufs an.${until ? ` Ist der Artikel bis ${time(until)} nicht verschickt und keine Zeit vereinbart, wird der Kauf storniert, und du bekommst das Geld zurück.` : ''}`,
    }),
    es: ({ title, until }, { time }) => ({
      title: `¿Adónde hay que llevarlo? ${title}`,
      text: `Sin tu dirección ${title} no puede llegar. Escríbela en la página de la compra.${until ? ` Si antes del ${time(until)} no se envía ni se acuerda una hora, la compra se cancela y recibes el dinero de vuelta.` : ''}`,
    }),
  },
  parcel_missing: {
    en: ({ title, until }, { time }) => ({
      title: `Please send it: ${title}`,
      text: `You have not written yet that ${title} is on its way. Give it to a carrier, and write down the number on the page of the sale. If you have not by ${time(until)}, the sale is cancelled and the buyer gets the money back.`,
    }),
    de: ({ title, until }, { time }) => ({
      title: `Bitte verschick es: ${title}`,
      text: `Du hast noch nicht eingetragen, dass ${title} unterwegs ist. Übergib den Artikel einer Spedition, und trag die Nummer auf der Seite des Verkaufs ein. Steht dort bis ${time(until)} keine, wird der Verkauf storniert und das Geld erstattet.`,
    }),
    es: ({ title, until }, { time }) => ({
      title: `Envíalo, por favor: ${title}`,
      text: `Aún no has indicado que ${title} está en camino. Dáselo a un transportista y escribe el número en la página de la venta. Si no lo has hecho antes del ${time(until)}, la venta se cancela y se devuelve el dinero.`,
    }),
  },
  parcel_sent: {
    en: ({ title, tracking, until }, { time }) => ({
      title: `On its way: ${title}`,
      text: `The seller has sent ${title}: ${tracking}. Please say when it arrives, and report it if it does not.${until ? ` Without word from you it counts as delivered on ${time(until)}.` : ''}`,
    }),
    de: ({ title, tracking, until }, { time }) => ({
      title: `Unterwegs: ${title}`,
      text: `${title} wurde verschickt: ${tracking}. Sag bitte Bescheid, wenn es ankommt, und melde es, wenn es nicht ankommt.${until ? ` Wenn du nichts sagst, gilt es am ${time(until)} als geliefert.` : ''}`,
    }),
    es: ({ title, tracking, until }, { time }) => ({
      title: `En camino: ${title}`,
      text: `Se ha enviado ${title}: ${tracking}. Confirma cuando llegue, y avisa si no llega.${until ? ` Si no dices nada, se dará por entregado el ${time(until)}.` : ''}`,
    }),
  },
  parcel_due: {
    en: ({ title, until }, { time }) => ({
      title: `Has it arrived? ${title}`,
      text: `You have not said yet whether ${title} has arrived. Without word from you it counts as delivered on ${time(until)}. If it has not arrived, report that on the page of the purchase: then the seller gets no money until it is decided.`,
    }),
    de: ({ title, until }, { time }) => ({
      title: `Ist es angekommen? ${title}`,
      text: `Du hast noch nicht gesagt, ob ${title} angekommen ist. Wenn du nichts sagst, gilt es am ${time(until)} als geliefert. Ist es nicht da, melde das auf der Seite des Kaufs: Dann wird kein Geld ausgezahlt, bis entschieden ist.`,
    }),
    es: ({ title, until }, { time }) => ({
      title: `¿Ha llegado? ${title}`,
      text: `Aún no has dicho si ${title} ha llegado. Si no dices nada, se dará por entregado el ${time(until)}. Si no ha llegado, avisa en la página de la compra: así no se paga nada hasta que se decida.`,
    }),
  },
  parcel_assumed: {
    en: ({ title, until, to, waits }, { time }) =>
      to === 'buyer'
        ? {
            title: `It counts as delivered: ${title}`,
            text: `You have not said whether ${title} has arrived, so it counts as delivered. If it has not arrived, or something is wrong, report it by ${time(until)}.${waits ? '' : ' After that the seller gets the money.'}`,
          }
        : {
            title: `It counts as delivered: ${title}`,
            text: `The buyer has not said whether ${title} has arrived, so it counts as delivered. The buyer can report a problem until ${time(until)}.${waits ? '' : ' After that you get the money.'}`,
          },
    de: ({ title, until, to, waits }, { time }) =>
      to === 'buyer'
        ? {
            title: `Es gilt als geliefert: ${title}`,
            text: `Du hast nicht gesagt, ob ${title} angekommen ist. Deshalb gilt es als geliefert. Ist es nicht da oder stimmt etwas nicht, melde es bis ${time(until)}.${waits ? '' : ' Danach bekommt der Verkäufer das Geld.'}`,
          }
        : {
            title: `Es gilt als geliefert: ${title}`,
            text: `Der Käufer hat nicht gesagt, ob ${title} angekommen ist. Deshalb gilt es als geliefert. Bis ${time(until)} kann noch ein Problem gemeldet werden.${waits ? '' : ' Danach bekommst du das Geld.'}`,
          },
    es: ({ title, until, to, waits }, { time }) =>
      to === 'buyer'
        ? {
            title: `Se da por entregado: ${title}`,
            text: `No has dicho si ${title} ha llegado, así que se da por entregado. Si no ha llegado o algo no está bien, avisa antes del ${time(until)}.${waits ? '' : ' Después, el vendedor recibe el dinero.'}`,
          }
        : {
            title: `Se da por entregado: ${title}`,
            text: `El comprador no ha dicho si ${title} ha llegado, así que se da por entregado. Puede avisar de un problema hasta el ${time(until)}.${waits ? '' : ' Después recibes el dinero.'}`,
          },
  },
  parcel_arrived: {
    en: ({ title, until, waits }, { time }) => ({
      title: `It has arrived: ${title}`,
      text: `The buyer says that ${title} has arrived, and can report a problem until ${time(until)}.${waits ? '' : ' After that you get the money.'}`,
    }),
    de: ({ title, until, waits }, { time }) => ({
      title: `Es ist angekommen: ${title}`,
      text: `Der Käufer sagt, dass ${title} angekommen ist. Bis ${time(until)} kann noch ein Problem gemeldet werden.${waits ? '' : ' Danach bekommst du das Geld.'}`,
    }),
    es: ({ title, until, waits }, { time }) => ({
      title: `Ha llegado: ${title}`,
      text: `El comprador dice que ${title} ha llegado, y puede avisar de un problema hasta el ${time(until)}.${waits ? '' : ' Después recibes el dinero.'}`,
    }),
  },
} satisfies LetterTexts;
