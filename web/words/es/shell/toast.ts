import type { Dictionary } from '../../dictionary.ts';

export const toast: Dictionary['toast'] = {
  login: 'Has iniciado sesión',
  signup: 'Tu cuenta está creada',
  productAdded: 'Tu anuncio está publicado',
  wishAdded: 'Añadido a tus guardados',
  advertised: 'Ahora se promociona',
  intentSucceeded: 'Pago aceptado',
  paid: 'Pagado',
  wishRemoved: 'Quitado de tus guardados',
  buyerRemoved: 'Comprador eliminado',
  sellerRemoved: 'Vendedor eliminado',
  sellerVerified: 'Vendedor verificado',
  paidRemoved: 'Quitado de tu historial',
  listingRemoved: 'Anuncio eliminado',
};
