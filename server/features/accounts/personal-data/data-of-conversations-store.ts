import { sql } from 'kysely';
import { ofPerson, ownListings } from './erasing-store.ts';
import type { PersonalData } from './personal-data.ts';

export const dataOfConversations: readonly PersonalData[] = [
  {
    tables: ['conversations', 'conversation_members', 'messages', 'message_images'],
    feature: 'features/conversations',
    privacy: {
      what: 'conversations about listings: texts, photos, what was hidden in a text, when somebody read',
      why: 'buyer and seller agree',
      howLong: 'as the accounts of both',
      erasedBy: "the clock empties the texts and photos of the one who has left; the other one's stay",
    },
    erase: (id) => [
      sql`update messages set text = '', shown_text = null, client_id = null, hidden_kinds = '{}' where sender_id = ${id}`,
      sql`delete from message_images where image_id in (select id from images where owner_id = ${id})`,
    ],
    export: {
      conversations: (
        id,
      ) => sql`select c.id, c.listing_id, l.title, case when c.buyer_id = ${id} then 'buyer' else 'seller' end as role,
      c.created_at, (select jsonb_agg(jsonb_build_object('kind', m.kind, 'text', m.text, 'event', m.event, 'at', m.at,
        'photos', (select jsonb_agg(i.url order by mi.position) from message_images mi join images i on i.id = mi.image_id
          where mi.message_id = m.id)) order by m.position) from messages m
        where m.conversation_id = c.id and m.sender_id = ${id}) as messages
      from conversations c join listings l on l.id = c.listing_id where ${id} in (c.buyer_id, c.seller_id) order by c.created_at`,
    },
  },
  {
    tables: ['message_prints'],
    feature: 'features/conversations',
    privacy: {
      what: 'a fingerprint of sent texts, by a secret of the shop',
      why: 'to stop the same text to many people',
      howLong: 'a day',
      erasedBy: 'the clock; with the account',
    },
    erase: (id) => [sql`delete from message_prints where account_id = ${id}`],
  },
  {
    tables: ['offers', 'offer_rules', 'offer_steps'],
    feature: 'features/offers',
    privacy: {
      what: "offers: amount, who, state, times; the seller's limits",
      why: 'to agree on a price',
      howLong: 'as the account, and 30 days',
      erasedBy:
        'open ones end when a person leaves; amounts and states stay with the purchase; limits go with the listing',
    },
    erase: (id) => [sql`delete from offer_rules where listing_id in (${ownListings(id)})`],
    export: {
      offers: (id) => sql`select listing_id, proposed_by, amount_cents, currency, state, expires_at, created_at
      from offers where ${id} in (buyer_id, seller_id) order by created_at`,
      offerRules: (id) => sql`select r.listing_id, r.floor_cents, r.accept_cents from offer_rules r
      join listings l on l.id = r.listing_id where l.seller_id = ${id}`,
    },
  },
  {
    tables: ['reviews'],
    feature: 'features/reviews',
    privacy: {
      what: 'reviews of completed sales: stars, text, tags, reply',
      why: 'to show how somebody sells',
      howLong: 'as the account of their writer',
      erasedBy: 'the clock empties the text with the writer and the reply with its writer; stars stay for the rating',
    },
    erase: (id) => [
      sql`update reviews set text = '', tags = '{}' where writer_id = ${id}`,
      sql`update reviews set reply = null, replied_at = null where about_id = ${id}`,
    ],
    export: {
      reviewsWritten: (id) => sql`select r.stars, r.text, r.tags, r.created_at, l.title from reviews r
      join fulfillments f on f.id = r.fulfillment_id join listings l on l.id = f.listing_id
      where r.writer_id = ${id} order by r.created_at`,
      reviewsAboutYou: (id) => sql`select r.stars, r.text, r.tags, r.reply, r.replied_at, r.created_at from reviews r
      where r.about_id = ${id} and r.shown_from <= now() order by r.created_at`,
    },
  },
  {
    tables: ['blocks'],
    feature: 'features/blocks',
    privacy: {
      what: 'whom a person has blocked',
      why: 'to keep two people apart',
      howLong: 'until it is undone, or as the account of one of them',
      erasedBy: 'the person; the clock',
    },
    erase: (id) => [sql`delete from blocks where account_id = ${id} or blocked_id = ${id}`],
    export: {
      blocked: (id) => sql`select b.blocked_id, a.display_name, b.created_at from blocks b
      join accounts a on a.id = b.blocked_id where b.account_id = ${id} order by b.created_at`,
    },
  },
  {
    tables: ['cases', 'reports'],
    feature: 'features/cases',
    privacy: {
      what: 'reports, decisions and appeals: who, what, why',
      why: 'to answer for decisions',
      howLong:
        'as long as the account, and 30 days; an email that a reporter without an account left, until 90 days after the decision',
      erasedBy:
        'the clock takes out the reporter, and what was written by and about the person; ids and decisions stay',
    },
    erase: (id) => [
      sql`update reports set reporter_id = null, email = null, text = '' where reporter_id = ${id}`,
      sql`update reports set text = '' where case_id in (select id from cases where subject_id = ${id})`,
      sql`update cases set appeal_text = null, reason = null, appeal_reason = null, clause = null, appeal_clause = null where subject_id = ${id}`,
    ],
    export: {
      reports: (id) =>
        sql`select c.kind, r.reason, r.text, r.created_at from reports r join cases c on c.id = r.case_id where r.reporter_id = ${id}`,
      decisions: (
        id,
      ) => sql`select kind, target_id, action, reason, decided_at, appeal_text, appealed_at, appeal_action, appeal_reason,
        appeal_decided_at from cases where subject_id = ${id} and action is not null order by decided_at`,
    },
  },
  {
    tables: ['audit_log'],
    feature: 'features/admin',
    privacy: {
      what: 'what admins and people did',
      why: 'to answer for it',
      howLong: 'for good',
      erasedBy:
        "it names ids and states; what a removed seller's listings said, and the reasons for acts about a removed person, are emptied; references of payouts stay",
    },
    erase: (id) => [
      sql`update audit_log set before = '{}', after = '{}' where action = 'edit_listing' and target_id in (${ownListings(id)})`,
      sql`update audit_log set before = before - 'reason', after = after - 'reason'
        where (before ? 'reason' or after ? 'reason') and (target_id in (${ofPerson(id)}) or actor_id in (
          select id from accounts where id = ${id} and type <> 'admin'))`,
    ],
    export: {
      acts: (id) =>
        sql`select action, before, after, at from audit_log where target_id = ${id} or actor_id = ${id} order by at`,
    },
  },
];
