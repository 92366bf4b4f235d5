import type { ColumnType, Generated } from 'kysely';
import type { AlertKind } from '../../../../shared/domain/alert.ts';
import type { Pace } from '../../../../shared/domain/saved-search.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, Date>;

export type AlertChoicesTable = { account_id: string; kind: AlertKind; wanted: boolean };

export type ListingNewsTable = {
  id: Generated<string>;
  listing_id: string;
  kind: AlertKind;
  from_cents: number | null;
  by_id: string | null;
  at: DefaultsToNow;
};

export type AlertsTable = {
  account_id: string;
  listing_id: string;
  kind: AlertKind;
  day: string;
  from_cents: number | null;
  due_at: Date;
  told_at: Date | null;
};

export type SavedSearchesTable = {
  id: string;
  account_id: string;
  name: string;
  query: ColumnType<Record<string, string>, string, never>;
  pace: Pace;
  due_at: Date;
  leased_until: Date | null;
  seen_until: DefaultsToNow;
  created_at: DefaultsToNow;
};

export type SavedSearchFindsTable = { search_id: string; listing_id: string; told_at: DefaultsToNow };
