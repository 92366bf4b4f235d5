import { facets } from '../../../shared/domain/search.ts';
import type { SearchDocument, SearchSet, TextPart } from '../../ports/search-engine.ts';

const prefixes = { title: 't', place: 'p', description: 'd' } as const satisfies Record<TextPart, string>;
const parts = Object.keys(prefixes) as TextPart[];

const wordTerm = (part: TextPart, word: string) => `${prefixes[part]}:${word}`;
const valueTerm = (value: string) => `v:${value}`;
const markTerm = (mark: string) => `m:${mark}`;
const pairTerms = (words: readonly string[]) => words.slice(1).map((word, i) => `2:${words[i]} ${word}`);

/** Returns a document's values by facet: `colour=red`. */
export const facetValuesOf = ({ values }: SearchDocument): string[] =>
  facets.flatMap((facet) => values[facet].map((value) => `${facet}=${value}`));

/** Returns each term once. */
export function termsOf(document: SearchDocument): string[] {
  return [
    ...new Set([
      ...parts.flatMap((part) => document.words[part].map((word) => wordTerm(part, word))),
      ...facetValuesOf(document).map(valueTerm),
      ...document.marks.map(markTerm),
      ...pairTerms(document.phrase),
    ]),
  ];
}

/** Returns the words, and whether each is in title or place. */
export function wordsOf(terms: readonly string[]): Map<string, { isNamed: boolean }> {
  const words = new Map<string, { isNamed: boolean }>();
  for (const term of terms) {
    const part = parts.find((one) => term.startsWith(`${prefixes[one]}:`));
    if (!part) continue;
    const word = term.slice(2);
    words.set(word, { isNamed: part !== 'description' || (words.get(word)?.isNamed ?? false) });
  }
  return words;
}

const quoted = (term: string) => `'${term.replace(/['\\]/g, (sign) => sign + sign)}'`;

const joined = (queries: readonly (string | undefined)[], operator: '&' | '|'): string | undefined =>
  queries.length > 0 && queries.every((query) => query !== undefined) ? `(${queries.join(operator)})` : undefined;

type SetOfTerms = SearchSet & { of: 'word' | 'mark' | 'value' | 'phrase' };

/** Returns the terms of a set. A match has all terms of a phrase, or one of the others. */
export function termsIn(set: SetOfTerms): string[] {
  switch (set.of) {
    case 'word':
      return set.parts.map((part) => wordTerm(part, set.word));
    case 'mark':
      return [markTerm(set.mark)];
    case 'value':
      return [valueTerm(`${set.facet}=${set.value}`)];
    default:
      return pairTerms(set.words);
  }
}

/** Returns undefined when the set needs more than terms. */
export function queryOf(set: SearchSet): string | undefined {
  switch (set.of) {
    case 'word':
      return joined(termsIn(set).map(quoted), '|');
    case 'mark':
    case 'value':
      return termsIn(set).map(quoted).join('');
    case 'phrase':
      return joined(termsIn(set).map(quoted), '&');
    case 'and':
      return joined(set.sets.map(queryOf), '&');
    case 'or':
      return joined(set.sets.map(queryOf), '|');
    case 'atLeast': {
      const choices = choicesOf(set.sets, set.count);
      return choices.length > MOST_CHOICES ? undefined : queryOf({ of: 'or', sets: choices });
    }
    default:
      return undefined;
  }
}

/** More are slower than reading documents. */
const MOST_CHOICES = 6;

function choicesOf(sets: readonly SearchSet[], count: number): SearchSet[] {
  if (count === 0) return [{ of: 'and', sets: [] }];
  return sets.flatMap((set, at) =>
    choicesOf(sets.slice(at + 1), count - 1).map(
      (rest): SearchSet => ({ of: 'and', sets: [set, ...(rest.of === 'and' ? rest.sets : [])] }),
    ),
  );
}

export const queryOfValue = (value: string): string => quoted(valueTerm(value));
