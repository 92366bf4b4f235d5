import type { Language } from './language.ts';

/** Common questions. Other texts sent to many sellers count as advertising. */
export const quickReplies: Readonly<Record<Language, readonly string[]>> = {
  en: ['Is it still available?', 'What are the exact dimensions?', 'When could I pick it up?'],
  de: ['Ist es noch zu haben?', 'Wie sind die genauen Maße?', 'Wann könnte ich es abholen?'],
  es: ['¿Sigue disponible?', '¿Cuáles son las medidas exactas?', '¿Cuándo podría recogerlo?'],
};

/** In any language. */
export const isQuickReply = (text: string): boolean =>
  Object.values(quickReplies).some((texts) => texts.includes(text.trim()));
