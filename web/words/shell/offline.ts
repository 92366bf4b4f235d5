import { area } from '../area.ts';

export const offline = area('offline', {
  title: { en: 'You are offline', de: 'Du bist offline', es: 'Estás sin conexión' },
  lede: {
    en: 'This page was not seen before, so it cannot be shown without a connection. Nothing of yours is lost.',
    de: 'Diese Seite hast du noch nicht gesehen, darum lässt sie sich ohne Verbindung nicht zeigen. Es geht nichts verloren.',
    es: 'Aún no habías visto esta página y no se puede mostrar sin conexión. No se ha perdido nada tuyo.',
  },
  late: { en: 'The server does not answer', de: 'Der Server antwortet nicht', es: 'El servidor no responde' },
  lateLede: {
    en: 'Your connection works, but no answer came in time. Try again in a moment. Nothing of yours is lost.',
    de: 'Deine Verbindung steht, aber es kam rechtzeitig keine Antwort. Versuch es gleich noch einmal. Es geht nichts verloren.',
    es: 'Tienes conexión, pero no ha llegado respuesta a tiempo. Inténtalo de nuevo en un momento. No se ha perdido nada tuyo.',
  },
  goOn: {
    en: 'You have a connection again: show the page',
    de: 'Die Verbindung ist wieder da: Seite zeigen',
    es: 'Hay conexión de nuevo: mostrar la página',
  },
  seen: { en: 'What you can read now', de: 'Das kannst du jetzt lesen', es: 'Lo que puedes leer ahora' },
});
