import type { Dictionary } from '../../dictionary.ts';

export const published: Dictionary['published'] = {
  live: 'Deine Anzeige ist online',
  waits: 'Deine Anzeige ist gesendet',
  waitsText: 'Wir sehen sie uns zuerst an. Danach sehen sie alle.',
  promote: 'Hervorheben',
  another: 'Noch etwas verkaufen',
  close: 'Schließen',
};
