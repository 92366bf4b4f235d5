import { texts } from '../texts.ts';
import type { LetterTexts } from './letter-texts.ts';

/** From the handover, or its end, to the report of a problem. As screens say it. */
export const problemNews = texts({
  sale_cancelled: {
    en: (from: string, title: string, reason: string) =>
      from ? `${from} cancelled the sale of ${title}: ${reason}` : `Cancelled: no time was agreed on for ${title}`,
    de: (from, title, reason) =>
      from ? `${from} hat ${title} storniert: ${reason}` : `Storniert: Für ${title} wurde keine Zeit vereinbart`,
    es: (from, title, reason) =>
      from ? `${from} canceló la compraventa de ${title}: ${reason}` : `Cancelado: no se acordó una hora para ${title}`,
  },
  sale_uncoded: {
    en: (title: string) => `Cancelled: no code was typed for ${title}`,
    de: (title) => `Storniert: Für ${title} wurde kein Code eingetippt`,
    es: (title) => `Cancelado: nadie escribió el código de ${title}`,
  },
  sale_refunded: {
    en: (title: string) => `Cancelled by the shop: the money for ${title} goes back`,
    de: (title) => `Vom Shop storniert: Das Geld für ${title} wird erstattet`,
    es: (title) => `Cancelado por la tienda: se devuelve el dinero de ${title}`,
  },
  sale_unsent: {
    en: (title: string) => `Cancelled: ${title} was not sent in time`,
    de: (title) => `Storniert: ${title} wurde nicht rechtzeitig verschickt`,
    es: (title) => `Cancelado: ${title} no se envió a tiempo`,
  },
  handover_refused: {
    en: (from: string, title: string, reason: string) => `${from} refused ${title}: ${reason}`,
    de: (from, title, reason) => `${from} hat ${title} nicht angenommen: ${reason}`,
    es: (from, title, reason) => `${from} no aceptó ${title}: ${reason}`,
  },
  inspection: {
    en: (title: string, until: string) => `Please check ${title}. You can report a problem until ${until}`,
    de: (title, until) => `Prüf bitte ${title}. Ein Problem kannst du bis ${until} melden`,
    es: (title, until) => `Revisa ${title}. Puedes avisar de un problema antes del ${until}`,
  },
  sale_completed: {
    en: (title: string) => `The sale of ${title} is completed`,
    de: (title) => `Der Verkauf von ${title} ist abgeschlossen`,
    es: (title) => `La venta de ${title} se ha completado`,
  },
  problem_reported: {
    en: (from: string, title: string, reason: string) => `${from} reports a problem with ${title}: ${reason}`,
    de: (from, title, reason) => `${from} meldet ein Problem mit ${title}: ${reason}`,
    es: (from, title, reason) => `${from} avisa de un problema con ${title}: ${reason}`,
  },
  lower_price: {
    en: (from: string, title: string, amount: string) => `${from} proposes ${amount} less for ${title}`,
    de: (from, title, amount) => `${from} schlägt ${amount} weniger für ${title} vor`,
    es: (from, title, amount) => `${from} propone ${amount} menos por ${title}`,
  },
  lower_price_agreed: {
    en: (from: string, title: string, amount: string) => `${from} agreed to ${amount} less for ${title}`,
    de: (from, title, amount) => `${from} ist mit ${amount} weniger für ${title} einverstanden`,
    es: (from, title, amount) => `${from} acepta ${amount} menos por ${title}`,
  },
});

/** The same as mails and pushes say it. */
export const problemLetters = {
  sale_cancelled: {
    en: ({ title, from, text, unsent, uncoded, byShop }) => ({
      title: `Cancelled: ${title}`,
      text: from
        ? `${from} cancelled the sale of ${title}: “${text}”. The buyer gets the money back.`
        : byShop
          ? `The shop cancelled the sale of ${title} and sends all of the money back to the buyer. If it was not handed over yet, it stays with the seller.`
          : unsent
            ? `${title} was not sent in time, so the sale was cancelled. The buyer gets the money back.`
            : uncoded
              ? `No code was typed after the agreed time for ${title}, so the sale was cancelled. The buyer gets the money back.`
              : `No time was agreed on for the handover of ${title}, so the sale was cancelled. The buyer gets the money back.`,
    }),
    de: ({ title, from, text, unsent, uncoded, byShop }) => ({
      title: `Storniert: ${title}`,
      text: from
        ? `${from} hat ${title} storniert: „${text}“. Das Geld wird erstattet.`
        : byShop
          ? `Der Shop hat ${title} storniert und erstattet das ganze Geld. Wurde der Artikel noch nicht übergeben, bleibt er beim Verkäufer.`
          : unsent
            ? `${title} wurde nicht rechtzeitig verschickt, deshalb wurde storniert. Das Geld wird erstattet.`
            : uncoded
              ? `Nach der vereinbarten Zeit für ${title} wurde kein Code eingetippt, deshalb wurde storniert. Das Geld wird erstattet.`
              : `Für die Übergabe von ${title} wurde keine Zeit vereinbart, deshalb wurde storniert. Das Geld wird erstattet.`,
    }),
    es: ({ title, from, text, unsent, uncoded, byShop }) => ({
      title: `Cancelado: ${title}`,
      text: from
        ? `${from} canceló la compraventa de ${title}: «${text}». Se devuelve el dinero.`
        : byShop
          ? `La tienda canceló la compraventa de ${title} y devuelve todo el dinero. Si el artículo aún no se entregó, se queda con el vendedor.`
          : unsent
            ? `${title} no se envió a tiempo, así que se canceló. Se devuelve el dinero.`
            : uncoded
              ? `Tras la hora acordada para ${title} nadie escribió el código, así que se canceló. Se devuelve el dinero.`
              : `No se acordó una hora para la entrega de ${title}, así que se canceló. Se devuelve el dinero.`,
    }),
  },
  handover_refused: {
    en: ({ title, from, text }) => ({
      title: `Refused at the handover: ${title}`,
      text: `${from} refused ${title} at the handover: “${text}”. The buyer gets the money back.`,
    }),
    de: ({ title, from, text }) => ({
      title: `Bei der Übergabe abgelehnt: ${title}`,
      text: `${from} hat ${title} bei der Übergabe abgelehnt: „${text}“. Das Geld wird erstattet.`,
    }),
    es: ({ title, from, text }) => ({
      title: `Rechazado en la entrega: ${title}`,
      text: `${from} no aceptó ${title} en la entrega: «${text}». Se devuelve el dinero.`,
    }),
  },
  inspection: {
    en: ({ title, until, waits }, { time }) => ({
      title: `Please check ${title} by ${time(until)}`,
      text: `${title} was delivered. If something is wrong, report it by ${time(until)}.${waits ? '' : ' After that the seller gets the money.'}`,
    }),
    de: ({ title, until, waits }, { time }) => ({
      title: `Prüf bitte ${title} bis ${time(until)}`,
      text: `${title} wurde geliefert. Wenn etwas nicht stimmt, melde es bis ${time(until)}.${waits ? '' : ' Danach bekommt der Verkäufer das Geld.'}`,
    }),
    es: ({ title, until, waits }, { time }) => ({
      title: `Revisa ${title} antes del ${time(until)}`,
      text: `Se ha entregado ${title}. Si algo no está bien, avisa antes del ${time(until)}.${waits ? '' : ' Después, el vendedor recibe el dinero.'}`,
    }),
  },
  sale_completed: {
    en: ({ title, waits }) => ({
      title: `Completed: ${title}`,
      text: waits
        ? `The sale of ${title} is completed. The buyer’s bank disputes the payment, so your money waits until the bank has decided. You can review the buyer for 14 days.`
        : `The sale of ${title} is completed. Your money is on its way to your earnings, and you can review the buyer for 14 days.`,
    }),
    de: ({ title, waits }) => ({
      title: `Abgeschlossen: ${title}`,
      text: waits
        ? `Der Verkauf von ${title} ist abgeschlossen. Die Bank des Käufers ficht die Zahlung an, deshalb wartet dein Geld, bis sie entschieden hat. Du kannst 14 Tage lang eine Bewertung schreiben.`
        : `Der Verkauf von ${title} ist abgeschlossen. Dein Geld findest du jetzt bei deinen Einnahmen, und du kannst 14 Tage lang eine Bewertung schreiben.`,
    }),
    es: ({ title, waits }) => ({
      title: `Venta completada: ${title}`,
      text: waits
        ? `La venta de ${title} se ha completado. El banco del comprador disputa el pago, así que tu dinero espera hasta que decida. Puedes valorar al comprador durante 14 días.`
        : `La venta de ${title} se ha completado. Tu dinero está ahora en tus ingresos, y puedes valorar al comprador durante 14 días.`,
    }),
  },
  problem_reported: {
    en: ({ title, from, text }) => ({
      title: `Problem reported: ${title}`,
      text: `${from} reported a problem with ${title}: “${text}”. The money stays where it is until it is decided. Open the sale to see the report.`,
    }),
    de: ({ title, from, text }) => ({
      title: `Problem gemeldet: ${title}`,
      text: `${from} hat ein Problem mit ${title} gemeldet: „${text}“. Das Geld bleibt, wo es ist, bis entschieden ist. Auf der Seite des Verkaufs siehst du die Meldung.`,
    }),
    es: ({ title, from, text }) => ({
      title: `Problema con ${title}`,
      text: `${from} ha avisado de un problema con ${title}: «${text}». El dinero se queda donde está hasta que se decida. En la página de la venta puedes ver el aviso.`,
    }),
  },
  lower_price: {
    en: ({ title, from, amountCents }, { money }) => ({
      title: `Lower price proposed: ${title}`,
      text: `${from} proposes that ${money(amountCents)} of the price of ${title} go back to the buyer. Accept it only when it changes hands.`,
    }),
    de: ({ title, from, amountCents }, { money }) => ({
      title: `Niedrigerer Preis vorgeschlagen: ${title}`,
      text: `${from} schlägt vor, ${money(amountCents)} vom Preis für ${title} zu erstatten. Nimm es erst an, wenn ${title} den Besitzer wechselt.`,
    }),
    es: ({ title, from, amountCents }, { money }) => ({
      title: `Precio más bajo propuesto: ${title}`,
      text: `${from} propone devolver ${money(amountCents)} del precio de ${title}. Acéptalo solo cuando se entregue.`,
    }),
  },
  lower_price_agreed: {
    en: ({ title, from, amountCents }, { money }) => ({
      title: `Lower price agreed: ${title}`,
      text: `${from} accepted the lower price: ${money(amountCents)} for ${title} goes back to the buyer, and the handover is done.`,
    }),
    de: ({ title, from, amountCents }, { money }) => ({
      title: `Niedrigerer Preis vereinbart: ${title}`,
      text: `${from} hat den niedrigeren Preis angenommen: Für ${title} wird ein Betrag von ${money(amountCents)} erstattet, und die Übergabe ist erledigt.`,
    }),
    es: ({ title, from, amountCents }, { money }) => ({
      title: `Precio más bajo acordado: ${title}`,
      text: `${from} aceptó el precio más bajo: se devuelven ${money(amountCents)} de ${title}, y la entrega está hecha.`,
    }),
  },
} satisfies LetterTexts;
