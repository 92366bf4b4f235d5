-- What the list of disputed payments shows of the bank's question, as the provider last told it.
alter table purchases
  add column bank_due_by timestamptz,
  add column bank_answered boolean not null default false;
