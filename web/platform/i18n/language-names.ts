import type { Language } from '../../../shared/domain/language.ts';

/** Each language in its own name. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' };
