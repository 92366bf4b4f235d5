import { defaultLanguage, type Language } from '../../../shared/domain/language.ts';
import type { Wording } from '../../../shared/domain/wording.ts';
import type { Reason } from '../../../shared/words/refusal.ts';

/** Words a refusal in a language; undefined for an unknown one. */
type Refusals = (reason: Reason, language: Language) => string | undefined;

/** The language, and the texts by area that are read in the place of those that came with the pages. */
export type Speech = {
  language: Language;
  wording?: Wording;
  /** Whether this is a public demo, shown on every page. */
  publicDemo?: boolean;
  dictionary?: (Readonly<Record<string, object>> & { readonly refusals?: Refusals }) | undefined;
};

const english: Speech = { language: defaultLanguage };
let speech: () => Speech = () => english;

/** Returns the current language: the tab's, or on the server the request's. */
export const spoken = (): Speech => speech();

/** Sets the language source: per tab, or per request on the server. */
export function speakBy(source: () => Speech): void {
  speech = source;
}
