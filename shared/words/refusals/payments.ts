import { refusalsOf } from '../refusal.ts';

export const paymentRefusals = /* @__PURE__ */ refusalsOf('payments', {
  priceChanged: {
    en: 'Nothing was charged. The price of this item is now: {price}',
    de: 'Es wurde nichts abgebucht. Der Preis dieses Artikels ist jetzt: {price}',
    es: 'No se ha cobrado nada. El precio de este artículo es ahora: {price}',
  },
  priceChangedInDollars: {
    en: 'The price of this item is now {price}. Nothing was charged.',
    de: 'Der Preis dieses Artikels ist jetzt {price}. Es wurde nichts abgebucht.',
    es: 'El precio de este artículo es ahora {price}. No se ha cobrado nada.',
  },
  gone: {
    en: 'The item was gone when your payment arrived. All of your money is on its way back to your card.',
    de: 'Als deine Zahlung ankam, war der Artikel schon weg. Dein ganzes Geld ist auf dem Weg zurück auf deine Karte.',
    es: 'Cuando llegó tu pago, el artículo ya no estaba disponible. Todo tu dinero está de camino a tu tarjeta.',
  },
  goneNotSentBack: {
    en: 'The item was gone when your payment arrived. Sending your money back failed once; we are working on it.',
    de: 'Als deine Zahlung ankam, war der Artikel schon weg. Das Zurücksenden deines Geldes schlug einmal fehl; wir kümmern uns darum.',
    es: 'Cuando llegó tu pago, el artículo ya no estaba disponible. Devolverte el dinero falló una vez; estamos en ello.',
  },
  providerAway: {
    en: 'The card provider does not answer right now. Please do not pay again; we keep asking.',
    de: 'Der Kartenanbieter antwortet gerade nicht. Bitte bezahl nicht noch einmal; wir fragen weiter nach.',
    es: 'El proveedor de tarjetas no responde ahora mismo. No pagues otra vez; seguimos preguntando.',
  },
  listingChanged: {
    en: 'The seller has changed this listing since you read it. Look at it again before you pay.',
    de: 'Die Anzeige wurde geändert, seit du sie gelesen hast. Sieh sie dir noch einmal an, bevor du bezahlst.',
    es: 'El anuncio ha cambiado desde que lo leíste. Míralo otra vez antes de pagar.',
  },
  holdEnding: {
    en: 'Your earlier reservation of this item is just ending. Please try again in a few seconds.',
    de: 'Deine frühere Reservierung dieses Artikels endet gerade. Bitte versuch es in ein paar Sekunden noch einmal.',
    es: 'Tu reserva anterior de este artículo está terminando. Vuelve a intentarlo en unos segundos.',
  },
  tooManyTries: {
    en: 'Too many payments were tried. Nothing was charged; please try again in an hour.',
    de: 'Zu viele Zahlungsversuche. Es wurde nichts abgebucht; bitte versuch es in einer Stunde noch einmal.',
    es: 'Demasiados intentos de pago. No se ha cobrado nada; inténtalo de nuevo dentro de una hora.',
  },
  bankWorks: {
    en: 'The buyer’s bank is working on this payment, so the reservation cannot be ended. It ends by itself when the bank has decided.',
    de: 'Die Bank bearbeitet diese Zahlung gerade, deshalb lässt sich die Reservierung nicht beenden. Sie endet von selbst, wenn die Bank entschieden hat.',
    es: 'El banco está tramitando este pago, así que la reserva no se puede terminar. Termina sola cuando el banco haya decidido.',
  },
  twoHolds: {
    en: 'You have already reserved two items. Pay for one of them, or leave its payment page, and try again.',
    de: 'Du hast schon zwei Artikel reserviert. Bezahle einen davon oder verlass seine Bezahlseite, und versuch es noch einmal.',
    es: 'Ya tienes dos artículos reservados. Paga uno de ellos o sal de su página de pago e inténtalo de nuevo.',
  },
  manyHoldsHere: {
    en: 'Many items are reserved over your connection right now. Nothing was charged. Please try again in a few minutes.',
    de: 'Über deine Verbindung sind gerade viele Artikel reserviert. Es wurde nichts abgebucht. Bitte versuch es in ein paar Minuten noch einmal.',
    es: 'Ahora mismo hay muchos artículos reservados desde tu conexión. No se ha cobrado nada. Inténtalo de nuevo en unos minutos.',
  },
  lastHoldsUnpaid: {
    en: 'Your last holds ended without a payment, so the next one has to wait. Nothing was charged. Please try again later.',
    de: 'Deine letzten Reservierungen endeten ohne Zahlung, deshalb muss die nächste warten. Es wurde nichts abgebucht. Bitte versuch es später noch einmal.',
    es: 'Tus últimas reservas terminaron sin pago, así que la siguiente tiene que esperar. No se ha cobrado nada. Inténtalo más tarde.',
  },
  ownHoldUnpaid: {
    en: 'Your reservation of this item ended without a payment, so others may buy it first. Please try again in ten minutes.',
    de: 'Deine Reservierung für diesen Artikel endete ohne Zahlung, deshalb sind erst andere dran. Bitte versuch es in zehn Minuten noch einmal.',
    es: 'Tu reserva de este artículo terminó sin pago, así que otros pueden comprarlo antes. Inténtalo de nuevo en diez minutos.',
  },
});
