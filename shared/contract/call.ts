import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. `identity` asks for proof of identity instead of an access token; `seller` lets admins in too.
 * Whether an object is the caller's own is for the handler to say.
 */
export type Who = 'anyone' | 'identity' | 'signedIn' | 'seller' | 'admin';

/** How much waiting hurts: looking around least, sending a file or writing something more, paying most. */
export type Urgency = 'browse' | 'file' | 'write' | 'pay';

/** Everything about one call: how it is reached, who may make it, what goes in, what comes out, and which failures to expect. */
export type Call = {
  /** The method and the path below `/api`. */
  route: `${Method} /${string}`;
  who: Who;
  /** The answer is the same for every stranger; `kept` is also kept until a listing changes. */
  forStrangers?: 'kept' | 'alike';
  /** It changes what public pages show, so answers that are kept are made anew. */
  changesListings?: true;
  /** Where it is another than its method says: reads are `browse`, all others `write`. */
  urgency?: Urgency;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Parameters that the query does not name are refused instead of ignored. */
  strictQuery?: true;
  body?: z.ZodType;
  answer: z.ZodType;
  /** Success statuses, the first being the usual one. */
  statuses: readonly number[];
  /** The answer is one page of a list; the cursor of the next travels in `X-Next-Cursor`. */
  paged?: true;
  /** The body is multipart form data with the file in the field of this name. */
  multipart?: 'image' | 'file';
  errors: readonly ErrorCode[];
};

/** Writes a contract entry down with its exact types kept. */
export const call = <const E extends Call>(entry: E): E => entry;

type Input<C, Part extends string> = C extends Record<Part, infer S extends z.ZodType> ? z.input<S> : undefined;
type Output<C, Part extends string> = C extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type OptionalPart<T, Part extends 'query' | 'body'> =
  T extends Record<Part, infer Q> ? Omit<T, Part> & (object extends Q ? { [P in Part]?: Q } : { [P in Part]: Q }) : T;

/** What a caller of the contract passes in. */
export type CallInput<C> = OptionalPart<
  OptionalPart<Defined<{ params: Input<C, 'params'>; query: Input<C, 'query'>; body: Input<C, 'body'> }>, 'query'>,
  'body'
>;

/** What a handler receives, parsed and normalised. */
export type ParsedInput<C> = { params: Output<C, 'params'>; query: Output<C, 'query'>; body: Output<C, 'body'> };

/** One page of a list and where the next begins. */
export type Page<T> = { items: T[]; nextCursor?: string };

/** What a call answers; a paged call answers the items together with the cursor of the next page. */
export type CallAnswer<C> = C extends { answer: infer A extends z.ZodType }
  ? C extends { paged: true }
    ? z.output<A> extends (infer Item)[]
      ? Page<Item>
      : never
    : z.output<A>
  : never;
