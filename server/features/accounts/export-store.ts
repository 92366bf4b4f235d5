import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Row = Record<string, unknown>;

/** Returns an account's data by kind, without secrets and other people's data. */
export async function readPersonalData(db: Db, id: string): Promise<{ account: Row[]; [kind: string]: Row[] }> {
  const list = async (from: RawBuilder<unknown>): Promise<Row[]> => {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(r) as row from (${from}) r`.execute(db);
    return rows.map(({ row }) => row);
  };
  return {
    account:
      await list(sql`select id, email, display_name, type, verified_at, verified_name, badge_suspended_at, badge_reason, email_verified, language, created_at
      from accounts where id = ${id}`),
    listings: await list(sql`select l.*, (select jsonb_agg(i.url order by li.position) from listing_images li
      join images i on i.id = li.image_id where li.listing_id = l.id) as pictures
      from listings l where l.seller_id = ${id} order by l.created_at`),
    pictures: await list(
      sql`select url, width, height, bytes, created_at from images where owner_id = ${id} order by created_at`,
    ),
    saved: await list(sql`select w.listing_id, l.title, w.price_cents, w.created_at, w.removed_at
      from wishes w join listings l on l.id = w.listing_id where w.buyer_id = ${id} order by w.created_at`),
    savedSearches: await list(sql`select name, query, pace, created_at from saved_searches where account_id = ${id}`),
    purchases:
      await list(sql`select p.id, p.listing_id, p.price_cents, p.method, p.delivery_cents, p.currency, p.state, p.created_at, p.updated_at,
      s.paid_at, s.snapshot - 'buyerEmail' as listing from purchases p left join sales s on s.purchase_id = p.id
      where p.buyer_id = ${id} order by p.created_at`),
    sales:
      await list(sql`select s.listing_id, s.price_cents, s.method, s.delivery_cents, s.fee_cents, s.paid_at, s.snapshot - 'buyerEmail' as listing
      from sales s where s.seller_id = ${id} order by s.paid_at`),
    refunds: await list(sql`select r.purchase_id, r.amount_cents, r.reason, r.state, r.created_at
      from refunds r join purchases p on p.id = r.purchase_id where p.buyer_id = ${id} order by r.created_at`),
    notificationChoices: await list(
      sql`select topic, channel, wanted from notification_choices where account_id = ${id} order by topic, channel`,
    ),
    notificationSettings: await list(
      sql`select time_zone, quiet_from, quiet_until, digest_hour from notification_settings where account_id = ${id}`,
    ),
    pushSubscriptions: await list(
      sql`select endpoint, created_at from push_subscriptions where account_id = ${id} order by created_at`,
    ),
    notifications: await list(
      sql`select kind, params, href, count, at, read_at from notifications where account_id = ${id} order by at`,
    ),
    imports: await list(sql`select i.file_name, i.created_at, i.finished_at, (select jsonb_agg(jsonb_build_object(
      'position', r.position, 'cells', r.cells, 'state', r.state) order by r.position) from import_rows r
      where r.import_id = i.id) as rows from imports i where i.seller_id = ${id} order by i.created_at`),
    importedPictures: await list(sql`select name, url from import_pictures where seller_id = ${id}`),
    acceptedTerms: await list(
      sql`select document, version, accepted_at from legal_acceptances where account_id = ${id} order by accepted_at`,
    ),
    sellingAs: await list(
      sql`select kind, legal_name, address, registration, email, stated_at from seller_statements where account_id = ${id}`,
    ),
    returnRequests: await list(
      sql`select purchase_id, reason, text, state, created_at from return_requests where buyer_id = ${id} order by created_at`,
    ),
    returnAnswers: await list(
      sql`select purchase_id, reason, state, answer, answered_at from return_requests where seller_id = ${id} order by created_at`,
    ),
    handovers:
      await list(sql`select listing_id, case when buyer_id = ${id} then 'buyer' else 'seller' end as role, state, method,
      created_at, completed_at, case when cancelled_by = ${id} then ended_reason end as reason,
      case when cancelled_by = ${id} then ended_text end as text,
      case when ${id} = case method when 'pickup' then seller_id else buyer_id end then address end as address,
      handed_over_at, (select jsonb_agg(jsonb_build_object('start', w.starts_at,
        'end', w.ends_at, 'state', w.state) order by w.created_at, w.id) from fulfillment_windows w
        where w.fulfillment_id = fulfillments.id and w.proposed_by = case when buyer_id = ${id} then 'buyer' else 'seller' end)
        as proposed_times from fulfillments where ${id} in (buyer_id, seller_id) order by created_at`),
    disputes:
      await list(sql`select f.listing_id, d.state, d.outcome, d.amount_cents, d.opened_at, d.decided_at, d.decision_reason,
      case when ${id} = case d.opened_by when 'buyer' then f.buyer_id else f.seller_id end
        then jsonb_build_object('reason', d.reason, 'text', d.text) end as report,
      case when ${id} = case d.appealed_by when 'buyer' then f.buyer_id else f.seller_id end then d.appeal_reason end as appeal,
      (select jsonb_agg(i.url order by r.position) from fulfillment_images r join images i on i.id = r.image_id
        where r.fulfillment_id = f.id and i.owner_id = ${id}) as photos
      from disputes d join fulfillments f on f.id = d.fulfillment_id
      where ${id} in (f.buyer_id, f.seller_id) order by d.opened_at`),
    payouts: await list(
      sql`select amount_cents, state, due_at, reference, paid_at from payouts where seller_id = ${id} order by created_at`,
    ),
    bankDetails: await list(sql`select holder, account, changed_at from bank_details where account_id = ${id}`),
    taxDetails: await list(
      sql`select legal_name, address, tax_number, given_at from tax_details where account_id = ${id}`,
    ),
    sellerAccount: await list(
      sql`select provider_id, state, reason, account_ending, checked_at, created_at from seller_accounts where account_id = ${id}`,
    ),
    transfers: await list(
      sql`select amount_cents, currency, state, provider_id, created_at, done_at from transfers where seller_id = ${id} order by created_at`,
    ),
    reversals: await list(
      sql`select r.amount_cents, r.state, r.provider_id, r.created_at, r.done_at from transfer_reversals r
        join transfers t on t.id = r.transfer_id where t.seller_id = ${id} order by r.created_at`,
    ),
    bankReminders: await list(sql`select since, due_at from bank_reminders where account_id = ${id}`),
    reviewsWritten: await list(sql`select r.stars, r.text, r.tags, r.created_at, l.title from reviews r
      join fulfillments f on f.id = r.fulfillment_id join listings l on l.id = f.listing_id
      where r.writer_id = ${id} order by r.created_at`),
    reviewsAboutYou: await list(sql`select r.stars, r.text, r.tags, r.reply, r.replied_at, r.created_at from reviews r
      where r.about_id = ${id} and r.shown_from <= now() order by r.created_at`),
    blocked: await list(sql`select b.blocked_id, a.display_name, b.created_at from blocks b
      join accounts a on a.id = b.blocked_id where b.account_id = ${id} order by b.created_at`),
    conversations:
      await list(sql`select c.id, c.listing_id, l.title, case when c.buyer_id = ${id} then 'buyer' else 'seller' end as role,
      c.created_at, (select jsonb_agg(jsonb_build_object('kind', m.kind, 'text', m.text, 'event', m.event, 'at', m.at,
        'photos', (select jsonb_agg(i.url order by mi.position) from message_images mi join images i on i.id = mi.image_id
          where mi.message_id = m.id)) order by m.position) from messages m
        where m.conversation_id = c.id and m.sender_id = ${id}) as messages
      from conversations c join listings l on l.id = c.listing_id where ${id} in (c.buyer_id, c.seller_id) order by c.created_at`),
    offers: await list(sql`select listing_id, proposed_by, amount_cents, currency, state, expires_at, created_at
      from offers where ${id} in (buyer_id, seller_id) order by created_at`),
    offerRules: await list(sql`select r.listing_id, r.floor_cents, r.accept_cents from offer_rules r
      join listings l on l.id = r.listing_id where l.seller_id = ${id}`),
    reports: await list(
      sql`select c.kind, r.reason, r.text, r.created_at from reports r join cases c on c.id = r.case_id where r.reporter_id = ${id}`,
    ),
    decisions: await list(
      sql`select kind, target_id, action, reason, decided_at, appeal_text, appealed_at, appeal_action, appeal_reason,
        appeal_decided_at from cases where subject_id = ${id} and action is not null order by decided_at`,
    ),
    acts: await list(
      sql`select action, before, after, at from audit_log where target_id = ${id} or actor_id = ${id} order by at`,
    ),
  };
}
