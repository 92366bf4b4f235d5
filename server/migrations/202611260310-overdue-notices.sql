-- The days (UTC) on which the operator was told of overdue payouts, so that each has one notice.
create table overdue_notices (
  day date primary key,
  payouts integer not null,
  told_at timestamptz not null default now()
);
