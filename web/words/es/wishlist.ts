import type { Dictionary } from '../dictionary.ts';

export const saved: Dictionary['saved'] = {
  lede: 'Guardados en este dispositivo. Inicia sesión para conservarlos en tu cuenta y comprarlos.',
  none: 'Todavía no has guardado nada.',
  noneHint: 'Pulsa el corazón de un artículo y lo encontrarás aquí.',
  browse: 'Ver artículos',
  removed: (title) => `${title}: ya no está guardado`,
  onDevice: 'Guardado en este dispositivo.',
  loginToKeep: 'Inicia sesión para conservarlo',
};
