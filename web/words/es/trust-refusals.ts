import type { Refusals } from '../../platform/i18n/refusals.ts';

/** Refusals about blocks, reviews and the review queue. */
export const trustSentences: Refusals['sentences'] = {
  'Choose what you report.': 'Elige qué denuncias.',
  'Choose the tags from the list.': 'Elige las etiquetas de la lista.',
  'Write your review.': 'Escribe tu valoración.',
  'Choose one to five stars.': 'Elige de una a cinco estrellas.',
  'A word must be text.': 'Una palabra tiene que ser texto.',
  'Write a word, or remove the line.': 'Escribe una palabra o quita la línea.',
  'A word or phrase may have up to # characters.': 'Una palabra o frase puede tener hasta # caracteres.',
  'There may be up to # words.': 'Puede haber hasta # palabras.',
  'A review may have up to # characters.': 'Una valoración puede tener hasta # caracteres.',
  'A reply may have up to # characters.': 'Una respuesta puede tener hasta # caracteres.',
  'A reply is needed.': 'Falta la respuesta.',
  'You cannot block yourself.': 'No puedes bloquearte.',
  'You can review this once it is handed over. What you typed is still here.':
    'Podrás valorarlo cuando se haya entregado. Lo que escribiste sigue aquí.',
  'The time for reviewing this is over: there are # days after the handover.':
    'El plazo para valorarlo ha terminado: son # días desde la entrega.',
  'You have reviewed this already.': 'Ya lo has valorado.',
  'You have replied to this review already.': 'Ya has respondido a esta valoración.',
};
