import { refusalsOf } from '../refusal.ts';

export const offerRefusals = /* @__PURE__ */ refusalsOf('offers', {
  outOfRange: {
    en: 'Offer an amount in this range: {least} – {most}',
    de: 'Biete einen Betrag in diesem Bereich: {least} – {most}',
    es: 'Ofrece un importe dentro de este margen: {least} – {most}',
  },
  notTaken: {
    en: 'The seller takes no offers for this item. You can buy it at its price.',
    de: 'Für diesen Artikel nimmt der Verkäufer keine Preisvorschläge an. Du kannst ihn zum Preis kaufen.',
    es: 'El vendedor no acepta ofertas por este artículo. Puedes comprarlo a su precio.',
  },
  tooMany: {
    en: 'You have made many offers within an hour. Please wait a while before the next one.',
    de: 'Du hast in einer Stunde viele Preisvorschläge gemacht. Warte bitte etwas bis zum nächsten.',
    es: 'Has hecho muchas ofertas en una hora. Espera un poco antes de la siguiente.',
  },
  notYours: {
    en: 'The other person answers this offer. You can withdraw it.',
    de: 'Auf diesen Preisvorschlag antwortet die andere Person. Du kannst ihn zurückziehen.',
    es: 'A esta oferta responde la otra persona. Tú puedes retirarla.',
  },
  abovePrice: {
    en: 'The price is lower than this offer now: {price}. It can be bought at that price.',
    de: 'Der Preis ist jetzt niedriger als dieser Vorschlag: {price}. Dafür kann der Artikel gekauft werden.',
    es: 'El precio es ahora más bajo que esta oferta: {price}. El artículo se puede comprar por ese precio.',
  },
  onlyProposer: {
    en: 'Only the person who made this offer can withdraw it. You can decline it.',
    de: 'Zurückziehen kann diesen Preisvorschlag nur, wer ihn gemacht hat. Du kannst ihn ablehnen.',
    es: 'Solo puede retirar esta oferta quien la hizo. Tú puedes rechazarla.',
  },
  over: {
    en: 'This offer is no longer open. Please look at the conversation again.',
    de: 'Dieser Preisvorschlag ist nicht mehr offen. Sieh dir die Unterhaltung bitte noch einmal an.',
    es: 'Esta oferta ya no está abierta. Vuelve a mirar la conversación.',
  },
  acceptBelowFloor: {
    en: 'Accept at least what you do not decline.',
    de: 'Nimm mindestens das an, was du nicht ablehnst.',
    es: 'Acepta como mínimo lo que no rechazas.',
  },
});
