import { area } from '../area.ts';

// spec §8
export const toast = area('toast', {
  login: { en: 'Login successful', de: 'Du bist angemeldet', es: 'Has iniciado sesión' },
  signup: { en: 'User created successfully', de: 'Dein Konto ist angelegt', es: 'Tu cuenta está creada' },
  productAdded: { en: 'Added items successfully', de: 'Deine Anzeige ist aufgegeben', es: 'Tu anuncio está publicado' },
  wishAdded: {
    en: 'Product added to wishlist successfully',
    de: 'Steht jetzt auf deiner Merkliste',
    es: 'Añadido a tus guardados',
  },
  advertised: { en: 'Added to advertisement', de: 'Wird jetzt hervorgehoben', es: 'Ahora se promociona' },
  intentSucceeded: { en: 'Payment success', de: 'Zahlung angenommen', es: 'Pago aceptado' },
  paid: { en: 'Payment Successful', de: 'Bezahlt', es: 'Pagado' },
  wishRemoved: {
    en: 'Removed order from wishlist successfully',
    de: 'Von der Merkliste entfernt',
    es: 'Eliminado de tus guardados',
  },
  buyerRemoved: { en: 'Removed buyer successfully', de: 'Käufer entfernt', es: 'Comprador eliminado' },
  sellerRemoved: { en: 'Removed seller successfully', de: 'Verkäufer entfernt', es: 'Vendedor eliminado' },
  sellerVerified: { en: 'Varified seller successfully', de: 'Verkäufer verifiziert', es: 'Vendedor verificado' },
  paidRemoved: {
    en: 'Items deleted successfully',
    de: 'Aus deinen Käufen entfernt',
    es: 'Eliminado de tus compras',
  },
  // ours
  listingDeleted: { en: 'Deleted product successfully', de: 'Anzeige gelöscht', es: 'Anuncio borrado' },
});
