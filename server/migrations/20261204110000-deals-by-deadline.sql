-- What waits for a person, the nearest deadline first: offers to answer, prices to pay, open purchases and sales.
create index offers_for_buyer on offers (buyer_id, expires_at, id) where state = 'open' and proposed_by = 'seller';
create index offers_for_seller on offers (seller_id, expires_at, id) where state = 'open' and proposed_by = 'buyer';
create index purchases_to_pay on purchases (buyer_id, held_until)
  where agreed and state in ('held', 'intent_ready', 'processing');
create index fulfillments_due_by_buyer on fulfillments (buyer_id, deadline_at, id)
  where state in ('arranging', 'arranged', 'inspecting', 'no_show', 'disputed');
create index fulfillments_due_by_seller on fulfillments (seller_id, deadline_at, id)
  where state in ('arranging', 'arranged', 'inspecting', 'no_show', 'disputed');
