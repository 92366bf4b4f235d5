import { defaultLanguage, type Language } from '../../../shared/domain/language.ts';
import type { Wording } from '../../../shared/domain/wording.ts';
import type { Reason } from '../../../shared/words/refusal.ts';

/** Undefined for an unknown refusal. */
type Refusals = (reason: Reason, language: Language) => string | undefined;

/** The language, and texts by area that replace those of the pages. */
export type Speech = {
  language: Language;
  wording?: Wording;
  /** Shown on every page. */
  publicDemo?: boolean;
  dictionary?: (Readonly<Record<string, object>> & { readonly refusals?: Refusals }) | undefined;
};

const english: Speech = { language: defaultLanguage };
let speech: () => Speech = () => english;

/** The tab's; on the server the request's. */
export const spoken = (): Speech => speech();

/** Sets the source: per tab, or per request on the server. */
export function speakBy(source: () => Speech): void {
  speech = source;
}
