import type { ColumnType, Generated } from 'kysely';
import type { ReturnReason, ReturnState } from '../../../../shared/domain/returns.ts';

type ReturnRequestsTable = {
  id: string;
  purchase_id: string;
  buyer_id: string;
  seller_id: string;
  reason: ReturnReason;
  text: string;
  state: Generated<ReturnState>;
  must_accept: boolean;
  answer: string | null;
  answered_by_shop: Generated<boolean>;
  accepted_by_clock: Generated<boolean>;
  answered_at: Date | null;
  shop_reminded_at: Date | null;
  refunded_at: Date | null;
  created_at: ColumnType<Date, Date | undefined, never>;
};

export type ReturnTables = { return_requests: ReturnRequestsTable };
