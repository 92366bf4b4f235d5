import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { receiptNumber } from '../../../../shared/domain/receipt.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../app/services.ts';
import { findTrader } from '../../sellers/selling-as.ts';
import { presentSale } from './read-sales.ts';
import { findSaleById } from './sale-store.ts';

/**
 * The receipt of a paid piece as it was sold, whatever has been edited or removed since; also one that the buyer took
 * out of the history.
 * @param id of the paid record or of its listing
 * @throws not_found for anybody but the buyer
 */
export async function readReceipt({ db }: Pick<Services, 'db'>, buyerId: string, id: string): Promise<Receipt> {
  const sale = await findSaleById(db, buyerId, id);
  if (!sale) throw new Failure('not_found');
  const trader = await findTrader(db, sale.seller_id);
  const { condition, year, description, location } = sale.snapshot;
  return {
    ...presentSale(sale),
    number: receiptNumber(sale.id, sale.paid_at),
    condition,
    year,
    description,
    location,
    // A sold piece is not edited any more, so this is the telephone it was sold with.
    sellerPhone: sale.seller_phone,
    ...(trader ? { trader } : {}),
  };
}
