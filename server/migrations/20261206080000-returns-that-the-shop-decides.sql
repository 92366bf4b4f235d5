-- When admins were last reminded of a return that they decide because the seller has left.
alter table return_requests add column shop_reminded_at timestamptz;
