-- Reads that went through all sales, measured with a million of them.
create index fulfillments_by_listing on fulfillments (listing_id);
create index purchases_by_listing on purchases (listing_id);
create index payouts_by_purchase on payouts (purchase_id, state);
create index payouts_by_state on payouts (state, due_at, id);
-- Contains all that the job reads every second.
create index payouts_owed on payouts (seller_id) include (id, send_after) where state = 'owed';
create index cases_to_decide on cases (created_at desc, id desc) where state in ('open', 'appealed');
