import type { ColumnType } from 'kysely';
import type { SellerKind } from '../../../../shared/domain/selling-as.ts';

type SellerStatementsTable = {
  account_id: string;
  kind: SellerKind;
  legal_name: string | null;
  address: string | null;
  registration: string | null;
  email: string | null;
  stated_at: ColumnType<Date, Date | undefined, Date>;
};

export type SellerTables = { seller_statements: SellerStatementsTable };
