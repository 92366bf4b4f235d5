import { afterEach, describe, expect, it } from 'vitest';
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
