import type { Page } from '../../../../shared/contract/call.ts';
import type { CaseFile, ListedDispute as Listed } from '../../../../shared/contract/fulfillment/disputes.ts';
import { decisionObstacle } from '../../../../shared/domain/decision-obstacle.ts';
import { appealEnds } from '../../../../shared/domain/dispute.ts';
import { MOST_COUNTED_WORK } from '../../../../shared/domain/open-work.ts';
import { Failure } from '../../../../shared/errors.ts';
import { readJudge } from '../../../platform/db/authorize-decision.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, PAGE_SIZE } from '../../../platform/db/page-cursor.ts';
import { readNow } from '../../../platform/db/read-now.ts';
import { readTimeCursor } from '../../../platform/db/time-key.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { Services } from '../../../ports/services.ts';
import { readSoldListing } from '../../checkout/books/find-sale.ts';
import { readRefundable } from '../../checkout/refunds/refund-part.ts';
import { readThreadForCase } from '../../conversations/read-thread-for-case.ts';
import { presentAbsence } from '../present-absence.ts';
import {
  countUndecided,
  findListedDispute,
  type ListedDispute,
  listDisputes,
  listReportImages,
} from './dispute-store.ts';
import { listEvidence } from './evidence-store.ts';
import { presentDispute } from './present-dispute.ts';

type Reader = Pick<Services, 'db' | 'config'>;
type Query = { limit?: number | undefined; cursor?: string | undefined; open?: 'true' | 'false' | undefined };

/** Returns a page of disputes; for admins. */
export async function readDisputes(
  { db, config }: Reader,
  { limit = PAGE_SIZE, cursor, open }: Query,
): Promise<Page<Listed>> {
  const isOpen = open === undefined ? undefined : open === 'true';
  const rows = await listDisputes(db, { isOpen, limit: limit + 1, after: readTimeCursor(cursor) });
  return cutPage(rows, limit, {
    present: (row) => present(row, config),
    cursorOf: (row) => [row.micros, row.fulfillment_id],
  });
}

/** Counts disputes that wait for a decision, up to 100. */
export const countOpenDisputes = (db: Db) => countUndecided(db, MOST_COUNTED_WORK);

/** Returns a dispute's file; for admins. @throws not_found */
export async function readCaseFile({ db, config }: Reader, viewer: Caller, id: string): Promise<CaseFile> {
  const row = await findListedDispute(db, id);
  if (!row) throw new Failure('not_found');
  const [photos, evidence, sold, messages, refundableCents, now, judge] = await Promise.all([
    listReportImages(db, id),
    listEvidence(db, id),
    readSoldListing(db, row.purchase_id),
    readThreadForCase(db, { listingId: row.listing_id, buyerId: row.buyer_id }),
    readRefundable(db, row.purchase_id),
    readNow(db),
    readJudge(db, viewer.id),
  ]);
  const obstacle = decisionObstacle(judge, {
    parties: [row.buyer_id, row.seller_id],
    firstBy: row.state === 'appealed' ? row.decider_id : null,
  });
  return {
    ...present(row, config),
    fulfillmentState: row.fulfillment_state,
    refundableCents,
    ...(row.is_bank_disputed ? { isBankDisputed: true as const } : {}),
    ...(obstacle ? { obstacle } : {}),
    sold,
    messages,
    ...presentAbsence(row),
    dispute: presentDispute(row, {
      role: 'operator',
      state: row.fulfillment_state,
      evidence,
      time: { now: now.getTime(), seconds: config.deadlines.appeal },
    }),
    photos: photos.map(({ url, added_by: by }) => ({ url, by })),
  };
}

const present = (row: ListedDispute, config: Reader['config']): Listed => ({
  id: row.fulfillment_id,
  listingId: row.listing_id,
  title: row.title,
  priceCents: row.price_cents,
  deliveryCents: row.delivery_cents,
  buyer: { id: row.buyer_id, name: row.buyer_name },
  seller: { id: row.seller_id, name: row.seller_name },
  state: row.state,
  reason: row.reason,
  openedAt: row.opened_at.toISOString(),
  deadlineAt: deadlineOf(row, config)?.toISOString() ?? null,
  ...(row.state === 'open' && row.fulfillment_state !== 'disputed' ? { refunded: true as const } : {}),
});

function deadlineOf(
  { state, deadline_at: deadline, appealed_at: appealedAt }: ListedDispute,
  { deadlines }: Reader['config'],
): Date | undefined {
  if (state === 'open') return deadline ?? undefined;
  return state === 'appealed' && appealedAt ? appealEnds(appealedAt, deadlines.decision) : undefined;
}
