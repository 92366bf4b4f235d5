import type { Category, OriginalCategory } from './category.ts';
import { lookUp } from './look-up.ts';

/** Stored in whole millimeters; people use centimeters or inches. */
export type Millimetres = number;

export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

export const sides = ['width', 'depth', 'height'] as const;
export type Side = (typeof sides)[number];

export const MIN_SIDE: Millimetres = 10;
export const MAX_SIDE: Millimetres = 10_000;

const millimetresPer: Record<LengthUnit, number> = { cm: 10, in: 25.4 };

/** Accepted units in three languages, in millimeters. */
const typedUnits: readonly [names: RegExp, millimetres: number][] = [
  [/^(?:mm|millimet(?:er|re)s?)$/, 1],
  [/^(?:cm|[cz]entimet(?:er|re|ro)s?)$/, 10],
  [/^(?:m|met(?:er|re|ro)s?)$/, 1000],
  [/^(?:in|inch(?:es)?|zoll|pulgadas?|"|”|″|''|’’)$/, 25.4],
  [/^(?:ft|feet|foot|fu(?:ß|ss)|pies?|'|’|′)$/, 304.8],
];

/** Digits, decimals or a fraction, optional unit: `84`, `84.5`, `33,375`, `33 1/2`, `213 cm`, `84"`. */
const LENGTH = /^(\d{1,5})(?:[.,](\d{1,3})|\s+([1-7])\/([248]))?\s*(\p{L}+|"|”|″|'{1,2}|’{1,2}|′)?\.?$/iu;

/** Feet and inches: `2'6"`, `6 ft 2 in`, `5’ 10 1/2”`. */
const FEET_AND_INCHES =
  /^(\d{1,2})\s*(?:'|’|′|ft\.?|feet|foot)\s*(\d{1,2}(?:[.,]\d{1,3}|\s+[1-7]\/[248])?)\s*(?:"|”|″|''|in\.?|inch(?:es)?)?$/i;

/**
 * Parses a typed length.
 * @param unit of the result, and the default; a typed unit takes precedence
 */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  const both = FEET_AND_INCHES.exec(text.trim());
  if (both) {
    const inches = readLength(both[2] ?? '', 'in');
    return inches === undefined || inches >= 12 ? undefined : convert(Number(both[1]) * 12 + inches, 25.4, unit);
  }
  const match = LENGTH.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', decimals, over, under, typed] = match;
  const value = Number(`${whole}.${decimals ?? '0'}`) + (over ? Number(over) / Number(under) : 0);
  if (typed === undefined) return whole.length > 4 ? undefined : value;
  const meant = typedUnits.find(([names]) => names.test(typed.toLowerCase()))?.[1];
  return meant === undefined ? undefined : convert(value, meant, unit);
}

/** Avoids rounding when the unit is the same. */
const convert = (value: number, millimetres: number, unit: LengthUnit): number =>
  millimetres === millimetresPer[unit] ? value : (value * millimetres) / millimetresPer[unit];

/** @returns whole millimeters */
export const inMillimetres = (length: number, unit: LengthUnit): Millimetres =>
  Math.round(length * millimetresPer[unit]);

/**
 * Parses one side.
 * @param unit default; a typed unit takes precedence
 * @returns millimeters; undefined unless 1 cm to 10 m
 */
export function parseLength(text: string, unit: LengthUnit): Millimetres | undefined {
  const read = readLength(text, unit);
  const length = read === undefined ? 0 : inMillimetres(read, unit);
  return length >= MIN_SIDE && length <= MAX_SIDE ? length : undefined;
}

/**
 * Formats a length without its unit: `213`, `84.5`.
 * @param decimals 1 for editing, 0 for display
 */
export function inUnit(length: Millimetres, unit: LengthUnit, decimals: 0 | 1): string {
  const factor = 10 ** decimals;
  return String(Math.round((length / millimetresPer[unit]) * factor) / factor);
}

/** Usual longest side; a longer one is probably in a wrong unit. */
const usualLongest: Record<OriginalCategory, Millimetres> & Record<string, Millimetres> = {
  Bed: 2600,
  Sofa: 4000,
  'Dressing Table': 2000,
  Table: 3600,
  Cupboard: 3200,
  Chair: 1600,
};
/** For categories that the shop added. */
const longestOfAdded: Millimetres = 4000;
const usualShortest: Millimetres = 150;

/** Returns whether a length is implausible, such as a chair of four meters. */
export const isUnusual = (category: Category, side: Side, length: Millimetres): boolean =>
  length > (lookUp(usualLongest, category) ?? longestOfAdded) || (side !== 'depth' && length < usualShortest);
