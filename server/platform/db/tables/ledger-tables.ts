import type { ColumnType } from 'kysely';

type DefaultsToNow = ColumnType<Date, Date | undefined, Date>;

/** Kept by the database from the ledger, with its signs. */
export type SellerBalancesTable = {
  seller_id: string;
  account: 'seller_pending' | 'delivery' | 'seller_available' | 'seller_transferred';
  cents: string;
};

export type LedgerComparisonsTable = {
  day: Date;
  began_at: DefaultsToNow;
  finished_at: Date | null;
  payments: number | null;
  provider_cents: ColumnType<string | null, number | undefined, number>;
  ledger_cents: ColumnType<string | null, number | undefined, number>;
};

export type LedgerBreaksTable = {
  intent_id: string;
  provider_cents: number;
  ledger_cents: number;
  found_at: DefaultsToNow;
  looked_at: DefaultsToNow;
  mended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
