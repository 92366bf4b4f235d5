import type { Cents } from '../../../shared/domain/money.ts';
import type { Db } from '../../platform/db/database.ts';

export type Deal = {
  listingId: string;
  title: string;
  price: Cents;
  buyerId: string;
  sellerId: string;
  buyerName: string;
  sellerName: string;
};

export const findDeal = (db: Db, conversationId: string): Promise<Deal | undefined> =>
  db
    .selectFrom('conversations as c')
    .innerJoin('listings as l', 'l.id', 'c.listing_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'c.buyer_id')
    .innerJoin('accounts as seller', 'seller.id', 'c.seller_id')
    .where('c.id', '=', conversationId)
    .select(['l.id as listingId', 'l.title', 'l.price_cents as price', 'buyer.id as buyerId', 'seller.id as sellerId'])
    .select(['buyer.display_name as buyerName', 'seller.display_name as sellerName'])
    .executeTakeFirst();
