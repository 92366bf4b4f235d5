import type { Generated } from 'kysely';

/** See migration 202611261200. */
type SearchDocumentsTable = {
  listing_id: string;
  touched: string;
  created: string;
  analysis: string;
  price_cents: number;
  width_mm: number | null;
  depth_mm: number | null;
  height_mm: number | null;
  x: number | null;
  y: number | null;
  z: number | null;
  /** Such as `colour=red`. */
  facet_values: string[];
  terms: string;
};

type SearchWordsTable = {
  word: string;
  named: number;
  total: number;
  sellers: Generated<number>;
  /** A number in place of the id. */
  last_seller: number | null;
};

type SearchStateTable = { id: boolean; analysis: string; up_to: string };

export type SearchTables = {
  search_documents: SearchDocumentsTable;
  search_words: SearchWordsTable;
  search_state: SearchStateTable;
};
