-- When the seller typed the code, perhaps without a connection, and how often too many wrong codes were typed.
alter table fulfillments
  add column handed_over_at timestamptz,
  add column code_locks integer not null default 0 check (code_locks >= 0);
