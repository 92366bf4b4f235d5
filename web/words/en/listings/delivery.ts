import { area } from '../../area.ts';

/** How buyers get a listing, as its seller sets it. */
export const deliveryOptions = area('deliveryOptions', {
  title: 'How buyers get it',
  pickup: 'Pickup',
  pickupHint: 'The buyer comes to you. Free.',
  sellerDelivery: 'You deliver',
  sellerDeliveryHint: 'You bring it to buyers near you, for a fee that you set.',
  radius: 'Up to how far (km)',
  radiusHint: 'From your town, 1 to 500 km.',
  deliveryFee: 'Fee for the delivery',
  feeHint: '0 is free. The buyer pays it with the price, and you get all of it.',
  carrier: 'Carrier',
  carrierHint: 'You send it with a shipping company, for a fixed fee.',
  carrierFee: 'Fee for the carrier',
  none: 'Offer at least one way to get the listing.',
  notARadius: 'Write the distance in whole kilometers, from 1 to 500.',
  notAFee: 'Write a fee such as 25 or 0, up to 1,000.',
});

/** How a buyer gets a listing: on its page, at the payment, and until the handover. */
export const delivery = area('delivery', {
  title: 'How you get it',
  pickup: 'Pickup',
  pickupText: (town: string) => `You come to the seller in ${town}.`,
  sellerDelivery: 'Delivery by the seller',
  sellerDeliveryText: (kilometers: number, town: string) =>
    `The seller comes to you, up to ${kilometers} km from ${town}.`,
  carrier: 'Carrier',
  carrierText: 'A shipping company brings it to you.',
  free: 'Free',
  place: 'Town to deliver to',
  placeHint: 'Choose it from the list, so that we can check the distance. We do not keep it.',
  isWithin: (kilometers: number, town: string) => `My address is within ${kilometers} km of ${town}.`,
  sayWhere: 'Name the town or confirm the distance, and you can pay.',
  arrange: (seller: string) => `Contact ${seller} to arrange the delivery`,
  soldNext: (buyer: string) => `Contact ${buyer} to arrange the delivery.`,
  ofWhich: (fee: string) => `with ${fee} for the delivery`,
  plus: (fee: string) => `+ ${fee} delivery`,
  /** For buyer, seller and admin. */
  asBuyer: {
    pickup: (name: string) => `You pick it up from ${name}.`,
    seller_delivery: (name: string) => `${name} brings it to you.`,
    carrier: (name: string) => `${name} sends it to you by carrier.`,
  },
  asSeller: {
    pickup: (name: string) => `${name} picks it up from you.`,
    seller_delivery: (name: string) => `You bring it to ${name}.`,
    carrier: (name: string) => `You send it to ${name} by carrier.`,
  },
  asAdmin: {
    pickup: (name: string) => `${name} picks it up.`,
    seller_delivery: (name: string) => `The seller brings it to ${name}.`,
    carrier: (name: string) => `The seller sends it to ${name} by carrier.`,
  },
  kept: (seller: string) => `${seller} knows that it is yours and is keeping it for you.`,
  arrangeIt: 'Call or write to agree on a day and on your address.',
  checkIt: 'Check it before you keep it. If it is not as described, tell us at once.',
});
