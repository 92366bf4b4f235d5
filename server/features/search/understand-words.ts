import type { SearchEngine } from '../../ports/search-engine.ts';
import { conceptOfWords } from './concepts.ts';
import { correctWords, joinMisspelled } from './correct-words.ts';
import { decideMatches } from './decide-matches.ts';
import { interpret } from './interpret-words.ts';
import { Lexicon } from './lexicon.ts';
import { apart, removeUnknown, shorten, withoutBegun } from './query-words.ts';
import { type Limits, readLimits, titleSizes } from './read-limits.ts';
import { kindsOf, type Phrase, readNouns, readPhrase } from './read-nouns.ts';
import { readUnwanted } from './read-unwanted.ts';
import { readJoined } from './read-words.ts';
import { none, or } from './search-sets.ts';
import type { Understood } from './understood.ts';

const pictured = new Map(Object.entries({ '🪑': 'chair', '🛋': 'sofa', '🛏': 'bed', '🪞': 'mirror' }));

const TV = /(?<![\p{L}.])t\.\s?v\.?(?![\p{L}\p{N}])/giu;
/** `I am looking for a sofa`, `and sofa`: what follows is the thing. */
const REQUEST =
  /^\s*(?:(?:(?:i|we)(?:['’]?(?:m|re)|\s+(?:am|are))?\s+)?(?:looking|searching|search)\s+for\s|(?:and|und|or|oder)\s|[y&]\s)/iu;

/** All required parts must match, if any listing on sale does; else partial matches, best first. */
export async function understandWords(engine: SearchEngine, typed: string): Promise<Understood> {
  const text = typed.replace(/\p{Extended_Pictographic}/gu, (sign) => ` ${pictured.get(sign) ?? ''} `);
  const read = readLimits(text.replace(TV, 'tv').replace(REQUEST, ''));
  const understood = await understandRest(engine, text, read);
  return read.unusedPrice === undefined ? understood : { ...understood, unusedPrice: read.unusedPrice };
}

async function understandRest(engine: SearchEngine, text: string, read: Limits): Promise<Understood> {
  const eachOf = (sides: readonly string[]) =>
    Promise.all(sides.map((rest) => understandRest(engine, rest, { ...read, rest })));
  const either = alternativesIn(read.rest, OR);
  if (either.length > 1) return eitherOf(await eachOf(either));
  const understood = await understandAll(engine, text, read);
  const both = understood.isClosest ? alternativesIn(read.rest, AND) : [];
  if (both.length < 2) return understood;
  // No listing is of both kinds: `sofa and armchair` means one of each.
  const each = await eachOf(both);
  return each.every(({ isClosest }) => !isClosest) ? eitherOf(each) : understood;
}

/** Reads text without alternatives. */
async function understandAll(engine: SearchEngine, text: string, read: Limits): Promise<Understood> {
  const lexicon = new Lexicon(engine);
  const limits = { ...read, sizes: titleSizes(text), ...readUnwanted(read.rest) };
  const phrase = withoutBegun(shorten(readPhrase(limits.rest)), limits.rest);
  const isBegun = /[\p{L}\p{N}]$/u.test(text);
  const { phrase: known, unknown } = await removeUnknown(lexicon, phrase, isBegun);
  const joined = await joinMisspelled(lexicon, phrase, unknown);
  if (joined) {
    const understood = await understandPhrase(lexicon, joined, { limits, isBegun });
    if (!understood.isClosest) return { ...understood, corrected: joined.written.join(' ') };
  }
  const { phrase: meant, corrected } = await correctWords(lexicon, phrase, { known, unknown, limits, isBegun });
  const hasUnknown = unknown.length > corrected;
  const understood = await understandPhrase(lexicon, meant, { limits, isBegun, hasUnknown });
  const whole = await addApart(lexicon, understood, { phrase, unknown, limits, isBegun });
  const said = joinedFirst(lexicon, limits.rest, whole);
  if (corrected > 0) return { ...said, corrected: meant.written.join(' ') };
  return hasUnknown ? said : addUsual(lexicon, said, { phrase: meant, limits, isBegun });
}

const OR = /\s(?:or|oder|o)\s/u;
const AND = /\s(?:and|und|y|e)\s|\s?[&+,/]\s?/u;
const MOST_ALTERNATIVES = 5;

/** `sofa or armchair` names two kinds; `red or blue sofa` names one. */
function alternativesIn(text: string, between: RegExp): string[] {
  const sides = text.toLowerCase().split(between);
  const isKind = (side: string) => kindsOf(readNouns(readPhrase(side))).length > 0;
  return sides.length <= MOST_ALTERNATIVES && sides.every(isKind) ? sides : [];
}

function eitherOf(each: readonly Understood[]): Understood {
  const full = each.filter(({ isClosest }) => !isClosest);
  const used = full.length > 0 ? full : each;
  const corrected = used.flatMap((one) => one.corrected ?? []);
  return {
    found: or(used.flatMap(({ found }) => found ?? [])),
    first: used.flatMap(({ first }) => first),
    isClosest: full.length === 0,
    ...(corrected.length > 0 ? { corrected: corrected.join(' · ') } : {}),
  };
}

/** A misspelling that listings have still means the name of ours: `coffee tale` adds all coffee tables. */
async function addUsual(
  lexicon: Lexicon,
  understood: Understood,
  { phrase, limits, isBegun }: { phrase: Phrase; limits: Limits; isBegun: boolean },
): Promise<Understood> {
  const doubted = phrase.plain.flatMap((word, at) => (lexicon.isOnlyUsed(word) ? [at] : []));
  const query = { known: phrase, unknown: doubted, limits, isBegun, isNamed: true } as const;
  const { phrase: usual, corrected } = await correctWords(lexicon, phrase, query);
  const joined = await joinMisspelled(lexicon, phrase, doubted);
  const others = [...(joined ? [joined] : []), ...(corrected > 0 ? [usual] : [])];
  let all = understood;
  for (const other of others) all = addOther(all, await understandPhrase(lexicon, other, { limits, isBegun }), other);
  return all;
}

/** `oaktable` also means an oak table. */
async function addApart(
  lexicon: Lexicon,
  understood: Understood,
  query: { phrase: Phrase; unknown: readonly number[]; limits: Limits; isBegun: boolean },
): Promise<Understood> {
  const split = apart(query.phrase, query.unknown);
  if (!(split && understood.found)) return understood;
  const { limits, isBegun } = query;
  const other = await understandPhrase(lexicon, split.phrase, { limits, isBegun, hasUnknown: split.hasUnknown });
  const [isFound, isOther] = await lexicon.meets([understood.found, other.found ?? none]);
  if (!isOther) return understood;
  if (!isFound) return { ...other, corrected: split.phrase.written.join(' ') };
  return other.isClosest ? understood : addOther(understood, other, split.phrase);
}

/** Listings found by the corrected word stay, behind those with the misspelling. */
function addOther(understood: Understood, other: Understood, { written }: Phrase): Understood {
  if (!other.found || !understood.found) return understood;
  if (understood.isClosest) return other.isClosest ? understood : { ...other, corrected: written.join(' ') };
  const first = [understood.found, ...understood.first, ...other.first];
  return { ...understood, found: or([understood.found, other.found]), first };
}

async function understandPhrase(
  lexicon: Lexicon,
  phrase: Phrase,
  { limits, isBegun, hasUnknown = false }: { limits: Limits; isBegun: boolean; hasUnknown?: boolean },
): Promise<Understood> {
  const meaning = await interpret(lexicon, { phrase, limits, isBegun });
  return decideMatches(lexicon, meaning, { phrase, hasUnknown });
}

/** `T-leg` first finds a T-leg, then legs. */
function joinedFirst(lexicon: Lexicon, text: string, understood: Understood): Understood {
  const joined = readJoined(text).filter((word) => lexicon.count(word) > 0);
  return { ...understood, first: [...joined.map((word) => conceptOfWords([word]).named), ...understood.first] };
}
