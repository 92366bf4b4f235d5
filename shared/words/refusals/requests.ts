import { refusalsOf } from '../refusal.ts';

export const requestRefusals = /* @__PURE__ */ refusalsOf('requests', {
  tooManyPages: {
    en: 'Very many pages were asked for over your connection within a minute. Please wait a moment and load this one again.',
    de: 'Über deine Verbindung wurden in einer Minute sehr viele Seiten aufgerufen. Warte bitte einen Moment und lade diese noch einmal.',
    es: 'Desde tu conexión se pidieron muchísimas páginas en un minuto. Espera un momento y vuelve a cargar esta.',
  },
  tooLarge: {
    en: 'A request may have up to {most} KB.',
    de: 'Eine Anfrage darf bis zu {most} KB haben.',
    es: 'Una solicitud puede tener hasta {most} KB.',
  },
  tooSlow: {
    en: 'This request took too long to arrive.',
    de: 'Diese Anfrage hat zu lange gebraucht.',
    es: 'Esta solicitud tardó demasiado en llegar.',
  },
});
