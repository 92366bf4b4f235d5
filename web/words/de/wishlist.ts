import type { Dictionary } from '../dictionary.ts';

export const saved: Dictionary['saved'] = {
  lede: 'Auf diesem Gerät gemerkt. Melde dich an, um die Artikel in deinem Konto zu behalten und zu kaufen.',
  none: 'Du hast dir noch nichts gemerkt.',
  noneHint: 'Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder.',
  browse: 'Stöbern',
  removed: (title) => `${title}: nicht mehr gemerkt`,
  onDevice: 'Auf diesem Gerät gemerkt.',
  loginToKeep: 'Anmelden und behalten',
};
