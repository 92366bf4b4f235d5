import { type RawBuilder, sql } from 'kysely';
import type { Trader } from '../../../shared/contract/sellers.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

export type Leaver = { id: string; issuer: string; subject: string };

export async function listToErase(db: Db, removedBefore: Date, limit: number): Promise<Leaver[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'issuer', 'subject'])
    .where('deleted_at', '<', removedBefore)
    .where('erased_at', 'is', null)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

/** What an act about a person may name as its target. */
const ofPerson = (id: string) => sql`select ${id}::uuid
  union all select id from listings where seller_id = ${id}
  union all select id from purchases where ${id} in (buyer_id, seller_id)
  union all select unnest(array[id, purchase_id]) from fulfillments where ${id} in (buyer_id, seller_id)
  union all select id from reviews where ${id} in (writer_id, about_id)
  union all select id from messages where sender_id = ${id}`;

const ERASED_NAME = 'Deleted account';
const erasedTrader: Trader = { legalName: ERASED_NAME, address: '', registration: '', email: '' };

/**
 * Erases an account's data. Sales stay without names, addresses and pictures, and with how the seller sold. Listings
 * without a purchase or conversation are deleted. The other person's messages stay.
 */
export async function eraseRows(tx: Tx, id: string): Promise<void> {
  const own = sql`select id from listings where seller_id = ${id}`;
  const kept = sql`select listing_id from purchases where seller_id = ${id}
    union select listing_id from conversations where seller_id = ${id}`;
  // Notifications to others that name or quote this person.
  const told = sql`n.account_id <> ${id} and (
    n.group_key in (select c.id::text from conversations c where ${id} in (c.buyer_id, c.seller_id))
    or exists (select from fulfillments f where f.listing_id = n.listing_id
      and ${id} in (f.buyer_id, f.seller_id) and n.account_id in (f.buyer_id, f.seller_id)))`;
  const withoutPerson = (params: RawBuilder<unknown>) =>
    sql`(${params} - array['text', 'tracking']) || case when ${params} ? 'from'
      then jsonb_build_object('from', ${ERASED_NAME}::text) else '{}' end`;
  for (const statement of [
    sql`delete from wishes where buyer_id = ${id}`,
    sql`delete from saved_searches where account_id = ${id}`,
    sql`delete from alerts where account_id = ${id}`,
    sql`delete from alert_choices where account_id = ${id}`,
    sql`delete from notifications where account_id = ${id}`,
    sql`update notifications n set params = ${withoutPerson(sql`params`)} where ${told}`,
    sql`update notification_deliveries d set first_params = ${withoutPerson(sql`d.first_params`)} from notifications n
        where n.id = d.notification_id and d.first_params is not null and ${told}`,
    sql`delete from notification_choices where account_id = ${id}`,
    sql`delete from notification_settings where account_id = ${id}`,
    sql`delete from push_subscriptions where account_id = ${id}`,
    sql`update reports set reporter_id = null, email = null, text = '' where reporter_id = ${id}`,
    sql`update reports set text = '' where case_id in (select id from cases where subject_id = ${id})`,
    sql`update cases set appeal_text = null, reason = null, appeal_reason = null, clause = null, appeal_clause = null where subject_id = ${id}`,
    sql`update fulfillments set ended_reason = '', ended_text = '' where cancelled_by = ${id}`,
    sql`update fulfillments set tracking = '' where seller_id = ${id} and tracking <> ''`,
    sql`update fulfillments set address = '' where ${id} = case method when 'pickup' then seller_id else buyer_id end`,
    sql`update disputes d set reason = '', text = '' from fulfillments f
        where f.id = d.fulfillment_id and ${id} = case d.opened_by when 'buyer' then f.buyer_id else f.seller_id end`,
    sql`update disputes d set appeal_reason = '' from fulfillments f
        where f.id = d.fulfillment_id and ${id} = case d.appealed_by when 'buyer' then f.buyer_id else f.seller_id end`,
    sql`update disputes set decision_reason = '' where decider_id = ${id} and decided_by = 'seller'`,
    sql`update return_requests set text = '' where buyer_id = ${id}`,
    sql`update return_requests set answer = null where seller_id = ${id}`,
    sql`delete from seller_statements where account_id = ${id}`,
    sql`update messages set text = '', shown_text = null, client_id = null, hidden_kinds = '{}' where sender_id = ${id}`,
    sql`delete from fulfillment_images where image_id in (select id from images where owner_id = ${id})`,
    sql`delete from message_images where image_id in (select id from images where owner_id = ${id})`,
    sql`delete from message_prints where account_id = ${id}`,
    sql`delete from offer_rules where listing_id in (${own})`,
    sql`update reviews set text = '', tags = '{}' where writer_id = ${id}`,
    sql`update reviews set reply = null, replied_at = null where about_id = ${id}`,
    sql`delete from blocks where account_id = ${id} or blocked_id = ${id}`,
    sql`delete from live_events where account_id = ${id}`,
    sql`delete from live_positions where account_id = ${id}`,
    // The operator still needs them to send what is owed.
    sql`delete from bank_details where account_id = ${id}
        and not exists (select 1 from payouts where seller_id = ${id} and state = 'owed')`,
    sql`delete from seller_accounts where account_id = ${id}
        and not exists (select 1 from payouts where seller_id = ${id} and state in ('owed', 'sending'))`,
    sql`delete from bank_reminders where account_id = ${id}`,
    sql`delete from legal_acceptances where account_id = ${id}`,
    sql`delete from idempotency_keys where account_id = ${id}`,
    sql`delete from imports where seller_id = ${id}`,
    sql`delete from import_pictures where seller_id = ${id}`,
    sql`delete from imported_pieces where seller_id = ${id}`,
    sql`update piece_news set by_id = null where by_id = ${id}`,
    sql`update audit_log set before = '{}', after = '{}' where action = 'edit_listing' and target_id in (${own})`,
    sql`update audit_log set before = before - 'reason', after = after - 'reason'
        where (before ? 'reason' or after ? 'reason') and (target_id in (${ofPerson(id)}) or actor_id in (
          select id from accounts where id = ${id} and type <> 'admin'))`,
    // A worker removes unused files later.
    sql`insert into picture_removals (hash, files)
        select i.hash, i.files from images i where i.owner_id = ${id} and i.files <> '[]'
          and not exists (select 1 from images o where o.hash = i.hash and o.owner_id <> i.owner_id)
        on conflict (hash) do nothing`,
    sql`delete from listing_images where image_id in (select id from images where owner_id = ${id})`,
    sql`delete from images where owner_id = ${id}`,
    sql`delete from wishes where listing_id in (${own}) and listing_id not in (${kept})`,
    sql`delete from listing_images where listing_id in (${own}) and listing_id not in (${kept})`,
    sql`delete from listing_views where listing_id in (${own})`,
    sql`delete from listings where seller_id = ${id} and id not in (${kept})`,
    sql`update listings set seller_name = ${ERASED_NAME}, phone = '', location = '', description = '', place_name = null,
          place_region = null, place_country = null, place_latitude = null, place_longitude = null, public_latitude = null,
          public_longitude = null where seller_id = ${id}`,
    sql`update sales set snapshot = jsonb_set(snapshot || jsonb_build_object('sellerName', ${ERASED_NAME}::text, 'sellerEmail', '',
          'location', '', 'image', '', 'description', '', 'pictures', '[]'::jsonb), '{sellingAs,trader}', ${JSON.stringify(erasedTrader)}::jsonb, false) where seller_id = ${id}`,
    sql`update sales set snapshot = snapshot || jsonb_build_object('buyerEmail', '') where buyer_id = ${id}`,
    sql`update purchases set client_secret = null, begun_from = null where buyer_id = ${id}`,
    sql`update accounts set issuer = 'erased', subject = ${id}, email = ${`${id}@erased.invalid`},
          display_name = ${ERASED_NAME}, verified_at = null, verified_name = null, badge_reason = null, email_verified = false, erased_at = now() where id = ${id}`,
  ])
    await statement.execute(tx);
}

export const dropWaitingMails = (tx: Tx, email: string) =>
  sql`delete from jobs.job where name = 'send-mail' and state in ('created', 'retry')
        and lower(data ->> 'to') = lower(${email})`.execute(tx);

/** Only those that let somebody in, such as the link for a new password. */
export const dropWaitingLinks = (tx: Tx, email: string) =>
  sql`delete from jobs.job where name = 'send-mail' and state in ('created', 'retry')
        and lower(data ->> 'to') = lower(${email})
        and data ->> 'text' ~ '/(reset-password|verify-email)[?]token='`.execute(tx);
