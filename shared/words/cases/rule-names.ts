import { byLanguage } from '../by-language.ts';

/** The rules that a report can name, worded for the statement of reasons. */
export const ruleNames = byLanguage({
  counterfeit: { en: 'counterfeit goods', de: 'Fälschungen', es: 'falsificaciones' },
  unsafe: { en: 'unsafe goods', de: 'unsichere Waren', es: 'productos inseguros' },
  prohibited: { en: 'prohibited goods', de: 'verbotene Waren', es: 'productos prohibidos' },
  misleading: { en: 'misleading descriptions', de: 'irreführende Angaben', es: 'descripciones engañosas' },
  offensive: { en: 'offensive content', de: 'anstößige Inhalte', es: 'contenido ofensivo' },
  spam: { en: 'spam', de: 'Spam', es: 'spam' },
  other: { en: 'other violations', de: 'andere Verstöße', es: 'otras infracciones' },
});
