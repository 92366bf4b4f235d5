import type { ColumnType, Generated } from 'kysely';
import type { AccountType } from '../../../shared/domain/account.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { ListingState } from '../../../shared/domain/listing.ts';
import type { WaitReason } from '../../../shared/domain/review-queue.ts';
import type { Colour, Material, Style } from '../../../shared/domain/traits.ts';
import type {
  AlertChoicesTable,
  AlertsTable,
  ListingNewsTable,
  SavedSearchesTable,
  SavedSearchFindsTable,
} from './tables/alert-tables.ts';
import type { BlockTables } from './tables/block-tables.ts';
import type { CaseTables } from './tables/case-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type {
  EarningsView,
  LedgerEntriesTable,
  ProviderEventsTable,
  PurchasesTable,
  RefundsTable,
  SalesTable,
} from './tables/checkout-tables.ts';
import type { ConversationTables } from './tables/conversation-tables.ts';
import type { FulfillmentTables } from './tables/fulfillment-tables.ts';
import type {
  ImportedListingsTable,
  ImportPicturesTable,
  ImportRowsTable,
  ImportsTable,
} from './tables/import-tables.ts';
import type { LedgerBreaksTable, LedgerComparisonsTable, SellerBalancesTable } from './tables/ledger-tables.ts';
import type { LegalTables } from './tables/legal-tables.ts';
import type { LiveTables } from './tables/live-tables.ts';
import type { NotificationTables } from './tables/notification-tables.ts';
import type { OfferTables } from './tables/offer-tables.ts';
import type { PayoutTables } from './tables/payout-tables.ts';
import type { ReturnTables } from './tables/return-tables.ts';
import type { ReviewTables } from './tables/review-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';
import type { SellerTables } from './tables/seller-tables.ts';
import type {
  CategoriesTable,
  HomePageTable,
  ShopCurrencyTable,
  ShopPicturesTable,
  ShopSettingsTable,
} from './tables/settings-tables.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, Date>;

export type AccountsTable = {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  display_name: string;
  type: AccountType;
  verified_at: Date | null;
  email_verified: Generated<boolean>;
  badge_suspended_at: Date | null;
  /** By an admin; null after a rename. */
  badge_reason: string | null;
  verified_name: string | null;
  token_epoch: Generated<number>;
  language: Generated<Language>;
  deleted_at: Date | null;
  erased_at: Date | null;
  suspended_at: Date | null;
  created_at: DefaultsToNow;
};

export type ImagesTable = {
  id: string;
  owner_id: string;
  hash: string;
  url: string;
  files: ColumnType<string[], string, string>;
  width: number;
  height: number;
  bytes: ColumnType<string, number, number>;
  verified_at: DefaultsToNow;
  problem: 'missing' | 'changed' | null;
  tones: ColumnType<string | null, string | null | undefined, never>;
  original_hash: string | null;
  avif_at: ColumnType<Date | null, never, Date | null>;
  created_at: DefaultsToNow;
};

type PictureRemovalsTable = {
  hash: string;
  files: ColumnType<string[], string, never>;
  leased_until: DefaultsToNow;
};

export type ListingsTable = {
  id: string;
  /** For sitemap parts. */
  number: Generated<number>;
  seller_id: string;
  relists: ColumnType<string | null, string | null | undefined, string | null>;
  seller_name: string;
  location: string;
  phone: string;
  category: string;
  title: string;
  price_cents: number;
  condition: string;
  description: string;
  /** Null: the seller declared none. */
  defects: ColumnType<string | null, string | null | undefined, string | null>;
  year: string;
  colours: Generated<Colour[]>;
  materials: Generated<Material[]>;
  style: Style | null;
  width_mm: number | null;
  depth_mm: number | null;
  height_mm: number | null;
  place_name: string | null;
  place_region: string | null;
  place_country: string | null;
  /** True position; never public. */
  place_latitude: number | null;
  place_longitude: number | null;
  public_latitude: number | null;
  public_longitude: number | null;
  state: Generated<ListingState>;
  advertised: Generated<boolean>;
  accepts_offers: Generated<boolean>;
  pickup: Generated<boolean>;
  /** Null: the seller does not deliver. */
  delivery_radius_km: ColumnType<number | null, number | null | undefined, number | null>;
  delivery_cents: ColumnType<number | null, number | null | undefined, number | null>;
  carrier_cents: ColumnType<number | null, number | null | undefined, number | null>;
  /** Null for unlimited. */
  advertised_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  removal_asked_by: string | null;
  removal_case_id: string | null;
  hidden_at: Date | null;
  /** Why an admin must see it first; hidden until then. */
  waits_for: ColumnType<WaitReason[] | null, WaitReason[] | null | undefined, WaitReason[] | null>;
  deleted_at: Date | null;
  deleted_by: string | null;
  /** Counts the changes of what is sold, set by the database and with the pictures. */
  edition: Generated<number>;
  /** Last change relevant to search, set by the database. */
  touched_at: Generated<Date>;
  /** Set by the database (migration 0022). */
  former_price_cents: Generated<number | null>;
  price_raised_at: Generated<Date | null>;
  created_at: DefaultsToNow;
  updated_at: DefaultsToNow;
};

type TakenDownTable = {
  fingerprint: string;
  files: ColumnType<string[], string, never>;
  cleared_at: DefaultsToNow;
  taken_down_at: DefaultsToNow;
};

type ListingImagesTable = { listing_id: string; position: number; image_id: string };

export type WishesTable = {
  id: string;
  buyer_id: string;
  listing_id: string;
  price_cents: number;
  removed_at: Date | null;
  created_at: DefaultsToNow;
};

export type ActFacts = Record<string, string | number | boolean | string[]>;

type AuditLogTable = {
  id: string;
  actor_id: string | null;
  action: string;
  target_id: string | null;
  before: ColumnType<ActFacts | null, string | null, never>;
  after: ColumnType<ActFacts | null, string | null, never>;
  at: DefaultsToNow;
};

type IdempotencyKeysTable = {
  account_id: string;
  method: string;
  path: string;
  key: string;
  request_hash: string;
  status: number | null;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: DefaultsToNow;
  made_id: string;
};

/** Visitors per day, `YYYY-MM-DD` in UTC. */
type ListingViewsTable = { listing_id: string; day: string; seller_id: string; views: number };

type ListingViewersTable = { day: string; listing_id: string; visitor: string };

type MarketDaysTable = {
  day: string;
  people: number;
  listings: number;
  sales: number;
  sold_cents: string;
  refunded_cents: string;
};

export type Schema = LegalTables &
  CaseTables &
  CatalogueTables &
  ReturnTables &
  BlockTables &
  FulfillmentTables &
  LiveTables &
  ConversationTables &
  OfferTables &
  NotificationTables &
  PayoutTables &
  ReviewTables &
  SearchTables &
  SellerTables & {
    accounts: AccountsTable;
    images: ImagesTable;
    taken_down: TakenDownTable;
    demo_marks: { filled_at: DefaultsToNow };
    picture_removals: PictureRemovalsTable;
    listings: ListingsTable;
    listing_images: ListingImagesTable;
    imports: ImportsTable;
    import_rows: ImportRowsTable;
    imported_pieces: ImportedListingsTable;
    import_pictures: ImportPicturesTable;
    wishes: WishesTable;
    alert_choices: AlertChoicesTable;
    piece_news: ListingNewsTable;
    alerts: AlertsTable;
    saved_searches: SavedSearchesTable;
    saved_search_finds: SavedSearchFindsTable;
    purchases: PurchasesTable;
    sales: SalesTable;
    refunds: RefundsTable;
    ledger_entries: LedgerEntriesTable;
    ledger_comparisons: LedgerComparisonsTable;
    seller_balances: SellerBalancesTable;
    ledger_breaks: LedgerBreaksTable;
    provider_events: ProviderEventsTable;
    audit_log: AuditLogTable;
    idempotency_keys: IdempotencyKeysTable;
    shop_settings: ShopSettingsTable;
    shop_pictures: ShopPicturesTable;
    home_page: HomePageTable;
    shop_currency: ShopCurrencyTable;
    categories: CategoriesTable;
    listing_views: ListingViewsTable;
    listing_viewers: ListingViewersTable;
    earnings: EarningsView;
    market_days: MarketDaysTable;
  };
