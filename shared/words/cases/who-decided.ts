import { texts } from '../texts.ts';

/** The part of machines in a decision, for mails and screens. */
export const whoDecided = texts({
  noMachine: {
    en: 'A person decided this. No machine was involved.',
    de: 'Das hat ein Mensch entschieden. Keine Maschine war beteiligt.',
    es: 'Lo decidió una persona. No intervino ninguna máquina.',
  },
  /** A rule of the shop held the listing back. */
  heldBack: {
    en: 'A rule of the shop held the listing back by itself before anybody saw it. A person looked at it and decided.',
    de: 'Eine Regel des Shops hat die Anzeige automatisch zurückgehalten, bevor jemand sie sah. Ein Mensch hat sie angesehen und entschieden.',
    es: 'Una regla de la tienda retuvo el anuncio automáticamente antes de que nadie lo viera. Una persona lo revisó y decidió.',
  },
});
