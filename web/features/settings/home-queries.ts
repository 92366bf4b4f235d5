import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';
import type { words } from '../../words.ts';
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
  const [en, de, es] = await Promise.all([
    import('../../words/pages/home.ts?lang=en'),
    import('../../words/pages/home.ts?lang=de'),
    import('../../words/pages/home.ts?lang=es'),
  ]);
  return { en: textsOf(en.home), de: textsOf(de.home), es: textsOf(es.home) };
}

const textsOf = ({ welcome, lede, setsTitle, sets }: typeof words.home): DraftTexts => ({
  welcome,
  lede,
  setsTitle,
  sets: sets.map(({ title, text, link }) => ({ title, text, link })),
});
