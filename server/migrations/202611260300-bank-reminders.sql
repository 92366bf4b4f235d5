-- Sellers who are owed money without having said where to send it, and when they are reminded next.
create table bank_reminders (
  account_id uuid primary key references accounts (id),
  -- The release of the first money that waits.
  since timestamptz not null default now(),
  due_at timestamptz not null
);
create index bank_reminders_by_due on bank_reminders (due_at);

insert into bank_reminders (account_id, due_at)
select distinct o.seller_id, now() from payouts o
where o.state = 'owed' and not exists (select 1 from bank_details b where b.account_id = o.seller_id);
