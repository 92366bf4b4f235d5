import type { Page } from '../../../shared/contract/call.ts';
import type { DetailedFulfillment, Fulfillment } from '../../../shared/contract/fulfillment.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { appealEnds } from '../../../shared/domain/dispute.ts';
import {
  absenceResult,
  awaitsAddress,
  type FulfillmentParty,
  fulfillmentTurn,
  hostOf,
  isLastTry,
  MOST_CHANGES,
  type SaleProgress,
  showsAddress,
} from '../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../shared/errors.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readNow } from '../../platform/db/read-now.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { organizerOf } from '../../platform/mail/organizer-of.ts';
import type { Services } from '../../ports/services.ts';
import { readSaleMoney, type SaleMoney } from '../payouts/sale-money.ts';
import { findDispute, listReportImages } from './disputes/dispute-store.ts';
import { listEvidence } from './disputes/evidence-store.ts';
import { presentDispute } from './disputes/present-dispute.ts';
import { presentAbsence } from './present-absence.ts';
import { findShownFulfillment, listOfAll, listOfPerson, type ShownFulfillment } from './shown-fulfillment-store.ts';
import { listWaitingSales } from './waiting-sale-store.ts';
import { listWindows, readSequence, type WindowRow } from './window-store.ts';
import { zoneOfTown } from './zone-of-listing.ts';

type Reader = Pick<Services, 'db' | 'config' | 'shop'>;
type ListQuery = {
  limit?: number | undefined;
  cursor?: string | undefined;
  role?: FulfillmentParty | undefined;
  progress?: SaleProgress | undefined;
  turn?: 'me' | undefined;
};

/**
 * Returns a page of the caller's purchases and sales, the newest first; of everybody's for an admin. With a turn, own
 * ones that wait for the caller, the nearest deadline first.
 */
export async function readFulfillments(
  services: Reader,
  caller: Caller,
  { limit = PAGE_SIZE, cursor, role, progress, turn }: ListQuery,
): Promise<Page<Fulfillment>> {
  const { db } = services;
  const asked = { limit: limit + 1, after: readTimeCursor(cursor), progress };
  if (turn) {
    const waiting = progress === 'ended' ? [] : await listWaitingSales(db, caller.id, { ...asked, role });
    const page = await presentPage(services, waiting, { caller, limit, keyOf: ({ due }) => due });
    // It may have changed since.
    return { ...page, items: page.items.filter((one) => one.turn === one.role) };
  }
  const rows =
    accountCan.administer(caller) && !role
      ? await listOfAll(db, asked)
      : await listOfPerson(db, caller.id, { ...asked, role });
  return presentPage(services, rows, { caller, limit, keyOf: ({ micros }) => micros });
}

async function presentPage<Row extends ShownFulfillment>(
  services: Reader,
  rows: readonly Row[],
  { caller, limit, keyOf }: { caller: Caller; limit: number; keyOf: (row: Row) => number },
): Promise<Page<Fulfillment>> {
  const money = await readSaleMoney(
    services.db,
    rows.map(({ purchase_id }) => purchase_id),
  );
  return cutPage(rows, limit, {
    present: (row) => present(services, row, { viewerId: caller.id, money: money.get(row.purchase_id) }),
    cursorOf: (row) => [keyOf(row), row.id],
  });
}

/** @throws not_found for others; admins see each */
export async function readFulfillment(services: Reader, caller: Caller, id: string): Promise<DetailedFulfillment> {
  const row = await findShownFulfillment(services.db, id);
  const isParty = row?.buyer_id === caller.id || row?.seller_id === caller.id;
  if (!row || !(isParty || accountCan.administer(caller))) throw new Failure('not_found');
  return presentWhole(services, row, caller.id);
}

export const shownWindow = ({ id, starts_at, ends_at }: WindowRow) => ({
  id,
  start: starts_at.toISOString(),
  end: ends_at.toISOString(),
});

async function presentWhole(services: Reader, row: ShownFulfillment, viewerId: string): Promise<DetailedFulfillment> {
  const { db } = services;
  const money = await readSaleMoney(db, [row.purchase_id]);
  const sale = money.get(row.purchase_id);
  const one = present(services, row, { viewerId, money: sale });
  const [windows, sequence, dispute, evidence, photos, now] = await Promise.all([
    listWindows(db, row.id),
    readSequence(db, row.id),
    findDispute(db, row.id),
    listEvidence(db, row.id),
    listReportImages(db, row.id),
    readNow(db),
  ]);
  const time = { now: now.getTime(), seconds: services.config.deadlines.appeal };
  const open = windows.filter(({ state }) => state === 'open');
  const endedBy =
    row.cancelled_by === row.buyer_id ? 'buyer' : row.cancelled_by === row.seller_id ? 'seller' : undefined;
  // Older sales stored only their completion, which is the handover of a pickup without a dispute.
  const handedOver = row.handed_over_at ?? (row.method === 'pickup' && !dispute ? row.completed_at : null);
  const changes = one.role === 'buyer' ? row.buyer_changes : row.seller_changes;
  return {
    ...one,
    ...(row.agreed
      ? { calendar: { sequence, changedAt: row.updated_at.toISOString(), organizer: organizerOf(services) } }
      : {}),
    windows: row.state === 'arranging' ? open.map(shownWindow) : [],
    ...(row.proposed_by && row.state === 'arranging' ? { proposedBy: row.proposed_by } : {}),
    ...(endedBy ? { endedBy } : {}),
    ...(row.ended_reason ? { reason: row.ended_reason } : {}),
    ...(row.ended_text ? { reasonText: row.ended_text } : {}),
    refundedCents: sale?.refundedCents ?? 0,
    changesLeft: Math.max(0, MOST_CHANGES - changes),
    ...(row.tracking ? { tracking: row.tracking } : {}),
    ...(row.absent && !row.handed_over_at ? { absent: row.absent } : {}),
    ...presentAbsence(row),
    ...(row.absent && row.state === 'no_show' ? { absenceResult: absenceResult(row.absent, row.buyer_absences) } : {}),
    ...(isLastTry(row.state, row.buyer_absences) ? { isLastTry: true } : {}),
    ...(row.address && isShownTo(row, one.role) ? { address: row.address } : {}),
    ...(handedOver ? { handedOverAt: handedOver.toISOString() } : {}),
    ...(row.reduction_cents && row.reduction_by && (row.state === 'arranged' || handedOver)
      ? { reduction: { by: row.reduction_by, amountCents: row.reduction_cents } }
      : {}),
    ...(row.relisted_as && one.role === 'seller' ? { relistedAs: row.relisted_as } : {}),
    photos: photos.map(({ url, added_by: by }) => ({ url, by })),
    ...(dispute ? { dispute: presentDispute(dispute, { role: one.role, state: row.state, evidence, time }) } : {}),
  };
}

/** Operators never see the address. */
const isShownTo = ({ method, state }: ShownFulfillment, role: Fulfillment['role']) =>
  role === hostOf(method) || (role !== 'operator' && showsAddress(method, state));

function present(
  services: Reader,
  row: ShownFulfillment,
  { viewerId, money }: { viewerId: string; money: SaleMoney | undefined },
): Fulfillment {
  const role = row.buyer_id === viewerId ? 'buyer' : row.seller_id === viewerId ? 'seller' : 'operator';
  const { state, method } = row;
  const townZone = zoneOfTown(services, row);
  const facts = {
    state,
    method,
    hasAddress: row.address !== '',
    isSent: row.sent_at !== null,
    isAppealed: row.dispute_state === 'appealed',
    proposedBy: row.proposed_by,
    reducedBy: row.reduction_by,
    absent: row.absent,
  };
  const [other, leftAt] =
    role === 'buyer'
      ? [{ id: row.seller_id, name: row.seller_name }, row.seller_left_at]
      : [{ id: row.buyer_id, name: row.buyer_name }, row.buyer_left_at];
  return {
    id: row.id,
    listingId: row.listing_id,
    title: row.title,
    image: row.image ?? '',
    role,
    other: { ...other, ...(leftAt ? { hasLeft: true as const } : {}) },
    turn: fulfillmentTurn(facts),
    ...(awaitsAddress(facts) ? { awaitsAddress: true } : {}),
    state,
    method,
    priceCents: row.price_cents,
    deliveryCents: row.delivery_cents,
    ...(role === 'buyer' || !money
      ? { feeCents: null, netCents: null, payoutState: null }
      : { feeCents: money.feeCents, netCents: money.netCents, payoutState: money.state }),
    ...(row.is_bank_disputed ? { isBankDisputed: true as const } : {}),
    window: row.agreed && { start: isoOf(row.agreed.start), end: isoOf(row.agreed.end) },
    timeZone: townZone ?? services.config.timeZone,
    ...(townZone ? {} : { isShopTime: true as const }),
    deadlineAt: deadlineOf(services, row)?.toISOString() ?? null,
    ...(row.conversation_id && role !== 'operator' ? { conversationId: row.conversation_id } : {}),
    createdAt: row.created_at.toISOString(),
    ...(row.completed_at ? { completedAt: row.completed_at.toISOString() } : {}),
  };
}

const deadlineOf = ({ config }: Reader, { deadline_at, dispute_state, appealed_at }: ShownFulfillment): Date | null =>
  dispute_state === 'appealed' && appealed_at ? appealEnds(appealed_at, config.deadlines.decision) : deadline_at;

/** PostgreSQL writes times in JSON with an offset. */
const isoOf = (time: string) => new Date(time).toISOString();
