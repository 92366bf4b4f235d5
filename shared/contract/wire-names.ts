import type { z } from 'zod';

/**
 * The specification's names, each with ours. The only place that knows both. Where two have one name of ours, they have
 * the same value; the last one is written in a body.
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

/** Fields whose booleans are the texts `'true'` and `'false'` in calls (spec §3). */
const flagNames = ['isAvailable', 'addvertisement', 'advertise', 'payment'] as const;

type WireName = keyof typeof ourNames;
type FlagName = (typeof flagNames)[number];
type OurName<K> = K extends WireName ? (typeof ourNames)[K] : K;
type Flag<T> = T extends 'true' | 'false' ? boolean : T;

/** A value of a call with our names, at any depth. */
export type FromWire<T> = T extends readonly (infer Item)[]
  ? FromWire<Item>[]
  : T extends object
    ? { [K in keyof T as OurName<K>]: K extends FlagName ? Flag<T[K]> : FromWire<T[K]> }
    : T;

/** What a value of this schema is with our names. */
export type Ours<S extends z.ZodType> = FromWire<z.output<S>>;

const ours = new Map<string, string>(Object.entries(ourNames));
const flags: readonly string[] = flagNames;
const theirs = new Map([...ours].map(([wire, name]) => [name, wire]));

/** Returns our name of a field; one without another name keeps its own. */
export const ourName = (wire: string): string => ours.get(wire) ?? wire;

export const isFlag = (wire: string): boolean => flags.includes(wire);

/** Returns a value of an answer with our names, and its flags as booleans. */
export function fromWire<T>(value: T): FromWire<T>;
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => fromWire(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([wire, part]) => [ourName(wire), isFlag(wire) ? readFlag(part) : fromWire(part)]),
  );
}

const readFlag = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);

/** Returns a body as it is sent. Its wire names are at the top (a test holds this). */
export function toWire(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const wire = theirs.get(name) ?? name;
      return [wire, isFlag(wire) && typeof value === 'boolean' ? String(value) : value];
    }),
  );
}
