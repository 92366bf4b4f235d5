import { inMillimetres, type LengthUnit, MAX_SIDE, MIN_SIDE, type Millimetres } from './dimensions.ts';
import {
  isUnclearRow,
  type Label,
  NAME_AHEAD,
  NAME_IN_BRACKETS,
  placesOf,
  readLabel,
  readLegend,
  separateNamed,
} from './length-label.ts';

const millimetresPer: Record<LengthUnit, number> = { cm: 10, in: 25.4 };

/** In millimeters. */
const typedUnits: readonly [names: RegExp, millimetres: number][] = [
  [/^(?:mm|мм|mill?[ií]m[eè]t(?:er|re|ri|ro)s?)$/, 1],
  [/^(?:cms?|см|[cz]ent[ií]m[eè]t(?:er|re|ri|ro)s?)$/, 10],
  [/^dm$/, 100],
  [/^(?:m|м|mts?|mtrs?|m[eè]t(?:er|re|ri|ro)s?)$/, 1000],
  [/^(?:in|inch(?:es)?|zoll|pulg(?:adas?)?|"|”|''|’’)$/, 25.4],
  [/^(?:yds?|yards?|yardas?)$/, 914.4],
  [/^(?:ft|feet|foot|fu(?:ß|ss)|pies?|'|’|′)$/, 304.8],
];
const UNIT = String.raw`(\p{L}+|"|”|'{1,2}|’{1,2}|′)`;
/** As on a tape measure. */
const FRACTION = String.raw`(\d{1,2})\/(2|4|8|16|32|64)`;

/** `33,375`, `33 1/2`, `33 and 1/2`, `72-inch` */
const LENGTH = new RegExp(
  String.raw`^(?:(\d{1,5})(?:[.,](\d{1,3})|(?:\s+(?:(?:and|&|und|y)\s+)?|\s*-\s*)${FRACTION})?|${FRACTION})\s*(?:-?\s*${UNIT})?\.?$`,
  'iu',
);
/** `5’ 10 1/2”`, `2 Fuß 3 Zoll` */
const FEET_AND_INCHES =
  /^(\d{1,2})\s*(?:'|’|′|ft\.?|feet|foot|fu(?:ß|ss)|pies?)\s*(?:(?:y|und|and|-)\s*)?(\d{1,2}(?:[.,]\d{1,3}|[\s-]+\d{1,2}\/\d{1,2})?)\s*(?:"|”|''|in\.?|inch(?:es)?|zoll|pulgadas?)?$/i;
const CM = '(?:cms?|[cz]ent[ií]met(?:er|re|ro)s?)';
/** `1m20`, `1 metro y 20 cm` */
const METRES = new RegExp(
  String.raw`^(\d{1,2})\s*(?:m|mts?|m[eè]t(?:er|re|ro)s?)\.?\s*(?:(?:y|con|und|et|and)\s+)?(\d{2}(?:\s*${CM})?|\d\s*${CM})$`,
  'iu',
);
/** `1.200,5 mm` */
const GROUPED = /^(\d{1,2})[.,’' ](\d{3})(?=(?:[.,]\d{1,2})?\s*mm\b)/i;
/** `.8 m` */
const NO_ZERO = /^[.,](?=\d)/;
const ABOUT =
  /^(?:[~≈±]|\+\s?\/?-(?=\s?\d)|(?:c\.|(?:ca|[cz]irka|circa|approx|approximately|about|around|etwa|rund|ungefähr|aprox|aproximadamente|unos|unas|alrededor de|cerca de|más o menos)\b\.?))\s*/iu;
const ABOUT_BEHIND =
  /(?<=[\p{L}\d"”])\s*(?:\(?(?:circa|ca|approx(?:imately)?|aprox(?:imadamente)?|ungefähr)\b\.?\)?|\+\/?-|±)$/iu;
/** `105 ± 1 cm` */
const TOLERANCE = /(?<=[\p{L}\d"])\s*(?:±|\+\/?-)\s*\d{1,2}(?:[.,]\d+)?(?=\D*$)/u;
/** `Maße: 80 x 40 cm` */
const HEADLINE =
  /^(?:ma(?:ß|ss)e|abmessungen|medidas|dimensiones|dimensions?|measurements|size|grö(?:ß|ss)e|overall|gesamt|total)\s*(?:[:=]\s*|(?=\d|\(|[bwhtdl]\s*[x×/]))/iu;
const UNIT_BEHIND = /(?<=\d)\s+(?:\(?in\s+(cm|mm)\)?|[([]\s*(cm|mm|m|in\.?|inch(?:es)?|zoll)\s*[)\]])$/i;
const METRIC = String.raw`(?:cm|mm|m)\.?`;
const INCHES = String.raw`(?:in|inch(?:es)?|zoll|pulg(?:adas?)?|"|”)\.?`;
/** `80 cm / 31.5 in`; `160 (200)` opens out. */
const IN_OTHER_UNIT = new RegExp(
  String.raw`\s*(?:(?!${NAME_IN_BRACKETS}|\(\s*\d[\d.,]*\s*\))\([^()]*\)|\[[^[\]]*\]|(?<=${METRIC})\s*[/=;,|]\s*\d[^/=;|]*${INCHES}|(?<=${INCHES})\s*[/=;,|]\s*\d[^/=;|]*${METRIC})\.?$`,
  'iu',
);

const vulgar = new Map(
  Object.entries({ '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8' }),
);

const withSigns = (text: string): string => withPlainSigns(text).replace(IN_OTHER_UNIT, '');

/** Longer texts would take these patterns a second. */
const LONGEST = 120;

const withPlainSigns = (text: string): string =>
  text
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${vulgar.get(sign)}`)
    .replace(/[´`ʹ]/g, "'")
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[⁄∕]/g, '/')
    .replace(/[‐‑–—]/g, '-')
    .replace(/′′|[“„‟ʺ]/g, '"')
    .replace(/(?<=\d\s*(?:ft|feet|foot|['’′])\.?),\s+(?=\d)/gi, ' ')
    .replace(/(?<=\d)\s*(?:"|'')\s*(\d{1,2}\/\d{1,2})$/, ' $1"')
    .trim()
    .replace(/^"(?=.*[^\d\s]")(.*)"$/, '$1')
    .replace(/^=\s*|[,;]$/g, '')
    .replace(UNIT_BEHIND, ' $1$2')
    .replace(HEADLINE, '')
    .replace(ABOUT_BEHIND, '');

const plain = (text: string): string =>
  readLabel(withSigns(text).replace(ABOUT, '').replace(TOLERANCE, ''))
    .text.replace(ABOUT, '')
    .replace(GROUPED, '$1$2')
    .replace(NO_ZERO, '0.')
    .trim();

/** @param unit of the result; the default for the text */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  if (text.length > LONGEST) return undefined;
  const typed = plain(text);
  const metres = METRES.exec(typed);
  if (metres) return convert(Number(metres[1]) * 100 + Number.parseInt(metres[2] ?? '', 10), 10, unit);
  const both = FEET_AND_INCHES.exec(typed);
  if (both) {
    const inches = readLength(both[2] ?? '', 'in');
    return inches === undefined || inches >= 12 ? undefined : convert(Number(both[1]) * 12 + inches, 25.4, unit);
  }
  const match = LENGTH.exec(typed);
  if (!match) return undefined;
  const [, whole = '0', decimals, over = match[5], under = match[6], , , name] = match;
  const part = over ? Number(over) / Number(under) : 0;
  if (part >= 1) return undefined;
  const value = Number(`${whole}.${decimals ?? '0'}`) + part;
  // 1.5 cm or 1,500?
  if (whole.length === 1 && decimals?.length === 3 && /^cm$/i.test(name ?? '')) return undefined;
  if (name === undefined && (whole.length > 4 || isUnclear(typed, unit))) return undefined;
  if (name === undefined) return unit === 'cm' && Number(under) >= 8 ? convert(value, 25.4, unit) : value;
  const meant = typedUnits.find(([names]) => names.test(name.toLowerCase()))?.[1];
  return meant === undefined ? undefined : convert(value, meant, unit);
}

/** `1,2` may be meters, `1.200` millimeters. */
const isUnclear = (typed: string, unit: LengthUnit): boolean =>
  unit === 'cm' ? /^\d(?:[.,]\d|[\s-]+\d\/)/.test(typed) : /^\d(?:,\d|\.\d00$)/.test(typed);

/** Avoids rounding. */
const convert = (value: number, millimetres: number, unit: LengthUnit): number =>
  millimetres === millimetresPer[unit] ? value : (value * millimetres) / millimetresPer[unit];

/**
 * @param unit default; a typed unit takes precedence
 * @returns millimeters; undefined unless 1 cm to 10 m
 */
export function parseLength(text: string, unit: LengthUnit): Millimetres | undefined {
  const read = readLength(text, unit);
  const length = read === undefined ? 0 : inMillimetres(read, unit);
  return length >= MIN_SIDE && length <= MAX_SIDE ? length : undefined;
}

const BETWEEN = new RegExp(
  String.raw`\s*[x×х✕✖*;]\s*|\s+(?:by|mal|auf|por)\s+|,?\s+(?:and|und|y)\s+|,\s+|\s*[|/]\s*(?=${NAME_AHEAD})|\s+[-–—]\s+(?=${NAME_AHEAD})|(?<=\d|cm|mm|in|["”])\.?\s+(?=${NAME_AHEAD})|(?<=(?:\d|["”])[whdbtl]|\([whdbtl]\))\s+(?=\d)|(?<=\d)(?=[whdbt]\d)`,
  'iu',
);
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s*(?:cm|mm|m|in|["”])\.?)?`;
/** `80/40/75 cm`, `80 - 40 - 75`; two would be a fraction or a range. */
const BY_SIGNS = new RegExp(
  String.raw`^${NUMBER}(?:(?:\s*\/\s*${NUMBER}){2}|(?:\s+-\s+${NUMBER}){2})(?:\s*\p{L}+\.?)?$`,
  'iu',
);

/** `1,20 x 0,80`: nobody means centimeters. */
const IN_METRES = /^\d[.,]\d{1,2}$/;

const AFTER_ITS_NAME = /(?<=^\d.*\b(?:wide|deep|high|tall|long|breit|tief|hoch|lang))\s+(?=\d)/giu;

function labelledSides(text: string): { text: string; label: Label | undefined }[] | undefined {
  const plainly = withPlainSigns(text.replace(/\s*\n\s*/g, ', ')).replace(ABOUT, '');
  if (isUnclearRow(plainly)) return undefined;
  const written = separateNamed(plainly).replace(AFTER_ITS_NAME, ', ');
  const legend = readLegend(written);
  const sides = (legend?.text ?? written).replace(/^\((.*)\)$/, '$1').replace(IN_OTHER_UNIT, '');
  const parts = BY_SIGNS.test(sides) ? sides.split(/\s*\/\s*|\s+-\s+/) : sides.split(BETWEEN);
  if (legend) {
    if (parts.length !== legend.labels.length) return undefined;
    return parts.map((part, at) => ({ text: part.trim(), label: legend.labels[at] }));
  }
  return withDiameter(parts.map(readLabel));
}

/** A round thing has equal width and depth; the other length is the height. */
function withDiameter(
  parts: { text: string; label: Label | undefined }[],
): { text: string; label: Label | undefined }[] {
  const at = parts.findIndex(({ label }) => label === 'diameter');
  const round = parts[at];
  if (!round || parts.length > 2) return parts;
  const rest = parts
    .filter((part) => part !== round)
    .map((part) => ({ ...part, label: part.label ?? ('height' as const) }));
  return [{ ...round, label: 'width' }, { ...round, label: 'depth' }, ...rest];
}

/**
 * Parses two or three sides: `H 120 x W 74 x D 60 in`. A number without a unit has that of the next one.
 * @returns width, depth and height in millimeters
 */
export function parseSides(text: string, unit: LengthUnit): (Millimetres | undefined)[] | undefined {
  if (text.length > LONGEST) return undefined;
  const labelled = labelledSides(text);
  if (!labelled || labelled.length < 2 || labelled.length > 3) return undefined;
  const parts = labelled.map((part) => part.text);
  const places = placesOf(labelled.map(({ label }) => label));
  if (!places) return undefined;
  const units = parts.map((part) => /\d\s*(\p{L}+\.?|"|”)$/u.exec(part)?.[1]);
  const areMetres = unit === 'cm' && parts.every((part) => IN_METRES.test(part));
  const nextUnit = (at: number) => units.slice(at).find(Boolean) ?? (areMetres ? 'm' : '');
  const lengths = parts.map((part, at) => parseLength(/\d$/.test(part) ? `${part} ${nextUnit(at)}` : part, unit));
  if (lengths.some((length) => length === undefined)) return undefined;
  return Array.from({ length: Math.max(...places) + 1 }, (_, place) => lengths[places.indexOf(place)]);
}
