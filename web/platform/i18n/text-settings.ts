import { defaultLanguage, type Language } from '../../../shared/domain/language.ts';
import type { Wording } from '../../../shared/domain/wording.ts';
import type { Reason } from '../../../shared/words/refusal.ts';

/** Undefined for an unknown refusal. */
type Refusals = (reason: Reason, language: Language) => string | undefined;

/** The language, and texts by area that replace those of the pages. */
export type TextSettings = {
  language: Language;
  wording?: Wording;
  /** Shown on every page. */
  publicDemo?: boolean;
  dictionary?: (Readonly<Record<string, object>> & { readonly refusals?: Refusals }) | undefined;
};

const english: TextSettings = { language: defaultLanguage };
let source: () => TextSettings = () => english;

/** Returns those of the tab, or on the server of the request. */
export const textSettings = (): TextSettings => source();

/** Sets the source: per tab, or per request on the server. */
export function setTextSource(next: () => TextSettings): void {
  source = next;
}
