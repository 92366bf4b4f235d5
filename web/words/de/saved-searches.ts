import type { Dictionary } from '../dictionary.ts';

export const savedSearches: Dictionary['savedSearches'] = {
  title: 'Gespeicherte Suchen',
  lede: 'Wir schreiben dir eine E-Mail, wenn etwas Neues passt.',
  save: 'Suche speichern',
  saving: 'Wird gespeichert …',
  saved:
    'Gespeichert. Einmal am Tag schreiben wir dir, was neu dazugekommen ist. Das kannst du in deinem Konto ändern.',
  toAccount: 'Meine gespeicherten Suchen',
  everything: 'Alle Möbel',
  none: 'Noch keine gespeicherten Suchen. Such etwas und wähle dann „Suche speichern“.',
  toSearch: 'Suchen',
  pace: 'E-Mail-Benachrichtigung',
  paces: { daily: 'Einmal am Tag', soon: 'Sofort', never: 'Aus' },
  delete: 'Löschen',
  deleted: 'Suche gelöscht',
  changed: 'Benachrichtigung geändert',
};
