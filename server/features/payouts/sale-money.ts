import { splitLeft } from '../../../shared/domain/delivery.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { isReturning, type SaleMoneyState } from '../../../shared/domain/payout.ts';
import { feeLeft } from '../../../shared/domain/seller-fee.ts';
import type { Db } from '../../platform/db/database.ts';
import { type EarnedSale, listSalesOf } from './payout-store.ts';

export type SaleMoney = { feeCents: Cents; netCents: Cents; refundedCents: Cents; state: SaleMoneyState };

/** Returns, by purchase, the fee, the seller's part and its state. */
export async function readSaleMoney(db: Db, purchaseIds: readonly string[]): Promise<Map<string, SaleMoney>> {
  if (purchaseIds.length === 0) return new Map();
  const sales = await listSalesOf(db, purchaseIds);
  return new Map(sales.map((sale) => [sale.purchase_id, saleMoney(sale)]));
}

/** Takes the present amounts before the release. */
export function saleMoney(sale: EarnedSale): SaleMoney {
  const { price_cents: priceCents, delivery_cents: deliveryCents, refunded_cents: refundedCents } = sale;
  const left = priceCents + deliveryCents - refundedCents;
  const isBack = isReturning(sale.purchase_state, sale.is_refund_due);
  // As after the refund.
  if (isBack && left > 0) return { feeCents: 0, netCents: 0, refundedCents, state: 'returning' };
  const ofPrice = splitLeft(left, deliveryCents).price;
  const feeCents = sale.released_at ? sale.fee_cents : feeLeft(sale.fee_cents, priceCents, ofPrice);
  return {
    feeCents,
    refundedCents,
    netCents: sale.released_at ? sale.available_cents : left - feeCents,
    state: stateOf(sale, left),
  };
}

function stateOf(sale: EarnedSale, left: number): SaleMoneyState {
  if (left <= 0) return 'refunded';
  if (sale.purchase_state === 'disputed' && (!sale.released_at || sale.open_as === 'owed')) return 'disputed';
  if (!sale.released_at) return 'pending';
  if (sale.open_as === null) return sale.was_sent || sale.available_cents <= 0 ? 'paid' : 'settled';
  if (sale.open_as === 'sending') return 'sending';
  return sale.is_refused ? 'refused' : 'available';
}
