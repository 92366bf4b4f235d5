import type { Dictionary } from '../dictionary.ts';

export const sellingAs: Dictionary['sellingAs'] = {
  title: 'Cómo vendes',
  lede: 'Los compradores lo ven en cada uno de tus anuncios. Quien vende como empresa es profesional.',
  legend: 'Vendo como',
  kinds: { private: 'particular', trader: 'profesional' },
  legalName: 'Nombre legal',
  address: 'Dirección',
  registration: 'Número de registro o de IVA',
  email: 'Correo para compradores',
  save: 'Guardar',
  saved: 'Guardado. Tus anuncios ya lo muestran.',
  sold: (kind) => `Vende como ${kind}`,
};

export const withdrawal: Dictionary['withdrawal'] = {
  trader: 'Vendedor profesional',
  traderText: 'Como consumidor puedes desistir de la compra en los 14 días posteriores a recibirla.',
  more: 'Cómo devolverlo',
  private: 'Vendedor particular',
  privateText:
    'Compras a una persona, no a una empresa: no puedes devolverlo porque cambies de idea. Debe ser como se describe.',
};
