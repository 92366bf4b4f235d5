import { area } from '../area.ts';

export const unsentStep = area('unsentStep', {
  impossible: {
    en: (act: string, title: string) =>
      `The sale has changed meanwhile: “${title}”. So “${act}” is not possible any more, and nothing was sent.`,
    de: (act, title) =>
      `Inzwischen hat sich etwas geändert: „${title}“. „${act}“ ist deshalb nicht mehr möglich, und nichts wurde gesendet.`,
    es: (act, title) =>
      `Entretanto ha cambiado algo: «${title}». Por eso «${act}» ya no es posible y no se ha enviado nada.`,
  },
  kept: {
    en: 'What you typed is kept on this device, here:',
    de: 'Was du geschrieben hast, bleibt auf diesem Gerät, und zwar hier:',
    es: 'Lo que escribiste se guarda en este dispositivo, aquí:',
  },
  next: {
    en: (other: string) => `What you can do now stands below. You can also write to ${other}.`,
    de: (other) => `Was du jetzt tun kannst, steht darunter. Du kannst auch ${other} schreiben.`,
    es: (other) => `Abajo verás qué puedes hacer ahora. También puedes escribir a ${other}.`,
  },
  discard: { en: 'Discard this text', de: 'Diesen Text verwerfen', es: 'Descartar este texto' },
  seen: { en: 'Close this note', de: 'Hinweis schließen', es: 'Cerrar este aviso' },
});
