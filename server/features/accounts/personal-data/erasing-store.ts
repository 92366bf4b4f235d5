import { type RawBuilder, sql } from 'kysely';
import type { Trader } from '../../../../shared/contract/sellers.ts';

export const ERASED_NAME = 'Deleted account';
export const erasedTrader: Trader = { legalName: ERASED_NAME, address: '', registration: '', email: '' };

export const ownListings = (id: string) => sql`select id from listings where seller_id = ${id}`;

/** Listings that somebody tried to buy or asked about. */
export const retainedListings = (id: string) => sql`select listing_id from purchases where seller_id = ${id}
    union select listing_id from conversations where seller_id = ${id}`;

/** Notifications to others that name or quote this person; to admins too. */
export const naming = (id: string) => sql`n.account_id <> ${id} and (
    n.group_key in (select c.id::text from conversations c where ${id} in (c.buyer_id, c.seller_id)
      union all select r.id::text from return_requests r where ${id} in (r.buyer_id, r.seller_id))
    or exists (select from fulfillments f where f.listing_id = n.listing_id
      and ${id} in (f.buyer_id, f.seller_id) and n.account_id in (f.buyer_id, f.seller_id)))`;

export const withoutPerson = (params: RawBuilder<unknown>) =>
  sql`(${params} - array['text', 'tracking']) || case when ${params} ? 'from'
      then jsonb_build_object('from', ${ERASED_NAME}::text) else '{}' end`;

/** Notifications to admins whose title is this person's name. */
export const titled = (id: string) => sql`n.kind = 'decision_needed'
  and n.group_key in (select c.id::text from cases c where c.kind = 'account' and c.subject_id = ${id})`;

export const withoutTitle = (params: RawBuilder<unknown>) =>
  sql`${params} || jsonb_build_object('title', ${ERASED_NAME}::text)`;

/** Possible targets of an act about a person. */
export const ofPerson = (id: string) => sql`select ${id}::uuid
  union all select id from listings where seller_id = ${id}
  union all select id from purchases where ${id} in (buyer_id, seller_id)
  union all select unnest(array[id, purchase_id]) from fulfillments where ${id} in (buyer_id, seller_id)
  union all select id from reviews where ${id} in (writer_id, about_id)
  union all select id from messages where sender_id = ${id}`;
