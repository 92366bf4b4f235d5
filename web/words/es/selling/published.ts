import type { Dictionary } from '../../dictionary.ts';

export const published: Dictionary['published'] = {
  live: 'Tu anuncio ya se ve',
  waits: 'Tu anuncio está enviado',
  waitsText: 'Primero lo revisamos. Después lo verá todo el mundo.',
  promote: 'Promocionar',
  another: 'Vender otra cosa',
  close: 'Cerrar',
};
