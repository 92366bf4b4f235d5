import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** Of a person who did not come to the handover. As screens say it. */
export const absenceNews = texts({
  no_show_reported: {
    en: (from: string, title: string, until: string) =>
      `${from} says that you did not come for ${title}. If that is wrong, say so by ${until}`,
    de: (from, title, until) =>
      `${from} sagt, dass du nicht zur Übergabe von ${title} gekommen bist. Wenn das nicht stimmt, sag es bis ${until}`,
    es: (from, title, until) =>
      `${from} dice que no acudiste a la entrega de ${title}. Si no es cierto, dilo antes del ${until}`,
  },
  no_show_denied: {
    en: (from: string, title: string, reason: string) => `${from} says they were there for ${title}: ${reason}`,
    de: (from, title, reason) => `${from} sagt, bei der Übergabe von ${title} da gewesen zu sein: ${reason}`,
    es: (from, title, reason) => `${from} dice que sí estuvo en la entrega de ${title}: ${reason}`,
  },
  handover_missed: {
    buyer: {
      en: (title: string, until: string) =>
        `You did not come for ${title}. Agree on another time by ${until}. If you do not come again, the sale is cancelled`,
      de: (title, until) =>
        `Du bist nicht zur Übergabe von ${title} gekommen. Vereinbare bis ${until} eine andere Zeit. Kommst du wieder nicht, wird der Kauf storniert`,
      es: (title, until) =>
        `No acudiste a la entrega de ${title}. Acuerda otra hora antes del ${until}. Si vuelves a faltar, la compra se cancela`,
    },
    seller: {
      en: (title: string, until: string) =>
        `The buyer of ${title} gets one more try. Agree on another time by ${until}. If the buyer does not come again, the sale is cancelled`,
      de: (title, until) =>
        `Der Käufer von ${title} bekommt noch einen Versuch. Vereinbart bis ${until} eine andere Zeit. Kommt er wieder nicht, wird der Verkauf storniert`,
      es: (title, until) =>
        `El comprador de ${title} tiene otro intento. Acordad otra hora antes del ${until}. Si vuelve a faltar, la venta se cancela`,
    },
  },
  no_show_ended: {
    en: (title: string, absent: 'buyer' | 'seller') =>
      `Cancelled: ${absent === 'buyer' ? 'The buyer' : 'The seller'} did not come to the handover of ${title}`,
    de: (title, absent) =>
      `Storniert: ${absent === 'buyer' ? 'Der Käufer' : 'Der Verkäufer'} kam nicht zur Übergabe von ${title}`,
    es: (title, absent) =>
      `Cancelada: ${absent === 'buyer' ? 'el comprador' : 'el vendedor'} no acudió a la entrega de ${title}`,
  },
});

/** The same as mails and pushes say it. */
export const absenceLetters = {
  no_show_reported: {
    en: ({ title, from, until, then }, { time }) => ({
      title: `Did you miss the handover? ${title}`,
      text: `${from} says that you did not come to the handover of ${title}. If that is wrong, say so by ${time(until)}. After that it counts as true${
        {
          none: '.',
          another_time: ', and you both agree on another time. If you do not come again, the sale is cancelled.',
          cancelled: ', the sale is cancelled, and the buyer gets the money back.',
        }[then ?? 'none']
      }`,
    }),
    de: ({ title, from, until, then }, { time }) => ({
      title: `Übergabe verpasst? ${title}`,
      text: `${from} sagt, dass du nicht zur Übergabe von ${title} gekommen bist. Wenn das nicht stimmt, sag es bis ${time(until)}. Danach gilt es als richtig${
        {
          none: '.',
          another_time: ', und ihr vereinbart eine andere Zeit. Kommst du wieder nicht, wird der Kauf storniert.',
          cancelled: ', der Verkauf wird storniert und das Geld erstattet.',
        }[then ?? 'none']
      }`,
    }),
    es: ({ title, from, until, then }, { time }) => ({
      title: `¿Faltaste a la entrega? ${title}`,
      text: `${from} dice que no acudiste a la entrega de ${title}. Si no es cierto, dilo antes del ${time(until)}. Después se dará por cierto${
        {
          none: '.',
          another_time: ' y acordaréis otra hora. Si vuelves a faltar, la compra se cancela.',
          cancelled: ', la venta se cancelará y se devolverá el dinero.',
        }[then ?? 'none']
      }`,
    }),
  },
  no_show_denied: {
    en: ({ title, from, text }) => ({
      title: `Were you both there? ${title}`,
      text: `You said that ${from} did not come to the handover of ${title}. ${from} says the opposite: “${text}”. The shop decides, and the money stays where it is until then. Open the sale to say what happened.`,
    }),
    de: ({ title, from, text }) => ({
      title: `Wart ihr beide da? ${title}`,
      text: `Du hast gesagt, dass ${from} nicht zur Übergabe von ${title} gekommen ist. ${from} sagt das Gegenteil: „${text}“. Der Shop entscheidet, und das Geld bleibt so lange, wo es ist. Auf der Seite der Übergabe kannst du sagen, was passiert ist.`,
    }),
    es: ({ title, from, text }) => ({
      title: `¿Estuvisteis los dos? ${title}`,
      text: `Dijiste que ${from} no acudió a la entrega de ${title}. ${from} dice lo contrario: «${text}». La tienda decide, y hasta entonces el dinero se queda donde está. En la página de la entrega puedes contar qué pasó.`,
    }),
  },
  handover_missed: {
    en: ({ title, until, to }, { time }) => ({
      title: `One more try: ${title}`,
      text:
        to === 'buyer'
          ? `You did not come to the handover of ${title}. You can try once more: agree on another time by ${time(until)}. If you do not come again, or there is no time by then, the sale is cancelled and you get the money back.`
          : `The buyer did not come to the handover of ${title} and gets one more try. Please agree on another time by ${time(until)}. If the buyer does not come again, or there is no time by then, the sale is cancelled and the buyer gets the money back.`,
    }),
    de: ({ title, until, to }, { time }) => ({
      title: `Noch ein Versuch: ${title}`,
      text:
        to === 'buyer'
          ? `Du bist nicht zur Übergabe von ${title} gekommen. Du hast noch einen Versuch: Vereinbare bis ${time(until)} eine andere Zeit. Kommst du wieder nicht, oder gibt es bis dahin keine Zeit, wird der Kauf storniert und du bekommst das Geld zurück.`
          : `Der Käufer kam nicht zur Übergabe von ${title} und bekommt noch einen Versuch. Bitte vereinbart bis ${time(until)} eine andere Zeit. Kommt er wieder nicht, oder gibt es bis dahin keine Zeit, wird der Verkauf storniert und das Geld erstattet.`,
    }),
    es: ({ title, until, to }, { time }) => ({
      title: `Otro intento: ${title}`,
      text:
        to === 'buyer'
          ? `No acudiste a la entrega de ${title}. Tienes otro intento: acuerda otra hora antes del ${time(until)}. Si vuelves a faltar, o no hay hora para entonces, la compra se cancela y recibes el dinero de vuelta.`
          : `El comprador no acudió a la entrega de ${title} y tiene otro intento. Acordad otra hora antes del ${time(until)}. Si vuelve a faltar, o no hay hora para entonces, la venta se cancela y se devuelve el dinero.`,
    }),
  },
  no_show_ended: {
    en: ({ title, absent }) => ({
      title: `Cancelled: ${title}`,
      text: `The ${absent} did not come to the handover of ${title}, so the sale was cancelled. The buyer gets the money back.`,
    }),
    de: ({ title, absent }) => ({
      title: `Storniert: ${title}`,
      text: `${absent === 'buyer' ? 'Der Käufer' : 'Der Verkäufer'} kam nicht zur Übergabe von ${title}, deshalb wurde storniert. Das Geld geht zurück.`,
    }),
    es: ({ title, absent }) => ({
      title: `Cancelada: ${title}`,
      text: `${absent === 'buyer' ? 'El comprador' : 'El vendedor'} no acudió a la entrega de ${title}, así que se canceló. El dinero se devuelve.`,
    }),
  },
} satisfies LetterTexts;
