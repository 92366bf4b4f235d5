import { type SqlBool, sql } from 'kysely';
import { openStates } from '../../../shared/domain/fulfillment.ts';
import { MOST_OPEN_CONVERSATIONS, OPEN_CONVERSATION_DAYS } from '../../../shared/domain/left-matter.ts';
import { pendingReturnStates } from '../../../shared/domain/returns.ts';
import { isBankDisputed } from '../../platform/db/bank-disputed.ts';
import type { Tx } from '../../platform/db/database.ts';

export const listOpenSalesOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('fulfillments as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .innerJoin('purchases as p', 'p.id', 'f.purchase_id')
    .select(['f.id', 'f.listing_id', 'f.buyer_id', 'f.seller_id', 'f.state', 'f.sent_at', 'f.deadline_at', 'l.title'])
    .select(isBankDisputed('p').as('is_bank_disputed'))
    .where((eb) => eb.or([eb('f.buyer_id', '=', accountId), eb('f.seller_id', '=', accountId)]))
    .where('f.state', 'in', openStates)
    .orderBy('f.id')
    .execute();

export type OpenSale = Awaited<ReturnType<typeof listOpenSalesOf>>[number];

export const listPendingReturnsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('return_requests as r')
    .innerJoin('sales as s', 's.purchase_id', 'r.purchase_id')
    .innerJoin('listings as l', 'l.id', 's.listing_id')
    .select([
      'r.id',
      'r.purchase_id',
      's.listing_id',
      'r.buyer_id',
      'r.seller_id',
      'l.title',
      'r.state',
      'r.must_accept',
      'r.created_at',
    ])
    .where((eb) => eb.or([eb('r.buyer_id', '=', accountId), eb('r.seller_id', '=', accountId)]))
    .where('r.state', 'in', pendingReturnStates)
    .orderBy('r.id')
    .execute();

/** Hiding a seller's listings ended their offers unannounced. */
export const listOffersEndingWith = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('offers as o')
    .innerJoin('listings as l', 'l.id', 'o.listing_id')
    .select(['o.conversation_id as id', 'o.listing_id', 'o.buyer_id', 'o.seller_id', 'l.title'])
    .where((eb) => eb.or([eb('o.buyer_id', '=', accountId), eb('o.seller_id', '=', accountId)]))
    .where(sql<SqlBool>`(o.state = 'open' or (o.state = 'superseded' and o.untold))`)
    .orderBy('o.id')
    .execute();

/** Not about a sale. */
export const listOpenConversationsOf = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('conversation_members as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('listings as l', 'l.id', 'c.listing_id')
    .select(['c.id', 'c.listing_id', 'c.buyer_id', 'c.seller_id', 'l.title'])
    .where('m.account_id', '=', accountId)
    .where('m.last_message_id', 'is not', null)
    .where(sql<SqlBool>`m.last_at > now() - make_interval(days => ${OPEN_CONVERSATION_DAYS})`)
    .where(
      sql<SqlBool>`not exists (select 1 from fulfillments f where f.listing_id = c.listing_id and f.buyer_id = c.buyer_id)`,
    )
    .orderBy('m.last_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(MOST_OPEN_CONVERSATIONS)
    .execute();

export const findNameOf = async (tx: Tx, accountId: string): Promise<string> =>
  (await tx.selectFrom('accounts').select('display_name').where('id', '=', accountId).executeTakeFirstOrThrow())
    .display_name;
