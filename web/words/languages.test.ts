import { afterEach, describe, expect, it } from 'vitest';
import { caseWords } from '../../shared/words/cases/case-mails.ts';
import * as refusals from '../../shared/words/refusals/all.ts';
import type { Text } from '../../shared/words/texts.ts';
import { setTextSource, type TextSettings } from '../platform/i18n/text-settings.ts';
import * as words from './all.ts';
import { corrected } from './corrected.ts';
import { german } from './de/index.ts';
import { spanish } from './es/index.ts';

const speech = {
  en: { language: 'en' },
  de: { language: 'de', dictionary: { refusals: german.refusals } },
  es: { language: 'es', dictionary: { refusals: spanish.refusals } },
} as const satisfies Record<string, TextSettings>;
const speak = (language: keyof typeof speech) => setTextSource(() => speech[language]);
afterEach(() => speak('en'));

/** A stand-in for any argument: text, number, list or listing. */
const given = (name: string) => {
  const text = `«${name}»`;
  return Object.assign([text], {
    toLowerCase: () => text,
    title: '«t»',
    price: '«p»',
    condition: '«c»',
    location: '«l»',
  });
};

const render = (text: unknown): string =>
  String(typeof text === 'function' ? text(...Array.from({ length: 6 }, (_, index) => given(String(index)))) : text);

const argumentsIn = (said = '') => [...new Set(said.match(/«\w»/g) ?? [])].sort().join();

function textsOf(branch: unknown, path: string[] = []): [string, unknown][] {
  if (typeof branch !== 'object' || branch === null) return [[path.join('.'), branch]];
  return Object.keys(branch).flatMap((key) => textsOf(Reflect.get(branch, key), [...path, key]));
}

/** Words that German or Spanish shares with English. */
const shared =
  /^(?:admin|beige|blog|bouclé|cm|code|color|cvc|d|gold|h|in|industrial|km|logo|markdown|material|mid-century|min|modern|name|no|orange|passkeys?|person|push|rattan|s|settee|sofa|spam|status|system|teak|text|total|tweed)$/i;

const wordsIn = (said: string) => said.replace(/«\w»/g, '').match(/[\p{L}-]*\p{L}/gu) ?? [];

/** Everything in a language, functions called with stand-ins. */
function readAll(language: keyof typeof speech): Map<string, string> {
  speak(language);
  return new Map(textsOf(words).map(([path, text]) => [path, render(text)]));
}

describe.each([
  ['German', 'de', german],
  ['Spanish', 'es', spanish],
] as const)('%s', (_, language, { refusals, ...dictionary }) => {
  const english = readAll('en');
  const translated = readAll(language);

  it('has every text that English has, each translated', () => {
    expect(english.size).toBeGreaterThan(2_000);
    const differing = [...english].filter(([path, said]) => argumentsIn(translated.get(path)) !== argumentsIn(said));
    expect(differing).toEqual([]);
    expect([...translated].filter(([, said]) => said.trim() === '')).toEqual([]);
    const same = [...translated].filter(([path, said]) => said === english.get(path));
    expect(same.filter(([, said]) => !wordsIn(said).every((word) => shared.test(word)))).toEqual([]);
  });

  it('is read in the current language, whether it comes from the file or, in a browser, from a script of its own', () => {
    expect(new Map(textsOf(dictionary).map(([path, text]) => [path, render(text)]))).toEqual(translated);
    speak(language);
    expect(words.nav.login).toBe(dictionary.nav.login);
    speak('en');
    expect(words.nav.login).toBe('Login');
  });
});

describe('corrected English', () => {
  it('replaces texts that are there, and leaves every other as it is', () => {
    const specified = new Map(textsOf(words));
    const changed = textsOf(corrected).filter(([path, text]) => typeof specified.get(path) !== typeof text);
    expect(changed).toEqual([]);
    setTextSource(() => ({ language: 'en', wording: 'corrected', dictionary: corrected }));
    expect([words.category.title, words.admin.verify]).toEqual(['Our categories', 'Verify']);
    expect([words.category.explore, words.home.seeMore]).toEqual(['Explore', 'See More']);
    speak('en');
    expect([words.category.title, words.admin.verify]).toEqual(['Out Categories', 'Varify']);
  });
});

/** What sellers and admins read; buyers read of items. */
const ofSellers = /^(?:auditLog|editor|homePage|moderation|myProducts|payouts|sales|settings)\./;

it.each([
  ['de', /Artikel/],
  ['es', /artículo/],
] as const)('a listing has one name where sellers and admins read, in %s', (language, other) => {
  const english = readAll('en');
  const others = [...readAll(language)].filter(
    ([path, said]) => ofSellers.test(path) && /\blistings?\b/i.test(english.get(path) ?? '') && other.test(said),
  );
  expect(others).toEqual([]);
});

const ofRemoval =
  /^(?:admin\.delete|myOrders\.(?:delete|remove)|paymentHistory\.remove|moderation\.acts\.remove(?:Held)?|confirm\.delete|dashboard\.wasRemoved|toast\.(?:\w+Removed)|removed\.no\w+Hint)$/;

it.each([
  ['de', /entfern/i],
  ['es', /elimin/i],
] as const)('to remove has one word from the button to what is said afterwards, in %s', (language, word) => {
  const texts = [...readAll(language)].filter(([path]) => ofRemoval.test(path));
  expect(texts.length).toBeGreaterThan(12);
  expect(texts.filter(([, said]) => !word.test(said))).toEqual([]);
});

/** The specification says delete where the shop removes, or a person removes a line of a list. */
const ofSpecification = /^(?:admin\.delete|confirm\.delete|myOrders\.delete|toast\.paidRemoved)$/;

it.each([
  ['de', /entfern/i],
  ['es', /elimin|quit/i],
] as const)('what a person deletes has another word than what the shop removes, in %s', (language, word) => {
  const english = readAll('en');
  const ofDeletion = [...readAll(language)].filter(
    ([path]) => /\bdelet/i.test(english.get(path) ?? '') && !ofSpecification.test(path),
  );
  const alone = ofDeletion.filter(([path]) => !/\bremov/i.test(english.get(path) ?? ''));
  expect(alone.length).toBeGreaterThan(14);
  expect(alone.filter(([, said]) => word.test(said))).toEqual([]);
});

it('a carrier has one name in German', () => {
  expect([...readAll('de')].filter(([, said]) => /paketdienst/i.test(said))).toEqual([]);
});

it('what is removed is not withdrawn in Spanish: on screens, in refusals and in mails', () => {
  const english = readAll('en');
  const shown = [...readAll('es')].map(([path, said]) => [english.get(path) ?? '', said] as const);
  const mails = textsOf(caseWords.es).map(([path, said]) => [englishMails.get(path) ?? '', render(said)] as const);
  const answers = Object.values<object>(refusals).flatMap((area) =>
    Object.values<{ text: Text }>({ ...area }).map(({ text }) => [text.en, text.es] as const),
  );
  const ofRemovals = [...shown, ...mails, ...answers].filter(([said]) => /\bremov/i.test(said));
  expect(ofRemovals.length).toBeGreaterThan(60);
  expect(ofRemovals.filter(([, said]) => /retir/i.test(said))).toEqual([]);
});

const englishMails = new Map(textsOf(caseWords.en).map(([path, said]) => [path, render(said)]));
