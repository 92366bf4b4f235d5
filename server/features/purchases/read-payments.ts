import type { Payment } from '../../../shared/contract/admin.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { wirePrice } from '../../../shared/domain/money.ts';
import { cutPage, PAGE_SIZE } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { readTimeCursor } from '../../time-key.ts';
import { listPayments } from './payment-store.ts';

/** One page of what was paid and where the money is now, newest first; for admins (reliability 3.13). */
export async function readPayments(
  { db }: Pick<Services, 'db'>,
  page: { limit?: number; cursor?: string },
): Promise<Page<Payment>> {
  const limit = page.limit ?? PAGE_SIZE;
  const rows = await listPayments(db, limit, readTimeCursor(page.cursor));
  return cutPage(rows, limit, presentPayment, (row) => [row.micros, row.entry_id]);
}

const presentPayment = (row: Awaited<ReturnType<typeof listPayments>>[number]): Payment => ({
  _id: row.id,
  previousId: row.listing_id,
  productName: row.category,
  title: row.title,
  price: wirePrice(row.amount_cents),
  state: row.state,
  ...(row.refunded_cents > 0 ? { refunded: wirePrice(row.refunded_cents) } : {}),
  buyerName: row.buyer_name,
  buyerEmail: row.buyer_email,
  sellerName: row.seller_name,
  sellerEmail: row.seller_email,
  ...(row.intent_id ? { intentId: row.intent_id } : {}),
  paidAt: row.paid_at.toISOString(),
});
