import { refusalsOf } from '../refusal.ts';

export const savedSearchRefusals = /* @__PURE__ */ refusalsOf('savedSearches', {
  paceChoice: {
    en: 'Choose how often you want to hear about it.',
    de: 'Wähl, wie oft du davon hören willst.',
    es: 'Elige con qué frecuencia quieres recibir noticias.',
  },
  tooMany: {
    en: 'You have saved {most} searches, which is the limit. Delete one that you no longer need.',
    de: 'Du hast {most} Suchen gespeichert, mehr geht nicht. Lösch eine, die du nicht mehr brauchst.',
    es: 'Has guardado {most} búsquedas, que es el máximo. Borra una que ya no necesites.',
  },
  notSearchable: {
    en: 'This cannot be searched for.',
    de: 'Danach lässt sich nicht suchen.',
    es: 'Esto no se puede buscar.',
  },
});
