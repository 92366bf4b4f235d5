import type { Language } from '../../../shared/domain/language.ts';

/** Each language by its own name: whoever looks for it can read it. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' };
