import type { ReportReason } from '../../../shared/domain/cases.ts';
import type { Language } from '../../../shared/domain/language.ts';

/** What a report names, as the statement of reasons says it. */
export const ruleNames: Record<Language, Record<ReportReason, string>> = {
  en: {
    counterfeit: 'counterfeit goods',
    unsafe: 'unsafe goods',
    prohibited: 'prohibited goods',
    misleading: 'misleading descriptions',
    offensive: 'offensive content',
    spam: 'spam',
    other: 'other violations',
  },
  de: {
    counterfeit: 'Fälschungen',
    unsafe: 'unsichere Waren',
    prohibited: 'verbotene Waren',
    misleading: 'irreführende Angaben',
    offensive: 'anstößige Inhalte',
    spam: 'Spam',
    other: 'andere Verstöße',
  },
  es: {
    counterfeit: 'falsificaciones',
    unsafe: 'productos inseguros',
    prohibited: 'productos prohibidos',
    misleading: 'descripciones engañosas',
    offensive: 'contenido ofensivo',
    spam: 'spam',
    other: 'otras infracciones',
  },
};
