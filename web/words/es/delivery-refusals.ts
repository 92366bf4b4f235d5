/** Refusals about how a listing is handed over. */
export const deliverySentences = {
  'Offer at least one way to get the listing.': 'Ofrece al menos una forma de recibirlo.',
  'Enter how far you deliver, in kilometers.': 'Indica hasta dónde lo llevas, en kilómetros.',
  'Enter a fee; # is free.': 'Escribe una tarifa; # es gratis.',
  'This fee is too high.': 'Esta tarifa es demasiado alta.',
  'With this fee, the total is more than a card payment can be.':
    'Con esta tarifa, el total supera lo que se puede pagar con tarjeta.',
  'Write the distance in whole kilometers, from # to #.': 'Escribe la distancia en kilómetros enteros, de # a #.',
  'Choose how you get it.': 'Elige cómo lo recibes.',
  'The seller does not offer this. Choose another way to get it.':
    'Quien vende no lo ofrece. Elige otra forma de recibirlo.',
  'This listing cannot be picked up. Choose how you get it.':
    'Este artículo no se puede recoger. Elige cómo lo recibes.',
  'The seller delivers up to # km, and it is # km away: #': 'Se entrega hasta # km, y este lugar está a # km: #',
  'Write yes or no.': 'Escribe sí o no.',
  'Write a fee such as # or #.': 'Escribe una tarifa como # o #.',
} as const;
