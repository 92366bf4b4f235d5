import { useSyncExternalStore } from 'react';
import { defaultLanguage, LANGUAGE_COOKIE, type Language, languages } from '../../../shared/domain/language.ts';
import type { Wording } from '../../../shared/domain/wording.ts';
import { createListeners } from '../listeners.ts';
import { type Speech, speakBy, spoken } from './spoken.ts';

const dictionaries = {
  de: async () => (await import('../../words/de/index.ts')).german,
  es: async () => (await import('../../words/es/index.ts')).spanish,
};

const aYear = 365 * 24 * 60 * 60;
const { notify, follow } = createListeners();

/**
 * Changes the tab's language.
 * @throws ChunkLoadError when the dictionary fails to load; the language stays
 */
export async function speakInTab(language: Language): Promise<void> {
  const wording = writtenWording();
  const speech: Speech = { language, wording, dictionary: await loadDictionary(language, wording) };
  speakBy(() => speech);
  notify();
}

function loadDictionary(language: Language, wording: Wording): Promise<Speech['dictionary']> {
  if (language !== defaultLanguage) return dictionaries[language]();
  return wording === 'corrected'
    ? import('../../words/corrected.ts').then(({ corrected }) => corrected)
    : Promise.resolve(undefined);
}

/** The operator's wording, from the server's HTML. */
const writtenWording = (): Wording =>
  document.documentElement.dataset.wording === 'corrected' ? 'corrected' : 'specified';

/** Uses the language of the server's HTML, so that hydration matches. */
export async function speakAsWritten(): Promise<void> {
  const written = languages.find((language) => language === document.documentElement.lang);
  if (written && (written !== defaultLanguage || writtenWording() === 'corrected')) await speakInTab(written);
}

/** Stores the choice in a cookie for the server. */
export function storeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}

const spokenNow = () => `${spoken().language} ${spoken().wording}`;

/** Returns the current language; re-renders when it or the wording changes. */
export function useLanguage(): Language {
  useSyncExternalStore(follow, spokenNow, spokenNow);
  return spoken().language;
}
