import { refusalsOf } from '../refusal.ts';

export const returnRefusals = /* @__PURE__ */ refusalsOf('returns', {
  chooseAnswer: {
    en: 'Accept or decline the request.',
    de: 'Nimm die Anfrage an oder lehne sie ab.',
    es: 'Acepta o rechaza la solicitud.',
  },
  askedAlready: {
    en: 'You have asked already. The seller will answer you.',
    de: 'Du hast schon angefragt. Der Verkäufer wird dir antworten.',
    es: 'Ya lo has pedido. El vendedor te responderá.',
  },
  askedTooOften: {
    en: 'You have asked several times already. Write to the shop if you need help.',
    de: 'Du hast schon mehrmals angefragt. Schreib dem Shop, wenn du Hilfe brauchst.',
    es: 'Ya lo has pedido varias veces. Escribe a la tienda si necesitas ayuda.',
  },
  moneyOnItsWay: {
    en: 'The money is on its way back already, or a bank is deciding about it.',
    de: 'Das Geld ist schon auf dem Weg zurück, oder eine Bank entscheidet darüber.',
    es: 'El dinero ya está en camino de vuelta, o un banco está decidiendo sobre él.',
  },
  answered: {
    en: 'This request is answered already. Load the page again to see it.',
    de: 'Diese Anfrage ist schon beantwortet. Lade die Seite neu, um es zu sehen.',
    es: 'Esta solicitud ya tiene respuesta. Vuelve a cargar la página para verla.',
  },
  traderMustAccept: {
    en: 'As a trader you must accept this: the buyer asked within 14 days. Write to the shop if it is wrong.',
    de: 'Als gewerblicher Verkäufer musst du annehmen: Die Anfrage kam innerhalb von 14 Tagen. Schreib dem Shop, wenn das nicht stimmt.',
    es: 'Como profesional tienes que aceptar: lo han pedido en los 14 días de plazo. Escribe a la tienda si no es correcto.',
  },
  privateSeller: {
    en: 'The seller is a private person, so the law gives no right to withdraw. You can ask for a return.',
    de: 'Der Verkäufer ist privat, deshalb gibt es kein Widerrufsrecht. Du kannst um eine Rückgabe bitten.',
    es: 'El vendedor es un particular, así que no hay derecho de desistimiento. Puedes pedir una devolución.',
  },
  tooLate: {
    en: 'The 14 days are over. You can still ask the seller for a return.',
    de: 'Die 14 Tage sind vorbei. Du kannst den Verkäufer noch um eine Rückgabe bitten.',
    es: 'Los 14 días han pasado. Aún puedes pedir una devolución al vendedor.',
  },
});
