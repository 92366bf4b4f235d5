import type { Language } from '../../../shared/domain/language.ts';
import type { Db } from '../../platform/db/database.ts';

export type Party = { email: string; displayName: string; language: Language; hasLeft?: true };

/** Returns buyer and seller for a purchase's emails, removed or not. */
export async function findBuyerAndSeller(
  db: Db,
  ids: { buyer_id: string; seller_id: string },
): Promise<{ buyer: Party; seller: Party }> {
  const row = await db
    .selectFrom('accounts as buyer')
    .innerJoin('accounts as seller', (join) => join.on('seller.id', '=', ids.seller_id))
    .where('buyer.id', '=', ids.buyer_id)
    .select([
      'buyer.email as buyerEmail',
      'buyer.display_name as buyerName',
      'buyer.language as buyerLanguage',
      'buyer.deleted_at as buyerLeftAt',
      'seller.email as sellerEmail',
      'seller.display_name as sellerName',
      'seller.language as sellerLanguage',
      'seller.deleted_at as sellerLeftAt',
    ])
    .executeTakeFirstOrThrow();
  return {
    buyer: {
      email: row.buyerEmail,
      displayName: row.buyerName,
      language: row.buyerLanguage,
      ...left(row.buyerLeftAt),
    },
    seller: {
      email: row.sellerEmail,
      displayName: row.sellerName,
      language: row.sellerLanguage,
      ...left(row.sellerLeftAt),
    },
  };
}

const left = (at: Date | null) => (at ? { hasLeft: true as const } : {});
