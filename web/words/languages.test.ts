import { afterEach, describe, expect, it } from 'vitest';
import { signUpForm } from '../../shared/contract/accounts/identity.ts';
import { listingFormIn } from '../../shared/contract/listings.ts';
import { plainProfile } from '../../shared/domain/shop-profile.ts';
import { reasonText, refusalText } from '../platform/i18n/refusal-text.ts';
import { type Speech, speakBy } from '../platform/i18n/spoken.ts';
import * as words from './all.ts';
import { corrected } from './corrected.ts';
import { german } from './de/index.ts';
import { spanish } from './es/index.ts';

const speech = {
  en: { language: 'en' },
  de: { language: 'de', dictionary: { refusals: german.refusals } },
  es: { language: 'es', dictionary: { refusals: spanish.refusals } },
} as const satisfies Record<string, Speech>;
const speak = (language: keyof typeof speech) => speakBy(() => speech[language]);
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

const say = (text: unknown): string =>
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
  return new Map(textsOf(words).map(([path, text]) => [path, say(text)]));
}

describe.each([
  ['German', 'de', german],
  ['Spanish', 'es', spanish],
] as const)('%s', (_, language, { refusals, ...dictionary }) => {
  const english = readAll('en');
  const translated = readAll(language);

  it('says all that English says, and in words of its own', () => {
    expect(english.size).toBeGreaterThan(2_000);
    const differing = [...english].filter(([path, said]) => argumentsIn(translated.get(path)) !== argumentsIn(said));
    expect(differing).toEqual([]);
    expect([...translated].filter(([, said]) => said.trim() === '')).toEqual([]);
    const same = [...translated].filter(([path, said]) => said === english.get(path));
    expect(same.filter(([, said]) => !wordsIn(said).every((word) => shared.test(word)))).toEqual([]);
  });

  it('is read while it is spoken, whether it comes from the file or, in a browser, from a script of its own', () => {
    expect(new Map(textsOf(dictionary).map(([path, text]) => [path, say(text)]))).toEqual(translated);
    speak(language);
    expect(words.nav.login).toBe(dictionary.nav.login);
    speak('en');
    expect(words.nav.login).toBe('Login');
  });

  it('explains a refused field for every rule', () => {
    const listingForm = listingFormIn(() => plainProfile);
    const typed = listingForm.omit({ image: true, images: true }).shape;
    const long = 'x'.repeat(5000);
    const wrong = [
      ...[{}, { email: '', name: ' ' }, { email: 'x', name: long, password: 'short' }, { password: long }].map((form) =>
        signUpForm.safeParse(form),
      ),
      ...[{}, { price: 'much', category: 'Bridge', image: '' }].map((form) => listingForm.safeParse(form)),
      ...Object.keys(typed).map((field) => listingForm.safeParse({ [field]: long })),
      listingForm.safeParse({ location: 'a\u0000b' }),
    ];
    const sentences = new Set(wrong.flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? []));
    expect(sentences.size).toBeGreaterThan(20);
    speak(language);
    // Errors that no form can cause are not translated.
    const forPeople = [...sentences].filter((sentence) => !/^(Invalid input|Too big):/.test(sentence));
    expect(forPeople.filter((sentence) => refusalText(sentence) === sentence)).toEqual([]);
  });

  it('says why a row of a file was refused, and leaves its column the name that the file knows', () => {
    speak(language);
    const reason = reasonText('pictures: These photos are missing: side 2.jpg, back.jpg');
    expect(reason).toMatch(/^pictures: (?!These).+: side 2\.jpg, back\.jpg$/);
    expect(reasonText('This row can’t be listed as it is.')).toBe(
      refusals.sentences['This row can’t be listed as it is.'],
    );
  });

  it('names the numbers of a refusal, and falls back on the code of one it does not know', () => {
    const numbers = (text: string) => text.split('#').length;
    const differing = Object.entries(refusals.sentences).filter(([from, to]) => numbers(from) !== numbers(to));
    expect(differing).toEqual([]);
    speak(language);
    expect(refusalText('Name may have up to 80 characters.')).toContain('80');
    expect(refusalText('Something that nobody has translated.', 'busy')).toBe(refusals.codes.busy);
    expect(refusalText('Something that nobody has translated.')).toBe('Something that nobody has translated.');
  });
});

describe('corrected English', () => {
  it('replaces texts that are there, and leaves every other as it is', () => {
    const specified = new Map(textsOf(words));
    const changed = textsOf(corrected).filter(([path, text]) => typeof specified.get(path) !== typeof text);
    expect(changed).toEqual([]);
    speakBy(() => ({ language: 'en', wording: 'corrected', dictionary: corrected }));
    expect([words.category.title, words.admin.verify]).toEqual(['Our categories', 'Verify']);
    expect([words.category.explore, words.home.seeMore]).toEqual(['Explore', 'See More']);
    speak('en');
    expect([words.category.title, words.admin.verify]).toEqual(['Out Categories', 'Varify']);
  });
});
