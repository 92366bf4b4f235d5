-- The open sales and purchases of a person, the newest first. They are few, whatever the number of ended ones.
create index fulfillments_open_by_seller on fulfillments (seller_id, created_at desc, id desc)
  where state in ('arranging', 'arranged', 'inspecting', 'no_show', 'disputed');
create index fulfillments_open_by_buyer on fulfillments (buyer_id, created_at desc, id desc)
  where state in ('arranging', 'arranged', 'inspecting', 'no_show', 'disputed');
