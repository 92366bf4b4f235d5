import { afterEach, describe, expect, it } from 'vitest';
import { signUpForm } from '../../shared/contract/accounts/identity.ts';
import { listingFormIn } from '../../shared/contract/listings.ts';
import { plainProfile } from '../../shared/domain/shop-profile.ts';
import { reasonText, refusalText } from '../platform/i18n/refusal-text.ts';
import { type Speech, speakBy } from '../platform/i18n/spoken.ts';
import * as english from './all.ts';
import { corrected } from './corrected.ts';
import { german } from './de/index.ts';
import { spanish } from './es/index.ts';

const speech = {
  en: { language: 'en' },
  de: { language: 'de', dictionary: german },
  es: { language: 'es', dictionary: spanish },
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

function saysOf(text: unknown): string[] {
  const said =
    typeof text === 'function' ? text(...Array.from(text.toString(), (_, index) => given(String(index)))) : text;
  return [...new Set(String(said).match(/«\w»/g) ?? [])].sort();
}

function textsOf(branch: unknown, path: string[] = []): [string, unknown][] {
  if (typeof branch !== 'object' || branch === null) return [[path.join('.'), branch]];
  return Object.keys(branch).flatMap((key) => textsOf(Reflect.get(branch, key), [...path, key]));
}

describe.each([
  ['German', 'de', german],
  ['Spanish', 'es', spanish],
] as const)('%s', (_, language, { refusals, ...dictionary }) => {
  const texts = new Map(textsOf(dictionary));

  it('has every text, and each says all that the English one says', () => {
    const englishTexts = textsOf(english);
    expect(englishTexts.length).toBeGreaterThan(300);
    const differing = englishTexts.filter(
      ([path, text]) =>
        typeof texts.get(path) !== typeof text ||
        texts.get(path) === '' ||
        saysOf(texts.get(path)).join() !== saysOf(text).join(),
    );
    expect(differing.map(([path]) => path)).toEqual([]);
    expect([...texts.keys()].sort()).toEqual(englishTexts.map(([path]) => path).sort());
  });

  it('is what is read while it is spoken, and English again afterwards', () => {
    speak(language);
    expect(english.nav.login).toBe(dictionary.nav.login);
    speak('en');
    expect(english.nav.login).toBe('Login');
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
    const specified = new Map(textsOf(english));
    const changed = textsOf(corrected).filter(([path, text]) => typeof specified.get(path) !== typeof text);
    expect(changed).toEqual([]);
    speakBy(() => ({ language: 'en', wording: 'corrected', dictionary: corrected }));
    expect([english.category.title, english.admin.verify]).toEqual(['Our categories', 'Verify']);
    expect([english.category.explore, english.home.seeMore]).toEqual(['Explore', 'See More']);
    speak('en');
    expect([english.category.title, english.admin.verify]).toEqual(['Out Categories', 'Varify']);
  });
});
