-- The few purchases that are under way, by their piece. Every list asks for them, and the planner would rather read all
-- purchases ever made than look into `purchases_one_live`, which holds the paid ones too.
create index purchases_under_way on purchases (listing_id) where state in ('held', 'intent_ready', 'processing', 'expiring');
