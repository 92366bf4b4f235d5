import type { Dictionary } from '../../dictionary.ts';

export const deliveryOptions: Dictionary['deliveryOptions'] = {
  title: 'Cómo lo recibe quien compra',
  pickup: 'Recogida',
  pickupHint: 'Quien compra va a tu casa. Gratis.',
  sellerDelivery: 'Lo llevas tú',
  sellerDeliveryHint: 'Lo llevas a casas cercanas, por una tarifa que fijas tú.',
  radius: 'Hasta qué distancia (km)',
  radiusHint: 'Desde tu localidad, de 1 a 500 km.',
  deliveryFee: 'Tarifa de la entrega',
  feeHint: '0 es gratis. Se paga con el precio y la recibes entera.',
  carrier: 'Transportista',
  carrierHint: 'Lo envías con una empresa de transporte, por una tarifa fija.',
  carrierFee: 'Tarifa del transportista',
  none: 'Ofrece al menos una forma de recibirlo.',
  notARadius: 'Escribe la distancia en kilómetros enteros, de 1 a 500.',
  notAFee: 'Escribe una tarifa como 25 o 0, hasta 1.000.',
};

export const delivery: Dictionary['delivery'] = {
  title: 'Cómo lo recibes',
  pickup: 'Recogida',
  pickupText: (town) => `Lo recoges en ${town}.`,
  sellerDelivery: 'Entrega de quien vende',
  sellerDeliveryText: (kilometers, town) => `Te lo llevan a casa, hasta ${kilometers} km de ${town}.`,
  carrier: 'Transportista',
  carrierText: 'Una empresa de transporte te lo lleva.',
  free: 'Gratis',
  place: 'Localidad de entrega',
  placeHint: 'Elígela de la lista para que comprobemos la distancia. No la guardamos.',
  isWithin: (kilometers, town) => `Mi dirección está a menos de ${kilometers} km de ${town}.`,
  sayWhere: 'Indica la localidad o confirma la distancia, y podrás pagar.',
  arrange: (seller) => `Acuerda la entrega con ${seller}`,
  soldNext: (buyer) => `Acuerda la entrega con ${buyer}.`,
  ofWhich: (fee) => `con ${fee} de entrega`,
  plus: (fee) => `+ ${fee} de entrega`,
  asBuyer: {
    pickup: (name) => `Lo recoges en casa de ${name}.`,
    seller_delivery: (name) => `${name} te lo lleva.`,
    carrier: (name) => `${name} te lo envía con un transportista.`,
  },
  asSeller: {
    pickup: (name) => `${name} lo recoge en tu casa.`,
    seller_delivery: (name) => `Se lo llevas a ${name}.`,
    carrier: (name) => `Se lo envías a ${name} con un transportista.`,
  },
  asAdmin: {
    pickup: (name) => `${name} lo recoge.`,
    seller_delivery: (name) => `Quien vende se lo lleva a ${name}.`,
    carrier: (name) => `Un transportista se lo lleva a ${name}.`,
  },
  steps: (seller) => [
    `${seller} sabe que es tuyo y te lo guarda.`,
    'Llama o escribe para acordar un día y tu dirección.',
    'Míralo antes de quedártelo. Si no es como se describía, dínoslo enseguida.',
  ],
};
