-- When admins were last reminded of a return that they decide because the seller has left.
alter table return_requests add column shop_reminded_at timestamptz;
-- Nobody had answered in time. The answer's text cannot say it: an erasure empties it.
alter table return_requests add column accepted_by_clock boolean not null default false;
