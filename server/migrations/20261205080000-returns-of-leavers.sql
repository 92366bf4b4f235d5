-- The shop decides about a return when the seller has left; the buyer reads whose answer it is.
alter table return_requests add column answered_by_shop boolean not null default false;
