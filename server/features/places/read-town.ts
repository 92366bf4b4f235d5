import { areaSpellings } from './plain-area.ts';
import { plainName } from './plain-name.ts';

/**
 * Folded. `isShort`: later words may be cut off; `isFirstShort`: the first one too. `isOfRegion`: `within` are no
 * counties. `isSpaced`: spaces may be elsewhere.
 */
export type TownReading = {
  name: string;
  within: readonly string[];
  isShort?: true;
  isFirstShort?: true;
  isOfRegion?: true;
  isSpaced?: true;
};

export const SEPARATOR = /[,;()[\]/|\n]|\s[-–—]\s/;
const digits = String.raw`\d{2,6}(?:[-\s]\d{2,4})?`;
/** Britain, Canada, the Netherlands, Ireland, Argentina. */
const mixed = String.raw`\p{L}{1,2}\d[\p{L}\d]?\s?\d\p{L}{2}|\p{L}\d\p{L}\s?\d\p{L}\d|\d{4}\s?\p{Lu}{2}|\p{Lu}(?:\d\d|6W)\s?(?=\p{Lu}*\d)[\p{Lu}\d]{4}|\p{Lu}\d{4}(?:\p{Lu}{3})?`;
/** A British first half. */
const outward = String.raw`\p{Lu}{1,2}\d{1,2}\p{Lu}?`;
const codes = `${mixed}|${digits}`;
/** Shorter numbers inside belong to a name. */
const inside = String.raw`${mixed}|\d{4,6}(?:-\d{3,4})?`;
/** The letters before it are a country's; in `Portland, ME 04101` a state's, which stays. */
const POSTCODE = new RegExp(
  String.raw`^(?:\p{L}{1,3}[-\s])?(?:${codes})(?=\s)|^\p{L}{1,3}-(?:${codes})$|(?<=\s)(?:${inside})(?=\s+\p{L})|(?<=^|\s)(?:${codes}|${outward})$`,
  'gu',
);
const WHOLE_POSTCODE = new RegExp(`^(?:${codes})$`, 'u');
const DECORATION = /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}"“”„«»!?*#]\ufe0f?)+/gu;
const LONG_DASH = /(?<=\p{L})[‐‑–—](?=\p{L})/gu;
const MOST_WORDS_WITHIN = 3;
const MOST_WORDS_SPACED = 3;
const SHORTEST_SPACED = 5;
/** `Paris 11e`, `Budapest XIII`, `København K` */
const DISTRICT =
  /\s+(?:cedex(?:\s+\d{1,2})?|(?:\d{1,2}(?:\.|e|er|[èe]me|º|ª|W)?|[IVX]+(?:\.|er?|[èe]me)?)(?:\s*(?:arr\.?|arrondissement|bezirk|distrito|district|kerület))?|\p{Lu})$/iu;
const ordinal = String.raw`\d{1,2}(?:\.|e|er|[èe]me|º|ª)`;
const districtWord = '(?:arr\\.?|arrondissement|bezirk|distrito|district|kerület)';
/** `Wien, 7. Bezirk`, `16e arrondissement Paris` */
const DISTRICT_APART = new RegExp(
  String.raw`^(?:(?:${ordinal}|[IVX]+(?:\.|er?|[èe]me)?)\s*${districtWord}(?:\s+|$)|${ordinal}$)`,
  'iu',
);
/** `Frankfurt a. M.`, `Bad Homburg v.d.H.` */
const CUT = /\p{L}\.(?=\p{L}|$)|\s\p{L}{1,2}\.\s/u;
/** `S. Sebastián`, `Schwäb. Gmünd` */
const CUT_FIRST = /^\p{L}{1,7}\.\s*(?=\p{L})/u;

const splitParts = (typed: string): string[] =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(DECORATION, ' ')
    .replace(LONG_DASH, '-')
    .replace(/[’]/g, "'")
    .replace(WRITTEN, writtenInFull)
    .split(SEPARATOR)
    .map((part) => part.trim());

const dropPostcodes = (parts: readonly string[]): readonly string[] =>
  withoutEmptied(
    parts,
    parts.map((part) => part.replace(WHOLE_POSTCODE, '').replace(POSTCODE, '').trim()),
  );

/** Splits at commas, brackets and dashes. */
export const withoutPostcodes = (typed: string): string[] =>
  dropPostcodes(splitParts(typed)).filter((part) => part !== '');

/** Most likely first: `portland or` is a town, or Portland in Oregon. */
export function readTown(typed: string): TownReading[] {
  const parts = splitParts(typed);
  const bare = dropPostcodes(parts);
  const districts = bare.map((part) => part.replace(DISTRICT_APART, '').replace(DISTRICT, ''));
  const whole = withoutEmptied(bare, districts);
  const read = [
    partsOf(parts),
    joined(parts),
    partsOf(bare),
    joined(bare),
    ...withoutComma(bare),
    partsOf(whole),
    ...cutOff(bare),
    ...regionFirst(whole),
  ];
  const named = [...read, ...read.map((asked) => ({ ...asked, name: inFull(asked.name) }))];
  const spaced = named
    .filter(
      ({ name, isShort }) => !isShort && name.length > SHORTEST_SPACED && name.split(' ').length <= MOST_WORDS_SPACED,
    )
    .map((asked): TownReading => ({ ...asked, isSpaced: true }));
  // `De Kalb, IL`, `Lasvegas`
  const written = [...named, ...named.flatMap(withAreas), ...spaced];
  const unique = new Map(written.map((asked) => [JSON.stringify(asked), asked]));
  return [...unique.values()].filter(({ name }) => name !== '');
}

/** `Hamburg, Sussex Co.` */
const withAreas = (asked: TownReading): TownReading[] =>
  asked.within.flatMap((area, at) =>
    areaSpellings(area).map((spelled): TownReading => {
      const reading: TownReading = { ...asked, within: asked.within.with(at, spelled) };
      return OF_REGION.test(area) && !OF_REGION.test(spelled) ? { ...reading, isOfRegion: true } : reading;
    }),
  );
/** Where a county is an area, its name says so. */
const OF_REGION = /\b(?:co|county|state)$|^(?:estado|edo|state)\b/;

/** Drops what was only a postcode or a district before a comma. */
const withoutEmptied = (before: readonly string[], after: readonly string[]) =>
  before[0] !== '' && after[0] === '' ? after.slice(1) : after;

/** Adam is in Oman, and an Amsterdam in New York. */
const written = new Map(
  Object.entries({
    "a'dam": 'Amsterdam, NL',
    "r'dam": 'Rotterdam, NL',
    ATX: 'Austin, TX',
    BCN: 'Barcelona, ES',
    HH: 'Hamburg',
    KCK: 'Kansas City, KS',
    KCMO: 'Kansas City, MO',
    NOLA: 'New Orleans, LA',
    PDX: 'Portland, OR',
    SFO: 'San Francisco, CA',
    VS: 'Villingen-Schwenningen',
  }).map(([name, inFull]) => [name.toLowerCase(), inFull]),
);
const WRITTEN = new RegExp(`^\\s*(?:${[...written.keys()].join('|')})(?![\\p{L}.’'])`, 'iu');
/** `BCN` alone is sure in Spain only. */
export const isAbbreviation = (typed: string): boolean =>
  /^\p{L}+$/u.test(typed.trim()) && written.has(typed.trim().toLowerCase());
const writtenInFull = (found: string) => written.get(found.trim().toLowerCase()) ?? found;

const short = new Map(
  Object.entries({
    ny: 'new york',
    nyc: 'new york city',
    sf: 'san francisco',
    kc: 'kansas city',
    caba: 'buenos aires',
    bsas: 'buenos aires',
    ffm: 'frankfurt am main',
    hk: 'hong kong',
  }),
);
/** Alone, each is a code of its own. */
const shortBeginning = new Map(
  Object.entries({
    ft: 'fort',
    mt: 'mount',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    pt: 'port',
    ste: 'sainte',
  }),
);
/** Anywhere. */
const shortWords = new Map(
  Object.entries({
    cap: 'capital',
    cd: 'ciudad',
    cnel: 'coronel',
    fed: 'federal',
    gral: 'general',
    pte: 'presidente',
    pto: 'puerto',
    sta: 'santa',
    stgo: 'santiago',
    sto: 'santo',
    tryb: 'trybunalski',
    wlkp: 'wielkopolski',
  }),
);

/** `Ft. Worth`, `NYC`, `El Pto. de Sta. María`, `S/C de Tenerife` */
const inFull = (name: string) =>
  name
    .replace(/^bs as\b/, 'buenos aires')
    .replace(/^s ?c (?=de )/, 'santa cruz ')
    .replace(/^\w+/, (word) => short.get(word) ?? word)
    .replace(/^\w+(?= )/, (word) => shortBeginning.get(word) ?? word)
    .replace(/\b\w+\b/g, (word, at: number) => (at > 0 || name !== word ? (shortWords.get(word) ?? word) : word));

const folded = (parts: readonly string[]) => parts.map(plainName).filter((part) => part !== '');

function partsOf(parts: readonly string[]): TownReading {
  const [first = '', ...rest] = parts;
  // A leading comma names no town.
  const [name = '', ...within] = first === '' ? [''] : [plainName(first), ...folded(rest)];
  return { name, within };
}

/** `Washington, D.C.` and `Halle (Saale)` are names, `Marseille (13)` is none. */
const joined = (parts: readonly string[]): TownReading => ({
  name: parts[0] === '' || parts.slice(1).some((part) => /^\d+$/.test(part)) ? '' : folded(parts).join(' '),
  within: [],
});

/** `portland or`, `Berlin Deutschland`, `Seattle WA USA` */
function withoutComma(parts: readonly string[]): TownReading[] {
  const [first = '', ...rest] = folded(parts);
  const words = first.split(' ');
  const readings = Array.from({ length: Math.min(MOST_WORDS_WITHIN, words.length - 1) }, (_, i) => ({
    name: words.slice(0, -1 - i).join(' '),
    within: [words.slice(-1 - i).join(' '), ...rest],
  }));
  if (words.length > 2) readings.push({ name: words.slice(0, -2).join(' '), within: [...words.slice(-2), ...rest] });
  return readings;
}

/** `Bayern - Augsburg` */
function regionFirst(parts: readonly string[]): TownReading[] {
  const [region = '', name = '', ...others] = folded(parts);
  return name === '' || others.length > 0 ? [] : [{ name, within: [region], isOfRegion: true }];
}

function cutOff(parts: readonly string[]): TownReading[] {
  const [first = '', ...rest] = parts;
  const isFirstCut = CUT_FIRST.test(first);
  if (!isFirstCut && !CUT.test(first)) return [];
  const words = first.replace(/\./g, ' ');
  const readings: TownReading[] = [
    { name: plainName(words), within: folded(rest), isShort: true },
    { name: plainName([words, ...rest].join(' ')), within: [], isShort: true },
  ];
  return isFirstCut ? [...readings, ...readings.map((one): TownReading => ({ ...one, isFirstShort: true }))] : readings;
}
