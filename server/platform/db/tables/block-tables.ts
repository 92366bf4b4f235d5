import type { ColumnType } from 'kysely';

type BlocksTable = {
  account_id: string;
  blocked_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
};

export type BlockTables = { blocks: BlocksTable };
