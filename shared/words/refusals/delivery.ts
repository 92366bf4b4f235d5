import { refusalsOf } from '../refusal.ts';

export const deliveryRefusals = /* @__PURE__ */ refusalsOf('delivery', {
  noWay: {
    en: 'Offer at least one way to get it.',
    de: 'Biete mindestens einen Weg an, wie man es bekommt.',
    es: 'Ofrece al menos una forma de recibirlo.',
  },
  radiusNeeded: {
    en: 'Enter how far you deliver, in kilometers.',
    de: 'Gib an, wie weit du lieferst, in Kilometern.',
    es: 'Indica hasta dónde lo llevas, en kilómetros.',
  },
  feeNeeded: {
    en: 'Enter a fee; 0 is free.',
    de: 'Gib eine Gebühr ein; 0 heißt kostenlos.',
    es: 'Escribe una tarifa; 0 es gratis.',
  },
  feeTooHigh: {
    en: 'This fee is too high: {most} at most.',
    de: 'Diese Gebühr ist zu hoch: höchstens {most}.',
    es: 'Esta tarifa es demasiado alta: {most} como máximo.',
  },
  totalTooHigh: {
    en: 'With this fee, the total is more than a card payment can be.',
    de: 'Mit dieser Gebühr ist der Gesamtbetrag höher, als eine Kartenzahlung sein kann.',
    es: 'Con esta tarifa, el total supera lo que se puede pagar con tarjeta.',
  },
  radiusForm: {
    en: 'Write the distance in whole kilometers, from {least} to {most}.',
    de: 'Schreib die Entfernung in ganzen Kilometern, von {least} bis {most}.',
    es: 'Escribe la distancia en kilómetros enteros, de {least} a {most}.',
  },
  chooseWay: {
    en: 'Choose how you get it.',
    de: 'Wähl, wie du es bekommst.',
    es: 'Elige cómo lo recibes.',
  },
  wayNotOffered: {
    en: 'The seller does not offer this. Choose another way to get it.',
    de: 'Das wird hier nicht angeboten. Wähl einen anderen Weg.',
    es: 'Quien vende no lo ofrece. Elige otra forma de recibirlo.',
  },
  noPickup: {
    en: 'This item cannot be picked up. Choose how you get it.',
    de: 'Dieser Artikel lässt sich nicht abholen. Wähl, wie du ihn bekommst.',
    es: 'Este artículo no se puede recoger. Elige cómo lo recibes.',
  },
  tooFar: {
    en: '{place} is farther away than the seller delivers.',
    de: '{place} ist weiter entfernt, als geliefert wird.',
    es: '{place} está más lejos de lo que se entrega.',
  },
});
