import {
  isPartReason,
  type MoneyState,
  type PurchaseEvent,
  type RefundReason,
} from '../../../../shared/domain/purchase.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Intent, Refund } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { alertOperator } from '../alert-operator.ts';
import { isRefundBooked } from '../books/ledger-store.ts';
import { addRefund, adoptRefund, listRefunds, type RefundRow, setRefundState } from './refund-store.ts';

/** `sentOn`: a day such as `2026-05-04`. */
export type BankTransfer = { reference: string; sentOn: string };

/** With the provider's status; undefined when not requested yet, or when an admin transfers it. */
export type MoneyBack = { row: RefundRow; status: Refund['status'] | undefined; transfer?: BankTransfer };

export const sumRefunded = (money: readonly MoneyBack[]) => cents(money.filter(({ row }) => row.state === 'succeeded'));

export const reasonToRepeat = (money: readonly MoneyBack[]): RefundReason =>
  money.findLast(({ row }) => row.state === 'failed' && row.reason && row.reason !== 'dispute')?.row.reason ??
  'requested';

type Needed = Pick<Services, 'log' | 'live' | 'clock'>;

/**
 * Creates or matches a row per provider refund. Books nothing.
 * @returns the purchase's rows
 */
export async function matchRefunds(
  services: Needed,
  tx: Tx,
  { purchaseId, intent }: { purchaseId: string; intent: Intent },
): Promise<MoneyBack[]> {
  const fromProvider = [...(intent.refunds ?? []), ...lostDisputes(intent)];
  for (const refund of fromProvider) await note(services, tx, purchaseId, refund);
  const rows = await listRefunds(tx, purchaseId);
  return rows.map((row) => ({ row, status: fromProvider.find(({ id }) => id === row.provider_refund_id)?.status }));
}

async function note(
  services: Needed,
  tx: Tx,
  purchaseId: string,
  { id, amount, status, order }: Refund,
): Promise<void> {
  const rows = await listRefunds(tx, purchaseId);
  const known = rows.find(({ provider_refund_id: name }) => name === id);
  const ordered = rows.find(({ reason }) => reason !== null && reason === order?.reason);
  const isOrder = ordered && !ordered.provider_refund_id && ordered.attempt === order?.attempt;
  if (!known && isOrder) await adoptRefund(tx, ordered.id, { id, amount });
  const row = known ?? (isOrder ? ordered : undefined);
  if (row?.state === 'pending' && status === 'failed') {
    await setRefundState(tx, row.id, 'failed');
    // The sale stays paid, so nobody else would notice.
    if (isPartReason(row.reason)) await alertOperator(services, tx, { event: 'refund_refused', purchaseId });
  }
  // Given up, or refused: it went through after all.
  if (row?.state === 'failed' && status !== 'failed' && !(await isRefundBooked(tx, purchaseId, id))) {
    await setRefundState(tx, row.id, 'pending');
    const isSentTwice = rows.some(({ instead_of: part }) => part === row.id);
    if (isSentTwice && status === 'succeeded') await alertOperator(services, tx, { event: 'excess_gone', purchaseId });
  }
  if (row) return;
  // Failed and not ordered by us: no row needed.
  if (status === 'failed') return;
  await addRefund(tx, { purchaseId, id, amount, reason: ordered ? null : (order?.reason ?? null) });
}

const lostDisputes = ({ id: intentId, disputes = [] }: Intent): Refund[] =>
  disputes.flatMap(({ id, amount, status }) =>
    status === 'lost'
      ? [{ id, intentId, amount, status: 'succeeded' as const, order: { reason: 'dispute' as const, attempt: 1 } }]
      : [],
  );

/** Returns the next event to book, with the provider's amounts. */
export function eventOfMoneyBack(
  state: MoneyState,
  intent: Intent,
  money: readonly MoneyBack[],
): { event: PurchaseEvent; refund?: MoneyBack } | undefined {
  const returned = money.find(({ row, status }) => row.state === 'succeeded' && status === 'failed');
  if (returned) {
    const isRest = state !== 'refunded' || sumRefunded(money) - returned.row.amount_cents < intent.amount;
    return { event: isRest ? 'refund_returned' : 'excess_returned', refund: returned };
  }

  const { disputes = [] } = intent;
  const fresh = money.filter(isUnbooked);
  const lost = fresh.find(({ row }) => disputes.some(({ id }) => id === row.provider_refund_id));
  const refund = fresh.find((one) => one !== lost);
  const completes = ({ row }: MoneyBack) => sumRefunded(money) + row.amount_cents >= intent.amount;

  if (state === 'paid') {
    if (isDisputed(intent) || lost) return { event: 'dispute_opened' };
    const pending = money.filter(({ row }) => row.provider_refund_id && row.state !== 'failed');
    if (cents(pending) >= intent.amount) return { event: 'refund_found' };
    return refund && { event: 'part_refunded', refund };
  }
  if (state === 'disputed') {
    if (lost) return { event: completes(lost) ? 'dispute_lost' : 'dispute_lost_in_part', refund: lost };
    if (refund && !completes(refund)) return { event: 'part_refunded', refund };
    return disputes.length > 0 && !isDisputed(intent) ? { event: 'dispute_won' } : undefined;
  }
  const next = refund ?? lost;
  if (state === 'refunded') return next && { event: 'excess_gone', refund: next };
  if (next) return { event: completes(next) ? 'refund_done' : 'part_refunded', refund: next };
  if (state === 'refund_failed') return isDisputed(intent) ? { event: 'refund_waits' } : undefined;
  const waits = money.some(({ row }) => row.state === 'pending');
  return !waits ? { event: 'refund_refused' } : undefined;
}

export const isDisputed = ({ disputes = [] }: Intent): boolean => disputes.some(({ status }) => status === 'open');

const isUnbooked = ({ row, status }: MoneyBack) => row.state === 'pending' && status === 'succeeded';

const cents = (money: readonly MoneyBack[]) => money.reduce((sum, { row }) => sum + row.amount_cents, 0);
