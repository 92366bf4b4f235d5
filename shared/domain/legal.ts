import type { Language } from './language.ts';

/** The legal pages of a shop, by the name in their address. */
export const legalDocuments = ['terms', 'privacy', 'imprint', 'returns', 'safety'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The pages without which a shop in production does not open. */
export const requiredDocuments = ['terms', 'privacy', 'imprint'] as const satisfies readonly LegalDocument[];

/** The text of a legal page in each language, as Markdown. */
export type LegalTexts = Record<Language, string>;

/** The longest text of a legal page, in characters. */
export const LEGAL_MAX = 30_000;

/** Nested deeper, a text takes long to read; no legal text is. */
const tooDeep = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){12}/m;

/** Whether lists and quotes are nested deeper than any text needs. */
export const isNestedTooDeep = (text: string): boolean =>
  tooDeep.test(text.replace(/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/gm, ''));

/** What the settings of the shop fill in, by the name of the placeholder. */
export type LegalFacts = { shop: string; email: string; phone: string; address: string };

/** Text in brackets that is no link. */
const placeholder = /(?<![!\]\\])\[([^[\]\n]{1,80})\](?![([:])/g;

/** The placeholders of a text that somebody still has to fill in, each once, such as `legal name`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Puts the facts of the shop in the place of their placeholders; a fact that is empty leaves its placeholder. */
export const fillIn = (text: string, facts: LegalFacts): string =>
  text.replace(placeholder, (whole, name: string) => new Map(Object.entries(facts)).get(name) || whole);

/** Whether a text can be shown to people as it is. @param text after `fillIn` */
export const isFilledIn = (text: string): boolean => text.trim() !== '' && placeholdersOf(text).length === 0;
