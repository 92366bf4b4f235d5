import { defaultLanguage, type Language } from '../../../shared/domain/language.ts';
import type { Wording } from '../../../shared/domain/wording.ts';
import type { Refusals } from './refusal-text.ts';

/**
 * A language with its words by area. A text that the dictionary lacks is said in English, as the pages have it: the
 * default language needs no dictionary, or one of corrections only.
 */
export type Speech = {
  language: Language;
  wording?: Wording;
  /** Whether the operator runs a public demonstration, which every page says. */
  publicDemo?: boolean;
  dictionary?: (Readonly<Record<string, object>> & { readonly refusals?: Refusals }) | undefined;
};

const english: Speech = { language: defaultLanguage };
let speech: () => Speech = () => english;

/** The language that is spoken right now: in the browser the tab's, on the server that of the request being answered. */
export const spoken = (): Speech => speech();

/** Says who knows the spoken language: one tab speaks one, a server as many as it answers requests. */
export function speakBy(source: () => Speech): void {
  speech = source;
}
