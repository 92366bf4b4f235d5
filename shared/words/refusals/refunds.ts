import { refusalsOf } from '../refusal.ts';

export const refundRefusals = /* @__PURE__ */ refusalsOf('refunds', {
  noCard: {
    en: 'No card was charged for this, so there is nothing to send back.',
    de: 'Dafür wurde keine Karte belastet, also gibt es nichts zurückzuschicken.',
    es: 'No se cobró ninguna tarjeta por esto, así que no hay nada que devolver.',
  },
  providerAway: {
    en: 'The card provider does not answer. Nothing was ordered; please try again.',
    de: 'Der Kartenanbieter antwortet nicht. Es wurde nichts veranlasst; bitte versuch es noch einmal.',
    es: 'El proveedor de tarjetas no responde. No se ha pedido nada; inténtalo de nuevo.',
  },
  orderedAlready: {
    en: 'The money is on its way back already.',
    de: 'Das Geld ist schon auf dem Rückweg.',
    es: 'El dinero ya está de vuelta.',
  },
  sentAlready: {
    en: 'All of the money has been sent back already.',
    de: 'Das ganze Geld wurde schon zurückgeschickt.',
    es: 'Ya se ha devuelto todo el dinero.',
  },
  orderedBy: {
    en: 'The money is on its way back already. Ordered by: {name}',
    de: 'Das Geld ist schon auf dem Rückweg. Veranlasst von: {name}',
    es: 'El dinero ya está de vuelta. Lo ordenó: {name}',
  },
  sentBy: {
    en: 'All of the money has been sent back already. Ordered by: {name}',
    de: 'Das ganze Geld wurde schon zurückgeschickt. Veranlasst von: {name}',
    es: 'Ya se ha devuelto todo el dinero. Lo ordenó: {name}',
  },
  noPartFailed: {
    en: 'No part refund of this payment has failed. Load the page again to see it.',
    de: 'Von dieser Zahlung ist keine Teilerstattung fehlgeschlagen. Lade die Seite neu, um es zu sehen.',
    es: 'No ha fallado ningún reembolso parcial de este pago. Vuelve a cargar la página para verlo.',
  },
  notFailed: {
    en: 'No refund of this payment has failed. Load the page again to see it.',
    de: 'Von dieser Zahlung ist keine Erstattung fehlgeschlagen. Lade die Seite neu, um es zu sehen.',
    es: 'No ha fallado ningún reembolso de este pago. Vuelve a cargar la página para verlo.',
  },
  exactlyOwed: {
    en: 'This is not what the buyer is still owed: {amount}',
    de: 'Das ist nicht der Betrag, der noch offen ist: {amount}',
    es: 'No es el importe que aún se debe: {amount}',
  },
  transferDay: {
    en: 'Enter the day of the transfer, between the payment and today.',
    de: 'Gib den Tag der Überweisung ein, zwischen der Zahlung und heute.',
    es: 'Indica el día de la transferencia, entre el pago y hoy.',
  },
  partTooHigh: {
    en: 'No more than this part is left of the payment. Refund the rest instead.',
    de: 'Von der Zahlung ist nicht mehr als dieser Teil übrig. Erstatte stattdessen den Rest.',
    es: 'Del pago no queda más que esta parte. Reembolsa el resto.',
  },
  bankDecides: {
    en: 'The buyer’s bank is deciding about this payment. It can be refunded once the dispute is won.',
    de: 'Die Bank des Käufers entscheidet gerade über diese Zahlung. Sie lässt sich erstatten, sobald die Anfechtung abgewehrt ist.',
    es: 'El banco de quien compró está decidiendo sobre este pago. Se podrá reembolsar cuando se gane la disputa.',
  },
});
