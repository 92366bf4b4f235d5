import type { Dictionary } from '../dictionary.ts';

export const savedSearches: Dictionary['savedSearches'] = {
  title: 'Búsquedas guardadas',
  lede: 'Te avisamos por correo de las piezas nuevas que encajan.',
  save: 'Guardar esta búsqueda',
  saving: 'Guardando…',
  saved: 'Guardada. Te avisamos de las piezas nuevas una vez al día; puedes cambiarlo en tu cuenta.',
  toAccount: 'A mis búsquedas guardadas',
  everything: 'Todas las piezas',
  none: 'Aún no has guardado ninguna búsqueda. «Guardar esta búsqueda» está encima de los resultados.',
  toSearch: 'Buscar',
  pace: 'Correos',
  paces: { daily: 'Una vez al día', soon: 'En unos minutos', never: 'Sin correos' },
  delete: 'Eliminar',
  deleted: 'La búsqueda está eliminada',
  changed: 'Tu elección está guardada',
};
