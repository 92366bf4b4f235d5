import type { ContactKind } from '../conversation.ts';
import { findEmails } from './find-emails.ts';
import { findLinks } from './find-links.ts';
import { findNames } from './find-names.ts';
import { findPhones } from './find-phones.ts';

const HIDDEN = '•••';

/**
 * Hides phone numbers, emails and links, also in spellings that avoid a filter.
 * @param ownHost host of this marketplace, whose links stay
 * @returns the text to show, and what was hidden
 */
export function hideContact(text: string, ownHost?: string): { shown: string; hidden: ContactKind[] } {
  const plain = foldCharacters(text);
  const found = [
    ...findEmails(plain).map((part) => ({ kind: 'email' as const, part })),
    ...findLinks(plain, ownHost).map((part) => ({ kind: 'link' as const, part })),
    ...findNames(plain).map((part) => ({ kind: 'link' as const, part })),
    ...findPhones(plain).map((part) => ({ kind: 'phone' as const, part })),
  ]
    .map(({ kind, part: [from, to] }) => ({ kind, from, to: to - trailing(plain.slice(from, to)) }))
    .sort((a, b) => a.from - b.from);
  const characters = [...text];
  const hidden = new Set<ContactKind>();
  let shown = '';
  let at = 0;
  for (const { kind, from, to } of found) {
    if (to <= at) continue;
    if (from >= at) {
      shown += characters.slice(at, from).join('') + HIDDEN;
      hidden.add(kind);
    }
    at = to;
  }
  return { shown: shown + characters.slice(at).join(''), hidden: [...hidden] };
}

/** Returns how many characters at the end are punctuation. */
const trailing = (found: string) => /[.,;:!?)'"]*$/.exec(found)?.[0].length ?? 0;

/** Returns a text of the same length in plain forms: `５` as `5`, `＠` as `@`. */
function foldCharacters(text: string): string {
  return [...text].map((character) => plainForm(character)).join('');
}

/** Invisible characters and the frames of emoji digits. */
const invisible = /^(?:\p{Cf}|\p{Mn}|\p{Me}|\uFE0F)$/u;

/** As written in Chinese and Japanese. */
const fullStop = /^[。｡]$/u;

function plainForm(character: string): string {
  if (invisible.test(character)) return '\u200B';
  const folded = fullStop.test(character) ? '.' : character.normalize('NFKC');
  const digit = /^\p{Nd}$/u.test(folded) && !/[0-9]/.test(folded) ? String(digitValue(folded)) : folded;
  const one = digit.replace(/[()]/g, '');
  // Circled digits become one digit; others that need more characters stay.
  if (one.length === 1) return one;
  return digit.length === 1 ? digit : character.length === 1 ? character : '\u00B7';
}

/** Digits of other scripts come in blocks of ten. */
function digitValue(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
  return code - zero;
}
