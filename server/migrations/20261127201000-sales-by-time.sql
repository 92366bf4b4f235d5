-- The operator's list of all sales, the newest first.
create index fulfillments_by_time on fulfillments (created_at desc, id desc);
