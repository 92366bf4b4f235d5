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

/** @returns whole millimeters */
export const inMillimetres = (length: number, unit: LengthUnit): Millimetres =>
  Math.round(length * millimetresPer[unit]);

/**
 * Formats a length without its unit: `213`, `84.5`.
 * @param decimals 1 for editing, 0 for display
 */
export function inUnit(length: Millimetres, unit: LengthUnit, decimals: 0 | 1): string {
  const factor = 10 ** decimals;
  return String(Math.round((length / millimetresPer[unit]) * factor) / factor);
}

/** Formats a length for a field that is read again: `1.5 cm`, since `1.5` alone may be meters. */
export function inField(length: Millimetres, unit: LengthUnit): string {
  const number = inUnit(length, unit, 1);
  return /^\d\.\d$/.test(number) ? `${number} ${unit}` : number;
}

/** A longer one is probably in a wrong unit. */
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

/** Such as a chair of four meters. */
export const isUnusual = (category: Category, side: Side, length: Millimetres): boolean =>
  length > (lookUp(usualLongest, category) ?? longestOfAdded) || (side !== 'depth' && length < usualShortest);
