import { area } from '../area.ts';

export const saved = area('saved', {
  lede: 'Saved on this device. Log in to keep these listings on your account and to buy them.',
  none: 'You have not saved anything yet.',
  noneHint: 'Press the heart on a listing and you will find it here.',
  browse: 'Browse listings',
  removed: (title: string) => `${title}: no longer saved`,
  onDevice: 'Saved on this device.',
  loginToKeep: 'Log in to keep it',
});
