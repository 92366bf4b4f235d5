import type pg from 'pg';

const read = async (pool: pg.Pool, statement: string): Promise<string[]> => {
  const { rows } = await pool.query<{ what: string }>(statement);
  return rows.map(({ what }) => what);
};

/** Returns where conversations, offers, purchases and handovers contradict each other, in words. */
export const brokenDeals = (pool: pg.Pool): Promise<string[]> =>
  read(
    pool,
    `select 'a hold differs from its offer: ' || o.id as what from offers o join purchases p on p.id = o.purchase_id
       where (p.price_cents, p.buyer_id, p.listing_id) is distinct from (o.amount_cents, o.buyer_id, o.listing_id)
         or not p.agreed
     union all select 'an accepted offer holds nothing: ' || id from offers
       where (state = 'accepted') <> (purchase_id is not null)
     union all select 'nobody agreed on a hold: ' || id from purchases p
       where agreed and not exists (select from offers o where o.purchase_id = p.id)
     union all select 'two open offers of one buyer: ' || min(id::text) from offers
       where state = 'open' group by listing_id, buyer_id having count(*) > 1
     union all select 'an open offer for a listing that is ' || l.state || ': ' || o.id
       from offers o join listings l on l.id = o.listing_id where o.state = 'open' and l.state = 'sold'
     union all select 'a sale without a fulfillment: ' || id from sales s
       where not exists (select from fulfillments f where f.purchase_id = s.purchase_id)
     union all select 'a sale at another price: ' || s.id from sales s join purchases p on p.id = s.purchase_id
       where (s.price_cents, s.method, s.delivery_cents) <> (p.price_cents, p.method, p.delivery_cents)
     union all select 'refunded, and the fulfillment is ' || f.state || ': ' || f.id
       from fulfillments f join purchases p on p.id = f.purchase_id where p.state = 'refunded' and f.state not in ('cancelled', 'refused')
     union all select 'a decision without its refund: ' || d.fulfillment_id
       from disputes d join fulfillments f on f.id = d.fulfillment_id
       where exists (
         select from (values ('decided', d.amount_cents), ('appealed', d.appeal_amount_cents)) as part (reason, cents)
         where part.cents is not null and not exists (
           select from refunds r
           where (r.purchase_id, r.reason, r.amount_cents) = (f.purchase_id, part.reason, part.cents)))
     union all select 'messages are missing: ' || c.id from conversations c
       where c.last_position <> (select count(*) from messages m where m.conversation_id = c.id)`,
  );

/** Returns what should have ended by itself. */
export const unfinishedDeals = (pool: pg.Pool): Promise<string[]> =>
  read(
    pool,
    `select 'offer ' || id || ' is still open' as what from offers where state = 'open'
     union all select 'fulfillment ' || id || ' is still ' || state from fulfillments
       where state not in ('completed', 'cancelled', 'refused')
     union all select 'refund ' || id || ' is still to be asked for' from refunds
       where state = 'pending' and provider_refund_id is null
     union all select 'nobody was told of offer ' || id from offers where untold`,
  );
