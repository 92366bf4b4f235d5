import type { Page } from '../../../shared/contract/call.ts';
import type { Payout } from '../../../shared/contract/payouts.ts';
import type { Table } from '../../../shared/contract/table.ts';
import { decisionObstacle, type Judge } from '../../../shared/domain/decision-obstacle.ts';
import { splitLeft } from '../../../shared/domain/delivery.ts';
import { EXPORT_ROWS } from '../../../shared/domain/moderation.ts';
import { type Cents, tableAmount } from '../../../shared/domain/money.ts';
import {
  isOverdue,
  type PayoutSender,
  type PayoutState,
  type PayoutWait,
  shownPayoutState,
} from '../../../shared/domain/payout.ts';
import { readJudge } from '../../platform/db/authorize-decision.ts';
import type { Db } from '../../platform/db/database.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import type { AccountWait, BankDetails, SellerPayouts } from '../../ports/seller-payouts.ts';
import type { Services } from '../../ports/services.ts';
import { listHeldBack } from './held-back-store.ts';
import { type EarnedSale, listPayouts, listSalesOf, type ShownPayout } from './payout-store.ts';

type Reader = Pick<Services, 'db' | 'sellerPayouts' | 'clock'>;
/** A statement may take five seconds. */
const SALES_AT_ONCE = 1_000;

type Filter = { state?: PayoutState | undefined };

/** Returns a page of payouts; for admins. */
export async function readPayouts(
  services: Reader,
  viewer: Caller,
  { limit = PAGE_SIZE, cursor, state }: Filter & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Payout>> {
  const rows = await listPayouts(services.db, { state, limit: limit + 1, after: readTimeCursor(cursor) });
  const [present, judge] = await Promise.all([presenter(services, rows), readJudge(services.db, viewer.id)]);
  const presentFor = (row: ShownPayout): Payout => ({ ...present(row), ...obstacleTo(judge, row) });
  return cutPage(rows, limit, { present: presentFor, cursorOf: (row) => [row.micros, row.id] });
}

function obstacleTo(judge: Judge, { seller_id: sellerId }: ShownPayout): Pick<Payout, 'obstacle'> {
  const obstacle = decisionObstacle(judge, { parties: [sellerId] });
  return obstacle ? { obstacle } : {};
}

/** Exports up to 10,000 payouts, to send them from a bank account. */
export async function exportPayouts(services: Reader, { state }: Filter): Promise<Table> {
  const rows = await listPayouts(services.db, { state, limit: EXPORT_ROWS, after: undefined });
  const present = await presenter(services, rows);
  const deliveries = await readDeliveries(services.db, rows);
  return {
    fileName: `payouts-${services.clock.now().toISOString().slice(0, 10)}.csv`,
    columns: [
      'id',
      'seller',
      'title',
      'amount',
      'currency',
      'state',
      'due_at',
      'holder',
      'account',
      'reference',
      'paid_at',
      'delivery',
      'waits_for',
      'waits_until',
    ],
    rows: rows
      .map(present)
      .map((payout, at) => [
        ...[
          payout.id,
          payout.sellerName,
          payout.title,
          tableAmount(payout.amountCents, shopCurrency()),
          shopCurrency(),
        ],
        ...[payout.state, payout.dueAt, payout.to?.holder ?? '', payout.to?.account ?? ''],
        ...[payout.reference ?? '', payout.paidAt ?? '', tableAmount(deliveries[at] ?? 0, shopCurrency())],
        ...[payout.waitsFor ?? '', payout.waitsUntil ?? ''],
      ]),
  };
}

/** The delivery of each payout, at most its amount. */
async function readDeliveries(db: Db, rows: readonly ShownPayout[]): Promise<Cents[]> {
  const ids = rows.map(({ purchase_id: id }) => id);
  const sales: EarnedSale[] = [];
  for (let at = 0; at < ids.length; at += SALES_AT_ONCE)
    sales.push(...(await listSalesOf(db, ids.slice(at, at + SALES_AT_ONCE))));
  const left = new Map(
    sales.map(({ purchase_id: id, price_cents: price, delivery_cents: delivery, refunded_cents: refunded }) => [
      id,
      splitLeft(price + delivery - refunded, delivery).delivery,
    ]),
  );
  return rows.map(({ purchase_id: id, amount_cents: amount }) => Math.min(amount, left.get(id) ?? 0));
}

async function presenter({ sellerPayouts, clock, db }: Reader, rows: readonly ShownPayout[]) {
  const unpaid = rows.filter(({ state }) => state === 'owed' || state === 'sending');
  const sellers = [...new Set(unpaid.map(({ seller_id: id }) => id))];
  const ready = new Set(await sellerPayouts.listReady(db, sellers));
  const [waits, heldBack] = await Promise.all([sellerPayouts.listWaiting(db, sellers), listHeldBack(db, sellers)]);
  const details = sellerPayouts.kind === 'manual' ? await sellerPayouts.readBankDetails(sellers) : noDetails;
  const now = clock.now();
  return (row: ShownPayout): Payout =>
    present(row, {
      now,
      isReady: ready.has(row.seller_id),
      isHeldBack: heldBack.has(row.seller_id),
      wait: waits.get(row.seller_id),
      sentBy: senderOf(row, sellerPayouts.kind),
      details: details.get(row.seller_id),
    });
}

const noDetails: ReadonlyMap<string, BankDetails> = new Map();

/** The provider sends only what it was paid for. */
function senderOf(
  { state, is_transferred: isTransferred, intent_id: intentId }: ShownPayout,
  kind: SellerPayouts['kind'],
): PayoutSender {
  if (isTransferred) return 'provider';
  return kind === 'connect' && intentId !== null && state !== 'paid' ? 'provider' : 'operator';
}

type Facts = {
  details: BankDetails | undefined;
  isReady: boolean;
  isHeldBack: boolean;
  wait: AccountWait | undefined;
  sentBy: PayoutSender;
  now: Date;
};

function present(row: ShownPayout, { details, isReady, isHeldBack, wait, sentBy, now }: Facts): Payout {
  const state = shownPayoutState(row.state, row.purchase_state, isHeldBack);
  const waitsFor = waitOf(row, isHeldBack, wait);
  const dueAt = row.due_at.toISOString();
  // Nobody sends money by mistake that must wait.
  const to = state === 'owed' && !waitsFor ? details : undefined;
  return {
    id: row.id,
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    listingId: row.listing_id,
    title: row.title,
    amountCents: row.amount_cents,
    state,
    dueAt,
    sentBy,
    ...(waitsFor ? { waitsFor } : {}),
    ...(wait && (waitsFor === 'new_account' || waitsFor === 'disowned_account')
      ? { waitsUntil: wait.until.toISOString() }
      : {}),
    ...(isOverdue(state, row.due_at, { isReady: isReady && !wait, now }) ? { overdueSince: dueAt } : {}),
    ...(row.refusal !== null && state === 'owed' && sentBy === 'provider' ? { refusal: row.refusal } : {}),
    ...(row.reference === null ? {} : { reference: row.reference }),
    ...(row.paid_at ? { paidAt: row.paid_at.toISOString() } : {}),
    ...(to ? { to } : {}),
  };
}

function waitOf(row: ShownPayout, isHeldBack: boolean, wait: AccountWait | undefined): PayoutWait | undefined {
  if (row.state !== 'owed') return undefined;
  if (row.purchase_state !== 'paid') return 'payment';
  if (isHeldBack) return 'case';
  return wait && (wait.isDisowned ? 'disowned_account' : 'new_account');
}
