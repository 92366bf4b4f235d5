-- The days on which the operator was told of a deadline of the law, so that each has one notice a day.
create table legal_notices (
  day date not null,
  what text not null,
  told_at timestamptz not null default now(),
  primary key (day, what)
);
