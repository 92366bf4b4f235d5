import type { z } from 'zod';
import type { ShopProfile } from '../domain/shop-profile.ts';
import type { ErrorCode } from '../errors.ts';
import type { FromWire } from './wire-names.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `identity` needs an identity proof; `seller` includes admins. */
export type Who = 'anyone' | 'identity' | 'signedIn' | 'seller' | 'admin';

/** Priority under load, lowest first. */
export type Urgency = 'browse' | 'file' | 'write' | 'pay';

export type FileType = 'application/pdf' | 'text/csv';

/** Long texts come in parts. */
export type AnsweredFile = { name: string; type: FileType; content: string | Uint8Array | AsyncIterable<string> };

export type ShopValues = Pick<ShopProfile, 'currency' | 'categories'>;

/** A schema of a shop. Its values are read each time: an operator may change them. */
export type InShop<S extends z.ZodType = z.ZodType> = (shop: () => ShopValues) => S;

export type Call = {
  /** Method and path below `/api`. */
  route: `${Method} /${string}`;
  who: Who;
  /** Suspended sellers must still make it. */
  duty?: true;
  /** All strangers get one response; `kept`: cached until it changes. */
  forStrangers?: 'kept' | 'alike';
  /** Its route is not in the first script. */
  seldom?: true;
  /** A page makes it as it opens, for signed-in people. */
  opensPage?: true;
  /** Needs a proof of the last five minutes. */
  freshProof?: true;
  /** Closed to the people of a public demo. */
  changesPerson?: true;
  /** Default: `browse` for reads, else `write`. */
  urgency?: Urgency;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType | InShop;
  strictQuery?: true;
  body?: z.ZodType | InShop;
  /** Refuses unknown body fields: a misspelt `amount` must not mean the whole sum. */
  movesMoney?: true;
  answer: z.ZodType;
  /** The usual one first. */
  statuses: readonly number[];
  /** The next cursor is in `X-Next-Cursor`. */
  paged?: true;
  /** Field of the file in a multipart body. */
  multipart?: 'image' | 'file';
  /** `Accept` chooses the type; the usual one first. */
  files?: readonly FileType[];
  errors: readonly ErrorCode[];
};

/** Keeps an entry's exact types. */
export const call = <const E extends Call>(entry: E): E => entry;

/** Returns the schema, with the values of the shop. */
export const schemaIn = (schema: z.ZodType | InShop | undefined, shop: () => ShopValues): z.ZodType | undefined =>
  typeof schema === 'function' ? schema(shop) : schema;

type SchemaOf<C, Part extends string> =
  C extends Record<Part, infer S> ? (S extends InShop<infer Made> ? Made : S extends z.ZodType ? S : never) : never;
type Input<C, Part extends string> = [SchemaOf<C, Part>] extends [never] ? undefined : z.input<SchemaOf<C, Part>>;
type Output<C, Part extends string> = [SchemaOf<C, Part>] extends [never] ? undefined : z.output<SchemaOf<C, Part>>;

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type OptionalPart<T, Part extends 'query' | 'body'> =
  T extends Record<Part, infer Q> ? Omit<T, Part> & (object extends Q ? { [P in Part]?: Q } : { [P in Part]: Q }) : T;

export type WireInput<C> = OptionalPart<
  OptionalPart<Defined<{ params: Input<C, 'params'>; query: Input<C, 'query'>; body: Input<C, 'body'> }>, 'query'>,
  'body'
>;

export type CallInput<C> = FromWire<WireInput<C>>;

export type ParsedInput<C> = FromWire<{
  params: Output<C, 'params'>;
  query: Output<C, 'query'>;
  body: Output<C, 'body'>;
}>;

export type Page<T> = { items: T[]; nextCursor?: string };

/** In wire names; for a paged call, items with the next cursor. */
export type WireAnswer<C> = C extends { answer: infer A extends z.ZodType }
  ? C extends { paged: true }
    ? z.output<A> extends (infer Item)[]
      ? Page<Item>
      : never
    : z.output<A>
  : never;

export type CallAnswer<C> = C extends { files: readonly FileType[] } ? AnsweredFile : FromWire<WireAnswer<C>>;
