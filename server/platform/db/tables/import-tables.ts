import type { ColumnType, Generated } from 'kysely';
import type { Refusal } from '../../../../shared/words/refusal.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, Date>;

export type ImportsTable = {
  id: string;
  seller_id: string;
  file_name: string;
  columns: string[];
  separator: ',' | ';';
  /** Free of the seller's quota. */
  by_operator: Generated<boolean>;
  created_at: DefaultsToNow;
  finished_at: Date | null;
};

type StoredReason = Refusal & { column?: string | undefined };

export type ImportRowsTable = {
  import_id: string;
  position: number;
  cells: string[];
  state: Generated<'waiting' | 'listed' | 'known' | 'refused'>;
  listing_id: string | null;
  error: string | null;
  /** Of the same, in no language. */
  reasons: ColumnType<StoredReason[] | null, string | null | undefined, string | null>;
  /** Equal rows before it in its file. */
  occurrence: Generated<number>;
};

export type ImportedListingsTable = { seller_id: string; key: string; listing_id: string };

export type ImportPicturesTable = { seller_id: string; name: string; url: string };
