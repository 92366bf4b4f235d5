import { lengthUnits } from '../domain/dimensions.ts';
import { type Facet, facets, sorts, valuesOf } from '../domain/search.ts';
import { highestPrice, LONGEST_SIDE, WIDEST_RADIUS } from '../domain/search-limits.ts';
import { issueMessage } from '../words/issue-message.ts';
import { listingRefusals } from '../words/refusals/listings.ts';
import { searchRefusals } from '../words/refusals/search.ts';
import { call, type ShopValues } from './call.ts';
import { idParams, page } from './fields.ts';
import { furniture } from './listings.ts';
import { place } from './places.ts';
import type { Ours } from './wire-names.ts';
import { z } from './zod.ts';

/** Comma-separated values of a fixed list. */
const someOf = (facet: Facet, shop: () => ShopValues) =>
  z
    .string()
    .max(600)
    .transform((text) => [...new Set(text.split(',').filter((value) => value !== ''))])
    .refine(
      (chosen) => chosen.every((value) => valuesOf(facet, shop().categories).includes(value)),
      issueMessage(searchRefusals.choice()),
    )
    .optional();

/** Whole currency units, such as dollars. */
const amountIn = (shop: () => ShopValues) =>
  z.coerce
    .number()
    .min(0)
    .refine((asked) => asked <= highestPrice(shop().currency), issueMessage(listingRefusals.priceTooHigh()))
    .optional();
const length = z.coerce.number().min(1).max(LONGEST_SIDE).optional();

export const searchQueryIn = (shop: () => ShopValues) =>
  z.object({
    /** Typos are tolerated. */
    words: z.string().max(200).optional(),
    category: someOf('category', shop),
    condition: someOf('condition', shop),
    colour: someOf('colour', shop),
    material: someOf('material', shop),
    style: someOf('style', shop),
    decade: someOf('decade', shop),
    verified: someOf('verified', shop),
    availability: someOf('availability', shop),
    priceMin: amountIn(shop),
    priceMax: amountIn(shop),
    /** Maximum in `unit`; unknown sizes do not match. */
    width: length,
    depth: length,
    height: length,
    unit: z.enum(lengthUnits).default('cm'),
    /** A town from `GET /places`, such as `Portland, Oregon`. */
    near: z.string().max(80).optional(),
    /** Miles where `unit` is `in`, else kilometers. Uses public positions. */
    radius: z.coerce.number().min(1).max(WIDEST_RADIUS).optional(),
    sort: z.enum(sorts).default('relevance'),
    limit: z.coerce.number().int().min(0).max(100).optional(),
    cursor: page.shape.cursor,
  });
export type SearchQuery = z.input<ReturnType<typeof searchQueryIn>>;

/** A large shop counts only up to a bound: `orMore` says that there may be more. */
const counts = z.array(z.object({ value: z.string(), count: z.number(), orMore: z.literal(true).optional() }));

const searchAnswer = z.object({
  total: z.number(),
  totalOrMore: z.literal(true).optional(),
  items: z.array(furniture),
  nextCursor: z.string().optional(),
  /** Per value with all other filters; zeros are omitted. */
  facets: z.object(Object.fromEntries(facets.map((name) => [name, counts])) as Record<Facet, typeof counts>),
  corrected: z.string().optional(),
  /** A typed price in another currency than the shop's: it limits nothing. */
  unusedPrice: z.string().optional(),
  /** As matched by `near`. */
  place: place.optional(),
  /** Nothing matches all words; these are closest. */
  isClosest: z.boolean().optional(),
  /** Beside few results: others. */
  inPart: z.array(furniture).optional(),
  /** Without results: the filter whose removal finds most. */
  nearest: z
    .object({
      without: z.string(),
      count: z.number(),
      countOrMore: z.literal(true).optional(),
      items: z.array(furniture),
    })
    .optional(),
});
export type SearchAnswer = Ours<typeof searchAnswer>;

export const searchCalls = {
  searchListings: call({
    route: 'GET /search',
    who: 'anyone',
    forStrangers: 'alike',
    summary:
      'Finds listings by words, looks, size, price and distance, with the number of listings behind each choice.',
    query: searchQueryIn,
    strictQuery: true,
    answer: searchAnswer,
    statuses: [200],
    errors: ['invalid_input'],
  }),
  listSimilar: call({
    route: 'GET /listing/:id/similar',
    who: 'anyone',
    forStrangers: 'alike',
    summary: 'Listings on sale that are like this one: of its category, near its price, with its style and colours.',
    params: idParams,
    answer: z.array(furniture),
    statuses: [200],
    errors: ['not_found', 'gone'],
  }),
};
