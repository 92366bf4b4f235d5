import { plainDigit } from '../clean-text.ts';
import type { ContactKind } from '../conversation.ts';
import { findBareAccounts, findBareMailboxes } from './find-bare-accounts.ts';
import { findEmails } from './find-emails.ts';
import { findLinks } from './find-links.ts';
import { findNames } from './find-names.ts';
import { findPhones } from './find-phones.ts';
import { findSplitPhones } from './find-split-phones.ts';
import { findToldPhones } from './find-told-phones.ts';
import type { Part } from './part.ts';

const HIDDEN = '•••';

type Found = { kind: ContactKind; from: number; to: number };
type Masked = { shown: string; hidden: ContactKind[] };

/** Characters on each side of a break between messages. */
const AROUND = 200;

/**
 * Hides phone numbers, emails and links, also in spellings that avoid a filter, and over several messages: `503 555`,
 * then `0142`.
 * @param earlier the last messages as shown, the oldest first
 * @param ownHost whose links stay
 */
export function hideContact(earlier: readonly string[], text: string, ownHost?: string): Masked {
  const before = [...earlier.map((one) => `${one}\n`).join('')].slice(-AROUND);
  const begin = before.length;
  const joined = foldCharacters([...before, ...[...text].slice(0, AROUND)].join(''));
  const crossing = [
    ...named('email', findEmails(joined)),
    ...named('email', findBareMailboxes(joined)),
    ...named('phone', findSplitPhones(joined)),
    ...named('phone', findToldPhones(joined)),
  ].filter(({ from, to }) => from < begin && to > begin);
  const rest = crossing.map(({ kind, to }) => ({ kind, from: 0, to: to - begin }));
  return mask(text, [...rest, ...findContact(text, ownHost)]);
}

function findContact(text: string, ownHost: string | undefined): Found[] {
  const plain = foldCharacters(text);
  return [
    ...named('email', findEmails(plain)),
    ...named('email', findBareMailboxes(plain)),
    ...named('link', findBareAccounts(plain)),
    ...named('link', findLinks(plain, ownHost)),
    ...named('link', findNames(plain)),
    ...named('phone', findPhones(plain)),
    ...named('phone', findToldPhones(plain)),
  ].map((part) => ({ ...part, to: part.to - trailing(plain.slice(part.from, part.to)) }));
}

const named = (kind: ContactKind, parts: readonly Part[]): Found[] => parts.map(([from, to]) => ({ kind, from, to }));

function mask(text: string, found: readonly Found[]): Masked {
  const characters = [...text];
  const hidden = new Set<ContactKind>();
  let shown = '';
  let at = 0;
  for (const { kind, from, to } of found.toSorted((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    const end = afterFrames(characters, to);
    if (from >= at) {
      shown += characters.slice(at, from).join('') + HIDDEN;
      hidden.add(kind);
    }
    at = end;
  }
  return { shown: shown + characters.slice(at).join(''), hidden: [...hidden] };
}

const trailing = (found: string) => /[.,;:!?)'"]*$/.exec(found)?.[0].length ?? 0;

/** Also hides the frame of an emoji digit. */
function afterFrames(characters: readonly string[], to: number): number {
  let end = to;
  while (frame.test(characters[end] ?? '')) end++;
  return end;
}
const frame = /^(?:\p{Me}|\uFE0F)$/u;

/** Returns a text of the same length in plain forms: `５` as `5`, `＠` as `@`. */
function foldCharacters(text: string): string {
  return [...text].map((character) => plainForm(character)).join('');
}

/** Invisible characters, also blank letters, and the frames of emoji digits. */
const invisible = /^[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800]$/u;

/** First ones of digits that NFKC leaves. */
const OTHER_ONES = [0x2776, 0x2780, 0x278a, 0x24f5];

/** As written in Chinese and Japanese. */
const fullStop = /^[。｡]$/u;

function plainForm(character: string): string {
  if (invisible.test(character)) return '\u200B';
  const ornate = ornateDigit(character.codePointAt(0) ?? 0);
  if (ornate !== undefined) return String(ornate);
  const folded = fullStop.test(character) ? '.' : character.normalize('NFKC');
  const digit = /^\p{Nd}$/u.test(folded) && !/[0-9]/.test(folded) ? plainDigit(folded) : folded;
  const one = digit.replace(/[()]/g, '');
  // Circled digits become one digit; others that need more characters stay.
  if (one.length === 1) return one;
  return digit.length === 1 ? digit : character.length === 1 ? character : '\u00B7';
}

/** `❺` is 5, `⓿` is 0. */
function ornateDigit(code: number): number | undefined {
  if (code === 0x24ff) return 0;
  const one = OTHER_ONES.find((first) => code >= first && code < first + 9);
  return one === undefined ? undefined : code - one + 1;
}
