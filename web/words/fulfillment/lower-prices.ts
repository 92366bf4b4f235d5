import { texts } from '../../../shared/words/texts.ts';

/** Agreeing on less, or giving all of the money back. */
export const lowerPrices = texts({
  lowerPrice: { en: 'Agree on a lower price', de: 'Niedrigeren Preis vereinbaren', es: 'Acordar un precio más bajo' },
  otherPrice: { en: 'Propose another price', de: 'Anderen Preis vorschlagen', es: 'Proponer otro precio' },
  lowerPriceText: {
    en: 'If it is not as described but you both still want the sale. The other person must accept.',
    de: 'Wenn es nicht wie beschrieben ist, ihr euch aber trotzdem einig seid. Die andere Person muss annehmen.',
    es: 'Si no es como se describió, pero los dos queréis seguir adelante. La otra persona debe aceptar.',
  },
  less: { en: 'Amount that goes back to the buyer', de: 'Betrag, der zurückgeht', es: 'Importe que se devuelve' },
  lessHint: {
    en: (price: string) => `The price is ${price}.`,
    de: (price) => `Der Preis ist ${price}.`,
    es: (price) => `El precio es ${price}.`,
  },
  lessWrong: {
    en: (price: string) => `Enter an amount below ${price}.`,
    de: (price) => `Gib einen Betrag unter ${price} ein.`,
    es: (price) => `Escribe un importe menor que ${price}.`,
  },
  proposePrice: { en: 'Propose it', de: 'Vorschlagen', es: 'Proponerlo' },
  theyProposed: {
    en: (amount: string, price: string) => `A lower price is proposed: ${price}. ${amount} is refunded.`,
    de: (amount, price) => `Ein niedrigerer Preis ist vorgeschlagen: ${price}. ${amount} werden erstattet.`,
    es: (amount, price) => `Se propone un precio más bajo: ${price}. Se reembolsan ${amount}.`,
  },
  youProposed: {
    en: (amount: string, price: string) => `You proposed a lower price: ${price}. ${amount} is refunded.`,
    de: (amount, price) => `Du hast einen niedrigeren Preis vorgeschlagen: ${price}. ${amount} werden erstattet.`,
    es: (amount, price) => `Propusiste un precio más bajo: ${price}. Se reembolsan ${amount}.`,
  },
  acceptPrice: { en: 'Accept the lower price', de: 'Niedrigeren Preis annehmen', es: 'Aceptar el precio más bajo' },
  acceptPriceQuestion: { en: 'Does it change hands now?', de: 'Wird es jetzt übergeben?', es: '¿Se entrega ahora?' },
  acceptPriceBuyer: {
    en: 'This ends the handover. Accept only when you have it.',
    de: 'Damit ist die Übergabe erledigt. Nimm erst an, wenn du es hast.',
    es: 'Con esto termina la entrega. Acepta solo cuando lo tengas.',
  },
  acceptPriceSeller: {
    en: 'This ends the handover: no code is needed any more.',
    de: 'Damit ist die Übergabe erledigt: Ein Code ist nicht mehr nötig.',
    es: 'Con esto termina la entrega: ya no hace falta el código.',
  },
  giveBack: { en: 'Give the money back', de: 'Das Geld zurückgeben', es: 'Devolver el dinero' },
  giveBackText: {
    en: 'The buyer gets all of the money back. This cannot be undone. Agree in your messages on how it comes back to you.',
    de: 'Das ganze Geld geht zurück. Das lässt sich nicht rückgängig machen. Verabredet in euren Nachrichten, wie es wieder zu dir kommt.',
    es: 'Se devuelve todo el dinero. No se puede deshacer. Acordad en vuestros mensajes cómo vuelve a ti.',
  },
});
