import type { Pace } from '../../shared/domain/saved-search.ts';
import type { Text } from '../../shared/words/texts.ts';
import { area } from './area.ts';

export const savedSearches = area('savedSearches', {
  title: { en: 'Saved searches', de: 'Gespeicherte Suchen', es: 'Búsquedas guardadas' },
  lede: {
    en: 'We email you when something new matches.',
    de: 'Wir schreiben dir eine E-Mail, wenn etwas Neues passt.',
    es: 'Te escribimos cuando aparece algo nuevo que coincide.',
  },
  save: { en: 'Save this search', de: 'Suche speichern', es: 'Guardar búsqueda' },
  saving: { en: 'Saving…', de: 'Wird gespeichert …', es: 'Guardando…' },
  saved: {
    en: 'Saved. We’ll email you about new matches once a day. You can change that in your account.',
    de: 'Gespeichert. Einmal am Tag schreiben wir dir, was neu dazugekommen ist. Das kannst du in deinem Konto ändern.',
    es: 'Guardada. Una vez al día te escribimos con las novedades. Puedes cambiarlo en tu cuenta.',
  },
  toAccount: { en: 'See my saved searches', de: 'Meine gespeicherten Suchen', es: 'Ver mis búsquedas guardadas' },
  everything: { en: 'All items', de: 'Alle Möbel', es: 'Todos los artículos' },
  none: {
    en: 'No saved searches yet. Search for something, then choose “Save this search”.',
    de: 'Noch keine gespeicherten Suchen. Such etwas und wähle dann „Suche speichern“.',
    es: 'Aún no tienes búsquedas guardadas. Busca algo y elige «Guardar búsqueda».',
  },
  toSearch: { en: 'Search', de: 'Suchen', es: 'Buscar' },
  pace: { en: 'Email alerts', de: 'E-Mail-Benachrichtigung', es: 'Avisos por correo' },
  paces: {
    daily: { en: 'Once a day', de: 'Einmal am Tag', es: 'Una vez al día' },
    soon: { en: 'Right away', de: 'Sofort', es: 'Al momento' },
    never: { en: 'Off', de: 'Aus', es: 'Desactivados' },
  } satisfies Record<Pace, Text>,
  delete: { en: 'Delete', de: 'Löschen', es: 'Borrar' },
  deleted: { en: 'Search deleted', de: 'Suche gelöscht', es: 'Búsqueda borrada' },
  changed: { en: 'Email alerts updated', de: 'Benachrichtigung geändert', es: 'Avisos actualizados' },
});
