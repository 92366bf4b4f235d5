import { createHash } from 'node:crypto';
import { usualCondition } from '../../../shared/domain/listing.ts';
import { decadeOf, facetValues, priceBand } from '../../../shared/domain/search.ts';
import { findCategory } from '../../platform/shop/shop-categories.ts';
import { shopCategories } from '../../platform/shop/shop-values.ts';
import type { SearchDocument } from '../../ports/search-engine.ts';
import { kinds, relativesOf } from './kinds.ts';
import { readListingKinds } from './listing-kinds.ts';
import { colourMarks } from './own-colours.ts';
import { languages, readJoined, readWords } from './read-words.ts';

export type SearchedListing = {
  id: string;
  seller_id: string;
  category: string;
  condition: string;
  colours: readonly string[];
  materials: readonly string[];
  style: string | null;
  year: string;
  state: string;
  verified: boolean;
  price_cents: number;
  width_mm: number | null;
  depth_mm: number | null;
  height_mm: number | null;
  /** Public position. */
  latitude: number | null;
  longitude: number | null;
  /** Created, in microseconds since 1970. */
  micros: number;
  touched: number;
  title: string;
  place: string;
  description: string;
};

/** Words per text, against flooding. */
const MOST_WORDS = 400;

/** Increase it when documents change: shared engines then read every listing again. */
const ANALYSIS = 4;
const fingerprint = createHash('sha256').update(
  JSON.stringify([ANALYSIS, languages, kinds.map((kind) => [kind, relativesOf(kind)])]),
);

/** Returns a fingerprint of all that documents depend on besides the listing. */
export function analysisNow(): string {
  const categories = JSON.stringify(shopCategories().map(({ name, names }) => [name, names]));
  return fingerprint.copy().update(categories).digest('hex').slice(0, 16);
}

/** Returns what a listing is found by. */
export function describeListing(listing: SearchedListing): SearchDocument {
  const { title, category, description, latitude, longitude } = listing;
  const { phrase, marks, compounds } = readListingKinds(title, category, description);
  const named = Object.values(findCategory(category)?.names ?? {});
  return {
    id: listing.id,
    seller: listing.seller_id,
    touched: listing.touched,
    created: listing.micros,
    price: listing.price_cents,
    sides: { width: listing.width_mm, depth: listing.depth_mm, height: listing.height_mm },
    position: latitude === null || longitude === null ? undefined : { latitude, longitude },
    values: valuesOf(listing),
    words: {
      title: [...new Set([title, listing.year, ...named, ...compounds].flatMap(firstWords))],
      place: [...new Set(firstWords(listing.place))],
      description: [...new Set(firstWords(description))],
    },
    phrase: phrase.plain,
    marks: [...marks, ...colourMarks(listing, phrase)],
  };
}

/** Also joined: `obrien` for `O'Brien`. */
const firstWords = (text: string): string[] => [
  ...readWords(text).slice(0, MOST_WORDS),
  ...readJoined(text).slice(0, MOST_WORDS),
];

function valuesOf(listing: SearchedListing): SearchDocument['values'] {
  const { category, condition, colours, materials, style, year, verified, state, price_cents } = listing;
  const usual = usualCondition(condition);
  return {
    category: [category],
    condition: usual ? [usual] : [],
    colour: colours,
    material: materials,
    style: style ? [style] : [],
    decade: [decadeOf(year) ?? ''].filter((decade) => facetValues.decade.includes(decade)),
    verified: verified ? ['true'] : [],
    availability: [state],
    price: [priceBand(price_cents)],
  };
}
