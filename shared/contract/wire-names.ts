import type { z } from 'zod';

/**
 * The specification's names with ours, known only here. Names that share one of ours have equal values; bodies use the
 * last.
 */
export const ourNames = {
  insertedId: 'id',
  _id: 'id',
  previousId: 'listingId',
  productName: 'category',
  isVarified: 'verified',
  isAvailable: 'available',
  addvertisement: 'advertised',
  advertise: 'advertised',
  payment: 'paid',
  imageURL: 'picture',
} as const;

/** The texts `'true'` and `'false'` in calls (spec §3). */
const flagNames = ['isAvailable', 'addvertisement', 'advertise', 'payment'] as const;

type WireName = keyof typeof ourNames;
type FlagName = (typeof flagNames)[number];
type OurName<K> = K extends WireName ? (typeof ourNames)[K] : K;
type Flag<T> = T extends 'true' | 'false' ? boolean : T;

/** With our names, at any depth. */
export type FromWire<T> = T extends readonly (infer Item)[]
  ? FromWire<Item>[]
  : T extends object
    ? { [K in keyof T as OurName<K>]: K extends FlagName ? Flag<T[K]> : FromWire<T[K]> }
    : T;

export type Ours<S extends z.ZodType> = FromWire<z.output<S>>;

const ours = new Map<string, string>(Object.entries(ourNames));
const flags: readonly string[] = flagNames;
const theirs = new Map([...ours].map(([wire, name]) => [name, wire]));

export const ourName = (wire: string): string => ours.get(wire) ?? wire;

export const isFlag = (wire: string): boolean => flags.includes(wire);

/** Renames an answer's fields; flags become booleans. */
export function fromWire<T>(value: T): FromWire<T>;
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => fromWire(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([wire, part]) => [ourName(wire), isFlag(wire) ? readFlag(part) : fromWire(part)]),
  );
}

const readFlag = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);

/** Renames a body's fields at the top (a test checks this). */
export function toWire(body: object): object {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const wire = theirs.get(name) ?? name;
      const written = isFlag(wire) && typeof value === 'boolean' ? String(value) : value;
      // Calls beyond the specification take our name.
      return name === 'listingId'
        ? [
            [wire, written],
            [name, written],
          ]
        : [[wire, written]];
    }),
  );
}
