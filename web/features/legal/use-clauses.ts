import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../shared/domain/language.ts';
import { legalSourceQuery } from './legal-queries.ts';

/** The clause on what may be listed: a statement of reasons names it by default. */
const GENERAL = 4;

const headings = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,6}[ \t]+(.*\S)/gm)].map(([, heading = '']) => heading);

export type Clauses = { all: readonly string[]; general: string };

/** Returns the headings of the shop's own terms in a language; none until they are read. */
export function useClauses(): (language: Language) => Clauses {
  const { data } = useQuery(legalSourceQuery('terms'));
  return (language) => {
    const all = headings(data?.texts[language] ?? '');
    return { all, general: all.find((heading) => Number.parseInt(heading, 10) === GENERAL) ?? '' };
  };
}
