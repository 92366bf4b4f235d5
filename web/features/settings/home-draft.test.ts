import { expect, it } from 'vitest';
import {
  defaultHomePage,
  homeTextLimits,
  leadTextNames,
  originalSets,
  setTextNames,
} from '../../../shared/domain/home-page.ts';
import { languages } from '../../../shared/domain/language.ts';
import { homeWords } from '../../routes/-home/home-words.ts';
import { words } from '../../words.ts';
import { homeBodyOf, homeDraftOf, languageOfErrors, standardDraft } from './home-draft.ts';
import { loadStandardTexts } from './home-queries.ts';

const saved = {
  version: 3,
  heroPicture: '',
  sets: standardSets(),
  texts: structuredClone(defaultHomePage.texts),
} as Parameters<typeof homeDraftOf>[0];

function standardSets() {
  return originalSets.map((category) => ({ category, hidden: false, picture: '' }));
}

it('our own texts are those of the home page, in its order, and fit their fields', async () => {
  const standard = await loadStandardTexts();
  expect(homeWords().sets.map(({ slug }) => slug)).toEqual(originalSets);
  expect(standard.en.welcome).toBe(words.home.welcome);
  expect(new Set(languages.map((language) => standard[language].welcome)).size).toBe(languages.length);
  for (const language of languages) {
    for (const name of leadTextNames) expect(standard[language][name].length).toBeLessThanOrEqual(homeTextLimits[name]);
    for (const set of standard[language].sets)
      for (const name of setTextNames) expect(set[name].length).toBeLessThanOrEqual(homeTextLimits[name]);
  }
});

it('our own texts are shown in the empty fields, and sent as empty again', async () => {
  const standard = await loadStandardTexts();
  const draft = homeDraftOf(saved, standard);
  expect(draft).toEqual(standardDraft(standard));
  expect(draft.texts.de).toEqual(standard.de);
  expect(homeBodyOf(draft, 3, standard)).toEqual(saved);
  draft.texts.de.welcome = 'Hallo';
  draft.texts.en.lede = '';
  expect(homeBodyOf(draft, 3, standard).texts).toMatchObject({
    de: { welcome: 'Hallo' },
    en: { lede: '', welcome: '' },
  });
});

it('finds the language of a refused text', () => {
  expect(languageOfErrors({ 'texts.es.sets.0.title': 'Too long.' })).toBe('es');
  expect(languageOfErrors({ 'sets.0.picture': 'Not yours.' })).toBeUndefined();
});
