import { texts } from '../texts.ts';

/** Of an agreed time, as mails and the page write it into calendars. */
export const calendarEntry = texts({
  title: {
    en: (title: string) => `Handover: ${title}`,
    de: (title) => `Übergabe: ${title}`,
    es: (title) => `Entrega: ${title}`,
  },
  text: {
    en: 'The buyer shows the code, and the seller types it.',
    de: 'Wer kauft, zeigt den Code; wer verkauft, tippt ihn ein.',
    es: 'Quien compra muestra el código y quien vende lo escribe.',
  },
});
