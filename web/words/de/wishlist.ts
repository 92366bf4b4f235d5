import type { Dictionary } from '../dictionary.ts';

export const saved: Dictionary['saved'] = {
  lede: 'Auf diesem Gerät gemerkt. Melde dich an, um die Stücke in deinem Konto zu behalten und zu kaufen.',
  none: 'Du hast dir noch nichts gemerkt.',
  noneHint: 'Tippe bei einem Stück auf das Herz, dann findest du es hier wieder.',
  browse: 'Stöbern',
  removed: (title) => `${title}: nicht mehr gemerkt`,
  onDevice: 'Auf diesem Gerät gemerkt.',
  loginToKeep: 'Anmelden und behalten',
};
