import { sql } from 'kysely';
import { ERASED_NAME, erasedTrader } from './erasing-store.ts';
import type { PersonalData } from './personal-data.ts';

export const dataOfPurchases: readonly PersonalData[] = [
  {
    tables: ['purchases', 'sales', 'refunds', 'ledger_entries', 'purchase_steps'],
    feature: 'features/checkout',
    privacy: {
      what: "purchases and sales: who, what, when, how much, and the trader's details as they were at the sale",
      why: 'the books, which the law asks for',
      howLong: '10 years, or as your law says',
      erasedBy:
        "names, e-mails, places, descriptions, traders' details and pictures go with the account, and the keyed hash of the connection that began a hold; ids, amounts and whether a trader sold stay",
    },
    erase: (id) => [
      sql`update sales set snapshot = jsonb_set(snapshot - 'defects' || jsonb_build_object('sellerName', ${ERASED_NAME}::text, 'sellerEmail', '',
          'location', '', 'image', '', 'description', '', 'pictures', '[]'::jsonb), '{sellingAs,trader}', ${JSON.stringify(erasedTrader)}::jsonb, false) where seller_id = ${id}`,
      sql`update sales set snapshot = snapshot || jsonb_build_object('buyerEmail', '') where buyer_id = ${id}`,
      sql`update purchases set client_secret = null, begun_from = null where buyer_id = ${id}`,
    ],
    export: {
      purchases: (
        id,
      ) => sql`select p.id, p.listing_id, p.price_cents, p.method, p.delivery_cents, p.currency, p.state, p.created_at, p.updated_at,
      s.paid_at, s.snapshot - 'buyerEmail' as listing from purchases p left join sales s on s.purchase_id = p.id
      where p.buyer_id = ${id} order by p.created_at`,
      sales: (
        id,
      ) => sql`select s.listing_id, s.price_cents, s.method, s.delivery_cents, s.fee_cents, s.paid_at, s.snapshot - 'buyerEmail' as listing
      from sales s where s.seller_id = ${id} order by s.paid_at`,
      refunds: (
        id,
      ) => sql`select r.purchase_id, r.amount_cents, r.reason, r.state, r.reference, r.sent_on::text, r.created_at
      from refunds r join purchases p on p.id = r.purchase_id where p.buyer_id = ${id} order by r.created_at`,
    },
  },
  {
    tables: ['return_requests'],
    feature: 'features/checkout',
    privacy: {
      what: 'requests to cancel or return a purchase: reason, text, answer',
      why: 'to settle them between buyer and seller',
      howLong: 'as the account',
      erasedBy:
        "the clock empties the text with the buyer, the answer with the seller, and the shop's with either; ids, reason and state stay for the books",
    },
    erase: (id) => [
      sql`update return_requests set text = '' where buyer_id = ${id}`,
      sql`update return_requests set answer = null where seller_id = ${id} or (answered_by_shop and buyer_id = ${id})`,
    ],
    export: {
      returnRequests: (id) =>
        sql`select purchase_id, reason, text, state, created_at from return_requests where buyer_id = ${id} order by created_at`,
      returnAnswers: (id) =>
        sql`select purchase_id, reason, state, answer, answered_at from return_requests where seller_id = ${id} and not answered_by_shop order by created_at`,
    },
  },
  {
    tables: ['fulfillments', 'fulfillment_windows', 'fulfillment_steps'],
    feature: 'features/fulfillment',
    privacy: {
      what: 'what follows a sale, such as the handover: who, which state, when, proposed times, where, why it was cancelled, who did not come',
      why: 'to hand over and to settle problems',
      howLong: 'as the sale; the address until it ends',
      erasedBy:
        "the clock empties reasons, address and the parcel's number with their writer, and the operator's reason with either of the two; ids, states and times stay for the books",
    },
    erase: (id) => [
      // A confirmation has the buyer's words.
      sql`update fulfillments set ended_reason = '', ended_text = '' where coalesce(cancelled_by, buyer_id) = ${id}`,
      // The operator's words about both; an appeal leaves who cancelled as it was.
      sql`update fulfillments set ended_reason = '', ended_text = '' where ${id} in (buyer_id, seller_id)
        and coalesce(cancelled_by not in (buyer_id, seller_id),
            id in (select fulfillment_id from disputes where appeal_decider_id is not null))`,
      sql`update fulfillments set absence_reason = '', absence_text = ''
        where ${id} = case absent when 'buyer' then seller_id when 'seller' then buyer_id end`,
      sql`update fulfillments set tracking = '' where seller_id = ${id} and tracking <> ''`,
      sql`update fulfillments set address = '' where ${id} = case method when 'pickup' then seller_id else buyer_id end`,
    ],
    export: {
      handovers: (
        id,
      ) => sql`select listing_id, case when buyer_id = ${id} then 'buyer' else 'seller' end as role, state, method,
      created_at, completed_at, case when coalesce(cancelled_by, buyer_id) = ${id} then ended_reason end as reason,
      case when coalesce(cancelled_by, buyer_id) = ${id} then ended_text end as text,
      case when ${id} = case absent when 'buyer' then seller_id when 'seller' then buyer_id end
        then jsonb_build_object('reason', absence_reason, 'text', absence_text) end as absence,
      case when ${id} = case method when 'pickup' then seller_id else buyer_id end then address end as address,
      handed_over_at, (select jsonb_agg(jsonb_build_object('start', w.starts_at,
        'end', w.ends_at, 'state', w.state) order by w.created_at, w.id) from fulfillment_windows w
        where w.fulfillment_id = fulfillments.id and w.proposed_by = case when buyer_id = ${id} then 'buyer' else 'seller' end)
        as proposed_times from fulfillments where ${id} in (buyer_id, seller_id) order by created_at`,
    },
  },
  {
    tables: ['disputes', 'dispute_evidence', 'fulfillment_images'],
    feature: 'features/fulfillment',
    privacy: {
      what: 'problems with a sale: report, photos, what both added, decision, appeal',
      why: 'to decide who gets the money',
      howLong: 'as the sale',
      erasedBy:
        'the clock empties texts and removes photos with their writer, and the reasons that the operator gave with either of the two; what was decided stays for the books',
    },
    erase: (id) => [
      sql`update disputes d set reason = '', text = '' from fulfillments f
        where f.id = d.fulfillment_id and ${id} = case d.opened_by when 'buyer' then f.buyer_id else f.seller_id end`,
      sql`update dispute_evidence e set text = '' from fulfillments f
        where f.id = e.fulfillment_id and ${id} = case e.added_by when 'buyer' then f.buyer_id else f.seller_id end`,
      sql`update disputes d set appeal_reason = '' from fulfillments f
        where f.id = d.fulfillment_id and ${id} = case d.appealed_by when 'buyer' then f.buyer_id else f.seller_id end`,
      sql`update disputes set decision_reason = '' where decider_id = ${id} and decided_by = 'seller'`,
      sql`update disputes d set decision_reason = case d.decided_by when 'operator' then '' else d.decision_reason end,
          appeal_decision_reason = '' from fulfillments f
        where f.id = d.fulfillment_id and ${id} in (f.buyer_id, f.seller_id)`,
      sql`delete from fulfillment_images where image_id in (select id from images where owner_id = ${id})`,
    ],
    export: {
      disputes: (
        id,
      ) => sql`select f.listing_id, d.state, d.outcome, d.amount_cents, d.opened_at, d.decided_at, d.decision_reason,
      case when ${id} = case d.opened_by when 'buyer' then f.buyer_id else f.seller_id end
        then jsonb_build_object('reason', d.reason, 'text', d.text) end as report,
      case when ${id} = case d.appealed_by when 'buyer' then f.buyer_id else f.seller_id end then d.appeal_reason end as appeal,
      (select jsonb_agg(jsonb_build_object('text', e.text, 'at', e.added_at) order by e.added_at, e.id)
        from dispute_evidence e where e.fulfillment_id = f.id
          and ${id} = case e.added_by when 'buyer' then f.buyer_id else f.seller_id end) as evidence,
      (select jsonb_agg(i.url order by r.position) from fulfillment_images r join images i on i.id = r.image_id
        where r.fulfillment_id = f.id and i.owner_id = ${id}) as photos
      from disputes d join fulfillments f on f.id = d.fulfillment_id
      where ${id} in (f.buyer_id, f.seller_id) order by d.opened_at`,
    },
  },
  {
    tables: ['provider_events', 'ledger_comparisons', 'ledger_breaks'],
    feature: 'features/checkout',
    privacy: {
      what: 'what the card provider told',
      why: 'to book it once, and to compare',
      howLong: '30 days; comparisons for good',
      erasedBy: 'the clock; they name payments, no person',
    },
  },
];
