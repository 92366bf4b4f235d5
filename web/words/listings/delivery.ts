import { area } from '../area.ts';

/** How buyers get a listing, as its seller sets it. */
export const deliveryOptions = area('deliveryOptions', {
  title: { en: 'How buyers get it', de: 'Wie es zu den Käufern kommt', es: 'Cómo lo recibe quien compra' },
  pickup: { en: 'Pickup', de: 'Abholung', es: 'Recogida' },
  pickupHint: {
    en: 'The buyer comes to you. Free.',
    de: 'Wer kauft, kommt zu dir. Kostenlos.',
    es: 'Quien compra va a tu casa. Gratis.',
  },
  sellerDelivery: { en: 'You deliver', de: 'Du lieferst', es: 'Lo llevas tú' },
  sellerDeliveryHint: {
    en: 'You bring it to buyers near you, for a fee that you set.',
    de: 'Du bringst es zu Leuten in deiner Nähe, für eine Gebühr, die du festlegst.',
    es: 'Lo llevas a casas cercanas, por una tarifa que fijas tú.',
  },
  radius: {
    cm: { en: 'Up to how far (km)', de: 'Bis zu welcher Entfernung (km)', es: 'Hasta qué distancia (km)' },
    in: { en: 'Up to how far (miles)', de: 'Bis zu welcher Entfernung (Meilen)', es: 'Hasta qué distancia (millas)' },
  },
  radiusHint: {
    en: (most: string) => `From your town, up to ${most}.`,
    de: (most) => `Von deinem Ort aus, bis ${most}.`,
    es: (most) => `Desde tu localidad, hasta ${most}.`,
  },
  deliveryFee: { en: 'Fee for the delivery', de: 'Gebühr für die Lieferung', es: 'Tarifa de la entrega' },
  feeHint: {
    en: '0 is free. The buyer pays it with the price, and you get all of it.',
    de: '0 heißt kostenlos. Sie wird mit dem Preis bezahlt, und du bekommst sie ganz.',
    es: '0 es gratis. Se paga con el precio y la recibes entera.',
  },
  carrier: { en: 'Carrier', de: 'Spedition', es: 'Transportista' },
  carrierHint: {
    en: 'You send it with a shipping company, for a fixed fee.',
    de: 'Du schickst es mit einer Spedition, für eine feste Gebühr.',
    es: 'Lo envías con una empresa de transporte, por una tarifa fija.',
  },
  carrierFee: { en: 'Fee for the carrier', de: 'Gebühr für die Spedition', es: 'Tarifa del transportista' },
  none: {
    en: 'Offer at least one way to get it.',
    de: 'Biete mindestens einen Weg an, wie man es bekommt.',
    es: 'Ofrece al menos una forma de recibirlo.',
  },
  notARadius: {
    en: (most: string) => `Write the distance as a whole number, from 1 to ${most}.`,
    de: (most) => `Schreib die Entfernung als ganze Zahl, von 1 bis ${most}.`,
    es: (most) => `Escribe la distancia como número entero, de 1 a ${most}.`,
  },
  notAFee: {
    en: 'Write a fee such as 25 or 0, up to 1,000.',
    de: 'Schreib eine Gebühr wie 25 oder 0, höchstens 1.000.',
    es: 'Escribe una tarifa como 25 o 0, hasta 1.000.',
  },
});

/** How a buyer gets a listing: on its page, at the payment, and until the handover. */
export const delivery = area('delivery', {
  title: { en: 'How you get it', de: 'Wie du es bekommst', es: 'Cómo lo recibes' },
  pickup: { en: 'Pickup', de: 'Abholung', es: 'Recogida' },
  pickupText: {
    en: (town: string) => `You come to the seller in ${town}.`,
    de: (town) => `Du holst es in ${town} ab.`,
    es: (town) => `Lo recoges en ${town}.`,
  },
  sellerDelivery: { en: 'Delivery by the seller', de: 'Lieferung durch den Verkäufer', es: 'Entrega de quien vende' },
  sellerDeliveryText: {
    en: (distance: string, town: string) => `The seller comes to you, up to ${distance} from ${town}.`,
    de: (distance, town) => `Man bringt es zu dir, bis ${distance} von ${town}.`,
    es: (distance, town) => `Te lo llevan a casa, hasta ${distance} de ${town}.`,
  },
  carrier: { en: 'Carrier', de: 'Spedition', es: 'Transportista' },
  carrierText: {
    en: 'A shipping company brings it to you.',
    de: 'Eine Spedition bringt es zu dir.',
    es: 'Una empresa de transporte te lo lleva.',
  },
  free: { en: 'Free', de: 'Kostenlos', es: 'Gratis' },
  place: { en: 'Town to deliver to', de: 'Ort der Lieferung', es: 'Localidad de entrega' },
  placeHint: {
    en: 'Choose it from the list, so that we can check the distance. We do not keep it.',
    de: 'Wähl ihn aus der Liste, damit wir die Entfernung prüfen können. Wir speichern ihn nicht.',
    es: 'Elígela de la lista para que comprobemos la distancia. No la guardamos.',
  },
  isWithin: {
    en: (distance: string, town: string) => `My address is within ${distance} of ${town}.`,
    de: (distance, town) => `Meine Adresse liegt höchstens ${distance} von ${town} entfernt.`,
    es: (distance, town) => `Mi dirección está a menos de ${distance} de ${town}.`,
  },
  sayWhere: {
    en: 'Name the town or confirm the distance, and you can pay.',
    de: 'Nenn den Ort oder bestätige die Entfernung, dann kannst du bezahlen.',
    es: 'Indica la localidad o confirma la distancia, y podrás pagar.',
  },
  arrange: {
    en: (seller: string) => `Contact ${seller} to arrange the delivery`,
    de: (seller) => `Verabrede die Lieferung mit ${seller}`,
    es: (seller) => `Acuerda la entrega con ${seller}`,
  },
  ofWhich: {
    en: (fee: string) => `with ${fee} for the delivery`,
    de: (fee) => `davon ${fee} Lieferung`,
    es: (fee) => `con ${fee} de entrega`,
  },
  plus: {
    en: (fee: string) => `+ ${fee} delivery`,
    de: (fee) => `+ ${fee} Lieferung`,
    es: (fee) => `+ ${fee} de entrega`,
  },
  /** For buyer, seller and admin. */
  asBuyer: {
    pickup: {
      en: (name: string) => `You pick it up from ${name}.`,
      de: (name) => `Du holst es bei ${name} ab.`,
      es: (name) => `Lo recoges en casa de ${name}.`,
    },
    seller_delivery: {
      en: (name: string) => `${name} brings it to you.`,
      de: (name) => `${name} bringt es dir.`,
      es: (name) => `${name} te lo lleva.`,
    },
    carrier: {
      en: (name: string) => `${name} sends it to you by carrier.`,
      de: (name) => `${name} schickt es dir mit einer Spedition.`,
      es: (name) => `${name} te lo envía con un transportista.`,
    },
  },
  asSeller: {
    pickup: {
      en: (name: string) => `${name} picks it up from you.`,
      de: (name) => `${name} holt es bei dir ab.`,
      es: (name) => `${name} lo recoge en tu casa.`,
    },
    seller_delivery: {
      en: (name: string) => `You bring it to ${name}.`,
      de: (name) => `Du bringst es zu ${name}.`,
      es: (name) => `Se lo llevas a ${name}.`,
    },
    carrier: {
      en: (name: string) => `You send it to ${name} by carrier.`,
      de: (name) => `Du schickst es mit einer Spedition an ${name}.`,
      es: (name) => `Se lo envías a ${name} con un transportista.`,
    },
  },
  asAdmin: {
    pickup: {
      en: (name: string) => `${name} picks it up.`,
      de: (name) => `${name} holt es ab.`,
      es: (name) => `${name} lo recoge.`,
    },
    seller_delivery: {
      en: (name: string) => `The seller brings it to ${name}.`,
      de: (name) => `Der Verkäufer bringt es zu ${name}.`,
      es: (name) => `Quien vende se lo lleva a ${name}.`,
    },
    carrier: {
      en: (name: string) => `The seller sends it to ${name} by carrier.`,
      de: (name) => `Es kommt mit einer Spedition zu ${name}.`,
      es: (name) => `Un transportista se lo lleva a ${name}.`,
    },
  },
  kept: {
    en: (seller: string) => `${seller} knows that it is yours and is keeping it for you.`,
    de: (seller) => `${seller} weiß, dass es dir gehört, und hebt es für dich auf.`,
    es: (seller) => `${seller} sabe que es tuyo y te lo guarda.`,
  },
  arrangeIt: {
    seller_delivery: {
      en: 'Give your address under Handover, and agree on a day there. You can also call or write.',
      de: 'Gib unter „Übergabe“ deine Adresse an und mach dort einen Tag aus. Du kannst auch anrufen oder schreiben.',
      es: 'Da tu dirección en «Entrega» y acordad allí un día. También puedes llamar o escribir.',
    },
    carrier: {
      en: 'Give your address under Handover. You can also call or write.',
      de: 'Gib unter „Übergabe“ deine Adresse an. Du kannst auch anrufen oder schreiben.',
      es: 'Da tu dirección en «Entrega». También puedes llamar o escribir.',
    },
  },
  checkIt: {
    en: 'Check it before you keep it. If it is not as described, tell us at once.',
    de: 'Sieh es dir an, bevor du es behältst. Wenn es nicht der Beschreibung entspricht, sag uns gleich Bescheid.',
    es: 'Míralo antes de quedártelo. Si no es como se describía, dínoslo enseguida.',
  },
});
