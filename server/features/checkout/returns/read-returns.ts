import type { Page } from '../../../../shared/contract/call.ts';
import type { ReturnChoice, ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import { MOST_COUNTED_WORK } from '../../../../shared/domain/open-work.ts';
import { canWithdraw, type ReturnState, returnCan } from '../../../../shared/domain/returns.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, PAGE_SIZE } from '../../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../../platform/db/time-key.ts';
import type { Services } from '../../../ports/services.ts';
import { isRemovedAccount } from '../../accounts/find-account.ts';
import { findSaleTrader } from '../books/find-sale.ts';
import { findSaleById } from '../books/sale-store.ts';
import { presentReturn } from './present-return.ts';
import { countReturnsOfLeavers, findReceivedAt, listReturnsOf, listSellerReturns } from './return-store.ts';

/**
 * Returns whether a return can be asked for, and the last request.
 * @param id of the paid record or of its listing
 * @throws not_found for anybody but the buyer
 */
export async function readReturnChoice(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  buyerId: string,
  id: string,
): Promise<ReturnChoice> {
  const sale = await findSaleById(db, buyerId, id);
  if (!sale) throw new Failure('not_found');
  const rows = await listReturnsOf(db, sale.purchase_id);
  const byTrader = (await findSaleTrader(db, sale)) !== undefined;
  const isOwed = canWithdraw({ receivedAt: await findReceivedAt(db, sale), byTrader }, clock.now());
  const [last] = rows;
  const hasLeft = await isRemovedAccount(db, sale.seller_id);
  return {
    canAsk: returnCan.request(sale.purchase_state, rows),
    mustAccept: isOwed,
    canWithdraw: isOwed && returnCan.withdraw(sale.purchase_state, rows),
    ...(hasLeft ? { shopDecides: true as const } : {}),
    ...(last ? { request: presentReturn({ config }, last) } : {}),
  };
}

type Query = { state?: ReturnState; limit?: number; cursor?: string };

/** Returns requests about a seller's sales, newest first. */
export async function readSellerReturns(
  { db, config }: Pick<Services, 'db' | 'config'>,
  sellerId: string,
  { state, limit = PAGE_SIZE, cursor }: Query,
): Promise<Page<ReturnRequest>> {
  const rows = await listSellerReturns(db, sellerId, { state, limit, after: readTimeCursor(cursor) });
  return cutPage(rows, limit, {
    present: (row) => presentReturn({ config }, row),
    cursorOf: (row) => [row.micros, row.id],
  });
}

/** Counts returns of sellers who have left, up to 100. */
export const countShopReturns = (db: Db) => countReturnsOfLeavers(db, MOST_COUNTED_WORK);
