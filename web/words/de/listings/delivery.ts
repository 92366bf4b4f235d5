import type { Dictionary } from '../../dictionary.ts';

export const deliveryOptions: Dictionary['deliveryOptions'] = {
  title: 'Wie es zu den Käufern kommt',
  pickup: 'Abholung',
  pickupHint: 'Wer kauft, kommt zu dir. Kostenlos.',
  sellerDelivery: 'Du lieferst',
  sellerDeliveryHint: 'Du bringst es zu Leuten in deiner Nähe, für eine Gebühr, die du festlegst.',
  radius: 'Bis zu welcher Entfernung (km)',
  radiusHint: 'Von deinem Ort aus, 1 bis 500 km.',
  deliveryFee: 'Gebühr für die Lieferung',
  feeHint: '0 heißt kostenlos. Sie wird mit dem Preis bezahlt, und du bekommst sie ganz.',
  carrier: 'Spedition',
  carrierHint: 'Du schickst es mit einer Spedition, für eine feste Gebühr.',
  carrierFee: 'Gebühr für die Spedition',
  none: 'Biete mindestens einen Weg an, wie man es bekommt.',
  notARadius: 'Schreib die Entfernung in ganzen Kilometern, von 1 bis 500.',
  notAFee: 'Schreib eine Gebühr wie 25 oder 0, höchstens 1.000.',
};

export const delivery: Dictionary['delivery'] = {
  title: 'Wie du es bekommst',
  pickup: 'Abholung',
  pickupText: (town) => `Du holst es in ${town} ab.`,
  sellerDelivery: 'Lieferung durch den Verkäufer',
  sellerDeliveryText: (kilometers, town) => `Man bringt es zu dir, bis ${kilometers} km von ${town}.`,
  carrier: 'Spedition',
  carrierText: 'Eine Spedition bringt es zu dir.',
  free: 'Kostenlos',
  place: 'Ort der Lieferung',
  placeHint: 'Wähl ihn aus der Liste, damit wir die Entfernung prüfen können. Wir speichern ihn nicht.',
  isWithin: (kilometers, town) => `Meine Adresse liegt höchstens ${kilometers} km von ${town} entfernt.`,
  sayWhere: 'Nenn den Ort oder bestätige die Entfernung, dann kannst du bezahlen.',
  arrange: (seller) => `Verabrede die Lieferung mit ${seller}`,
  soldNext: (buyer) => `Verabrede die Lieferung mit ${buyer}.`,
  ofWhich: (fee) => `davon ${fee} Lieferung`,
  plus: (fee) => `+ ${fee} Lieferung`,
  asBuyer: {
    pickup: (name) => `Du holst es bei ${name} ab.`,
    seller_delivery: (name) => `${name} bringt es dir.`,
    carrier: (name) => `${name} schickt es dir mit einer Spedition.`,
  },
  asSeller: {
    pickup: (name) => `${name} holt es bei dir ab.`,
    seller_delivery: (name) => `Du bringst es zu ${name}.`,
    carrier: (name) => `Du schickst es mit einer Spedition an ${name}.`,
  },
  asAdmin: {
    pickup: (name) => `${name} holt es ab.`,
    seller_delivery: (name) => `Die Verkäuferseite bringt es zu ${name}.`,
    carrier: (name) => `Es kommt mit einer Spedition zu ${name}.`,
  },
  steps: (seller) => [
    `${seller} weiß, dass es dir gehört, und hebt es für dich auf.`,
    'Ruf an oder schreib, um einen Tag und deine Adresse abzusprechen.',
    'Sieh es dir an, bevor du es behältst. Wenn es nicht der Beschreibung entspricht, sag uns gleich Bescheid.',
  ],
};
