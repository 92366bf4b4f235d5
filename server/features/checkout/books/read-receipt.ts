import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../ports/services.ts';
import { findSaleTrader } from './find-sale.ts';
import { presentSale } from './read-sales.ts';
import { findSaleById } from './sale-store.ts';

/**
 * Returns the receipt of a listing as it was sold.
 * @param id of the paid record or listing
 * @throws not_found
 */
export async function readReceipt(
  services: Pick<Services, 'db' | 'config'>,
  buyerId: string,
  id: string,
): Promise<Receipt> {
  const { db } = services;
  const sale = await findSaleById(db, buyerId, id);
  if (!sale) throw new Failure('not_found');
  const trader = await findSaleTrader(db, sale);
  const { condition, year, description, defects, location } = sale.snapshot;
  return {
    ...presentSale(services, sale),
    number: receiptNumber(sale.id, sale.paid_at),
    condition,
    year,
    description,
    ...(defects ? { defects } : {}),
    location,
    buyerName: sale.buyer_name,
    ...(trader ? { trader } : {}),
  };
}

function receiptNumber(saleId: string, paidAt: Date): string {
  const day = paidAt.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-${saleId.slice(-8).toUpperCase()}`;
}
