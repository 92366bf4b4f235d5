import { useSyncExternalStore } from 'react';
import { defaultLanguage, LANGUAGE_COOKIE, type Language, languages } from '../../../shared/domain/language.ts';
import type { Wording } from '../../../shared/domain/wording.ts';
import { createListeners } from '../listeners.ts';
import { setTextSource, type TextSettings, textSettings } from './text-settings.ts';

const dictionaries = {
  de: async () => (await import('../../words/de/index.ts')).german,
  es: async () => (await import('../../words/es/index.ts')).spanish,
};

const aYear = 365 * 24 * 60 * 60;
const { notify, subscribe } = createListeners();

/**
 * Changes the tab's language.
 * @throws ChunkLoadError when the dictionary fails to load; the language stays
 */
export async function setTabLanguage(language: Language): Promise<void> {
  const wording = writtenWording();
  const settings: TextSettings = { language, wording, dictionary: await loadDictionary(language, wording) };
  setTextSource(() => settings);
  notify();
}

function loadDictionary(language: Language, wording: Wording): Promise<TextSettings['dictionary']> {
  if (language !== defaultLanguage) return dictionaries[language]();
  return wording === 'corrected'
    ? import('../../words/corrected.ts').then(({ corrected }) => corrected)
    : Promise.resolve(undefined);
}

/** The operator's wording, from the server's HTML. */
const writtenWording = (): Wording =>
  document.documentElement.dataset.wording === 'corrected' ? 'corrected' : 'specified';

/** Uses the language of the server's HTML, so that hydration matches. */
export async function loadPageLanguage(): Promise<void> {
  const written = languages.find((language) => language === document.documentElement.lang);
  if (written && (written !== defaultLanguage || writtenWording() === 'corrected')) await setTabLanguage(written);
}

/** Stores the choice in a cookie for the server. */
export function storeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}

const currentSettings = () => `${textSettings().language} ${textSettings().wording}`;

/** Returns the current language; re-renders when it or the wording changes. */
export function useLanguage(): Language {
  useSyncExternalStore(subscribe, currentSettings, currentSettings);
  return textSettings().language;
}
