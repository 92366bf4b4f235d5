import type { Page } from '../../../../shared/contract/call.ts';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { awaitsAddress, fulfillmentTurn } from '../../../../shared/domain/fulfillment.ts';
import type { PurchaseState } from '../../../../shared/domain/purchase.ts';
import { canReview, reviewUntil } from '../../../../shared/domain/review.ts';
import { defaultOrder, type PaidSort, type SortOrder } from '../../../../shared/domain/sorting.ts';
import { Failure } from '../../../../shared/errors.ts';
import { cutPage, PAGE_SIZE } from '../../../platform/db/page-cursor.ts';
import { readSortCursor } from '../../../platform/db/sort-key.ts';
import { wirePrice } from '../../../platform/shop/shop-money.ts';
import { dialNumber } from '../../../platform/text/dial-number.ts';
import type { Services } from '../../../ports/services.ts';
import { findWishedListing } from '../../wishlist/find-wish.ts';
import { neverBegun } from '../payment/confirm-payment.ts';
import { findLatest } from '../payment/purchase-store.ts';
import { untilOf } from '../returns/present-return.ts';
import { findSale, findSaleById, listSales, type ShownSale, saleOrders } from './sale-store.ts';

const refunds: Partial<Record<PurchaseState, Paid['refund']>> = {
  refund_pending: 'pending',
  refunded: 'refunded',
  refund_failed: 'failed',
};

type Presenting = Pick<Services, 'config'>;

/** Returns a paid record in the API's format. */
export function presentSale(services: Presenting, sale: ShownSale): Paid {
  const { snapshot } = sale;
  return {
    id: sale.id,
    listingId: sale.listing_id,
    category: snapshot.category,
    title: snapshot.title,
    price: wirePrice(sale.price_cents),
    buyerEmail: snapshot.buyerEmail,
    sellerName: snapshot.sellerName,
    sellerEmail: snapshot.sellerEmail,
    // A sold listing cannot be edited, so this is the number at the sale.
    sellerPhone: sale.seller_phone,
    sellerDial: dialNumber(sale.seller_phone, sale.seller_country),
    ...(sale.seller_left_at ? { sellerHasLeft: true as const } : {}),
    image: snapshot.image,
    paid: true,
    ...presentDelivery(sale),
    paidAt: sale.paid_at.toISOString(),
    ...presentRefund(sale),
    ...presentHandover(services, sale),
    ...presentLastReturn(services, sale),
  };
}

function presentHandover({ config }: Presenting, sale: ShownSale): Pick<Paid, 'handover'> {
  const { handover_state: state, proposed_by: proposedBy, reduction_by: reducedBy, absent } = sale;
  if (!state) return {};
  const facts = {
    state,
    method: sale.method,
    hasAddress: sale.has_address === true,
    isSent: sale.sent_at !== null,
    isAppealed: sale.dispute_state === 'appealed',
    proposedBy,
    reducedBy,
    absent,
  };
  const { reviewable_since: since } = sale;
  const seconds = config.deadlines.review;
  return {
    handover: {
      state,
      turn: fulfillmentTurn(facts),
      ...(awaitsAddress(facts) ? { awaitsAddress: true } : {}),
      ...(sale.is_bank_disputed ? { isBankDisputed: true } : {}),
      ...(sale.deadline_at ? { deadlineAt: sale.deadline_at.toISOString() } : {}),
      ...(sale.completed_at ? { completedAt: sale.completed_at.toISOString() } : {}),
      ...(since && canReview(since, { now: sale.read_at, seconds })
        ? { reviewUntil: reviewUntil(since, seconds).toISOString() }
        : {}),
    },
  };
}

function presentLastReturn(services: Presenting, sale: ShownSale) {
  const { return_state: state, return_reason: reason, return_asked_at: created_at, seller_left_at } = sale;
  if (!state || !reason || !created_at) return {};
  const until = untilOf(services, { state, created_at, seller_left_at, must_accept: sale.return_must_accept === true });
  return {
    returnState: state,
    returnReason: reason,
    ...(seller_left_at ? { returnByShop: true as const } : {}),
    ...(sale.return_by_shop ? { returnAnsweredByShop: true as const } : {}),
    ...(until ? { returnUntil: until.toISOString() } : {}),
  };
}

function presentDelivery({ method, price_cents: price, delivery_cents: delivery }: ShownSale) {
  return {
    ...(method === 'pickup' ? {} : { method }),
    ...(delivery > 0 ? { deliveryCents: delivery, total: wirePrice(price + delivery) } : {}),
  };
}

/** A disputed payment has not come back yet. */
function presentRefund({
  purchase_state: state,
  refunded_cents: cents,
  transferred_cents: transferred,
}: ShownSale): Pick<Paid, 'refund' | 'refunded' | 'transferred'> {
  const refund = refunds[state] ?? (cents > 0 ? 'partly' : undefined);
  return {
    ...(refund ? { refund } : {}),
    ...(cents > 0 ? { refunded: wirePrice(cents) } : {}),
    ...(transferred > 0 ? { transferred: wirePrice(transferred) } : {}),
  };
}

/** Only a payment creates the record (reliability T12). @throws not_paid, not_found */
export async function requireSale(services: Services, buyerId: string, listingId: string): Promise<ShownSale> {
  const sale = await findSale(services.db, buyerId, listingId);
  if (sale) return sale;
  const begun = await findLatest(services.db, buyerId, listingId);
  throw begun ? new Failure('not_paid') : await neverBegun(services, buyerId, listingId);
}

/** The same, by id of the record, listing or wishlist entry. */
export async function requireSaleById(services: Services, buyerId: string, id: string): Promise<ShownSale> {
  const sale = await findSaleById(services.db, buyerId, id);
  return sale ?? requireSale(services, buyerId, (await findWishedListing(services.db, buyerId, id)) ?? id);
}

type HistoryQuery = { limit?: number; cursor?: string; sort?: PaidSort; order?: SortOrder };

/** Returns one page of the buyer's payment history. */
export async function readHistory(
  services: Pick<Services, 'db' | 'config'>,
  buyerId: string,
  { limit = PAGE_SIZE, cursor, sort = 'paid', order = defaultOrder(sort) }: HistoryQuery,
): Promise<Page<Paid>> {
  const by = saleOrders[sort];
  const rows = await listSales(services.db, buyerId, {
    ...by,
    order,
    limit,
    after: readSortCursor(cursor, sort, by.kind),
  });
  return cutPage(rows, limit, {
    present: (row) => presentSale(services, row),
    cursorOf: (row) => [sort, row.sort_value, row.id],
  });
}
