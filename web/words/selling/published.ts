import { area } from '../area.ts';

/** What a seller can do with a listing that was just published. */
export const published = area('published', {
  live: { en: 'It’s live', de: 'Deine Anzeige ist online', es: 'Tu anuncio ya se ve' },
  waits: { en: 'It’s sent', de: 'Deine Anzeige ist gesendet', es: 'Tu anuncio está enviado' },
  waitsText: {
    en: 'We look at it first. Buyers see it after that.',
    de: 'Wir sehen sie uns zuerst an. Danach sehen sie alle.',
    es: 'Primero lo revisamos. Después lo verá todo el mundo.',
  },
  promote: { en: 'Promote it', de: 'Hervorheben', es: 'Promocionar' },
  another: { en: 'List another', de: 'Noch etwas verkaufen', es: 'Vender otra cosa' },
  close: { en: 'Close', de: 'Schließen', es: 'Cerrar' },
});
