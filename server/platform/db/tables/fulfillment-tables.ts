import type { ColumnType, Generated } from 'kysely';
import type { DisputeOutcome, DisputeState } from '../../../../shared/domain/dispute.ts';
import type { FulfillmentMethod, FulfillmentParty, FulfillmentState } from '../../../../shared/domain/fulfillment.ts';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type DefaultsToNow = ColumnType<Date, Date | undefined, never>;

export type FulfillmentsTable = {
  id: string;
  purchase_id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  state: Generated<FulfillmentState>;
  method: Generated<FulfillmentMethod>;
  completed_at: Moment;
  cancelled_by: ColumnType<string | null, string | null | undefined, string | null>;
  deadline_at: Moment;
  remind_at: Moment;
  buyer_changes: Generated<number>;
  seller_changes: Generated<number>;
  ended_reason: Generated<string>;
  ended_text: Generated<string>;
  refund_due_at: Moment;
  wrong_codes: Generated<number>;
  codes_locked_until: Moment;
  code_locks: Generated<number>;
  handed_over_at: Moment;
  address: Generated<string>;
  tracking: Generated<string>;
  sent_at: Moment;
  absent: Maybe<FulfillmentParty>;
  absence_reason: Generated<string>;
  absence_text: Generated<string>;
  buyer_absences: Generated<number>;
  reduction_cents: Maybe<number>;
  reduction_by: Maybe<FulfillmentParty>;
  created_at: DefaultsToNow;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

export type FulfillmentWindowsTable = {
  id: string;
  fulfillment_id: string;
  proposed_by: FulfillmentParty;
  state: Generated<'open' | 'accepted' | 'replaced'>;
  starts_at: Date;
  ends_at: Date;
  created_at: DefaultsToNow;
};

export type DisputesTable = {
  fulfillment_id: string;
  opened_by: FulfillmentParty;
  reason: string;
  text: string;
  opened_at: DefaultsToNow;
  state: Generated<DisputeState>;
  outcome: Maybe<DisputeOutcome>;
  amount_cents: Maybe<number>;
  decision_reason: Generated<string>;
  decided_by: Maybe<'seller' | 'operator' | 'clock'>;
  decider_id: Maybe<string>;
  decided_at: Moment;
  appealed_by: Maybe<FulfillmentParty>;
  appeal_reason: Generated<string>;
  appealed_at: Moment;
  appeal_outcome: Maybe<DisputeOutcome>;
  appeal_amount_cents: Maybe<number>;
  appeal_decision_reason: Generated<string>;
  appeal_decider_id: Maybe<string>;
  appeal_decided_at: Moment;
};

export type DisputeEvidenceTable = {
  id: string;
  fulfillment_id: string;
  added_by: FulfillmentParty;
  text: string;
  added_at: DefaultsToNow;
};

type FulfillmentImagesTable = {
  fulfillment_id: string;
  added_by: FulfillmentParty;
  position: number;
  image_id: string;
};

export type FulfillmentTables = {
  fulfillments: FulfillmentsTable;
  fulfillment_windows: FulfillmentWindowsTable;
  fulfillment_images: FulfillmentImagesTable;
  disputes: DisputesTable;
  dispute_evidence: DisputeEvidenceTable;
};
