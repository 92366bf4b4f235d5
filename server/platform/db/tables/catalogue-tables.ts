import type { Generated } from 'kysely';

/** Filled by triggers (migration 202611250230). */
type CatalogueChangesTable = {
  xact: Generated<string>;
  kind: 'listing' | 'listings' | 'shop' | 'account';
  listing_id: string | null;
  account_id: string | null;
  category: string | null;
  moved: Generated<boolean>;
};

export type CatalogueTables = { catalogue_changes: CatalogueChangesTable };
