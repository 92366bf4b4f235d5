import type { ColumnType, Generated } from 'kysely';
import type { ReviewRole, ReviewTag } from '../../../../shared/domain/review.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, never>;

type ReviewsTable = {
  id: string;
  fulfillment_id: string;
  writer_id: string;
  about_id: string;
  writer_role: ReviewRole;
  stars: number;
  text: string;
  tags: Generated<ReviewTag[]>;
  reply: string | null;
  replied_at: Date | null;
  /** Both are written, or the time to write is over. */
  shown_from: Date;
  /** Null until the reviewed person was notified. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** By a moderator. */
  hidden_at: Date | null;
  reply_hidden_at: ColumnType<Date | null, never, Date | null>;
  created_at: DefaultsToNow;
};

export type ReviewTables = { reviews: ReviewsTable };
