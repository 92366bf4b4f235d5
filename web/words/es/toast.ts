import type { Dictionary } from '../dictionary.ts';

export const toast: Dictionary['toast'] = {
  login: 'Has iniciado sesión',
  signup: 'Tu cuenta está creada',
  productAdded: 'Tu pieza está publicada',
  wishAdded: 'Guardado en tu lista de deseos',
  advertised: 'Ahora se promociona',
  intentSucceeded: 'El pago ha salido bien',
  paid: 'Pagado',
  wishRemoved: 'Quitado de la lista de deseos',
  buyerRemoved: 'Comprador eliminado',
  sellerRemoved: 'Vendedor eliminado',
  sellerVerified: 'Vendedor verificado',
  paidRemoved: 'Quitado de tu historial',
  listingRemoved: 'Pieza eliminada',
};
