import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';
import { words } from '../../words.ts';
import type { DraftTexts, StandardTexts } from './home-draft.ts';

/** For admins. Never refetched, because the form keeps its initial state. */
export const homePageQuery = queryOptions({
  queryKey: ['home-page'],
  queryFn: () => getApi().getHomePage(),
  staleTime: 2_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Our own texts in every language. */
export const standardTextsQuery = queryOptions({
  queryKey: ['standard-home-texts'],
  queryFn: loadStandardTexts,
  staleTime: Number.POSITIVE_INFINITY,
});

export async function loadStandardTexts(): Promise<StandardTexts> {
  const [{ german }, { spanish }] = await Promise.all([
    import('../../words/de/index.ts'),
    import('../../words/es/index.ts'),
  ]);
  return { en: textsOf(inEnglish()), de: textsOf(german.home), es: textsOf(spanish.home) };
}

/** Reading a text gives it in the reader's language; its descriptor has the English one. */
const inEnglish = () =>
  Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(words.home)).map(([name, { value }]) => [name, value]),
  ) as typeof words.home;

const textsOf = ({ welcome, lede, setsTitle, sets }: typeof words.home): DraftTexts => ({
  welcome,
  lede,
  setsTitle,
  sets: sets.map(({ title, text, link }) => ({ title, text, link })),
});
