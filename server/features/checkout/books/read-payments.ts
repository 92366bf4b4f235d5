import type { Page } from '../../../../shared/contract/call.ts';
import type { Payment, PaymentFilter } from '../../../../shared/contract/checkout/payments.ts';
import type { Table } from '../../../../shared/contract/table.ts';
import { DEFAULT_CURRENCY } from '../../../../shared/domain/currency.ts';
import { decisionObstacle } from '../../../../shared/domain/decision-obstacle.ts';
import { EXPORT_ROWS } from '../../../../shared/domain/moderation.ts';
import { readJudge } from '../../../platform/db/authorize-decision.ts';
import { cutPage, PAGE_SIZE } from '../../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../../platform/db/time-key.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { wirePrice } from '../../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import type { Services } from '../../../ports/services.ts';
import { presentLastReturn } from '../returns/present-return.ts';
import { findLastReturns } from '../returns/return-store.ts';
import { listPayments } from './payment-store.ts';

/** Returns a page of payments with the present place of the money; for admins. */
export async function readPayments(
  { db, config }: Pick<Services, 'db' | 'config'>,
  viewer: Caller,
  page: PaymentFilter & { limit?: number; cursor?: string },
): Promise<Page<Payment>> {
  const limit = page.limit ?? PAGE_SIZE;
  const rows = await listPayments(db, page, limit, readTimeCursor(page.cursor));
  const [judge, requests] = await Promise.all([
    readJudge(db, viewer.id),
    findLastReturns(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const present = (row: (typeof rows)[number]): Payment => {
    const found = requests.find((one) => one.purchase_id === row.id);
    const obstacle = decisionObstacle(judge, { parties: [row.buyer_id, row.seller_id] });
    const payment = { ...presentPayment(row), ...(obstacle ? { obstacle } : {}) };
    if (!found) return payment;
    return { ...payment, returnRequest: presentLastReturn({ config }, found) };
  };
  return cutPage(rows, limit, { present, cursorOf: (row) => [row.micros, row.entry_id] });
}

/** Exports up to 10,000 payments; amounts in the shop's currency. */
export async function exportPayments(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  filter: PaymentFilter,
): Promise<Table> {
  const rows = await listPayments(db, filter, EXPORT_ROWS, undefined);
  return {
    fileName: `payments-${clock.now().toISOString().slice(0, 10)}.csv`,
    columns: [
      ...currencyColumn('currency'),
      'paid_at',
      'title',
      'category',
      'price',
      'delivery',
      'refunded',
      'state',
      'buyer',
      'buyer_email',
      'seller',
      'seller_email',
      'provider_id',
    ],
    rows: rows.slice(0, EXPORT_ROWS).map((row) => {
      const { paidAt, title, category, price, deliveryCents = 0, refunded = '0', state, ...who } = presentPayment(row);
      const people = [who.buyerName, who.buyerEmail, who.sellerName, who.sellerEmail];
      return [
        ...currencyColumn(shopCurrency()),
        paidAt,
        title,
        category,
        price,
        wirePrice(deliveryCents),
        refunded,
        state,
        ...people,
        who.intentId ?? '',
      ];
    }),
  };
}

/** Omitted for USD, to keep its columns. */
const currencyColumn = (cell: string) => (shopCurrency() === DEFAULT_CURRENCY ? [] : [cell]);

function presentOwed(row: Awaited<ReturnType<typeof listPayments>>[number]): Pick<Payment, 'owedCents'> {
  const left = row.amount_cents - row.refunded_cents;
  if (row.state === 'refund_failed') return { owedCents: left };
  const part = row.state === 'paid' ? row.failed_part_cents : null;
  return part && part < left ? { owedCents: part } : {};
}

const presentPayment = (row: Awaited<ReturnType<typeof listPayments>>[number]): Payment => ({
  id: row.id,
  listingId: row.listing_id,
  category: row.category,
  title: row.title,
  price: wirePrice(row.amount_cents),
  state: row.state,
  ...(row.is_bank_disputed && row.state !== 'disputed' ? { waitsForBank: true as const } : {}),
  ...(row.state === 'disputed' && row.intent_id
    ? { bank: { answered: row.bank_answered, ...(row.bank_due_by ? { dueBy: row.bank_due_by.toISOString() } : {}) } }
    : {}),
  ...(row.delivery_cents > 0 ? { deliveryCents: row.delivery_cents } : {}),
  ...(row.refunded_cents > 0 ? { refunded: wirePrice(row.refunded_cents) } : {}),
  ...presentOwed(row),
  ...(row.state === 'paid' && row.failed_part_cents ? { failedPart: wirePrice(row.failed_part_cents) } : {}),
  buyerId: row.buyer_id,
  buyerName: row.buyer_name,
  buyerEmail: row.buyer_email,
  sellerId: row.seller_id,
  sellerName: row.seller_name,
  sellerEmail: row.seller_email,
  ...(row.intent_id ? { intentId: row.intent_id } : {}),
  paidAt: row.paid_at.toISOString(),
});
