import { area } from '../area.ts';

export const offline = area('offline', {
  title: { en: 'You are offline', de: 'Du bist offline', es: 'Estás sin conexión' },
  lede: {
    en: 'This page was not seen before, so it cannot be shown without a connection. Nothing of yours is lost.',
    de: 'Diese Seite hast du noch nicht gesehen, darum lässt sie sich ohne Verbindung nicht zeigen. Nichts von dir ist verloren.',
    es: 'Aún no habías visto esta página y no se puede mostrar sin conexión. No se ha perdido nada tuyo.',
  },
  goOn: {
    en: 'You have a connection again: show the page',
    de: 'Die Verbindung ist wieder da: Seite zeigen',
    es: 'Hay conexión de nuevo: mostrar la página',
  },
  seen: { en: 'What you can read now', de: 'Das kannst du jetzt lesen', es: 'Lo que puedes leer ahora' },
});
