import type { SearchSet, TextPart } from '../../ports/search-engine.ts';
import type { Name } from './names.ts';
import { or, saying, valued } from './search-sets.ts';

/** Returns the listings with all words of any of these names. */
export const sayingAny = (all: readonly (readonly string[])[], parts: readonly TextPart[]): SearchSet =>
  or(all.map((words) => saying(words, parts)));

const colourSets = new Map<Name, SearchSet>();

/** Returns the listings that have a colour or name it in their title; undefined when the name is no colour. */
export function colourSaid(name: Name): SearchSet | undefined {
  const { sense, same } = name;
  if (sense.of !== 'value' || sense.values[0]?.facet !== 'colour') return undefined;
  const known = colourSets.get(name);
  if (known) return known;
  const said = or([sayingAny(same, ['title']), ...sense.values.map(({ facet, value }) => valued(facet, value))]);
  colourSets.set(name, said);
  return said;
}
