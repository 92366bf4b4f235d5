import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { FromWire } from './wire-names.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call. `identity` needs identity proof instead of an access token; `seller` includes admins. */
export type Who = 'anyone' | 'identity' | 'signedIn' | 'seller' | 'admin';

/** Priority under load: browsing lowest, payment highest. */
export type Urgency = 'browse' | 'file' | 'write' | 'pay';

/** A contract call: route, access, input, output and expected errors. */
export type Call = {
  /** Method and path below `/api`. */
  route: `${Method} /${string}`;
  who: Who;
  /** Same response for all strangers; `kept` is also cached until something changes that it shows. */
  forStrangers?: 'kept' | 'alike';
  /** Invalidates cached public responses. */
  changesListings?: true;
  /** Overrides the default: reads are `browse`, all others `write`. */
  urgency?: Urgency;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Rejects unknown query parameters. */
  strictQuery?: true;
  body?: z.ZodType;
  answer: z.ZodType;
  /** Success statuses, the usual one first. */
  statuses: readonly number[];
  /** Returns one page; the next cursor is in `X-Next-Cursor`. */
  paged?: true;
  /** Multipart body with the file in this field. */
  multipart?: 'image' | 'file';
  errors: readonly ErrorCode[];
};

/** Declares a contract entry and keeps its exact types. */
export const call = <const E extends Call>(entry: E): E => entry;

type Input<C, Part extends string> = C extends Record<Part, infer S extends z.ZodType> ? z.input<S> : undefined;
type Output<C, Part extends string> = C extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type OptionalPart<T, Part extends 'query' | 'body'> =
  T extends Record<Part, infer Q> ? Omit<T, Part> & (object extends Q ? { [P in Part]?: Q } : { [P in Part]: Q }) : T;

/** What a call takes, with the names of the wire. */
export type WireInput<C> = OptionalPart<
  OptionalPart<Defined<{ params: Input<C, 'params'>; query: Input<C, 'query'>; body: Input<C, 'body'> }>, 'query'>,
  'body'
>;

export type CallInput<C> = FromWire<WireInput<C>>;

/** Parsed and normalized input of a handler. */
export type ParsedInput<C> = FromWire<{
  params: Output<C, 'params'>;
  query: Output<C, 'query'>;
  body: Output<C, 'body'>;
}>;

export type Page<T> = { items: T[]; nextCursor?: string };

/** The response with the names of the wire; for a paged call, items with the next cursor. */
export type WireAnswer<C> = C extends { answer: infer A extends z.ZodType }
  ? C extends { paged: true }
    ? z.output<A> extends (infer Item)[]
      ? Page<Item>
      : never
    : z.output<A>
  : never;

export type CallAnswer<C> = FromWire<WireAnswer<C>>;
