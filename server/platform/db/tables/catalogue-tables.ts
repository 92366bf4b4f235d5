import type { Generated } from 'kysely';

/** Filled by triggers; see migration 202611250230. */
type CatalogueChangesTable = {
  xact: Generated<string>;
  kind: 'listing' | 'listings' | 'shop';
  listing_id: string | null;
  category: string | null;
  moved: Generated<boolean>;
};

export type CatalogueTables = { catalogue_changes: CatalogueChangesTable };
