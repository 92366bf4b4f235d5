import type { Dictionary } from '../dictionary.ts';

export const savedSearches: Dictionary['savedSearches'] = {
  title: 'Búsquedas guardadas',
  lede: 'Te escribimos cuando aparece algo nuevo que coincide.',
  save: 'Guardar búsqueda',
  saving: 'Guardando…',
  saved: 'Guardada. Una vez al día te escribimos con las novedades. Puedes cambiarlo en tu cuenta.',
  toAccount: 'Ver mis búsquedas guardadas',
  everything: 'Todos los artículos',
  none: 'Aún no tienes búsquedas guardadas. Busca algo y elige «Guardar búsqueda».',
  toSearch: 'Buscar',
  pace: 'Avisos por correo',
  paces: { daily: 'Una vez al día', soon: 'Al momento', never: 'Desactivados' },
  delete: 'Eliminar',
  deleted: 'Búsqueda eliminada',
  changed: 'Avisos actualizados',
};
