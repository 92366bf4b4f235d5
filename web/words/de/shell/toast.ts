import type { Dictionary } from '../../dictionary.ts';

export const toast: Dictionary['toast'] = {
  login: 'Du bist angemeldet',
  signup: 'Dein Konto ist angelegt',
  productAdded: 'Deine Anzeige ist aufgegeben',
  wishAdded: 'Steht jetzt auf deiner Merkliste',
  advertised: 'Wird jetzt hervorgehoben',
  intentSucceeded: 'Zahlung angenommen',
  paid: 'Bezahlt',
  wishRemoved: 'Von der Merkliste entfernt',
  buyerRemoved: 'Käufer entfernt',
  sellerRemoved: 'Verkäufer entfernt',
  sellerVerified: 'Verkäufer verifiziert',
  paidRemoved: 'Aus deinen Zahlungen entfernt',
  listingRemoved: 'Anzeige entfernt',
};
