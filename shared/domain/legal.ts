import type { Language } from './language.ts';

export const legalDocuments = ['terms', 'privacy', 'imprint', 'returns', 'safety'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Required to start in production. */
export const requiredDocuments = ['terms', 'privacy', 'imprint'] as const satisfies readonly LegalDocument[];

export type LegalTexts = Record<Language, string>;

/** In characters. */
export const LEGAL_MAX = 30_000;

/** Slow to parse, and no legal text needs it. */
const tooDeep = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){12}/m;

/** Whether lists and quotes are nested twelve deep. */
export const isNestedTooDeep = (text: string): boolean =>
  tooDeep.test(text.replace(/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/gm, ''));

/** Marks such as `*` or `[` per paragraph, and rules per text: parsing time grows with their square. */
export const MARKS_MAX = 500;
export const RULES_MAX = 200;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a paragraph has more than `MARKS_MAX` marks. */
export const hasTooManyMarks = (text: string): boolean =>
  text.split(/\r?\n[ \t]*\r?\n/).some((paragraph) => countOf(paragraph, /[[<]|\*+|_+|`+/g) > MARKS_MAX);

/** Whether the text has more than `RULES_MAX` rules. */
export const hasTooManyRules = (text: string): boolean => countOf(text, /^[ \t>]*(?:=+|-+)[ \t]*$/gm) > RULES_MAX;

export type LegalFacts = { shop: string; email: string; phone: string; address: string };

/** Brackets that are no link. */
const placeholder = /(?<![!\]\\])\[([^[\]\n]{1,80})\](?![([:])/g;

/** Unique, such as `legal name`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** Visitors of a shop that opens soon read them in their language. */
const factNames = new Map<string, keyof LegalFacts>([
  ...(['shop', 'email', 'phone', 'address'] as const).map((name) => [name, name] as const),
  ['E-Mail', 'email'],
  ['Telefon', 'phone'],
  ['Adresse', 'address'],
  ['correo', 'email'],
  ['teléfono', 'phone'],
  ['dirección', 'address'],
]);

/** An empty value leaves its placeholder. */
export const fillIn = (text: string, facts: LegalFacts): string =>
  text.replace(placeholder, (whole, name: string) => {
    const fact = factNames.get(name);
    return (fact && facts[fact]) || whole;
  });

/** @param text after `fillIn` */
export const isFilledIn = (text: string): boolean => text.trim() !== '' && placeholdersOf(text).length === 0;
