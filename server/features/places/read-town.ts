import { plainName } from './plain-name.ts';

/** A town's name, and the regions or countries that it lies in; all folded. */
export type Asked = { name: string; within: readonly string[] };

export const SEPARATOR = /[,;()/|\n]|\s[-–—]\s/;
const digits = String.raw`\d{2,6}(?:[-\s]\d{2,4})?`;
/** As in Britain, Canada and the Netherlands. */
const mixed = String.raw`\p{L}{1,2}\d[\p{L}\d]?\s?\d\p{L}{2}|\p{L}\d\p{L}\s?\d\p{L}\d|\d{4}\s?\p{Lu}{2}`;
/** The first half of a British one. */
const outward = String.raw`\p{Lu}{1,2}\d{1,2}\p{Lu}?`;
const codes = `${mixed}|${digits}`;
/** The letters before a code are a country's, or in `Portland, ME 04101` a state's, which stays. */
const POSTCODE = new RegExp(
  String.raw`^(?:\p{L}{1,3}[-\s])?(?:${codes})(?=\s)|^\p{L}{1,3}-(?:${codes})$|(?<=^|\s)(?:${codes}|${outward})$`,
  'gu',
);
const MOST_WORDS_WITHIN = 3;

/** Returns what may be meant, most likely first: `portland or` is a town of that name, or Portland in Oregon. */
export function readTown(typed: string): Asked[] {
  const text = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const bare = parts.map((part) => part.replace(POSTCODE, '').trim());
  const read = [partsOf(parts), joined(parts), partsOf(bare), joined(bare), ...withoutComma(bare)];
  const written = [...read, ...read.map(({ name, within }) => ({ name: inFull(name), within }))];
  const unique = new Map(written.map((asked) => [JSON.stringify(asked), asked]));
  return [...unique.values()].filter(({ name }) => name !== '');
}

const short = new Map(Object.entries({ ft: 'fort', mt: 'mount', nyc: 'new york city' }));

/** `Ft. Worth` and `Mt. Vernon` have longer names. */
const inFull = (name: string) => name.replace(/^\w+/, (word) => short.get(word) ?? word);

const folded = (parts: readonly string[]) => parts.map(plainName).filter((part) => part !== '');

function partsOf(parts: readonly string[]): Asked {
  const [first = '', ...rest] = parts;
  // A leading comma names no town, unless a postcode stood there.
  const [name = '', ...within] = first === '' ? [''] : [plainName(first), ...folded(rest)];
  return { name, within };
}

/** `Washington, D.C.` and `Halle (Saale)` are names. */
const joined = (parts: readonly string[]): Asked => ({
  name: parts[0] === '' ? '' : folded(parts).join(' '),
  within: [],
});

/** The last words may name the region: `portland or`, `Berlin Deutschland`. */
function withoutComma(parts: readonly string[]): Asked[] {
  const [first = '', ...rest] = folded(parts);
  const words = first.split(' ');
  return Array.from({ length: Math.min(MOST_WORDS_WITHIN, words.length - 1) }, (_, i) => ({
    name: words.slice(0, -1 - i).join(' '),
    within: [words.slice(-1 - i).join(' '), ...rest],
  }));
}
