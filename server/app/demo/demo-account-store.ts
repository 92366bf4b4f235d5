import type { Db } from '../../platform/db/database.ts';

/** Returns open and refunded sales of the demo that the card provider does not know. */
export const listUnknownSales = (db: Db) =>
  db
    .selectFrom('fulfillments as f')
    .innerJoin('purchases as p', 'p.id', 'f.purchase_id')
    .innerJoin('accounts as b', 'b.id', 'p.buyer_id')
    .leftJoin('refunds as r', 'r.purchase_id', 'p.id')
    .select(['p.id', 'p.listing_id', 'p.buyer_id', 'p.price_cents', 'p.delivery_cents', 'p.currency'])
    .select(['b.email as buyer_email', 'r.id as refund_id', 'r.amount_cents as refunded_cents', 'r.attempt'])
    .where('f.completed_at', 'is', null)
    .where('p.state', 'in', ['paid', 'refunded'])
    .where('p.intent_id', 'is', null)
    .execute();

export const findAccountId = async (db: Db, email: string): Promise<string | undefined> =>
  (await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst())?.id;

/** The demo's account is not new: its money is sent at once. */
export const endWaitOfDemo = (db: Db, sellerId: string) =>
  db.updateTable('seller_accounts').set({ usable_from: null }).where('account_id', '=', sellerId).execute();

export const storeDemoRefund = (db: Db, refundId: string, providerId: string) =>
  db
    .updateTable('refunds')
    .set({ provider_refund_id: providerId })
    .where('id', '=', refundId)
    .where('provider_refund_id', 'is', null)
    .execute();

export const storeDemoPayment = (db: Db, purchaseId: string, intent: { id: string; clientSecret: string }) =>
  db
    .updateTable('purchases')
    .set({ intent_id: intent.id, client_secret: intent.clientSecret })
    .where('id', '=', purchaseId)
    .where('intent_id', 'is', null)
    .execute();
