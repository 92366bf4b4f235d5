import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Row = Record<string, unknown>;

/** Returns the data stored about an account, by kind, without secrets and other people's data. */
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
    purchases: await list(sql`select p.id, p.listing_id, p.price_cents, p.currency, p.state, p.created_at, p.updated_at,
      s.paid_at, s.snapshot - 'buyerEmail' as listing from purchases p left join sales s on s.purchase_id = p.id
      where p.buyer_id = ${id} order by p.created_at`),
    sales: await list(sql`select s.listing_id, s.price_cents, s.paid_at, s.snapshot - 'buyerEmail' as listing
      from sales s where s.seller_id = ${id} order by s.paid_at`),
    refunds: await list(sql`select r.purchase_id, r.amount_cents, r.reason, r.state, r.created_at
      from refunds r join purchases p on p.id = r.purchase_id where p.buyer_id = ${id} order by r.created_at`),
    alertChoices: await list(sql`select kind, wanted from alert_choices where account_id = ${id}`),
    alerts: await list(sql`select listing_id, kind, day, told_at from alerts where account_id = ${id} order by day`),
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
