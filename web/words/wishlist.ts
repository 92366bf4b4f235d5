import { area } from './area.ts';

export const saved = area('saved', {
  lede: {
    en: 'Saved on this device. Log in to keep these items on your account and to buy them.',
    de: 'Auf diesem Gerät gemerkt. Melde dich an, um die Artikel in deinem Konto zu behalten und zu kaufen.',
    es: 'Guardados en este dispositivo. Inicia sesión para conservarlos en tu cuenta y comprarlos.',
  },
  none: {
    en: 'You have not saved anything yet.',
    de: 'Du hast dir noch nichts gemerkt.',
    es: 'Todavía no has guardado nada.',
  },
  noneHint: {
    en: 'Press the heart on an item and you will find it here.',
    de: 'Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder.',
    es: 'Pulsa el corazón de un artículo y lo encontrarás aquí.',
  },
  browse: { en: 'Browse items', de: 'Stöbern', es: 'Ver artículos' },
  removed: {
    en: (title: string) => `${title}: no longer saved`,
    de: (title) => `${title}: nicht mehr gemerkt`,
    es: (title) => `${title}: ya no está guardado`,
  },
  onDevice: { en: 'Saved on this device.', de: 'Auf diesem Gerät gemerkt.', es: 'Guardado en este dispositivo.' },
  loginToKeep: { en: 'Log in to keep it', de: 'Anmelden und behalten', es: 'Inicia sesión para conservarlo' },
});
