import type { Language } from '../../../shared/domain/language.ts';
import type { Reason } from '../../../shared/words/refusal.ts';

/** Words a refusal in a language; undefined for an unknown one. */
export type Refusals = (reason: Reason, language: Language) => string | undefined;
