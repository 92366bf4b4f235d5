import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { unpaidStates } from '../../../shared/domain/payout.ts';
import { anyOf } from './any-of.ts';

/** SQL: whether a seller is or will be owed money. */
export const isOwedMoney = (sellerId: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  exists (select 1 from payouts where seller_id = ${sellerId} and state in (${anyOf(unpaidStates)}))
  or exists (select 1 from seller_balances
    where seller_id = ${sellerId} and account in ('seller_pending', 'delivery') and cents <> 0))`;
