import type { ColumnType, Generated } from 'kysely';

type DefaultsToNow = ColumnType<Date, Date | undefined, never>;

/** `access` ends the person's pages and is not sent. */
export type LiveKind = 'message' | 'offer' | 'fulfillment' | 'notification' | 'access';

/** See migration 202611250715. */
type LiveEventsTable = {
  id: Generated<string>;
  account_id: string;
  kind: LiveKind;
  data: ColumnType<object, string, never>;
  /** Within the account's events; set at the end of the transaction. */
  position: Generated<string | null>;
  at: DefaultsToNow;
};

type LivePositionsTable = { account_id: string; position: Generated<string> };

export type LiveTables = { live_events: LiveEventsTable; live_positions: LivePositionsTable };
