import { refusalsOf } from '../refusal.ts';

export const reviewRefusals = /* @__PURE__ */ refusalsOf('reviews', {
  chooseTags: {
    en: 'Choose the tags from the list.',
    de: 'Wähl die Stichworte aus der Liste.',
    es: 'Elige las etiquetas de la lista.',
  },
  textNeeded: {
    en: 'Write your review.',
    de: 'Schreib deine Bewertung.',
    es: 'Escribe tu valoración.',
  },
  starsNeeded: {
    en: 'Choose one to five stars.',
    de: 'Wähl einen bis fünf Sterne.',
    es: 'Elige de una a cinco estrellas.',
  },
  textTooLong: {
    en: 'A review may have up to {most} characters.',
    de: 'Eine Bewertung darf bis zu {most} Zeichen haben.',
    es: 'Una valoración puede tener hasta {most} caracteres.',
  },
  notHandedOver: {
    en: 'You can review this once it is handed over. What you typed is still here.',
    de: 'Du kannst das bewerten, sobald es übergeben ist. Was du geschrieben hast, ist noch da.',
    es: 'Podrás valorarlo cuando se haya entregado. Lo que escribiste sigue aquí.',
  },
  tooLate: {
    en: 'The time for reviewing this is over: there are 14 days after the handover.',
    de: 'Die Zeit zum Bewerten ist vorbei: Nach der Übergabe sind es 14 Tage.',
    es: 'El plazo para valorarlo ha terminado: son 14 días desde la entrega.',
  },
  reviewedAlready: {
    en: 'You have reviewed this already.',
    de: 'Du hast das schon bewertet.',
    es: 'Ya lo has valorado.',
  },
  repliedAlready: {
    en: 'You have replied to this review already.',
    de: 'Du hast auf diese Bewertung schon geantwortet.',
    es: 'Ya has respondido a esta valoración.',
  },
});
