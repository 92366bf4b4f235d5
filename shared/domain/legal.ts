import type { Language } from './language.ts';

export const legalDocuments = ['terms', 'privacy', 'imprint', 'returns', 'safety'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Pages without which production does not start. */
export const requiredDocuments = ['terms', 'privacy', 'imprint'] as const satisfies readonly LegalDocument[];

export type LegalTexts = Record<Language, string>;

/** Maximum characters. */
export const LEGAL_MAX = 30_000;

/** Deep nesting is slow to parse, and no legal text needs it. */
const tooDeep = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){12}/m;

/** Returns whether lists and quotes are nested too deep. */
export const isNestedTooDeep = (text: string): boolean =>
  tooDeep.test(text.replace(/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/gm, ''));

export type LegalFacts = { shop: string; email: string; phone: string; address: string };

/** Text in brackets that is no link. */
const placeholder = /(?<![!\]\\])\[([^[\]\n]{1,80})\](?![([:])/g;

/** Returns the unique placeholders left in a text, such as `legal name`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Replaces placeholders with the shop's data; an empty value leaves its placeholder. */
export const fillIn = (text: string, facts: LegalFacts): string =>
  text.replace(placeholder, (whole, name: string) => new Map(Object.entries(facts)).get(name) || whole);

/** Returns whether a text is complete. @param text after `fillIn` */
export const isFilledIn = (text: string): boolean => text.trim() !== '' && placeholdersOf(text).length === 0;
