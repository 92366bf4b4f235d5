import type { ColumnType, Generated } from 'kysely';
import type { OfferParty, OfferState } from '../../../../shared/domain/offer.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, never>;

type OfferRulesTable = { listing_id: string; floor_cents: number | null; accept_cents: number | null };

export type OffersTable = {
  id: string;
  conversation_id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  proposed_by: OfferParty;
  amount_cents: number;
  currency: string;
  state: Generated<OfferState>;
  expires_at: Date;
  purchase_id: string | null;
  lost_to: string | null;
  /** Notified afterwards, by the scheduler. */
  untold: Generated<boolean>;
  created_at: DefaultsToNow;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

export type OfferTables = { offer_rules: OfferRulesTable; offers: OffersTable };
