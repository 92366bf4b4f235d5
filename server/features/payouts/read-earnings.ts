import type { Earnings } from '../../../shared/contract/payouts.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { splitBalance } from '../../../shared/domain/payout.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { readSellerMoney } from '../checkout/books/seller-money.ts';
import { type EarnedSale, listEarnedSales } from './payout-store.ts';
import { saleMoney } from './sale-money.ts';
import { readPartsOf, sumReturning } from './seller-parts-store.ts';

const SHOWN_SALES = 200;

/** Returns booked cents without sales that go back. */
export const withoutReturning = async (db: Db, sellerId: string, booked: Cents): Promise<Cents> =>
  booked - (await sumReturning(db, sellerId));

/** Returns the caller's earnings and the newest sales. */
export async function readEarnings({ db }: Pick<Services, 'db'>, caller: Caller): Promise<Earnings> {
  const { pendingCents, balanceCents, transferredCents } = await readSellerMoney(db, caller.id);
  const parts = await readPartsOf(db, caller.id);
  const sales = await listEarnedSales(db, caller.id, SHOWN_SALES);
  return {
    transferredCents,
    ...splitBalance(pendingCents, balanceCents, parts),
    sales: sales.map(present),
  };
}

function present(sale: EarnedSale): Earnings['sales'][number] {
  const { price_cents: priceCents, delivery_cents: deliveryCents } = sale;
  return {
    listingId: sale.listing_id,
    title: sale.title,
    priceCents,
    deliveryCents,
    ...saleMoney(sale),
    paidAt: sale.paid_at.toISOString(),
    ...(sale.released_at ? { releasedAt: sale.released_at.toISOString() } : {}),
  };
}
