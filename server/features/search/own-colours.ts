import type { Colour } from '../../../shared/domain/traits.ts';
import type { SearchSet, TextPart } from '../../ports/search-engine.ts';
import { LONGEST_NAME, type Name } from './names.ts';
import { type Found, nameAt, type Phrase, readNouns, readPhrase } from './read-nouns.ts';
import { and, marked, or, valued, withWords } from './search-sets.ts';

/** A description begins with the thing itself. */
const LETTERS_ABOUT_IT = 600;
const UNCOLOURED = 'uncoloured';
const colourMark = (colour: string, from: 'title' | 'description') => `colour of ${from}:${colour}`;

/** Finds listings with all words of any of these names. */
export const withAnyWords = (all: readonly (readonly string[])[], parts: readonly TextPart[]): SearchSet =>
  or(all.map((words) => withWords(words, parts)));

/** A title's part after "with", or with another kind, names another thing's colours. A description counts only without these. */
export function colourMarks(
  { colours, description }: { colours: readonly string[]; description: string },
  title: Phrase,
): string[] {
  const inTitle = coloursIn(title);
  const own = inTitle.filter(({ isModifier }) => !isModifier);
  const marks = own.flatMap(({ name }) => valuesOf(name).map((colour) => colourMark(colour, 'title')));
  if (colours.length + own.length > 0) return [...new Set(marks)];
  // `rust` may be a colour, `white` is one.
  const inText = coloursIn(readPhrase(description.slice(0, LETTERS_ABOUT_IT))).filter(({ name }) => name.isMain);
  const perhaps = [...inTitle, ...inText].flatMap(({ name }) => valuesOf(name));
  return [UNCOLOURED, ...new Set(perhaps.map((colour) => colourMark(colour, 'description')))];
}

const valuesOf = ({ sense }: Name): string[] =>
  sense.of === 'value' ? sense.values.flatMap(({ facet, value }) => (facet === 'colour' ? value : [])) : [];

function coloursIn(phrase: Phrase): { name: Name; isModifier: boolean }[] {
  const nouns = readNouns(phrase);
  return phrase.plain.flatMap((_, at) => {
    const found = nameAt(phrase, at, LONGEST_NAME);
    if (!found || valuesOf(found.name).length === 0) return [];
    const isBeside = isOfOtherKind(phrase, at, nouns);
    return [{ name: found.name, isModifier: isBeside || (phrase.modifiers[phrase.part[at] ?? 0] ?? false) }];
  });
}

/** `Black table, white chairs`: the chairs are white. */
function isOfOtherKind({ breaks }: Phrase, at: number, [thing, ...others]: readonly Found[]): boolean {
  const kind = thing && kindOf(thing);
  const other = others.find(({ from }) => from > at && breaks[from] === breaks[at]);
  if (!kind || !other || breaks[thing.from] === breaks[at]) return false;
  return kindOf(other) !== undefined && kindOf(other) !== kind;
}

const kindOf = ({ name: { sense } }: Found) => (sense.of === 'kind' ? sense.kind : undefined);

/** Finds listings whose title says one of these of the thing itself. */
export const titledIn = (colours: readonly string[]): SearchSet =>
  or(colours.map((colour) => marked(colourMark(colour, 'title'))));

type ColourSets = { found: SearchSet; named: SearchSet };

/** Returns undefined when the name is no color. */
export function ofColour(name: Name): ColourSets | undefined {
  const colours = valuesOf(name) as Colour[];
  if (colours.length === 0) return undefined;
  const named = or(colours.flatMap((colour) => [valued('colour', colour), marked(colourMark(colour, 'title'))]));
  const described = or([
    ...colours.map((colour) => marked(colourMark(colour, 'description'))),
    and([marked(UNCOLOURED), withWords(name.words, ['description'])]),
  ]);
  return { named, found: or([named, described]) };
}
