import type { Dictionary } from '../dictionary.ts';

export const savedSearches: Dictionary['savedSearches'] = {
  title: 'Gespeicherte Suchen',
  lede: 'Von neuen Stücken, die passen, erfährst du per Mail.',
  save: 'Diese Suche speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert. Von neuen Stücken erfährst du einmal am Tag; ändern kannst du das in deinem Konto.',
  toAccount: 'Zu meinen gespeicherten Suchen',
  everything: 'Alle Stücke',
  none: 'Du hast noch keine Suche gespeichert. „Diese Suche speichern“ steht über dem, was eine Suche findet.',
  toSearch: 'Suchen',
  pace: 'Mails',
  paces: { daily: 'Einmal am Tag', soon: 'Binnen Minuten', never: 'Keine Mails' },
  delete: 'Löschen',
  deleted: 'Die Suche ist gelöscht',
  changed: 'Deine Auswahl ist gespeichert',
};
