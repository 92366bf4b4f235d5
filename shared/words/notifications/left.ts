import type { FulfillmentParty } from '../../domain/fulfillment.ts';
import type { LeftMatter } from '../../domain/left-matter.ts';
import { type Text, textIn, texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** What happens with the money or the return, and what to do; `until` may be empty. */
const leftThen: Record<LeftMatter, Record<FulfillmentParty, Text<(from: string, until: string) => string>>> = {
  arranging: {
    buyer: {
      en: (_, until) =>
        `Cancel the purchase on its page, and all of your money goes back to you. If you do nothing, it is cancelled and refunded by itself${until && ` on ${until}`}.`,
      de: (_, until) =>
        `Storniere den Kauf auf seiner Seite, dann bekommst du dein ganzes Geld zurück. Tust du nichts, wird er von selbst storniert und erstattet${until && `, und zwar am ${until}`}.`,
      es: (_, until) =>
        `Cancela la compra en su página y te devolvemos todo el dinero. Si no haces nada, se cancela y se devuelve sola${until && ` el ${until}`}.`,
    },
    seller: {
      en: (_, until) =>
        `Do not hand anything over. Cancel the sale on its page: the payment goes back, and you can list it again. If you do nothing, it is cancelled by itself${until && ` on ${until}`}.`,
      de: (_, until) =>
        `Übergib nichts. Storniere den Verkauf auf seiner Seite: Die Zahlung geht zurück, und du kannst wieder inserieren. Tust du nichts, wird er von selbst storniert${until && `, und zwar am ${until}`}.`,
      es: (_, until) =>
        `No entregues nada. Cancela la venta en su página: el pago se devuelve y puedes volver a anunciarlo. Si no haces nada, se cancela sola${until && ` el ${until}`}.`,
    },
  },
  arranged: {
    buyer: {
      en: () =>
        'Your payment stays with us. If nobody comes at the agreed time, say so afterwards on the page of the purchase, and all of your money goes back to you.',
      de: () =>
        'Deine Zahlung bleibt bei uns. Kommt zur vereinbarten Zeit niemand, sag es danach auf der Seite des Kaufs, dann bekommst du dein ganzes Geld zurück.',
      es: () =>
        'Tu pago sigue con nosotros. Si a la hora acordada no viene nadie, dilo después en la página de la compra y te devolvemos todo el dinero.',
    },
    seller: {
      en: () =>
        'Hand nothing over without the code. If nobody comes at the agreed time, say so afterwards on the page of the sale; then it can be cancelled and the payment goes back.',
      de: () =>
        'Übergib nichts ohne den Code. Kommt zur vereinbarten Zeit niemand, sag es danach auf der Seite des Verkaufs; dann lässt er sich stornieren, und die Zahlung geht zurück.',
      es: () =>
        'No entregues nada sin el código. Si a la hora acordada no viene nadie, dilo después en la página de la venta; entonces se puede cancelar y el pago se devuelve.',
    },
  },
  sent: {
    buyer: {
      en: () =>
        'Your parcel is on its way, and your payment stays with us. Confirm on the page of the purchase when it is here, or report a problem there: we decide about it.',
      de: () =>
        'Dein Paket ist unterwegs, deine Zahlung bleibt bei uns. Bestätige auf der Seite des Kaufs, wenn es da ist, oder melde dort ein Problem: Wir entscheiden darüber.',
      es: () =>
        'Tu paquete está en camino y tu pago sigue con nosotros. Confirma en la página de la compra cuando llegue, o avisa ahí de un problema: decidimos nosotros.',
    },
    seller: {
      en: (_, until) =>
        `You do not need to do anything. If nobody confirms the parcel, it counts as delivered${until && ` on ${until}`}; your money follows after that.`,
      de: (_, until) =>
        `Du musst nichts tun. Bestätigt niemand das Paket, gilt es ${until ? `am ${until}` : 'von selbst'} als zugestellt; danach kommt dein Geld.`,
      es: (_, until) =>
        `No tienes que hacer nada. Si nadie confirma el paquete, cuenta como entregado${until && ` el ${until}`}; después te llega el dinero.`,
    },
  },
  inspecting: {
    buyer: {
      en: (_, until) =>
        `You can still report a problem on the page of the purchase${until && ` until ${until}`}: we decide about it. Without a problem the purchase is completed, and the money is paid out.`,
      de: (_, until) =>
        `Du kannst auf der Seite des Kaufs${until && ` bis ${until}`} noch ein Problem melden: Wir entscheiden darüber. Ohne Problem wird der Kauf abgeschlossen und das Geld ausgezahlt.`,
      es: (_, until) =>
        `Aún puedes avisar de un problema en la página de la compra${until && ` hasta el ${until}`}: decidimos nosotros. Si no hay ninguno, la compra se completa y se paga el dinero.`,
    },
    seller: {
      en: (_, until) =>
        `You do not need to do anything. Without a reported problem the sale is completed${until && ` on ${until}`}, and you get your money.`,
      de: (_, until) =>
        `Du musst nichts tun. Ohne gemeldetes Problem wird der Verkauf${until && ` am ${until}`} abgeschlossen, und du bekommst dein Geld.`,
      es: (_, until) =>
        `No tienes que hacer nada. Si nadie avisa de un problema, la venta se completa${until && ` el ${until}`} y recibes tu dinero.`,
    },
  },
  no_show: {
    buyer: {
      en: (_, until) =>
        `Your payment stays with us. What was said about the missed handover counts${until && ` from ${until} on`}. If it was said about you and is wrong, say so before on the page of the purchase.`,
      de: (_, until) =>
        `Deine Zahlung bleibt bei uns. Was über die verpasste Übergabe gesagt wurde, gilt${until && ` ab ${until}`}. Betrifft es dich und stimmt nicht, sag es vorher auf der Seite des Kaufs.`,
      es: (_, until) =>
        `Tu pago sigue con nosotros. Lo que se dijo de la entrega perdida cuenta${until && ` desde el ${until}`}. Si se dijo de ti y no es cierto, dilo antes en la página de la compra.`,
    },
    seller: {
      en: (_, until) =>
        `The payment stays with us. What was said about the missed handover counts${until && ` from ${until} on`}. If it was said about you and is wrong, say so before on the page of the sale.`,
      de: (_, until) =>
        `Die Zahlung bleibt bei uns. Was über die verpasste Übergabe gesagt wurde, gilt${until && ` ab ${until}`}. Betrifft es dich und stimmt nicht, sag es vorher auf der Seite des Verkaufs.`,
      es: (_, until) =>
        `El pago sigue con nosotros. Lo que se dijo de la entrega perdida cuenta${until && ` desde el ${until}`}. Si se dijo de ti y no es cierto, dilo antes en la página de la venta.`,
    },
  },
  disputed: {
    buyer: {
      en: (from) =>
        `We decide about the problem without ${from}, and your payment stays with us until then. You can still add on the page of the purchase what we should know.`,
      de: (from) =>
        `Wir entscheiden ohne ${from} über das Problem, so lange bleibt deine Zahlung bei uns. Auf der Seite des Kaufs kannst du noch ergänzen, was wir wissen sollten.`,
      es: (from) =>
        `Decidimos sobre el problema sin ${from}, y tu pago sigue con nosotros hasta entonces. En la página de la compra aún puedes añadir lo que debamos saber.`,
    },
    seller: {
      en: (from) =>
        `We decide about the problem without ${from}, and the payment stays with us until then. You can still add on the page of the sale what we should know.`,
      de: (from) =>
        `Wir entscheiden ohne ${from} über das Problem, so lange bleibt die Zahlung bei uns. Auf der Seite des Verkaufs kannst du noch ergänzen, was wir wissen sollten.`,
      es: (from) =>
        `Decidimos sobre el problema sin ${from}, y el pago sigue con nosotros hasta entonces. En la página de la venta aún puedes añadir lo que debamos saber.`,
    },
  },
  return: {
    buyer: {
      en: (from, until) =>
        `We decide about your return instead of ${from}${until && ` by ${until}; if we do not, it is accepted`}. We write to you what happens next. Do not send anything before that.`,
      de: (from, until) =>
        `Wir entscheiden statt ${from} über deine Rückgabe${until && `, und zwar bis ${until}; sonst ist sie angenommen`}. Wir schreiben dir, wie es weitergeht. Schick vorher nichts los.`,
      es: (from, until) =>
        `Decidimos sobre tu devolución en lugar de ${from}${until && ` antes del ${until}; si no, queda aceptada`}. Te escribimos qué pasa después. No envíes nada antes.`,
    },
    seller: {
      en: () =>
        'The request to return it stays valid: answer it with your listings. A refund goes to the card that paid.',
      de: () =>
        'Die Rückgabeanfrage gilt weiter: Beantworte sie bei deinen Anzeigen. Eine Erstattung geht auf die Karte, mit der bezahlt wurde.',
      es: () =>
        'La solicitud de devolución sigue en pie: respóndela en tus anuncios. Un reembolso va a la tarjeta con la que se pagó.',
    },
  },
  return_accepted: {
    buyer: {
      en: () =>
        'Your return stays accepted. Keep it until we write to you how it goes back; then you get your money. If you have sent it already, write to us.',
      de: () =>
        'Deine Rückgabe bleibt angenommen. Behalte es, bis wir dir schreiben, wie es zurückgeht; danach bekommst du dein Geld. Hast du es schon losgeschickt, schreib uns.',
      es: () =>
        'Tu devolución sigue aceptada. Guárdalo hasta que te escribamos cómo se devuelve; después recibes tu dinero. Si ya lo has enviado, escríbenos.',
    },
    seller: {
      en: () => 'The accepted return stays valid. The refund goes to the card that paid.',
      de: () => 'Die angenommene Rückgabe gilt weiter. Die Erstattung geht auf die Karte, mit der bezahlt wurde.',
      es: () => 'La devolución aceptada sigue en pie. El reembolso va a la tarjeta con la que se pagó.',
    },
  },
  offer: {
    buyer: {
      en: () => 'The offer has ended, and it is no longer for sale. Nothing was charged.',
      de: () => 'Der Preisvorschlag ist beendet, und es ist nicht mehr im Angebot. Es wurde nichts abgebucht.',
      es: () => 'La oferta ha terminado y el artículo ya no está disponible. No se ha cobrado nada.',
    },
    seller: {
      en: () => 'The offer has ended. You do not need to do anything.',
      de: () => 'Der Preisvorschlag ist beendet. Du musst nichts tun.',
      es: () => 'La oferta ha terminado. No tienes que hacer nada.',
    },
  },
  messages: {
    buyer: {
      en: () => 'You can still read your messages, but nobody answers any more, and it is no longer for sale.',
      de: () => 'Du kannst die Nachrichten noch lesen, aber es antwortet niemand mehr, und der Artikel ist weg.',
      es: () => 'Aún puedes leer los mensajes, pero ya no responde nadie y el artículo no está disponible.',
    },
    seller: {
      en: () => 'You can still read your messages, but nobody answers any more.',
      de: () => 'Du kannst die Nachrichten noch lesen, aber es antwortet niemand mehr.',
      es: () => 'Aún puedes leer los mensajes, pero ya no responde nadie.',
    },
  },
};

/** As screens say it. */
export const leftNews = texts({
  party_left: {
    en: (from: string, title: string) => `${from} no longer has an account. ${title}:`,
    de: (from, title) => `${from} hat kein Konto mehr. ${title}:`,
    es: (from, title) => `${from} ya no tiene cuenta. ${title}:`,
  },
  left_then: leftThen,
  party_back: {
    en: (from: string, title: string) => `${from} has an account again. ${title}: what is open goes on.`,
    de: (from, title) => `${from} hat wieder ein Konto. ${title}: Was offen ist, geht weiter.`,
    es: (from, title) => `${from} vuelve a tener cuenta. ${title}: lo pendiente sigue en marcha.`,
  },
});

/** The same as mails and pushes say it. */
export const leftLetters = {
  party_left: {
    en: ({ title, from, about, to, until }, { time }) => ({
      title: `${from} has left: ${title}`,
      text: `${from} no longer has an account. ${textIn(leftThen[about][to], 'en')(from, until ? time(until) : '')}`,
    }),
    de: ({ title, from, about, to, until }, { time }) => ({
      title: `${from} ist nicht mehr dabei: ${title}`,
      text: `${from} hat kein Konto mehr. ${textIn(leftThen[about][to], 'de')(from, until ? time(until) : '')}`,
    }),
    es: ({ title, from, about, to, until }, { time }) => ({
      title: `${from} ya no está en la tienda: ${title}`,
      text: `${from} ya no tiene cuenta. ${textIn(leftThen[about][to], 'es')(from, until ? time(until) : '')}`,
    }),
  },
  party_back: {
    en: ({ title, from }) => ({
      title: `${from} is back: ${title}`,
      text: `${from} has an account again, so what is open between you goes on. What we wrote to you before no longer counts: the page says what is next.`,
    }),
    de: ({ title, from }) => ({
      title: `${from} ist wieder dabei: ${title}`,
      text: `${from} hat wieder ein Konto: Was zwischen euch offen ist, geht weiter. Was wir dir davor geschrieben haben, gilt nicht mehr. Auf der Seite steht, was als Nächstes kommt.`,
    }),
    es: ({ title, from }) => ({
      title: `${from} ha vuelto: ${title}`,
      text: `${from} vuelve a tener cuenta, así que lo pendiente entre vosotros sigue en marcha. Lo que te escribimos antes ya no vale: la página dice qué viene ahora.`,
    }),
  },
} satisfies LetterTexts;
